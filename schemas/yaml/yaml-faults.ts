import { say } from '../../dsl/diagnostics/catalogue/phrase.ts';
import type { YAMLParseError } from 'yaml';
import type { Diagnostic, Fix } from '../../dsl/diagnostics/diagnostic.ts';
import { report } from '../../dsl/diagnostics/report.ts';
import type { Place, Span } from '../../dsl/text/source.ts';
import { endOfLine, startOfLine } from '../../dsl/text/line-ends.ts';
import { shorten } from './scan.ts';

/**
 * Says in our words what the YAML library refused. Its codes are few, so its text tells the rest; a wording that it may
 * change falls back to `yaml/unexpected`.
 *
 * `longQuotes` are the quoted texts over several lines; `lineBelow` is an offset on the line that a key over several
 * lines ends on.
 */
export function explainYaml(
  file: string,
  text: string,
  error: YAMLParseError,
  { longQuotes, lineBelow }: { longQuotes: readonly Span[]; lineBelow?: number },
): Diagnostic {
  const [start] = error.pos;
  const end = Math.max(start, Math.min(error.pos[1], text.length));
  const at = (from: number, to: number): Place => ({ file, span: { start: from, end: Math.max(from, to) } });
  const place = at(start, Math.min(end, endOfLine(text, start)));

  const on = lineBelow ?? start;
  const line = { start: startOfLine(text, on), end: endOfLine(text, on) };
  const indent = /^[ \t]*/.exec(text.slice(line.start, line.end))![0];
  const firstWord = at(line.start + indent.length, line.end);
  const tab = indent.indexOf('\t');
  if (tab >= 0) {
    const tabs = /\t+/y;
    tabs.lastIndex = line.start + tab;
    const length = tabs.exec(text)![0].length;
    const where = at(line.start + tab, line.start + tab + length);
    const fixes = [
      { title: say('phrase/indent-with-spaces'), edits: [{ place: where, text: '  '.repeat(length) }] },
    ];
    return report('yaml/tab', where, {}, { fixes });
  }
  const says = (words: RegExp): boolean => words.test(error.message);
  const unexpected = (): Diagnostic =>
    report('yaml/unexpected', place, { text: shorten(text.slice(start, Math.max(end, start + 1)).trim()) });

  const misaligned = (): Diagnostic =>
    report('yaml/indentation', firstWord, {}, { fixes: aligned(at, text, line) });

  switch (error.code) {
    case 'TAB_AS_INDENT':
      return report('yaml/tab', place, {});
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'BAD_INDENT':
      return misaligned();
    case 'MULTILINE_IMPLICIT_KEY': {
      const words = text.slice(start, endOfLine(text, start)).trim();
      const glued = /^([^\s:]+):(?=[^\s:])/.exec(words);
      const colon = start + (glued?.[1].length ?? 0);
      const fixes = [
        {
          title: say('phrase/put-a-space-after-the-colon'),
          edits: [{ place: at(colon, colon + 1), text: ': ' }],
        },
      ];
      return report('yaml/no-colon', place, { text: shorten(words) }, glued ? { fixes } : {});
    }
    case 'NON_STRING_KEY':
      return report('yaml/key-not-text', place, {});
    case 'KEY_OVER_1024_CHARS':
      return report('yaml/long-key', place, {});
    case 'BAD_SCALAR_START':
      return report('yaml/bad-start', place, { character: text[start] ?? '' });
    case 'BAD_DQ_ESCAPE':
      return report('yaml/escape', at(start, start + 2), { escape: text.slice(start, start + 2) });
    case 'BLOCK_IN_FLOW':
      return report('yaml/separator', place, {});
    case 'MISSING_CHAR': {
      if (says(/Sequence item without -|more-indented leading empty/)) return misaligned();
      if (says(/Missing , |Missing space after :/)) return report('yaml/separator', place, {});
      if (says(/Implicit map keys/)) {
        const whole = at(start, endOfLine(text, start));
        return report('yaml/no-colon', whole, { text: shorten(text.slice(start, whole.span.end).trim()) });
      }
      return unexpected();
    }
    case 'UNEXPECTED_TOKEN': {
      if (says(/Not a YAML token/)) return report('yaml/block-header', place, {});
      if (says(/Unexpected (?:,|empty item)/)) return report('yaml/separator', place, {});
      const quote = /["']\s*$/.exec(text.slice(Math.max(0, start - 40), start));
      if (says(/at node end/) && quote) {
        const swallowed = longQuotes.find(
          (span) => span.end <= start && text.slice(span.end, start).trim() === '',
        );
        if (!swallowed) return report('yaml/after-quote', place, {});
        const sign = text[swallowed.start];
        const related = [{ place, message: say('phrase/the-next-quote-ends-the-text') }];
        const opening = at(swallowed.start, swallowed.start + 1);
        return report('yaml/unclosed', opening, { open: sign, close: sign }, { related });
      }
      return unexpected();
    }
    default:
      return unexpected();
  }
}

/** A line aligned with the entry above it, where that is an entry as well. */
function aligned(at: (start: number, end: number) => Place, text: string, line: Span): Fix[] {
  const entry = /^([ ]*(?:- +)?)[^\s:#'"{}[\]-][^:\n]*:(?:\s|$)/;
  const [, indent] = entry.exec(text.slice(line.start, line.end)) ?? [];
  const above = text.slice(startOfLine(text, line.start - 1), Math.max(0, line.start - 1));
  const [, before] = entry.exec(above) ?? [];
  if (indent === undefined || before === undefined || indent.includes('-')) return [];
  const put = ' '.repeat(before.length);
  return [
    {
      title: say('phrase/indent-with-so-many-spaces', { count: put.length }),
      edits: [{ place: at(line.start, line.start + indent.length), text: put }],
    },
  ];
}
