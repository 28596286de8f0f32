import {
  also,
  closed,
  condition,
  effect,
  type JsonSchema,
  listOf,
  named,
  names,
  oneOf,
  phrase,
  text,
  word,
  yesNo,
} from './shape-parts.ts';

/** How a game runs: its cycle of steps, the actions on offer in turns, state checks and endings. */

const action = closed(
  {
    name: names,
    if: condition,
    choose: { ...phrase, examples: ['a card in your hand'] },
    cost: text('a price such as `pay 2 points`'),
    do: { ...effect, examples: ['draw a card'] },
  },
  ['do'],
);

const stepKeys = {
  id: { ...word, examples: ['step-1'] },
  name: names,
  do: effect,
  until: condition,
  actions: named(action),
  abilities: yesNo,
};

/** A part of a turn. */
const part = closed(stepKeys, ['id']);

const step = closed(
  { ...stepKeys, 'turns from': phrase, 'extra turns': word, steps: listOf(part, { minItems: 1 }) },
  ['id'],
);

/** A time in which players may respond. */
export const window = closed(
  {
    name: names,
    also,
    takes: named(phrase),
    asks: { ...phrase, examples: ['all players'] },
    from: { ...phrase, examples: ['the active player'] },
    closes: oneOf('all pass', 'first claim'),
    resolves: oneOf('at once', 'in order', 'last first'),
    abilities: yesNo,
    actions: named(action),
  },
  ['asks', 'closes'],
);

const cycle: JsonSchema = closed(
  {
    name: names,
    also,
    steps: listOf(step, { minItems: 1, examples: ['[{ id: step-1, do: draw a card }]'] }),
  },
  ['steps'],
);

export const flow: JsonSchema = { ...named(cycle), minProperties: 1 };

export const check = closed({ id: word, do: { ...effect, examples: ['discard a card'] } }, ['do']);

export const ending = closed(
  {
    id: { ...word, examples: ['ending'] },
    name: names,
    after: text('the id of a step'),
    at: oneOf('once', 'end of turn'),
    if: { ...condition, examples: ['there is a player with no cards in their hand'] },
    winners: { ...phrase, examples: ['all players with the most points'] },
  },
  ['id', 'if', 'winners'],
);
