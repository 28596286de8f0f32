import { anything, closedMap, dialect, id, type JsonSchema, listOf, oneOrMore, text } from './shape-parts.ts';
import { limits } from '../yaml/yaml-limits.ts';

/** What somebody answers: a name, the number of an option, or several answers one after the other. */
const said: JsonSchema = {
  type: ['string', 'integer', 'array'],
  pattern: '\\S',
  items: { type: ['string', 'integer'], pattern: '\\S', title: 'an answer' },
  minItems: 1,
  title: 'an answer, or a list of successive answers',
};
const answers: JsonSchema = {
  type: 'object',
  minProperties: 1,
  additionalProperties: said,
  title: 'a map from seats to answers such as `{ Ann: a-card }`',
};
const names: JsonSchema = oneOrMore('a name, or a list of names');
/** A list of names for each seat; the list may be empty. */
const namesBySeat: JsonSchema = {
  type: 'object',
  minProperties: 1,
  additionalProperties: {
    type: 'array',
    items: { type: ['string', 'integer'], pattern: '\\S', title: 'a name' },
    title: 'a list of names',
  },
  title: 'a map from seats to lists of names such as `{ Ann: [a-card] }`',
};
/** Entries that a line of the log has at least. */
const line: JsonSchema = {
  type: 'object',
  minProperties: 1,
  additionalProperties: {
    type: ['string', 'integer', 'boolean', 'array'],
    items: { type: ['string', 'integer'], title: 'a name' },
    title: 'a name, a number or a list of names',
  },
  title: 'entries of a line of the log such as `{ event: move }`',
};
const seen = (key: 'from' | 'to', title: string): JsonSchema =>
  closedMap({ [key]: names, cards: names }, [key, 'cards'], { title });
const numbers: JsonSchema = {
  type: 'object',
  minProperties: 1,
  additionalProperties: { type: 'integer', minimum: 0 },
  title: 'a map from names to numbers',
};

/** The expectations of a game that is played, by their keys. */
const played: Readonly<Record<string, JsonSchema>> = {
  that: text('a condition'),
  offered: namesBySeat,
  'not offered': namesBySeat,
  'only offered': namesBySeat,
  choices: {
    type: 'object',
    minProperties: 1,
    additionalProperties: {
      type: ['integer', 'string'],
      minimum: 0,
      pattern: '^[0-9]+\\.\\.[0-9]+$',
      title: 'a number or a range such as `0..3`',
    },
  },
  asked: names,
  won: names,
  happened: line,
  'did not happen': line,
  times: { type: 'integer', minimum: 1 },
  'in order': listOf(line, { minItems: 2 }),
  hidden: seen('from', 'a map such as `{ from: Ben, cards: [a-card] }`'),
  visible: seen('to', 'a map such as `{ to: Ben, cards: [a-card] }`'),
  'not visible': seen('to', 'a map such as `{ to: Ben, cards: [a-card] }`'),
};
/** The expectations of data that are loaded. */
const checked: Readonly<Record<string, JsonSchema>> = {
  error: text('the code of an error, or `none`'),
  warning: text('the code of a warning, or `none`'),
  says: text('a part of the message'),
  at: text('a file, or a file and a line such as `game.yaml:3`'),
  counts: numbers,
  about: { type: 'object', minProperties: 1, title: 'entries of `about`' },
};
/** The expectations of a number of games. */
const sampled: Readonly<Record<string, JsonSchema>> = {
  values: {
    type: 'array',
    minItems: 1,
    items: { type: ['string', 'integer'], pattern: '\\S', title: 'a value' },
    title: 'a list of values',
  },
  always: text('a condition'),
  never: text('a condition'),
};
const expectationsInFull: JsonSchema = listOf(
  closedMap({ proves: names, ...played, ...checked, ...sampled }, [], {
    minProperties: 1,
    title: 'a map with what must hold such as `that: ...`',
  }),
  { minItems: 1, title: 'a list of what must hold' },
);

/** Held once in the schema, since it stands at several places. */
const expectations: JsonSchema = { $ref: '#/$defs/expectations' };

/** One step of `do`; every other key is a seat. */
const stepInFull: JsonSchema = {
  type: 'object',
  minProperties: 1,
  properties: {
    refused: answers,
    proves: names,
    until: text('a condition'),
    // oxlint-disable-next-line unicorn/no-thenable -- a key of scenarios
    then: expectations,
  },
  additionalProperties: said,
  title: 'a map from a seat to its answer such as `Ann: a-card`',
};

const patches: JsonSchema = { type: 'object', minProperties: 1, additionalProperties: anything };

const shared: Readonly<Record<string, JsonSchema>> = {
  game: { ...id, examples: ['my-game'] },
  with: listOf(text('the name of a file')),
  players: {
    type: ['integer', 'array'],
    minimum: 1,
    maximum: 99,
    minItems: 1,
    items: {
      type: 'string',
      pattern: '^[A-Z][A-Za-z]*$',
      title: 'the name of a player with a capital letter',
    },
    title: 'a number of players, or a list of their names',
  },
  decks: listOf(text('the name of a deck'), { minItems: 1 }),
  seed: { type: ['integer', 'string'], title: 'a number or text' },
  rolls: listOf(
    { type: 'integer', minimum: 1 },
    {
      maxItems: limits.rolls,
      title: `a list of up to ${limits.rolls} numbers: what the dice show, one after the other`,
    },
  ),
  settings: {
    type: 'object',
    additionalProperties: {
      type: ['integer', 'string'],
      title: 'a number, or the label of one that is offered',
    },
  },
  given: { type: 'object', title: 'a map that describes the position at the start' },
  tags: listOf(text('a tag'), { uniqueItems: true }),
};
const own: Readonly<Record<string, JsonSchema>> = {
  ...shared,
  scenario: { ...text('the title of the scenario'), examples: ['a card is drawn'] },
  do: listOf({ $ref: '#/$defs/step' }, { title: 'a list of steps' }),
  // oxlint-disable-next-line unicorn/no-thenable -- a key of scenarios
  then: expectations,
  check: {
    ...closedMap({ set: patches, add: patches, replace: patches, remove: listOf(text('a path')) }),
    title: 'a map of changes, `{}` for the data as they are',
  },
  sample: closedMap(
    {
      seeds: {
        type: ['integer', 'string'],
        minimum: 1,
        maximum: 10_000,
        pattern: '^[0-9]+\\.\\.[0-9]+$',
        title: 'a number of seeds or a range such as `1..60`',
        examples: ['1..60'],
      },
      observe: text('a value such as `the round`'),
      until: text('a condition, or `over`'),
    },
    ['seeds'],
    { title: 'a map such as `{ seeds: 1..60 }`' },
  ),
};

/** A scenario file: one scenario, or a list of them with what they share. */
export const scenarioSchema: JsonSchema = {
  $schema: dialect,
  $defs: { expectations: expectationsInFull, step: stepInFull },
  title: 'a map that describes a scenario, or several under `scenarios`',
  type: 'object',
  if: { required: ['scenarios'] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: closedMap(
    { ...shared, about: anything, scenarios: listOf(closedMap(own, ['scenario']), { minItems: 1 }) },
    ['game', 'scenarios'],
  ),
  else: closedMap(own, ['game', 'scenario']),
};
