/** What somebody sees between two answers. */
import { screenLine } from '../../interpreter/match/log/log-entry.ts';
import type { LogLine } from '../../interpreter/match/log/log-line.ts';
import { entriesOf, type Match } from '../../interpreter/match/match.ts';
import { viewOf } from '../../interpreter/match/view/match-view.ts';
import type { Viewer } from '../../interpreter/engine/state/seat-visibility.ts';
import { Header } from '../../interpreter/engine/state/position-layout.ts';
import { news } from '../../interpreter/reports/narration/since-last-look.ts';
import { sumsInWords } from '../../interpreter/reports/narration/value-sentences.ts';
import type { Showing } from './card-lines.ts';
import { printedQuestion } from './printed-question.ts';
import { screenOf, wrapped } from './screen.ts';
import type { Session } from './session.ts';
import { openText, ownText, tableText } from './table-text.ts';
import { aboutText, screenDetails, tablePart, type ScreenDetail, type TablePart } from './detail-level.ts';

/** What a seat is shown now. */
export const showingTo = ({ match, called, io }: Session, viewer: Viewer): Showing => ({
  game: match.game,
  called,
  screen: screenOf(io),
  view: viewOf(match, viewer),
  ...(typeof viewer === 'number' ? { sums: (name: string) => sumsInWords(match, viewer, name, called) } : {}),
});

/**
 * What has happened, as much of the table as is due (or all of it), and the question. Where the screen is too small for
 * all of that, the table says less: what has happened and what is asked are seen.
 */
export function showQuestion(session: Session, seat: number, always = false): void {
  const { match, io, called, seen, above } = session;
  const part = always ? 'all' : tablePart(match, seat, seen[seat]);
  const told = newsFor(session, seat);
  if (told !== '') above[seat] = { part: 'none' };
  if (part === 'all') seen[seat] = session.read[seat];
  const showing = showingTo(session, seat);
  const printed = (detail: ScreenDetail, isLess: boolean): string => {
    const { dim } = showing.screen;
    const shown = detail.part === 'none' ? above[seat] : detail;
    return [
      tablePartText(match, seat, { ...showing, ...detail }, detail.part),
      ...(isLess ? [dim(wrapped(called.words('play/shortened'), showing.screen, 2))] : []),
      printedQuestion(match, seat, showing, shown, detail.optionTexts),
    ].join('');
  };
  const [fullest, ...less] = screenDetails(part);
  // Above all of it is an empty line, below it the line in which the answer is typed.
  const room = showing.screen.height - linesOf(told) - 2;
  const whole = printed(fullest, false);
  const fits = always || linesOf(whole) <= room;
  const options = fits ? [] : less.map((detail) => ({ detail, text: printed(detail, true) }));
  const fitting = options.find(({ text }) => linesOf(text) <= room) ?? options.at(-1);
  const shown = fitting?.detail ?? fullest;
  if (shown.part !== 'none') above[seat] = shown;
  io.out(`${told}\n${fitting?.text ?? whole}`);
}

const linesOf = (text: string): number => text.split('\n').length - 1;

/** As much of the table as is printed above a question. */
function tablePartText(match: Match, seat: number, showing: Showing, part: TablePart): string {
  switch (part) {
    case 'all':
      return `${tableText(showing)}\n`;
    case 'own':
      return `${ownText(showing, seat)}${openText(showing)}\n`;
    case 'none':
      return `${openText(showing)}${aboutText(match, seat, showing)}`;
  }
}

/** The log as a viewer may read it, with what a screen adds to it. */
export const screenLines = ({ match }: Session, viewer: Viewer, from = 0): LogLine[] =>
  entriesOf(match)
    .slice(from)
    .map((entry) => screenLine(entry, viewer, match.table.seats));

/** What has happened since a seat looked last, below an empty line; empty where there is nothing to tell. */
export function newsFor(session: Session, seat: number): string {
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
  return text.length > 0 ? `\n${text.join('')}` : '';
}
