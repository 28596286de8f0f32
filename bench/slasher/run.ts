import { loadGame } from '../../interpreter/index.ts';
import { gameFiles } from '../../test/files.ts';
import { figures, perSecond } from '../measure.ts';
import { playout as throughReducer } from './boardgame-io/playout.ts';
import { playout as handWritten, round, selfCheck, type Policy as Native } from './hand-written/index.ts';
import { newPlayer, onMachine, throughMatch, type Played, type Policy } from './interpreter.ts';

/** What the hand-written engine calls the policies. */
const natives: Readonly<Record<Policy, Native>> = {
  staged: 'staged',
  'card-first': 'bycard',
  flat: 'sample',
};

interface Engine {
  readonly name: string;
  readonly play: (i: number) => Played;
}

/** Plays Slasher by four engines with the same policy, one policy after the other; prints rates and their ratios. */
export function slasher(seconds: number, players: number): void {
  const game = loadGame(gameFiles('slasher'), 'slasher').game!;
  const generated = newPlayer(game, players, true);
  const closures = newPlayer(game, players);
  selfCheck();
  let staged = [1, 1];
  for (const policy of ['staged', 'card-first', 'flat'] as const) {
    console.log(`\nSlasher, ${players} players, policy ${policy}, one thread`);
    const engines: readonly Engine[] = [
      {
        name: 'hand-written',
        play(i) {
          const { state, decisions } = handWritten(i + 1, players, natives[policy]);
          return { decisions, rounds: round(state) };
        },
      },
      { name: 'generated code', play: (i) => onMachine(generated, i + 1, policy) },
      { name: 'closures', play: (i) => onMachine(closures, i + 1, policy) },
      { name: 'boardgame.io, reducer', play: (i) => throughReducer(i + 1, players, policy) },
    ];
    const [native, machine, plain, bgio] = ratesOf(engines, seconds);
    console.log(`generated code / hand-written  ${(machine / native).toFixed(3)}`);
    console.log(`generated code / boardgame.io  ${(machine / bgio).toFixed(1)}`);
    console.log(`closures / hand-written        ${(plain / native).toFixed(3)}`);
    console.log(`closures / boardgame.io        ${(plain / bgio).toFixed(1)}`);
    if (policy === 'staged') staged = [native, bgio];
  }
  // Last, so that the playouts are compiled for what they do.
  console.log(`\nSlasher, ${players} players, policy staged, through a match`);
  const match = {
    name: 'interpreter, match',
    play: (i: number) => throughMatch(game, `bench ${i}`, players),
  };
  const [through] = ratesOf([match], seconds);
  console.log(`match / hand-written        ${(through / staged[0]).toFixed(3)}`);
  console.log(`match / boardgame.io        ${(through / staged[1]).toFixed(1)}`);
}

const SLICES = 7;

/**
 * Playouts a second of each engine, also printed with what they come to. They take turns in short slices, and the
 * median counts: on a machine that others use as well their ratios stay what they are.
 */
function ratesOf(engines: readonly Engine[], seconds: number): number[] {
  const runs = engines.map(() => ({ rates: [] as number[], games: 0, decisions: 0, rounds: 0 }));
  for (let slice = 0; slice < SLICES; slice++) {
    engines.forEach(({ play }, e) => {
      const run = runs[e];
      const rate = perSecond(seconds / SLICES, () => {
        const played = play(run.games++);
        run.decisions += played.decisions;
        run.rounds += played.rounds;
      });
      run.rates.push(rate);
    });
  }
  return runs.map(({ rates, games, decisions, rounds }, e) => {
    const rate = rates.sort((a, b) => a - b)[SLICES >> 1];
    const perGame = decisions / games;
    console.log(
      [
        engines[e].name.padEnd(22),
        `${figures(rate).padStart(8)} playouts/s`,
        `${figures(rate * perGame).padStart(10)} decisions/s`,
        `${perGame.toFixed(1).padStart(6)} decisions/game`,
        `${(rounds / games).toFixed(2).padStart(6)} rounds/game`,
      ].join(' '),
    );
    return rate;
  });
}
