/** Where random texts get their choices from. */
export interface Maker {
  readonly below: (n: number) => number;
  readonly of: <T>(choices: readonly T[]) => T;
  /** How many names the text has given, and the last of them. */
  names: number;
  last: string;
}

export const makerFrom = (below: (n: number) => number): Maker => ({
  below,
  of: (choices) => choices[below(choices.length)],
  names: 0,
  last: '',
});

export const player = (m: Maker): string =>
  m.of(['each player', 'each opponent', 'the foreman', 'the active player', 'the next player']);

const restricted = (m: Maker): string =>
  m.of([
    '',
    '',
    '',
    ' where power is at least 2',
    ' where metal is iron',
    ' where wear is at least 1',
    ' with a tool',
    ' without a tool',
    ' with the highest power',
    ' with the least wear',
  ]);

const ownBots = (m: Maker): string => `a bot ${m.of(['in your yard', 'of yours'])}${restricted(m)}`;

/** One bot somewhere. */
export const bots = (m: Maker): string =>
  m.of([
    () => ownBots(m),
    () => `a bot in any yard${restricted(m)}`,
    () => `a random bot in any yard`,
    () => `a bot in an opponent's yard${restricted(m)}`,
  ])();

/** Something that holds or does not. */
export const condition = (m: Maker): string =>
  m.of([
    `you have at least ${1 + m.below(8)} bolts`.replace('1 bolts', '1 bolt'),
    `there is a bot in your yard${restricted(m)}`,
    `there is no bot in your yard${restricted(m)}`,
    `the storm is at least ${1 + m.below(8)}`,
    `the number of bots in your yard is more than ${m.below(4)}`,
    'the heap is empty',
    'your hand is empty',
    'your yard is full',
    'you wrecked a bot this turn',
    'you fetched 3 or more cards this turn',
    'you built a bot this round',
    'a bot in your yard was wrecked this turn',
    `you wrecked a bot in any yard${restricted(m)} this round`,
    'you wrecked a bot since your last turn',
    'a bot in your yard was wrecked since your last turn',
    'you are the active player',
    'there is an opponent with at least 5 bolts',
    'the storm is odd',
    'the number of different metals in your yard is at least 2',
    'there are at least 2 bots in any yard',
    'all bots in your yard have at least 1 wear',
    `there is exactly 1 train with the ${m.of(['highest', 'lowest'])} total power`,
    `there are 2 metals with the most bots in any yard`,
  ]);
