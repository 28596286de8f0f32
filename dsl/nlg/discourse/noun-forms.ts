import { plural } from '../../text/english-inflection.ts';
import { builtInNouns } from './built-in-nouns.ts';
import type { Language } from '../../text/locale.ts';
import type { Names, NounLike } from '../../language/symbols/symbols.ts';
import { agreeing } from '../fr/word-forms.ts';
import type { Gender, Noun } from './noun-types.ts';
import type { Form } from '../../language/symbols/symbol-table.ts';

/**
 * `[Held m, Helden]`: the gender follows the singular; without a plural the singular is used for both. What
 * is plural although English has one is marked by `p`: `dégâts mp`, `[Lebenspunkt mp, Lebenspunkte]`.
 */
export function nounOf(names: Names, language: Language, id: string): Noun {
  const formsIn = (each: Language): readonly string[] | undefined => names.printed?.[each] ?? names[each];
  const spoken = formsIn(language) === undefined ? 'en' : language;
  const given = formsIn(spoken) ?? [];
  if (spoken === 'en')
    return { one: given[0] ?? id, many: given[1] ?? plural(given[0] ?? id), gender: undefined };
  const [, name, gender, only] = /^(.*?)(?: ([mfn]?)(p?))?$/.exec(given[0] ?? id)!;
  const written = (word: string): string => (spoken === 'fr' ? word.replaceAll("'", '’') : word);
  const one = written(name);
  return {
    one,
    many: given[1] === undefined ? one : written(given[1]),
    gender: gender ? (gender as Gender) : undefined,
    ...(only ? { onlyMany: true } : {}),
  };
}

/**
 * The form in which a noun is rendered; `counted`: a number precedes it, so that the singular is possible.
 */
export const formIn = ({ one, many, onlyMany }: Noun, form: Form, counted = false): Form =>
  onlyMany && !(counted && one !== many) ? 'many' : form;

/** The noun for a symbol of the game, or for one that every game has. */
export function nounFor(symbol: NounLike, language: Language): Noun {
  return symbol.sort === 'built-in'
    ? builtInNouns[language][symbol.id]
    : nounOf(symbol.names, language, symbol.id);
}

/** A printed value beside the name of its field, with which a French adjective agrees: `nature maudite`. */
export function valueIn(value: NounLike, field: NounLike, language: Language): string {
  const { one, gender } = nounFor(value, language);
  const isAdjective = language === 'fr' && gender === undefined && /^\p{Ll}/u.test(one);
  return isAdjective ? agreeing(one, nounFor(field, language).gender === 'f', false) : one;
}

/** A declared name without its grammar, for headings and lists. */
export const nameIn = (symbol: { readonly id: string; readonly names: Names }, language: Language): string =>
  nounOf(symbol.names, language, symbol.id).one;
