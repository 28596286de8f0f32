import { offersOf } from '../../game/placed-offers.ts';
import type { Many, Pick } from '../../../dsl/ir/expressions.ts';
import type { Act } from '../../../dsl/ir/statements.ts';
import type { ZoneSymbol } from '../../../dsl/language/symbols/symbols.ts';
import type { CardData, Game } from '../../game/linked-game.ts';
import { changedBy, judge } from '../../compiler/analysis/static-evaluation.ts';
import { Touching, type Touched } from './text-dependencies.ts';

/** An action for which a card can be chosen. */
export interface Use {
  /** The step or window that offers it. */
  readonly in: string;
  readonly where: 'step' | 'window';
  readonly action: string;
  /** The zones in which it must be; none if the action does not restrict them. */
  readonly from: readonly string[];
  /** What the action changes. */
  readonly does: readonly Touched[];
}

/** What a player can do with a card in the steps and windows of a game: the actions whose choices it fits. */
export function cardUses(game: Game, card: CardData): Use[] {
  const changes = changedBy(game.abilities);
  const candidate = { kind: card.symbol.kind, card };
  return offersOf(game).flatMap(({ offer, where, symbol }) =>
    offer.actions.flatMap((action): Use[] => {
      const fitting = picksIn(action.program.program.acts)
        .filter(({ sort }) => sort === 'card')
        .flatMap((pick) => sourcesOf(pick.from))
        .filter(
          ({ zones, tests }) =>
            zones.every((zone) => !zone.takes || zone.takes.includes(card.symbol.kind)) &&
            tests.every(({ depth, test }) => judge(test, new Map([[depth, candidate]]), changes) !== false),
        );
      if (fitting.length === 0) return [];
      const from = [...new Set(fitting.flatMap(({ zones }) => zones.map(({ id }) => id)))];
      const touching = new Touching(game);
      touching.program(action.program.program);
      return [{ in: symbol.id, where, action: action.id, from, does: touching.touches.changes }];
    }),
  );
}

/** The choices of a text that are made whatever happens. */
const picksIn = (acts: readonly Act[]): Pick[] =>
  acts.flatMap((act) => {
    if (act.op === 'pick') return act.pick.by === 'chance' ? [] : [act.pick];
    return act.op === 'attempt' ? [...picksIn(act.prepare), ...picksIn(act.acts)] : [];
  });

/** Where a list takes cards from, and what it asks of each. */
interface Source {
  readonly zones: readonly ZoneSymbol[];
  readonly tests: readonly (Many & { op: 'filter' })[];
}

/** The ways in which a card can be in a list. */
function sourcesOf(list: Many): Source[] {
  switch (list.op) {
    case 'filter':
      return sourcesOf(list.of).map(({ zones, tests }) => ({ zones, tests: [...tests, list] }));
    case 'union':
      return list.parts.flatMap(sourcesOf);
    case 'sorted':
    case 'best':
      return sourcesOf(list.of);
    case 'cards-in':
    case 'end-cards':
      return [{ zones: list.zone.op === 'zone' ? [list.zone.zone] : [], tests: [] }];
    case 'cards-in-all':
    case 'zones':
      return [{ zones: [list.zone], tests: [] }];
    case 'cards-in-each':
      return sourcesOf(list.zones);
    default:
      return [{ zones: [], tests: [] }];
  }
}
