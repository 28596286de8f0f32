/** What generated code and the work on speed gain, against an earlier state in the same run; and that it changes nothing. */
import { compareWithEarlier, EARLIER, type Compared } from '../../bench/earlier/index.ts';
import { readGame } from '../../test/read-game.ts';
import { gamesThere } from '../../test/files.ts';
import { compareExpressions } from '../../test/jit/compared-expressions.ts';
import { differenceOf, handOvers } from '../../test/jit/compared-games.ts';
import { exampleGames } from '../../test/jit/example-games.ts';
import { randomGame } from '../../test/reference/random-games.ts';
import type { Measured, Row } from '../row.ts';

const timed = { full: 2, small: 0.1, unit: 'seconds of each', timed: true } as const;

let compared: { readonly seconds: number; readonly all: readonly Compared[] } | undefined;

/** Both rows read one run. */
function comparedIn(seconds: number): readonly Compared[] {
  if (compared?.seconds !== seconds) compared = { seconds, all: compareWithEarlier(seconds) };
  return compared.all;
}

const timesFaster =
  (what: 'simulated' | 'searched', least: Readonly<Record<string, number>>) =>
  (seconds: number): Measured => {
    const all = comparedIn(seconds);
    return {
      measured: all.map((each) => `${each.id} x${each[what].times.toFixed(2)}`).join(', '),
      met: all.every((each) => each[what].times >= (least[each.id] ?? 0)),
      details: [
        ...all.map((each) => `${each.id}: ${Math.round(each[what].now).toLocaleString('en')} a second`),
        `before is ${EARLIER.commit}; both warm up for four seconds of work`,
      ],
    };
  };

const wanted = (least: Readonly<Record<string, number>>): string =>
  Object.entries(least)
    .map(([id, times]) => `${id} x${times}`)
    .join(', ');

const DECISIONS = { 'here-to-slay': 2.5, slasherz: 3.5, hismment: 4, 'crazy-eights': 2 };
const SEARCHES = { 'here-to-slay': 2, slasher: 3, slasherz: 3, hismment: 3, 'crazy-eights': 3 };

export const decisionSpeed: Row = {
  ...timed,
  what: 'decisions a second of random games, 4 players or the most, against the state before the work on speed in the same run',
  atLeast: wanted(DECISIONS),
  open: true,
  measure: timesFaster('simulated', DECISIONS),
};

export const copySpeed: Row = {
  ...timed,
  what: 'copies of a position with fifty decisions each, as a search plays them, against the same state',
  atLeast: wanted(SEARCHES),
  open: true,
  measure: timesFaster('searched', SEARCHES),
};

const CARDS_EACH = 20;

/** Games of every game in turn, hand-overs, games with generated cards, all expressions, and budgets that run out. */
function sameCode(size: number): Measured {
  const games = [...gamesThere().map((id) => [id, () => readGame(id)] as const), ...exampleGames()];
  const found: string[] = [];
  const note = (difference: string | undefined): void => {
    if (difference !== undefined) found.push(difference);
  };
  const count = { games: 0, hands: 0, made: 0, asked: 0, budgets: 0 };
  for (const [id, read] of games) {
    const game = read();
    const { min, max } = game.players;
    for (let i = 0; i < size; i++, count.games++)
      note(differenceOf(game, min + (i % (max - min + 1)), `${id} ${i}`));
    for (let i = 0; i < size / 20; i++) {
      const { count: hands, difference } = handOvers(game, min, `${id} ${i}`);
      count.hands += hands;
      note(difference);
    }
    for (let budget = 6; budget < 10_000; budget = Math.ceil(budget * (1 + 10 / size)), count.budgets++)
      note(differenceOf(game, min, `${id} ${budget}`, { budget }));
    const { asked, differences } = compareExpressions(game, min, {
      step: 1,
      positions: Math.max(1, Math.round(size / 50)),
    });
    count.asked += asked;
    found.push(...differences);
  }
  for (let i = 0; i < size / 20; i++) {
    const { game } = randomGame(`same ${i}`, CARDS_EACH);
    for (let k = 0; k < 10; k++, count.made++) note(differenceOf(game, 2 + (k % 2), `${i}/${k}`));
  }
  return {
    measured: `${count.games} whole games, ${count.hands} hand-overs, ${count.made} games with generated cards, ${count.asked} expressions asked both ways, ${count.budgets} budgets: ${found.length} differ`,
    met: found.length === 0,
    details: found.slice(0, 10),
  };
}

export const generatedCode: Row = {
  what: 'generated code against closures: final positions of whole games with the work that was done, turns of both at any question, games with generated cards, expressions in any position, budgets and where they run out',
  atLeast: '0 differ',
  full: 2000,
  small: 2,
  unit: 'games of each game, and twentieths and fiftieths of it',
  measure: sameCode,
};
