import { plural, thirdPerson } from '../english.ts';
import { nearest } from '../near.ts';
import { primitives, type Primitive } from '../primitives.ts';
import { likeNouns, likeVerbs } from '../synonyms.ts';
import { forms, type VerbSymbol, type Vocabulary } from '../vocabulary.ts';

/**
 * What somebody may have meant by a word that a game does not have: the word that is called so in French or German, words
 * of like meaning, and those that are spelled nearly so. Only words of the game and of the language are offered.
 */

const MOST = 3;

/** A verb in the form in which it was written: `kills` asks for `destroys`. */
export function verbsMeant(vocabulary: Vocabulary, word: string): string[] {
  const third = thirdOf(word);
  const known = (base: string): string | undefined => {
    const verb = vocabulary.verbs.find(({ id }) => id === base);
    if (!verb && !Object.hasOwn(primitives, base)) return undefined;
    return third === undefined ? base : thirdForm(vocabulary, base);
  };
  const all = [...vocabulary.verbs.map(({ id, wording }) => ({ id, wording })), ...primitiveWordings];
  const foreign = all.filter(({ wording }) => isForeignVerb(wording, word)).map(({ id }) => id);
  const like = likeVerbs(third ?? word).flatMap((base) => known(base) ?? []);
  const near = nearest(word, [...Object.keys(primitives), ...vocabulary.verbForms.keys()]);
  return best(foreign, near, like).filter((other) => other !== word);
}

const primitiveWordings = Object.entries<Primitive>(primitives).map(([id, { phrase, forms: given }]) => ({
  id,
  wording: { phrase, forms: given ?? {} },
}));

/** The base of a word that may be a third person. */
const thirdOf = (word: string): string | undefined =>
  [word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')].find(
    (base) => base !== word && thirdPerson(base) === word && likeVerbs(base).length > 0,
  );

function thirdForm(vocabulary: Vocabulary, base: string): string {
  for (const [form, { verb, form: which }] of vocabulary.verbForms)
    if (verb.id === base && which === 'third') return form;
  return thirdPerson(base);
}

/** `piochez`, `piocher`, `pioche`; `ziehe`, `ziehen`, `zieht`: the order, its irregular forms, and the regular ones of its stem. */
function isForeignVerb(
  { phrase, forms: given }: Pick<VerbSymbol['wording'], 'phrase' | 'forms'>,
  word: string,
): boolean {
  const french = phrase.fr?.split(' ')[0];
  const german = phrase.de?.split(' ')[0];
  const listed = [...(given.fr ?? []), ...(given.de ?? [])];
  if (listed.includes(word) || word === french || word === german) return true;
  const ends = (order: string | undefined, end: RegExp, others: RegExp): boolean => {
    const stem = order !== undefined && end.test(order) ? order.replace(end, '') : undefined;
    return (
      stem !== undefined && stem.length > 2 && word.startsWith(stem) && others.test(word.slice(stem.length))
    );
  };
  return ends(french, /ez$/, /^(?:er|e|ent|ons|é)$/) || ends(german, /e$/, /^(?:en|t|st)?$/);
}

/** Nouns, in the number in which they were written; `words` is a run of words at the end of a phrase. */
export function nounsMeant(vocabulary: Vocabulary, text: string, terms: readonly string[]): string[] {
  const lower = text.toLowerCase();
  const foreign = [...vocabulary.terms.values()].flat().flatMap(({ symbol, form }) => {
    if (!('names' in symbol)) return [];
    const { fr = [], de = [] } = symbol.names;
    const called = [fr, de].some((names) => bare(names[form === 'one' ? 0 : 1] ?? names[0] ?? '') === lower);
    return called ? [forms(symbol)[form]] : [];
  });
  const several = [text.replace(/s$/, ''), text.replace(/ies$/, 'y')].find(
    (one) => one !== text && plural(one) === text && likeNouns(one).length > 0,
  );
  const like = likeNouns(several ?? text).flatMap((one) => {
    const [meaning] = vocabulary.terms.get(one) ?? [];
    return meaning ? [several === undefined ? one : forms(meaning.symbol).many] : [];
  });
  return best([...new Set(foreign)], nearest(text, terms), like);
}

/** A name without the gender behind it. */
const bare = (name: string): string => name.replace(/ [mfn]?p?$/, '').toLowerCase();

/** What is called so in another language is meant; else a slip of one letter before words of like meaning before others. */
function best(foreign: readonly string[], near: readonly string[], like: readonly string[]): string[] {
  return [...new Set([...foreign, ...(like.length > 0 ? like : near), ...near])].slice(0, MOST);
}
