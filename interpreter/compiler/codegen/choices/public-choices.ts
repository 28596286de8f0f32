import { perZone } from '../../../engine/state/position-layout.ts';
import type { Many, Pick, Scalar, Test } from '../../../../dsl/ir/expressions.ts';
import { hangingOf, hangingOfTests } from '../../../../dsl/ir/choice-visibility.ts';
import type { Hanging, GameKnowledge } from '../../../../dsl/ir/choice-visibility.ts';
import { everyoneAt, seersOf, seersOfZones } from '../../../engine/state/seat-visibility.ts';
import { zoneOf } from '../../../engine/state/card-columns.ts';
import { holdsAlways, listFrom, release } from '../../../engine/program/machine.ts';
import type { Machine, ListClosure, ConditionClosure } from '../../../engine/program/machine.ts';
import { isPriceShown } from '../../../engine/triggers/additional-prices.ts';
import type { Compiler } from '../codegen-context.ts';
import { isLowered, hasExtraPrice, hasPermissionRule } from '../expressions/permission-checks.ts';
import { unfiltered } from '../expressions/simplify-lists.ts';

/** What choices hang on that is known of the whole game. */
export const gameKnowledge = (c: Compiler): GameKnowledge => ({
  printed: (field) => c.game.cards.flatMap((card) => card.conditions.get(field) ?? []),
  isRuled: (verb) => hasPermissionRule(c, verb),
  isPriced: (verb) => hasExtraPrice(c.game, verb),
  isLowered: (verb) => isLowered(c.game, verb),
  isUnchosen: (slot) => c.slots?.[slot]?.unchosen === true,
});

/**
 * Whether everybody knows what may be chosen and how many answers there are, so that a choice with one answer may be
 * made without asking: nothing that decides it is read from a card that somebody does not see, or there is no card
 * where it would be chosen from, whatever else is asked of it.
 */
export function openly(c: Compiler, pick: Pick, later: readonly Pick[]): ConditionClosure {
  const isSeen = whereSeen(c, hangingOf(pick, later, gameKnowledge(c))) ?? (() => false);
  const isEmpty = whereEmpty(c, unfiltered(pick.from));
  return isEmpty ? (m) => isEmpty(m) || isSeen(m) : isSeen;
}

/** Whether the zones of a list are empty; none if it is not known beforehand which zones those are. */
function whereEmpty(c: Compiler, list: Many): ConditionClosure | undefined {
  const from = list.op === 'union' ? list.parts : [list];
  if (!from.every(isOfZones)) return undefined;
  const all = from.map((part) => c.many(part));
  return (m) => all.every((collect) => everyCard(m, collect, () => false));
}

/** Whether a list is the cards of zones that everybody can point at. */
const isOfZones = (list: Many): boolean =>
  list.op === 'cards-in-all' ||
  (list.op === 'cards-in' &&
    list.zone.op === 'zone' &&
    (list.zone.of === undefined || KNOWN_PLAYERS.has(list.zone.of.op)));

const KNOWN_PLAYERS: ReadonlySet<Scalar['op']> = new Set(['you', 'active', 'role', 'constant', 'local']);

/** Whether everybody knows which of some conditions are met; none where nobody can say beforehand. */
export const openlyMet = (c: Compiler, tests: readonly Test[]): ConditionClosure | undefined =>
  whereSeen(c, hangingOfTests(tests, gameKnowledge(c)));

function whereSeen(c: Compiler, { hidden, cards, priced }: Hanging): ConditionClosure | undefined {
  if (hidden) return undefined;
  if (cards.length === 0 && priced.size === 0) return holdsAlways;
  const isSeen = seenByAll(c);
  const read = cards.map(({ of, kinds }) => ({ collect: c.many(of), kinds }));
  const verbs = [...priced];
  // What a card says of its own use, where not everybody sees the card, is asked with that card only, which is read as well.
  return (m) =>
    read.every(({ collect, kinds }) => everyCard(m, collect, (card) => isSeen(m, card, kinds))) &&
    !verbs.some((verb) => isPriceShown(m, m.responding!.verbs[verb.index].prices, isSeen));
}

function everyCard(m: Machine, collect: ListClosure, test: (card: number) => boolean): boolean {
  const found = listFrom(m, collect);
  let all = true;
  for (let i = 0; all && i < found.length; i++) all = found.items[i] < 0 || test(found.items[i]);
  release(m);
  return all;
}

/**
 * Whether everybody sees a card, or knows from its place that it is of none of some kinds. Where one plays alone, there is
 * nobody else at the table.
 */
function seenByAll({
  game,
  layout,
}: Compiler): (m: Machine, card: number, kinds?: readonly number[]) => boolean {
  const seers = seersOfZones({ game, seats: layout.seats });
  const everyone = layout.seats === 1 ? 1 : everyoneAt(layout.seats);
  const takes = perZone(game.vocabulary.zones, layout.seats, (zone) => zone.takes);
  return ({ p }, card, kinds) => {
    if ((seersOf({ layout }, seers, p, card) & everyone) === everyone) return true;
    if (!kinds) return false;
    const there = takes[zoneOf(p, layout, card)];
    return there !== undefined && !there.some(({ index }) => kinds.includes(index));
  };
}
