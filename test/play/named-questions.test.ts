import '../all-languages.ts';
import { describe, expect, it } from 'vitest';
import { gamesThere } from '../files.ts';
import { readGame } from '../read-game.ts';
import { question, seatsAsked } from '../../interpreter/match/match.ts';
import { viewFor } from '../../interpreter/match/view/match-view.ts';
import { calledIn } from '../../interpreter/reports/narration/display-names.ts';
import { questionText } from '../../interpreter/reports/questions/question-text.ts';
import { baking, kiln } from './kiln.ts';
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

  it.each([
    ['en', ': Choose a spark from your hand'],
    ['fr', ' : Choisissez une étincelle de votre main'],
    ['de', ': Wähle einen Funken aus deiner Hand'],
  ] as const)('say which choice of several is asked for as an order: %s', (language, part) => {
    const game = kiln(
      [
        '  bake:\n    phrase',
        "  trade:\n    phrase: { en: 'trade {one} for {other}', fr: 'échangez {one} contre {other}', de: 'tausche {one} gegen {other}' }\n    takes: { one: a card, for other: a card }\n    do: move the one to the ashes\n  bake:\n    phrase",
      ],
      [
        '          stop: { do: nothing }',
        '          stop: { do: nothing }\n          barter: { do: trade a spark in your hand for an order on the board }',
      ],
    );
    const match = baking(game, ['barter']);
    const [seat] = seatsAsked(match);
    const called = calledIn(game, language, match.names.seats);
    const text = questionText(match, question(match, seat)!, called, viewFor(match, seat));
    expect(text.endsWith(part)).toBe(true);
  });
});
