/** What is claimed of Hismment: its rules, its mechanics, its data, its games. */
import { isOver, loadGame, openLibrary, savePosition, winners, type Game } from '../../interpreter/index.ts';
import { Header } from '../../interpreter/engine/state/position-layout.ts';
import { clausesOf, coverageOf, runScenarios } from '../../interpreter/scenarios/index.ts';
import { misplaced } from '../../test/accounting.ts';
import { filesBelow, gameFiles, isYaml } from '../../test/files.ts';
import { playOut } from '../../test/playout.ts';
import { allThere } from '../needs.ts';
import type { Measured, Row } from '../row.ts';

const ID = 'hismment';
const DECKS = ['embers', 'winter'];
const CARDS = 80;
const CLAUSES = 175;
const MOST_BYTES = 64 * 1024;
const LEAST_SHARE = 0.35;

/** A measure that is skipped where the game is not there. */
/** The game with its first two decks, the first one in front of Ann or of Ben. */
function gameWith(turned: boolean): Game {
  const decks = turned ? DECKS.toReversed() : DECKS;
  const { game, diagnostics } = loadGame(gameFiles(ID), ID, [], decks);
  if (!game) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return game;
}

function proven(ways: number): Measured {
  const files = gameFiles(ID);
  for (const [name, text] of filesBelow(`examples/${ID}`, isYaml)) files.set(name, text);
  const library = openLibrary(files);
  const scenarios = [...files.keys()].filter((name) => name.endsWith('.scenario.yaml'));
  const results = runScenarios(library, scenarios, ways > 1 ? {} : { ways: ['straight'] });
  const failed = results.filter((result) => !result.passed).map((result) => `failed: ${result.title}`);
  const { byForm, clauses, missing } = coverageOf(results, clausesOf(library, ID)?.clauses ?? []);
  const part = (rulings: boolean): { proven: number; total: number } => {
    const those = clauses.filter(({ clause }) => (clause.kind === 'ruling') === rulings);
    return { proven: those.filter(({ forms }) => forms.length > 0).length, total: those.length };
  };
  const [rules, rulings] = [part(false), part(true)];
  const forms = Object.entries(byForm).map(([form, count]) => `${count} by ${form}`);
  return {
    measured: `${rules.proven} of ${rules.total} (${forms.join(', ')}, rulings among them), and ${rulings.proven} of ${rulings.total} rulings; ${results.length - failed.length} of ${results.length} scenarios pass`,
    met:
      rules.total === CLAUSES &&
      rules.proven === CLAUSES &&
      rulings.proven === rulings.total &&
      failed.length === 0,
    details: [...failed, ...(missing.length > 0 ? [`not proven: ${missing.join(', ')}`] : [])],
  };
}

export const hismmentClauses: Row = {
  what: 'Hismment clauses proven, by form',
  atLeast: `${CLAUSES} of ${CLAUSES}`,
  full: 4,
  small: 1,
  unit: 'ways that each scenario is played',
  measure: allThere([ID], proven),
};

/** Each card of each mechanic is made to show it no longer; a scenario that plays must fail. */
async function mechanics(part: number): Promise<Measured> {
  // What belongs to the game is read only where the game is there.
  const { openMissing, PAIRS } = await import('../../test/games/hismment/lost.ts');
  const { MECHANICS } = await import('../../test/games/hismment/mechanics.ts');
  const step = Math.max(1, Math.round(1 / part));
  const tried = PAIRS.filter((_, i) => i % step === 0);
  const missing = openMissing();
  const wrong = tried.flatMap(({ mechanic, card }) => {
    const noticed = missing(mechanic, card);
    return noticed === undefined || noticed === 'does not load'
      ? [`${mechanic.says}: ${card} is not missed`]
      : [];
  });
  const { copies } = gameWith(false);
  const dealt = new Set(copies.map(({ symbol }) => symbol.id));
  const alone = MECHANICS.filter(({ cards }) => cards.some((card) => dealt.has(card)));
  const few = MECHANICS.filter(({ cards }) => new Set(cards).size < 2).map(
    ({ says }) => `${says}: fewer than two cards`,
  );
  return {
    measured: `${MECHANICS.length} mechanics on ${PAIRS.length} cards; ${tried.length - wrong.length} of ${tried.length} are missed by a scenario where they do not show their mechanic; ${alone.length} of ${MECHANICS.length} are shown by ${DECKS.join(' and ')} alone`,
    met:
      MECHANICS.length === 49 && alone.length === MECHANICS.length && wrong.length === 0 && few.length === 0,
    details: [...wrong, ...few],
  };
}

