import { offersOf } from '../../game/placed-offers.ts';
import { oneOf, say, written, type Phrase } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { ScalarNode } from '../../../schemas/index.ts';
import type { ActionOption, Game } from '../../game/linked-game.ts';
import { listOptions } from '../../match/answers.ts';
import type { Run } from '../scenario-run.ts';
import { reportUnknownName } from '../findings-sheet.ts';
import { allNames } from './card-names.ts';

/** Complains about a word that nothing is called by. */
export function noName(run: Run, seat: number, said: ScalarNode): undefined {
  const { sheet, match } = run;
  return reportUnknownName(
    sheet,
    'name-of-anything-in-this-game',
    said,
    allNames(match),
    loneAction(run, seat, said),
  );
}

/** What to say instead of an action that is the only one of its step: it is not asked for. */
export function loneAction({ match, game }: Run, seat: number, said: ScalarNode): Phrase | undefined {
  if (!loneActions(game).some(({ id }) => id === said.text)) return undefined;
  const next = listOptions(match, seat, 3).map(({ name }) => written(name));
  return next.length > 0
    ? say('phrase/a-lone-action-is-not-chosen-say', { what: oneOf(next) })
    : say('phrase/a-lone-action-is-not-chosen');
}

/** The actions of steps that offer nothing else. */
export const loneActions = (game: Game): ActionOption[] =>
  offersOf(game).flatMap(({ where, offer: { actions, abilities } }) =>
    where === 'step' && actions.length === 1 && !abilities ? [actions[0]] : [],
  );
