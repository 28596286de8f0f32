/**
 * What lasts together, in one line: `until your next turn: when an opponent draws a card, ...; when an opponent discards a card, ...`
 * is a block.
 */
import type { EntryKind } from '../../../language/syntax/ast.ts';

const SPAN =
  '(until [^,:;\\n]+|for the rest of (?:this|the) (?:turn|round|game)|(?:during |for )?this (?:turn|round)|during your next turn)';
const LINE = new RegExp(`^( *)${SPAN}: (?=\\S)(.+)$`, 'i');
/** One event with several acts: the last of them lasts no less. */
const EVENT = new RegExp(`^( *)${SPAN}, (when(?:ever)? [^,:;\\n]+): ([^:\\n]+;[^:\\n]+)$`, 'i');
/** Where the next of them begins. */
const NEXT = /; +|\. +(?=[a-z+-])|,? and (?=(?:when(?:ever)? |[+-]\d))/i;
/** A line below that waits for something as well, and does so as long. */
const WAITS = /^(?:when(?:ever)?|each time|every time) /i;

/** A text with each such line as a block. */
export function withSpansOfSeveral(text: string, entry: EntryKind): string[] {
  if (entry !== 'effect' && entry !== 'abilities') return [];
  const lines = text.split('\n');
  const put: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const event = EVENT.exec(lines[i]);
    if (event) {
      const [, margin, span, when, acts] = event;
      put.push(`${margin}${span}, ${when}:`, ...acts.split(/; +/).map((act) => `${margin}  ${act}`));
      continue;
    }
    const [all, margin = '', span = '', several = ''] = LINE.exec(lines[i]) ?? [];
    // In an ability there is nothing that begins to last.
    if (all === undefined || (entry === 'abilities' && margin === '')) {
      put.push(lines[i]);
      continue;
    }
    const parts = several.split(NEXT).map((part) => part.trim().replace(/\.$/, ''));
    // Lines below that wait as well last as long.
    const more = WAITS.test(parts.at(-1)!) ? waitingBelow(lines.slice(i + 1), margin) : [];
    i += more.length;
    parts.push(...more);
    const until = /^(?:during |for )?this turn$/i.test(span) ? 'until end of turn' : span;
    put.push(
      ...(parts.length === 1
        ? [`${margin}${until}, ${parts[0]}`]
        : [`${margin}${until}:`, ...parts.map((part) => `${margin}  ${part}`)]),
    );
  }
  const said = put.join('\n');
  return said === text ? [] : [said];
}

/** The lines at the start of some that wait for something. */
function waitingBelow(lines: readonly string[], margin: string): string[] {
  const end = lines.findIndex((line) => !(line.startsWith(margin) && WAITS.test(line.slice(margin.length))));
  return lines
    .slice(0, end < 0 ? lines.length : end)
    .map((line) => line.slice(margin.length).replace(/\.$/, ''));
}
