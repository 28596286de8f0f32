import { Composer, type Document, type ParsedNode, type YAMLParseError } from 'yaml';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { report } from '../../dsl/diagnostics/report.ts';
import type { Place } from '../../dsl/text/source.ts';
import { languages } from '../../dsl/text/locale.ts';
import { composeNodes } from './compose.ts';
import { explainYaml } from './yaml-faults.ts';
import { limits } from './yaml-limits.ts';
import type { Node } from './node.ts';
import { colonInText, noRepairs, repairColons, textWithColon } from './yaml-repair.ts';
import type { Repairs, TextWithColon } from './yaml-repair.ts';
import { signSlips, wrongSign } from './sign-slips.ts';
import { scan, type Scan } from './scan.ts';

/**
 * Reads a YAML file: guards of the text -> concrete syntax (`scan`) -> the library's tree -> ours (`compose`).
 *
 * `root` is there whenever the structure can be relied on, also beside diagnostics, so that the shape and the
 * language of the rest are checked in the same run. Never throws; every fault is a diagnostic with its place.
 */
export function readYaml(file: string, given: string): { root: Node | undefined; diagnostics: Diagnostic[] } {
  const refused = guard(file, given);
  if (refused) return { root: undefined, diagnostics: [refused] };
  // The library counts the mark by which editors tell UTF-8 as a part of the first line's indentation.
  const text = given.replace(/^\ufeff/, '\n');
  const first = scan(file, text);
  if (first.diagnostics.length > 0) {
    const [{ place }] = first.diagnostics;
    const slips = SIGN_FAULTS.includes(first.diagnostics[0].code)
      ? signSlips(file, text, place.span.start, faultIn)
      : [];
    return { root: undefined, diagnostics: slips.length > 0 ? slips : [...first.diagnostics] };
  }

  const colons: TextWithColon[] = [];
  let repairs = noRepairs(text);
  let read = compose(repairs.text, first);
  // A text with a colon can hide another below it: look again until none is new.
  for (let round = 0; round < 4; round++) {
    const found = colonsIn(text, read.errors, colons);
    const repaired = found.length > 0 ? repairColons(text, [...colons, ...found]) : undefined;
    if (!repaired) break;
    colons.push(...found);
    const again = scan(file, repaired.text);
    if (again.diagnostics.length > 0) break;
    repairs = repaired;
    read = compose(repairs.text, again);
  }
  const reported = colons.map((found) => missingComma(file, text, found) ?? colonInText(file, text, found));
  const fault = firstOf(read.errors);
  if (!fault) return finish(file, text, read.document, repairs, reported);
  const lineBelow = deeperKeys(read.errors).get(fault.pos[0]);
  const known = colons.some(({ start, reach }) => start <= fault.pos[0] && fault.pos[0] <= reach);
  const { longQuotes } = first;
  const slips = known ? [] : signSlips(file, text, fault.pos[0], faultIn);
  const explained =
    known || slips.length > 0 ? slips : [explainYaml(file, text, fault, { longQuotes, lineBelow })];
  return { root: undefined, diagnostics: inOrder(file, [...reported, ...explained]) };
}

/** Whether a word is a key elsewhere in a file, or a language. */
const isKey = (text: string, word: string): boolean =>
  languages.some((each) => each === word) ||
  [...text.matchAll(new RegExp(`(?:^|[\\s{,])${word}:`, 'g'))].length > 1;

/** `{ a: one b: two }`: in braces a colon in a text is rather a comma that is missing in front of a key. */
function missingComma(
  file: string,
  text: string,
  { start, end, flow }: TextWithColon,
): Diagnostic | undefined {
  const [, before, key] = (flow && /^(.*\S) +([A-Za-z][\w.-]*):\s/.exec(text.slice(start, end))) || [];
  if (before === undefined || !isKey(text, key)) return undefined;
  const at = start + before.length;
  const mended = `${text.slice(0, at)},${text.slice(at)}`;
  const next = faultIn(mended);
  return next === undefined || next > end
    ? wrongSign({ file, span: { start: at, end: at } }, '', ',')
    : undefined;
}

/** Where the structure of a text has its first fault. */
function faultIn(text: string): number | undefined {
  const read = scan('', text);
  const [refused] = read.diagnostics;
  return refused ? refused.place.span.start : firstOf(compose(text, read).errors)?.pos[0];
}

