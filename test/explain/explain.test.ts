import { describe, expect, it } from 'vitest';
import { explainCard, scenariosNaming, type Touched } from '../../interpreter/reports/explain/index.ts';
import { loadGame, openLibrary } from '../../interpreter/compiler/linker/load-game.ts';

const MINE = `
game: mine
language: 1
name: Mine
players: { min: 2, max: 3 }

kinds:
  ore: { starts: shaft, fields: { weight: { type: number, from: 1, to: 9 } } }
  tool:
    starts: shaft
    fields:
      effect: { type: effect, optional: true }
      habits: { type: abilities, name: [habit, habits], optional: true }
      wants: { type: list, of: selection, name: [wish, wishes], optional: true }
      leave: { type: condition, optional: true }

zones:
  shaft: { seen by: nobody, order: stack }
  bag: { of: player, seen by: owner }
  bench: { of: player, in play: true, takes: [tool] }
  dump: { order: stack }

counters:
  coin: { of: player, from: 0, name: [coin, coins] }
  dust: { of: game, from: 0, to: 9 }

settings:
  goal: { default: 9, from: 1 }

roles:
  foreman: {}

functions:
  wealth: { takes: { miner: a player }, is: the miner's coins + the goal }

rolls:
  dig: { dice: 1d6, name: [dig roll, dig rolls] }

contests:
  brawl: { rolls: [dig, dig], ties: nobody }

windows:
  quarrel:
    takes: { for throw: a roll }
    asks: all players with a card in their bag
    closes: all pass
    actions:
      nudge: { choose: a tool in your bag as lever, do: drop the lever }

verbs:
  drop:
    forms: [drops, dropped]
    takes: { things: cards in your bag }
    do: move the things to the dump
  haul:
    takes: { thing: a card }
    first: drop a card in your bag
    do: |
      move the thing to your bag
      pay 1 coin

setup: shuffle the shaft

flow:
  shift:
    steps:
      - id: work
        turns from: the foreman
        until: the dust is 9
        abilities: true
        actions:
          lay: { choose: a tool in your bag as choice, do: move the choice to your bench }
          weigh: { choose: an ore in your bag where weight is at least 3 as lump, do: drop the lump }
          rest: { do: nothing }

ends:
  - { id: over, after: work, if: the dust is 9, winners: all players }

cards:
  - { kind: ore, id: lump, weight: 2 }
  - { kind: ore, id: boulder, weight: 8 }
  - kind: tool
    id: winch
    effect: |
      haul the top card of the shaft
      shuffle the dump
      the foreman becomes a player with the most coins
  - kind: tool
    id: scale
    effect: |
      choose an ore in any bag where weight is 2
      reveal that ore
      if the wealth of the foreman is at least 3, gain 2 coins
      the dust becomes 4
      if you dropped 2 or more cards this game, lose 1 coin
  - kind: tool
    id: lamp
    effect: |
      make a dig roll as throw
      open the quarrel for the throw
      hold a brawl as contest against an opponent
      +1 to the throw
      if the throw is 3+, gain 1 coin
  - kind: tool
    id: charter
    habits: |
      when an opponent drops a card, gain 1 coin
      before you haul a card, lose 1 coin
      at the start of your turn, gain 1 coin
      if you would drop a card, instead gain 1 coin
      opponents cannot haul cards
      +1 to your dig rolls
      once per turn, pay 1 coin to haul the top card of the shaft
  - kind: tool
    id: oath
    wants: [ore, an ore where weight is 8]
    leave: you have at least 3 coins
    effect: opponents cannot drop cards this turn
`;

const files = new Map([['mine/game.yaml', MINE]]);
const { game, diagnostics } = loadGame(files, 'mine');
if (!game) throw new Error(diagnostics.map(({ message, help }) => `${message}; ${help}`).join('\n'));

const explained = (id: string) =>
  explainCard(
    game,
    game.cards.find(({ symbol }) => symbol.id === id)!,
  );

const said = ({ sort, id, how, by }: Touched): string =>
  `${how} ${sort} ${id}${by === undefined ? '' : ` by ${by}`}`;

describe('what a card changes', () => {
  it('is followed through the verbs that it does', () => {
    expect(explained('winch').changes.map(said)).toEqual([
      'done verb haul',
      'done verb drop by haul',
      'to zone dump by haul',
      'from zone bag by haul',
      'to zone bag by haul',
      'from zone shaft by haul',
      'lost counter coin by haul',
      'shuffled zone dump',
      'appointed role foreman',
    ]);
  });

  it('is what its own text does to counters and cards', () => {
    expect(explained('scale').changes.map(said)).toEqual([
      'shown zone bag',
      'gained counter coin',
      'set counter dust',
      'lost counter coin',
    ]);
  });

  it('is dice, windows and contests', () => {
    expect(explained('lamp').changes.map(said)).toEqual([
      'thrown roll dig',
      'opened window quarrel',
      'done contest brawl',
      'changed roll *',
      'gained counter coin',
    ]);
  });

  it('is nothing where a card has no text', () => {
    expect(explained('lump')).toMatchObject({ reads: [], changes: [], answers: [] });
  });
});

