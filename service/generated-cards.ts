/**
 * Cards that are made of values, `id: '{colour}-{size}'` with `each`: their texts have the name of a field in
 * braces, and another name for a value is another id for each card that is made of it.
 */
import type { CardSymbol, DeclaredSymbol, EnumValueSymbol } from '../dsl/language/symbols/symbols.ts';
import { entry, valueOf, type Node, type ScalarNode } from '../schemas/index.ts';
import { mentionsIn } from './word-references.ts';
import type { TextEdit } from '../dsl/text/text-edit.ts';
import type { Workspace } from './workspace.ts';

/** The edits that rename a field or a value in such cards, in all files that refer to a game. */
export function* inTemplates(
  workspace: Workspace,
  files: readonly string[],
  symbol: DeclaredSymbol,
  to: string,
): Generator<[string, TextEdit]> {
  if (symbol.sort === 'field' && symbol.names.en[0] === symbol.id)
    for (const file of files)
      for (const card of templatesIn(workspace.file(file)?.root))
        if (entry(valueOf(card, 'each'), symbol.id))
          for (const text of scalarsIn(card)) yield* inBraces(file, text, symbol.id, to);
  if (symbol.sort === 'value')
    for (const file of files)
      for (const { symbol: card, span } of mentionsIn(workspace, file)) {
        const id = card.sort === 'card' ? idWith(workspace, card, symbol, to) : undefined;
        if (id !== undefined && span.end - span.start === card.id.length) yield [file, { span, text: id }];
      }
}

/** The maps with `each`, at any place. */
function templatesIn(node: Node | undefined): Node[] {
  if (node?.kind === 'list') return node.items.flatMap(templatesIn);
  if (node?.kind !== 'map') return [];
  return [
    ...(valueOf(node, 'each') && valueOf(node, 'kind') ? [node] : []),
    ...node.entries.flatMap(({ value }) => templatesIn(value)),
  ];
}

const scalarsIn = (node: Node): ScalarNode[] =>
  node.kind === 'scalar'
    ? [node]
    : node.kind === 'list'
      ? node.items.flatMap(scalarsIn)
      : node.entries.flatMap(({ value }) => scalarsIn(value));

/** `{colour}` in a text. */
function* inBraces(file: string, node: ScalarNode, field: string, to: string): Generator<[string, TextEdit]> {
  for (const { index } of node.text.matchAll(new RegExp(`\\{${field}\\}`, 'g'))) {
    const at = node.offsets ? node.offsets[index + 1] : node.span.start + index + 1 + quoteOf(node);
    yield [file, { span: { start: at, end: at + field.length }, text: to }];
  }
}

const quoteOf = ({ style }: ScalarNode): number => (style === 'plain' ? 0 : 1);

/** The id that a card has once a value goes by another name; none where it is not made of it. */
function idWith(
  workspace: Workspace,
  card: CardSymbol,
  value: EnumValueSymbol,
  to: string,
): string | undefined {
  const { file, span } = card.place;
  const made = templatesIn(workspace.file(file)?.root).find((each) => {
    const id = valueOf(each, 'id');
    return id !== undefined && id.span.start === span.start;
  });
  const id = valueOf(made, 'id');
  if (id?.kind !== 'scalar') return undefined;
  const parts = id.text.split(/\{([^{}]+)\}/);
  const isOf = (field: string): boolean => {
    const type = card.kind.fields.find((each) => each.id === field)?.type;
    return type?.type === 'value' && type.of.id === value.of.id;
  };
  const pattern = parts.map((part, i) => (i % 2 === 0 ? escaped(part) : '(.+)')).join('');
  const found = new RegExp(`^${pattern}$`).exec(card.id);
  if (!found) return undefined;
  const fields = parts.filter((_, i) => i % 2 === 1);
  if (!fields.some((field, i) => isOf(field) && found[i + 1] === value.id)) return undefined;
  return parts
    .map((part, i) => {
      if (i % 2 === 0) return part;
      const had = found[(i + 1) / 2];
      return isOf(part) && had === value.id ? to : had;
    })
    .join('');
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
