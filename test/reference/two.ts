import { startMatch, randomBot, answer, logOf, seatsAsked } from '../../interpreter/play/match.ts';
import { randomSource } from '../../interpreter/position/random.ts';
import { randomGame } from './random-games.ts';
const [seed, players, gseed, from, to] = process.argv.slice(2);
const { game } = randomGame(seed, 20);
const m = startMatch(game, { players: Number(players), seed: gseed });
const order = randomSource(`${gseed}/order`);
const bot = randomBot(`${gseed}/bot`);
for (;;) {
  const asked = seatsAsked(m);
  const seat = asked[asked.length > 1 ? order(asked.length) : 0];
  if (seat === undefined || logOf(m).length > Number(to)) break;
  answer(m, bot(m, seat));
}
console.log(
  logOf(m)
    .slice(Number(from), Number(to))
    .map((e, i) => `${i + Number(from) + 1} ${JSON.stringify(e.line)}`)
    .join('\n'),
);
