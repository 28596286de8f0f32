import { say } from '../../diagnostics/catalogue/phrase.ts';
import type { Scalar } from '../../ir/expressions.ts';
import { forms } from '../../language/symbols/symbol-table.ts';
import type { NounPhrase } from '../../language/syntax/ast.ts';
import type { ZoneSymbol } from '../../language/symbols/symbols.ts';
import { definite, several } from '../nouns/noun-meanings.ts';
import { chosenFirst } from '../nouns/closed-quantities.ts';
import { domainBase, type Base, type QualifiedNoun } from '../nouns/qualified-noun.ts';
import { namesOwner, ownerOf, single } from '../nouns/possessives.ts';
import { reportAt, noEffect, writtenWords, type Scope, type PhraseType } from '../scope.ts';

export function zoneDomain(
  scope: Scope,
  np: NounPhrase,
  symbol: ZoneSymbol,
  noun: QualifiedNoun,
): Base | undefined {
  const thing: PhraseType = { sort: 'zone', zone: symbol };
  const rest = domainBase(np, noun);
  if (symbol.of === 'table') return rest(definite(thing, { op: 'zone', zone: symbol }, np.span));
  const owner = ownerOf(scope, np);
  if (owner) {
    const { value } = owner;
    if (value.thing.sort === 'player' && chosenFirst(scope, value)) return undefined;
    const { side } = value.thing;
    // `an opponent's hand`: any of theirs.
    if (value.thing.sort === 'player' && !value.scalar && !value.choice?.chance)
      return rest(
        several({ ...thing, side }, { op: 'zones', zone: symbol, of: value.set }, np.span),
        owner.tails,
      );
    const player = single(scope, value, 'player');
    return (
      player &&
      rest(
        definite(
          { ...thing, side: { ...side, of: player } },
          { op: 'zone', zone: symbol, of: player },
          np.span,
        ),
        owner.tails,
      )
    );
  }
  if (namesOwner(np)) return undefined;
  if (np.determiner === 'the' || np.determiner === 'a') {
    return reportAt(scope, 'name/whose', noun.span, {
      zone: writtenWords(scope, noun.span),
      neighbour: false,
    });
  }
  return rest(several(thing, { op: 'zones', zone: symbol }, np.span));
}

/** Whether a line before has brought a card to a place without such piles. */
function isInNoPile(scope: Scope, card: Scalar, symbol: ZoneSymbol): boolean {
  if (card.op !== 'local') return false;
  const known = scope.mentions.findLast(({ slot }) => slot === card.slot);
  const zone = known?.leftFor ?? (known?.moved && known.thing.zone);
  return zone !== undefined && zone !== symbol && zone.pile === undefined;
}

export function pileDomain(
  scope: Scope,
  np: NounPhrase,
  symbol: ZoneSymbol,
  noun: QualifiedNoun,
  isNew: boolean,
): Base | undefined {
  const rest = domainBase(np, noun);
  const thing: PhraseType = { sort: 'pile', zone: symbol };
  if (isNew && symbol.grid) return noEffect(scope, np.span);
  if (isNew) return rest(several(thing, { op: 'new-pile', zone: symbol }, np.span));
  const owner = ownerOf(scope, np);
  if (owner) {
    const card = single(scope, owner.value, 'card');
    if (card && isInNoPile(scope, card, symbol))
      return noEffect(scope, np.span, say('phrase/it-is-in-none-by-then', { pile: forms(symbol.pile!).one }));
    return rest(card && definite(thing, { op: 'pile-of', card }, np.span), owner.tails);
  }
  if (np.owner) return undefined;
  return rest(several(thing, { op: 'piles', zone: symbol }, np.span));
}
