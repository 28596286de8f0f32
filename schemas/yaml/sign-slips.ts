/** Slips with signs of YAML, wrong or left out: a corrected line is reported if it can be read. */
import { say } from '../../dsl/diagnostics/catalogue/phrase.ts';
import type { Diagnostic, Fix } from '../../dsl/diagnostics/diagnostic.ts';
import { report } from '../../dsl/diagnostics/report.ts';
import type { Place } from '../../dsl/text/source.ts';
import { endOfLine, startOfLine } from '../../dsl/text/line-ends.ts';

/** The replacement for `found`, the first group, in a line; an empty one is left out. */
interface Slip {
  readonly from: RegExp;
  readonly right: string;
}

const SLIPS: readonly Slip[] = [
  { from: /([\u00a0\u2000-\u200a\u202f\u3000])/d, right: ' ' },
  { from: /^ *-()(?=[A-Za-z"'{])/d, right: ' ' },
  { from: /^ *([—–−•‣▪·*][ \t]*)(?=[A-Za-z"'{])/d, right: '- ' },
  { from: /^ *(\d+[.)] +)(?=[A-Za-z"'{])/d, right: '- ' },
  { from: /^ *(\/\/|\/\*|--(?!-)|;)/d, right: '#' },
  { from: /^(```[a-z]*)\s*$/d, right: '' },
  { from: /^ *(?:- +)?[A-Za-z][\w.-]*([：＝])/d, right: ':' },
  { from: /^ *(?:- +)?[A-Za-z][\w.-]*( *=)(?= )/d, right: ':' },
  { from: /^ *(?:- +)?[A-Za-z][\w.-]*()(?= +[^\s:])/d, right: ':' },
];

/** What each sign of YAML is called in the help. */
const SIGNS: Readonly<Record<string, string>> = {
  '#': 'comment',
  '-': 'dash',
  ':': 'colon',
  '|': 'block',
  ',': 'comma',
};

/** A corrected text, with what was found and where the corrected line ends. */
interface Mended {
  readonly text: string;
  readonly end: number;
  readonly change: { readonly start: number; readonly end: number; readonly right: string };
}

const NO_BREAK = /[\u00a0\u2000-\u200a\u202f\u3000]/;

/** Larger files are read often enough. */
const LONGEST = 100_000;
const MOST = 10;

/**
 * The findings about the signs of a text that cannot be read because of them; nothing if other signs do not
 * help. `faultIn` gives the offset of the first fault of a text.
 */
export function signSlips(
  file: string,
  text: string,
  fault: number,
  faultIn: (text: string) => number | undefined,
): Diagnostic[] {
  if (text.length > LONGEST) return [];
  const dash = firstDash(file, text, faultIn);
  if (dash) return [dash];
  const found: Diagnostic[] = [];
  let now = text;
  let moved = 0;
  let at: number | undefined = fault;
  while (at !== undefined && found.length < MOST) {
    const mended = mendedAt(now, at, faultIn);
    if (!mended) break;
    const { start, end, right } = mended.change;
    const place: Place = { file, span: { start: start - moved, end: end - moved } };
    found.push(wrongSign(place, now.slice(start, end), right));
    moved += right.length - (end - start);
    now = mended.text;
    at = faultIn(now);
  }
  return found;
}

/** The finding that the first element of a list has no dash, where others have one and the file can be read with it. */
function firstDash(
  file: string,
  text: string,
  faultIn: (text: string) => number | undefined,
): Diagnostic | undefined {
  const [whole, before, indent] =
    /^((?:[ \t]*(?:#[^\n]*)?\r?\n)*)( *)[A-Za-z][\w.-]*:(?=\s)/.exec(text) ?? [];
  const next = /^- /m.exec(text);
  if (whole === undefined || !next || next.index < whole.length) return undefined;
  const start = before.length;
  const element = text.slice(start, next.index);
  // What belongs to the element is indented as deep as its first key will be.
  const isFlat = /\n[^\s#]/.test(element);
  const below = isFlat ? [...element.matchAll(/\n(?=[^\r\n])/g)].map(({ index }) => start + index + 1) : [];
  const edits = [
    { start, end: start + indent.length, text: '- ' },
    ...below.filter((line) => line < next.index).map((line) => ({ start: line, end: line, text: '  ' })),
  ];
  const mended = edits.reduceRight(
    (now, { start: from, end, text: put }) => now.slice(0, from) + put + now.slice(end),
    text,
  );
  const fault = faultIn(mended);
  const moved = mended.length - text.length;
  if (fault !== undefined && fault < next.index + moved) return undefined;
  const at = (from: number, end: number): Place => ({ file, span: { start: from, end } });
  const change = edits.map((each) => ({ place: at(each.start, each.end), text: each.text }));
  return wrongSign(at(start, start), '', '- ', change);
}

/** The report of a sign that stands for another one, or is missing. */
export function wrongSign(
  place: Place,
  found: string,
  right: string,
  edits: Fix['edits'] = [{ place, text: right }],
): Diagnostic {
  const bare = right.trim();
  const details = {
    found: NO_BREAK.test(found) ? say('phrase/a-no-break-space') : found.trim(),
    right: bare === '' && right !== '' ? say('phrase/a-space') : bare.split('\n', 1)[0],
    none: found === '',
    gone: right === '',
    sign: found === '' && right === ' ' ? 'dash' : (SIGNS[bare] ?? 'space'),
  };
  const fixes = [{ title: say('phrase/correct-the-sign'), edits }];
  return report('yaml/sign', place, details, { fixes });
}

/** The first line at a fault, or above it, that lets more be read when one sign of it is another one. */
function mendedAt(
  text: string,
  at: number,
  faultIn: (text: string) => number | undefined,
): Mended | undefined {
  let start = startOfLine(text, at);
  for (let above = 0; above < 3; above++) {
    const end = endOfLine(text, start);
    const line = text.slice(start, end);
    for (const { from, right } of SLIPS) {
      const [, span] = from.exec(line)?.indices ?? [];
      if (!span) continue;
      const change = { start: start + span[0], end: start + span[1], right };
      const mended = text.slice(0, change.start) + right + text.slice(change.end);
      const lineEnd = end + right.length - (span[1] - span[0]);
      const next = faultIn(mended);
      if (next === undefined || next > Math.max(lineEnd, at + right.length))
        return { text: mended, end: lineEnd, change };
    }
    if (start === 0) break;
    start = text.lastIndexOf('\n', start - 2) + 1;
  }
  return undefined;
}
