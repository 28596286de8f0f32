/** How a card of a kind is used itself: what `play this` may mean on a card that is not played but used otherwise. */
import { longestTerm, type Vocabulary } from '../../language/symbols/symbol-table.ts';
import type { NounPhrase } from '../../language/syntax/ast.ts';
import type { KindSymbol, VerbSymbol } from '../../language/symbols/symbols.ts';

/**
 * The one verb that is done with cards of just this kind, in a phrase about the card itself; or else the one
 * that is done with such cards in a hand.
 */
export function useOfThis(vocabulary: Vocabulary, kind: KindSymbol): string | undefined {
  const uses = vocabulary.verbs.flatMap((verb) => placeFor(vocabulary, kind, verb));
  if (uses.length === 1) return uses[0];
  const fromHand = vocabulary.verbs.filter(({ parameters }) =>
    parameters.some(
      ({ preposition, phrase: { tree, snippet } }) =>
        !preposition &&
        tree.heads.some((head) => isOfKind(vocabulary, kind, head)) &&
        isInHand(vocabulary, snippet.text),
    ),
  );
  return fromHand.length === 1 ? `${fromHand[0].id} this` : undefined;
}

const isOfKind = (
  vocabulary: Vocabulary,
  kind: KindSymbol,
  { words }: NounPhrase['heads'][number],
): boolean => longestTerm(vocabulary, words)?.meanings[0].symbol === kind;

/** Whether a phrase ends with a place that only its owner sees. */
const isInHand = ({ zones }: Vocabulary, phrase: string): boolean =>
  zones.some(({ seenBy, names }) => seenBy === 'owner' && phrase.trim().endsWith(` in your ${names.en[0]}`));

function placeFor(vocabulary: Vocabulary, kind: KindSymbol, { id, parameters }: VerbSymbol): string[] {
  return parameters.flatMap(({ preposition, phrase: { tree } }) => {
    const isOnly = tree.heads.length === 1 && isOfKind(vocabulary, kind, tree.heads[0]);
    return isOnly ? [preposition ? `${id} ${preposition} this` : `${id} this`] : [];
  });
}

/**
 * The texts that a card may have about its own use in any place, in a hand too: whether it may be used, and
 * what that costs.
 */
const OF_USE = /^to [a-z]+ this\b|^(?:[a-z ]+ (?:can|cannot) )?(?:only )?[a-z]+ this\b.* (?:only if|unless) /;

/** A line about the use of the card with the verb that its kind has for it; what waits for it would wait in play only. */
export function reportOwnUse(
  line: string,
  vocabulary: Vocabulary,
  kind: KindSymbol | undefined,
): string | undefined {
  const use = kind && OF_USE.test(line) ? useOfThis(vocabulary, kind) : undefined;
  const said = use && line.replace(/\b[a-z]+ this\b(?: card\b)?/, use);
  return said === line ? undefined : said;
}
