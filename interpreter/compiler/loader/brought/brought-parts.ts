/**
 * What cards bring along: declarations that their texts need, in the sections of a game file. They are added to the game
 * as a variant would add them. Kinds and sets of values are added in parts, so that several cards can extend one.
 */
import {
  broughtSections,
  entry,
  valueOf,
  type Entry,
  type MapNode,
  type Node,
  type ScalarNode,
} from '../../../../schemas/index.ts';
import { isReserved } from '../../../../dsl/language/lexer/reserved-words.ts';
import { entries, items, textAt, type Sources } from '../link-context.ts';
import type { Patch, Variant } from '../variant.ts';
import { mapsAt, bringingOnly, meantOnly } from './made-nodes.ts';
import { textsIn } from './data-words.ts';
import { countersNamed } from './counters-meant.ts';
import { declarationsMeant, withSeats } from './meant-declarations.ts';

const SECTIONS: ReadonlySet<string> = new Set(broughtSections);

/** Sections whose entries are added in parts, and the key of an entry whose own parts are added one by one. */
const IN_PARTS: Readonly<Record<string, string>> = { kinds: 'fields', values: 'of' };

/** The cards among some that bring something. */
const bringing = (cards: readonly Node[]): MapNode[] =>
  cards.flatMap((card) => (card.kind === 'map' && entry(card, 'brings') ? [card] : []));

/** The cards among some that bring something to a game, by `brings`, as values, as counters or as rolls; `added` are the paths of what is there. */
export const bringingTo = (
  s: Sources,
  game: Node,
  cards: readonly Node[],
  added: ReadonlySet<string> = new Set(),
): MapNode[] => [
  ...bringing(cards),
  ...ownValues(s, game, cards, added),
  ...declarationsMeant(s, game, cards),
];

