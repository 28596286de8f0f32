import { describe, expect, it } from 'vitest';
import { spoken } from '../../dsl/diagnostics/localize.ts';
import {
  countMoves,
  loadPosition,
  logOf,
  movesOf,
  optionsOf,
  question,
  savePosition,
  seatsAsked,
  refereeUndo,
} from '../../interpreter/index.ts';
import { listOptions } from '../../interpreter/match/answers.ts';
import { answerAbsent, type Match } from '../../interpreter/match/match.ts';
import { reasonsAgainst } from '../../interpreter/match/explain/why-not.ts';
import { viewFor } from '../../interpreter/match/view/match-view.ts';
import { calledIn } from '../../interpreter/reports/narration/display-names.ts';
import { optionText } from '../../interpreter/reports/questions/option-text.ts';
import type { Language } from '../../dsl/text/locale.ts';
import { faults, played, quarry, say, type Change } from './kit.ts';

/** An action with these lines in place of resting. */
const withAction = (text: string): Change => ({
  replace: [
    ['rest: { do: nothing }', `ponder:\n            do: |\n${text.trim().replace(/^/gm, '              ')}`],
  ],
});

const several = (header: string): Change =>
  withAction(`${header}\n  - gain 4 coins\n  - lose (1 + 1) coins\n  - "a toss", toss a card in your hand`);

const faultsOf = (header: string): string[] => faults(several(header));

const coins = (match: Match, seat = 0): unknown => viewFor(match, 0).players[seat].counters['coin'];

const names = (match: Match): string[] => optionsOf(match, seatsAsked(match)[0]).map(({ name }) => name);

/** The options of who is asked, as a screen shows them. */
function shown(match: Match, language: Language): string[] {
  const [seat] = seatsAsked(match);
  const called = calledIn(match.game, language, match.names.seats);
  return listOptions(match, seat).map((option) => optionText(match, question(match, seat)!, option, called));
}

it.each(['choose one:', 'choose 2:'])('each line of `%s` is shown in a language as a whole', (header) => {
  const lines = '  - gain 4 coins\n  - if the day is 1:\n      gain 2 coins\n  - "gain 1", gain a coin';
  const match = played(quarry(withAction(`${header}\n${lines}`)), ['ponder']);
  expect(shown(match, 'fr')).toEqual([
    'Gagnez 4 coins.',
    'Si le day est égal à 1, gagnez 2 coins.',
    'gain 1',
  ]);
});

describe('several of the lines below', () => {
  const game = quarry(several('choose 2:'));

  it('are named together, and happen in the printed order', () => {
    const match = played(game, ['ponder']);
    expect(names(match)).toEqual(['gain 4 coins', 'lose (1 + 1) coins', 'a toss']);
    say(match, 'lose (1 + 1) coins + gain 4 coins');
    expect(coins(match)).toBe(2);
    expect(logOf(match).map(({ line }) => line)).toContainEqual(
      expect.objectContaining({ decision: 'Ann', answer: ['gain 4 coins', 'lose (1 + 1) coins'] }),
    );
  });

  it('are asked for in the words above them, and answered with numbers as well', () => {
    const match = played(game, ['ponder']);
    expect(viewFor(match, 0).question).toMatchObject({ prompt: 'choose 2', least: 2, most: 2 });
    say(match, '1, 2');
    expect(coins(match)).toBe(2);
  });

  it('are neither fewer nor more than is said, none twice and no others', () => {
    const match = played(game, ['ponder']);
    for (const wrong of [
      'gain 4 coins',
      '1, 2, 3',
      'gain 4 coins + gain 4 coins',
      'none',
      'gain 4 coins + nap',
    ])
      expect(() => say(match, wrong)).toThrow();
    const against = reasonsAgainst(match, 0, 'nap').map((each) => spoken(each, 'en'));
    expect(against).toEqual(['the options are gain 4 coins, lose (1 + 1) coins, a toss']);
  });

  it('may be none where it is up to so many, and what follows is told', () => {
    const free = quarry(
      withAction(
        'choose up to 2:\n  - gain 4 coins\n  - lose 2 coins\n  - gain a coin\nif the day is 1, gain 9 coins',
      ),
    );
    expect(coins(played(free, ['ponder', 'none']))).toBe(9);
    expect(coins(played(free, ['ponder', '1, 3']))).toBe(14);
    expect(() => played(free, ['ponder', '1, 2, 3'])).toThrow();
  });

  it('may be all where it is one or more, and never none', () => {
    const more = quarry(several('choose one or more:'));
    expect(() => played(more, ['ponder', 'none'])).toThrow();
    expect(coins(played(more, ['ponder', '1, 2, 3', '1']))).toBe(2);
  });

  it('with more below a line are still so many', () => {
    const long = quarry(
      withAction('choose one or more:\n  - gain 4 coins\n    lose 1 coin\n  - gain a coin\n    gain a coin'),
    );
    expect(coins(played(long, ['ponder', '1, 2']))).toBe(5);
  });

  it('ask on, line for line, once they are chosen', () => {
    const match = played(game, ['ponder', 'a toss + gain 4 coins']);
    expect(question(match, 0)).toMatchObject({ sort: 'card' });
    say(match, '1');
    expect(coins(match)).toBe(4);
  });

  it('are saved, loaded, taken back and replayed while one of them is at work', () => {
    const match = played(game, ['ponder', 'a toss + gain 4 coins']);
    const loaded = loadPosition(game, savePosition(match));
    say(loaded.match!, '1');
    expect(coins(loaded.match!)).toBe(4);
    refereeUndo(match);
    expect(names(match)).toHaveLength(3);
    expect(coins(match)).toBe(0);
    say(match, '1, 2');
    expect(coins(match)).toBe(2);
  });

  it('are counted as moves, and tried as moves', () => {
    const match = played(game, ['ponder']);
    // 1 + 2; and each of the other two pairs with one of three equal cards.
    expect(countMoves(match, 0)).toBe(7);
    expect(movesOf(match, 0, 99)).toHaveLength(7);
  });

  it('are chosen for who does not answer', () => {
    const match = played(game, ['ponder']);
    expect(answerAbsent(match, 0)).toBe(true);
    expect(coins(match)).toBe(2);
  });

  it('must be more than are chosen', () => {
    expect(faultsOf('choose 3:')).toEqual(['name/few-lines: choose 3']);
    expect(faultsOf('choose up to 4:')).toEqual(['name/few-lines: choose up to 4']);
    expect(faultsOf('choose up to 3:')).toEqual([]);
    expect(faultsOf('choose 0:')).toEqual(['name/few-lines: choose 0']);
  });
});

