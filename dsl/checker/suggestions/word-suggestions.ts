import { participle, plural, regularParticiple, thirdPerson } from '../../text/english-inflection.ts';
import { nearest } from '../../text/edit-distance.ts';
import { isOrdinary } from '../../text/ordinary-words.ts';
import { primitives, type Primitive } from '../../language/symbols/builtin-verbs.ts';
import { nounSynonyms, verbSynonyms } from '../../language/symbols/synonyms.ts';
import { forms, type Vocabulary } from '../../language/symbols/symbol-table.ts';
import type { Names, VerbSymbol } from '../../language/symbols/symbols.ts';
import { forgetTerms, termIndex } from './similar-terms.ts';

/**
 * What somebody may have meant by a word that a game does not have: the word that is called so in French or German, words
 * of like meaning, and those that are spelled nearly so. Only words of the game and of the language are offered.
 */

const MOST = 3;

/**
 * So many words of a game are looked up: to look for words like one takes as long as the game has words. Who has
 * misspelt more has made one mistake again and again.
 */
export const MOST_LOOKED_UP = 100;

const lookedUp = new WeakMap<Vocabulary, Map<string, string[]>>();

function lookUp(vocabulary: Vocabulary, what: string, word: string, find: () => string[]): string[] {
  let known = lookedUp.get(vocabulary);
  if (!known) lookedUp.set(vocabulary, (known = new Map()));
  // While a game is being declared it comes to have more words.
  const key = `${what} ${vocabulary.terms.size} ${vocabulary.verbForms.size} ${word}`;
  const before = known.get(key);
  if (before || known.size >= MOST_LOOKED_UP) return before ?? [];
  const found = find();
  known.set(key, found);
  return found;
}

/** For a game that is loaded again with the same words: its cards may be others. */
export function clearSuggestionCache(vocabulary: Vocabulary): void {
  lookedUp.delete(vocabulary);
  forgetTerms(vocabulary);
}

type VerbForm = 'base' | 'third' | 'participle';

/** A verb in the form in which it was written: `kills` asks for `destroys`. */
export const similarVerbs = (vocabulary: Vocabulary, word: string): string[] =>
  lookUp(vocabulary, 'verb', word, () => findVerbs(vocabulary, word));

function findVerbs(vocabulary: Vocabulary, word: string): string[] {
  const all = [...vocabulary.verbs, ...primitiveWordings];
  const foreign = all.filter((each) => isForeignVerb(each, word)).map(({ id }) => id);
  const near = isOrdinary(word)
    ? []
    : nearest(word, [...Object.keys(primitives), ...vocabulary.verbForms.keys()]);
  return best(foreign, near, verbsLike(vocabulary, word)).filter((other) => other !== word);
}

/** Verbs of which a game or the language says that people may write this word for them, in its form. */
export function verbsLike(vocabulary: Vocabulary, word: string): string[] {
  const like: string[] = [];
  const add = (id: string, others: readonly string[], isDone = true): void => {
    const form = others.map((other) => formOf(other, word)).find((each) => each !== undefined);
    if (form && (isDone || form !== 'participle')) like.push(verbIn(vocabulary, id, form));
  };
  for (const { id, names, wording } of vocabulary.verbs)
    add(id, [id, ...(names.also?.en ?? []), ...printedVerb(id, wording)]);
  const conditions = vocabulary.functions.filter(({ body }) => body.form === 'if');
  for (const { id, names, wording } of [...conditions, ...vocabulary.tables])
    add(id, [...(names.also?.en ?? []), ...printedVerb(id, wording)], false);
  for (const [id, others] of Object.entries(verbSynonyms))
    if (Object.hasOwn(primitives, id) || vocabulary.verbs.some((verb) => verb.id === id)) add(id, others);
  return [...new Set(like)];
}

/** The verb with which its phrase begins, where that is another one: cards print `knock out` of what texts call `fell`. */
function printedVerb(id: string, wording: VerbSymbol['wording']): string[] {
  const { phrase } = wording.printed ?? wording;
  const [word] = phrase.en?.trim().split(/\s+/) ?? [];
  return word && word !== id && !word.startsWith('{') ? [word] : [];
}

/** The form of a verb that a word is; a last consonant may be doubled (`dropped`), a rule followed too far (`layed`). */
function formOf(verb: string, word: string): VerbForm | undefined {
  if (word === verb) return 'base';
  if (word === thirdPerson(verb)) return 'third';
  const participles = [participle(verb), regularParticiple(verb), `${verb}${verb.at(-1)}ed`];
  return participles.includes(word) ? 'participle' : undefined;
}

