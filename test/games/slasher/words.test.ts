import { describe, expect, it } from 'vitest';
import { calledIn } from '../../../interpreter/reports/narration/display-names.ts';
import { doingIn } from '../../../interpreter/reports/narration/log-deeds.ts';
import { lineInWords } from '../../../interpreter/reports/narration/log-sentences.ts';
import { tableFor } from '../../../interpreter/compiler/codegen/compile-game.ts';
import type { LogLine } from '../../../interpreter/match/log/log-line.ts';
import { languages } from '../../../dsl/text/locale.ts';
import { readGame } from '../../read-game.ts';

const game = readGame('slasher');

describe('lines of a log of Slasher', () => {
  it('say it in the language of the player, if the data can', () => {
    const { programs } = tableFor(game, 2);
    const slash = programs.find(({ name }) => name === 'verbs/slash')!;
    const { at } = slash.code.find(({ op }) => op === 'move')!;
    const line: LogLine = {
      event: 'move',
      cards: ['blue-7'],
      from: 'table',
      to: 'discard pile',
      by: 'Ann',
      because: { program: slash.source.role, at },
    };
    const told = languages.map(
      (language) => lineInWords(line, calledIn(game, language, ['Ann']), doingIn(game, language))[0]?.words,
    );
    expect(told).toEqual(['Ann slashes blue 7', 'Ann slashe bleu 7', 'Ann schlitzt „blau 7“ auf']);
  });

  it('say the words of a game in its languages', () => {
    const french = calledIn(game, 'fr', ['Ann', 'Ben']);
    expect(french.zone("Ann's hand")).toEqual({ name: 'main d’Ann', owned: true, seat: 'Ann' });
    expect(french.thing('new unit')).toBe('nouvel ensemble');
    expect(french.amount(1, 'point')).toBe('1 point');
    expect(french.amount(2, 'point')).toBe('2 points');
    const german = calledIn(game, 'de', ['Ann', 'Hans']);
    expect(german.zone("Hans's hand").name).toBe("Hans' Hand");
    expect(german.thing('new unit')).toBe('neue Einheit');
  });
});
