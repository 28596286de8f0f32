import { say, type Phrase } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import type { Game } from '../../game/linked-game.ts';
import { EARLIER_FORMATS, FORMAT } from '../log/log-file.ts';
import { checkOptions, prepareMatch, resume, type Match, type MatchOptions } from '../match.ts';
import { Header, Status } from '../../engine/state/position-layout.ts';
import { Broken } from './save-faults.ts';
import { fill } from './fill-position.ts';
import { otherPacks } from './saved-packs.ts';
import { savePosition } from './save-position.ts';
import { faultInSaved, firstDifference, type Saved } from './save-shapes.ts';

/** The parts of the data that differ between a game and what a save or log says, by their paths. */
export function differingParts(game: Game, parts: Readonly<Record<string, unknown>>): string[] {
  const all = new Set([...game.parts.keys(), ...Object.keys(parts)]);
  return [...all].filter((path) => game.parts.get(path) !== parts[path]).sort();
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Loads a saved position. The match's log begins empty: the log before it is a file of its own. Never throws for bad data:
 * a position is taken only where saving it again gives the very same data.
 */
export function loadPosition(
  game: Game,
  data: unknown,
  file = 'save',
): { match?: Match; diagnostics: Diagnostic[] } {
  const place = { file, span: { start: 0, end: 0 } };
  const saved = asSavedNow(plainData(data));
  if (!isRecord(saved) || saved['save'] !== 'cardwright' || saved['version'] !== FORMAT) {
    return { diagnostics: [report('run/not-saved', place, { file })] };
  }
  if (saved['game'] !== game.id)
    return {
      diagnostics: [report('game/other-game', place, { found: String(saved['game']), wanted: game.id })],
    };
  if (saved['data'] !== game.hash) {
    const parts = differingParts(game, isRecord(saved['parts']) ? saved['parts'] : {});
    return {
      diagnostics: [
        ...otherPacks(game, saved['packs'], file),
        report('run/other-data', place, { game: game.id, parts }),
      ],
    };
  }
  const broken = (what: Phrase, at: string): { diagnostics: Diagnostic[] } => ({
    diagnostics: [report('run/broken-save', place, { what, at })],
  });
  const misshapen = faultInSaved(saved);
  if (misshapen !== undefined) return broken(say('phrase/a-part-is-missing-or-of'), misshapen);
  try {
    return matchOf(game, saved as unknown as Saved, file, broken);
  } catch (error) {
    // Whatever a damaged file makes go wrong is a fault of the file.
    const what = error instanceof Broken ? error.what : say('phrase/its-parts-contradict-each-other');
    return broken(what, error instanceof Broken ? `/${error.path.join('/')}` : '/');
  }
}

function matchOf(
  game: Game,
  saved: Saved,
  file: string,
  broken: (what: Phrase, at: string) => { diagnostics: Diagnostic[] },
): { match?: Match; diagnostics: Diagnostic[] } {
  const options: MatchOptions = { players: saved.seats, seed: saved.seed, settings: saved.settings };
  const wrong = checkOptions(game, options);
  if (wrong) return { diagnostics: [wrong] };
  const match: Match = { ...prepareMatch(game, options), loadedFrom: file };
  fill(match, saved);
  // Running and waiting are distinguished when it is known what it waits for.
  const filled = firstDifference(plainData({ ...savePosition(match), status: saved.status }), saved);
  if (filled !== undefined) return broken(say('phrase/its-parts-contradict-each-other'), filled);
  resume(match);
  if (saved.status !== 'waiting' || match.fault?.code === 'run/broken-save')
    return match.fault?.code === 'run/broken-save'
      ? { diagnostics: [match.fault] }
      : { match, diagnostics: [] };
  const resumed = firstDifference(plainData(savePosition(match)), saved);
  if (resumed !== undefined || match.runner.m.p[Header.status] !== Status.waiting)
    return broken(say('phrase/it-does-not-wait-for-an'), resumed ?? '/frames');
  return { match, diagnostics: [] };
}

/** What was saved by an earlier version, as it is saved now. Random bits of that generator are bits of a state of this one. */
const asSavedNow = (saved: unknown): unknown =>
  isRecord(saved) && EARLIER_FORMATS.includes(saved['version']) ? { ...saved, version: FORMAT } : saved;

/** As it comes out of a file: without what is undefined, and without anything that is not data. */
function plainData(data: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(data)) as unknown;
  } catch {
    return undefined;
  }
}
