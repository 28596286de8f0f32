/**
 * A saved object for Tabletop Simulator: decks whose cards are cut from sheets of up to ten by seven, and counters and dice.
 * A card keeps its slot as long as the game has it, so that objects on somebody's table stay what they are.
 */
import type { LayoutNode, LayoutPage } from '../tree/layout-tree.ts';
import type { CardSize } from '../card/card-sizes.ts';
import { numberOf } from '../card/palette.ts';

const ACROSS = 10;
const DOWN = 7;
/** The last slot of a sheet is what others see of a card in a hand. */
const SLOTS = ACROSS * DOWN - 1;

/** A card of a deck. */
export interface ToyCard {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly copies: number;
  readonly front: readonly LayoutNode[];
}

/** Cards that are shuffled together, of one size and with one back. */
export interface ToyDeck {
  readonly id: string;
  readonly name: string;
  readonly size: CardSize;
  readonly back: readonly LayoutNode[];
  readonly cards: readonly ToyCard[];
}

/** Which slot each card has, by deck: kept beside the saved object. */
export type Slots = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The slots of the cards: those of before stay, new cards take the first free ones. */
export function toySlots(decks: readonly ToyDeck[], before: Slots = {}): Slots {
  return Object.fromEntries(
    decks.map(({ id, cards }) => {
      const known = before[id] ?? {};
      const kept = cards.flatMap((card): [string, number][] =>
        Object.hasOwn(known, card.id) ? [[card.id, known[card.id]]] : [],
      );
      const taken = new Set(kept.map(([, slot]) => slot));
      let next = 0;
      const added = cards.flatMap((card): [string, number][] => {
        if (Object.hasOwn(known, card.id)) return [];
        while (taken.has(next)) next++;
        taken.add(next);
        return [[card.id, next]];
      });
      return [id, Object.fromEntries([...kept, ...added].sort(([, a], [, b]) => a - b))];
    }),
  );
}

/** A sheet of a deck: its page, and how many slots it has. */
export interface ToySheet {
  readonly deck: string;
  readonly number: number;
  readonly page: LayoutPage;
  readonly across: number;
  readonly down: number;
}

export function toySheets(
  { id, name, size, cards, back }: ToyDeck,
  slots: Readonly<Record<string, number>>,
): ToySheet[] {
  const last = Math.max(...Object.values(slots));
  return Array.from({ length: Math.floor(last / SLOTS) + 1 }, (_, i) => {
    const those = cards.filter((card) => Math.floor(slots[card.id] / SLOTS) === i);
    const most = Math.max(...those.map((card) => slots[card.id] % SLOTS), 0);
    // The programme wants two rows and two columns at least.
    const [across, down] = [ACROSS, Math.max(2, Math.ceil((most + 2) / ACROSS))];
    const clip = { x: 0, y: 0, ...size };
    const at = (slot: number): { x: number; y: number } => ({
      x: (slot % across) * size.width,
      y: Math.floor(slot / across) * size.height,
    });
    const nodes: LayoutNode[] = [
      ...those.map((card): LayoutNode => ({
        is: 'group',
        at: at(slots[card.id] % SLOTS),
        clip,
        nodes: card.front,
      })),
      { is: 'group', at: at(across * down - 1), clip, nodes: back },
    ];
    const page = { width: across * size.width, height: down * size.height, title: `${name} ${i + 1}`, nodes };
    return { deck: id, number: i + 1, page, across, down };
  });
}

/** The page of a back alone. */
export const backPage = ({ name, size, back }: ToyDeck): LayoutPage => ({
  ...size,
  title: name,
  nodes: back,
});

/** Where a picture will be found: its name, which changes with what is in it. */
export const contentName = (stem: string, content: string): string =>
  `${stem}-${numberOf(content).toString(16).padStart(8, '0')}${(content.length % 0xfff).toString(16).padStart(3, '0')}.png`;

/** What lies on a table besides cards. */
export interface ToyCounter {
  readonly name: string;
  readonly copies: number;
}

export interface ToyBox {
  readonly name: string;
  readonly decks: readonly ToyDeck[];
  readonly slots: Slots;
  readonly sheets: readonly (ToySheet & { readonly url: string })[];
  /** The address of the back of each deck. */
  readonly backs: ReadonlyMap<string, string>;
  readonly counters: readonly ToyCounter[];
  /** The sides of each die. */
  readonly dice: readonly number[];
}

