import { firstFault, type JsonSchema } from '../../../schemas/index.ts';

/** The shapes of saved positions and of lines of logs, which may come from anywhere, and the types of what has them. */

/** A schema together with the type of what fits it. */
type ShapeOf<T> = JsonSchema & { readonly '~of'?: T };
type Of<S> = S extends ShapeOf<infer T> ? T : never;

const MOST = 0x7fff_ffff;
const text: ShapeOf<string> = { type: 'string' };
const whole: ShapeOf<number> = { type: 'integer', minimum: -MOST - 1, maximum: MOST };
const count: ShapeOf<number> = { type: 'integer', minimum: 0, maximum: MOST };
const flag: ShapeOf<boolean> = { type: 'boolean' };
const listOf = <T>(items: ShapeOf<T>, more: JsonSchema = {}): ShapeOf<readonly T[]> => ({
  type: 'array',
  items,
  ...more,
});
const mapOf = <T>(of: ShapeOf<T>): ShapeOf<Readonly<Record<string, T>>> => ({
  type: 'object',
  additionalProperties: of,
});
const oneOf = <const T extends string>(...words: readonly T[]): ShapeOf<T> => ({ enum: words });
const texts = listOf(text);

/** What fits a map of such parts. */
type Closed<P> = {
  readonly [K in keyof P as K extends `${string}?` ? never : K]: Of<P[K]>;
} & { readonly [K in keyof P as K extends `${infer Name}?` ? Name : never]?: Of<P[K]> };

/** A map with exactly these keys; those that end in `?` may be left out. */
function closed<P extends Readonly<Record<string, JsonSchema>>>(parts: P): ShapeOf<Closed<P>> {
  const keys = Object.keys(parts);
  return {
    type: 'object',
    properties: Object.fromEntries(keys.map((key) => [key.replace(/\?$/, ''), parts[key]])),
    required: keys.filter((key) => !key.endsWith('?')),
    additionalProperties: false,
  };
}

const plain: ShapeOf<number | string> = { type: ['integer', 'string'] };
const counts = mapOf(mapOf(count));
const yes: ShapeOf<true> = { const: true };
const pack = closed({ id: text, version: text });

const seal = closed({ seat: text, state: oneOf('open', 'answered', 'forced'), values: listOf(plain) });
const room: ShapeOf<number> = { type: 'integer', minimum: 0, maximum: 4096 };
const sealed = closed({ sealed: listOf(seal), room });

/** A local of an unfinished effect: a number, a name, a list of them, or the sealed answers of several seats. */
export type SavedValue = number | string | readonly (number | string)[] | Of<typeof sealed>;
export type SavedSeal = Of<typeof seal>;

// Sealed answers are looked at when their local is known.
const local: ShapeOf<SavedValue> = { type: ['integer', 'string', 'array', 'object'], items: plain };

/**
 * An unfinished effect: which text, where in it, for whom, with what. Locals with lists have the order in
 * which they were made.
 */
const frame = closed({
  text,
  at: text,
  'you?': text,
  'card?': text,
  done: flag,
  /** It was begun and waits for somebody to go on with it. */
  'waits?': flag,
  /** It waited and goes on: the number of frames below the point where the stack is cut off when it ends. */
  'above?': count,
  /** Which frame has begun it, or goes on with it, where that is not the one before. */
  'by?': count,
  /** Lists above younger frames: the number of frames and lists below each. */
  'late?': mapOf(count),
  locals: mapOf(local),
});
export type SavedFrame = Of<typeof frame>;

/** What waits or lasts: an ability with the values that it keeps. */
const record = closed({
  state: oneOf('standing', 'draft', 'pending', 'overheard'),
  ability: text,
  'you?': text,
  'card?': text,
  entered: count,
  until: text,
  'seat?': text,
  serial: count,
  arrival: whole,
  /** How often it was created, or one more than it was used; absent for once. */
  'times?': count,
  /** The serial number of the effect that gives what was triggered. */
  'origin?': count,
  values: mapOf(plain),
});
export type SavedRecord = Of<typeof record>;

export type SavedChange = readonly [amount: number, card: string];
const pair: ShapeOf<SavedChange> = { type: 'array', minItems: 2, maxItems: 2 };
const pairs = listOf(pair);

const roll = closed({
  purpose: text,
  /** Its total is final. */
  'over?': yes,
  'roller?': text,
  'about?': text,
  'partner?': count,
  dice: listOf(whole),
  changes: pairs,
  /** What stood for it when its total was announced; absent where that was not yet. */
  'announced?': pairs,
  /** Who has won the contest of which it is the first roll; absent where that is not decided. */
  'winner?': text,
});
export type SavedRoll = Of<typeof roll>;

