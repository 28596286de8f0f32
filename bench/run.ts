/**
 * Measures Slasher, played by the interpreter, by a hand-written engine and by boardgame.io: one run, one policy
 * (`staged`: every question is answered with one of its legal answers, each with the same probability), fixed seeds.
 *
 *   node run.ts [seconds for each engine] [players]
 */
import { loadGame, loadPosition, savePosition } from '../interpreter/index.ts';
import { tableFor } from '../interpreter/compile/table.ts';
import { randomSource } from '../interpreter/position/random.ts';
import { gameFiles } from '../test/files.ts';
import { playOut } from '../test/playout.ts';
import { figures, median, perSecond } from './measure.ts';
import { playout as throughReducer } from './slasher/boardgame-io/playout.ts';
import { playout as handWritten, round, selfCheck } from './slasher/hand-written/index.ts';
import { newPlayer, onMachine, throughMatch, type Played } from './slasher/interpreter.ts';

const seconds = Number(process.argv[2] ?? 5);
const players = Number(process.argv[3] ?? 3);
const files = gameFiles('slasher');
const load = () => loadGame(files, 'slasher').game!;

const cold = performance.now();
const game = load();
const coldLoad = performance.now() - cold;

selfCheck();
console.log(`Slasher, ${players} players, policy staged, one thread\n`);

interface Engine {
  readonly name: string;
  readonly play: (i: number) => Played;
}
const runner = newPlayer(game, players);
const random = randomSource('boardgame.io');
const engines: readonly Engine[] = [
  {
    name: 'hand-written',
    play(i) {
      const { state, decisions } = handWritten(i + 1, players, 'staged');
      return { decisions, rounds: round(state) };
    },
  },
  { name: 'interpreter, on the machine', play: (i) => onMachine(game, runner, `bench ${i}`) },
  { name: 'interpreter, through a match', play: (i) => throughMatch(game, `bench ${i}`, players) },
  { name: 'boardgame.io, reducer', play: (i) => throughReducer(`bench ${i}`, players, random) },
];

const rates = engines.map(({ name, play }) => {
  let games = 0;
  let decisions = 0;
  let rounds = 0;
  const rate = perSecond(seconds, (i) => {
    const played = play(i);
    games++;
    decisions += played.decisions;
    rounds += played.rounds;
  });
  const perGame = decisions / games;
  const line = [figures(rate), figures(rate * perGame), perGame.toFixed(1), (rounds / games).toFixed(2)];
  console.log(
    `${name.padEnd(30)} ${line[0].padStart(8)} playouts/s ${line[1].padStart(10)} decisions/s ${line[2].padStart(6)} decisions/game ${line[3].padStart(6)} rounds/game`,
  );
  return rate;
});
const [native, machine, match, bgio] = rates;
console.log(`
interpreter / hand-written   ${(machine / native).toFixed(3)}   (through a match ${(match / native).toFixed(3)})
interpreter / boardgame.io   ${(machine / bgio).toFixed(1)}   (through a match ${(match / bgio).toFixed(1)})
`);

const middle = playOut(game, {
  players,
  seed: 'bench',
  log: false,
  each: (_, __, decisions) => decisions === 100,
});
const { p } = middle.runner.m;
const saved = JSON.stringify(savePosition(middle));
const timings: [string, string][] = [
  ['clone a position', `${figures(1e6 / perSecond(1, () => p.slice()))} us for ${p.byteLength} bytes`],
  [
    'save a position',
    `${figures(1e6 / perSecond(1, () => JSON.stringify(savePosition(middle))))} us, ${saved.length} bytes`,
  ],
  ['load a position', `${figures(1e6 / perSecond(1, () => loadPosition(game, JSON.parse(saved))))} us`],
  ['load and check, first time', `${figures(coldLoad)} ms`],
  ['load and check, again', `${figures(median(15, load))} ms`],
  ['compile for one number of seats', `${figures(median(15, () => tableFor({ ...game }, players)))} ms`],
];
for (const [what, time] of timings) console.log(`${what.padEnd(32)} ${time}`);
