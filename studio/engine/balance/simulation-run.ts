/** Games between random bots, a few at a time, so that they can be watched and stopped. */
import { nameIn, type Language } from '../../../dsl/nlg/index.ts';
import { seatNames } from '../../../interpreter/match/value-names.ts';
import { beginGame, type GameResult } from '../../../interpreter/reports/simulate.ts';
import { summarise } from '../../../interpreter/reports/simulation-summary.ts';
import { cardName } from '../card-faces.ts';
import type { SetGame } from '../set-game.ts';
import type { SimulationState } from './balance-calls.ts';

/** Decisions after which a game is cut off, and those between two looks at the clock. */
const MOST = 100_000;
const PAUSE = 200;
/** Milliseconds at work before others have their turn, and between two reports. */
const SLICE = 40;
const REPORT = 250;

export interface SimulationRun {
  stop(): void;
  readonly finished: Promise<SimulationState>;
}

/** Begins a run. `report` is called with how far it is. */
export function simulationRun(
  { game, own, leftOut }: SetGame,
  given: {
    readonly players: number;
    readonly seed: string;
    readonly games: number;
    readonly language: Language;
  },
  report: (state: SimulationState) => void,
): SimulationRun {
  const { players, seed, games, language } = given;
  const results: GameResult[] = [];
  const run = { stopped: false };
  const state = (ended: boolean): SimulationState => ({
    wanted: games,
    played: results.length,
    ended,
    summary: summarise(game, seatNames.slice(0, players), results, language),
    names: {
      endings: Object.fromEntries(game.endings.map((each) => [each.id, nameIn(each, language)])),
      measures: Object.fromEntries(game.score.map((each) => [each.id, nameIn(each, language)])),
    },
    own: own.map((card) => cardName(card, language)),
    leftOut,
  });
  const work = async (): Promise<SimulationState> => {
    let reported = performance.now();
    let since = reported;
    for (let i = 0; i < games && !run.stopped; i++) {
      const inPlay = beginGame(game, { players, seed }, i, MOST);
      for (;;) {
        const played = inPlay.goOn(PAUSE);
        if (played) {
          results.push(played.result);
          break;
        }
        if (performance.now() - since > SLICE) {
          since = await breath();
          if (run.stopped) break;
        }
      }
      if (performance.now() - since > SLICE) since = await breath();
      if (performance.now() - reported > REPORT) {
        report(state(false));
        reported = performance.now();
      }
    }
    return state(true);
  };
  return { stop: () => void (run.stopped = true), finished: work() };
}

/** Lets what waits be done, and gives the time. */
async function breath(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now();
}
