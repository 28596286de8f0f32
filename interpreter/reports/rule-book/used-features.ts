/** What of the language a game makes use of, for the parts of a rule book that explain it. */
import { eachNode } from '../../../dsl/ir/visit.ts';
import type { Game } from '../../game/linked-game.ts';
import type { RuleBook } from './book.ts';

const BASICS = ['attach', 'cover', 'consecutive', 'announce', 'settle'] as const;

/** A node that asks of cards, alone or together, that their values follow each other. */
interface Asking {
  readonly kind?: string;
  readonly test?: { readonly kind?: string };
  readonly pick?: { readonly together: readonly { readonly kind: string }[] };
}

const asksForRun = ({ kind, test, pick }: Asking): boolean =>
  [kind, test?.kind, ...(pick?.together ?? []).map((each) => each.kind)].includes('consecutive');

export function usedBy(game: Game): Pick<RuleBook, 'basics' | 'secret'> {
  const used = new Set<string>();
  const { setup, steps, verbs, firsts, windows, checks, abilities, cards } = game;
  const texts = [setup, steps, verbs, firsts, windows, checks, abilities.map(({ program }) => program)];
  eachNode([...texts, ...cards.map((card) => [...card.texts.values()])], (node) => {
    used.add(node.op);
    if (asksForRun(node as Asking)) used.add('consecutive');
  });
  return {
    basics: BASICS.filter((op) => used.has(op)),
    secret: used.has('secretly'),
  };
}
