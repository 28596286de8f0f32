import { describe, expect, it } from 'vitest';
import { unprinted } from '../../cli/play/answer-input.ts';
import { screenOf } from '../../cli/play/screen.ts';
import type { Io } from '../../cli/io.ts';
import type { Showing } from '../../cli/play/card-lines.ts';
import { readAnswer } from '../../interpreter/match/answers.ts';
import {
  answerByValues,
  isOver,
  question,
  randomBot,
  seatsAsked,
  startMatch,
} from '../../interpreter/match/match.ts';
import { viewFor, type View } from '../../interpreter/match/view/match-view.ts';
import { calledIn } from '../../interpreter/reports/narration/display-names.ts';
import { optionGroups } from '../../interpreter/reports/questions/option-groups.ts';
import { gamesThere } from '../files.ts';
import { readGame } from '../read-game.ts';

/** The cards of each zone that a seat sees, in the order in which they lie there. */
const zonesOf = ({ zones, players }: View): readonly (readonly string[])[] =>
  [zones, ...players.map((each) => each.zones)].flatMap((each) =>
    Object.values(each).map(({ cards = [] }) => cards),
  );

describe('cards to choose from', () => {
  it.each(gamesThere())('are listed as they lie there, and the numbers of the list mean them: %s', (id) => {
    const game = readGame(id);
    const match = startMatch(game, { players: game.players.min, seed: 'order' });
    const called = calledIn(game, 'en', match.names.seats);
    const bot = randomBot('order');
    let read = 0;
    for (let asked = 0; asked < 120 && !isOver(match) && !match.fault; asked++) {
      const [seat] = seatsAsked(match);
      const { sort, domain } = question(match, seat)!;
      if (sort === 'card') {
        const view = viewFor(match, seat);
        const showing: Showing = {
          game,
          called,
          view,
          screen: screenOf({ env: {}, columns: () => 100 } as unknown as Io),
        };
        const groups = optionGroups(match, seat, called, view, 1000);
        const names = groups.map(({ options }) => options[0].name);
        for (const cards of zonesOf(view)) {
          const there = names.filter((name) => cards.includes(name));
          expect(there).toEqual(there.toSorted((a, b) => cards.indexOf(a) - cards.indexOf(b)));
        }
        for (const [i, { options }] of groups.entries()) {
          if (domain.least > 1) break;
          const given = readAnswer(match, seat, unprinted(match, seat, `${i + 1}`, showing));
          if ('values' in given) expect(options.map(({ value }) => value)).toContain(given.values[0]);
          read++;
        }
      }
      answerByValues(match, bot(match, seat));
    }
    expect(read).toBeGreaterThan(0);
  });
});
