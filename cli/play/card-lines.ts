/** Cards in words: their printed values, their texts, what they carry, and the badges of the game's table. */
import { nounFor } from '../../dsl/nlg/index.ts';
import type { FieldSymbol } from '../../dsl/language/symbols/symbols.ts';
import { howShown, type Game, type Shown } from '../../interpreter/game/linked-game.ts';
import type { View } from '../../interpreter/match/view/match-view.ts';
import type { DisplayNames } from '../../interpreter/reports/narration/display-names.ts';
import { countedNames } from '../../interpreter/reports/narration/log-sentences.ts';
import { cardMarks } from '../../interpreter/reports/narration/table-sentences.ts';
import { sumInLine, type SumInWords } from '../../interpreter/reports/narration/value-sentences.ts';
import { wrapped, type Screen } from './screen.ts';

/** All that is needed to show something of a game. */
export interface Showing {
  readonly game: Game;
  readonly called: DisplayNames;
  readonly screen: Screen;
  readonly view: View;
  /** Where the numbers of a card come from that is not simply as it is printed. */
  readonly sums?: (name: string) => readonly SumInWords[];
  /** Cards on the table say no more than this; as much as the game's data says where none is given. */
  readonly most?: Shown;
  /** Cards of the viewer say as much as they always do. */
  readonly ownWhole?: boolean;
}

/** A card on the screen: a line, and paragraphs below it. */
interface CardLines {
  readonly head: string;
  /** Shows the name of the card and nothing else. */
  readonly bare: boolean;
  /** Paragraphs below it; those of what it carries are indented further. */
  readonly notes: readonly { readonly text: string; readonly depth: number }[];
}

/** How cards are shown somewhere. */
export interface CardDisplay {
  readonly how: Shown;
  /** The printed values that are shown; all where none are given. */
  readonly fields?: readonly string[] | undefined;
  /** Of which kind a card is goes without saying. */
  readonly oneKind?: boolean;
  /** What it is called instead of its name. */
  readonly label?: string | undefined;
  /** What it costs now, in front of what it prints. */
  readonly price?: string | undefined;
}

/** How cards in a zone are shown. */
export function sheetFor({ game, most }: Pick<Showing, 'game' | 'most'>, zone: string): CardDisplay {
  const { shows, fields } = game.table;
  const takes = game.vocabulary.zones.find(({ id }) => id === zone)?.takes;
  const how = shows.get(zone) ?? 'name';
  const shown = most === undefined ? how : howShown[Math.min(howShown.indexOf(how), howShown.indexOf(most))];
  return { how: shown, fields: fields.get(zone), oneKind: takes?.length === 1 };
}

/** The lines of a card, by its name or place. */
export function cardLines(showing: Showing, name: string, sheet: CardDisplay): CardLines {
  const { how, fields } = sheet;
  const { called, view } = showing;
  const printed = sheet.label ?? called.thing(name);
  const state = view.cards?.[name];
  const sums = showing.sums?.(name) ?? [];
  const marks = withSums(cardMarks(called, showing.game, state), sums, how);
  const notes: { text: string; depth: number }[] = [];
  const facts: string[] = sheet.price ? [sheet.price] : [];
  if (how !== 'name') {
    const changed = new Set(sums.flatMap(({ field = [] }) => field));
    facts.push(...factsOf(showing, name, fields, marks, changed));
    notes.push(...textsOf(showing, name, how).map((text) => ({ text, depth: 0 })));
  }
  for (const carried of [...(state?.attached ?? []), ...(state?.covers ? [state.covers] : [])]) {
    // With the name alone, what it carries is on the same line.
    if (how === 'name') facts.push(headOf(cardLines(showing, carried, { how })));
    else {
      const below = cardLines(showing, carried, { how, fields });
      notes.push({ text: `+ ${headOf(below)}`, depth: 0 });
      notes.push(...below.notes.map(({ text, depth }) => ({ text, depth: depth + 1 })));
    }
  }
  const all = [...facts, ...marks];
  const bare = all.length === 0 && notes.length === 0;
  const kind = bare || how === 'name' || sheet.oneKind ? undefined : called.text(name)?.kind;
  const inside = [...(kind === undefined ? [] : [kind]), ...all];
  return {
    head: inside.length > 0 ? `${printed} (${inside.join(called.words('play/between'))})` : printed,
    bare,
    notes,
  };
}

