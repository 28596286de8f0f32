import type { Call, Many } from './meaning.ts';
import type { ZoneSymbol } from './symbols.ts';

/**
 * Whether what a list speaks of follows from what everybody sees: how many cards a hidden zone holds does, which ones
 * they are does not.
 */
export function isOpen(list: Many): boolean {
  let open = true;
  const visit = (tree: unknown): void => {
    if (!open || typeof tree !== 'object' || tree === null) return;
    if (Array.isArray(tree)) {
      tree.forEach(visit);
      return;
    }
    if (isSymbol(tree)) return;
    const node = tree as { op?: string; of?: Many; test?: unknown };
    if (node.op === 'filter' && node.of && mayHide(node.of) && asksOfCards(node.test, zonesOf(node.of)))
      open = false;
    Object.values(tree).forEach(visit);
  };
  visit(list);
  return open;
}

/** Whether a list may hold cards that not everybody sees. */
export function mayHide(list: Many): boolean {
  switch (list.op) {
    case 'cards-in':
    case 'end-cards':
      return list.zone.op === 'zone' ? isHidden(list.zone.zone) : true;
    case 'cards-in-all':
      return isHidden(list.zone);
    case 'cards-in-each':
      return list.zones.op !== 'zones' || isHidden(list.zones.zone);
    case 'filter':
    case 'sorted':
    case 'best':
      return mayHide(list.of);
    case 'union':
      return list.parts.some(mayHide);
    default:
      return false;
  }
}

const isHidden = (zone: ZoneSymbol): boolean => zone.seenBy !== 'everyone';

const facts = new Set(['kind', 'field', 'field-test', 'wild', 'holds-value', 'selected', 'permitted']);

/**
 * Whether a meaning asks what a card is, and not only where it lies: what only those know who see its face. Of cards in
 * zones that take only some kinds everybody knows that they are of these.
 */
export function asksOfCards(meaning: unknown, zones: readonly ZoneSymbol[] = []): boolean {
  if (typeof meaning !== 'object' || meaning === null) return false;
  if (Array.isArray(meaning)) return meaning.some((each) => asksOfCards(each, zones));
  // Symbols are declared, and ask nothing.
  if (isSymbol(meaning)) return false;
  const { op, kinds = [] } = meaning as { op?: string; kinds?: readonly number[] };
  const known = ({ takes }: ZoneSymbol): boolean =>
    takes?.every(({ index }) => kinds.includes(index)) ?? false;
  if (op === 'kind' && zones.length > 0 && zones.every(known)) return false;
  return (
    (op !== undefined && facts.has(op)) || Object.values(meaning).some((each) => asksOfCards(each, zones))
  );
}

/** The zones that a list looks in; none where that is not known. */
export function zonesOf(list: Many): readonly ZoneSymbol[] {
  switch (list.op) {
    case 'cards-in':
    case 'end-cards':
      return list.zone.op === 'zone' ? [list.zone.zone] : [];
    case 'cards-in-all':
      return [list.zone];
    case 'cards-in-each':
      return list.zones.op === 'zones' ? [list.zones.zone] : [];
    case 'filter':
    case 'sorted':
    case 'best':
      return zonesOf(list.of);
    default:
      return [];
  }
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
    if (node.op === 'called') {
      const { function: fn, you } = node as Call;
      const inside = new Set(you?.op === 'it' && viewers.has(you.depth) ? [fn.first] : []);
      if (!entered.has(fn)) {
        entered.add(fn);
        if (!visit(fn.meaning, inside)) return false;
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

const isSymbol = (tree: object): boolean => 'names' in tree && 'sort' in tree;

/** Whether a list may hold cards that are hidden from the players who are `it` of some depths. */
function hidesFrom(viewers: ReadonlySet<number>, list: Many): boolean {
  switch (list.op) {
    case 'cards-in':
    case 'end-cards': {
      const { zone } = list;
      if (zone.op !== 'zone') return true;
      const own = zone.zone.seenBy === 'owner' && zone.of?.op === 'it' && viewers.has(zone.of.depth);
      return isHidden(zone.zone) && !own;
    }
    case 'cards-in-all':
      return isHidden(list.zone);
    case 'cards-in-each':
      return list.zones.op === 'zones' ? isHidden(list.zones.zone) : true;
    case 'all-cards':
      return true;
    case 'filter':
    case 'sorted':
    case 'best':
      return hidesFrom(viewers, list.of);
    case 'union':
      return list.parts.some((part) => hidesFrom(viewers, part));
    default:
      return false;
  }
}
