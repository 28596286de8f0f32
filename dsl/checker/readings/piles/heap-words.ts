/** What a game calls its piles and the cards in them, as patterns for what people write of them. */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { FieldSymbol, KindSymbol, NounSymbol } from '../../../language/symbols/symbols.ts';

export interface HeapWords {
  /** `stall|bunch`, and the same with their plurals, the longest first. */
  readonly ones: string;
  readonly heaps: string;
  /** The name of a pile as the game has it, without what makes it a noun of its own. */
  readonly pile: string;
  readonly card: { readonly one: string; readonly many: string };
  /** Everything that cards in piles are called: `fruits`, `cards`, `ones`. */
  readonly cards: string;
  /** The number that these cards have, if it is their only one. */
  readonly number: { readonly one: string; readonly many: string } | undefined;
  /** The names of their fields, in the plural and in both forms. */
  readonly fields: string;
  readonly fieldForms: string;
  /** The values of their fields: `red|green`. */
  readonly values: string;
  /** A noun for what is in a pile alone. */
  readonly alone: { readonly one: string; readonly many: string } | undefined;
  /** Where the cards are, if no other place is named. */
  readonly home: string;
  /** The singular and the plural of a noun for piles, of a field and of a value. */
  readonly oneOf: (word: string) => string;
  readonly manyOf: (word: string) => string;
  /** The field that a value is of: of `red` the colour. */
  readonly fieldOf: (value: string) => string;
}

const known = new WeakMap<Vocabulary, HeapWords | undefined>();

/** The words of a game whose cards are in piles; none of another game. */
export function heapWordsOf(vocabulary: Vocabulary): HeapWords | undefined {
  if (!known.has(vocabulary)) known.set(vocabulary, made(vocabulary));
  return known.get(vocabulary);
}

function made({ zones, nouns, enums }: Vocabulary): HeapWords | undefined {
  const [zone, ...others] = zones.filter(({ pile }) => pile !== undefined);
  const kind = zone?.takes?.length === 1 ? zone.takes[0] : undefined;
  // Cells of a board have names and neighbours, and people have other words for them.
  if (!zone?.pile || !kind || others.length > 0 || zone.order === 'grid') return undefined;
  const pile = forms(zone.pile);
  const named = [pile, ...nouns.filter((noun) => isOf(noun, pile.one)).map(forms)];
  const lone = nouns.find(({ is }) =>
    new RegExp(`\\bin an? ${pile.one} with exactly 1 `).test(is.snippet.text),
  );
  const card = forms(kind);
  const fields = kind.fields.filter(({ type }) => type.type === 'number' || type.type === 'value').map(forms);
  const all = [...named, ...fields];
  return {
    ones: any(named.map(({ one }) => one)),
    heaps: any(named.flatMap(({ one, many }) => [many, one])),
    pile: pile.one,
    card,
    cards: any([card.many, 'cards', 'ones']),
    number: numberOf(kind),
    fields: any(fields.map(({ many }) => many)),
    fieldForms: any(fields.flatMap(({ one, many }) => [many, one])),
    values: any(
      enums
        .filter((set) => hasValuesOf(kind, set))
        .flatMap(({ values }) => values.map((each) => forms(each).one)),
    ),
    alone: lone && forms(lone),
    home: kind.means?.snippet.text.trim() ?? '(?!)',
    oneOf: (word) => all.find(({ one, many }) => many === word || one === word)?.one ?? word,
    manyOf: (word) => all.find(({ one, many }) => many === word || one === word)?.many ?? word,
    fieldOf: (value) => {
      const set = enums.find(({ values }) => values.some((each) => forms(each).one === value));
      const field = set && kind.fields.find((each) => each.type.type === 'value' && each.type.of === set);
      return field ? forms(field).one : value;
    },
  };
}

const any = (words: readonly string[]): string => `(?:${words.length > 0 ? words.join('|') : '(?!)'})`;

/** Whether a noun means piles: `is: a stall with at least 2 fruits`. */
const isOf = ({ is }: NounSymbol, pile: string): boolean =>
  is.tree.heads.length === 1 && is.tree.heads[0].words.map(({ text }) => text).join(' ') === pile;

function numberOf({ fields }: KindSymbol): HeapWords['number'] {
  const numbers = fields.filter(({ type }) => type.type === 'number');
  return numbers.length === 1 ? forms(numbers[0]) : undefined;
}

const hasValuesOf = ({ fields }: KindSymbol, set: unknown): boolean =>
  fields.some(({ type }: FieldSymbol) => type.type === 'value' && type.of === set);

/** A pattern wherever it occurs in a line. */
export const anyPlaceIn = (said: string): RegExp => new RegExp(said, 'g');
