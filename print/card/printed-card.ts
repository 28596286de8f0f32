/** What a card shows, and where each part of it belongs: from the data of its game, or as it suits any game. */
import { capital } from '../../dsl/nlg/realiser/word-joining.ts';
import { bulletText } from '../../dsl/nlg/realiser/paragraphs.ts';
import type { Language } from '../../dsl/nlg/index.ts';
import type { EnumValueSymbol, FieldSymbol } from '../../dsl/language/symbols/symbols.ts';
import { remindersOf, verbIconsOf } from '../../interpreter/reports/reminders.ts';
import { cardText } from '../../interpreter/compiler/cards/card-text.ts';
import type { FaceBox, FaceDescription, ValueLook } from '../../interpreter/game/face-description.ts';
import { NONE, type CardData, type Game } from '../../interpreter/game/linked-game.ts';
import { cardSizeOf, type CardSize } from './card-sizes.ts';
import { colourOfWord } from './palette.ts';

/** A printed value with its signs, one for each of its values that has one. */
export interface CardFact {
  readonly label: string;
  readonly value: string;
  readonly icons: readonly string[];
}

/** A line of a text, with the signs of verbs in front of their words. */
interface PrintedLine {
  readonly text: string;
  readonly point: boolean;
  readonly icons: readonly { readonly at: number; readonly icon: string }[];
}

/** A text of a card; several have labels. */
export interface PrintedText {
  readonly field: string;
  readonly label: string | undefined;
  readonly lines: readonly PrintedLine[];
  /** It reminds of what words mean, in small type. */
  readonly small?: true;
}

/** The words of a card in one language. */
export interface CardWords {
  readonly language: Language;
  readonly name: string;
  readonly kind: string;
  readonly corners: readonly CardFact[];
  readonly line: readonly CardFact[];
  readonly badges: readonly CardFact[];
  readonly rows: readonly CardFact[];
  readonly foot: readonly CardFact[];
  readonly texts: readonly PrintedText[];
  /** What a box of its own shows, by field. */
  readonly facts: ReadonlyMap<string, CardFact>;
}

export interface PrintedCard {
  readonly id: string;
  readonly size: CardSize;
  /** The name or the digits of its colour. */
  readonly colour: string;
  readonly icon: string | undefined;
  /** How much of the height the picture takes at most, in percent; undefined: as it suits. */
  readonly art: number | undefined;
  readonly boxes: readonly FaceBox[] | undefined;
  /** One language, or two. */
  readonly words: readonly CardWords[];
}

const NUMBERS: readonly string[] = ['number', 'range', 'numbers'];
/** What is printed for any value. */
const ANY = '*';

