import type { Call, Many } from './expressions.ts';
import { factsOf, readsAnything, type Operation } from './operation-facts.ts';
import type { ZoneSymbol } from '../language/symbols/symbols.ts';
import { functionMeaning } from './called-functions.ts';

/**
 * Whether what a list speaks of follows from what everybody sees: how many cards a hidden zone holds does, which ones
 * they are does not. `besides`: an operation whose question is left aside.
 */
export function isOpen(list: Many, besides?: Operation): boolean {
  let open = true;
  const visit = (tree: unknown): void => {
    if (!open || typeof tree !== 'object' || tree === null) return;
    if (Array.isArray(tree)) {
      tree.forEach(visit);
      return;
    }
    if (isSymbol(tree)) return;
    const node = tree as { op?: string; of?: Many; test?: unknown };
    if (
      node.op === 'filter' &&
      node.of &&
      mayHide(node.of) &&
      asksOfCards(node.test, zonesOf(node.of), besides)
    )
      open = false;
    Object.values(tree).forEach(visit);
  };
  visit(list);
  return open;
}

/** Whether a list may hold cards that not everybody sees; what lies on the table counts as seen. */
export const mayHide = (list: Many): boolean => mayLieIn(isHidden, list);

/** Whether a list may hold cards of zones like these. */
export function mayLieIn(isMeant: (zone: ZoneSymbol) => boolean, list: Many): boolean {
  switch (factsOf(list.op).from) {
    case 'zone': {
      const zones = zonesNamed(list);
      return zones === undefined || zones.some(isMeant);
    }
    case 'operand':
      // What is told of one thing or of what a thing carries was chosen before.
      return list.op === 'one' || list.op === 'attached'
        ? false
        : listsIn(list).some((part) => mayLieIn(isMeant, part));
    case 'anywhere':
      return true;
    default:
      return false;
  }
}

/** The zones that a list of cards names; undefined where they are not known. */
function zonesNamed(list: Many): readonly ZoneSymbol[] | undefined {
  switch (list.op) {
    case 'cards-in':
    case 'end-cards':
      return list.zone.op === 'zone' ? [list.zone.zone] : undefined;
    case 'cards-in-all':
      return [list.zone];
    case 'cards-in-each':
      return list.zones.op === 'zones' ? [list.zones.zone] : undefined;
    default:
      return undefined;
  }
}

/** The lists that a list is made of. */
function listsIn(list: Many): readonly Many[] {
  switch (list.op) {
    case 'filter':
    case 'sorted':
    case 'best':
      return [list.of];
    case 'union':
      return list.parts;
    default:
      return [];
  }
}

export const isHidden = (zone: ZoneSymbol): boolean => zone.seenBy !== 'everyone';

/**
 * Whether a meaning asks what a card is, and not only where it lies: what only those know who see its face. Of cards in
 * zones that take only some kinds everybody knows that they are of these. A function of the game asks what its meaning asks.
 */
export function asksOfCards(
  meaning: unknown,
  zones: readonly ZoneSymbol[] = [],
  besides?: Operation,
): boolean {
  const entered = new Set<unknown>();
  const asks = (tree: unknown): boolean => {
    if (typeof tree !== 'object' || tree === null) return false;
    if (Array.isArray(tree)) return tree.some(asks);
    // Symbols are declared, and ask nothing.
    if (isSymbol(tree)) return false;
    const node = tree as { op?: string; kinds?: readonly number[]; function?: Call['function'] };
    const { op } = node;
    if (op === 'kind' && areOfKinds(zones, node.kinds!)) return false;
    if (op !== undefined && op !== besides && (factsOf(op).faces.length > 0 || readsAnything(op)))
      return true;
    if (op === 'called' && !entered.has(node.function)) {
      entered.add(node.function);
      if (asks(functionMeaning(node.function!))) return true;
    }
    return Object.values(tree).some(asks);
  };
  return asks(meaning);
}

/** Whether zones take nothing but cards of some kinds. */
export const areOfKinds = (zones: readonly ZoneSymbol[], kinds: readonly number[]): boolean =>
  zones.length > 0 &&
  zones.every(({ takes }) => takes !== undefined && takes.every(({ index }) => kinds.includes(index)));

/** The zones that a list looks in; none where that is not known. */
export function zonesOf(list: Many): readonly ZoneSymbol[] {
  const inner = list.op === 'union' ? [] : listsIn(list);
  return inner.length > 0 ? zonesOf(inner[0]) : (zonesNamed(list) ?? []);
}

