/**
 * Lays out a YAML file in the one canonical way: its language texts, and the white space between the parts of the data.
 * Comments and the order of everything stay as they are, and so does the meaning of every text.
 */
import { format } from '../../../dsl/language/printer/format-text.ts';
import { edited, type TextEdit } from '../../../dsl/text/text-edit.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import { readYaml, spacedData, type Node, type ScalarNode } from '../../../schemas/index.ts';
import { languageTexts } from './language-texts.ts';
import type { DataFile } from './library.ts';

/**
 * The file's text, formatted; the same text where nothing is to be done or the file cannot be read. Texts with faults
 * are left alone. `vocabulary` says which fields of cards hold texts. Formatting twice changes nothing more.
 */
export function formatFile(file: DataFile, vocabulary?: Vocabulary): string {
  return file.root ? spacedData(file.name, withTextsFormatted(file, file.root, vocabulary)) : file.text;
}

function withTextsFormatted({ name, text, kind }: DataFile, root: Node, vocabulary?: Vocabulary): string {
  const texts = new Map<Node, string>();
  const edits = languageTexts(root, kind, vocabulary).flatMap(({ node, entry }): TextEdit[] => {
    const formatted = format(entry, node.text);
    if (formatted === undefined || formatted === node.text.replace(/\n+$/, '')) return [];
    texts.set(node, formatted);
    const edit = editOf(text, node, formatted);
    return edit ? [edit] : [];
  });
  const all = edited(text, edits);
  if (edits.length === 0 || says(name, all, root, texts)) return all;
  // One of them reads differently in YAML: each that does not is kept.
  return edited(
    text,
    edits.filter((edit) => says(name, edited(text, [edit]), root, texts)),
  );
}

function editOf(text: string, node: ScalarNode, formatted: string): TextEdit | undefined {
  const { span } = node;
  if (node.style === 'literal') return blockEdit(text, node, formatted);
  const source = text.slice(span.start, span.end);
  // A text over several lines that is no block has been folded: its lines cannot be put back where they were.
  if (node.style === 'folded' || /[\r\n]/.test(source) || formatted.includes('\n')) return undefined;
  switch (node.style) {
    case 'plain':
      return { span, text: formatted };
    case 'single':
      return { span, text: `'${formatted.replaceAll("'", "''")}'` };
    case 'double':
      return source.includes('\\') ? undefined : { span, text: `"${formatted}"` };
  }
}

/** The lines of a block after `|`, with their former indent. */
function blockEdit(text: string, { span }: ScalarNode, formatted: string): TextEdit | undefined {
  const source = text.slice(span.start, span.end);
  const head = source.indexOf('\n') + 1;
  // A written number is the depth of the block; first lines that are deeper would need it too.
  if (head === 0 || /^[^#\n]*\d/.test(source.slice(0, head)) || formatted.startsWith(' ')) return undefined;
  const body = source.slice(head).trimEnd();
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  const depth = Math.min(...lines.map((line) => line.length - line.trimStart().length));
  const margin = ' '.repeat(depth);
  const end = source.includes('\r\n') ? '\r\n' : '\n';
  const put = formatted.split('\n').map((line) => (line === '' ? '' : margin + line));
  const start = span.start + head;
  return { span: { start, end: start + body.length }, text: put.join(end) };
}

/**
 * Whether a file, read again, has the same data but for white space in texts, and for those that were to be
 * rewritten.
 */
function says(name: string, text: string, root: Node, texts: ReadonlyMap<Node, string>): boolean {
  const again = readYaml(name, text).root;
  return again !== undefined && same(root, again, texts);
}

const squeezed = (text: string): string => text.replace(/\s+/g, '');

function same(a: Node, b: Node, texts: ReadonlyMap<Node, string>): boolean {
  if (a.kind === 'scalar') {
    if (b.kind !== 'scalar' || typeof a.value !== typeof b.value) return false;
    return [a.text, texts.get(a)].some((text) => text !== undefined && squeezed(text) === squeezed(b.text));
  }
  if (a.kind === 'list')
    return (
      b.kind === 'list' &&
      a.items.length === b.items.length &&
      a.items.every((item, i) => same(item, b.items[i], texts))
    );
  return (
    b.kind === 'map' &&
    a.entries.length === b.entries.length &&
    a.entries.every(
      ({ key, value }, i) => key.text === b.entries[i].key.text && same(value, b.entries[i].value, texts),
    )
  );
}
