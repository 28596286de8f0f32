import { randomGame } from './random-games.ts';
import { compareGame } from './compare.ts';
const [from, to, show] = process.argv.slice(2);
let cards = 0,
  bad = 0,
  games = 0,
  dec = 0,
  lines = 0;
const ends: Record<string, number> = {};
const said = new Map<string, number>();
const ex = new Map<string, string>();
const t = Date.now();
for (let i = Number(from); i < Number(to); i++) {
  const made = randomGame(`g${i}`, 20);
  cards += made.cards.size;
  for (const r of made.refused) {
    const k = r.split('\n')[0];
    said.set(k, (said.get(k) ?? 0) + 1);
    ex.set(k, r);
  }
  for (let k = 0; k < 2; k++)
    for (const p of [2, 3]) {
      let c;
      try {
        c = compareGame(made.game, p, `g${i}/${k}`, 400);
      } catch (e) {
        bad++;
        console.log(`g${i}/${k} ${p}: THREW ${(e as Error).stack}`);
        continue;
      }
      games++;
      dec += c.decisions;
      lines += c.lines;
      ends[c.end] = (ends[c.end] ?? 0) + 1;
      if (c.difference && bad++ < Number(show ?? 3)) console.log(c.difference.slice(0, 1500));
    }
}
console.log({ cards, games, bad, dec, lines, ends, ms: Date.now() - t });
if (show === 'r') for (const [k, n] of [...said].sort((a, b) => b[1] - a[1])) console.log(n, ex.get(k));
