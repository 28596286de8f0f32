import { wholeText } from '../../../text/source.ts';
import type { VerbPreposition } from '../../syntax/ast.ts';
import type { VerbForm, Vocabulary } from '../symbol-table.ts';
import type { Parameter, VerbSymbol, Wording } from '../symbols.ts';

/** An event that the language itself causes and that abilities wait for. */
interface BuiltInEvent {
  /** Its objects, by preposition; the direct object has none. */
  readonly parts: readonly {
    readonly name: 'roll' | 'number' | 'card';
    readonly preposition?: VerbPreposition;
  }[];
  /**
   * Its words: the player who does it, and what it is done to. Without a doer only the participle is known.
   */
  readonly words: { readonly third?: string; readonly participle: string };
  readonly wording: Wording;
  /** What waits for this event is notified too. */
  readonly counts?: string;
}

/** What every roll is: itself, and the card that it is made for. */
const aRoll = [{ name: 'roll' }, { name: 'card', preposition: 'for' }] as const;
const byNumber = [...aRoll, { name: 'number', preposition: 'by' }] as const;

/**
 * The events of the language itself that abilities wait for, besides the changes of counters: each with its
 * words and its parts. All are reported when they have happened, so `when` waits for them, and nothing
 * forbids or replaces them.
 */
const events = {
  throw: {
    parts: aRoll,
    words: { third: 'throws', participle: 'thrown' },
    wording: {
      phrase: {
        en: 'throw {roll} for {card}',
        fr: 'lancez {roll} pour {card}',
        de: 'wirf {roll} für {card}',
      },
      forms: { en: ['throws', 'thrown'], de: ['werfen', 'geworfen', 'wirft'] },
    },
  },
  settle: {
    parts: aRoll,
    words: { participle: 'final' },
    wording: {
      phrase: {
        en: 'settle {roll} for {card}',
        fr: 'fixez {roll} pour {card}',
        de: 'entscheide {roll} für {card}',
      },
      forms: { en: ['settles', 'final'], de: ['entscheiden', 'entschieden'] },
    },
  },
  change: {
    parts: byNumber,
    words: { third: 'changes', participle: 'changed' },
    wording: {
      phrase: {
        en: 'change {roll} for {card} by {number}',
        fr: 'modifiez {roll} pour {card} de {number}',
        de: 'ändere {roll} für {card} um {number}',
      },
      forms: { de: ['ändern', 'geändert'] },
    },
  },
  raise: {
    parts: byNumber,
    words: { third: 'raises', participle: 'raised' },
    wording: {
      phrase: {
        en: 'raise {roll} for {card} by {number}',
        fr: 'augmentez {roll} pour {card} de {number}',
        de: 'erhöhe {roll} für {card} um {number}',
      },
      forms: { de: ['erhöhen', 'erhöht'] },
    },
    counts: 'change',
  },
  lower: {
    parts: byNumber,
    words: { third: 'lowers', participle: 'lowered' },
    wording: {
      phrase: {
        en: 'lower {roll} for {card} by {number}',
        fr: 'diminuez {roll} pour {card} de {number}',
        de: 'senke {roll} für {card} um {number}',
      },
      forms: { de: ['senken', 'gesenkt'] },
    },
    counts: 'change',
  },
} as const satisfies Record<string, BuiltInEvent>;

/** The events of rolls. */
export type EventName = keyof typeof events;

/** Makes the events of rolls known in a game that has rolls; a word that the game has for a verb stays the game's. */
export function declareEvents(vocabulary: Vocabulary): void {
  if (vocabulary.rolls.length === 0) return;
  const made = new Map<string, VerbSymbol>();
  for (const [id, event] of Object.entries<BuiltInEvent>(events)) {
    const counts = event.counts === undefined ? undefined : made.get(event.counts);
    const symbol: VerbSymbol = {
      sort: 'verb',
      id: `${id} rolls`,
      names: { en: [id] },
      wording: event.wording,
      place: vocabulary.rolls[0].place,
      index: vocabulary.verbs.length + vocabulary.changes.length,
      parameters: event.parts.map(({ name, preposition }) => declaredPart(name, preposition)),
      body: [],
      first: [],
      counts: counts ? [counts] : [],
      tells: id as EventName,
    };
    made.set(id, symbol);
    vocabulary.changes.push(symbol);
    const { third, participle } = event.words;
    const known: [string, VerbForm][] = [
      [participle, { verb: symbol, form: 'participle', participle: true }],
    ];
    if (third !== undefined)
      known.push(
        [id, { verb: symbol, form: 'base', participle: false }],
        [third, { verb: symbol, form: 'third', participle: false }],
      );
    for (const [word, form] of known)
      if (!vocabulary.verbForms.has(word)) vocabulary.eventForms.set(word, form);
  }
}

/** The verb of an event; none in a game without rolls. */
export const verbOfEvent = ({ changes }: Vocabulary, name: EventName): VerbSymbol | undefined =>
  changes.find(({ tells }) => tells === name);

/** `a roll`, `a number` */
export function declaredPart(name: string, preposition?: VerbPreposition): Parameter {
  const snippet = wholeText(`a ${name}`);
  const span = { start: 0, end: snippet.text.length };
  const word = { text: name, span: { start: 2, end: span.end } };
  const heads = [{ words: [word], isNew: false, span: word.span }];
  const tree = { kind: 'noun', determiner: 'a', heads, tails: [], span } as const;
  return { name, ...(preposition ? { preposition } : {}), phrase: { tree, snippet } };
}
