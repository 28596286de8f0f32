import { loadGame } from '../interpreter/index.ts';
import { gameFiles } from '../test/files.ts';
import { newPlayer, onMachine, type Policy } from './slasher/interpreter.ts';
import { playout as hw } from './slasher/hand-written/index.ts';
const game = loadGame(gameFiles('slasher'), 'slasher').game!;
const runner = newPlayer(game, 3);
const policy = (process.argv[2] ?? 'staged') as Policy;
const slices = Number(process.argv[3] ?? 8);
let i = 0,
  d = 0;
const cpu = () => {
  const u = process.threadCpuUsage();
  return (u.user + u.system) / 1000;
};
const timed = (ms: number, f: () => void) => {
  const c = cpu();
  const e = performance.now() + ms;
  let n = 0;
  do {
    f();
    n++;
  } while (performance.now() < e);
  return (n * 1000) / (cpu() - c);
};
const a = () => {
  onMachine(game, runner, i++, policy);
};
const native = ({ staged: 'staged', 'card-first': 'bycard', flat: 'sample' } as const)[policy];
const b = process.argv[4]
  ? undefined
  : () => {
      hw(i++, 3, native);
    };
timed(1200, a);
if (b) timed(500, b);
const ra: number[] = [],
  rb: number[] = [],
  rr: number[] = [];
for (let s = 0; s < slices; s++) {
  const x = timed(120, a);
  const y = b ? timed(120, b) : 1;
  ra.push(x);
  rb.push(y);
  rr.push(x / y);
}
const med = (l: number[]) => l.sort((p, q) => p - q)[Math.floor(l.length * 0.75)];
console.log(
  policy,
  'interp',
  med(ra).toFixed(0),
  'hw',
  med(rb).toFixed(0),
  'ratio',
  (med(ra) / med(rb)).toFixed(4),
  (1e6 / med(ra)).toFixed(0) + 'us',
);
