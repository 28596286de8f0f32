/** The places in files that caused the lines of a log. */
import { placeIn, type Place } from '../../../dsl/text/source.ts';
import { nameOfProgram, type NamedProgram, type ProgramRole } from '../../../interpreter/game/linked-game.ts';
import type { LogLine } from '../../../interpreter/match/log/log-line.ts';
import type { Match } from '../../../interpreter/match/match.ts';

/** The programs of a match by their names: a log outlives the table that it was written at. */
const byName = new WeakMap<Match['table'], ReadonlyMap<string, NamedProgram>>();

function programOf({ table }: Match, role: ProgramRole): NamedProgram | undefined {
  let programs = byName.get(table);
  if (!programs) {
    programs = new Map(table.programs.map(({ source }) => [source.name, source]));
    byName.set(table, programs);
  }
  return programs.get(nameOfProgram(role));
}

/** The statement that caused a line; of a text that begins its whole place. */
export function placeOfLine(match: Match, line: LogLine): Place | undefined {
  if (line.event === 'begin') {
    const snippet = programOf(match, line.text)?.snippet;
    return snippet && placeIn(snippet, { start: 0, end: snippet.text.length });
  }
  if (!('because' in line)) return undefined;
  const { program, at } = line.because;
  const snippet = programOf(match, program)?.snippet;
  return snippet && at.span.end > 0 ? placeIn(snippet, at.span) : undefined;
}
