import { irregularPlural, singularOfIrregular } from './irregular-nouns.ts';
import { irregularParticiple, verbOfIrregular } from './irregular-verbs.ts';

/** English word forms, derived where they are regular, and listed where they are not. */

const sibilant = /(?:s|x|z|ch|sh)$/;
const consonantY = /[^aeiou]y$/;

/** `card` -> `cards`, `city` -> `cities`, `tooth` -> `teeth`; the last word of a term takes the ending. */
export const plural = (term: string): string => irregularPlural(term) ?? regularPlural(term);

/** As if every noun were regular, which is the ending of verbs as well: `box` -> `boxes`, `leaf` -> `leafs`. */
function regularPlural(term: string): string {
  if (consonantY.test(term)) return `${term.slice(0, -1)}ies`;
  return sibilant.test(term) ? `${term}es` : `${term}s`;
}

/** `cards` -> `card`, `boxes` -> `box`, `teeth` -> `tooth`; a word that is no plural stays as it is. */
export const singular = (word: string): string =>
  singularOfIrregular(word) ??
  [word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/s$/, '')].find(
    (one) => one !== word && plural(one) === word,
  ) ??
  word;

/** `draw` -> `draws`, `discard` -> `discards`, `carry` -> `carries`. */
export const thirdPerson = (verb: string): string =>
  ofFirstWord(verb, thirdPerson) ?? (verb.endsWith('o') ? `${verb}es` : regularPlural(verb));

/** Verbs of two words that are written as one: `knock-out`, of which the first word takes the ending. */
const joined = /^([a-z]+)(-(?:away|back|down|in|off|on|out|over|through|together|up))$/;

function ofFirstWord(verb: string, form: (word: string) => string): string | undefined {
  const [, first, behind] = joined.exec(verb) ?? [];
  return first === undefined ? undefined : form(first) + behind;
}

/** `discard` -> `discarded`, `move` -> `moved`, `carry` -> `carried`, `draw` -> `drawn`. */
export const participle = (verb: string): string =>
  ofFirstWord(verb, participle) ?? irregularParticiple(verb) ?? regularParticiple(verb);

/** As if every verb were regular: `draw` -> `drawed`. */
export function regularParticiple(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`;
  if (consonantY.test(verb)) return `${verb.slice(0, -1)}ied`;
  return doubled.test(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`;
}

/** The verb of a participle: `destroyed` is of `destroy`, `stolen` of `steal`; none of another word. */
export function baseOfParticiple(word: string): string | undefined {
  const [short, long] = [word.slice(0, -2), word.slice(0, -1)];
  const likely = /(?:[^s]s|[cgvuz])ed$/.test(word) ? [long, short] : [short, long];
  const others = [word.slice(0, -3), `${word.slice(0, -3)}y`];
  const stems = word.endsWith('ied') ? [...others.toReversed(), ...likely] : [...likely, ...others];
  return verbOfIrregular(word) ?? stems.find((stem) => stem.length > 1 && participle(stem) === word);
}

/** The verb of a form with `-ing`: `taking` is of `take`, `rolling` of `roll`; none of another word. */
export function baseOfGerund(word: string): string | undefined {
  const [, stem] = /^([a-z]{2,})ing$/.exec(word) ?? [];
  if (stem === undefined) return undefined;
  const [irregular] = [stem, `${stem}e`, stem.slice(0, -1)].filter(
    (each) => irregularParticiple(each) !== undefined,
  );
  if (irregular !== undefined) return irregular;
  if (/([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1);
  return /(?:[^s]s|[cvuz]|[^n]g|[nd]g(?<=leng|nudg|arg)|[^aeiou]at|vat|nat|at(?<=[a-z]{5})|[iou]r|[a-z]ut(?<=[ec]ut))$/.test(
    stem,
  ) && !/(?:eat|oat|our|air|eer)$/.test(stem)
    ? `${stem}e`
    : stem;
}

/** Verbs of one syllable with one short vowel, and those that sound so at their end: `drop`, `equip`. */
const doubled = /^(?:(?:[^aeiou]|qu)*[aeiou]|equi)[bdgmnprt]$/;

/** `a` or `an`, by the first sound of the word behind it as far as letters tell it. */
export const articleOf = (word: string): 'a' | 'an' =>
  /^(?:[aeio]|u(?!n[aeiou]|s[aeiou]))/.test(word) && !/^(?:eu|one)/.test(word) ? 'an' : 'a';

/** A word with `a` or `an` before it. */
export const withArticle = (word: string): string => `${articleOf(word)} ${word}`;
