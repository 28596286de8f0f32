import { listed } from '../../dsl/text/list-format.ts';
import { commonKeys } from './card-shape.ts';
import {
  also,
  closedMap,
  conditionShape,
  effect,
  expressionShape,
  integer,
  listOf,
  irregularForms,
  nameKeys,
  mapOfNames,
  names,
  namesAlso,
  enumOf,
  oneOrMore,
  otherLanguages,
  phraseShape,
  sentence,
  text,
  type JsonSchema,
  wordShape,
  yesNo,
} from './shape-parts.ts';

/** What a game declares by name: one schema for an entry of each section of a game file. */

export const setting = closedMap(
  {
    name: names,
    also,
    from: integer(),
    to: integer(),
    default: { ...integer(), examples: ['1'] },
    offered: mapOfNames(integer()),
    'by players': mapOfNames(integer(), { pattern: '^[0-9]{1,3}$', title: 'a number of players' }),
  },
  ['default'],
);

export const values = closedMap(
  {
    name: names,
    of: {
      type: ['object', 'array'],
      propertyNames: nameKeys,
      additionalProperties: namesAlso,
      items: wordShape,
      minItems: 1,
      minProperties: 1,
      title: 'a map from values to their names, or a list of values',
      examples: ['[one, two]'],
    },
  },
  ['of'],
);

/** Types are looked up by the linker, which knows the game's values. */
/** `a`, `b` or `c`, as the user writes them. */
const quotedOr = (words: readonly string[]): string =>
  listed(
    words.map((word) => `\`${word}\``),
    'or',
  );

const field = closedMap(
  {
    type: { ...text('the name of a type'), examples: ['number'] },
    name: names,
    also,
    of: text('the name of values, `number` or `selection`'),
    verb: text('the name of a verb'),
    /** The dice that a range is held against. */
    roll: text('the name of a roll'),
    from: integer(),
    to: integer(),
    wild: yesNo,
    optional: yesNo,
    /** What a card that has this field must have as well. */
    needs: oneOrMore('the name of a field of the same kind, or a list of them'),
    default: {
      type: ['string', 'integer', 'array'],
      items: { type: ['string', 'integer'] },
      title: 'a value that the field may hold',
    },
    unique: yesNo,
    /** Whether cards print it; `false` where rules alone read it. */
    printed: yesNo,
  },
  ['type'],
);

/** A card holds its fields beside the keys that every card has. */
const fieldKeys: JsonSchema = {
  ...nameKeys,
  not: { enum: commonKeys },
  // A list is made when it is needed: the first one takes longer than to load all shapes.
  get title() {
    return `words of letters, digits and \`-\`, but not ${quotedOr(commonKeys)}`;
  },
};

export const kind = closedMap({
  name: names,
  also,
  means: text('a place, in the game'),
  starts: text('the name of a zone'),
  unique: listOf(wordShape, { minItems: 1, uniqueItems: true }),
  'goes on': { ...phraseShape, examples: ['a card'] },
  'when its host leaves': text('`with it`, or `to` and a place'),
  'controlled by': enumOf('its host', 'who attached it'),
  /** Ranges that share no number. */
  apart: listOf(wordShape, { minItems: 2, uniqueItems: true }),
  fields: mapOfNames(field, fieldKeys),
});

const cells = closedMap(
  {
    name: names,
    also,
    of: enumOf('player', 'table'),
    at: { ...oneOrMore('the name of a cell such as `C1`, or a list of them'), examples: ['[C1, D6]'] },
  },
  ['at'],
);

const ways = ['orthogonal', 'diagonal', 'path'];

const metric: JsonSchema = {
  type: ['string', 'object'],
  pattern: `^(?:${ways.join('|')})$`,
  properties: { is: enumOf(...ways), name: names, also },
  required: ['is'],
  additionalProperties: false,
  get title() {
    return `${quotedOr(ways)}, or a map such as \`{ is: path, name: { en: way } }\``;
  },
  examples: ['orthogonal'],
};

