/** Where in the flow of a game somebody may do what is not on offer now. */
import { offersOf } from '../../game/placed-offers.ts';
import { allOf, asIs, say, type Phrase } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { type ActionOption, rootOfProgram } from '../../game/linked-game.ts';
import { guarded } from '../../compiler/codegen/evaluator.ts';
import { Header } from '../../engine/state/position-layout.ts';
import { openSource } from '../question.ts';
import { pushFrame } from '../../engine/state/call-stack.ts';
import type { Instruction } from '../../engine/program/instruction.ts';
import type { Machine } from '../../engine/program/machine.ts';
import { nameIn, type Language } from '../../../dsl/nlg/index.ts';
import { List } from '../../engine/state/int-list.ts';
import type { Match } from '../match.ts';

/** The step or the window in which somebody is asked what to do, or for what an action is done with. */
function placeNow({ game, table, runner }: Match, language: Language): string | undefined {
  const { p } = runner.m;
  const named = (symbol: Parameters<typeof nameIn>[0] | undefined): string | undefined =>
    symbol && nameIn(symbol, language);
  const root = rootOfProgram(openSource(table, runner).role);
  switch (root.kind) {
    case 'window':
      return named(game.windows.find(({ symbol }) => symbol.id === root.window)?.symbol);
    case 'step':
      return named(game.vocabulary.steps[p[Header.step]]);
    default:
      return undefined;
  }
}

/**
 * The steps and windows in which a seat could begin an action with a card, as the position is now, or do an action
 * that is called so.
 *
 * @internal Exported for tests.
 */
export function placesFor(
  match: Match,
  seat: number,
  what: { card: number } | { action: string },
  language: Language = 'en',
): string[] {
  const fits = (action: ActionOption): boolean =>
    'action' in what ? action.id === what.action : beginsWith(match, seat, action, what.card);
  return offersOf(match.game).flatMap(({ symbol, offer }) =>
    offer.actions.some(fits) ? [nameIn(symbol, language)] : [],
  );
}

/** Whether a card is among those that an action asks for first. */
const beginsWith = (match: Match, seat: number, action: ActionOption, card: number): boolean =>
  asIfBegun(match, seat, action, (first) => isAmongFirst(match, first, card)) ?? false;

/** The choice of cards with which an action begins. */
export type FirstChoice = Instruction & { op: 'pick' };

export function isAmongFirst({ runner: { m } }: Match, { choosing }: FirstChoice, card: number): boolean {
  const found = new List();
  choosing.from(m, found);
  return found.toArray().includes(card);
}

/** What may be done where somebody is asked now, by what the game declares. */
export function actionsNow({ game, table, runner }: Match): readonly ActionOption[] {
  const root = rootOfProgram(openSource(table, runner).role);
  const step = game.vocabulary.steps[runner.m.p[Header.step]];
  return offersOf(game).flatMap(({ where, symbol, offer }) =>
    (
      where === 'step'
        ? root.kind === 'step' && symbol === step
        : root.kind === 'window' && symbol.id === root.window
    )
      ? offer.actions
      : [],
  );
}

/** Looks at the cards that an action asks for first, as if it began now; nothing where it asks for none. */
export function asIfBegun<T>(
  { table, runner: { m } }: Match,
  seat: number,
  action: ActionOption,
  look: (first: FirstChoice) => T,
): T | undefined {
  const index = table.programs.findIndex(
    ({ source: { role } }) =>
      role === action.program.role || (role.kind === 'waiting' && role.of === action.program.role),
  );
  const first = table.programs[index]?.code[0];
  if (first?.op !== 'pick' || first.choosing.sort !== 'card') return undefined;
  const locals = table.programs[index].source.program.slots.length;
  return begun(m, index, locals, seat, () => look(first));
}

/**
 * Looks at something in a frame in which a program would begin, whose locals have no values yet; nothing if that is
 * unknown. It must not be evaluated in the frame that is running, whose locals are those of
 * another text.
 */
function begun<T>(m: Machine, program: number, locals: number, you: number, look: () => T): T | undefined {
  const { p } = m;
  const [frame, top] = [p[Header.frame], p[Header.top]];
  if (!pushFrame(p, program, locals, you, -1)) return undefined;
  try {
    return guarded(m, look);
  } finally {
    p[Header.frame] = frame;
    p[Header.top] = top;
  }
}

/** `first-aid is for retreat, and this is preparation`; nothing where it is for nothing else. */
export function offeredElsewhere(
  match: Match,
  seat: number,
  called: string,
  what: { card: number } | { action: string },
  language: Language = 'en',
): Phrase | undefined {
  const now = placeNow(match, language);
  const places = placesFor(match, seat, what, language);
  if (now === undefined || places.length === 0 || places.includes(now)) return undefined;
  return say('phrase/is-for-another', { what: called, wanted: allOf(places.map(asIs)), found: now });
}
