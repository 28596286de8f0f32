/** Values of a position by the names that people read: of a card, a player, a place; *nothing* where there is none. */
import { asIs, say, type Phrase } from '../../dsl/messages/phrase.ts';
import type { Many, Scalar, Sort } from '../../dsl/meaning.ts';
import { evaluatorFor } from '../compile/evaluate.ts';
import type { Match } from '../play/match.ts';

/** What sort of thing a value is, as far as it shows; values of a declared set by their ids. */
export type Kind = Extract<Sort, 'number' | 'player' | 'card' | 'pile' | 'zone' | 'roll'> | readonly string[];

/** The sort of one of two values that are compared, or of one that is looked for among others. */
export const commonKind = (left: Scalar, right?: Scalar, among?: Many): Kind =>
  kindOf(left) ?? (right && kindOf(right)) ?? (among && kindOfMany(among)) ?? 'number';

function kindOf(scalar: Scalar): Kind | undefined {
  switch (scalar.op) {
    case 'you':
    case 'active':
    case 'role':
    case 'controller':
    case 'owner':
    case 'roller':
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
    case 'called': {
      const { gives } = scalar.function.meaning ?? {};
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

/** What sort of things a list holds. */
export function kindOfMany(many: Many): Kind | undefined {
  switch (many.op) {
    case 'cards-in':
    case 'cards-in-all':
    case 'all-cards':
    case 'cards-of':
    case 'cards-of-all':
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
      return 'number';
    default:
      return undefined;
  }
}

/** A value by its name; undefined where a number becomes too large. */
export function namedValue(match: Match, kind: Kind, scalar: Scalar): Phrase | undefined {
  const evaluator = evaluatorFor(match.table);
  const { m } = match.runner;
  if (scalar.op === 'field' && evaluator.printed(m, scalar) === undefined) return say('nothing');
  const value = evaluator.value(m, scalar);
  return value === undefined ? undefined : nameOf(match, kind, value);
}

export function nameOf(match: Match, kind: Kind, value: number): Phrase {
  if (kind === 'number') return asIs(value);
  if (value < 0) return kind === 'player' ? say('nobody') : kind === 'zone' ? say('nowhere') : say('nothing');
  if (typeof kind !== 'string') return asIs(kind[value] ?? String(value));
  return asIs(match.names.value(match.runner.m.p, kind, value));
}
