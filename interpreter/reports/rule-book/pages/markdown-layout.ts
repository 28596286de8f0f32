/** Lists and tables of Markdown, made of lines as `render` gives them. */
import { bulletText } from '../../../../dsl/nlg/realiser/paragraphs.ts';
import { capital, withoutStop } from '../../../../dsl/nlg/realiser/word-joining.ts';
import type { ActionText, BookLines } from '../index.ts';
import type { MessageFormatter } from '../../../../dsl/diagnostics/localize.ts';

/** Paragraphs in one, the points of a list in brackets. */
export const inline = (lines: BookLines): string =>
  lines
    .map((line, i) => {
      const point = bulletText(line);
      if (point === undefined) return line;
      const goesOn = lines[i + 1] !== undefined && bulletText(lines[i + 1]) === undefined;
      return `(${withoutStop(point)})${goesOn ? '.' : ''}`;
    })
    .join(' ');

export const bullets = (points: readonly string[]): string => points.map((each) => `- ${each}`).join('\n');

/** A text with what its author says of it besides, which no rule reads. */
export const noted = (text: string, note: string | undefined): string =>
  note === undefined ? text : `${text} *${note}*`;

/** The notes of the rows of a table, a point each. */
export const notesOf = (
  all: readonly { readonly name: string; readonly note: string | undefined }[],
): string =>
  bullets(
    all.flatMap(({ name, note }) => (note === undefined ? [] : [noted(`**${capital(name)}.**`, note)])),
  );

/** Lines with the points of their lists one level deeper. */
export const nested = (lines: BookLines, by: string): string =>
  lines
    .map((line, i) => {
      const point = bulletText(line);
      if (point !== undefined) return `\n${by}- ${point}`;
      if (i === 0) return line;
      return bulletText(lines[i - 1]) !== undefined ? `\n\n${by}${line}` : ` ${line}`;
    })
    .join('');

/** Paragraphs, each with the points below it. */
export const markdownParagraphs = (lines: BookLines): string[] =>
  lines
    .reduce<string[][]>((all, line) => {
      if (bulletText(line) !== undefined && all.length > 0) all.at(-1)!.push(line);
      else all.push([line]);
      return all;
    }, [])
    .map((each) => nested(each, '  '));

export const numbered = (all: readonly BookLines[]): string =>
  all.map((lines, i) => `${i + 1}. ${nested(lines, '   ')}`).join('\n');

/** An action with its condition and its cost. */
export function bullet(
  { name, note, if: holds, chooses, cost, does }: ActionText,
  t: MessageFormatter<'rules'>,
): string {
  const parts = [
    `**${capital(name)}.**`,
    ...(holds.length > 0 ? [`*${capital(holds[0])}*${inline(['', ...holds.slice(1)])}`] : []),
    ...chooses,
    ...(cost.length > 0 ? [`*${t('rules/cost')}* ${inline(cost)}`] : []),
    nested(does, '  '),
  ];
  return noted(parts.join(' '), note);
}
