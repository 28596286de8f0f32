/** The field that a text of a card belongs in, where it stands under a key that the card does not have. */
import { parseSpoken } from '../../dsl/language/parser/spoken-form.ts';
import type { EntryKind } from '../../dsl/language/syntax/ast.ts';
import { wholeText } from '../../dsl/text/source.ts';
import { LANGUAGE } from '../shapes/shape-phrases.ts';
import { entry, type MapNode, type Node } from '../yaml/node.ts';

/** Of a key that may hold anything the schema is `true`. */
type Properties = Readonly<Record<string, boolean | Readonly<Record<string, unknown>>>>;

/** What several sentences are: whoever does not know the name of a field does not know which of both it holds. */
const SENTENCES: readonly EntryKind[] = ['effect', 'abilities'];

/**
 * The only field of the language that the map can have, where the map lacks it, the key is not known and holds a text of the
 * language, and no other such key does; undefined otherwise.
 */
export function textFieldFor(node: Node, key: string, schema: unknown): string | undefined {
  const { properties = {} } = (schema ?? {}) as { readonly properties?: Properties };
  const fields = Object.entries(properties).flatMap(([name, part]) =>
    typeof part === 'object' && LANGUAGE in part ? [name] : [],
  );
  const [field] = fields;
  if (node.kind !== 'map' || fields.length !== 1 || entry(node, field)) return undefined;
  if (entry(entry(node, 'each')?.value, field)) return undefined;
  const texts = textsIn(node, properties);
  return texts.length === 1 && texts[0] === key ? field : undefined;
}

/** The keys of a map that are not known and hold a text of the language. */
const textsIn = (node: MapNode, properties: Properties): string[] =>
  node.entries.flatMap(({ key, value }) =>
    !Object.hasOwn(properties, key.text) && isText(value) ? [key.text] : [],
  );

const isText = (value: Node): boolean =>
  value.kind === 'scalar' &&
  typeof value.value === 'string' &&
  SENTENCES.some((kind) => {
    const { tree, diagnostics } = parseSpoken(kind, wholeText(value.value as string));
    return tree !== undefined && diagnostics.every(({ severity }) => severity !== 'error');
  });