/** The first fault of the structure; those that follow are mostly its consequences. */
const firstOf = (errors: readonly YAMLParseError[]): YAMLParseError | undefined =>
  errors.reduce<YAMLParseError | undefined>((a, b) => (a && a.pos[0] <= b.pos[0] ? a : b), undefined);

/** Keys over several lines below a value: where they start, and where they end. */
function deeperKeys(errors: readonly YAMLParseError[]): Map<number, number> {
  const values = new Set(errors.filter((e) => e.code === 'BLOCK_AS_IMPLICIT_KEY').map((e) => e.pos[0]));
  const keys = errors.filter((e) => e.code === 'MULTILINE_IMPLICIT_KEY' && values.has(e.pos[0]));
  return new Map(keys.map((e) => [e.pos[0], e.pos[1]]));
}

function finish(
  file: string,
  text: string,
  document: Document.Parsed | undefined,
  repairs: Repairs,
  reported: readonly Diagnostic[],
): { root: Node | undefined; diagnostics: Diagnostic[] } {
  const contents = document?.contents as ParsedNode | null | undefined;
  const { root, diagnostics } = contents
    ? composeNodes(file, text, contents, repairs)
    : { root: undefined, diagnostics: [] };
  if (!root || (root.kind === 'scalar' && root.text === '' && root.style === 'plain')) {
    return { root: undefined, diagnostics: [report('yaml/empty', startOf(file), {})] };
  }
  return { root, diagnostics: inOrder(file, [...reported, ...diagnostics]) };
}

/** What no later stage should ever see: files beyond the limit, and files that are no text. */
function guard(file: string, text: string): Diagnostic | undefined {
  if (text.length > limits.characters) {
    return report('yaml/too-large', startOf(file), { limit: '1 MiB' });
  }
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  const foreign = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffd\ufffe\uffff]|\r(?!\n)|\p{Cs}/u.exec(text);
  if (foreign) {
    const span = { start: foreign.index, end: foreign.index + 1 };
    const code = foreign[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return report('yaml/not-text', { file, span }, { character: `U+${code}` });
  }
  return undefined;
}

const options = {
  keepSourceTokens: true,
  prettyErrors: false,
  strict: true,
  // Checked in `compose`: the library's check takes quadratic time.
  uniqueKeys: false,
  stringKeys: true,
  version: '1.2',
} as const;

function compose(
  text: string,
  { tokens }: Scan,
): { document?: Document.Parsed; errors: readonly YAMLParseError[] } {
  const [document] = new Composer(options).compose(tokens, true, text.length);
  return { document: document as Document.Parsed | undefined, errors: document?.errors ?? [] };
}

/** The texts whose colon YAML took for a key's, one a line. */
function colonsIn(
  text: string,
  errors: readonly YAMLParseError[],
  known: readonly TextWithColon[],
): TextWithColon[] {
  const found: TextWithColon[] = [];
  // A key over two lines is no text with a colon but a line at the wrong depth.
  const deeper = deeperKeys(errors);
  for (const { code, pos } of errors) {
    if (known.length + found.length > limits.yamlDiagnostics) break;
    const flow = code === 'BLOCK_IN_FLOW';
    if (!flow && (code !== 'BLOCK_AS_IMPLICIT_KEY' || deeper.has(pos[0]))) continue;
    const part = textWithColon(text, pos[0], pos[1], flow);
    const inside = (other: TextWithColon): boolean => other.start <= part.start && part.start < other.reach;
    const isColon = /^[^\s"'[\]{},&*!|>%@`#-][^"[\]{}]*?:(?:\s|$)/.test(text.slice(part.start, part.end));
    if (isColon && !known.some(inside) && !found.some(inside)) found.push(part);
  }
  return found;
}

/** What may be found where a bullet stands for another sign. */
const SIGN_FAULTS: readonly string[] = ['yaml/alias'];

const startOf = (file: string): Place => ({ file, span: { start: 0, end: 0 } });

/** By place, and no more than anyone reads. */
function inOrder(file: string, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const sorted = diagnostics.toSorted((a, b) => a.place.span.start - b.place.span.start);
  const count = sorted.length - limits.yamlDiagnostics;
  if (count <= 0) return sorted;
  const shown = sorted.slice(0, limits.yamlDiagnostics);
  return [...shown, report('yaml/more', shown.at(-1)?.place ?? startOf(file), { count })];
}
