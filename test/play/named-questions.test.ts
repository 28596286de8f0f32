import '../all-languages.ts';
import { describe, expect, it } from 'vitest';
import { gamesThere } from '../files.ts';
import { readGame } from '../read-game.ts';
import { namedQuestions } from './named-questions.ts';

describe('questions', () => {
  it.each(gamesThere().map((id, i) => [id, (['en', 'fr', 'de'] as const)[i % 3]] as const))(
    'name who asks, what it is about, what it costs and what then happens: %s, %s',
    (id, language) => {
      const { faults, source, consequence } = namedQuestions(readGame(id), language, 1, 60);
      expect(faults).toEqual([]);
      expect(Math.min(source, consequence)).toBeGreaterThan(0);
    },
  );
});
