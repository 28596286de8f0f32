/** Values of a position by the names that people read: of a card, a player, a place; *nothing* where there is none. */
import { eachChild, someNode, type OpNode, type Tree } from '../../../dsl/ir/visit.ts';
import type { PlacePath } from '../../../dsl/ir/operands.ts';
import { asIs, say, type Phrase } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { Many, Scalar, Sort } from '../../../dsl/ir/expressions.ts';
import { evaluatorFor } from '../../compiler/codegen/evaluator.ts';
import type { Match } from '../../match/match.ts';
import { functionMeaning } from '../../../dsl/ir/called-functions.ts';

/** The sort of a value, as far as it shows; values of a declared set by their ids. */
export type Kind = Extract<Sort, 'number' | 'player' | 'card' | 'pile' | 'zone' | 'roll'> | readonly string[];

/**
 * The sort of one of two values that are compared, or of one that is looked for among others; undefined where
 * nothing shows it, as for two operands that are both called by their names.
 */
export const commonKind = (left: Scalar, right?: Scalar, among?: Many): Kind | undefined =>
  kindOf(left) ?? (right && kindOf(right)) ?? (among && kindOfMany(among));

function kindOf(scalar: Scalar): Kind | undefined {
  switch (scalar.op) {
    case 'you':
    case 'active':
    case 'role':
    case 'controller':
    case 'owner':
    case 'roller':
    case 'neighbour':
      return 'player';
    case 'zone':
    case 'zone-of':
      return 'zone';
    case 'pile-of':
    case 'cell-of':
      return 'pile';
    case 'this':
    case 'host':
    case 'roll-about':
      return 'card';
    case 'field': {
      const { type } = scalar.field;
      return type.type === 'value' ? type.of.values.map((value) => value.id) : 'number';
    }
    case 'counter': {
      const { holds } = scalar.counter;
      return holds
        ? kindOfSort(holds.sort, holds.sort === 'value' ? holds.of.values.map(({ id }) => id) : undefined)
        : 'number';
    }
    case 'called': {
      const { gives } = functionMeaning(scalar.function) ?? {};
      return (
        gives &&
        kindOfSort(
          gives.sort,
          gives.of?.values.map((value) => value.id),
        )
      );
    }
    case 'only':
      return kindOfMany(scalar.of);
    case 'constant':
    case 'it':
    case 'local':
    case 'choice-of':
      return undefined;
    default:
      return 'number';
  }
}

const kindOfSort = (sort: Sort, values: readonly string[] | undefined): Kind | undefined =>
  sort === 'value'
    ? values
    : sort === 'number' ||
        sort === 'player' ||
        sort === 'card' ||
        sort === 'pile' ||
        sort === 'zone' ||
        sort === 'roll'
      ? sort
      : undefined;

/** The sort of the elements of a list. */
export function kindOfMany(many: Many): Kind | undefined {
  switch (many.op) {
    case 'cards-in':
    case 'cards-in-all':
    case 'all-cards':
    case 'cards-of':
    case 'cards-of-all':
    case 'pile-ends':
    case 'cards-in-each':
    case 'end-cards':
    case 'in-play':
    case 'attached':
      return 'card';
    case 'piles':
    case 'new-pile':
      return 'pile';
    case 'zones':
      return 'zone';
    case 'players':
      return 'player';
    case 'rolls':
      return 'roll';
    case 'one':
      return kindOf(many.value);
    case 'filter':
    case 'best':
    case 'sorted':
      return kindOfMany(many.of);
    case 'union':
      return many.parts.map(kindOfMany).find((kind) => kind !== undefined);
    case 'dice-of':
    case 'numbers':
      return 'number';
    default:
      return undefined;
  }
}

/** The sort of a candidate, by what a test asks of it; for lists that do not show it, such as named cards. */
export function kindOfCandidate(tree: Tree, depth: number): Kind | undefined {
  let found: Kind | undefined;
  someNode(tree, (node) => {
    found = kindAskedBy(node, depth);
    return found !== undefined;
  });
  return found;
}

function kindAskedBy(node: OpNode, depth: number): Kind | undefined {
  const places = new Set<PlacePath>();
  eachChild(node, (child, place) => {
    if (child.op === 'it' && child.depth === depth) places.add(place);
  });
  if (places.has('card')) return 'card';
  if (places.has('pile')) return 'pile';
  // Whose zone it is.
  if (places.has('player') || (node.op === 'zone' && places.has('of'))) return 'player';
  if (node.op === 'counter' && places.has('owner')) return node.counter.of === 'card' ? 'card' : 'player';
  if (!('left' in node) || !(places.has('left') || places.has('right'))) return undefined;
  return kindOf((places.has('left') ? node.right : node.left) as Scalar);
}

/** The card whose counter is asked for. */
const counterOfCard = (scalar: Scalar): Scalar | undefined =>
  scalar.op === 'counter' && scalar.counter.of === 'card' ? scalar.owner : undefined;

/** A value by its name; undefined where a number becomes too large. */
export function namedValue(match: Match, kind: Kind, scalar: Scalar): Phrase | undefined {
  const evaluator = evaluatorFor(match.table);
  const { m } = match.runner;
  const card = scalar.op === 'field' ? scalar.card : counterOfCard(scalar);
  if (card && (evaluator.value(m, card) ?? -1) < 0) return say('phrase/nothing');
  // A number that a card does not print is 0 to every text.
  const isPrinted = kind === 'number' || scalar.op !== 'field' || evaluator.printed(m, scalar) !== undefined;
  if (!isPrinted) return say('phrase/nothing');
  const value = evaluator.value(m, scalar);
  return value === undefined ? undefined : phraseOfValue(match, kind, value);
}

export function phraseOfValue(match: Match, kind: Kind, value: number): Phrase {
  if (kind === 'number') return asIs(value);
  if (value < 0)
    return kind === 'player'
      ? say('phrase/nobody')
      : kind === 'zone'
        ? say('phrase/nowhere')
        : say('phrase/nothing');
  if (typeof kind !== 'string') return asIs(kind[value] ?? String(value));
  return asIs(match.names.value(match.runner.m.p, kind, value));
}
