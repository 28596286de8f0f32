import type { Many, Scalar, Test } from '../../ir/expressions.ts';
import type { Expression, NounPhrase, Tail } from '../../language/syntax/ast.ts';
import type { ZoneSymbol } from '../../language/symbols/symbols.ts';
import type { Span } from '../../text/source.ts';
import { expectSort } from '../expectations.ts';
import { noEffect, type PhraseMeaning, type Scope } from '../scope.ts';
import { ofCandidate, several } from './noun-meanings.ts';
import { hostsOf, reportDetached } from './possession.ts';

/** Cards under a card: in zones whose cards have a state that holds the one on top. */

export type ZoneBeneath = ZoneSymbol & { readonly under: NonNullable<ZoneSymbol['under']> };

/** The zones of cards under other cards; the one that everybody sees is the first. */
export const zonesBeneath = ({ vocabulary }: Scope): ZoneBeneath[] =>
  vocabulary.zones
    .filter((zone): zone is ZoneBeneath => zone.under !== undefined)
    .sort((a, b) => Number(b.seenBy === 'everyone') - Number(a.seenBy === 'everyone'));

/** `under X`, about cards. */
export function placeBeneath(
  scope: Scope,
  np: NounPhrase,
): { cards: PhraseMeaning | undefined; tails: readonly Tail[] } | undefined {
  const tail = np.tails.find((each) => each.kind === 'place' && each.preposition === 'under');
  if (tail?.kind !== 'place') return undefined;
  const tails = np.tails.filter((each) => each !== tail);
  const zones = zonesBeneath(scope);
  if (zones.length === 0 || np.ordinal) return { cards: noEffect(scope, tail.span), tails };
  const hosts = hostsOf(scope, tail.phrase);
  if (!hosts || !expectSort(scope, hosts, 'card')) return { cards: undefined, tails };
  if (scope.isDetached && hosts.scalar?.op === 'this')
    return { cards: reportDetached(scope, tail, 'phrase/nothing-lies-under-it-by-then'), tails };
  const thing = { sort: 'card' as const, ...(zones.length === 1 && { zone: zones[0] }) };
  const set = ofCandidate(scope, thing, (it, depth): Many => {
    const parts = zones.map((zone): Many => ({
      op: 'filter',
      of: { op: 'cards-in', zone: { op: 'zone', zone } },
      depth,
      test: isUnder(zone, it, hosts),
    }));
    return parts.length === 1 ? parts[0] : { op: 'union', parts };
  });
  return { cards: several(thing, set, np.span), tails };
}

const isUnder = ({ under }: ZoneBeneath, card: Scalar, hosts: PhraseMeaning): Test => ({
  op: 'among',
  value: { op: 'counter', counter: under, owner: card },
  of: hosts.set,
});

/** The test that a card is under one of some others. */
export function liesUnder(
  scope: Scope,
  card: Scalar,
  tail: { readonly phrase: Expression; readonly span: Span },
): Test | undefined {
  const [zone] = zonesBeneath(scope);
  if (!zone) return noEffect(scope, tail.span);
  const hosts = hostsOf(scope, tail.phrase);
  return hosts && expectSort(scope, hosts, 'card') ? isUnder(zone, card, hosts) : undefined;
}