type Json = Readonly<Record<string, unknown>>;

const placed = (x: number, z: number, scale = 1): Json => ({
  posX: Math.round(x * 100) / 100,
  posY: 1,
  posZ: Math.round(z * 100) / 100,
  rotX: 0,
  rotY: 180,
  rotZ: 180,
  scaleX: scale,
  scaleY: 1,
  scaleZ: scale,
});

const guidOf = (text: string): string => (numberOf(text) & 0xffffff).toString(16).padStart(6, '0');

const common = (
  name: string,
  nickname: string,
  description: string,
  transform: Json,
  guid: string,
): Json => ({
  Name: name,
  Transform: transform,
  Nickname: nickname,
  Description: description,
  GMNotes: '',
  ColorDiffuse: { r: 1, g: 1, b: 1 },
  Locked: false,
  Grid: true,
  Snap: true,
  Autoraise: true,
  Sticky: true,
  Tooltip: true,
  LuaScript: '',
  LuaScriptState: '',
  XmlUI: '',
  GUID: guidOf(guid),
});

/** How large a card is beside the one of the programme, which is a poker card. */
const scaleOf = ({ height }: CardSize): number => Math.round((height / 88) * 100) / 100;

export function savedObject(toys: ToyBox): Json {
  const { decks, counters, dice } = toys;
  const objects = decks.map((deck, i) =>
    deckObject(toys, deck, i, placed((i - (decks.length - 1) / 2) * 4.5, 0, scaleOf(deck.size))),
  );
  const loose = [
    ...counters.flatMap(({ name, copies }, i) =>
      Array.from({ length: copies }, (_, j) => ({
        ...common('Counter', name, '', placed(i * 3 - counters.length, 5 + j * 2.2), `counter ${name} ${j}`),
        Counter: { value: 0 },
      })),
    ),
    ...dice.map((sides, i) => common(`Die_${sides}`, '', '', placed(i * 1.6, -4.5), `die ${i} ${sides}`)),
  ];
  return {
    SaveName: toys.name,
    GameMode: toys.name,
    Date: '',
    VersionNumber: '',
    Table: '',
    Sky: '',
    Note: '',
    LuaScript: '',
    LuaScriptState: '',
    XmlUI: '',
    ObjectStates: [...objects, ...loose],
  };
}

/** The number of a sheet within the saved object: the numbers of cards begin with it. */
const sheetNumber = (deck: number, sheet: number): number => (deck + 1) * 10 + sheet;

function deckObject(toys: ToyBox, deck: ToyDeck, index: number, transform: Json): Json {
  const slots = toys.slots[deck.id];
  const custom = Object.fromEntries(
    toys.sheets
      .filter((sheet) => sheet.deck === deck.id)
      .map(({ number, url, across, down }) => [
        sheetNumber(index, number),
        {
          FaceURL: url,
          BackURL: toys.backs.get(deck.id),
          NumWidth: across,
          NumHeight: down,
          BackIsHidden: true,
          UniqueBack: false,
          Type: 0,
        },
      ]),
  );
  const cards = deck.cards.flatMap((card) =>
    Array.from({ length: card.copies }, (_, copy) => {
      const slot = slots[card.id];
      const sheet = sheetNumber(index, Math.floor(slot / SLOTS) + 1);
      return {
        ...common('Card', card.name, card.text, transform, `${deck.id} ${card.id} ${copy}`),
        GMNotes: card.id,
        CardID: sheet * 100 + (slot % SLOTS),
        SidewaysCard: false,
        HideWhenFaceDown: true,
        CustomDeck: { [sheet]: custom[sheet] },
      };
    }),
  );
  // One card alone is no deck.
  if (cards.length === 1) return { ...cards[0], Transform: transform };
  return {
    ...common('Deck', deck.name, '', transform, `deck ${deck.id}`),
    SidewaysCard: false,
    HideWhenFaceDown: true,
    DeckIDs: cards.map(({ CardID }) => CardID),
    CustomDeck: custom,
    ContainedObjects: cards,
  };
}
