/** Where in the flow of a game somebody may do what is not on offer now. */
import { allOf, asIs, say, type Phrase } from '../../dsl/messages/phrase.ts';
import type { ActionOption } from '../game.ts';
import { Frame } from '../position/frames.ts';
import { Header } from '../position/layout.ts';
import { List } from '../run/list.ts';
import type { Match } from './match.ts';

/** A step or a window, and what may be done in it. */
interface Place {
  /** As the game calls it: `preparation`. */
  readonly name: string;
  readonly actions: readonly ActionOption[];
}

/** The steps and windows of the game with their actions, in the order in which the game says them. */
export function placesIn({ game }: Match): Place[] {
  const steps = game.steps.flatMap((step): Place[] => {
    if (step.kind !== 'turns') return [];
    return step.parts.flatMap((part) =>
      part.kind === 'actions'
        ? [{ name: (part.symbol ?? step.symbol).names.en[0], actions: part.offer.actions }]
        : [],
    );
  });
  const windows = game.windows.map(({ symbol, offer }) => ({
    name: symbol.names.en[0],
    actions: offer.actions,
  }));
  return [...steps, ...windows];
}

/** The step or the window in which somebody is asked what to do, or for what an action is done with. */
export function placeNow({ game, table, runner }: Match): string | undefined {
  const { p } = runner.m;
  const { name } = table.programs[p[p[Header.frame] + Frame.program]].source;
  const window = game.windows.find(
    ({ symbol }) => name === `windows/${symbol.id}` || name.startsWith(`windows/${symbol.id}/`),
  );
  if (!window && !name.startsWith('flow/')) return undefined;
  return (window?.symbol ?? game.vocabulary.steps[p[Header.step]])?.names.en[0];
}

/**
 * The steps and windows in which a seat could begin an action with a card, as the position is now, or do an action
 * that is called so.
 */
export function placesFor(match: Match, seat: number, what: { card: number } | { action: string }): string[] {
  const fits = (action: ActionOption): boolean =>
    'action' in what ? action.id === what.action : beginsWith(match, seat, action, what.card);
  return placesIn(match).flatMap(({ name, actions }) => (actions.some(fits) ? [name] : []));
}

/** Whether a card is among those that an action asks for first. */
function beginsWith({ table, runner }: Match, seat: number, action: ActionOption, card: number): boolean {
  const { p } = runner.m;
  const { name } = action.program;
  const program = table.programs.find(
    ({ source }) => source.name === name || source.name.startsWith(`${name} in `),
  );
  const first = program?.code[0];
  if (first?.op !== 'pick' || first.choosing.sort !== 'card') return false;
  const you = p[Header.frame] + Frame.you;
  const before = p[you];
  const found = new List();
  p[you] = seat;
  first.choosing.from(runner.m, found);
  // Looking leaves no trace in the position.
  p[you] = before;
  return found.toArray().includes(card);
}

/** `first-aid is for retreat, and this is preparation`; nothing where it is for nothing else. */
export function saidElsewhere(
  match: Match,
  seat: number,
  called: string,
  what: { card: number } | { action: string },
): Phrase | undefined {
  const now = placeNow(match);
  const places = placesFor(match, seat, what);
  if (now === undefined || places.length === 0 || places.includes(now)) return undefined;
  return say('{1} is for {2}, and this is {3}', called, allOf(places.map(asIs)), now);
}
