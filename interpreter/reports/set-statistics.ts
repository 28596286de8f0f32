/** What a set of cards is made of: how many there are of what, how hard they are to use, how long they are to write. */
import { holdsCardName } from '../../dsl/checker/readings/values/names-chosen.ts';
import { copiesInDecks } from '../game/spare-copies.ts';
import type { FieldSymbol, RollSymbol } from '../../dsl/language/symbols/symbols.ts';
import { rangeText } from '../../dsl/nlg/realiser/word-joining.ts';
import { type Node, valueOf } from '../../schemas/index.ts';
import { rangeFrom, rangeTo } from '../game/printed-range.ts';
import { NONE, WILD, type CardData, type Game } from '../game/linked-game.ts';
import type { Library } from '../compiler/loader/library.ts';

/** Something that is counted, by printed cards and by their copies. */
interface Count {
  readonly cards: number;
  readonly copies: number;
}

interface FieldStatistics extends Count {
  readonly kind: string;
  readonly field: string;
  /** What the cards print, in the order of the values or from low to high. */
  readonly values: readonly (Count & {
    readonly value: string;
    /**
     * Of a range: the probability that it contains the total of the game's dice, if all its rolls have the
     * same dice.
     */
    readonly chance?: number;
  })[];
  /** Of numbers, over all copies. */
  readonly average?: number;
}

export interface SetStatistics {
  readonly game: string;
  readonly all: Count;
  readonly kinds: readonly (Count & { readonly kind: string })[];
  /** How many cards there are so many copies of. */
  readonly copies: readonly { readonly copies: number; readonly cards: number }[];
  /** The dice of the game's rolls, such as `2d6`, where they are all the same. */
  readonly dice: string | undefined;
  readonly fields: readonly FieldStatistics[];
  readonly lines: {
    readonly entries: number;
    readonly average: number;
    readonly longest: readonly { readonly card: string; readonly lines: number }[];
  };
}

/** The statistics of a linked game; `library` has the files that its cards are written in. */
export function setStatistics(game: Game, library: Library): SetStatistics {
  const { cards, vocabulary } = game;
  const dice = sameDice(vocabulary.rolls);
  return {
    game: game.id,
    all: countOf(game, cards),
    kinds: vocabulary.kinds.map((kind) => ({
      kind: kind.id,
      ...countOf(
        game,
        cards.filter(({ symbol }) => symbol.kind === kind),
      ),
    })),
    copies: grouped(cards, ({ symbol }) => copiesInDecks(game, symbol).length).map(([copies, those]) => ({
      copies,
      cards: those.length,
    })),
    dice: dice && `${dice.dice}d${dice.sides}`,
    fields: vocabulary.fields.flatMap((field) =>
      holdsCardName(field) ? [] : (fieldStatistics(game, field, dice) ?? []),
    ),
    lines: linesOf(game, library),
  };
}

const countOf = (game: Game, cards: readonly CardData[]): Count => ({
  cards: cards.length,
  copies: cards.reduce((sum, { symbol }) => sum + copiesInDecks(game, symbol).length, 0),
});

/** By a number, from low to high. */
function grouped<T>(list: readonly T[], by: (one: T) => number): [number, T[]][] {
  return [...Map.groupBy(list, by)].sort(([a], [b]) => a - b);
}

function fieldStatistics(
  game: Game,
  field: FieldSymbol,
  dice: RollSymbol | undefined,
): FieldStatistics | undefined {
  const { type } = field;
  const cards = game.cards.filter(
    ({ symbol, values }) => symbol.kind === field.kind && values[field.index] !== NONE,
  );
  if (cards.length === 0) return undefined;
  const of = (card: CardData): number => card.values[field.index];
  const about = { kind: field.kind.id, field: field.id, ...countOf(game, cards) };
  const values = grouped(cards, of);
  switch (type.type) {
    case 'number': {
      const plain = cards.filter((card) => of(card) !== WILD);
      const { copies } = countOf(game, plain);
      const sum = plain.reduce(
        (total, card) => total + of(card) * copiesInDecks(game, card.symbol).length,
        0,
      );
      return {
        ...about,
        values: values.map(([value, those]) => ({
          value: value === WILD ? 'any' : String(value),
          ...countOf(game, those),
        })),
        ...(copies > 0 ? { average: sum / copies } : {}),
      };
    }
    case 'value':
      return {
        ...about,
        values: values.map(([value, those]) => ({
          value: value === WILD ? 'any' : type.of.values[value].id,
          ...countOf(game, those),
        })),
      };
    case 'set':
      return {
        ...about,
        values: type.of.values.map(({ id, index }) => ({
          value: id,
          ...countOf(
            game,
            cards.filter((card) => (of(card) >> index) & 1),
          ),
        })),
      };
    case 'range':
      return {
        ...about,
        values: values
          .map(([packed, those]) => ({ from: rangeFrom(packed), to: rangeTo(packed), those }))
          .sort((a, b) => a.from - b.from || a.to - b.to)
          .map(({ from, to, those }) => ({
            value: rangeText(finite(from), finite(to)),
            ...countOf(game, those),
            ...(dice ? { chance: chanceOf(dice, from, to) } : {}),
          })),
      };
    default:
      return undefined;
  }
}

const finite = (value: number): number | undefined => (Number.isFinite(value) ? value : undefined);

function sameDice(rolls: readonly RollSymbol[]): RollSymbol | undefined {
  const [first] = rolls;
  return rolls.every(({ dice, sides }) => dice === first.dice && sides === first.sides) ? first : undefined;
}

/** The probability that the sum of the dice is between two numbers, without modifiers. */
function chanceOf({ dice, sides }: RollSymbol, from: number, to: number): number {
  let ways = new Map([[0, 1]]);
  for (let die = 0; die < dice; die++) {
    const next = new Map<number, number>();
    for (const [sum, count] of ways)
      for (let side = 1; side <= sides; side++) next.set(sum + side, (next.get(sum + side) ?? 0) + count);
    ways = next;
  }
  let within = 0;
  for (const [sum, count] of ways) if (sum >= from && sum <= to) within += count;
  return within / sides ** dice;
}

/** How many are named as the longest. */
const MOST_NAMED = 3;

/** Lines of YAML, empty ones and comments not counted; cards made by one `each` are one entry. */
function linesOf(game: Game, library: Library): SetStatistics['lines'] {
  const entries = new Map<string, { card: string; lines: number }>();
  for (const { symbol } of game.cards) {
    const { file, span } = symbol.place;
    const key = `${file} ${span.start}`;
    const data = library.file(file);
    const node = data?.root && cardAt(data.root, span.start);
    if (entries.has(key) || !data || !node) continue;
    const lines = data.text
      .slice(node.span.start, node.span.end)
      .split('\n')
      .filter((line) => !/^\s*(?:#|$)/.test(line)).length;
    entries.set(key, { card: symbol.id, lines });
  }
  const all = [...entries.values()];
  const longest = all.toSorted((a, b) => b.lines - a.lines).slice(0, MOST_NAMED);
  const sum = all.reduce((total, { lines }) => total + lines, 0);
  return { entries: all.length, average: all.length > 0 ? sum / all.length : 0, longest };
}

/** The map whose `id` begins at an offset. */
function cardAt(node: Node, start: number): Node | undefined {
  if (node.kind === 'scalar') return undefined;
  if (node.kind === 'map' && valueOf(node, 'id')?.span.start === start) return node;
  const inside = node.kind === 'list' ? node.items : node.entries.map(({ value }) => value);
  return inside.map((each) => cardAt(each, start)).find((each) => each !== undefined);
}