const faultsBelow = (text: string): string[] => faults(withAction(`${text}\n  - gain a coin\n  - nothing`));

describe('lines that somebody else chooses', () => {
  const toll = `each opponent chooses one:
  - toss a card in their hand
  - lose 2 coins
  - "a gift", you gain 5 coins`;
  const game = quarry(withAction(toll));

  it('are chosen and done by whoever is named; what `you` do is done by who acts', () => {
    const match = played(game, ['ponder']);
    expect(seatsAsked(match)).toEqual([1]);
    say(match, 'toss a card in their hand');
    expect(seatsAsked(match)).toEqual([1]);
    say(match, '1');
    expect(viewFor(match, 1).players[1].zones['hand'].count).toBe(2);
    expect(coins(played(game, ['ponder', 'a gift']))).toBe(5);
  });

  it('are on offer also where nothing comes of them', () => {
    const match = played(game, ['ponder', 'lose 2 coins']);
    expect(coins(match, 1)).toBe(0);
    expect(seatsAsked(match)).toEqual([1]);
  });

  it('are chosen by one after the other, each knowing what the others did', () => {
    const all = quarry(
      withAction(
        'each player chooses one:\n  - gain (the highest coins of all players + 1) coins\n  - toss a card in their hand',
      ),
    );
    const match = played(all, ['ponder', '1', '1']);
    expect([coins(match), coins(match, 1)]).toEqual([1, 2]);
  });

  it('are several where it is said', () => {
    const both = quarry(
      withAction(
        'choose an opponent\nthat player chooses 2:\n  - gain a coin\n  - gain 2 coins\n  - gain 4 coins',
      ),
    );
    const match = played(both, ['ponder']);
    say(match, '1, 3');
    expect([coins(match), coins(match, 1)]).toEqual([0, 5]);
  });

  it('bring about abilities of who uses the text, and what waits for who chose', () => {
    const lasting = quarry(
      withAction(
        'each opponent chooses 2:\n  - until end of turn, when a player tosses a card, gain 3 coins\n  - at the end of the turn, gain 7 coins\n  - nothing',
      ),
    );
    const match = played(lasting, ['ponder', '1, 2']);
    expect([coins(match), coins(match, 1)]).toEqual([0, 7]);
    const tossing = quarry(
      withAction(
        'each opponent chooses one:\n  - until end of turn, when a player tosses a card, gain 3 coins\n  - nothing\ntoss a card in your hand',
      ),
    );
    const other = played(tossing, ['ponder', '1', '1']);
    expect([coins(other), coins(other, 1)]).toEqual([3, 0]);
  });

  it('need somebody who is known, a player, and a verb that fits', () => {
    expect(faultsBelow('an opponent chooses one:')).toEqual(['name/who-chooses: an opponent']);
    expect(faultsBelow('the heap chooses one:')).toEqual(['name/wrong-sort: the heap']);
    expect(faultsBelow('each opponent choose one:')).toEqual(['name/agreement: choose']);
    expect(faultsBelow('all players chooses one:')).toEqual(['name/agreement: chooses']);
    expect(faultsBelow('all players choose one:')).toEqual([]);
    expect(faultsBelow('a random player chooses one:')).toEqual([]);
    expect(faultsBelow('you choose one:')).toEqual([]);
  });
});