/** Signs as printers set them: data have those of a keyboard. */
const typeset = (text: string): string => text.replaceAll("'", '’').replaceAll(/(^|[\s(/])-(?=\d)/g, '$1−');

/** The size of what says none. */
const STANDARD_SIZE = 'poker';

export function cardContent(game: Game, card: CardData, languages: readonly Language[]): PrintedCard {
  const { kind } = card.symbol;
  const face: FaceDescription = game.cardLooks.faces.get(kind) ?? {};
  const look = lookOf(game, card, face);
  return {
    id: card.symbol.id,
    size: cardSizeOf(face.size ?? STANDARD_SIZE)!,
    colour: look.colour,
    icon: face.icon ?? look.icon,
    art: face.art,
    boxes: face.boxes,
    words: languages.map((language) => wordsOf(game, card, face, language)),
  };
}

/** The name or the digits of the colour of a card. */
export const cardColour = (game: Game, card: CardData): string =>
  lookOf(game, card, game.cardLooks.faces.get(card.symbol.kind) ?? {}).colour;

/** The values of a field that a card prints. */
function valuesOf(card: CardData, { type, index }: FieldSymbol): readonly EnumValueSymbol[] {
  const value = card.values[index];
  if (value === NONE || value < 0) return [];
  if (type.type === 'value') return type.of.values.slice(value, value + 1);
  if (type.type === 'set') return type.of.values.filter((each) => (value >> each.index) & 1);
  return [];
}

/**
 * The colour of a card: the one of its kind, or that of a value. Without a description the first value decides, for cards
 * are told apart by it; without any value the kind does. Its sign is that of the first value that has one.
 */
function lookOf(
  game: Game,
  card: CardData,
  { colour }: FaceDescription,
): { colour: string; icon: string | undefined } {
  const { kind } = card.symbol;
  const { looks } = game.cardLooks;
  const printed = kind.fields.filter((field) => field.printed);
  const lookAt = (fields: readonly FieldSymbol[]): ValueLook[] =>
    fields.flatMap((field) => valuesOf(card, field)).flatMap((value) => looks.get(value) ?? []);
  const icon = lookAt(printed).find((look) => look.icon !== undefined)?.icon;
  if (typeof colour === 'string') return { colour, icon };
  const deciding = colour ? [colour] : printed;
  const shown = lookAt(deciding).find((look) => look.colour !== undefined)?.colour;
  const first = deciding.find(({ type }) => type.type === 'value');
  const word = first && valuesOf(card, first)[0]?.id;
  return { colour: shown ?? colourOfWord(word ?? kind.id), icon };
}

function wordsOf(game: Game, card: CardData, face: FaceDescription, language: Language): CardWords {
  const { kind } = card.symbol;
  const text = cardText(game, card, language);
  const facts = new Map(
    text.facts.map(({ field, label, value }) => {
      const symbol = kind.fields.find(({ id }) => id === field)!;
      const icons = valuesOf(card, symbol).flatMap((each) => game.cardLooks.looks.get(each)?.icon ?? []);
      return [field, { label, value: typeset(value), icons }] as const;
    }),
  );
  const placed = new Set(
    [face.corners, face.line, face.badges, face.rows, face.foot].flatMap((part) => part ?? []),
  );
  const left = kind.fields.filter((field) => !placed.has(field));
  const those = (own: readonly FieldSymbol[] | undefined, types: readonly string[]): CardFact[] =>
    [...(own ?? []), ...left.filter(({ type }) => types.includes(type.type))].flatMap(
      ({ id }) => facts.get(id) ?? [],
    );
  // A number in small type says nothing without its name.
  const named = (field: FieldSymbol): CardFact[] => {
    const fact = facts.get(field.id);
    if (!fact) return [];
    return [NUMBERS.includes(field.type.type) ? { ...fact, value: `${fact.label} ${fact.value}` } : fact];
  };
  const signs = verbIconsOf(game, card, language);
  // One text of a kind needs no label: it says what the card does.
  const several = kind.fields.filter(({ type, printed }) => printed && type.type === 'language').length > 1;
  return {
    language,
    name: typeset(capital(text.name)),
    kind: text.kind,
    facts,
    corners: those(face.corners, []),
    // Any value is no word.
    line: those(face.line, ['value']).filter(({ value }) => value !== ANY),
    badges: those(face.badges, NUMBERS),
    rows: those(face.rows, ['set', 'selections']),
    foot: (face.foot ?? []).flatMap(named),
    texts:
      text.own === undefined
        ? [
            ...text.texts.map(({ field, label, lines }) => ({
              field,
              label: several ? capital(label) : undefined,
              lines: lines.map((line) => withIcons(lineOf(line), signs)),
            })),
            ...reminderTexts(game, card, language),
          ]
        : [{ field: '', label: undefined, lines: text.own.split('\n').map(lineOf) }],
  };
}

/** What words of the card mean, without a label. */
const reminderTexts = (game: Game, card: CardData, language: Language): PrintedText[] => {
  const lines = remindersOf(game, card, language).map(lineOf);
  return lines.length === 0 ? [] : [{ field: '', label: undefined, lines, small: true }];
};

function lineOf(line: string): PrintedLine {
  const point = bulletText(line);
  return { text: typeset(point ?? line), point: point !== undefined, icons: [] };
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}’-]*/gu;

/** A line with the signs of verbs where it has one of their words. */
function withIcons(line: PrintedLine, signs: ReturnType<typeof verbIconsOf>): PrintedLine {
  if (signs.length === 0) return line;
  const icons = [...line.text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const sign = signs.find(({ words }) => words.includes(word.toLowerCase()));
    return sign ? [{ at: index, icon: sign.icon }] : [];
  });
  return { ...line, icons };
}
