/** From which places some orders take cards, so that what was named in another place is still there. */
import type { Many, Scalar } from '../../ir/expressions.ts';
import type { Act } from '../../ir/statements.ts';
import { nodesOf } from '../../ir/visit.ts';
import type { ZoneSymbol } from '../../language/symbols/symbols.ts';
import { destinationsIn } from '../readings/words/verb-destinations.ts';
import type { Scope } from '../scope.ts';

/** Sets of cards of which no place is known. */
const ANYWHERE: readonly Many['op'][] = [
  'all-cards',
  'in-play',
  'attached',
  'cards-of',
  'cards-of-all',
  'pile-ends',
];

/** These places; nothing where an order may move more than the cards that it names. */
export function movedFrom(scope: Scope, acts: readonly Act[]): ReadonlySet<ZoneSymbol> | undefined {
  if (!acts.every((act) => isPlain(scope, act)) || ANYWHERE.some((op) => nodesOf(acts, op).length > 0))
    return undefined;
  const zones = [
    ...nodesOf(acts, 'cards-in').map(({ zone }) => zoneOf(zone)),
    ...nodesOf(acts, 'end-cards').map(({ zone }) => zoneOf(zone)),
    ...nodesOf(acts, 'cards-in-all').map(({ zone }) => zone),
    ...nodesOf(acts, 'cards-in-each').flatMap(({ zones: of }) =>
      nodesOf(of, 'zones').map(({ zone }) => zone),
    ),
  ];
  const known = zones.filter((zone) => zone !== undefined);
  return known.length > 0 && known.length === zones.length ? new Set(known) : undefined;
}

const zoneOf = (zone: Scalar): ZoneSymbol | undefined => (zone.op === 'zone' ? zone.zone : undefined);

/** What moves its cards and does nothing else: a move, or a verb of one move. */
function isPlain(scope: Scope, act: Act): boolean {
  switch (act.op) {
    case 'attempt':
    case 'each':
    case 'secretly':
      return act.acts.every((each) => isPlain(scope, each));
    case 'pick':
    case 'chosen':
    case 'list':
    case 'let':
    case 'reveal':
    case 'look':
    case 'move':
      return true;
    case 'call':
      return (
        act.verb.parameters.length === 1 &&
        act.verb.body.length === 1 &&
        destinationsIn(scope.vocabulary).some(({ verb }) => verb === act.verb)
      );
    default:
      return false;
  }
}
