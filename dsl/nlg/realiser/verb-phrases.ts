/** Verbs in a language: their forms, and their objects, from the phrases in the data. */
import { participle, thirdPerson } from '../../text/english-inflection.ts';
import { primitives } from '../../language/symbols/builtin-verbs.ts';
import type { VerbPart, Primitive, PrimitiveVerb } from '../../language/symbols/builtin-verbs.ts';
import { isOwnVerb } from '../../language/lexer/reserved-words.ts';
import type { VerbPreposition } from '../../language/syntax/ast.ts';
import { contestEndOf } from '../../language/symbols/events/contest-events.ts';
import type { Vocabulary } from '../../language/symbols/symbol-table.ts';
import type { FunctionSymbol, TableSymbol, VerbSymbol, Wording } from '../../language/symbols/symbols.ts';
import { frenchForms } from '../fr/word-forms.ts';
import { germanForms, splitPrefix } from '../de/word-forms.ts';
import type { Language } from '../../text/locale.ts';
import { spokenChange } from '../discourse/spoken-changes.ts';
import { spokenVerb } from '../discourse/spoken-verbs.ts';
import type { Forms } from '../discourse/verb-inflection.ts';

/** A place in a verb's phrase, and the words in front of it. */
export interface VerbSlot {
  readonly name: string;
  readonly preposition: VerbPreposition | undefined;
  readonly before: string;
  /** The German case that the data demands: `{receiver:dative}`. */
  readonly demands: string | undefined;
  /** The phrase is English, as the language has none: the preposition of the object is left out. */
  readonly borrowed?: boolean;
}

/** A verb in a language: its forms, and its objects. */
export interface Verb {
  readonly forms: Forms;
  /** Words directly behind the verb: `at` of `look at`. */
  readonly lead: string;
  readonly slots: readonly VerbSlot[];
  /** Words behind everything: `auf die Hand` of `schicke ... auf die Hand zurück`. */
  readonly tail: string;
}

/** Whether the verb's object follows it directly, so that it can become the subject of a passive. */
export const isDirect = (verb: Verb | undefined): boolean =>
  verb !== undefined &&
  verb.lead === '' &&
  verb.slots.at(0)?.preposition === undefined &&
  verb.slots.at(0)?.demands !== 'dative';

export type Takes = readonly { readonly name: string; readonly preposition?: VerbPreposition }[];

/** A verb by any of its forms; undefined where the game knows no such verb. */
export function verbFor(vocabulary: Vocabulary, word: string, language: Language): Verb | undefined {
  const event = vocabulary.eventForms.get(word);
  // The order has the same words, but for what is moved.
  const isOrder =
    event !== undefined && !event.participle && (event.verb.moves !== undefined || isNoOrder(event.verb));
  const symbol = (vocabulary.verbForms.get(word) ?? (isOrder ? undefined : event))?.verb;
  if (symbol) return verbOf(symbol, language);
  const spoken = spokenChange(vocabulary, word);
  if (spoken) {
    const { wording } = spoken.change;
    const id = wording.phrase.en?.split(' ')[0] ?? word;
    return known(spoken.change, language, () => readVerbPhrase(id, wording, [{ name: 'amount' }], language));
  }
  const said = spokenVerb(word);
  if (said) {
    const id = said.wording.phrase.en?.split(' ')[0] ?? word;
    return known(said, language, () => readVerbPhrase(id, said.wording, said.takes, language));
  }
  const own = primitiveOfForm(word);
  if (own !== undefined) {
    const { takes, ...wording } = wordingOf(own);
    return known(primitives[own], language, () => readVerbPhrase(own, wording, takes, language));
  }
  const relation = relationFor(vocabulary, word);
  if (relation)
    return known(relation, language, () =>
      readVerbPhrase(baseOf(relation.id), relation.wording, takesOf(relation), language),
    );
  const ended = contestEndOf(vocabulary, word) === 'win' && vocabulary.changes.find(winning);
  return ended
    ? known(ended, language, () => readVerbPhrase('win', ended.wording, CONTEST_PARTS, language))
    : undefined;
}

const winning = ({ decides }: VerbSymbol): boolean => decides?.how === 'win';
const CONTEST_PARTS: Takes = [
  { name: 'contest' },
  { name: 'rival', preposition: 'against' },
  { name: 'card', preposition: 'for' },
];

/** The verb of what a rule forbids or allows: cards on the table are moved, where the order puts cards down. */
export function verbOfRule(vocabulary: Vocabulary, word: string, language: Language): Verb | undefined {
  const event = vocabulary.verbForms.has(word) ? undefined : vocabulary.eventForms.get(word);
  return event?.verb.moves === undefined ? verbFor(vocabulary, word, language) : verbOf(event.verb, language);
}

/** Whether an event is not what the order of the same word does: cards that move, windows that open. */
const isNoOrder = ({ crosses, tells }: VerbSymbol): boolean =>
  crosses === 'move' || tells === 'window opens' || tells === 'window closes';

/** The verb of what is waited for: a card that moves does so by itself, where the order moves it. */
export function verbWaitedFor(vocabulary: Vocabulary, word: string, language: Language): Verb | undefined {
  const event = vocabulary.verbForms.has(word) ? undefined : vocabulary.eventForms.get(word);
  return event && isNoOrder(event.verb) ? verbOf(event.verb, language) : verbFor(vocabulary, word, language);
}

