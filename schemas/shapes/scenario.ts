import { anything, closed, dialect, id, type JsonSchema, listOf, text } from './parts.ts';

/** What a scenario says; the values of its steps are checked, with places, by the scenario runner. */
const shared: Readonly<Record<string, JsonSchema>> = {
  game: { ...id, examples: ['my-game'] },
  with: listOf(text('the name of a file')),
  players: {
    type: ['integer', 'array'],
    minimum: 1,
    maximum: 99,
    minItems: 1,
    items: text('the name of a player'),
    title: 'a number of players, or a list of their names',
  },
  settings: { type: 'object', additionalProperties: { type: ['string', 'integer', 'boolean'] } },
  given: { type: ['object', 'string', 'array'], title: 'the position at the start' },
  rolls: { type: ['array', 'object', 'string', 'integer'], title: 'the results of dice' },
  tags: listOf(text('a tag'), { uniqueItems: true }),
};
const own: Readonly<Record<string, JsonSchema>> = {
  ...shared,
  scenario: { ...text('the title of the scenario'), examples: ['a card is drawn'] },
  do: { type: ['array', 'string'], title: 'a list of steps' },
  // oxlint-disable-next-line unicorn/no-thenable -- a key of scenarios
  then: { type: ['array', 'string', 'object'], title: 'a list of what must hold' },
  check: { type: ['object', 'array', 'string'], title: 'what is checked' },
  sample: { type: ['object', 'integer'], title: 'what is sampled' },
};

/** A scenario file: one scenario, or a list of them with what they share. */
export const scenarioSchema: JsonSchema = {
  $schema: dialect,
  title: 'a map that describes a scenario, or several under `scenarios`',
  type: 'object',
  if: { required: ['scenarios'] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: closed(
    { ...shared, about: anything, scenarios: listOf(closed(own, ['scenario']), { minItems: 1 }) },
    ['game', 'scenarios'],
  ),
  else: closed(own, ['game', 'scenario']),
};