/** A verb of the game or of the language in one of its forms. */
export function verbIn(vocabulary: Vocabulary, id: string, form: VerbForm): string {
  if (form === 'base') return id;
  for (const [word, { verb, form: which, participle: past }] of vocabulary.verbForms)
    if (verb.id === id && (form === 'participle' ? past : which === form)) return word;
  const given = primitiveWordings.find((each) => each.id === id)?.wording.forms.en;
  return form === 'third' ? (given?.[0] ?? thirdPerson(id)) : (given?.[1] ?? participle(id));
}

type Worded = Pick<VerbSymbol, 'id' | 'wording'> & { readonly names?: Names };

const primitiveWordings: readonly Worded[] = Object.entries<Primitive>(primitives).map(
  ([id, { phrase, forms: given }]) => ({ id, wording: { phrase, forms: given ?? {} } }),
);

/** `piochez`, `piocher`, `pioche`; `ziehe`, `ziehen`, `zieht`: the order, its irregular forms, and the regular ones of its stem. */
function isForeignVerb({ wording: { phrase, forms: given }, names }: Worded, word: string): boolean {
  const also = [...(names?.also?.fr ?? []), ...(names?.also?.de ?? [])];
  const french = phrase.fr?.split(' ')[0];
  const german = phrase.de?.split(' ')[0];
  const listed = [...(given.fr ?? []), ...(given.de ?? []), ...also];
  if (listed.includes(word) || word === french || word === german) return true;
  const ends = (order: string | undefined, end: RegExp, others: RegExp): boolean => {
    const stem = order !== undefined && end.test(order) ? order.replace(end, '') : undefined;
    return (
      stem !== undefined && stem.length > 2 && word.startsWith(stem) && others.test(word.slice(stem.length))
    );
  };
  const others = { fr: /^(?:er|e|ent|ons|é)$/, de: /^(?:en|t|st)?$/ };
  return (
    [french, ...(names?.also?.fr ?? [])].some((order) => ends(order, /ez$/, others.fr)) ||
    [german, ...(names?.also?.de ?? [])].some((order) => ends(order, /e$/, others.de))
  );
}

/**
 * Nouns, in the number in which they were written; `text` is a run of words at the end of a phrase, and what is spelled
 * nearly so is sought among terms of so many `words`.
 */
export const similarNouns = (vocabulary: Vocabulary, text: string, words?: number): string[] =>
  lookUp(vocabulary, `noun ${words}`, text, () => findNouns(vocabulary, text, words));

function findNouns(vocabulary: Vocabulary, text: string, words: number | undefined): string[] {
  const terms = termIndex(vocabulary);
  const near = words === undefined || isOrdinary(text) ? [] : terms.near(words, text);
  const found = best(terms.calledAbroad(text.toLowerCase()), near, nounsLike(vocabulary, text));
  // What people may write for a noun may be misspelt as well.
  return found.length > 0 || words === undefined || isOrdinary(text)
    ? found
    : [...new Set(terms.nearBesides(words, text))].slice(0, MOST);
}

/** Nouns of which a game or the language says that people may write this for them, in its number. */
export function nounsLike(vocabulary: Vocabulary, text: string): string[] {
  const own = termIndex(vocabulary).calledBesides(text);
  const ofLanguage = Object.entries(nounSynonyms).flatMap(([right, others]) => {
    const form = others.includes(text) ? 'one' : others.map(plural).includes(text) ? 'many' : undefined;
    const [meaning] = vocabulary.terms.get(right) ?? [];
    return form && meaning ? [forms(meaning.symbol)[form]] : [];
  });
  return [...new Set([...own, ...ofLanguage])];
}

/** Words in front of a noun, values and conditions, of which a game says that people may write this for them. */
export function qualitiesLike({ enums, functions }: Vocabulary, word: string): string[] {
  const conditions = functions.filter(({ body }) => body.form === 'if');
  return [...enums.flatMap(({ values }) => values), ...conditions]
    .filter(({ names }) =>
      Object.values(names.also ?? {})
        .flat()
        .includes(word),
    )
    .map(({ id, names, sort }) => (sort === 'value' ? (names.en[0] ?? id) : id));
}

/** What is called so in another language is meant; else a slip of one letter before words of like meaning before others. */
function best(foreign: readonly string[], near: readonly string[], like: readonly string[]): string[] {
  return [...new Set([...foreign, ...(like.length > 0 ? like : near), ...near])].slice(0, MOST);
}
