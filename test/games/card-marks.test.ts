import { describe, expect, it } from 'vitest';
import { calledIn } from '../../interpreter/reports/narration/display-names.ts';
import { cardMarks } from '../../interpreter/reports/narration/table-sentences.ts';
import { gamesThere } from '../files.ts';
import { readGame } from '../read-game.ts';

describe('a counter of a card', () => {
  const every = gamesThere().flatMap((id) => {
    const game = readGame(id);
    return game.vocabulary.counters
      .filter(({ of, holds }) => of === 'card' && !holds && game.table.card.length > 0)
      .filter((counter) => game.table.card.includes(counter.id))
      .map((counter) => [`${id}: ${counter.id}`, game, counter] as const);
  });

  it.each(every)('is shown where it says something: %s', (_, game, { id, starts, startsField, to }) => {
    const called = calledIn(game, 'en', ['Ann', 'Ben']);
    const marks = (count: number): string[] => cardMarks(called, game, { counters: { [id]: count } });
    const isFixed = startsField === undefined && to === undefined;
    // What every card begins with says nothing, and that it has gone does.
    expect(marks(starts)).toHaveLength(isFixed || starts === 0 ? 0 : 1);
    expect(marks(starts + 1)).toEqual([`${called.counter(id)} ${starts + 1}`]);
    if (isFixed && starts > 0) expect(marks(0)).toEqual([`${called.counter(id)} 0`]);
  });
});
