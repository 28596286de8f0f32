import { expect, it } from 'vitest';
import { loadGame } from '../../../interpreter/index.ts';
import { listOptions, readAnswer } from '../../../interpreter/match/answers.ts';
import { answerByValues, seatsAsked, startMatch, type Match } from '../../../interpreter/match/match.ts';
import { whyNot } from '../../../interpreter/match/explain/why-not.ts';
import { gameFiles } from '../../files.ts';
import { gameOrSkip } from '../../games.ts';

const offers = (match: Match): string[] => listOptions(match, seatsAsked(match)[0]).map(({ name }) => name);

function say(match: Match, said: string): void {
  const [seat] = seatsAsked(match);
  const read = readAnswer(match, seat, said);
  if ('diagnostic' in read) throw new Error(read.diagnostic.message);
  answerByValues(match, { seat, values: read.values });
}

/** What is said of a card that was bought, where another of its kind is being attached. */
function whyOf(card: string, action: string): string {
  const { game } = loadGame(gameFiles('hismment'), 'hismment', [], ['embers', 'winter']);
  for (let seed = 1; seed < 4000; seed++) {
    const match = startMatch(game!, { players: 2, seed: String(seed), log: false });
    const bought: string[] = [];
    while (offers(match).includes('buy')) {
      say(match, 'buy');
      const wares = offers(match);
      // The only one that can be paid is bought without a question.
      if (wares.includes('pass')) break;
      const next = wares.find((each) => each === card) ?? wares[0];
      say(match, next);
      bought.push(next);
    }
    if (!bought.includes(card)) continue;
    say(match, 'pass');
    if (!offers(match).includes(action)) continue;
    say(match, action);
    if (offers(match).includes(card)) continue;
    const [why] = whyNot(match, seatsAsked(match)[0], card);
    if (why.includes('Cinder Child')) return why;
  }
  return 'it did not come up';
}

gameOrSkip('hismment').describe('what stands against an attachment is said for each hero', () => {
  it('class and level of equipment', () => {
    const why = whyOf('river-sword', 'equip');
    expect(why).toContain('river-sword is not a wearable equipment');
    expect(why).toContain('Cinder Child: it has the same class as the hero');
    expect(why).toMatch(/Reed Blade: its level is at most [^;]*/);
    expect(why).not.toMatch(/Reed Blade: it has the same class/);
  });

  it('element and level of an attack', () => {
    const why = whyOf('wall-of-flame', 'learn');
    expect(why).toContain("Reed Blade: its element is one of the hero's own elements");
    expect(why).toContain(
      "Cinder Child: its level is at most 1 plus the hero's attack steps or former attack steps",
    );
  });
});