/** The marks of a card with the numbers that something has changed; a card that is shown whole says where they come from. */
function withSums(marks: readonly string[], sums: readonly SumInWords[], how: Shown): string[] {
  const told = new Map(sums.map((sum) => [sum.words, how === 'whole' ? sumInLine(sum) : sum.words]));
  const others = [...told].filter(([words]) => !marks.includes(words)).map(([, text]) => text);
  return [...marks.map((mark) => told.get(mark) ?? mark), ...others];
}

const headOf = ({ head }: CardLines): string => head;

/** Cards one below the other; those that show only their name share a line. */
export function cardList(
  showing: Showing,
  names: readonly string[],
  sheet: CardDisplay,
  indent: number,
): string {
  const { screen } = showing;
  const all = names.map((name) => cardLines(showing, name, sheet));
  const bare = countedNames(all.filter((each) => each.bare).map(headOf));
  const told = all.filter((each) => !each.bare);
  const times = new Map<string, number>();
  for (const each of told) times.set(JSON.stringify(each), (times.get(JSON.stringify(each)) ?? 0) + 1);
  // Cards with the same lines are one entry.
  const rest = [...times].map(([key, count]) => {
    const each = told.find((one) => JSON.stringify(one) === key)!;
    return linesText(count === 1 ? each : { ...each, head: `${each.head} x${count}` }, screen, indent);
  });
  return rest.join('') + (bare.length > 0 ? wrapped(bare.join(', '), screen, indent, indent + 4) : '');
}

export const linesText = ({ head, notes }: CardLines, screen: Screen, indent: number): string =>
  wrapped(head, screen, indent, indent + 4) +
  notes
    .map(({ text, depth }) => wrapped(text, screen, indent + 2 + 2 * depth, indent + 4 + 2 * depth))
    .join('');

/** Everything that a card says, wherever it is; and of its copies where their numbers come from. */
export function wholeCard(showing: Showing, id: string): string {
  const { game, screen, sums } = showing;
  const copies = game.copyNames.filter((name, i) => name !== id && game.copies[i].symbol.id === id);
  const changed = copies.flatMap((name) => sums?.(name).map((sum) => sumInLine(sum)) ?? []);
  const lines = [...new Set(changed)].map((text) => wrapped(text, screen, 4, 6));
  return linesText(cardLines(showing, id, { how: 'whole' }), screen, 2) + lines.join('');
}

const fieldsOf = ({ game, called }: Showing, name: string): readonly FieldSymbol[] =>
  game.cards.find(({ symbol }) => symbol.id === called.cardId(name))?.symbol.kind.fields ?? [];

/** Letters and digits only: `+1/-3` says `+1 / -3`. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}+-]/gu, '');

/** The printed values, without those of which the marks say what they are now: `health 10` and `health 7 of 10`. */
function factsOf(
  showing: Showing,
  name: string,
  wanted: readonly string[] | undefined,
  marks: readonly string[],
  changed: ReadonlySet<string>,
): string[] {
  const { called } = showing;
  const text = called.text(name);
  if (!text) return [];
  const shown = new Set(
    fieldsOf(showing, name)
      .filter(({ id }) => !wanted || wanted.includes(id))
      .flatMap((field) => {
        const { one, many } = nounFor(field, called.language);
        return [one, many];
      }),
  );
  const facts = text.facts.filter(({ label }) => shown.has(label));
  const parts = text.name.split(/\s+/);
  // A card that is called by its values says them once.
  if (facts.every(({ value }) => says(parts, value))) return [];
  return facts
    .filter(({ label }) => !changed.has(label) && !marks.some((mark) => mark.startsWith(`${label} `)))
    .map(({ label, value }) => `${label} ${value}`);
}

/** Whether one of the words of a name is a value. */
const says = (parts: readonly string[], value: string): boolean =>
  parts.some((part) => plain(part) === plain(value));

/** The texts of a card: all, or those that last while it is there. */
function textsOf(showing: Showing, name: string, how: Shown): string[] {
  const { words } = showing.called;
  const text = showing.called.text(name);
  if (!text) return [];
  const types = new Map(fieldsOf(showing, name).map(({ id, type }) => [id, type]));
  const shown = text.texts.filter(({ field }) => {
    const type = types.get(field);
    return how === 'whole' || (type?.type === 'language' && type.entry === 'abilities');
  });
  // With a single text that says what a card does it goes without saying which one it is.
  const labelled = (field: string): boolean => {
    const type = types.get(field);
    return (
      text.texts.length > 1 ||
      (type?.type === 'language' && (type.entry === 'condition' || type.entry === 'cost'))
    );
  };
  return shown.flatMap(({ field, label, lines }) =>
    lines.map((line, i) =>
      i === 0 && labelled(field) ? words('play/labelled', { label, text: line }) : line,
    ),
  );
}