/** The verb of a game by its symbol. */
export const verbOf = (symbol: VerbSymbol, language: Language): Verb =>
  known(symbol, language, () =>
    readVerbPhrase(
      symbol.tells ?? symbol.id,
      symbol.wording.printed ?? symbol.wording,
      symbol.parameters,
      language,
    ),
  );

/** A function or table of the game that conditions use as a verb: `fire beats ice`. */
export function relationFor(
  { functions, tables }: Vocabulary,
  word: string,
): FunctionSymbol | TableSymbol | undefined {
  const found = [...functions, ...tables].find(
    ({ id, wording }) =>
      word === id || word === (wording.forms.en?.[0] ?? thirdPerson(id)) || thirdPerson(word) === id,
  );
  return found?.sort === 'function' && found.body.form !== 'if' ? undefined : found;
}

/** A relation may be called by its third person: `beats`. */
const baseOf = (id: string): string =>
  id.endsWith('s') && thirdPerson(id.slice(0, -1)) === id ? id.slice(0, -1) : id;

/** Its objects; what is in front is its subject. */
const takesOf = (relation: FunctionSymbol | TableSymbol): Takes =>
  relation.sort === 'function' ? relation.parameters.slice(1) : [{ name: relation.to.id }];

function wordingOf(verb: PrimitiveVerb): Wording & { readonly takes: readonly VerbPart[] } {
  const primitive: Pick<Primitive, 'takes' | 'phrase' | 'forms'> = primitives[verb];
  return { takes: primitive.takes, phrase: primitive.phrase, forms: primitive.forms ?? {} };
}

/** The verb of the language of which a word is a form. */
export function primitiveOfForm(word: string): PrimitiveVerb | undefined {
  if (isOwnVerb(word)) return word as PrimitiveVerb;
  return (Object.keys(primitives) as PrimitiveVerb[]).find((verb) => {
    const forms = wordingOf(verb).forms.en;
    return word === (forms?.[0] ?? thirdPerson(verb)) || word === (forms?.[1] ?? participle(verb));
  });
}

const verbs = new WeakMap<object, Partial<Record<Language, Verb>>>();

function known(key: object, language: Language, make: () => Verb): Verb {
  const made = verbs.get(key) ?? {};
  verbs.set(key, made);
  return (made[language] ??= make());
}

/**
 * Reads the phrase of a verb; without one its objects follow their English prepositions.
 *
 * @internal Exported for tests.
 */
export function readVerbPhrase(id: string, wording: Wording, takes: Takes, language: Language): Verb {
  const spoken = wording.phrase[language] === undefined ? 'en' : language;
  const { order, lead, slots, tail } = partsOf(wording.phrase[spoken] ?? bare(id, takes), takes);
  const irregular = wording.forms[spoken] ?? [];
  switch (spoken) {
    case 'en': {
      // The forms are those of the word that texts use; a phrase may say it with another one.
      const forms = englishForms(order, order === id ? irregular : []);
      if (spoken === language) return { forms, lead, slots, tail };
      const said = slots.map((slot) => ({ ...slot, before: '', borrowed: true }));
      return { forms: { ...forms, borrowed: true }, lead, slots: said, tail };
    }
    case 'fr':
      return { forms: frenchForms(order, irregular), lead, slots, tail };
    case 'de': {
      const split = splitPrefix(slots.length === 0 ? lead : tail);
      const forms = germanForms(order, split.prefix, irregular);
      return slots.length === 0
        ? { forms, lead: split.rest, slots, tail: '' }
        : { forms, lead, slots, tail: split.rest };
    }
  }
}

/** `schicke {card} auf die Hand zurück`: the order, its places, and the words around them. */
function partsOf(phrase: string, takes: Takes): Omit<Verb, 'forms'> & { readonly order: string } {
  const [, order, rest] = /^(\S+)(.*)$/s.exec(phrase.trim())!;
  const parts = rest.split(/\{([^}]*)\}/);
  if (parts.length === 1) return { order, lead: rest.trim(), slots: [], tail: '' };
  const slots: VerbSlot[] = [];
  let lead = '';
  for (let i = 1; i < parts.length; i += 2) {
    const [name, demands] = parts[i].split(':').map((part) => part.trim());
    const preposition = takes.find((each) => each.name === name)?.preposition;
    const before = parts[i - 1].trim();
    const direct = i === 1 && preposition === undefined;
    if (direct) lead = before;
    slots.push({ name, preposition, before: direct ? '' : before, demands });
  }
  return { order, lead, slots, tail: parts.at(-1)!.trim() };
}

const bare = (id: string, takes: Takes): string =>
  [
    id,
    ...takes.map(({ name, preposition }) => (preposition ? `${preposition} {${name}}` : `{${name}}`)),
  ].join(' ');

const englishForms = (order: string, [one, done]: readonly string[]): Forms => ({
  infinitive: order,
  order,
  you: order,
  one: one ?? thirdPerson(order),
  many: order,
  done: done ?? participle(order),
});
