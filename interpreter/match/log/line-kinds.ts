import type { LogLine } from './log-line.ts';

type EventOfLine = Exclude<LogLine['event'], 'decision' | 'cycle'>;
type LineOf<Event, Line = LogLine> = Line extends { readonly event: infer Its }
  ? Event extends Its
    ? Line
    : never
  : never;
/**
 * The entries of lines with an event. The recorder writes neither how much is hidden, nor what a screen adds.
 */
type EntriesOf<Event> = Readonly<
  Record<Exclude<keyof LineOf<Event>, 'event' | 'hidden' | AddedBy<Event>>, string>
>;
type AddedBy<Event> = Event extends 'total' ? 'needs' : Event extends 'stands' | 'ends' ? 'about' : never;

/** Who and what caused it. */
const caused = { by: 'player', because: 'cause', card: 'card' } as const;
/** If the line names a card itself. */
const causedBare = { by: 'player', because: 'cause' } as const;
const summed = { sum: 'function', terms: 'terms' } as const;
const thrown = {
  roll: 'roll',
  of: 'winner',
  about: 'card',
  dice: 'numbers',
  plus: 'plus',
  total: 'number',
} as const;

/**
 * The entries of a line in which somebody answers; it has no `event`.
 *
 * @internal Exported for tests.
 */
export const decisionLine = {
  decision: 'player',
  answer: 'answers',
  forced: 'true',
  ...caused,
} as const satisfies EntriesOf<'decision'>;

/** The entries of each line by its `event`, as the recorder writes them; that of a new cycle goes by its own name. */
export const eventLines = {
  move: { cards: 'cards', from: 'zones', to: 'zone', pile: 'pile', ...caused },
  shuffle: { zone: 'zone', ...caused },
  reveal: { cards: 'cards', ...caused },
  look: { cards: 'cards', player: 'player', ...caused },
  'face up': { cards: 'cards', ...caused },
  'face down': { cards: 'cards', ...caused },
  attach: { card: 'card', to: 'card', from: 'zone', ...causedBare },
  cover: { card: 'card', using: 'card', from: 'zone', ...causedBare },
  uncover: { card: 'card', back: 'card', ...causedBare },
  count: { counter: 'counter', of: 'counted', before: 'number', now: 'number', ...summed, ...caused },
  become: { state: 'state', of: 'counted', before: 'held', now: 'held', ...caused },
  say: { verb: 'verb', things: 'said', ...caused },
  appoint: { role: 'role', player: 'winner', ...caused },
  'not taken': { verb: 'verb', things: 'things', takes: 'takes', ...caused },
  chance: { values: 'answers', ...caused },
  roll: { ...thrown, ...caused },
  total: { ...thrown, ...caused },
  'change roll': { roll: 'thrown', before: 'number', now: 'number', ...caused },
  contest: { contest: 'contest', sides: 'sides', winner: 'winner', ...caused },
  'open window': { window: 'window' },
  'close window': { window: 'window' },
  stands: { text: 'ability', for: 'player', ...caused },
  ends: { text: 'ability', for: 'player', ...caused },
  begin: { text: 'program', by: 'player', ...summed },
  step: { step: 'step' },
  turn: { player: 'player' },
  over: { ending: 'ending', winners: 'players' },
} as const satisfies { readonly [Event in EventOfLine]: EntriesOf<Event> };

/** The entries of the line with which a new cycle begins. */
const cycleLine = { number: 'number' } as const;

type ValueIn<Entries> = Entries extends unknown ? Entries[keyof Entries] : never;

/** The sort of an entry of a line; `s` behind it: any number of them. */
export type EntrySort = ValueIn<(typeof eventLines)[EventOfLine] | typeof decisionLine>;

export type EntrySorts = Readonly<Record<string, EntrySort>>;

/** The entries of the kinds of lines that have this `event`, where the cycle of the game goes by this name. */
export const linesOfEvent = (event: string, cycle: string): readonly EntrySorts[] => [
  ...(Object.hasOwn(eventLines, event) ? [eventLines[event as keyof typeof eventLines]] : []),
  ...(event === cycle ? [cycleLine] : []),
];

/** The entries of all kinds of lines. */
export const allLines: readonly EntrySorts[] = [decisionLine, ...Object.values(eventLines), cycleLine];

/** Sorts of entries of which a line can hold several. */
export const holdsSeveral = (sort: EntrySort): boolean => several.has(sort);
const several: ReadonlySet<EntrySort> = new Set([
  'answers',
  'cards',
  'numbers',
  'pile',
  'players',
  'plus',
  'sides',
  'terms',
  'things',
  'zones',
]);

/** Sorts of entries that can hold none at all. */
export const holdsNone = (sort: EntrySort): boolean => sort === 'answers' || sort === 'players';