export const hismmentMechanics: Row = {
  what: 'mechanics of Hismment on two cards each, with scenarios',
  atLeast: 'all',
  full: 1,
  small: 0.1,
  unit: 'part of all pairs of mechanic and card that is tried',
  measure: allThere([ID], mechanics),
};

/** Random games of both decks, each in front of both seats; all must end by the rules, with no card and no coin lost on the way. */
function randomGames(games: number): Measured {
  const failures: string[] = [];
  const endings = new Map<string, number>();
  const won = DECKS.map(() => 0);
  let decisions = 0;
  let largest = 0;
  for (const turned of [false, true]) {
    const game = gameWith(turned);
    for (let i = 0; i < games / 2; i++) {
      const seed = `hismment ${i}`;
      let wrong: string | undefined;
      const match = playOut(game, {
        players: 2,
        seed,
        each: (at) => {
          decisions++;
          wrong = misplaced(at);
          if (decisions % 200 === 0)
            largest = Math.max(largest, Buffer.byteLength(JSON.stringify(savePosition(at))));
          return wrong !== undefined;
        },
      });
      wrong ??= misplaced(match) ?? match.fault?.message ?? (isOver(match) ? undefined : 'did not end');
      if (wrong !== undefined) {
        failures.push(`${turned ? 'turned, ' : ''}seed \`${seed}\`: ${wrong}`);
        continue;
      }
      const ending = game.endings[match.runner.m.p[Header.ending]].id;
      endings.set(ending, (endings.get(ending) ?? 0) + 1);
      // A draw is half a game for each.
      const seats = winners(match);
      for (const seat of seats) won[turned ? 1 - seat : seat] += 1 / seats.length;
    }
  }
  const ended = [...endings.values()].reduce((sum, count) => sum + count, 0);
  const ways = [...endings].map(([id, count]) => `${count} by ${id}`).join(', ');
  const shares = DECKS.map((deck, i) => `${deck} ${((100 * won[i]) / Math.max(1, ended)).toFixed(1)} %`);
  const balanced = games < 400 || won.every((each) => each / ended >= LEAST_SHARE);
  return {
    measured: `${ended} of ${games} games ended by the rules (${ways}); ${CARDS} cards accounted for after each of ${decisions} decisions; won by ${shares.join(', ')}; the largest saved position has ${largest} bytes`,
    met: ended === games && gameWith(false).copies.length === CARDS && largest < MOST_BYTES && balanced,
    details: failures.slice(0, 10),
  };
}

export const hismmentGames: Row = {
  what: 'random games of Hismment, both decks in front of both seats, that end by the rules, cards always accounted for, under 64 KB saved, neither deck under 35 %',
  atLeast: '2,000 of 2,000',
  full: 2000,
  small: 10,
  unit: 'games',
  measure: allThere([ID], randomGames),
};

/** Whole games without a log. */
function speed(games: number): Measured {
  const game = gameWith(false);
  for (let i = 0; i < games / 10; i++) playOut(game, { players: 2, seed: `warm ${i}` });
  const start = performance.now();
  for (let i = 0; i < games; i++) playOut(game, { players: 2, seed: `speed ${i}` });
  const seconds = (performance.now() - start) / 1000;
  return { measured: `${(games / seconds).toFixed(1)} whole random games a second on one core`, met: true };
}

export const hismmentSpeed: Row = {
  what: 'whole random games of Hismment a second',
  atLeast: 'printed',
  full: 300,
  small: 4,
  unit: 'games',
  timed: true,
  measure: allThere([ID], speed),
};
