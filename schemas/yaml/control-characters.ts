import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { say } from '../../dsl/diagnostics/catalogue/phrase.ts';
import { report } from '../../dsl/diagnostics/report.ts';
import type { Span } from '../../dsl/text/source.ts';
import type { Decoded } from './scalar-offsets.ts';

/** What commands a terminal or turns the direction of a text; a text needs none of it but line ends and tabs. */
const control = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Cs}\ufff9-\ufffb]/gu;

/**
 * The control characters in a decoded text, whether they are written as they are or as an escape, each at its place in
 * the file. `decoded` gives the same text with the offset of each of its characters.
 */
export function controlCharacters(
  file: string,
  source: string,
  written: string,
  decoded: () => Decoded,
  whole: Span,
): Diagnostic[] {
  const found = [...written.matchAll(control)];
  if (found.length === 0) return [];
  const { text, at } = decoded();
  return found.map(({ 0: character, index }) => {
    const start = text === written ? at[index] : whole.start;
    const place = { file, span: { start, end: start + lengthAt(source, start) } };
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const fixes = [{ title: say('phrase/delete-the-character'), edits: [{ place, text: '' }] }];
    return report('yaml/control-character', place, { character: `U+${code}` }, { fixes });
  });
}

const escape = /\\(?:x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|U[\dA-Fa-f]{8}|.)|/sy;

/** How long a character is as it is written: an escape counts as a whole. */
function lengthAt(source: string, start: number): number {
  escape.lastIndex = start;
  return Math.max(1, escape.exec(source)![0].length);
}
