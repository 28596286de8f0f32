import {
  also,
  closedMap,
  conditionShape,
  effect,
  type JsonSchema,
  listOf,
  mapOfNames,
  names,
  enumOf,
  phraseShape,
  text,
  wordShape,
  yesNo,
} from './shape-parts.ts';

/** How a game runs: its cycle of steps, the actions on offer in turns, state checks and endings. */

const action = closedMap(
  {
    name: names,
    if: conditionShape,
    choose: { ...phraseShape, examples: ['a card in your hand'] },
    cost: text('a price such as `pay 2 points`'),
    do: { ...effect, examples: ['draw a card'] },
  },
  ['do'],
);

const stepKeys = {
  id: { ...wordShape, examples: ['step-1'] },
  name: names,
  do: effect,
  until: conditionShape,
  actions: mapOfNames(action),
  abilities: yesNo,
};

/** A part of a turn. */
const part = closedMap(stepKeys, ['id']);

const step = closedMap(
  { ...stepKeys, 'turns from': phraseShape, 'extra turns': wordShape, steps: listOf(part, { minItems: 1 }) },
  ['id'],
);

/** A time in which players may respond. */
export const window = closedMap(
  {
    name: names,
    also,
    takes: mapOfNames(phraseShape),
    asks: { ...phraseShape, examples: ['all players'] },
    from: { ...phraseShape, examples: ['the active player'] },
    closes: enumOf('all pass', 'first claim'),
    resolves: enumOf('at once', 'in order', 'last first'),
    abilities: yesNo,
    actions: mapOfNames(action),
  },
  ['asks', 'closes'],
);

const cycle: JsonSchema = closedMap(
  {
    name: names,
    also,
    steps: listOf(step, { minItems: 1, examples: ['[{ id: step-1, do: draw a card }]'] }),
  },
  ['steps'],
);

export const flow: JsonSchema = { ...mapOfNames(cycle), minProperties: 1 };

export const stateCheckShape = closedMap({ id: wordShape, do: { ...effect, examples: ['discard a card'] } }, [
  'do',
]);

export const ending = closedMap(
  {
    id: { ...wordShape, examples: ['ending'] },
    name: names,
    after: text('the id of a step'),
    at: enumOf('once', 'end of turn'),
    if: { ...conditionShape, examples: ['there is a player with no cards in their hand'] },
    winners: { ...phraseShape, examples: ['all players with the most points'] },
  },
  ['id', 'if', 'winners'],
);
