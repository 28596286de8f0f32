import type { NamedProgram } from '../../../game/linked-game.ts';
import { StatePart } from '../../../engine/state/dirty-flags.ts';
import type { Compiler } from '../codegen-context.ts';
import { isAnswered } from '../events/counter-proposals.ts';
import type { VerbSymbol, ZoneSymbol } from '../../../../dsl/language/symbols/symbols.ts';
import { eachSymbol, someChild, someNode, type OpNode, type Tree } from '../../../../dsl/ir/visit.ts';
import { functionMeaning } from '../../../../dsl/ir/called-functions.ts';

/** Nodes of the intermediate form that read nothing of a position but what their parts read. */
const readsNothing = new Set(
  [
    'constant local it you this setting field count different only total highest lowest',
    '+ - times divided-up divided-down greater lesser',
    'and or not compare among kind some every odd even alike field-test wild can-choose',
    'pairs values-of list-of cell-of related has-value in-range matching',
    'zone list one all-cards zones new-pile filter union best sorted',
    // Who comes first makes no difference for whether there is something to do.
    'players',
    'pick let takes require attempt together call move reveal appoint',
    'if may if-done each repeat choose-one secretly',
  ].flatMap((ops) => ops.split(' ')),
);

/**
 * The parts of a position that texts read, as bits of `Header.settled`; none where that is not known, as for a text that
 * carries out others. A node that is not listed above or below reads anything.
 */
export function partsRead(c: Compiler, texts: readonly NamedProgram[]): number | undefined {
  const { zones } = c.game.vocabulary;
  // What changes values of cards may read anything itself.
  if (c.game.abilities.some(({ ability }) => ability.kind === 'modifier')) return undefined;
  const partsOf = (wanted: (zone: ZoneSymbol) => boolean): number =>
    zones.reduce((parts, zone) => (wanted(zone) ? parts | StatePart.zone(zone.index) : parts), 0);
  const piles = partsOf((zone) => zone.order === 'piles' || zone.order === 'grid');
  const anywhere = partsOf(() => true);
  const verbs = new Set<number>();
  const functions = new Set<unknown>();
  let parts: number = StatePart.known;

  const own = (node: OpNode): number | undefined => {
    switch (node.op) {
      // Naming a zone, as for where cards go, is not reading what lies there.
      case 'cards-in':
      case 'end-cards':
      case 'shuffle':
        return node.zone.op === 'zone' ? StatePart.zone(node.zone.zone.index) : anywhere;
      case 'cards-in-all':
        return StatePart.zone(node.zone.index);
      case 'active':
        return StatePart.turn;
      case 'cycle':
        return StatePart.cycle;
      case 'role':
        return StatePart.roles;
      case 'counter':
        return StatePart.counter(node.counter.index);
      case 'zone-of':
      case 'controller':
        return anywhere;
      case 'pile-of':
      case 'piles':
      case 'cards-of':
      case 'cards-of-all':
      case 'rearranges':
        return piles;
      case 'distance':
        return node.metric.how === 'path' ? StatePart.zone(node.metric.zone.index) : 0;
      case 'count':
        // A number, and the act that changes a counter, which reads it.
        return 'counter' in node ? StatePart.counter(node.counter.index) : 0;
      case 'called':
        return 0;
      default:
        return readsNothing.has(node.op) ? 0 : undefined;
    }
  };

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
        // Reasons say in words what stands beside them.
        return (
          someChild(node, (child, place) => !place.endsWith('.reasons.test') && !known(child)) || 'aside'
        );
      },
      'followed',
      functions,
    );
  return known(texts.map((text) => text.program.acts)) ? parts : undefined;
}
