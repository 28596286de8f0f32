/**
 * What the card of a text has noted, without whose it is: `the mark gains a seed` on a card of a kind of which each notes a mark means
 * `this card's mark`. A word of the text's own goes before.
 */
import { givenNames } from '../../../language/lexer/given-names.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { forms } from '../../../language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';

/** The text with such states as those of the card; none where it has none of them. */
export function withStatesOfThis(
  text: string,
  { counters }: Vocabulary,
  kind: KindSymbol | undefined,
): string[] {
  const states = counters.filter(
    ({ of, holds, kinds }) => of === 'card' && holds && kind && kinds?.includes(kind),
  );
  if (states.length === 0) return [];
  const given = givenNames(text);
  const put = states.reduce((said, state) => {
    const { one } = forms(state);
    const names = [one, ...(state.names.also?.en ?? [])].filter((name) => !given.includes(name));
    if (names.length === 0) return said;
    const own = new RegExp(
      `\\b(?:the|its) (?:${names.join('|')})(?: of (?:this|the) ${kind!.id})?(?![\\w-])`,
      'g',
    );
    return said.replaceAll(own, `this card's ${one}`);
  }, text);
  return put === text ? [] : [put];
}
