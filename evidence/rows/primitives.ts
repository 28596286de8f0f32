import { isMap, isScalar, isSeq, parseDocument, type Node } from 'yaml';
import { thirdPerson } from '../../dsl/english.ts';
import { parse } from '../../dsl/parse.ts';
import { primitives, type Part, type PrimitiveVerb } from '../../dsl/primitives.ts';
import { wholeText } from '../../dsl/source.ts';
import type { Order } from '../../dsl/tree.ts';
import { gameFiles, gamesThere } from '../../test/files.ts';
import { readGame } from '../../test/read-game.ts';
import type { Measured, Row } from '../row.ts';

/** `move` and `moves`. */
const FORMS = new Map<string, PrimitiveVerb>(
  (Object.keys(primitives) as PrimitiveVerb[]).flatMap((verb) => [
    [verb, verb],
    [thirdPerson(verb), verb],
  ]),
);

/** A text that uses a primitive, itself or by way of the verbs of its game. */
interface Use {
  readonly game: string;
  readonly text: string;
}

/** A string of the data, and the keys that lead to it. */
interface Found {
  readonly path: readonly string[];
  readonly text: string;
}

/** Every string of a file, in order. */
function stringsOf(file: string): Found[] {
  const found: Found[] = [];
  const walk = (node: Node | null, path: readonly string[]): void => {
    if (isMap(node))
      for (const { key, value } of node.items) walk(value as Node | null, [...path, String(key)]);
    else if (isSeq(node)) node.items.forEach((item, i) => walk(item as Node, [...path, String(i)]));
    else if (isScalar(node) && typeof node.value === 'string') found.push({ path, text: node.value });
  };
  walk(parseDocument(file).contents as Node | null, []);
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

const isGiven = (args: Order['args'], part: Part): boolean =>
  part.preposition === undefined
    ? args.object !== undefined
    : args.arguments.some(({ preposition }) => preposition === part.preposition);

/** What an order uses: a primitive and the parameters that it gives. */
function usedBy({ verb, args }: Order): string[] {
  const primitive = FORMS.get(verb.text);
  if (!primitive) return [];
  const parts: readonly Part[] = primitives[primitive].takes;
  return [
    primitive,
    ...parts.filter((part) => isGiven(args, part)).map((part) => `${primitive} … ${part.name}`),
  ];
}

/** For each text of a game what it uses, also by way of the verbs that the game declares. */
function usesIn(id: string): { text: string; uses: Set<string> }[] {
  const { verbs } = readGame(id).vocabulary;
  const verbOf = new Map(
    verbs.flatMap((verb) => [verb.id, thirdPerson(verb.id)].map((form) => [form, verb.id] as const)),
  );
  const data = [...gameFiles(id)].filter(
    ([name]) => !name.endsWith('.scenario.yaml') && !name.endsWith('/clauses.yaml'),
  );
  const texts = data
    .flatMap(([, file]) => stringsOf(file))
    .map(({ path, text }) => ({ path, text, orders: ordersIn(text) }));
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
  // What a verb is made of counts for the texts that use the verb.
  const using = texts.filter(({ path }) => path[0] !== 'verbs');
  return using.map(({ text, orders }) => ({ text, uses: collect(orders, new Set(), new Set()) }));
}

/** Who uses which parameter of which primitive, in the data of all games. */
function usesThere(): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  for (const [verb, { takes }] of Object.entries(primitives)) {
    uses.set(verb, []);
    for (const part of takes) uses.set(`${verb} … ${part.name}`, []);
  }
  for (const game of gamesThere())
    for (const { text, uses: those } of usesIn(game))
      for (const use of those) uses.get(use)!.push({ game, text: text.replace(/\s+/g, ' ').trim() });
  return uses;
}

/** Two games, or two texts that differ. */
const isShared = (uses: readonly Use[]): boolean => new Set(uses.map(({ text }) => text)).size > 1;

function inWords(uses: readonly Use[]): string {
  const games = [...new Set(uses.map(({ game }) => game))];
  return `${new Set(uses.map(({ text }) => text)).size} texts of ${games.join(', ') || 'no game'}`;
}

function measure(): Measured {
  const uses = [...usesThere()];
  const lone = uses.filter(([, those]) => !isShared(those));
  return {
    measured: `${uses.length - lone.length} of ${uses.length}`,
    met: lone.length === 0,
    details: uses.map(([what, those]) => `${what}: ${inWords(those)}${isShared(those) ? '' : ' (too few)'}`),
  };
}

export const shared: Row = {
  what: 'every primitive and every parameter of one',
  atLeast: 'used by two cards of different text or two games',
  full: 1,
  small: 1,
  unit: 'look at all data',
  measure,
};
