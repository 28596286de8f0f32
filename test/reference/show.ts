import { randomGame } from './random-games.ts';
const [seed, ...ids] = process.argv.slice(2);
const { cards } = randomGame(seed, 20);
for (const id of ids) console.log(cards.get(`test/fixtures/scrapyard/card-${id}.yaml`));
