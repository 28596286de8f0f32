import { say } from '../../dsl/diagnostics/catalogue/phrase.ts';
import type { Diagnostic, Fix } from '../../dsl/diagnostics/diagnostic.ts';
import { report } from '../../dsl/diagnostics/report.ts';
import type { Place } from '../../dsl/text/source.ts';
import { endOfLine, startOfLine } from '../../dsl/text/line-ends.ts';

/**
 * Text with a colon that was meant as text: `effect: when hit: draw a card`.
 *
 * YAML reads such a colon as one more key and takes the lines below for its entries, so that one slip would hide
 * all else. The colons are therefore exchanged for a sign of the same length and the file is read again.
 */
export interface Repairs {
  /** The file's text, of the same length as the original. */
  readonly text: string;
  /** Puts the colons back into a decoded text. */
  readonly restore: (text: string) => string;
}

export const noRepairs = (text: string): Repairs => ({ text, restore: (part) => part });

/** A text without quotes that YAML split at a colon. */
export interface TextWithColon {
  readonly start: number;
  /** Where it ends on its first line. */
  readonly end: number;
  /** Where it ends with the lines below that are indented deeper than its key. */
  readonly reach: number;
  /** In braces or brackets, where there are no blocks. */
  readonly flow: boolean;
}

/** Reads the colons in these texts as text; none if the file uses up all substitute signs itself. */
export function repairColons(original: string, texts: readonly TextWithColon[]): Repairs | undefined {
  const sign = ['\ue000', '\ue001', '\ue002'].find((s) => !original.includes(s));
  if (!sign) return undefined;
  let text = '';
  let from = 0;
  for (const { start, reach } of texts.toSorted((a, b) => a.start - b.start)) {
    if (start < from) continue;
    text += original.slice(from, start) + original.slice(start, reach).replace(/:(?=[\s,[\]{}]|$)/g, sign);
    from = reach;
  }
  return { text: text + original.slice(from), restore: (part) => part.replaceAll(sign, ':') };
}

/** The text around an offset: to the end of the line in a block, as far as YAML read it in brackets. */
export function textWithColon(text: string, start: number, end: number, flow: boolean): TextWithColon {
  const line = text.slice(start, flow ? Math.min(end, endOfLine(text, start)) : endOfLine(text, start));
  const comment = flow ? -1 : line.indexOf(' #');
  const shown = start + (comment < 0 ? line : line.slice(0, comment)).trimEnd().length;
  const below = flow ? [] : linesBelow(text, start);
  return {
    start,
    end: shown,
    reach: below.length > 0 ? endOfLine(text, below[below.length - 1]) : shown,
    flow,
  };
}

/** The column of the key on the line of an offset, dashes before it counted in. */
function keyColumn(text: string, offset: number): number {
  const lineStart = startOfLine(text, offset);
  return /^[ ]*(?:[-?] +)*/.exec(text.slice(lineStart, offset))![0].length;
}

/** Where the lines start that follow and are indented deeper than the key on the line of an offset. */
function linesBelow(text: string, offset: number): number[] {
  const column = keyColumn(text, offset);
  const starts: number[] = [];
  for (let from = text.indexOf('\n', offset) + 1; from > 0; from = text.indexOf('\n', from) + 1) {
    let indent = 0;
    while (text[from + indent] === ' ') indent++;
    if (indent <= column || indent === endOfLine(text, from) - from) break;
    starts.push(from);
  }
  return starts;
}

/** The diagnostic of such a text, with the edits that correct it. */
export function colonInText(file: string, text: string, found: TextWithColon): Diagnostic {
  const span = { start: found.start, end: found.end };
  const place: Place = { file, span };
  // What is printed begins with a capital letter, and is one line; a text of the language does not.
  const flow = found.flow || /^\p{Lu}[^\n]*$/u.test(text.slice(span.start, span.end));
  return report(
    'yaml/colon-in-text',
    place,
    { flow },
    { fixes: [flow ? inQuotes(place, text) : inBlock(place, text)] },
  );
}

function inQuotes(place: Place, text: string): Fix {
  const { start, end } = place.span;
  const part = text.slice(start, end);
  const quoted = part.includes("'") && !/["\\]/.test(part) ? `"${part}"` : `'${part.replaceAll("'", "''")}'`;
  return { title: say('phrase/put-the-text-in-quotes'), edits: [{ place, text: quoted }] };
}

function inBlock(place: Place, text: string): Fix {
  const { start } = place.span;
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const insert = (offset: number, what: string): Fix['edits'][number] => ({
    place: { ...place, span: { start: offset, end: offset } },
    text: what,
  });
  const edits = [
    insert(start, `|${newline}${' '.repeat(keyColumn(text, start) + 2)}`),
    ...linesBelow(text, start).map((line) => insert(line, '  ')),
  ];
  return { title: say('phrase/write-the-text-in-a-block'), edits };
}
