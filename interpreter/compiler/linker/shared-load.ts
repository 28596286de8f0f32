import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import { report, type DiagnosticExtras } from '../../../dsl/diagnostics/report.ts';
import { sharedGame, shareGame, type SharedGame } from '../../game/shared-game.ts';
import type { Reference } from '../loader/link-context.ts';
import { readablePart, type Loaded } from './load-game.ts';

/** A finding without its words, which can be made of the rest. */
type SharedFinding = Pick<Diagnostic, 'code' | 'place' | 'details'> & { readonly more: DiagnosticExtras };

/** What comes of a game without errors when it is loaded, as plain data for another process. */
export interface SharedLoad {
  readonly shared: SharedGame;
  readonly diagnostics: readonly SharedFinding[];
  readonly unused: readonly SharedFinding[];
  readonly references: readonly Reference[];
}

/** Nothing where the game has errors: who corrects them loads it again each time, and it is never played. */
export function shareLoad({ game, diagnostics, unused, references = [] }: Loaded): SharedLoad | undefined {
  if (!game) return undefined;
  return {
    shared: shareGame(game),
    diagnostics: diagnostics.map(shareFinding),
    unused: unused().map(shareFinding),
    references,
  };
}

/** The load, where another process has shared it: the same in every respect, with objects of its own. */
export function sharedLoad({ shared, diagnostics, unused, references }: SharedLoad): Loaded {
  const game = sharedGame(shared);
  const hints = unused.map(sharedFinding);
  return {
    game,
    diagnostics: diagnostics.map(sharedFinding),
    unused: () => hints,
    readable: () => readablePart({ game, faulty: new Set() }),
    vocabulary: game.vocabulary,
    references,
  };
}

function shareFinding(found: Diagnostic): SharedFinding {
  const { code, place, details, severity, related, fixes, advice, spoken, alone } = found;
  const more = { severity, related, fixes, advice, spoken, alone };
  return { code, place, details, more: Object.fromEntries(Object.entries(more).filter(isThere)) };
}

const isThere = ([, value]: readonly [string, unknown]): boolean => value !== undefined;

const sharedFinding = ({ code, place, details, more }: SharedFinding): Diagnostic =>
  report(code, place, details as never, more);
