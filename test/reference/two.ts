import { loadGame } from '../../interpreter/index.ts';
import { filesBelow, isYaml } from '../files.ts';
import { startMatch, randomBot, answer, logOf, seatsAsked, question } from '../../interpreter/play/match.ts';
import { optionsOf } from '../../interpreter/play/answers.ts';
import { startReference, linesOf } from './index.ts';
const [folder, id, players, seed, n] = process.argv.slice(2);
const { game } = loadGame(filesBelow(folder, isYaml), id);
const m = startMatch(game!, { players: Number(players), seed });
const r = startReference(game!, Number(players), seed);
const bot = randomBot(`${seed}/bot`);
for (let d = 0; d < Number(n); d++) {
  const seat = seatsAsked(m)[0];
  console.log(d, 'asked', seat, optionsOf(m, seat).map((o) => o.name), '|', [...(r.question?.domains.keys() ?? [])], r.question?.names(seat));
  const a = bot(m, seat);
  const c = question(m, seat)!.domain.candidates.toArray();
  const dom = r.question!.domains.get(seat)!;
  const vs = a.values.map((v) => dom.candidates[c.indexOf(v)]);
  console.log('answer', answer(m, a), a);
  r.answer({ seat, values: vs });
}
const seat = seatsAsked(m)[0];
console.log('asked', seat, m.fault, optionsOf(m, seat).map((o) => o.name), '|', r.question?.names(seat));
console.log(logOf(m).slice(-6).map((e) => JSON.stringify(e.line)).join('\n'));
console.log(linesOf(r).slice(-6).map((e) => JSON.stringify(e)).join('\n'));
