import { describe, expect, it } from 'vitest';
import { loadPosition, savePosition, refereeUndo } from '../../interpreter/index.ts';
import { loadGame, openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { logOf, startMatch, type Match } from '../../interpreter/match/match.ts';
import { viewFor } from '../../interpreter/match/view/match-view.ts';
import { faults, filesWith, quarry, say, type Change } from './kit.ts';

const COUNTER: readonly [string, string] = [
  'counters:\n',
  'counters:\n  extra turn: { of: player, from: 0, name: [extra turn, extra turns] }\n',
];
const STEP: readonly [string, string] = [
  'turns from: the active player\n',
  'turns from: the active player\n        extra turns: extra turn\n',
];

/** The game with extra turns and two actions more: one for those who act, one for their opponents. */
const change = (more: Change['replace'] = [], rules?: string): Change => ({
  ...(rules === undefined ? {} : { rules }),
  replace: [
    COUNTER,
    STEP,
    [
      'rest: { do: nothing }',
      'rest: { do: nothing }\n          hurry: { do: gain 2 extra turns }\n          help: { do: each opponent gains an extra turn }',
    ],
    ...more,
  ],
});

function begun(of: Change, answers: readonly string[]): Match {
  const match = startMatch(quarry(of), { players: ['Ann', 'Ben', 'Cid'], seed: '1', log: true });
  for (const each of answers) say(match, each);
  return match;
}

const turns = (match: Match): unknown[] =>
  logOf(match).flatMap(({ line }) => (line['event'] === 'turn' ? [line['player']] : []));

const left = (match: Match): unknown[] =>
  viewFor(match, 0).players.map(({ counters }) => counters['extra turn']);

describe('extra turns', () => {
  it('come right behind the turn, and then the order goes on', () => {
    const match = begun(change(), ['hurry', 'rest', 'rest', 'rest', 'rest']);
    expect(turns(match)).toEqual(['Ann', 'Ann', 'Ann', 'Ben', 'Cid', 'Ann']);
    expect(left(match)).toEqual([0, 0, 0]);
  });

  it('of several players come in turn order, first those of whoever had the turn', () => {
    const match = begun(change(), ['rest', 'help', 'rest', 'hurry', 'rest', 'rest', 'rest', 'rest']);
    // Ben helps; Cid and Ann have one each, and Ann takes two more in hers.
    expect(turns(match)).toEqual(['Ann', 'Ben', 'Cid', 'Ann', 'Ann', 'Ann', 'Cid', 'Ann', 'Ben']);
  });

  it('are told when they are taken', () => {
    const match = begun(change(), ['hurry']);
    expect(left(match)).toEqual([1, 0, 0]);
    expect(logOf(match).map(({ line }) => line)).toContainEqual(
      expect.objectContaining({ event: 'count', counter: 'extra turn', of: 'Ann', before: 2, now: 1 }),
    );
  });

  it('are turns in which everything of a turn begins and ends', () => {
    const rule = 'once per turn, when a player tosses a card, that player gains a coin';
    const lasting: Change['replace'] = [
      [
        'lose: { do: drop a card in your hand }',
        'lose: { do: "gain an extra turn, then opponents cannot toss cards until end of turn" }',
      ],
    ];
    const match = begun(change(lasting, rule), ['hurry', 'throw', '1', 'throw', '1']);
    expect(viewFor(match, 0).players[0].counters['coin']).toBe(2);
    const other = begun(change(lasting, rule), ['lose', 'rest']);
    // The prohibition has gone with the turn in which it was made.
    expect(turns(other)).toEqual(['Ann', 'Ann', 'Ben']);
    say(other, 'throw');
    say(other, '1');
    expect(viewFor(other, 1).players[1].counters['coin']).toBe(1);
  });

  it('are none of the turns that each player has once', () => {
    const once: Change['replace'] = [
      [
        `until: the day is 3
        actions:
          throw: { do: toss a card in your hand }
          lose: { do: drop a card in your hand }
          rest: { do: nothing }
          hurry: { do: gain 2 extra turns }
          help: { do: each opponent gains an extra turn }`,
        `steps:
          - id: main
            do: |
              if you have no coins, gain an extra turn
              gain a coin`,
      ],
    ];
    const match = begun(change(once), []);
    expect(turns(match)).toEqual(['Ann', 'Ann', 'Ben', 'Ben', 'Cid', 'Cid', 'Ann', 'Ben', 'Cid']);
  });

  it('are not taken where the step is over, and kept', () => {
    const over: Change['replace'] = [
      ['until: the day is 3', 'until: there is a player with 2 extra turns or the day is 2'],
    ];
    const match = begun(change(over), ['hurry']);
    expect(turns(match)).toEqual(['Ann']);
    expect(left(match)).toEqual([2, 0, 0]);
  });

  it('are saved, loaded and taken back', () => {
    const match = begun(change(), ['rest', 'hurry', 'rest']);
    expect(turns(match)).toEqual(['Ann', 'Ben', 'Ben', 'Ben']);
    const { match: loaded } = loadPosition(match.game, savePosition(match));
    for (const each of ['rest', 'rest']) say(loaded!, each);
    expect(turns(loaded!)).toEqual(['Cid', 'Ann']);
    refereeUndo(match);
    refereeUndo(match);
    expect(turns(match)).toEqual(['Ann', 'Ben']);
    expect(left(match)).toEqual([0, 0, 0]);
    for (const each of ['rest', 'rest']) say(match, each);
    expect(turns(match)).toEqual(['Ann', 'Ben', 'Cid', 'Ann']);
  });
});

const foundWith = (...replace: (readonly [string, string])[]): string[] => faults({ replace });

describe('the counter of extra turns', () => {
  it('is of players, goes down to 0, and stands at turns', () => {
    expect(foundWith(COUNTER, STEP)).toEqual([]);
    expect(foundWith(STEP)).toEqual(['game/unknown: extra turn']);
    const [from, to] = COUNTER;
    expect(foundWith([from, to.replace('from: 0', 'from: 1')], STEP)).toEqual(['game/unknown: extra turn']);
    expect(foundWith([from, to.replace('of: player', 'of: game')], STEP)).toEqual([
      'game/unknown: extra turn',
    ]);
    expect(
      foundWith(COUNTER, [
        '- id: digging\n',
        '- { id: dawn, do: nothing, extra turns: extra turn }\n      - id: digging\n',
      ]),
    ).toEqual(['game/step: dawn']);
  });

  it('is missed where a text speaks of extra turns', () => {
    const card = "\n  - { kind: charm, id: boots, power: 'at the start of the day, each player WHAT' }\n";
    const found = (what: string, ...replace: (readonly [string, string])[]): string[] =>
      faults({ cards: card.replace('WHAT', what), replace });
    expect(found('gains an extra turn', COUNTER, STEP)).toEqual([]);
    expect(found('gains an extra turn')).toEqual(['name/extra-turns: gains an extra turn']);
    expect(found('takes another turn', COUNTER, STEP)).toEqual([]);
    expect(found('takes another turn')).toEqual(['name/extra-turns: takes another turn']);
    // It is read as `gains an extra turn`, of which no word is named that nobody wrote.
    const after = found('takes another turn after this one');
    expect(after).toHaveLength(1);
    expect(after[0]).toMatch(/^name\/extra-turns: takes another turn/);
  });

  it('cannot be where no player has turns', () => {
    const cards =
      "\n  - { kind: charm, id: boots, power: 'at the start of the day, each player gains an extra turn' }\n";
    const still = filesWith({ cards });
    const [[file, text]] = still;
    const flow = /flow:\n[^]*?\n\n/;
    still.set(file, text.replace(flow, 'flow: { day: { steps: [{ id: digging, do: nothing }] } }\n\n'));
    const { diagnostics } = loadGame(openLibrary(still), 'quarry');
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'no step of this game has turns of single players, so there are no extra turns',
    ]);
  });
});
