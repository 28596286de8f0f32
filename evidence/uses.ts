import { isMap, isScalar, isSeq, parseDocument, type Node } from 'yaml';
import { thirdPerson } from '../dsl/text/english-inflection.ts';
import { parse } from '../dsl/language/parser/parse.ts';
import { primitives, type VerbPart, type PrimitiveVerb } from '../dsl/language/symbols/builtin-verbs.ts';
import { wholeText } from '../dsl/text/source.ts';
import type { Order } from '../dsl/language/syntax/ast.ts';
import { filesBelow, isYaml } from '../test/files.ts';
import { readGame } from '../test/read-game.ts';

/** What the texts of a game use of the language's own verbs, themselves or by way of the verbs of the game. */

/** A text of a game's data, and what it uses: primitives, and parameters of them such as `move … to`. */
export interface TextUse {
  readonly text: string;
  readonly uses: ReadonlySet<string>;
  /** The card on which it stands: its file and its place there. */
  readonly card: string | undefined;
}

/** `move` and `moves`. */
const FORMS = new Map<string, PrimitiveVerb>(
  (Object.keys(primitives) as PrimitiveVerb[]).flatMap((verb) => [
    [verb, verb],
    [thirdPerson(verb), verb],
  ]),
);

/** A string of the data, and the keys that lead to it. */
interface Found {
  readonly path: readonly string[];
  readonly text: string;
}

/** Every string of a file, in order. */
function stringsOf(root: Node | null): Found[] {
  const found: Found[] = [];
  const walk = (node: Node | null, path: readonly string[]): void => {
    if (isMap(node))
      for (const { key, value } of node.items) walk(value as Node | null, [...path, String(key)]);
    else if (isSeq(node)) node.items.forEach((item, i) => walk(item as Node, [...path, String(i)]));
    else if (isScalar(node) && typeof node.value === 'string') found.push({ path, text: node.value });
  };
  walk(root, []);
  return found;
}

/** The orders in a text; none where it is no text of the language. */
function ordersIn(text: string): Order[] {
  for (const entry of ['effect', 'abilities'] as const) {
    const { tree, diagnostics } = parse(entry, wholeText(text, 'data'));
    if (tree === undefined || diagnostics.length > 0) continue;
    const found: Order[] = [];
    const walk = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      if ('kind' in node && node.kind === 'order' && 'verb' in node) found.push(node as Order);
      Object.values(node).forEach(walk);
    };
    walk(tree);
    return found;
  }
  return [];
}

const isGiven = (args: Order['args'], part: VerbPart): boolean =>
  part.preposition === undefined
    ? args.object !== undefined
    : args.arguments.some(({ preposition }) => preposition === part.preposition);

/** What an order uses: a primitive and the parameters that it gives. */
function usedBy({ verb, args }: Order): string[] {
  const primitive = FORMS.get(verb.text);
  if (!primitive) return [];
  const parts: readonly VerbPart[] = primitives[primitive].takes;
  return [
    primitive,
    ...parts.filter((part) => isGiven(args, part)).map((part) => `${primitive} … ${part.name}`),
  ];
}

/** Where a text stands, if it stands on a card: in a list of cards, or in a file with one card only. */
function cardOf(file: string, root: Node | null, path: readonly string[]): string | undefined {
  if (isSeq(root)) return `${file} ${path[0]}`;
  if (!isMap(root)) return undefined;
  if (root.has('kind')) return file;
  return path[0] === 'cards' || path[1]?.startsWith('cards/') ? `${file} ${path[1]}` : undefined;
}

const known = new Map<string, TextUse[]>();

/** For each text of a game, and of its examples, what it uses; verbs count for the texts that use them. */
export function usesIn(id: string): TextUse[] {
  if (!known.has(id)) known.set(id, findUses(id));
  return known.get(id)!;
}

function findUses(id: string): TextUse[] {
  const { verbs } = readGame(id).vocabulary;
  const verbOf = new Map(
    verbs.flatMap((verb) => [verb.id, thirdPerson(verb.id)].map((form) => [form, verb.id] as const)),
  );
  const data = [...filesBelow(`cards/${id}`, isYaml), ...filesBelow(`examples/${id}`, isYaml)].filter(
    ([name]) => !name.endsWith('.scenario.yaml') && !name.endsWith('/clauses.yaml'),
  );
  const texts = data.flatMap(([name, file]) => {
    const root = parseDocument(file).contents as Node | null;
    return stringsOf(root).map(({ path, text }) => ({
      path,
      text,
      orders: ordersIn(text),
      card: cardOf(name, root, path),
    }));
  });
  const bodies = new Map<string, Order[]>();
  for (const { path, orders } of texts)
    if (path[0] === 'verbs') bodies.set(path[1], [...(bodies.get(path[1]) ?? []), ...orders]);
  const collect = (orders: readonly Order[], uses: Set<string>, seen: Set<string>): Set<string> => {
    for (const order of orders) {
      for (const use of usedBy(order)) uses.add(use);
      const verb = verbOf.get(order.verb.text);
      if (verb === undefined || seen.has(verb)) continue;
      seen.add(verb);
      collect(bodies.get(verb) ?? [], uses, seen);
    }
    return uses;
  };
  const using = texts.filter(({ path }) => path[0] !== 'verbs');
  return using.map(({ text, orders, card }) => ({
    text: text.replace(/\s+/g, ' ').trim(),
    uses: collect(orders, new Set(), new Set()),
    card,
  }));
}
