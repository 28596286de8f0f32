import { isSeq, parseDocument, type Node, type YAMLMap } from 'yaml';
import { gameFiles } from '../../test/files.ts';
import { readGame } from '../../test/read-game.ts';
import { allThere } from '../needs.ts';
import type { Measured, Row } from '../row.ts';
import { linesOf } from '../lines.ts';
import { verbsOfCards } from '../verbs.ts';

const MOST = 12;

interface Written {
  readonly id: string;
  readonly lines: number;
}

/** All cards of a game with the lines that they take, a verb that nothing else uses among them. */
function written(id: string): Written[] {
  const files = gameFiles(id);
  const own = verbsOfCards(id);
  return [...files].flatMap(([name, text]) => {
    const root = parseDocument(text).contents as Node | null;
    if (!isSeq(root) || name.endsWith('/clauses.yaml')) return [];
    return root.items.map((node) => {
      const card = String((node as YAMLMap).get('id'));
      return { id: card, lines: linesOf(text, node as Node) + (own.get(card) ?? 0) };
    });
  });
}

/** How many cards there are, and how long each is. */
function measure(id: string, titles: number, copies: number): Measured {
  const cards = written(id).sort((a, b) => b.lines - a.lines);
  const all = cards.reduce((sum, { lines }) => sum + lines, 0);
  const average = all / cards.length;
  const own = [...verbsOfCards(id)].map(([card, lines]) => `${card}: ${lines} of them are a verb of its own`);
  const { copies: played } = readGame(id);
  return {
    measured: `${cards.length} titles, ${played.length} cards; ${average.toFixed(1)} lines a card (${all} in all), the longest ${cards[0].lines}`,
    met: cards.length === titles && played.length === copies && average <= MOST,
    details: [...cards.slice(0, 5).map(({ id: card, lines }) => `${card}: ${lines} lines`), ...own],
  };
}

export const hereToSlayCards: Row = {
  what: 'Here to Slay’s cards in data, and how many lines they take on average, with verbs that a single card uses',
  atLeast: '95 titles, 136 cards, each line knocked out and caught (the row above); 12 lines or fewer',
  full: 1,
  small: 1,
  unit: 'look at all data',
  measure: allThere(['here-to-slay'], () => measure('here-to-slay', 95, 136)),
};
