import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { say, type Phrase } from '../../dsl/diagnostics/catalogue/phrase.ts';
import { report } from '../../dsl/diagnostics/report.ts';
import type { Place } from '../../dsl/text/source.ts';
import { PLUS } from './value-names.ts';

/** Names are written in logs and on screens, so they end somewhere. */
const LONGEST = 40;

/** What answers and saves say where there is no player, and so nobody can be called. */
const TAKEN: ReadonlySet<string> = new Set(['none', 'nobody', 'nothing', 'new', 'gone', 'pass', 'yes', 'no']);

/** What is wrong with the names of players, if anything is: a name must be one that can be read and answered with. */
export function wrongName(names: readonly string[], place: Place): Diagnostic | undefined {
  for (const [i, name] of names.entries()) {
    const what = wrongIn(name) ?? (names.indexOf(name) < i ? say('phrase/another-player-has-it') : undefined);
    if (what) return report('run/player-name', place, { name: shown(name), what });
  }
  return undefined;
}

function wrongIn(name: string): Phrase | undefined {
  if (name.trim() === '') return say('phrase/it-is-empty');
  if (name.length > LONGEST) return say('phrase/it-has-more-than-letters', { most: LONGEST });
  if (/[\p{C}\p{Zl}\p{Zp}]/u.test(name)) return say('phrase/it-has-a-character-that-cannot');
  if (name !== name.trim()) return say('phrase/it-begins-or-ends-with-a');
  // Options are answered by their numbers too, and several names are joined.
  if (TAKEN.has(name) || /^\d+$/.test(name) || name.includes(PLUS))
    return say('phrase/it-means-something-else-in-answers');
  return undefined;
}

/** As much of a name as a message shows, without what cannot be seen. */
const shown = (name: string): string =>
  name.slice(0, LONGEST).replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '\u{FFFD}');
