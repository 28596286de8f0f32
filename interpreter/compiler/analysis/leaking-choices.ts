import type { Many, Pick, Scalar } from '../../../dsl/ir/expressions.ts';
import { eachNode, nodesOf, type OpNode } from '../../../dsl/ir/visit.ts';
import { asksOfCards, isSeenByOwner, zonesSearched } from '../../../dsl/ir/visibility.ts';
import { mayShow } from '../../../dsl/ir/operation-facts.ts';
import { reportInText, type Sources } from '../loader/link-context.ts';
import type { WholeGame } from './whole-game.ts';

/**
 * Reports choices that reveal hidden cards. A player who chooses among some of the cards that they do not see
 * learns from the choice what these cards are: *a fruit in an opponent's hand* offers the fruits only.
 * Reported only if the text before it shows no cards.
 */
export function checkUnseenChoices(s: Sources, { programs: texts }: WholeGame): void {
  for (const { program, snippet } of texts) {
    if (nodesOf(program.acts, 'pick').length === 0) continue;
    let shown = false;
    eachNode(program.acts, (node) => {
      shown ||= mayShow(node.op);
      const pick = pickOf(node);
      const zone = pick && !shown ? unseenIn(pick.from, pick.by) : undefined;
      if (!pick || !zone) return;
      const details = { zone: zone.names.en[0] };
      reportInText(s, 'game/unseen-choice', { snippet, span: pick.span }, details, { severity: 'warning' });
    });
  }
}

const pickOf = (node: OpNode): Pick | undefined =>
  node.op === 'pick' ? (node as OpNode & { pick: Pick }).pick : undefined;

/** A zone that the chooser does not see, of whose cards only some may be chosen because of what they are. */
function unseenIn(from: Many, by: Pick['by']): ReturnType<typeof zonesSearched>[number] | undefined {
  if (by === 'chance' || from.op !== 'filter') return undefined;
  // Whatever the filter is, only cards are offered that the chooser sees in their places.
  if (from.test.op === 'among' && from.test.value.op === 'it' && sees(by, from.test.of)) return undefined;
  const zones = zonesSearched(from.of);
  // Which verbs a rule forbids is not asked by this text.
  if (from.test.op === 'permitted' || !asksOfCards(from.test, zones)) return unseenIn(from.of, by);
  return sees(by, from.of) ? undefined : zones.find(({ seenBy }) => seenBy !== 'everyone');
}

/** Whether a list holds only cards of the zone that a player owns, and sees because of it. */
function sees(by: Scalar, list: Many): boolean {
  switch (list.op) {
    case 'filter':
    case 'sorted':
    case 'best':
      return sees(by, list.of);
    case 'cards-in':
    case 'end-cards':
      return (
        list.zone.op === 'zone' &&
        (list.zone.zone.seenBy === 'everyone' || (isSeenByOwner(list.zone.zone) && isSame(list.zone.of, by)))
      );
    default:
      return zonesSearched(list).every(({ seenBy }) => seenBy === 'everyone');
  }
}

const isSame = (one: Scalar | undefined, other: Scalar): boolean =>
  one?.op === 'local'
    ? other.op === 'local' && one.slot === other.slot
    : one?.op === 'you' && other.op === 'you';
