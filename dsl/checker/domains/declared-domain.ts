import type { Scalar } from '../../ir/expressions.ts';
import type { NounPhrase } from '../../language/syntax/ast.ts';
import { constant, several } from '../nouns/noun-meanings.ts';
import { domainBase, type Base, type QualifiedNoun } from '../nouns/qualified-noun.ts';
import { readLocation } from '../nouns/locations.ts';
import {
  reportAt,
  readDeclared,
  withScope,
  writtenWords,
  type PhraseMeaning,
  type Scope,
  type PhraseContext,
} from '../scope.ts';
import type { NounSymbol, RankingSymbol } from '../../language/symbols/symbols.ts';

/** What a noun means that a game declares by a phrase. */
export function declaredDomain(
  scope: Scope,
  np: NounPhrase,
  symbol: NounSymbol,
  noun: QualifiedNoun,
  wanted: PhraseContext,
): Base | undefined {
  const rest = domainBase(np, noun);
  const read = (where: PhraseContext): PhraseMeaning | undefined =>
    readDeclared(scope, symbol.is, (tree) =>
      scope.read.phrase(scope, { ...tree, determiner: undefined }, where),
    );
  const before = scope.errors.touched;
  const inner = read(wanted);
  if (!inner && scope.errors.touched > before) return undefined;
  if (!inner) {
    // A noun that names no place is looked for where the phrase says.
    const [domain, tails] = readLocation(scope, np, undefined);
    const there = domain && read({ domain });
    if (there) return rest({ ...there, placed: true }, tails);
    const lacksPlace = !domain && tails === np.tails && inScopeOfAll(scope, () => read(wanted)) !== undefined;
    if (lacksPlace)
      return reportAt(scope, 'name/no-place', noun.span, { noun: writtenWords(scope, noun.span) });
    // It was checked where it is declared, as somebody who acts would say it.
    return scope.you
      ? undefined
      : reportAt(scope, 'name/no-you', noun.span, { word: writtenWords(scope, noun.span) });
  }
  const [value, tails] = inner.thing.sort === 'card' ? readLocation(scope, np, inner) : [inner, np.tails];
  return rest(value, tails);
}

export function rankingDomain(
  scope: Scope,
  np: NounPhrase,
  symbol: RankingSymbol,
  noun: QualifiedNoun,
): Base | undefined {
  const rest = domainBase(np, noun);
  const among = readDeclared(scope, symbol.among, (tree) => scope.read.phrase(scope, tree));
  if (!among) return undefined;
  const depth = scope.depth + 1;
  const keys = symbol.by.map((counter) => ({
    value: { op: 'counter', counter, owner: { op: 'it', depth } } as Scalar,
    lowest: false,
  }));
  const best = several(among.thing, { op: 'best', of: among.set, depth, keys }, np.span);
  const one = constant(1);
  const choice = { least: one, most: one, notAll: false, exact: true, chance: true };
  return rest(symbol.ties === 'random' ? { ...best, many: false, choice } : best);
}

/** Reads something as if cards were looked for everywhere. */
const inScopeOfAll = <T>(scope: Scope, run: () => T): T => withScope(scope, { everywhere: true }, run);
