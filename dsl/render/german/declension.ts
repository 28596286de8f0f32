import type { Gender, Noun } from '../noun.ts';

export type Case = 'nom' | 'acc' | 'dat' | 'gen';
/** What an ending depends on: the gender of one, or that there are several. */
export type Agreement = Gender | 'many';
/** What stands in front of an adjective: nothing, an article like `ein`, or one like `der`. */
export type Article = 'none' | 'ein' | 'der';

const at = (kase: Case): number => ['nom', 'acc', 'dat', 'gen'].indexOf(kase);

const endings = (m: string, f: string, n: string, many: string): Record<Agreement, readonly string[]> => ({
  m: m.split(' '),
  f: f.split(' '),
  n: n.split(' '),
  many: many.split(' '),
});

const definite = endings('der den dem des', 'die die der der', 'das das dem des', 'die die den der');
/** `dies-`, `jed-`, `all-` */
const strong = endings('er en em es', 'e e er er', 'es es em es', 'e e en er');
/** `ein-`, `kein-`, `dein-`; `-` is no ending. */
const ein = endings('- en em es', 'e e er er', '- - em es', 'e e en er');
const adjectives: Record<Article, Record<Agreement, readonly string[]>> = {
  none: endings('er en em en', 'e e er er', 'es es em en', 'e e en er'),
  ein: endings('er en en en', 'e e en en', 'es es en en', 'en en en en'),
  der: endings('e en en en', 'e e en en', 'e e en en', 'en en en en'),
};

export const theFor = (agreement: Agreement, kase: Case): string => definite[agreement][at(kase)];
export const derWord = (stem: string, agreement: Agreement, kase: Case): string =>
  stem + strong[agreement][at(kase)];
export const einWord = (stem: string, agreement: Agreement, kase: Case): string =>
  stem + ein[agreement][at(kase)].replace('-', '');
/** `einer deiner Helden`: without a noun of its own. */
export const standingAlone = derWord;

/** An adjective with its ending: `rot` -> `roter`, `dunkel` -> `dunkle`. */
export function adjective(stem: string, article: Article, agreement: Agreement, kase: Case): string {
  const short = stem.endsWith('el') ? `${stem.slice(0, -2)}l` : stem.endsWith('e') ? stem.slice(0, -1) : stem;
  return short + adjectives[article][agreement][at(kase)];
}

/** The part of a name that is declined, and what follows it: `Spieler` and ` am Zug`. */
function parts(name: string): [string, string] {
  const match = /^(\S+)( (?:am|an|auf|aus|bei|der|des|für|im|in|mit|ohne|von|vom|zu|zum|zur) .*)$/.exec(name);
  return match ? [match[1], match[2]] : [name, ''];
}

/** A noun in a case. Masculine nouns with a plural in `-en` take that form in all cases but the first. */
export function declined(noun: Noun, form: 'one' | 'many', kase: Case): string {
  if (form === 'many') {
    const [word, rest] = parts(noun.many);
    return (kase === 'dat' && !/[ns]$/.test(word) ? `${word}n` : word) + rest;
  }
  const [word, rest] = parts(noun.one);
  const { gender } = noun;
  if (gender === 'm' && isWeak(noun)) return kase === 'nom' ? noun.one : noun.many;
  if (kase === 'gen' && (gender === 'm' || gender === 'n'))
    return word + (/[sßxz]$/.test(word) || isShort(word) ? 'es' : 's') + rest;
  return word + rest;
}

/** Of one syllable: `des Zuges`, but `des Stapels`. */
const isShort = (word: string): boolean =>
  (word.match(/[aeiouyäöü]+/giu) ?? []).length === 1 && /[^aeiouyäöühlnr]$/.test(word);

/** `Held, Helden`; not `Wagen, Wagen`, nor words in `-or`. */
const isWeak = ({ one, many }: Noun): boolean =>
  (many === `${one}en` || (many === `${one}n` && one.endsWith('e'))) && !one.endsWith('or');