/** For each card a variant that adds what it brings, in the order of their ids. */
export function variantsOfCards(
  s: Sources,
  game: Node,
  cards: readonly Node[],
  pack: Pick<Variant, 'layers' | 'above'> = {},
): Variant[] {
  return bringingTo(s, game, cards)
    .map((card) => ({
      id: textAt(card, 'id') ?? '',
      root: s.from({ ...card, entries: [] }, card),
      ...pack,
      bringing: [card],
    }))
    .sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

/** The same of the texts of a game itself. */
export const variantsOfGame = (s: Sources, game: MapNode): Variant[] =>
  broughtByTexts(s, game, game).map((each) => ({
    id: textAt(game, 'game') ?? '',
    root: s.from({ ...game, entries: [] }, game),
    bringing: [each],
  }));

/**
 * In sets of values with `card ids: true` the id of a card is its value: a field with it brings the value,
 * which is called like the card. Gives such a card as one that brings just that.
 */
function ownValues(s: Sources, game: Node, cards: readonly Node[], added: ReadonlySet<string>): MapNode[] {
  const sets = entries(valueOf(game, 'values')).filter(({ value }) => textAt(value, 'card ids') === 'true');
  if (sets.length === 0) return [];
  return cards.flatMap((card) => {
    const id = textAt(card, 'id');
    const kind = valueOf(valueOf(game, 'kinds'), textAt(card, 'kind') ?? '');
    return entries(valueOf(kind, 'fields')).flatMap((field) => {
      const set = sets.find(({ key }) => key.text === textAt(field.value, 'type'));
      const value = valueOf(card, field.key.text);
      if (!set || value?.kind !== 'scalar' || value.text !== id) return [];
      const of = valueOf(set.value, 'of');
      const isThere =
        (entry(of, id) ?? items(of).find((each) => each.kind === 'scalar' && each.text === id)) !==
          undefined ||
        added.has(`values/${set.key.text}/of/${id}`) ||
        entry(valueOf(valueOf(valueOf(valueOf(card, 'brings'), 'values'), set.key.text), 'of'), id) !==
          undefined;
      return isThere ? [] : [withValue(s, card as MapNode, set.key.text, value)];
    });
  });
}

/** A card that brings a value and nothing else. */
function withValue(s: Sources, card: MapNode, set: string, value: ScalarNode): MapNode {
  const map = mapsAt(s, value);
  const own = valueOf(card, 'name') ?? value;
  // A word of the language is in no name of the game: texts say the id then, and people read the name.
  const said = own.kind === 'scalar' ? own : valueOf(own, 'en');
  const words = said?.kind === 'scalar' ? said.text.toLowerCase().split(/\s+/) : [];
  const name = words.some(isReserved) ? map({ en: value, 'printed as': own }) : own;
  return bringingOnly(s, card, map({ values: map({ [set]: map({ of: map({ [value.text]: name }) }) }) }));
}

/** Parts of a game whose texts may name seats, and how a variant changes them. */
const WITH_TEXTS: readonly string[] = [
  'setup',
  'rules',
  'verbs',
  'flow',
  'checks',
  'ends',
  'functions',
  'windows',
];
const CHANGES: readonly string[] = ['set', 'add', 'replace'];

/** What the texts of a game itself bring, or those of a variant. */
export const broughtByTexts = (s: Sources, game: Node, root: MapNode): MapNode[] => {
  const said = root.entries.flatMap(({ key, value }) =>
    WITH_TEXTS.includes(key.text)
      ? [value]
      : CHANGES.includes(key.text)
        ? entries(value).flatMap((each) =>
            WITH_TEXTS.includes(each.key.text.split('/')[0]) ? [each.value] : [],
          )
        : [],
  );
  return withSeats(s, game, root, said.flatMap(textsIn));
};

/** Changes without those that a text only means, where another one declares the same part. */
export const asDeclared = (patches: readonly Patch[]): Patch[] => {
  const declared = new Set(patches.flatMap(({ steps, meant }) => (meant ? [] : [steps.join('/')])));
  return patches.filter(({ steps, meant }) => !meant || !declared.has(steps.join('/')));
};

/** What the cards of a variant bring. */
export function broughtBy(s: Sources, variant: Variant): Patch[] {
  return (variant.bringing ?? []).flatMap((card) => [
    ...declaredBy(s, variant, card),
    ...namingOf(s, variant, card),
  ]);
}

/** The place in the game that names a counter which a card brings. */
function namingOf(s: Sources, variant: Variant, card: MapNode): Patch[] {
  const path = countersNamed.get(card);
  const counter = entries(valueOf(valueOf(card, 'brings'), 'counters')).at(0)?.key;
  if (!path || !counter) return [];
  const keys = path.map((text) => s.from({ ...counter, value: text, text }, counter));
  return [{ ...patchOf(s, variant, keys, counter), meant: true }];
}

const declaredBy = (s: Sources, variant: Variant, card: MapNode): Patch[] =>
  entries(valueOf(card, 'brings'))
    // An unknown section is reported with the shape of the card.
    .filter(({ key }) => SECTIONS.has(key.text))
    .flatMap((section) =>
      entries(section.value).flatMap((each) =>
        partsOf(section.key.text, each).map(({ keys, value }) => ({
          ...patchOf(s, variant, [section.key, each.key, ...keys], value),
          meant: meantOnly.has(card),
        })),
      ),
    );

interface Part {
  readonly keys: readonly ScalarNode[];
  readonly value: Node;
}

function partsOf(section: string, { value }: Entry): Part[] {
  const inner = IN_PARTS[section];
  if (inner === undefined || entries(value).length === 0) return [{ keys: [], value }];
  return entries(value).flatMap((each): Part[] => {
    if (each.key.text !== inner) return [{ keys: [each.key], value: each.value }];
    const { key } = each;
    if (each.value.kind === 'list')
      return items(each.value).flatMap((word) =>
        word.kind === 'scalar' ? [{ keys: [key, word], value: word }] : [],
      );
    return entries(each.value).map((part) => ({ keys: [key, part.key], value: part.value }));
  });
}

function patchOf(s: Sources, from: Variant, keys: readonly ScalarNode[], value: Node): Patch {
  const steps = keys.map(({ text }) => text);
  const last = keys.at(-1)!;
  const text = steps.join('/');
  return {
    how: 'add',
    path: s.from({ ...last, value: text, text }, last),
    steps,
    value,
    from,
    keys,
    said: value,
  };
}
