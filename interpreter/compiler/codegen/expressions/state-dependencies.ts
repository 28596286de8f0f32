import type { NamedProgram } from '../../../game/linked-game.ts';
import { Part } from '../../../engine/state/dirty-flags.ts';
import type { Compiler } from '../codegen-context.ts';
import { isAnswered } from '../events/counter-proposals.ts';
import type {
  CounterSymbol,
  FunctionSymbol,
  MetricSymbol,
  VerbSymbol,
  ZoneSymbol,
} from '../../../../dsl/language/symbols/symbols.ts';
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

/** What is no part of the form, or says in words what stands beside it. */
const skipped = new Set([
  'field',
  'fields',
  'span',
  'reasons',
  'zone',
  'counter',
  'verb',
  'function',
  'metric',
  'table',
]);

interface Node {
  readonly op?: string;
  readonly zone?: ZoneSymbol | Node;
  readonly counter?: CounterSymbol;
  readonly verb?: VerbSymbol;
  readonly function?: FunctionSymbol;
  readonly metric?: MetricSymbol;
}

/**
 * The parts of a position that texts read, as bits of `Header.settled`; none where that is not known, as for a text that
 * carries out others. A node that is not listed above or below reads anything.
 */
export function partsRead(c: Compiler, texts: readonly NamedProgram[]): number | undefined {
  const { zones } = c.game.vocabulary;
  // What changes values of cards may read anything itself.
  if (c.game.abilities.some(({ ability }) => ability.kind === 'modifier')) return undefined;
  const partsOf = (wanted: (zone: ZoneSymbol) => boolean): number =>
    zones.reduce((parts, zone) => (wanted(zone) ? parts | Part.zone(zone.index) : parts), 0);
  const piles = partsOf((zone) => zone.order === 'piles' || zone.order === 'grid');
  const anywhere = partsOf(() => true);
  const verbs = new Set<number>();
  const functions = new Set<FunctionSymbol>();
  let parts: number = Part.known;

  const own = ({ op, zone, counter, metric }: Node): number | undefined => {
    switch (op) {
      // Naming a zone, as for where cards go, is not reading what lies there.
      case 'cards-in':
      case 'end-cards':
      case 'shuffle':
        return zone && 'op' in zone && zone.op === 'zone'
          ? Part.zone((zone.zone as ZoneSymbol).index)
          : anywhere;
      case 'cards-in-all':
        return Part.zone((zone as ZoneSymbol).index);
      case 'active':
        return Part.turn;
      case 'cycle':
        return Part.cycle;
      case 'role':
        return Part.roles;
      case 'counter':
        return Part.counter(counter!.index);
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
        return metric!.how === 'path' ? Part.zone(metric!.zone.index) : 0;
      case 'called':
        return 0;
      default:
        // `count` is a number, and the act that changes a counter, which reads it.
        return readsNothing.has(op!) ? (counter ? Part.counter(counter.index) : 0) : undefined;
    }
  };

  const known = (tree: unknown): boolean => {
    if (typeof tree !== 'object' || tree === null) return true;
    if (Array.isArray(tree)) return tree.every(known);
    const node = tree as Node;
    if (node.op !== undefined) {
      const read = own(node);
      if (read === undefined) return false;
      parts |= read;
    }
    if (node.verb?.change) {
      // What answers the change of a counter may be about anything.
      if (isAnswered(c, node.verb)) return false;
    } else if (node.verb && !verbs.has(node.verb.index)) {
      verbs.add(node.verb.index);
      if (!known(c.game.verbs[node.verb.index].program.acts)) return false;
    }
    const called = node.function;
    if (called && !functions.has(called)) {
      functions.add(called);
      const meaning = functionMeaning(called);
      if (!meaning || !known({ ...meaning, gives: undefined })) return false;
    }
    return Object.entries(tree).every(([key, part]) => (skipped.has(key) && !isNode(part)) || known(part));
  };
  return known(texts.map((text) => text.program.acts)) ? parts : undefined;
}

/** A zone may be a symbol or an expression. */
const isNode = (part: unknown): boolean => typeof part === 'object' && part !== null && 'op' in part;
