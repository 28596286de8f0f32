/** The fields that a text of a card may belong in, if the card does not have its key. */
import { parseSpoken } from '../../dsl/language/parser/spoken-form.ts';
import type { EntryKind } from '../../dsl/language/syntax/ast.ts';
import { wholeText } from '../../dsl/text/source.ts';
import { LANGUAGE } from '../shapes/shape-phrases.ts';
import { entry, type Entry, type MapNode, type Node } from '../yaml/node.ts';

/** Of a key that may hold anything the schema is `true`. */
type Properties = Readonly<Record<string, boolean | Readonly<Record<string, unknown>>>>;

/**
 * What several sentences are: a designer who does not know the name of a field does not know which of both it
 * holds.
 */
const SENTENCES: readonly EntryKind[] = ['effect', 'abilities'];

/** What people call the text of a card: it is one, whether it can be read or not. */
const CALLED: readonly string[] = ['effect', 'effects', 'ability', 'abilities'];

/** What people call words that are there to be read: none of them is a text that does something. */
const NO_RULES: ReadonlySet<string> = new Set([
  'flavour',
  'flavor',
  'flavour text',
  'flavor text',
  'lore',
  'quote',
  'story',
]);

/**
 * The fields of the language that the map can have and lacks, where the key is not known and holds a text of the language,
 * and no other such key does. Of several only those that hold such texts. A field that the map must have (`missing`) is meant
 * by words that nobody can read as well.
 */
export function textFieldsFor(
  node: Node,
  key: string,
  schema: unknown,
  missing: ReadonlySet<string>,
): readonly string[] {
  const { properties = {} } = (schema ?? {}) as { readonly properties?: Properties };
  if (node.kind !== 'map' || NO_RULES.has(key)) return [];
  const each = entry(node, 'each')?.value;
  const fields = Object.entries(properties).flatMap(([name, part]) =>
    typeof part === 'object' && LANGUAGE in part && !entry(node, name) && !entry(each, name)
      ? [{ name, kind: part[LANGUAGE] as EntryKind }]
      : [],
  );
  const own = entry(node, key)?.value;
  const isSaid = own?.kind === 'scalar' && typeof own.value === 'string' && /\S\s+\S/.test(own.value);
  const texts = textsIn(node, properties);
  const isMeant = CALLED.includes(key) || missing.has(fields[0]?.name);
  if (texts.length < 2 && fields.length === 1 && isMeant && isSaid) return [fields[0].name];
  if (texts.length !== 1 || texts[0].key.text !== key) return [];
  const [{ value }] = texts;
  const fitting = fields.length === 1 ? fields : fields.filter(({ kind }) => isText(value, [kind]));
  return fitting.map(({ name }) => name);
}

/** The entries of a map whose keys are not known and that hold a text of the language. */
const textsIn = (node: MapNode, properties: Properties): readonly Entry[] =>
  node.entries.filter(({ key, value }) => !Object.hasOwn(properties, key.text) && isText(value, SENTENCES));

const isText = (value: Node, kinds: readonly EntryKind[]): boolean =>
  value.kind === 'scalar' &&
  typeof value.value === 'string' &&
  kinds.some((kind) => {
    const { tree, diagnostics } = parseSpoken(kind, wholeText(value.value as string));
    return tree !== undefined && diagnostics.every(({ severity }) => severity !== 'error');
  });
