import { asIs, say, written, type Phrase } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import type { Game } from '../../game/linked-game.ts';
import { EARLIER_FORMATS, FORMAT, headerOf } from '../log/log-file.ts';
import { readAnswer } from '../answers.ts';
import { answerByValues, checkOptions, isOver, logOf, seatsAsked, startMatch, type Match } from '../match.ts';
import { PLUS } from '../value-names.ts';
import { differingParts } from './load-position.ts';
import { otherPacks } from './saved-packs.ts';
import { faultInHeader, faultInLine, type LogHeader } from './save-shapes.ts';

/** What came of playing a log again. */
export interface Replayed {
  readonly match?: Match;
  readonly diagnostics: Diagnostic[];
  /** Decisions that could be taken again. */
  readonly decisions: number;
}

/**
 * Plays a log again: the same seed, the same answers; every line must come out the same. `anyway` plays a log
 * of other data up to the first decision that is no longer possible.
 */
export function replayLog(game: Game, text: string, file = 'log', anyway = false): Replayed {
  const lines = text.split('\n').filter((line) => line !== '');
  const place = { file, span: { start: 0, end: 0 } };
  const header = parseLine(lines[0]) as LogHeader | undefined;
  if (header?.log === 'cardwright' && EARLIER_FORMATS.includes(header.version))
    return refused(report('run/earlier-log', place, { file }));
  if (header?.log !== 'cardwright' || header.version !== FORMAT || typeof header.seed !== 'string')
    return refused(brokenLine(file, 1, say('phrase/it-is-no-header-of-a')));
  const at = faultInHeader(header);
  if (at !== undefined) return refused(brokenLine(file, 1, misshapen(at)));
  if (header.game !== game.id)
    return refused(report('game/other-game', place, { found: String(header.game), wanted: game.id }));
  const other = header.data !== game.hash;
  if (other && !anyway) {
    const parts = differingParts(game, header.parts);
    return refused(
      ...otherPacks(game, header.packs, file),
      report('run/other-data', place, { game: game.id, parts }),
    );
  }
  const options = { players: header.seats, seed: header.seed, settings: header.settings };
  const wrong = checkOptions(game, options);
  if (wrong) return refused(wrong);
  const match = startMatch(game, options);
  return { match, ...answerAll(match, lines, file, other) };
}

const refused = (...diagnostics: Diagnostic[]): Replayed => ({ decisions: 0, diagnostics });

const brokenLine = (file: string, line: number, what: Phrase): Diagnostic =>
  report('run/broken-log', { file, span: { start: 0, end: 0 } }, { line, what });

const misshapen = (at: string): Phrase => say('phrase/is-missing-or-of-another-kind', { what: written(at) });

const parseLine = (line: string | undefined): Record<string, unknown> | undefined => {
  try {
    return JSON.parse(line ?? '') as Record<string, unknown>;
  } catch {
    return undefined;
  }
};

/**
 * Gives every answer of the log that was not forced; answers of a sealed choice are together, in seat order.
 */
function answerAll(
  match: Match,
  lines: readonly string[],
  file: string,
  other: boolean,
): { diagnostics: Diagnostic[]; decisions: number } {
  const place = { file, span: { start: 0, end: 0 } };
  let decisions = 0;
  for (let i = 1; i < lines.length; i++) {
    const line = parseLine(lines[i]);
    if (!line) return { decisions, diagnostics: [brokenLine(file, i + 1, say('phrase/it-is-no-json'))] };
    const at = faultInLine(line);
    if (at !== undefined) return { decisions, diagnostics: [brokenLine(file, i + 1, misshapen(at))] };
    if (line['decision'] === undefined || line['forced'] === true) continue;
    const seat = match.names.seats.indexOf(String(line['decision']));
    const said = (line['answer'] as string[]).join(PLUS);
    const read =
      seat >= 0 && seatsAsked(match).includes(seat)
        ? readAnswer(match, seat, said, { referee: true })
        : undefined;
    if (!read || 'diagnostic' in read) {
      if (!other) break;
      const legal = read
        ? [read.diagnostic]
        : [
            report('run/illegal', place, {
              seat: String(line['decision']),
              answer: said,
              legal: [],
              near: [],
            }),
          ];
      return { decisions, diagnostics: legal };
    }
    answerByValues(match, { seat, values: read.values });
    decisions++;
    if (match.fault) return { decisions, diagnostics: [match.fault] };
  }
  return { decisions, diagnostics: other ? [] : firstDifference(match, lines, file) };
}

function firstDifference(match: Match, lines: readonly string[], file: string): Diagnostic[] {
  const made = [headerOf(match), ...logOf(match).map((entry) => entry.line)].map((line) =>
    JSON.stringify(line),
  );
  const most = Math.max(made.length, lines.length);
  for (let i = 0; i < most; i++) {
    if (made[i] === lines[i]) continue;
    // A log that was written while the game went on may end in the middle.
    if (lines[i] === undefined && !isOver(match)) return [];
    const place = { file, span: { start: 0, end: 0 } };
    return [
      report('run/replay-differs', place, {
        line: i + 1,
        expected: lineOrNothing(lines[i]),
        found: lineOrNothing(made[i]),
      }),
    ];
  }
  return [];
}

const lineOrNothing = (line: string | undefined): Phrase =>
  line === undefined ? say('phrase/nothing') : asIs(line);
