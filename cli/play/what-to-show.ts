/** How much a question needs beside itself. */
import { mentionedTo } from '../../interpreter/play/about.ts';
import { logOf, question, type Match } from '../../interpreter/play/match.ts';
import { Frame } from '../../interpreter/position/frames.ts';
import { Header } from '../../interpreter/position/layout.ts';
import { cardLines, linesText, type Showing } from './card-lines.ts';

/**
 * Whether the whole table is shown with a question: where somebody is to act in the flow of the game, and not inside
 * of something that they have begun or that they respond to. `seen`: how long the log was when they saw it last.
 */
export function needsTable(match: Match, seat: number, seen: number): boolean {
  const asking = question(match, seat);
  const { p } = match.runner.m;
  if (!asking || p[Header.window] >= 0) return false;
  const { name } = match.table.programs[p[p[Header.frame] + Frame.program]];
  if (!name.startsWith('flow/')) return false;
  if (asking.instruction.op === 'menu' || asking.sealed) return true;
  if (seen < 0) return true;
  // A step in which there is one thing to do asks for its objects only.
  return logOf(match)
    .slice(seen)
    .some(({ line }) => line['event'] === 'turn' || line['event'] === 'step');
}

/** What a question in a window is about, with all that it says. */
export function aboutText(match: Match, seat: number, showing: Showing): string {
  if (match.runner.m.p[Header.window] < 0) return '';
  const cards = new Set(
    mentionedTo(match, seat).flatMap(({ sort, name }) => (sort === 'card' ? [name] : [])),
  );
  return [...cards]
    .map((name) => linesText(cardLines(showing, name, { how: 'whole' }), showing.screen, 2))
    .join('');
}