const zoneKeys = {
  name: names,
  also,
  /** Where cards in it lie, in words: `{ fr: dans, de: auf }`. */
  prepositions: otherLanguages,
  of: enumOf('player', 'table'),
  'seen by': enumOf('everyone', 'owner', 'nobody'),
  order: enumOf('set', 'stack', 'row', 'piles', 'grid'),
  pile: namesAlso,
  takes: listOf(wordShape, { minItems: 1, uniqueItems: true }),
  'when it runs out': effect,
  'in play': yesNo,
  columns: { ...integer(1, 26), examples: ['6'] },
  rows: { ...integer(1, 99), examples: ['6'] },
  /** How far apart two cells are: the sum of columns and rows, the greater of both, or the way through free cells. */
  metrics: mapOfNames(metric),
  /** How many cards the zone holds at most; of a grid, each cell. */
  capacity: { ...expressionShape, examples: ['1'] },
  /** Cells with names of their own. */
  cells: mapOfNames(cells),
};

export const zone = closedMap(zoneKeys, [], {
  if: { properties: { order: { const: 'grid' } }, required: ['order'] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: {
    required: ['columns', 'rows'],
    properties: { columns: { examples: ['6'] }, rows: { examples: ['6'] } },
  },
});

export const counter = closedMap(
  {
    name: names,
    also,
    of: {
      type: ['string', 'array'],
      pattern: '\\S',
      items: wordShape,
      minItems: 1,
      title: '`player`, `game`, or kinds of card',
      examples: ['player'],
    },
    from: integer(),
    to: integer(),
    starts: { type: ['integer', 'string'], pattern: '\\S', title: 'a number, or a field of the cards' },
    resets: text('the name of the cycle of the flow'),
  },
  ['of'],
);

/** The cards of one player: how many copies of each. */
export const deck = closedMap({ name: names, cards: mapOfNames(integer(1, 99)) }, ['cards']);

/** How many cards of a sort a deck has, and of each at most so many copies. */
export const deckRule = closedMap(
  {
    cards: { ...phraseShape, examples: ['a card'] },
    from: integer(0),
    to: integer(0),
    copies: integer(1),
  },
  ['cards'],
);

export const role = closedMap({ name: names, also });
export const nounShape = closedMap({ name: names, also, is: { ...phraseShape, examples: ['each player'] } }, [
  'is',
]);
export const ranking = closedMap(
  {
    name: names,
    also,
    among: { ...phraseShape, examples: ['all players'] },
    by: listOf(text('the name of a counter'), { minItems: 1, uniqueItems: true, examples: ['[points]'] }),
    ties: enumOf('random', 'share'),
  },
  ['among', 'by'],
);

/** A named expression or condition: exactly one of `is`, `sum`, `cases` and `if`. */
export const fn = closedMap({
  name: names,
  also,
  /** Of a condition, as a verb behind its first parameter. */
  phrase: sentence,
  forms: irregularForms,
  takes: mapOfNames(phraseShape),
  is: expressionShape,
  sum: mapOfNames(expressionShape),
  least: expressionShape,
  cases: listOf(closedMap({ if: conditionShape, is: { ...expressionShape, examples: ['1'] } }, ['is']), {
    minItems: 1,
  }),
  if: conditionShape,
});

export const tableShape = closedMap(
  {
    name: names,
    also,
    phrase: sentence,
    forms: irregularForms,
    of: { ...text('the name of values'), examples: ['my-values'] },
    to: text('the name of values'),
    rows: mapOfNames({ ...oneOrMore('a value, or a list of values'), minItems: 0 }),
    /** Whether every value has a row. */
    complete: yesNo,
  },
  ['of', 'rows'],
);

export const verb = closedMap(
  {
    name: names,
    also,
    phrase: sentence,
    /** Irregular forms: English ones as a list, or those of each language. */
    forms: irregularForms,
    /** Parameters: the preposition and name of each, and what it takes. */
    takes: mapOfNames(phraseShape),
    /** Verbs that it counts as. */
    'counts as': listOf(wordShape, { minItems: 1, uniqueItems: true }),
    /** What is tried before it has happened. */
    first: effect,
    do: { ...effect, examples: ['draw a card'] },
  },
  ['do'],
);

const dice: JsonSchema = {
  type: 'string',
  pattern: '^[1-4]d[0-9]{1,3}$',
  title: 'dice such as `2d6`',
  examples: ['2d6'],
};
export const roll = closedMap({ name: names, also, dice, window: text('the name of a window') }, ['dice']);

export const contest = closedMap(
  {
    name: names,
    also,
    rolls: listOf(text('the name of a roll'), { minItems: 2, maxItems: 2, examples: ['[a roll, a roll]'] }),
    window: text('the name of a window'),
    ties: enumOf('first', 'second', 'nobody'),
  },
  ['rolls', 'ties'],
);
