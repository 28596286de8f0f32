/** An ability that is added to a card: in a field of its own, or above what the card says there. */
import type { Fix } from '../../../dsl/diagnostics/diagnostic.ts';
import type { KindSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { entry, type MapNode } from '../../../schemas/index.ts';

/** The changes of the card, and what they write; none where its kind has no field for it, or several. */
export function ruleLine(
  text: string,
  file: string,
  card: MapNode,
  kind: KindSymbol,
  rule: string,
): { readonly shown: string; readonly edits: Fix['edits'] } | undefined {
  const fields = kind.fields.filter(({ type }) => type.type === 'language' && type.entry === 'abilities');
  const [field] = fields;
  if (!field || fields.length > 1) return undefined;
  const there = entry(card, field.id);
  const lineOf = (at: number): string =>
    text.slice(text.lastIndexOf('\n', at - 1) + 1, at).replaceAll('-', ' ');
  if (!there) {
    const id = card.entries.find(({ key }) => key.text === 'id');
    const next = id && card.entries[card.entries.indexOf(id) + 1];
    if (!next) return undefined;
    const { start } = next.key.span;
    const put = `${field.id}: ${rule}\n${lineOf(start)}`;
    return {
      shown: `${field.id}: ${rule}`,
      edits: [{ place: { file, span: { start, end: start } }, text: put }],
    };
  }
  const { value } = there;
  if (value.kind !== 'scalar' || !['plain', 'literal'].includes(value.style)) return undefined;
  const indent = lineOf(there.key.span.start);
  const lines = value.text
    .trimEnd()
    .split('\n')
    .map((line) => `${indent}  ${line}`.trimEnd());
  const put = `|\n${indent}  ${rule}\n${lines.join('\n')}`;
  const { start, end } = value.span;
  const isBlock = /\n\s*$/.test(text.slice(start, end));
  return {
    shown: rule,
    edits: [{ place: { file, span: { start, end } }, text: isBlock ? `${put}\n` : put }],
  };
}
