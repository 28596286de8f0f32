/** What of the language a game makes use of, for the parts of a rule book that explain it. */
import { eachNode } from '../../dsl/nodes.ts';
import type { Game } from '../game.ts';
import type { RuleBook } from './book.ts';

const BASICS = ['attach', 'cover', 'announce', 'settle'] as const;

export function usedBy(game: Game): Pick<RuleBook, 'basics' | 'secret'> {
  const used = new Set<string>();
  const { setup, steps, verbs, firsts, windows, checks, abilities, cards } = game;
  const texts = [setup, steps, verbs, firsts, windows, checks, abilities.map(({ program }) => program)];
  eachNode([...texts, ...cards.map((card) => [...card.texts.values()])], ({ op }) => used.add(op));
  return {
    basics: BASICS.filter((op) => used.has(op)),
    secret: used.has('secretly'),
  };
}
