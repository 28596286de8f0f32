/** What an option leads to before it is chosen: the abilities that can be used, or the one card that it can be done with. */
import { hangingOf } from '../../../dsl/ir/choice-visibility.ts';
import { localReads } from '../../../dsl/ir/bindings.ts';
import type { Pick } from '../../../dsl/ir/expressions.ts';
import type { Act } from '../../../dsl/ir/statements.ts';
import { gameKnowledge } from '../../compiler/codegen/choices/public-choices.ts';
import { compilerFor, type Table } from '../../compiler/codegen/compile-game.ts';
import { evaluatorFor } from '../../compiler/codegen/evaluator.ts';
import { Frame } from '../../engine/state/call-stack.ts';
import { Header } from '../../engine/state/position-layout.ts';
import { seersOf, seersOfZones } from '../../engine/state/seat-visibility.ts';
import type { MenuOption } from '../../engine/program/instruction.ts';
import { borrow, release } from '../../engine/program/machine.ts';
import { offersOf } from '../../game/placed-offers.ts';
import { question, type Match } from '../match.ts';

/** So many abilities are named; of more the next question names all. */
const MOST_NAMED = 3;

/**
 * What an option is about, as `names` calls it: the abilities among which it leaves the choice, or the one card that can be
 * chosen for an action. Empty where there are many, and where the seat does not see all that decides it.
 */
export function targetsByOption(match: Match, seat: number, option: number): string[] {
  const instruction = question(match, seat)?.instruction;
  const chosen = instruction?.op === 'menu' ? instruction.options[option] : undefined;
  if (!chosen || instruction?.at.asks !== 'action') return [];
  return chosen.abilities ? abilitiesIn(match, chosen.abilities) : soleCard(match, seat, chosen.label);
}

function abilitiesIn(
  { names, runner: { m } }: Match,
  collect: NonNullable<MenuOption['abilities']>,
): string[] {
  const found = borrow(m);
  collect(m, found);
  const named = new Set(found.toArray().map((instance) => names.value(m.p, 'ability', instance)));
  release(m);
  return named.size > MOST_NAMED ? [] : [...named];
}

/** The one card that the first choice of an action leaves, if the text of the action asks for one. */
function soleCard(match: Match, seat: number, id: string): string[] {
  const { names, runner, table } = match;
  const { m } = runner;
  const { p } = m;
  const picks = picksOf(table, id);
  const [pick] = picks;
  // Of an action that is offered in several places the texts would have to be compared.
  if (picks.length !== 1 || !pick) return [];
  const evaluator = evaluatorFor(table);
  const sees = (card: number): boolean =>
    card < 0 || ((seersOf(table, seersOfZones(table), p, card) >> seat) & 1) === 1;
  const you = p[Header.frame] + Frame.you;
  const before = p[you];
  p[you] = seat;
  const { hidden, cards, priced } = hangingOf(pick, [], knowledgeOf(table));
  const isOpen = !hidden && priced.size === 0 && cards.every(({ of }) => evaluator.list(m, of)?.every(sees));
  const found = isOpen ? evaluator.list(m, pick.from) : undefined;
  // Looking leaves no trace in the position.
  p[you] = before;
  return found?.length === 1 && sees(found[0]) ? [names.value(p, 'card', found[0])] : [];
}

const firstPicks = new WeakMap<Table, Map<string, readonly (Pick | undefined)[]>>();

/** The first choice of each action with an id: a single card that the player of the action chooses, or none. */
function picksOf(table: Table, id: string): readonly (Pick | undefined)[] {
  let known = firstPicks.get(table);
  if (!known) firstPicks.set(table, (known = new Map()));
  let found = known.get(id);
  if (!found) {
    const actions = offersOf(table.game).flatMap(({ offer }) =>
      offer.actions.filter((each) => each.id === id),
    );
    const texts = [...new Map(actions.map((each) => [each.program.program.acts[0], each])).values()];
    known.set(id, (found = texts.map(({ program }) => firstPick(program.program.acts[0]))));
  }
  return found;
}

function firstPick(act: Act | undefined): Pick | undefined {
  const first = act?.op === 'attempt' ? act.prepare[0] : undefined;
  if (first?.op !== 'pick') return undefined;
  const { pick } = first;
  const isOne = pick.sort === 'card' && !pick.many && pick.by !== 'chance' && pick.by.op === 'you';
  return isOne && localReads(pick.from).size === 0 ? pick : undefined;
}

const knowledge = new WeakMap<Table, ReturnType<typeof gameKnowledge>>();

function knowledgeOf(table: Table): ReturnType<typeof gameKnowledge> {
  let known = knowledge.get(table);
  if (!known)
    knowledge.set(table, (known = gameKnowledge(compilerFor(table.game, table.layout, table.zoneStarts))));
  return known;
}
