import {
  closed,
  condition,
  effect,
  type JsonSchema,
  listOf,
  named,
  names,
  phrase,
  text,
  word,
} from './parts.ts';

/** How a game runs: its cycle of steps, the actions on offer in turns, state checks and endings. */

const action = closed({ name: names, if: condition, do: { ...effect, examples: ['draw a card'] } }, ['do']);

const step = closed(
  {
    id: { ...word, examples: ['step-1'] },
    name: names,
    do: effect,
    'turns from': phrase,
    until: condition,
    actions: named(action),
  },
  ['id'],
);

const cycle: JsonSchema = closed(
  { name: names, steps: listOf(step, { minItems: 1, examples: ['[{ id: step-1, do: draw a card }]'] }) },
  ['steps'],
);

export const flow: JsonSchema = { ...named(cycle), minProperties: 1 };

export const check = closed({ id: word, do: { ...effect, examples: ['discard a card'] } }, ['do']);

export const ending = closed(
  {
    id: { ...word, examples: ['ending'] },
    name: names,
    after: text('the id of a step'),
    if: { ...condition, examples: ['there is a player with no cards in their hand'] },
    winners: { ...phrase, examples: ['all players with the most points'] },
  },
  ['id', 'after', 'if', 'winners'],
);
