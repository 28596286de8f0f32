import { describe, expect, it } from 'vitest';
import {
  answerByValues,
  isOver,
  question,
  randomBot,
  seatsAsked,
  startMatch,
} from '../../interpreter/match/match.ts';
import { logOf, mentionedTo, optionsOf } from '../../interpreter/index.ts';
import { targetsByOption } from '../../interpreter/match/view/option-targets.ts';
import { gamesThere } from '../files.ts';
import { readGame } from '../read-game.ts';
import { tries } from '../size.ts';

const QUESTIONS = tries(300, 150);

describe('what an action is about', () => {
  it.each(gamesThere())('is what it is then done with, if it says so before it is chosen: %s', (id) => {
    const game = readGame(id);
    let named = 0;
    let actions = 0;
    for (let i = 0; i < tries(6, 2); i++) {
      const match = startMatch(game, { players: game.players.min, seed: `targets ${i}` });
      const bot = randomBot(`targets ${i}`);
      for (let asked = 0; asked < QUESTIONS && !isOver(match) && !match.fault; asked++) {
        const [seat] = seatsAsked(match);
        const asking = question(match, seat)!;
        const given = bot(match, seat);
        const [option] = given.values;
        const isAction = asking.instruction.op === 'menu' && asking.instruction.at.asks === 'action';
        if (isAction) actions++;
        const about = isAction && option !== undefined ? targetsByOption(match, seat, option) : [];
        const before = logOf(match).length;
        answerByValues(match, given);
        if (about.length !== 1) continue;
        named++;
        // Either it has been done with that card, or the action asks what else it needs.
        const since = JSON.stringify(logOf(match).slice(before));
        const [next] = isOver(match) ? [] : seatsAsked(match);
        const mentioned = next === undefined ? [] : mentionedTo(match, next).map(({ name }) => name);
        const left = next === undefined ? [] : optionsOf(match, next).map(({ name }) => name);
        const isAsked = left.length === 1 && left[0] === about[0];
        expect(
          isAsked || since.includes(about[0]) || mentioned.includes(about[0]),
          `${about[0]}: ${since}`,
        ).toBe(true);
      }
    }
    expect(named > 0 || actions === 0).toBe(true);
  });
});
