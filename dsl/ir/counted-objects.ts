import type { HistoryQuestion } from '../language/symbols/symbols.ts';
import type { Scalar, Test } from './expressions.ts';
import { reserved } from './registers.ts';
import { isSameMeaning } from './same-meaning.ts';
import { bindsCandidate } from './bindings.ts';
import { SideTable } from './side-table.ts';
import { mapNodes, someNode } from './visit.ts';

/**
 * Which cards a question about the past counts. Kept beside the questions, which are symbols: `it` is the card and the player
 * for whom it is counted, each in its register.
 */
export const countedTests = new SideTable<HistoryQuestion, Test>();

/** Whether a question counts for players; the others count for cards. */
export const isOfSeats = ({ subject }: Pick<HistoryQuestion, 'subject'>): boolean =>
  subject !== 'object' && subject !== 'by';

/**
 * How many counts each player has, or all cards have where a question counts for cards alone; how many answer the question; and how many there are
 * altogether: with those that begin with the present turn of a player where the last one belongs to the answer, and with those that are noted when
 * cards come into play, seat by seat.
 */
export function countsOf(
  question: Pick<HistoryQuestion, 'subject' | 'each' | 'per'>,
  { seats, cards }: { readonly seats: number; readonly cards: number },
): { readonly row: number; readonly answers: number; readonly all: number } {
  const row = question.each || !isOfSeats(question) ? cards : 1;
  const answers = isOfSeats(question) ? seats * row : row;
  const all =
    question.per === 'last turn' ? 2 * answers : isOfStays(question) ? answers * (1 + cards) : answers;
  return { row, answers, all };
}

/** Whether for each card it is noted how much was counted for each player when it came into play. Counts of cards begin again with their stays. */
export const isOfStays = (question: Pick<HistoryQuestion, 'subject' | 'per'>): boolean =>
  question.per === 'stay' && isOfSeats(question);

/** The test of the cards that a question counts; nothing where their kinds say it all. */
export const countedTest = (question: HistoryQuestion): Test | undefined => countedTests.get(question);

export const setCountedTest = (question: HistoryQuestion, test: Test): void =>
  countedTests.set(question, test);

/**
 * A test of a card in terms of the player for whom it is counted, or of none where it is counted for a card. Nothing where it asks more than that: what a text has
 * chosen or named is not known yet when it happens.
 */
export function asCounted(test: Test, player: Scalar | undefined): Test | undefined {
  const who: Scalar = { op: 'it', depth: reserved.counting };
  const counted = mapNodes(test, (node) => (player && isSameMeaning(node, player) ? who : undefined));
  const asksMore = someNode(counted, (node) => {
    switch (node.op) {
      case 'local':
      case 'list':
      case 'you':
      case 'this':
        return true;
      case 'it':
        return node.depth < reserved.counted && !bindsCandidate(counted, node.depth);
      default:
        return false;
    }
  });
  return asksMore ? undefined : counted;
}