/** Whether a meaning asks if a card that it names lies in a zone where not everybody sees which cards there are. */
export function asksWhereHidden(meaning: unknown, named = false): boolean {
  if (typeof meaning !== 'object' || meaning === null) return false;
  if (Array.isArray(meaning)) return meaning.some((each) => asksWhereHidden(each, named));
  if (isSymbol(meaning)) return false;
  const node = meaning as { op?: string; of?: unknown; card?: { op?: string } };
  const names = named || namesCards(node.of);
  if (node.op === 'zone-of') return false;
  const sides = Object.values(meaning) as { op?: string; card?: { op?: string }; zone?: ZoneSymbol }[];
  const where = sides.find((each) => each?.op === 'zone-of');
  if (where && (names || where.card?.op === 'constant'))
    return sides.some(
      (each) =>
        (each?.op === 'zone' || each?.op === 'zones') && each.zone !== undefined && isHidden(each.zone),
    );
  return Object.values(meaning).some((each) => asksWhereHidden(each, names));
}

/** A list of cards that are told by their names. */
export const namesCards = (list: unknown): boolean => {
  const { op, value, parts, of } = (list ?? {}) as {
    op?: string;
    value?: { op?: string };
    parts?: readonly unknown[];
    of?: unknown;
  };
  if (op === 'one') return value?.op === 'constant';
  if (op === 'union') return parts!.some(namesCards);
  return op === 'filter' && namesCards(of);
};

/** Whether a meaning reads the candidate of a depth. */
export function asksOf(depth: number, meaning: unknown): boolean {
  if (typeof meaning !== 'object' || meaning === null) return false;
  if (Array.isArray(meaning)) return meaning.some((each) => asksOf(depth, each));
  if (isSymbol(meaning)) return false;
  const node = meaning as { op?: string; depth?: number };
  return (
    (node.op === 'it' && node.depth === depth) || Object.values(meaning).some((each) => asksOf(depth, each))
  );
}

/**
 * Whether what a meaning says is told to a player without giving away what that player does not see: of cards that may
 * be hidden from the one who looks, `it` of a depth, it asks only how many there are. `printed` are the conditions that
 * cards print in a field, for those that are asked.
 */
export function seenBy(
  depth: number,
  meaning: unknown,
  printed: (field: string) => readonly unknown[],
): boolean {
  const entered = new Set<unknown>();
  const visit = (tree: unknown, viewers: ReadonlySet<number>): boolean => {
    if (typeof tree !== 'object' || tree === null) return true;
    if (Array.isArray(tree)) return tree.every((each) => visit(each, viewers));
    if (isSymbol(tree)) return true;
    const node = tree as Reading;
    if (node.op !== undefined && readsAnything(node.op)) return false;
    if (node.op === 'called') {
      const { function: fn, you } = node as Call;
      const inside = new Set(you?.op === 'it' && viewers.has(you.depth) ? [fn.first] : []);
      if (!entered.has(fn)) {
        entered.add(fn);
        if (!visit(functionMeaning(fn), inside)) return false;
      }
      return node.arguments!.every((each) => visit(each, viewers));
    }
    if (node.op === 'holds' && node.field && !entered.has(node.field)) {
      entered.add(node.field);
      if (!printed(node.field.id).every((each) => visit(each, new Set()))) return false;
    }
    for (const key of ['of', 'left', 'right', 'slots', 'to', 'cards'] as const) {
      const list = node[key];
      if (!list || !('op' in list) || !hidesFrom(viewers, list as Many)) continue;
      const counted = node.op === 'count' || node.op === 'some' || node.op === 'union';
      if (!counted && !(node.op === 'filter' && !asksOfCards(node.test, zonesOf(list as Many)))) return false;
    }
    return Object.values(tree).every((each) => visit(each, viewers));
  };
  return visit(meaning, new Set([depth]));
}

type Reading = { readonly op?: string; readonly test?: unknown; readonly field?: { readonly id: string } } & {
  readonly arguments?: readonly unknown[];
} & { readonly [key in 'of' | 'left' | 'right' | 'slots' | 'to' | 'cards']?: object };

export const isSymbol = (tree: object): boolean => 'names' in tree && 'sort' in tree;

/** Whether a list may hold cards that are hidden from the players who are `it` of some depths. */
function hidesFrom(viewers: ReadonlySet<number>, list: Many): boolean {
  if ((list.op === 'cards-in' || list.op === 'end-cards') && list.zone.op === 'zone') {
    const { zone, of } = list.zone;
    const own = zone.seenBy === 'owner' && of?.op === 'it' && viewers.has(of.depth);
    return isHidden(zone) && !own;
  }
  const inner = listsIn(list);
  return inner.length > 0 ? inner.some((part) => hidesFrom(viewers, part)) : mayHide(list);
}
