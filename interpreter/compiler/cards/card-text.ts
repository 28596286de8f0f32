/** A printed card in words: its name, its printed values and its texts, in each language. */
import { entryOfObjects } from '../../../dsl/language/parser/parse.ts';
import { parseSpoken } from '../../../dsl/language/parser/spoken-form.ts';
import { nameIn, nounFor, render, valueIn, type Language } from '../../../dsl/nlg/index.ts';
import { rangeText } from '../../../dsl/nlg/realiser/word-joining.ts';
import { wholeText } from '../../../dsl/text/source.ts';
import type { EntryKind } from '../../../dsl/language/syntax/ast.ts';
import type { FieldSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { rangeFrom, rangeTo } from '../../game/printed-range.ts';
import { NONE, WILD, type CardData, type Game } from '../../game/linked-game.ts';

export interface CardText {
  readonly name: string;
  /** The text that its author prints instead, if there is one. */
  readonly own?: string;
  /** The name of its kind. */
  readonly kind: string;
  /** Printed values, in the order in which the kind declares them. */
  readonly facts: readonly { readonly field: string; readonly label: string; readonly value: string }[];
  /** Texts, in that order too; each line is a paragraph or a point of a list. */
  readonly texts: readonly {
    readonly field: string;
    readonly label: string;
    readonly lines: readonly string[];
  }[];
}

/** The text of a card in a language. */
export function cardText(game: Pick<Game, 'vocabulary'>, card: CardData, language: Language): CardText {
  const { kind } = card.symbol;
  const facts: { field: string; label: string; value: string }[] = [];
  const texts: { field: string; label: string; lines: readonly string[] }[] = [];
  for (const field of kind.fields) {
    if (!field.printed) continue;
    const several = (card.written.get(field.id)?.length ?? card.lists.get(field.id)?.length ?? 1) > 1;
    const noun = nounFor(field, language);
    const label = noun[noun.onlyMany || several ? 'many' : 'one'];
    const value = factOf(card, field, language);
    // What a card leaves out, or prints nothing in, is not there.
    if (value !== undefined && value !== '') facts.push({ field: field.id, label, value });
    const written = card.written.get(field.id);
    if (!written || written.length === 0) continue;
    if (field.type.type === 'selections')
      facts.push({
        field: field.id,
        label,
        value: written.map((text) => inWords(game, 'phrase', text, language)[0]).join(', '),
      });
    else texts.push({ field: field.id, label, lines: linesOf(game, card, field, written[0], language) });
  }
  // A card without rules says what its author has written, in another language rather than not at all.
  const own = card.own.get(language) ?? (texts.length === 0 ? anyOf(card.own) : undefined);
  return {
    name: nameIn(card.symbol, language),
    kind: nameIn(kind, language),
    ...(own === undefined ? {} : { own }),
    facts,
    texts,
  };
}

const anyOf = (own: CardData['own']): string | undefined => own.get('en') ?? [...own.values()][0];

/** One of the phrases that a card prints in a list, in a language; undefined if it prints none. */
export function printedPhrase(
  game: Pick<Game, 'vocabulary'>,
  card: CardData,
  field: string,
  at: number,
  language: Language,
): string | undefined {
  const text = card.written.get(field)?.[at];
  return text === undefined ? undefined : inWords(game, 'phrase', text, language)[0];
}

function linesOf(
  game: Pick<Game, 'vocabulary'>,
  card: CardData,
  field: FieldSymbol,
  text: string,
  language: Language,
): string[] {
  if (field.type.type !== 'language') return [text];
  const { entry, verb } = field.type;
  const self = nameIn(card.symbol, language);
  return inWords(game, verb === undefined ? entry : entryOfObjects(text), text, language, { verb, self });
}

/** A text of a card that has been checked, in a language. */
function inWords(
  game: Pick<Game, 'vocabulary'>,
  entry: EntryKind,
  text: string,
  language: Language,
  more: { readonly verb?: string | undefined; readonly self?: string } = {},
): string[] {
  const { tree } = parseSpoken(entry, wholeText(text));
  return tree === undefined ? [] : render(entry, tree, language, { vocabulary: game.vocabulary, ...more });
}

const finite = (value: number): number | undefined => (Number.isFinite(value) ? value : undefined);

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

/** A printed value in words; undefined where the card has none, or where it is a text. */
function factOf(card: CardData, field: FieldSymbol, language: Language): string | undefined {
  const value = card.values[field.index];
  const { type } = field;
  if (type.type === 'numbers') return card.lists.get(field.id)?.map(signed).join(' / ');
  if (value === NONE) return undefined;
  if (value === WILD) return '*';
  switch (type.type) {
    case 'number':
      return String(value);
    case 'value':
      return valueIn(type.of.values[value], field, language);
    case 'set':
      return type.of.values
        .filter((each) => (value >> each.index) & 1)
        .map((each) => nameIn(each, language))
        .join(', ');
    case 'range':
      return rangeText(finite(rangeFrom(value)), finite(rangeTo(value)));
    default:
      return undefined;
  }
}
