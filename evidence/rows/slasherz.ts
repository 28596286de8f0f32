/** What is claimed of Slasherz: its rules, its mechanics, its data, its games. */
import { isOver, loadGame, savePosition, type Game } from '../../interpreter/index.ts';
import { Header } from '../../interpreter/engine/state/position-layout.ts';
import { misplaced } from '../../test/accounting.ts';
import { gameFiles } from '../../test/files.ts';
import { playOut } from '../../test/playout.ts';
import { allThere } from '../needs.ts';
import type { Measured, Row } from '../row.ts';

const ID = 'slasherz';
const DECKS = ['night-shift', 'double-feature'];
const MOST_BYTES = 64 * 1024;

/** The game with its two decks, the first one in front of Ann or of Ben. */
function gameWith(turned: boolean): Game {
  const decks = turned ? DECKS.toReversed() : DECKS;
  const { game, diagnostics } = loadGame(gameFiles(ID), ID, [], decks);
  if (!game) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return game;
}

// What belongs to the game is read only where the game is there.
const idleTests = () => import('../../test/games/slasherz/idle.ts');

/** Each card of each mechanic is made to do nothing; a scenario with the mechanic's tag must fail. */
async function mechanics(part: number): Promise<Measured> {
  const { MECHANICS } = await import('../../test/games/slasherz/mechanics.ts');
  const { missing } = await idleTests();
  const pairs = Object.entries(MECHANICS).flatMap(([mechanic, cards]) =>
    cards.map((card) => ({ mechanic, card })),
  );
  const step = Math.max(1, Math.round(1 / part));
  const tried = pairs.filter((_, i) => i % step === 0);
  const wrong = tried
    .filter(({ mechanic, card }) => missing(card, mechanic).length === 0)
    .map(({ mechanic, card }) => `${mechanic}: no scenario misses ${card}`);
  const few = Object.entries(MECHANICS)
    .filter(([, cards]) => new Set(cards).size < 2)
    .map(([mechanic]) => `${mechanic}: fewer than two cards`);
  const combined = Object.values(MECHANICS).filter((cards) =>
    cards.some((card) => pairs.filter((pair) => pair.card === card).length > 1),
  );
  const alone = Object.keys(MECHANICS).length - combined.length;
  return {
    measured: `${Object.keys(MECHANICS).length} mechanics on ${pairs.length} cards, ${combined.length} of them with a card that joins it to another; ${tried.length - wrong.length} of ${tried.length} cards are missed by a scenario of the mechanic when they do nothing`,
    met: Object.keys(MECHANICS).length === 45 && wrong.length === 0 && few.length === 0,
    details: [
      ...wrong,
      ...few,
      ...(alone > 0 ? [`${alone} mechanics stand alone on the cards that are listed`] : []),
    ],
  };
}

export const slasherzMechanics: Row = {
  what: 'mechanics of Slasherz on two cards each, with scenarios',
  atLeast: 'all',
  full: 1,
  small: 0.1,
  unit: 'part of all pairs of mechanic and card that is tried',
  measure: allThere([ID], mechanics),
};

async function idle(part: number): Promise<Measured> {
  const { allCards, missing } = await idleTests();
  const cards = allCards();
  const step = Math.max(1, Math.round(1 / part));
  const tried = cards.filter((_, i) => i % step === 0);
  const wrong = tried.filter((card) => missing(card).length === 0);
  return {
    measured: `${tried.length - wrong.length} of ${tried.length} cards missed when they do nothing${tried.length < cards.length ? ` (of ${cards.length} in all)` : ''}`,
    met: wrong.length === 0,
    details: wrong.map((card) => `not missed: ${card}`),
  };
}

export const slasherzIdle: Row = {
  what: 'cards of Slasherz that are missed when their text does nothing',
  atLeast: 'all',
  full: 1,
  small: 0.05,
  unit: 'part of all cards that is tried',
  measure: allThere([ID], idle),
};

/** Random games of both decks against each other; all must end by the rules, with no card lost on the way. */
function randomGames(games: number): Measured {
  const failures: string[] = [];
  const endings = new Map<string, number>();
  let decisions = 0;
  let largest = 0;
  let cards = 0;
  for (const turned of [false, true]) {
    const game = gameWith(turned);
    cards = game.copies.length;
    for (let i = 0; i < games / 2; i++) {
      const seed = `slasherz ${i}`;
      let wrong: string | undefined;
      const match = playOut(game, {
        players: 2,
        seed,
        each: (at) => {
          decisions++;
          wrong = misplaced(at);
          if (decisions % 50 === 0)
            largest = Math.max(largest, Buffer.byteLength(JSON.stringify(savePosition(at))));
          return wrong !== undefined;
        },
      });
      wrong ??= misplaced(match) ?? match.fault?.message ?? (isOver(match) ? undefined : 'did not end');
      if (wrong !== undefined) failures.push(`${turned ? 'turned, ' : ''}seed \`${seed}\`: ${wrong}`);
      else endings.set(endingOf(match), (endings.get(endingOf(match)) ?? 0) + 1);
    }
  }
  const ended = [...endings.values()].reduce((sum, count) => sum + count, 0);
  const ways = [...endings].map(([id, count]) => `${count} by ${id}`).join(', ');
  return {
    measured: `${ended} of ${games} games ended by the rules (${ways}); ${cards} cards accounted for after each of ${decisions} decisions; the largest saved position has ${largest} bytes`,
    met: ended === games && cards === 105 && largest < MOST_BYTES,
    details: failures.slice(0, 10),
  };
}

/** Which ending of the data a game came to. */
function endingOf({ game, runner }: ReturnType<typeof playOut>): string {
  return game.endings[runner.m.p[Header.ending]].id;
}

export const slasherzGames: Row = {
  what: 'random games of Slasherz, both decks, that end by the rules (there is no cap), cards always accounted for, under 64 KB saved',
  atLeast: '2,000 of 2,000',
  full: 2000,
  small: 20,
  unit: 'games',
  measure: allThere([ID], randomGames),
};

/** Whole games without a log. */
function speed(games: number): Measured {
  const game = gameWith(false);
  for (let i = 0; i < games / 4; i++) playOut(game, { players: 2, seed: `warm ${i}` });
  const start = performance.now();
  for (let i = 0; i < games; i++) playOut(game, { players: 2, seed: `speed ${i}` });
  const seconds = (performance.now() - start) / 1000;
  return { measured: `${(games / seconds).toFixed(0)} whole random games a second on one core`, met: true };
}

export const slasherzSpeed: Row = {
  what: 'whole random games of Slasherz a second',
  atLeast: 'printed',
  full: 1000,
  small: 10,
  unit: 'games',
  timed: true,
  measure: allThere([ID], speed),
};
