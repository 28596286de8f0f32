import { firstFault, type JsonSchema } from '../../../schemas/index.ts';

/** The shapes of saved positions and of lines of logs: a file may come from anywhere. */

const MOST = 0x7fff_ffff;
const text: JsonSchema = { type: 'string' };
const whole: JsonSchema = { type: 'integer', minimum: -MOST - 1, maximum: MOST };
const count: JsonSchema = { type: 'integer', minimum: 0, maximum: MOST };
const flag: JsonSchema = { type: 'boolean' };
const listOf = (items: JsonSchema, more: JsonSchema = {}): JsonSchema => ({ type: 'array', items, ...more });
const mapOf = (of: JsonSchema): JsonSchema => ({ type: 'object', additionalProperties: of });
const texts = listOf(text);

/** A map with exactly these keys; those that end in `?` may be left out. */
function closed(parts: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const keys = Object.keys(parts);
  return {
    type: 'object',
    properties: Object.fromEntries(keys.map((key) => [key.replace(/\?$/, ''), parts[key]])),
    required: keys.filter((key) => !key.endsWith('?')),
    additionalProperties: false,
  };
}

const plain: JsonSchema = { type: ['integer', 'string'] };
const counts = mapOf(mapOf(count));
const pack = closed({ id: text, version: text });

const seal = closed({ seat: text, state: { enum: ['open', 'answered', 'forced'] }, values: listOf(plain) });
const sealed = closed({ sealed: listOf(seal), room: { type: 'integer', minimum: 0, maximum: 4096 } });

const frame = closed({
  text,
  at: text,
  'you?': text,
  'card?': text,
  done: flag,
  'waits?': flag,
  'above?': count,
  'by?': count,
  'late?': mapOf(count),
  // A map holds sealed answers.
  locals: mapOf({ type: ['integer', 'string', 'array', 'object'], items: plain }),
});

const record = closed({
  state: { enum: ['standing', 'draft', 'pending', 'overheard'] },
  ability: text,
  'you?': text,
  'card?': text,
  entered: count,
  until: text,
  'seat?': text,
  serial: count,
  arrival: whole,
  'times?': count,
  values: mapOf(plain),
});

const pairs = listOf({ type: 'array', minItems: 2, maxItems: 2 });

const roll = closed({
  purpose: text,
  'over?': { const: true },
  'roller?': text,
  'about?': text,
  'partner?': count,
  dice: listOf(whole),
  changes: pairs,
  'announced?': pairs,
  'winner?': text,
});

const responses = closed({
  serial: count,
  'window?': text,
  asked: whole,
  records: mapOf(record),
  rolls: mapOf(roll),
  'dice?': listOf(whole),
  history: counts,
  uses: counts,
});

const card = closed({
  'entered?': count,
  'arrived?': count,
  'counters?': mapOf(whole),
  'attached?': texts,
  'attached by?': text,
  'covers?': text,
  'shown?': texts,
  'looked at by?': texts,
});

const savedShape = closed({
  save: { const: 'cardwright' },
  version: count,
  game: text,
  data: text,
  parts: mapOf(text),
  variants: texts,
  'packs?': listOf(pack),
  seats: texts,
  'decks?': texts,
  seed: text,
  settings: mapOf(whole),
  status: { enum: ['waiting', 'over', 'running'] },
  winners: texts,
  'noted?': text,
  'turn?': text,
  'step?': text,
  cycle: count,
  decisions: count,
  changes: count,
  random: mapOf(listOf(whole, { minItems: 4, maxItems: 4 })),
  counters: mapOf(whole),
  players: mapOf(mapOf(whole)),
  roles: mapOf(text),
  zones: mapOf(texts),
  piles: listOf(texts),
  'cards?': mapOf(card),
  'serial?': count,
  'responses?': responses,
  frames: listOf(frame),
});

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
