/** What somebody sees between two answers. */
import { screenLine } from '../../interpreter/match/log/log-entry.ts';
import type { LogLine } from '../../interpreter/match/log/log-line.ts';
import { entriesOf } from '../../interpreter/match/match.ts';
import { viewOf } from '../../interpreter/match/view/match-view.ts';
import type { Viewer } from '../../interpreter/engine/state/seat-visibility.ts';
import { Header } from '../../interpreter/engine/state/position-layout.ts';
import { news } from '../../interpreter/reports/narration/since-last-look.ts';
import type { Showing } from './card-lines.ts';
import { printedQuestion } from './printed-question.ts';
import { screenOf, wrapped } from './screen.ts';
import type { Session } from './session.ts';
import { openText, ownText, tableText } from './table-text.ts';
import { aboutText, tablePart } from './detail-level.ts';

/** What a seat is shown now. */
export const showingTo = ({ match, called, io }: Session, viewer: Viewer): Showing => ({
  game: match.game,
  called,
  screen: screenOf(io),
  view: viewOf(match, viewer),
});

/** What has happened, as much of the table as is due (or all of it), and the question. */
export function showQuestion(session: Session, seat: number, always = false): void {
  const { match, io, seen, above } = session;
  const part = always ? 'all' : tablePart(match, seat, seen[seat]);
  if (showNews(session, seat)) above[seat] = 'none';
  const showing = showingTo(session, seat);
  if (part === 'all') seen[seat] = session.read[seat];
  if (part !== 'none') above[seat] = part;
  const table = {
    all: () => `${tableText(showing)}\n`,
    own: () => `${ownText(showing, seat)}${openText(showing)}\n`,
    none: () => `${openText(showing)}${aboutText(match, seat, showing)}`,
  }[part]();
  io.out(`\n${table}${printedQuestion(match, seat, showing, above[seat])}`);
}

/** The log as a viewer may read it, with what a screen adds to it. */
export const screenLines = ({ match }: Session, viewer: Viewer, from = 0): LogLine[] =>
  entriesOf(match)
    .slice(from)
    .map((entry) => screenLine(entry, viewer, match.table.seats));

/** What has happened since a seat looked last; whether there was something to tell. */
export function showNews(session: Session, seat: number): boolean {
  const { match, io, called, doing, read } = session;
  const { length } = entriesOf(match);
  const screen = screenOf(io);
  const told = news(
    screenLines(session, seat, Math.min(read[seat], length)),
    match.game,
    called,
    doing,
    match.names.seats[seat],
    match.runner.m.p[Header.window] >= 0,
  );
  read[seat] = length;
  const text = told.map(({ depth, words }) =>
    depth < 3 ? screen.heading(wrapped(words, screen)) : wrapped(words, screen, 2 * depth - 4, 2 * depth),
  );
  if (text.length > 0) io.out(`\n${text.join('')}`);
  return text.length > 0;
}
