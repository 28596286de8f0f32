/** Every check of a game as a whole. Each reports what it finds, and none depends on another. */
import type { Sources } from '../loader/link-context.ts';
import { checkForbidden } from './always-forbidden-verbs.ts';
import { checkSecrets } from './information-leaks.ts';
import { checkStuck } from './jammed-piles.ts';
import { checkUnseenChoices } from './leaking-choices.ts';
import { checkOpenly } from './leaking-static-abilities.ts';
import { checkTooLate } from './self-trigger-timing.ts';
import { checkFeeding } from './trigger-loops.ts';
import { checkHappening } from './unreachable-abilities.ts';
import { checkReach } from './unreachable-ranges.ts';
import { checkAdditions } from './unordered-additions.ts';
import { checkFits } from './unsatisfiable-selectors.ts';
import { checkWaiting } from './waiting-steps.ts';
import type { WholeGame } from './whole-game.ts';

export interface Analysis {
  /** The name of its file. */
  readonly id: string;
  readonly run: (s: Sources, game: WholeGame) => void;
  /** It asks what never happens, so it knows nothing as long as a text could not be read. */
  readonly needs?: 'all texts';
}

export const analyses: readonly Analysis[] = [
  { id: 'trigger-loops', run: checkFeeding },
  { id: 'unreachable-abilities', run: checkHappening, needs: 'all texts' },
  { id: 'always-forbidden-verbs', run: checkForbidden },
  { id: 'self-trigger-timing', run: checkTooLate },
  { id: 'jammed-piles', run: checkStuck },
  { id: 'waiting-steps', run: checkWaiting, needs: 'all texts' },
  { id: 'information-leaks', run: checkSecrets },
  { id: 'leaking-choices', run: checkUnseenChoices },
  { id: 'unreachable-ranges', run: checkReach },
  { id: 'unsatisfiable-selectors', run: checkFits },
  { id: 'unordered-additions', run: checkAdditions, needs: 'all texts' },
  { id: 'leaking-static-abilities', run: checkOpenly },
];
