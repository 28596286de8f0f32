import { loadGame } from '../../interpreter/index.ts';
import { filesBelow, isYaml } from '../files.ts';
import { compareGame } from './compare.ts';
const [folder, id, from, to, players] = process.argv.slice(2);
const { game, diagnostics } = loadGame(filesBelow(folder, isYaml), id);
if (!game) throw new Error(diagnostics.map((d) => d.message).join('\n'));
let bad = 0;
const t = Date.now();
let n = 0,
  dec = 0,
  lines = 0,
  ends = {} as Record<string, number>;
for (let i = Number(from); i < Number(to); i++)
  for (let p = game.players.min; p <= game.players.max; p++) {
    if (players && Number(players) !== p) continue;
    const c = compareGame(game, p, `s${i}`);
    n++;
    dec += c.decisions;
    lines += c.lines;
    ends[c.end] = (ends[c.end] ?? 0) + 1;
    if (c.difference && bad++ < 3) console.log(c.difference);
  }
console.log(id, n, 'games', bad, 'differ', dec, lines, ends, Date.now() - t, 'ms');
