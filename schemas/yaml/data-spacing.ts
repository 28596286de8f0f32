/** White space between the parts of a YAML file, in the one canonical way: `key: value`, `{ a: b }`, `[a, b]`. */
import { edited, type TextEdit } from '../../dsl/text/text-edit.ts';
import type { Node } from './node.ts';
import { readYaml } from './read-yaml.ts';

/**
 * A file with one space behind `:`, `,` and `-`, braces with a space inside and brackets without, no blanks at the end of
 * a line, and no more than one empty line in a row. Comments, the order and the data stay as they are: where that
 * could not be, or the file cannot be read, the text is the same.
 */
export function spacedData(name: string, text: string): string {
  const { root } = readYaml(name, text);
  if (!root) return text;
  const spaced = edited(text, [...betweenParts(text, root), ...blanksIn(text, root)]);
  return isSame(root, readYaml(name, spaced).root) ? spaced : text;
}

/** Puts text where something else is, if it is not there yet. */
const put = (text: string, start: number, end: number, wanted: string): TextEdit[] =>
  text.slice(start, end) === wanted ? [] : [{ span: { start, end }, text: wanted }];

/** Blanks on one line around a sign, or nothing but blanks where none is given. */
const isAround = (sign: string, gap: string): boolean => /^[ \t]*\S?[ \t]*$/.test(gap) && gap.trim() === sign;

function betweenParts(text: string, node: Node): TextEdit[] {
  if (node.kind === 'scalar') return [];
  const { start, end } = node.span;
  const source = text.slice(start, end);
  const parts: readonly Node[] = node.kind === 'list' ? node.items : node.entries.map(({ value }) => value);
  const edits = parts.flatMap((part) => betweenParts(text, part));
  if (node.kind === 'map')
    for (const { key, value } of node.entries) {
      const gap = text.slice(key.span.end, value.span.start);
      if (value.span.end > value.span.start && isAround(':', gap))
        edits.push(...put(text, key.span.end, value.span.start, ': '));
    }
  if (!node.flow) return node.kind === 'list' ? [...edits, ...behindDashes(text, node.items)] : edits;
  // What is written over several lines has been put there on purpose.
  if (parts.length === 0 || /[\n#]/.test(source)) return edits;
  const margin = node.kind === 'map' ? ' ' : '';
  const starts =
    node.kind === 'list'
      ? parts.map(({ span }) => span.start)
      : node.entries.map(({ key }) => key.span.start);
  if (isAround('', text.slice(start + 1, starts[0]))) edits.push(...put(text, start + 1, starts[0], margin));
  const last = parts[parts.length - 1].span.end;
  if (isAround('', text.slice(last, end - 1))) edits.push(...put(text, last, end - 1, margin));
  for (let i = 1; i < parts.length; i++)
    if (isAround(',', text.slice(parts[i - 1].span.end, starts[i])))
      edits.push(...put(text, parts[i - 1].span.end, starts[i], ', '));
  return edits;
}

/** One space behind each dash; what is below the first line of an item moves with it. */
function behindDashes(text: string, items: readonly Node[]): TextEdit[] {
  return items.flatMap(({ span: { start, end } }): TextEdit[] => {
    const [gap = ''] = /[ \t]+$/.exec(text.slice(0, start)) ?? [];
    const more = gap.length - 1;
    if (more <= 0 || gap.includes('\t') || text[start - gap.length - 1] !== '-') return [];
    const below: TextEdit[] = [];
    for (let at = text.indexOf('\n', start) + 1; at > 0 && at < end; at = text.indexOf('\n', at) + 1) {
      const line = /^[^\r\n]*/.exec(text.slice(at))![0];
      if (line.trim() === '') continue;
      if (!line.startsWith(' '.repeat(more))) return [];
      below.push({ span: { start: at, end: at + more }, text: '' });
    }
    return [{ span: { start: start - more, end: start }, text: '' }, ...below];
  });
}

/** Blanks at the ends of lines, and empty lines of which one is enough; what is inside of a text stays. */
function blanksIn(text: string, root: Node): TextEdit[] {
  const texts = scalarsOf(root).filter(({ span }) =>
    text.slice(span.start, span.end).trimEnd().includes('\n'),
  );
  const isInside = (start: number, end: number): boolean =>
    texts.some(({ span }) => {
      const { length } = text.slice(span.start, span.end).trimEnd();
      return start < span.start + length && span.start < end;
    });
  const edits: TextEdit[] = [];
  const add = (start: number, end: number, wanted: string): void => {
    if (!isInside(start, end)) edits.push(...put(text, start, end, wanted));
  };
  for (const { index, 0: found, 1: end } of text.matchAll(
    /[ \t]*(\r?\n)(?:[ \t]*\r?\n)+|[ \t]+(?=\r?\n|$)/g,
  )) {
    const isLast = index + found.length === text.length;
    const wanted = end === undefined ? '' : isLast ? end : index === 0 ? '' : end + /\r?\n$/.exec(found)![0];
    add(index, index + found.length, wanted);
  }
  return edits;
}

const scalarsOf = (node: Node): Node[] =>
  node.kind === 'scalar'
    ? [node]
    : (node.kind === 'list' ? node.items : node.entries.flatMap(({ key, value }) => [key, value])).flatMap(
        scalarsOf,
      );

/** Whether two files say the same. */
function isSame(a: Node, b: Node | undefined): boolean {
  if (a.kind === 'scalar') return b?.kind === 'scalar' && a.text === b.text && a.value === b.value;
  if (a.kind === 'list')
    return (
      b?.kind === 'list' &&
      a.items.length === b.items.length &&
      a.items.every((each, i) => isSame(each, b.items[i]))
    );
  return (
    b?.kind === 'map' &&
    a.entries.length === b.entries.length &&
    a.entries.every(
      ({ key, value }, i) => key.text === b.entries[i].key.text && isSame(value, b.entries[i].value),
    )
  );
}
