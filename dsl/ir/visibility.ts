import type { Many, Scalar } from './expressions.ts';
import { factsOf, readsAnything, type Operation } from './operation-facts.ts';
import type { PlacePath } from './operands.ts';
import type { ZoneSymbol } from '../language/symbols/symbols.ts';
import { functionMeaning } from './called-functions.ts';
import { nodesOf, nodesOfMeaning, someChild, someNode, type OpNode, type Tree } from './visit.ts';

/**
 * Whether a list follows from what everybody sees: the number of cards in a hidden zone does, their
 * identities do not. `besides`: an operation whose question is left aside.
 */
export function isOpen(list: Many, besides?: Operation): boolean {
  return !nodesOf(list, 'filter').some(
    ({ of, test }) => mayHide(of) && asksOfCards(test, zonesSearched(of), besides),
  );
}

/** Whether a list may hold cards that not everybody sees; what is on the table counts as seen. */
export const mayHide = (list: Many): boolean => mayLieIn(isHidden, list);

/** Whether a list may hold cards of zones like these. */
export function mayLieIn(isMeant: (zone: ZoneSymbol) => boolean, list: Many): boolean {
  switch (factsOf(list.op).from) {
    case 'zone': {
      const zones = zonesNamed(list);
      return zones === undefined || zones.some(isMeant);
    }
    case 'operand':
      // Single operands and what they carry were chosen earlier, so they reveal nothing new. A state may hold
      // a card that has gone elsewhere since.
      if (list.op === 'one') return list.value.op === 'counter';
      return list.op === 'attached' ? false : listsIn(list).some((part) => mayLieIn(isMeant, part));
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

/** Whether a node reads a state that not everybody sees. */
export const isSecretState = (node: OpNode): boolean =>
  node.op === 'counter' && (node.counter.seenBy ?? 'everyone') !== 'everyone';

export const isHidden = (zone: ZoneSymbol): boolean => zone.seenBy !== 'everyone';

/** Whether the owner of a zone sees its cards, and not everybody does. */
export const isSeenByOwner = ({ seenBy: seers }: ZoneSymbol): boolean =>
  seers === 'owner' || seers === 'owner and partner';

/**
 * Whether a meaning asks what a card is, and not only where it is: what only those know who see its face.
 * Zones that take only some kinds reveal the kinds of their cards. A function of the game asks what its
 * meaning asks.
 */
export const asksOfCards = (meaning: Tree, zones: readonly ZoneSymbol[] = [], besides?: Operation): boolean =>
  someNode(
    meaning,
    (node) => {
      if (node.op === 'kind' && areOfKinds(zones, node.kinds)) return 'aside';
      if (isSecretState(node)) return true;
      return node.op !== besides && (factsOf(node.op).faces.length > 0 || readsAnything(node.op));
    },
    'followed',
  );

/** Whether zones take nothing but cards of some kinds. */
export const areOfKinds = (zones: readonly ZoneSymbol[], kinds: readonly number[]): boolean =>
  zones.length > 0 &&
  zones.every(({ takes }) => takes !== undefined && takes.every(({ index }) => kinds.includes(index)));

/** The zones that a list looks in; none where that is not known. */
export function zonesSearched(list: Many): readonly ZoneSymbol[] {
  const inner = list.op === 'union' ? [] : listsIn(list);
  return inner.length > 0 ? zonesSearched(inner[0]) : (zonesNamed(list) ?? []);
}

/** Whether a meaning asks if a card that it names is in a zone whose cards not everybody knows. */
export const asksWhereHidden = (meaning: Tree, named = false): boolean =>
  someNode(meaning, (node) => {
    if (node.op === 'zone-of') return 'aside';
    const names = named || ('of' in node && namesCards(node.of));
    const sides = sidesOf(node);
    const where = sides.find(isPlaceOf);
    if (where && (names || where.card.op === 'constant'))
      return (
        sides.some((each) => (each.op === 'zone' || each.op === 'zones') && isHidden(each.zone)) || 'aside'
      );
    if (names === named) return false;
    return someChild(node, (child) => asksWhereHidden(child, names)) || 'aside';
  });

const isPlaceOf = (value: Scalar | Many): value is Scalar & { op: 'zone-of'; card: Scalar } =>
  value.op === 'zone-of';

/** The operands that are compared with each other. */
function sidesOf(node: OpNode): readonly (Scalar | Many)[] {
  if (node.op === 'compare') return [node.left, node.right];
  return node.op === 'among' ? [node.value, node.of] : [];
}

/** A list of cards that are identified by their names. */
export const namesCards = (list: OpNode | ZoneSymbol | undefined): boolean => {
  if (!list || !('op' in list)) return false;
  if (list.op === 'one') return list.value.op === 'constant';
  if (list.op === 'union') return list.parts.some(namesCards);
  return list.op === 'filter' && namesCards(list.of);
};

/** Whether a meaning reads the candidate of a depth. */
export const asksOf = (depth: number, meaning: Tree): boolean =>
  someNode(meaning, (node) => node.op === 'it' && node.depth === depth);

/**
 * Whether a player can see a meaning without learning what that player does not see. Of cards that may be
 * hidden from the player who looks, `it` of a depth, it asks only how many there are. `printed` are the
 * conditions that cards print in a field, for those that are asked.
 */
export function seenBy(depth: number, meaning: Tree, printed: (field: string) => Tree): boolean {
  const entered = new Set<unknown>();
  const tells = (tree: Tree, viewers: ReadonlySet<number>): boolean =>
    someNode(tree, (node) => {
      if (readsAnything(node.op) || isSecretState(node)) return true;
      if (node.op === 'called') {
        const { function: fn, you } = node;
        const inside = new Set(you?.op === 'it' && viewers.has(you.depth) ? [fn.first] : []);
        const meant = entered.has(fn) ? undefined : functionMeaning(fn);
        entered.add(fn);
        if (meant && tells(nodesOfMeaning(meant), inside)) return true;
        return tells(node.arguments, viewers) || 'aside';
      }
      if (node.op === 'holds' && !entered.has(node.field)) {
        entered.add(node.field);
        if (tells(printed(node.field.id), new Set())) return true;
      }
      return someChild(
        node,
        (child, place) =>
          LISTS.has(place) && hidesFrom(viewers, child as Many) && !isCounted(node, child as Many),
      );
    });
  return !tells(meaning, new Set([depth]));
}

/** Places in which a list is an operand by itself. */
const LISTS: ReadonlySet<PlacePath> = new Set(['of', 'left', 'right', 'slots', 'to', 'cards']);

/** Whether a node asks of a list no more than how many there are. */
function isCounted(node: OpNode, list: Many): boolean {
  if (node.op === 'filter') return !asksOfCards(node.test, zonesSearched(list));
  return node.op === 'count' || node.op === 'some' || node.op === 'union';
}

/** Whether a list may hold cards that are hidden from the players who are `it` of some depths. */
function hidesFrom(viewers: ReadonlySet<number>, list: Many): boolean {
  if ((list.op === 'cards-in' || list.op === 'end-cards') && list.zone.op === 'zone') {
    const { zone, of } = list.zone;
    const own = isSeenByOwner(zone) && of?.op === 'it' && viewers.has(of.depth);
    return isHidden(zone) && !own;
  }
  const inner = listsIn(list);
  return inner.length > 0 ? inner.some((part) => hidesFrom(viewers, part)) : mayHide(list);
}
