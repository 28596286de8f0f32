import { isMap, isScalar, isSeq, parseDocument, type Node } from 'yaml';
import { thirdPerson } from '../../dsl/english.ts';
import { parse } from '../../dsl/parse.ts';
import { primitives, type Part, type PrimitiveVerb } from '../../dsl/primitives.ts';
import { wholeText } from '../../dsl/source.ts';
import type { Order } from '../../dsl/tree.ts';
import { gameFiles, gamesThere } from '../../test/files.ts';
import type { Measured, Row } from '../row.ts';

/** `move` and `moves`. */
const FORMS = new Map<string, PrimitiveVerb>(
  (Object.keys(primitives) as PrimitiveVerb[]).flatMap((verb) => [
    [verb, verb],
    [thirdPerson(verb), verb],
  ]),
);

interface Use {
  readonly game: string;
  readonly text: string;
}

/** Every string of a file, in order. */
function stringsOf(text: string): string[] {
  const found: string[] = [];
  const walk = (node: Node | null): void => {
    if (isMap(node)) for (const { value } of node.items) walk(value as Node | null);
    else if (isSeq(node)) for (const item of node.items) walk(item as Node | null);
    else if (isScalar(node) && typeof node.value === 'string') found.push(node.value);
  };
  walk(parseDocument(text).contents as Node | null);
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

/** Who uses which parameter of which primitive, in the data of all games. */
function usesThere(): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  for (const [verb, { takes }] of Object.entries(primitives)) {
    uses.set(verb, []);
    for (const part of takes) uses.set(`${verb} … ${part.name}`, []);
  }
  for (const game of gamesThere())
    for (const [name, text] of gameFiles(game)) {
      if (name.endsWith('.scenario.yaml') || name.endsWith('/clauses.yaml')) continue;
      for (const string of stringsOf(text))
        for (const { verb, args } of ordersIn(string)) {
          const primitive = FORMS.get(verb.text);
          if (!primitive) continue;
          const use = { game, text: string.replace(/\s+/g, ' ').trim() };
          uses.get(primitive)!.push(use);
          for (const part of primitives[primitive].takes)
            if (isGiven(args, part)) uses.get(`${primitive} … ${part.name}`)!.push(use);
        }
    }
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
  short: 'the other cards of the games will use the rest, or it will be taken out',
  measure,
};