/**
 * What players respond to and what they have caused; absent in games without abilities, rolls and windows.
 */
const responses = closed({
  serial: count,
  'window?': text,
  asked: whole,
  /** By their places; those that are free are left out. */
  records: mapOf(record),
  rolls: mapOf(roll),
  /** Dice that a scenario sets beforehand. */
  'dice?': listOf(whole),
  /** How often what was, by question and by player or card. */
  history: counts,
  /** How often limited abilities were used, by ability and card. */
  uses: counts,
});
export type SavedResponses = Of<typeof responses>;

/** What a card has beyond its place, by names; what is as at the start is left out. */
const card = closed({
  /** Serial of its entry into play. */
  'entered?': count,
  /** Serial of its arrival in its zone. */
  'arrived?': count,
  'counters?': mapOf(whole),
  'states?': mapOf(text),
  /** What is attached to it, in that order. */
  'attached?': texts,
  'attached by?': text,
  'covers?': text,
  /** The seats that its face is shown to. */
  'shown?': texts,
  /** The seats that have just looked at it. */
  'looked at by?': texts,
});
export type SavedCard = Of<typeof card>;

const savedShape = closed({
  save: oneOf('cardwright'),
  version: count,
  game: text,
  data: text,
  parts: mapOf(text),
  variants: texts,
  /** Packs on top, where there are any. */
  'packs?': listOf(pack),
  seats: texts,
  /** The deck of each seat, in games with decks. */
  'decks?': texts,
  seed: text,
  settings: mapOf(whole),
  status: oneOf('waiting', 'over', 'running'),
  winners: texts,
  /** The ending that has held in the middle of an event; absent for none. */
  'noted?': text,
  /** The ending by which the game is over. */
  'ending?': text,
  'turn?': text,
  'step?': text,
  cycle: count,
  decisions: count,
  changes: count,
  random: mapOf(listOf(whole, { minItems: 4, maxItems: 4 })),
  counters: mapOf(whole),
  players: mapOf(mapOf(whole)),
  /** What states hold, in games with states: those of the game, and those of each player. */
  'states?': mapOf(text),
  'states of players?': mapOf(mapOf(text)),
  roles: mapOf(text),
  /** The cards of each zone in order. */
  zones: mapOf(texts),
  /** Piles in order: each by its cards in order; an empty list is a place that is free. */
  piles: listOf(texts),
  /** What cards have beyond their places, in games where they can have something; with the last serial number. */
  'cards?': mapOf(card),
  'serial?': count,
  'responses?': responses,
  frames: listOf(frame),
});

/** A position as plain data. Cards, texts and statements go by their names, never by a number. */
export type Saved = Of<typeof savedShape>;

/** The first line of a log. */
const headerShape = closed({
  log: { const: 'cardwright' },
  version: count,
  game: text,
  data: text,
  variants: texts,
  'packs?': listOf(pack),
  seed: text,
  seats: texts,
  'decks?': texts,
  settings: mapOf(whole),
  parts: mapOf(text),
});
export type LogHeader = Of<typeof headerShape>;

/** What is read of any other line. */
const lineShape: JsonSchema = {
  type: 'object',
  properties: { decision: text, answer: texts, forced: flag },
  dependentRequired: { decision: ['answer'] },
};

/** Where a saved position, the first line of a log or another line of it is not as it is written; undefined where it is. */
export const faultInSaved = (data: unknown): string | undefined => firstFault(savedShape, data);
export const faultInSealed = (data: unknown): string | undefined => firstFault(sealed, data);
export const faultInHeader = (data: unknown): string | undefined => firstFault(headerShape, data);
export const faultInLine = (data: unknown): string | undefined => firstFault(lineShape, data);

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Where two pieces of plain data differ first; undefined where they do not. The order of keys is not counted. */
export function firstDifference(one: unknown, other: unknown, path = ''): string | undefined {
  if (!isMap(one) || !isMap(other)) return Object.is(one, other) ? undefined : path || '/';
  if (Array.isArray(one) !== Array.isArray(other)) return path || '/';
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const key of keys) {
    const at = `${path}/${key}`;
    if (one[key] === undefined && other[key] === undefined) continue;
    const found =
      Object.hasOwn(one, key) && Object.hasOwn(other, key) ? firstDifference(one[key], other[key], at) : at;
    if (found !== undefined) return found;
  }
  return undefined;
}
