/** How much a question needs beside itself. */
import { mentionedTo } from '../../interpreter/match/view/mentioned-objects.ts';
import { entriesOf, question, type Match } from '../../interpreter/match/match.ts';
import type { Shown } from '../../interpreter/game/linked-game.ts';
import type { LogLine } from '../../interpreter/match/log/log-line.ts';
import { PASS } from '../../interpreter/engine/program/instruction.ts';
import { Header } from '../../interpreter/engine/state/position-layout.ts';
import { Frame } from '../../interpreter/engine/state/call-stack.ts';
import { cardLines, linesText, type Showing } from './card-lines.ts';
import { rootOfProgram } from '../../interpreter/game/linked-game.ts';

/** How much of the table is shown with a question. */
export type TablePart = 'all' | 'own' | 'none';

/** What of the table is printed right above a question, and how much its cards say. */
export interface ShownTable {
  readonly part: TablePart;
  readonly most?: Shown;
  readonly ownWhole?: boolean;
}

/** How much is shown where less and less fits: of the table, of its cards, and whether options say what is on them. */
export interface ScreenDetail extends ShownTable {
  readonly optionTexts: boolean;
}

/** What could be shown with a question, the fullest first. */
export function screenDetails(part: TablePart): ScreenDetail[] {
  const own: readonly TablePart[] = part === 'all' ? ['own'] : [];
  return [
    { part, optionTexts: true },
    { part, most: 'short', optionTexts: true },
    { part, most: 'name', ownWhole: true, optionTexts: true },
    ...[part, ...own, 'none' as const].flatMap((each): ScreenDetail[] => [
      { part: each, most: 'name', optionTexts: true },
      { part: each, most: 'name', optionTexts: false },
    ]),
  ];
}

/**
 * The whole table where somebody is to act in the flow of the game and others have acted since they saw it; their own
 * part of it where they go on; nothing inside of what they have begun, and where they respond to others. `seen`: how
 * long the log was when they saw it last.
 */
export function tablePart(match: Match, seat: number, seen: number): TablePart {
  const asking = question(match, seat);
  const { p } = match.runner.m;
  if (!asking || p[Header.window] >= 0) return 'none';
  const { source } = match.table.programs[p[p[Header.frame] + Frame.program]];
  if (rootOfProgram(source.role).kind !== 'step') return 'none';
  if (
    seen < 0 ||
    entriesOf(match)
      .slice(seen)
      .some(({ line }) => isOfOthers(line, match.names.seats[seat]))
  )
    return 'all';
  // In a step with a single action, its objects are asked for at once.
  return asking.instruction.op === 'menu' || asking.sealed ? 'own' : 'none';
}

/** Whether somebody else has done something, or the game has gone on. */
const isOfOthers = (line: LogLine, own: string): boolean =>
  line.event === 'turn' ||
  (line.event === 'decision' && line.decision !== own && !line.answer.includes(PASS));

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
