import { whoChooses } from '../common-findings.ts';
import type { NounPhrase, Word } from '../../language/syntax/ast.ts';
import type { PhraseMeaning, Scope } from '../scope.ts';

const measures = ['total', 'highest', 'lowest'] as const;
type Measure = (typeof measures)[number];

const isMeasure = (text: string): boolean => measures.includes(text as Measure);

/** Which one number of several the qualities of a noun ask for, and the other qualities. */
export function measureIn(
  qualities: readonly Word[],
): { readonly how: Measure; readonly others: readonly Word[] } | undefined {
  const word = qualities.find(({ text }) => isMeasure(text));
  return word && { how: word.text as Measure, others: qualities.filter((each) => each !== word) };
}

/**
 * `the total value of all cards in your hand where ...`: the grammar reads `where` last, beside the total; it
 * applies to the cards, since a number has nothing to test.
 */
export function summed(np: NounPhrase): NounPhrase {
  if (np.heads.length !== 1 || !isMeasure(np.heads[0].words[0]?.text)) return np;
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

/**
 * Whether somebody would have to choose the parts of a sum first (`the total value of 2 cards`): nobody is
 * asked for it.
 */
export function choosesParts(scope: Scope, { choice, span }: PhraseMeaning): boolean {
  if (choice) whoChooses(scope, span);
  return choice !== undefined;
}
