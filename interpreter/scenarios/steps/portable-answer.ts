import { answerByValues, question, type Answer, type Match } from '../../match/match.ts';
import { pileCards } from '../../match/value-names.ts';

/** An answer that means the same in every match of a game: a pile that has no name goes by one of its cards. */
export interface PortableAnswer {
  readonly seat: number;
  readonly piles: boolean;
  readonly values: readonly number[];
}

export function portable(match: Match, { seat, values }: Answer): PortableAnswer {
  const { table, runner } = match;
  const isCell = (value: number): boolean => value >= 0 && value < table.layout.cells;
  const piles = question(match, seat)?.sort === 'pile' && !values.some(isCell);
  if (!piles) return { seat, piles, values };
  const members = values.map((pile) => pileCards(table.layout, runner.m.p, pile)[0] ?? -1);
  return { seat, piles, values: members };
}

/** Gives an answer in another match. Gives false where it is not legal there. */
export function givePortableAnswer(match: Match, { seat, piles, values }: PortableAnswer): boolean {
  const { p, layout } = match.runner.m;
  const own = piles ? values.map((card) => (card < 0 ? -1 : p[layout.pile + card])) : values;
  return answerByValues(match, { seat, values: own });
}
