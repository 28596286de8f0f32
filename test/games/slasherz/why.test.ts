import { expect, it } from 'vitest';
import { loadGame } from '../../../interpreter/index.ts';
import { answer, seatsAsked, startMatch, type Match } from '../../../interpreter/play/match.ts';
import { readAnswer } from '../../../interpreter/play/answers.ts';
import { whyNot } from '../../../interpreter/play/why.ts';
import { gameFiles } from '../../files.ts';
import { gameOrSkip } from '../../games.ts';

function say(match: Match, said: string): void {
  const [seat] = seatsAsked(match);
  const read = readAnswer(match, seat, said);
  if ('diagnostic' in read) throw new Error(read.diagnostic.message);
  answer(match, { seat, values: read.values });
}

gameOrSkip('slasherz').describe('why something is not on offer', () => {
  it('an event in a phase in which it may not be used', () => {
    const { game } = loadGame(gameFiles('slasherz'), 'slasherz');
    const why: string[] = [];
    for (let seed = 1; seed <= 40 && why.length < 1; seed++) {
      const match = startMatch(game!, { players: 2, seed: String(seed), log: false });
      for (const said of ['none', 'none']) say(match, said);
      const [seat] = seatsAsked(match);
      for (const each of whyNot(match, seat, 'event'))
        if (each.includes('preparing event') && !why.includes(each)) why.push(each);
    }
    expect(why).toEqual(['event wants `choose a preparing event in your hand as card`']);
  });
});
