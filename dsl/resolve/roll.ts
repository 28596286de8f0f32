import type { NounPhrase, Tail } from '../tree.ts';
import type { RollSymbol } from '../vocabulary.ts';
import { filtered, ofCandidate, several } from './described.ts';
import { ownedBy } from './held.ts';
import { wordsOf, type Described, type Scope } from './scope.ts';

/** Rolls on the table: all, or those for a purpose; `your rolls` are those that you made, `a card's rolls` those about it. */
export function rollsIn(
  scope: Scope,
  np: NounPhrase,
  purpose: RollSymbol | undefined,
): [Described | undefined, readonly Tail[]] {
  const all = several({ sort: 'roll' }, purpose ? { op: 'rolls', purpose } : { op: 'rolls' }, np.span);
  if (np.owner) {
    const owner = scope.read.expression(scope, np.owner);
    if (!owner) return [undefined, np.tails];
    if (owner.thing.sort === 'card' && owner.scalar) {
      const card = owner.scalar;
      const found = ofCandidate(scope, all.thing, (it, depth) =>
        filtered(
          all,
          depth,
          { op: 'compare', how: '=', left: { op: 'roll-about', roll: it }, right: card },
          wordsOf(scope, np.span),
        ),
      );
      return [found, np.tails];
    }
  }
  const held = ownedBy(scope, np);
  if (held === 'refused') return [undefined, np.tails];
  if (!held) return [all, np.tails];
  const { who, tail } = held;
  const found = ofCandidate(scope, all.thing, (it, depth) =>
    filtered(
      all,
      depth,
      who.scalar
        ? { op: 'compare', how: '=', left: { op: 'roller', roll: it }, right: who.scalar }
        : { op: 'among', value: { op: 'roller', roll: it }, of: who.set },
      wordsOf(scope, np.span),
    ),
  );
  return [found, np.tails.filter((each) => each !== tail)];
}
