/** Whose a card is in a game without decks: `its owner` is who controls it. */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

const WHOSE = /(?<=(?:'s|s'|\bits|\btheir) )owner(?=s?\b)|\bowner(?= of )/;

export const withControllers = (text: string, { owners }: Vocabulary): string[] =>
  owners || !WHOSE.test(text) ? [] : [text.replaceAll(new RegExp(WHOSE, 'g'), 'controller')];
