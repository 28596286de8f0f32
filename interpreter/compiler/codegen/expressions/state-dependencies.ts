import { StatePart } from '../../../engine/state/dirty-flags.ts';
import type { Compiler } from '../codegen-context.ts';
import { isFieldChanged, someFieldChanged } from '../values/card-values.ts';
import { countsSeveral } from '../values/multiplicities.ts';
import { isAnswered } from '../events/counter-proposals.ts';
import type { CounterSymbol, VerbSymbol, ZoneSymbol } from '../../../../dsl/language/symbols/symbols.ts';
import { eachSymbol, someChild, someNode, type OpNode, type Tree } from '../../../../dsl/ir/visit.ts';
import { readsOf, type StateRead } from '../../../../dsl/ir/operation-facts.ts';
import type { Scalar } from '../../../../dsl/ir/expressions.ts';
import { functionMeaning } from '../../../../dsl/ir/called-functions.ts';

/** Whether texts of the game change how much of a counter there seems to be. */
const isCounterChanged = (c: Compiler, counter: CounterSymbol): boolean =>
  c.game.abilities.some(
    ({ ability }) =>
      ability.kind === 'modifier' && ability.of.kind === 'counter' && ability.of.counter === counter,
  );

/** Whether texts of the game change a printed value that a node reads, or how many cards those that it counts count as. */
function areValuesChanged(c: Compiler, node: OpNode): boolean {
  if ('multiple' in node) return countsSeveral(c.game);
  if (node.op === 'matching')
    return countsSeveral(c.game, node.slots.op === 'list-of' ? node.slots.field : undefined);
  if (!('field' in node) || typeof node.field !== 'object') return someFieldChanged(c);
  return [node.field, ...('also' in node ? node.also : [])].some((field) => isFieldChanged(c, field));
}

/**
 * The parts of a position that texts read, as bits of `Header.settled`; none where that is not known, as for a text that
 * carries out others.
 */
export function partsRead(c: Compiler, trees: readonly Tree[]): number | undefined {
  const { zones } = c.game.vocabulary;
  const partsOf = (wanted: (zone: ZoneSymbol) => boolean): number =>
    zones.reduce((parts, zone) => (wanted(zone) ? parts | StatePart.zone(zone.index) : parts), 0);
  const piles = partsOf((zone) => zone.order === 'piles' || zone.order === 'grid');
  const anywhere = partsOf(() => true);
  const verbs = new Set<number>();
  const functions = new Set<unknown>();
  let parts: number = StatePart.known;

  const zonePart = (zone: Scalar): number =>
    zone.op === 'zone' ? StatePart.zone(zone.zone.index) : anywhere;
  /** The parts of the zones that a node names; naming one as a destination does not read its cards. */
  const named = (node: OpNode): number => {
    switch (node.op) {
      case 'cards-in':
      case 'end-cards':
      case 'shuffle':
        return zonePart(node.zone);
      case 'cards-in-all':
        return StatePart.zone(node.zone.index);
      case 'cards-in-each':
        return node.zones.op === 'zones' ? StatePart.zone(node.zones.zone.index) : anywhere;
      case 'distance':
        return node.metric.how === 'path' ? StatePart.zone(node.metric.zone.index) : 0;
      default:
        return anywhere;
    }
  };
  const partOf = (read: StateRead, node: OpNode): number | undefined => {
    switch (read) {
      case 'zone':
        return named(node);
      case 'piles':
        return piles;
      case 'places':
      case 'attachments':
      case 'turned':
      case 'arrivals':
        return anywhere;
      case 'counter':
        return 'counter' in node && typeof node.counter === 'object' && !isCounterChanged(c, node.counter)
          ? StatePart.counter(node.counter.index)
          : undefined;
      case 'role':
        return StatePart.roles;
      case 'turn':
        return StatePart.turn;
      case 'cycle':
        return StatePart.cycle;
      // Covering a card makes all parts due.
      case 'presence':
      // What changes values of cards may read anything itself.
      case 'values':
        return areValuesChanged(c, node) ? undefined : 0;
      case 'rules':
      case 'rolls':
      case 'history':
      case 'elsewhere':
        return undefined;
    }
  };
  const own = (node: OpNode): number | undefined =>
    readsOf(node).reduce<number | undefined>((all, read) => {
      const part = partOf(read, node);
      return all === undefined || part === undefined ? undefined : all | part;
    }, 0);

  /** What a verb does; the change of a counter is none. */
  const isKnownVerb = (verb: VerbSymbol): boolean => {
    // What answers the change of a counter may be about anything.
    if (verb.change) return !isAnswered(c, verb);
    if (verbs.has(verb.index)) return true;
    verbs.add(verb.index);
    return known(c.game.verbs[verb.index].program.acts);
  };

  const known = (tree: Tree): boolean =>
    !someNode(
      tree,
      (node) => {
        const read = own(node);
        if (read === undefined) return true;
        parts |= read;
        let isKnown = true;
        eachSymbol(node, (symbol) => {
          if (symbol.sort === 'verb') isKnown &&= isKnownVerb(symbol);
          if (symbol.sort === 'function') isKnown &&= functionMeaning(symbol) !== undefined;
        });
        if (!isKnown || !('pick' in node)) return !isKnown;
        // Reasons repeat in words what is beside them.
        return someChild(node, (child, place) => place !== 'pick.reasons.test' && !known(child)) || 'aside';
      },
      'followed',
      functions,
    );
  return known(trees) ? parts : undefined;
}