describe('what a card reads', () => {
  it('is what its conditions and choices ask, also inside of functions, and not where cards go', () => {
    expect(explained('scale').reads.map(said)).toEqual([
      'asked zone bag',
      'asked field weight',
      'asked function wealth',
      'asked counter coin',
      'asked setting goal',
      'asked role foreman',
      'past verb drop',
    ]);
    expect(explained('winch').reads.map(said)).not.toContain('asked zone dump');
  });

  it('is what it prints as phrases and conditions', () => {
    expect(explained('oath').reads.map(said)).toEqual(['asked counter coin', 'asked field weight']);
  });

  it('is not what a modifier changes', () => {
    expect(explained('charter').reads.map(said)).not.toContain('asked roll dig');
    expect(explained('charter').changes.map(said)).toContain('changed roll dig');
  });
});

describe('what a card answers', () => {
  it('is told by the kinds of its abilities', () => {
    expect(
      explained('charter').answers.map(({ text: _text, said: _said, during: _during, ...answer }) => answer),
    ).toEqual([
      { kind: 'triggered', verbs: ['drop'], timing: 'when' },
      { kind: 'triggered', verbs: ['haul'], timing: 'before' },
      { kind: 'edge', verbs: [], timing: 'start', edge: 'turn' },
      { kind: 'replacement', verbs: ['drop'] },
      { kind: 'rule', verbs: ['haul'] },
      { kind: 'modifier', verbs: [], modifies: { sort: 'roll', id: 'dig' } },
      { kind: 'activated', verbs: [], limit: { times: 1, per: 'turn' } },
    ]);
  });

  it('has its text, and until when it stands where an effect brings it about', () => {
    expect(explained('oath').answers).toEqual([
      {
        kind: 'rule',
        verbs: ['drop'],
        during: [],
        until: 'end of turn',
        text: 'opponents cannot drop cards this turn',
        said: 'Opponents cannot drop cards this turn.',
      },
    ]);
  });
});

/** The actions for which a card can be chosen. */
const uses = (id: string) =>
  explained(id).uses.map((use) => `${use.where} ${use.in}: ${use.action} ${use.from}`);

describe('when a card can be chosen', () => {
  it('is told by the actions whose choices it fits', () => {
    expect(uses('winch')).toEqual(['step work: lay bag', 'window quarrel: nudge bag']);
    expect(uses('boulder')).toEqual(['step work: weigh bag']);
    expect(uses('lump')).toEqual([]);
  });

  it('says what the action does', () => {
    const [weigh] = explained('boulder').uses;
    expect(weigh.does.map(said)).toEqual(['done verb drop', 'to zone dump by drop', 'from zone bag by drop']);
  });
});

it('finds the scenarios that name a card, not those that only speak of it', () => {
  const scenarios = `
game: mine
scenarios:
  - scenario: a winch hauls
    given: { Ann: { bag: [winch] } }
    then: [{ that: Ann has 0 coins }]
  - scenario: nothing of a winch
    then: [{ that: Ann has 0 coins }]
  - scenario: in a condition
    then: [{ that: the winch is in Ann's bag }]
  - scenario: another card
    given: { Ann: { bag: [winch-2] } }
    then: [{ that: Ann has 0 coins }]
`;
  const other =
    'game: other\nscenario: of another game\ngiven: { Ann: { bag: [winch] } }\nthen: [{ that: Ann has 0 coins }]\n';
  const all = new Map([
    ['a.scenario.yaml', scenarios],
    ['b.scenario.yaml', other],
  ]);
  expect(scenariosNaming(openLibrary(all), [...all.keys()], 'mine', 'winch')).toEqual([
    { file: 'a.scenario.yaml', title: 'a winch hauls' },
    { file: 'a.scenario.yaml', title: 'in a condition' },
  ]);
});

const ties = (card: string): string[] =>
  explained(card).interacts.map(({ how, sort, id, cards }) => `${how} ${sort} ${id}: ${cards.join(' ')}`);

describe('with which cards a card goes together', () => {
  it('is what answers what it does, also by way of a verb', () =>
    expect(ties('winch')).toEqual([
      'answered by verb drop: charter oath',
      'answered by verb haul: charter',
      'read by role foreman: scale',
    ]));

  it('is what it answers; what it changes and reads', () =>
    expect(ties('charter')).toEqual([
      'answered by verb drop: oath',
      'answers verb drop: boulder winch scale lamp oath',
      'answers verb haul: winch',
      'read by counter coin: scale oath',
      'read by roll dig: lamp',
      'reads counter coin: scale lamp',
      'changes too counter coin: scale lamp',
      'changes too roll dig: lamp',
    ]));

  it('is what answers what is done with it when it is chosen', () =>
    expect(ties('boulder')).toEqual(['answered by verb drop: charter oath']));

  it('is what changes what its printed conditions ask', () =>
    expect(ties('oath')).toContain('reads counter coin: scale lamp charter'));
});
