import { styleText } from 'node:util';
import type { Diagnostic, Severity } from '../../../dsl/diagnostics/diagnostic.ts';
import type { Language } from '../../../dsl/text/locale.ts';
import { said, messagesIn } from '../../../dsl/diagnostics/localize.ts';
import { safe } from '../../../dsl/text/clean-text.ts';
import { frameOf, location, type Texts } from './source-frames.ts';
import { firstOf } from './first-findings.ts';
import { laidOut } from './lines-of-help.ts';

type Style = Parameters<typeof styleText>[0];

const colours: Readonly<Record<Severity, Style>> = {
  error: ['red', 'bold'],
  warning: ['yellow', 'bold'],
  hint: ['cyan', 'bold'],
};

/** Whether to colour what is written to a stream: on a terminal, unless `NO_COLOR` is set. */
export const wantsColour = (
  stream: { readonly isTTY?: boolean },
  environment: Readonly<Record<string, string | undefined>>,
): boolean => stream.isTTY === true && !environment['NO_COLOR'];

/** Diagnostics for people, two hundred at most: place, code and message, the line with the place marked, help, related places. */
export function pretty(
  diagnostics: readonly Diagnostic[],
  texts: Texts,
  { colour = false, language = 'en' }: { colour?: boolean; language?: Language } = {},
): string {
  const paint = (style: Style, text: string): string =>
    colour ? styleText(style, text, { validateStream: false }) : text;
  const words = messagesIn<'findings'>(language);
  const { told, left } = firstOf(diagnostics);
  const blocks = told.map((found) => {
    const { severity, code, place } = found;
    const { message, help, related } = said(found, language);
    const head = `${paint('bold', safe(location(texts, place)))} ${paint(colours[severity], words('findings/severity', { severity }))} ${paint('dim', code)}`;
    const lines = [`${head}: ${safe(message)}`];
    const frame = frameOf(texts, place);
    const gutter = String(frame?.line ?? '').padStart(4);
    if (frame) {
      lines.push(`${paint('dim', `${gutter} |`)} ${frame.source}`);
      lines.push(
        `${paint('dim', `${' '.repeat(gutter.length)} |`)} ${paint(colours[severity], frame.marks)}`,
      );
    }
    const indent = ' '.repeat(gutter.length + 1);
    if (help !== undefined) {
      const [first, ...below] = laidOut(help);
      lines.push(`${indent}${paint('cyan', words('findings/help'))}: ${safe(first)}`);
      for (const line of below) lines.push(`${indent}${safe(line)}`);
    }
    for (const other of related) {
      lines.push(
        `${indent}${paint('cyan', words('findings/see'))} ${safe(location(texts, other.place))}: ${safe(other.message)}`,
      );
    }
    return `${lines.join('\n')}\n`;
  });
  return [...blocks, ...(left > 0 ? [`${words('findings/left', { count: left })}\n`] : [])].join('\n');
}
