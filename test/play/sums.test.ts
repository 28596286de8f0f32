import { describe, expect, it } from 'vitest';
import { CARD, SCENARIO } from '../../docs/recipes.ts';
import { openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { runScenarios } from '../../interpreter/scenarios/index.ts';
import { dataOf } from '../docs/library.ts';

/** Garden with one more action, which begins with such a choice. */
const feasting = (how: string): ReadonlyMap<string, string> => {
  const file = 'examples/garden/game.yaml';
  const files = dataOf('examples/garden');
  const rest = 'rest: { if: your hand is empty, do: nothing }';
  expect(files.get(file)).toContain(rest);
  return files.set(file, files.get(file)!.replace(rest, `${rest}\n          feast: { ${how} }`));
};

const lines = (text: string, indent: number): string =>
  text
    .trim()
    .split('\n')
    .map((line) => `${' '.repeat(indent)}${line}\n`)
    .join('');

/** What a scenario finds in Garden, with one more tool of this effect: its findings, each with its help. */
function findings(effect: string, given: string, then: string, doing = ''): string[] {
  const card = `kind: tool\nid: basket\nname: Basket\neffect: |\n${lines(effect, 2)}`;
  const scenario = `game: garden
with: [card.yaml]
players: 2
scenarios:
  - scenario: sums
    given:
      step: trade
      turn: Ann
      Ann: { hand: [basket, ${given}], coin: 3 }
      Ben: { hand: [ladder#1, gold-1], coin: 4 }
    do:
      - Ann: [play, basket]
${doing === '' ? '' : lines(doing, 6)}    then:
${lines(then, 6)}`;
  const files = dataOf('examples/garden').set(CARD, card).set(SCENARIO, scenario);
  return runScenarios(openLibrary(files), [SCENARIO]).flatMap(({ diagnostics }) =>
    diagnostics.map(({ code, message, help }) => `${code} ${message} ${help ?? ''}`),
  );
}

const taken = 'move any number of fruits in your hand with a total ripeness of exactly 9 to the discard pile';

describe('what is chosen adds up to what the text says', () => {
  it('offers only what can lead to it, and as many as can', () => {
    const doing =
      '- then:\n    - only offered: { Ann: [red-4, red-5, green-5] }\n    - choices: { Ann: 2 }\n- Ann: red-4 + red-5';
    expect(
      findings(taken, 'red-4, red-5, green-5, gold-2', '- that: red-4 is in the discard pile', doing),
    ).toEqual([]);
  });

  it('says what an answer adds up to, and what is wanted', () => {
    const [found] = findings(
      taken,
      'red-4, red-5, green-2, gold-3, red-2',
      '- that: Ann has 3 coins',
      '- Ann: red-4 + green-2',
    );
    expect(found).toContain('scenario/illegal');
    expect(found).toContain('has a total ripeness of 6, and `a total ripeness of exactly 9` is wanted');
  });

  it('says why something that would fit the words is not on offer', () => {
    const [found] = findings(
      taken,
      'red-4, red-5, green-5, gold-2',
      '- that: Ann has 3 coins',
      '- Ann: gold-2',
    );
    expect(found).toContain('no choice with gold-2 has `a total ripeness of exactly 9`');
  });

  it('is left out where no choice has the sum', () => {
    const effect = `${taken}\nif you do, gain 5 coins\nif you do not, gain a coin`;
    expect(findings(effect, 'red-4, red-3', '- that: Ann has 4 coins')).toEqual([]);
  });

  it('is made at once where only one choice has the sum and everybody sees it', () => {
    const all = 'all fruits in your hand to a new stall';
    const effect = `move ${all}\n${taken.replace('in your hand', 'on the market')}\ngain a coin`;
    const then = '- that: Ann has 4 coins and the number of cards on the market is 1';
    expect(findings(effect, 'red-4, red-5, gold-2', then)).toEqual([]);
  });

  it('is asked of who alone sees the cards, also where one choice is left', () => {
    const doing = '- then:\n    - only offered: { Ann: [red-4, red-5] }\n- Ann: red-4 + red-5';
    const then = '- that: Ann has 4 coins';
    expect(findings(`${taken}\ngain a coin`, 'red-4, red-5, gold-2', then, doing)).toEqual([]);
  });

  it('lets wild cards stand for what is missing, and not for more', () => {
    const then = "- that: Ann has 4 coins and red-3 is in Ann's hand";
    const effect = `${taken} as those\ngain a coin`;
    expect(
      findings(
        effect.replace(' as those', ''),
        'windfall, red-4, red-3',
        then,
        '- refused: { Ann: [windfall + red-3, red-4] }\n- Ann: windfall + red-4',
      ),
    ).toEqual([]);
    const more = findings(taken, 'windfall, red-3', '- that: Ann has 3 coins', '- Ann: windfall + red-3');
    expect(more).toHaveLength(1);
  });

  it('takes `none` where nothing is enough, and only there', () => {
    const most =
      'move any number of fruits in your hand with a total ripeness of at most 4 to the discard pile';
    const hand = 'red-2, green-2, gold-3';
    expect(
      findings(most, hand, '- that: Ann has 3 coins', '- refused: { Ann: red-2 + gold-3 }\n- Ann: none'),
    ).toEqual([]);
    const least = most.replace('at most', 'at least');
    expect(
      findings(
        least,
        hand,
        '- that: Ann has 3 coins',
        '- refused: { Ann: [none, gold-3] }\n- Ann: red-2 + gold-3',
      ),
    ).toEqual([]);
  });

  it('counts how many as any quantity does', () => {
    const effect = 'move up to 2 fruits in your hand with a total ripeness of 6 or more to the discard pile';
    const doing = '- refused: { Ann: [red-3 + gold-2 + green-2, red-3 + gold-2] }\n- Ann: red-3 + green-4';
    expect(findings(effect, 'red-3, green-4, gold-2, green-2', '- that: Ann has 3 coins', doing)).toEqual([]);
  });

  it('holds together with what else is asked of all chosen', () => {
    const effect =
      'move 2 or more fruits in your hand with a total ripeness of 5..6 where colours are the same to the discard pile';
    const doing =
      '- then:\n    - not offered: { Ann: [gold-5, green-1] }\n- refused: { Ann: [red-1 + red-3, red-2 + red-3 + green-1] }\n- Ann: red-1 + red-2 + red-3';
    expect(
      findings(
        `${effect.replace(' to the discard pile', '').replace('move', 'reveal')}`,
        'red-1, red-2, red-3, green-1, gold-5',
        '- that: Ann has 3 coins',
        doing,
      ),
    ).toEqual([]);
  });

  it('compares with a number that is worked out', () => {
    const effect =
      "choose a fruit in your hand\nmove any number of fruits in your hand other than that fruit with a total ripeness of exactly (that fruit's ripeness + 1) to the discard pile\ngain a coin";
    const then = "- that: Ann has 4 coins and red-5 is in Ann's hand and red-2 is in the discard pile";
    expect(
      findings(effect, 'red-5, red-2, red-4, gold-3', then, '- Ann: red-5\n- Ann: red-2 + red-4'),
    ).toEqual([]);
  });

  it('is nothing to say yes to where it cannot be done', () => {
    const effect = `you may ${taken}\nif you do not, gain a coin`;
    const only = "- then:\n    - only offered: { Ann: ['no'] }\n- Ann: 'no'";
    expect(findings(effect, 'red-4, red-3', '- that: Ann has 4 coins', only)).toEqual([]);
    const open = effect.replace('in your hand', 'on the market');
    expect(findings(open, 'red-4, red-3', '- that: Ann has 4 coins')).toEqual([]);
    const asked = findings(
      effect,
      'red-4, red-5',
      '- that: Ann has 3 coins and red-4 is in the discard pile',
      "- Ann: 'yes'\n- Ann: red-4 + red-5",
    );
    expect(asked).toEqual([]);
  });

  it('adds up what players have', () => {
    const effect = 'choose 2 players with a total coin of exactly 7 as both\neach of the both gains a coin';
    expect(findings(effect, 'red-4, red-5', '- that: Ann has 4 coins and Ben has 5 coins')).toEqual([]);
  });

  it('is chosen by chance, and then it is right too', () => {
    const effect =
      'move any number of random fruits in your hand with a total ripeness of exactly 9 to the discard pile';
    const then = '- that: the total ripeness of all fruits in the discard pile is 9';
    expect(findings(effect, 'red-4, red-5, gold-4, green-5, red-1', then)).toEqual([]);
  });

  it('is chosen by several in secret, each by the own number', () => {
    const effect =
      'each player secretly chooses any number of fruits in their hand with a total ripeness of at most (their coins)\ngain a coin';
    const doing =
      '- refused: { Ann: [red-4, red-2 + red-1 + red-4] }\n- Ben: gold-1\n- refused: { Ann: red-4 }\n- Ann: red-1 + red-2';
    expect(findings(effect, 'red-4, red-2, red-1', '- that: Ann has 4 coins', doing)).toEqual([]);
    const [found] = findings(
      effect,
      'red-4, red-2, red-1',
      '- that: Ann has 4 coins',
      '- Ann: red-2 + red-4',
    );
    expect(found).toContain('red-2 + red-4 has a total ripeness of 6');
  });

  it('keeps an option of several steps off the table where a later choice has no sum', () => {
    const effect =
      "choose an opponent\nmove any number of fruits in that player's hand with a total ripeness of exactly 9 to your hand\nif you do not, gain a coin";
    expect(findings(effect, 'red-4, red-5', '- that: Ann has 4 coins')).toEqual([]);
  });
});

/** What a scenario finds in that game. */
const played = (how: string, hand: string, rest: string, given = ''): string[] => {
  const scenario = `game: garden\nplayers: 2\nscenario: feast\ngiven: { step: trade, turn: Ann, ${given}Ann: { hand: [${hand}] } }\n${rest}`;
  const files = new Map(feasting(how)).set(SCENARIO, scenario);
  return runScenarios(openLibrary(files), [SCENARIO]).flatMap(({ diagnostics }) =>
    diagnostics.map(({ code, message, help }) => `${code} ${message} ${help ?? ''}`),
  );
};

describe('an action that begins with a choice by its sum', () => {
  const choice = 'any number of fruits in your hand with a total ripeness of exactly 9 as dish';
  const ways = [
    `choose: ${choice}, do: move the dish to the discard pile`,
    `cost: 'move ${choice} to the discard pile', do: gain a coin`,
  ];
  it.each(ways)('is on offer only if there is one: %s', (how) => {
    expect(played(how, 'red-4, red-3, ladder#1', 'then: [{ not offered: { Ann: [feast] } }]')).toEqual([]);
    const rest = `do:
  - Ann: feast
  - refused: { Ann: [red-4, red-4 + red-3] }
  - Ann: red-4 + green-5
then:
  - that: red-3 is in Ann's hand and green-5 is in the discard pile`;
    expect(played(how, 'red-4, red-3, red-5, green-5, ladder#1', rest)).toEqual([]);
  });

  it('offers no choice whose price no cards add up to', () => {
    const how =
      "choose: a fruit in your hand as want, cost: 'move any number of fruits on the market with a total ripeness of exactly (the ripeness of the want) to the discard pile', do: gain a coin";
    const scenario = (then: string): string[] =>
      played(how, 'red-4, red-3, green-5, ladder#1', `then: [${then}]`, 'market: [[red-1, gold-3]], ');
    expect(scenario('{ offered: { Ann: [feast] } }')).toEqual([]);
    const rest =
      'do:\n  - Ann: feast\n  - then: [{ only offered: { Ann: [red-4, red-3] } }]\n  - Ann: red-4\nthen:\n  - that: Ann has 1 coin and the number of cards on the market is 0';
    expect(played(how, 'red-4, red-3, green-5, ladder#1', rest, 'market: [[red-1, gold-3]], ')).toEqual([]);
  });
});
