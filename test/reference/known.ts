import {
  hangingOf,
  hangingOfTests,
  isTarget,
  type Hanging,
  type GameKnowledge,
} from '../../dsl/ir/choice-visibility.ts';
import type { Many, Pick, Test } from '../../dsl/ir/expressions.ts';
import type { Slot } from '../../dsl/ir/statements.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import type { VerbSymbol } from '../../dsl/language/symbols/symbols.ts';
import { instancesOf } from './abilities.ts';
import { rootOf, sees } from './places.ts';
import { inFrame, isCard, type Card, type Frame, type Play } from './state.ts';

/** What everybody knows of a choice. */

const knownOf = ({ abilities, cards }: Game, slots: readonly Slot[] = []): GameKnowledge => ({
  printed: (field) => cards.flatMap((card) => card.conditions.get(field) ?? []),
  isRuled: (verb) =>
    abilities.some(
      ({ ability }) =>
        (ability.kind === 'rule' || ability.kind === 'price') &&
        ability.patterns.some((pattern) => pattern.verb === verb),
    ),
  isPriced: (verb) =>
    abilities.some(
      ({ ability }) => ability.kind === 'price' && ability.patterns.some((pattern) => pattern.verb === verb),
    ),
  isLowered: (verb) =>
    abilities.some(
      ({ ability }) =>
        ability.kind === 'lower-price' && ability.patterns.some((pattern) => pattern.verb === verb),
    ),
  isUnchosen: (slot) => slots[slot]?.unchosen === true,
});

/** Whether a choice is among what everybody sees, or can point at. */
export const isTargetOf = ({ game }: Play, pick: Pick): boolean => isTarget(pick, knownOf(game));

/** Whether everybody knows now what may be chosen and how many answers there are. */
export const isOpenNow = (g: Play, frame: Frame, pick: Pick, later: readonly Pick[]): boolean =>
  isEmptyNow(g, frame, pick) || isSeenNow(g, frame, hangingOf(pick, later, knownOf(g.game, frame.slots)));

/** Whether nothing lies where it would be chosen from, in zones that everybody can point at. */
function isEmptyNow(g: Play, frame: Frame, pick: Pick): boolean {
  const base = unfiltered(pick.from);
  const known: readonly string[] = ['you', 'active', 'role', 'constant', 'local'];
  return (base.op === 'union' ? base.parts : [base]).every((list) => {
    const isOfZones =
      list.op === 'cards-in-all' ||
      (list.op === 'cards-in' &&
        list.zone.op === 'zone' &&
        (list.zone.of === undefined || known.includes(list.zone.of.op)));
    return isOfZones && g.list(inFrame(frame), list).length === 0;
  });
}

/** Whether everybody knows now which of some conditions are met. */
export const areOpenNow = (g: Play, frame: Frame, tests: readonly Test[]): boolean =>
  isSeenNow(g, frame, hangingOfTests(tests, knownOf(g.game, frame.slots)));

function isSeenNow(g: Play, frame: Frame, { hidden, cards, priced }: Hanging): boolean {
  const isKnown = (card: Card, kinds: readonly number[] | undefined): boolean => {
    if (isSeenByAll(g, card)) return true;
    if (!kinds) return false;
    const takes = rootOf(card).zone?.symbol.takes;
    return takes !== undefined && !takes.some(({ index }) => kinds.includes(index));
  };
  const env = inFrame(frame);
  return (
    !hidden &&
    ![...priced].some((verb) => hasShownPrice(g, verb)) &&
    cards.every(({ of, kinds }) => g.list(env, of).every((card) => !isCard(card) || isKnown(card, kinds)))
  );
}

/** Whether something is paid besides for a verb, as everybody sees: on the table, or about a card that all see. */
const hasShownPrice = (g: Play, verb: VerbSymbol): boolean =>
  g.game.abilities
    .filter(({ ability }) => ability.kind === 'price' && ability.patterns.some((each) => each.verb === verb))
    .flatMap((data) => instancesOf(g, data))
    .some(({ record, card }) => !!record || !card || card.entered > 0 || isSeenByAll(g, card));

/** What there is before anything is left out. */
export function unfiltered(list: Many): Many {
  if (list.op === 'filter' || list.op === 'sorted' || list.op === 'best') return unfiltered(list.of);
  return list.op === 'union' ? { op: 'union', parts: list.parts.map(unfiltered) } : list;
}

/**
 * Also by whoever holds no seat: what each seat happens to have looked at is not seen by everybody. Of who plays alone
 * there is nothing to learn.
 */
function isSeenByAll(g: Play, card: Card): boolean {
  if (g.seats.length === 1) return sees(card, 0);
  const { zone, shown } = rootOf(card);
  return zone !== undefined && (zone.symbol.seenBy === 'everyone' || shown.size === g.seats.length);
}
