/**
 * Conditions, costs and sums to which variants add. Such a text is one line, so its parts are put into one: conditions
 * are joined by the word that each begins with, costs are paid one after the other, and numbers are added up.
 */
import { say } from '../../../../dsl/diagnostics/catalogue/phrase.ts';
import { spokenForm } from '../../../../dsl/language/parser/spoken-form.ts';
import type { EntryKind } from '../../../../dsl/language/syntax/ast.ts';
import type { Snippet } from '../../../../dsl/text/source.ts';
import { snippetOf } from '../../../../schemas/index.ts';
import type { MapNode, NamedLine, Node, ScalarNode } from '../../../../schemas/index.ts';
import { placeOf, reportAtNode, type Sources } from '../link-context.ts';

/** Texts of one line that may get more parts. */
const JOINED: readonly EntryKind[] = ['condition', 'cost', 'expression'];

export const isJoined = (of: EntryKind | undefined): boolean => of !== undefined && JOINED.includes(of);

/** The word by which a condition is joined to those before it. */
export type JoiningWord = 'and' | 'or';

const JOINT = /^\s*(and|or)\s+/;

/** The word that an added condition begins with. */
export const jointOf = (line: Node): JoiningWord | undefined =>
  line.kind === 'scalar' ? (JOINT.exec(line.text)?.[1] as JoiningWord | undefined) : undefined;

/** A text without the word that joins it. */
export const withoutJoint = (text: string): string => text.replace(JOINT, '');

/** What is in front of each part of a whole text, and behind the last one. */
interface Glue {
  readonly before: readonly string[];
  readonly behind: string;
  /** Blanks in front of the lines of each part, but for the first one. */
  readonly margins: readonly number[];
}

interface Part {
  readonly name: ScalarNode;
  readonly node: ScalarNode;
  readonly text: Snippet;
  readonly joint: JoiningWord | undefined;
}

/** Parts as one text, in which every character keeps its place in its file. */
export function joinedText(s: Sources, map: MapNode, of: EntryKind): ScalarNode {
  const parts = map.entries.flatMap(({ key, value }): Part[] => {
    const part = value.kind === 'scalar' ? partOf(s, of, key, value) : undefined;
    return part ? [part] : [];
  });
  const isWhole = parts.length === map.entries.length && (of !== 'condition' || areJoined(s, parts));
  const [only] = parts;
  if (parts.length === 1 && isWhole) return only.node;
  const { before, behind, margins } = glueOf[of as 'condition'](parts);
  const lines: NamedLine[] = [];
  const offsets: number[] = [];
  let whole = '';
  for (const [i, { name, node, text }] of parts.entries()) {
    const kept = text.text.trimEnd();
    lines.push({ name, text: node, file: text.file, from: whole.length });
    for (const _ of before[i]) offsets.push(text.offsets[0]);
    whole += before[i];
    for (let unit = 0; unit < kept.length; unit++) {
      offsets.push(text.offsets[unit]);
      whole += kept[unit];
      if (kept[unit] !== '\n') continue;
      for (let blank = 0; blank < margins[i]; blank++) offsets.push(text.offsets[unit + 1]);
      whole += ' '.repeat(margins[i]);
    }
  }
  const last = parts.at(-1)?.text;
  const end = last ? last.offsets[last.text.trimEnd().length] : map.span.end;
  for (const _ of behind) offsets.push(end);
  whole += behind;
  return s.from(
    {
      kind: 'scalar',
      value: whole,
      text: whole,
      style: 'literal',
      span: only ? { start: offsets[0], end } : map.span,
      offsets: Uint32Array.from([...offsets, end]),
      lines,
      // What is wrong with a part was reported.
      ...(isWhole ? {} : { repaired: true as const }),
    },
    only?.node ?? map,
  );
}

/** A part in the words of the language, or none where it is no text. */
function partOf(s: Sources, of: EntryKind, name: ScalarNode, node: ScalarNode): Part | undefined {
  if (node.text.trim() === '' || node.value === null || typeof node.value === 'boolean') return undefined;
  const written = snippetOf(s.fileOf(node), node);
  const joint = of === 'condition' ? jointOf(node) : undefined;
  const bare = joint ? without(written, JOINT.exec(written.text)![0].length) : written;
  return { name, node, joint, text: spokenForm(of, bare) ?? bare };
}

const without = ({ text, offsets, ...rest }: Snippet, units: number): Snippet => ({
  ...rest,
  text: text.slice(units),
  offsets: Array.from(offsets).slice(units),
});

/** Whether each condition but the first says how it is joined; complains of those that do not. */
function areJoined(s: Sources, parts: readonly Part[]): boolean {
  const wrong = parts[0]?.joint ? [parts[0]] : parts.slice(1).filter(({ joint }) => joint === undefined);
  for (const { name, node, joint } of wrong) {
    const at = { ...placeOf(s, node), span: { start: node.span.start, end: node.span.start } };
    const fixes = ['and', 'or'].map((word) => ({
      title: say('phrase/write', { example: `${word} ${node.text.trim()}` }),
      edits: [{ place: at, text: `${word} ` }],
    }));
    const isBlock = node.style === 'literal' || node.style === 'folded';
    const offered = joint || isBlock || node.style !== 'plain' ? {} : { fixes };
    reportAtNode(s, 'game/joined-line', node, { line: name.text, word: joint }, offered);
  }
  return wrong.length === 0;
}

/** What joins the parts of each sort of text. */
const glueOf: Readonly<Record<'condition' | 'cost' | 'expression', (parts: readonly Part[]) => Glue>> = {
  condition: conditionGlue,
  cost: (parts) => ({
    before: parts.map((_, i) => (i === 0 ? '' : ' and ')),
    behind: '',
    margins: parts.map(() => 0),
  }),
  expression: (parts) => ({
    before: parts.map((_, i) => (i === 0 ? '(' : ') + (')),
    behind: ')',
    margins: parts.map(() => 0),
  }),
};

const HEADS: Readonly<Record<JoiningWord, string>> = { and: 'all of:', or: 'any of:' };

/** Conditions as lists in lists: what is joined by another word than the one before it is one level further out. */
function conditionGlue(parts: readonly Part[]): Glue {
  // How far out each part is, and the words of the levels, from the innermost one.
  const levels: JoiningWord[] = [];
  const out = parts.map(({ joint }, i): number => {
    if (joint && levels.at(-1) !== joint) levels.push(joint);
    return i === 0 ? 0 : levels.length - 1;
  });
  const indent = (level: number): number => (levels.length - 1 - level) * 4 + 2;
  const heads = levels
    .toReversed()
    .map((word, depth) => `${HEADS[word]}\n${' '.repeat(depth * 4 + 2)}- `)
    .join('');
  return {
    before: out.map((level, i) => (i === 0 ? heads : `\n${' '.repeat(indent(level))}- `)),
    behind: '',
    margins: out.map((level) => indent(level) + 2),
  };
}
