import { whoChooses } from '../complaints.ts';
import type { NounPhrase } from '../../language/syntax/ast.ts';
import type { Described, Scope } from '../scope.ts';

const measures: readonly string[] = ['total', 'highest', 'lowest'];

/**
 * `the total value of all cards in your hand where ...`: the grammar reads `where` last, beside the total; it is said of
 * the cards, since a number has nothing that could be asked.
 */
export function summed(np: NounPhrase): NounPhrase {
  if (np.heads.length !== 1 || !measures.includes(np.heads[0].words[0]?.text)) return np;
  const of = np.tails.findIndex((tail) => tail.kind === 'of');
  const tail = np.tails[of];
  const where = np.tails.at(-1);
  if (tail?.kind !== 'of' || tail.phrase.kind !== 'noun' || where?.kind !== 'where') return np;
  const { phrase } = tail;
  const span = { start: phrase.span.start, end: where.span.end };
  const narrowed = { ...phrase, tails: [...phrase.tails, where], span };
  const tails = np.tails
    .slice(0, -1)
    .with(of, { ...tail, phrase: narrowed, span: { ...tail.span, end: span.end } });
  return { ...np, tails };
}

/** Whether a sum is of things that somebody would have to choose first (`the total value of 2 cards`): nobody is asked for it. */
export function choosesParts(scope: Scope, { choice, span }: Described): boolean {
  if (choice) whoChooses(scope, span);
  return choice !== undefined;
}
