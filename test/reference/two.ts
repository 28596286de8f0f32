import { startMatch, randomBot, answer, logOf, seatsAsked } from '../../interpreter/play/match.ts';
import { randomGame } from './random-games.ts';
const [seed, players, gseed, from, to] = process.argv.slice(2);
const { game } = randomGame(seed, 20);
const m = startMatch(game, { players: Number(players), seed: gseed });
const bot = randomBot(`${gseed}/bot`);
for (;;) {
  const seat = seatsAsked(m)[0];
  if (seat === undefined || logOf(m).length > Number(to)) break;
  answer(m, bot(m, seat));
}
console.log(
  logOf(m)
    .slice(Number(from), Number(to))
    .map((e, i) => `${i + Number(from) + 1} ${JSON.stringify(e.line)}`)
    .join('\n'),
);
