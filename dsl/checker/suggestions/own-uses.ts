/** How a card of a kind is used itself: what a text that says so little as `play this` or nothing may mean on it. */
import { longestTerm, type Vocabulary } from '../../language/symbols/symbol-table.ts';
import type { KindSymbol, VerbSymbol } from '../../language/symbols/symbols.ts';

/** The one verb that is done with cards of just this kind, said of the card itself: `challenge using this`. */
function useOfThis(vocabulary: Vocabulary, kind: KindSymbol): string | undefined {
  const uses = vocabulary.verbs.flatMap((verb) => placeFor(vocabulary, kind, verb));
  return uses.length === 1 ? uses[0] : undefined;
}

function placeFor(vocabulary: Vocabulary, kind: KindSymbol, { id, parameters }: VerbSymbol): string[] {
  return parameters.flatMap(({ preposition, phrase: { tree } }) => {
    const [head] = tree.heads;
    const isOnly =
      tree.heads.length === 1 && longestTerm(vocabulary, head.words)?.meanings[0].symbol === kind;
    return isOnly ? [preposition ? `${id} ${preposition} this` : `${id} this`] : [];
  });
}

/** What opens an ability, or says what holds. */
const RULE =
  /^(?:when|before|if|while|at|once|during|to|until|for|[+-])\b|\b(?:cannot|can|must|counts? as|also|has|have|cost|costs)\b/;

/** A line of abilities as it would be said of the use of the card: when it happens, or whether it may. */
export function saidOfUse(
  line: string,
  vocabulary: Vocabulary,
  kind: KindSymbol | undefined,
): { readonly text: string; /** What was put in front. */ readonly when: string } | undefined {
  const use = kind && useOfThis(vocabulary, kind);
  if (!use || line.includes('\n')) return undefined;
  const named = line.replace(/\b[a-z]+ this\b(?: card\b)?/, use);
  if (named !== line) return { text: named, when: '' };
  const when = `when you ${use}, `;
  return RULE.test(line) ? undefined : { text: when + line, when };
}
