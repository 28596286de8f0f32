import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { reserved } from '../../../dsl/ir/registers.ts';
import type { Test } from '../../../dsl/ir/expressions.ts';
import { resolvePrice, resolveSelection } from '../../../dsl/checker/check.ts';
import type { Selection } from '../../../dsl/checker/check.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { EnumSymbol, FieldSymbol, KindSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { valueOf, type MapNode, type Node, type ScalarNode } from '../../../schemas/index.ts';
import { packRange, rangeFrom, rangeTo } from '../../game/printed-range.ts';
import { namedProgram, type CardData, type NamedProgram, type ProgramRole } from '../../game/linked-game.ts';
import { entriesMeant } from './entries-meant.ts';
import { refer } from '../declare/declared-names.ts';
import type { Snippet } from '../../../dsl/text/source.ts';
import { conditionText, parseText, priceText } from '../texts/checked-texts.ts';
import { reportAtNode, entries, items, placeOf, scalars, textOf } from '../loader/link-context.ts';
import type { Sources } from '../loader/link-context.ts';

/** What cards print that is no single number, value or effect: lists, ranges, conditions and phrases. */

/** One value alone stands for a list of it. */
export const scalarList = (node: Node | undefined): readonly ScalarNode[] =>
  node?.kind === 'scalar' ? [node] : scalars(node);

/** Values as a bit set; unknown ones were reported with the shape of the card. */
export const bitsOf = (of: EnumSymbol, node: Node): number =>
  scalarList(node).reduce((bits, { text }) => {
    const index = of.values.findIndex((each) => each.id === text);
    return index < 0 ? bits : bits | (1 << index);
  }, 0);

/** The lists of numbers of a card. */
export function numberLists(kind: KindSymbol, node: MapNode): Map<string, readonly number[]> {
  const lists = new Map<string, readonly number[]>();
  for (const field of kind.fields) {
    if (field.type.type !== 'numbers') continue;
    const numbers = scalarList(valueOf(node, field.id)).flatMap(({ value }) =>
      typeof value === 'number' ? [value] : [],
    );
    lists.set(field.id, numbers);
  }
  return lists;
}

/** The texts of a card as they are in its file. */
export function writtenOf(kind: KindSymbol, node: MapNode): Map<string, readonly string[]> {
  const written = new Map<string, readonly string[]>();
  for (const field of kind.fields) {
    if (!['language', 'selections', 'text'].includes(field.type.type)) continue;
    const texts = scalarList(valueOf(node, field.id)).map(({ text }) => text);
    if (texts.length > 0) written.set(field.id, texts);
  }
  return written;
}

/** An everyday wording is printed as it was read. */
export function writeAs({ written }: CardData, field: string, { text }: Snippet): void {
  if (written.get(field)?.length === 1) (written as Map<string, readonly string[]>).set(field, [text]);
}

/** `8+`, `5-`, `6..7` or `6-7`, and `7` as one integer; none where it is no range. */
export function parsePrintedRange(text: string): number | undefined {
  const parts = /^(-?\d{1,4})(?:(\+)|(-)|(?:\.\.(?=-?\d)|[-–](?=\d))(-?\d{1,4}))?$/.exec(text.trim());
  if (!parts) return undefined;
  const [, first, up, down, last] = parts;
  const from = Number(first);
  if (up) return packRange(from, undefined);
  if (down) return packRange(undefined, from);
  return packRange(from, last === undefined ? from : Number(last));
}

/** `apart: [wins, loses]` of a kind: the two ranges share no number. */
export function checkApart(
  s: Sources,
  vocabulary: Vocabulary,
  game: Node,
  nodeOf: ReadonlyMap<CardData, MapNode>,
): void {
  for (const { key, value } of entries(valueOf(game, 'kinds'))) {
    const kind = vocabulary.kinds.find((each) => each.id === key.text);
    const given = items(valueOf(value, 'apart'));
    if (!kind || given.length === 0) continue;
    const ranges = kind.fields.filter((field) => field.type.type === 'range');
    const fields = given.flatMap((each) => refer(s, 'range', each, ranges) ?? []);
    for (const [card, node] of nodeOf) {
      if (card.symbol.kind !== kind) continue;
      fields.forEach((first, i) => {
        for (const second of fields.slice(i + 1)) {
          const shared = overlap(card, first, second);
          if (shared === undefined) continue;
          const at = valueOf(node, second.id) ?? node;
          const details = { card: card.symbol.id, first: first.id, second: second.id, shared };
          const other = {
            place: placeOf(s, valueOf(node, first.id) ?? node),
            message: say('phrase/the-other-range'),
          };
          reportAtNode(s, 'game/overlap', at, details, { related: [other] });
        }
      });
    }
  }
}

/** The numbers that two ranges of a card share, as a range is written; none where they share none. */
function overlap({ values }: CardData, first: FieldSymbol, second: FieldSymbol): string | undefined {
  const a = values[first.index];
  const b = values[second.index];
  if (a < 0 || b < 0) return undefined;
  const from = Math.max(rangeFrom(a), rangeFrom(b));
  const to = Math.min(rangeTo(a), rangeTo(b));
  return from > to || rangeFrom(a) > rangeTo(a) || rangeFrom(b) > rangeTo(b) ? undefined : written(from, to);
}

/** A range as cards print it. */
function written(from: number, to: number): string {
  if (from === to) return String(from);
  if (to === Number.POSITIVE_INFINITY) return `${from}+`;
  return from === Number.NEGATIVE_INFINITY ? `${to}-` : `${from}..${to}`;
}

/** Complains about ranges such as `8..6`. */
export function checkRanges(s: Sources, nodeOf: ReadonlyMap<CardData, MapNode>): void {
  for (const [{ symbol, values }, node] of nodeOf) {
    for (const { id, index, type } of symbol.kind.fields) {
      const printed = valueOf(node, id);
      const packed = values[index];
      if (type.type !== 'range' || !printed || packed < 0 || rangeFrom(packed) <= rangeTo(packed)) continue;
      const right = written(rangeTo(packed), rangeFrom(packed));
      reportAtNode(s, 'game/empty-range', printed, { range: textOf(printed) ?? '', right });
    }
  }
}

/** A condition that a card prints: `this` is the card, `you` its controller. */
export function printedCondition(
  s: Sources,
  vocabulary: Vocabulary,
  kind: KindSymbol,
  node: Node,
): { readonly value: Test; readonly snippet: Snippet } | undefined {
  return conditionText(s, vocabulary, node, {
    kind,
    thisIs: { op: 'it', depth: reserved.askedThis },
    youAre: { op: 'it', depth: reserved.askedYou },
  });
}

/** A price that a card prints: the program that pays it, and whether it can be paid; `you` is who would pay. */
export function printedPrice(
  s: Sources,
  vocabulary: Vocabulary,
  kind: KindSymbol,
  node: Node,
  role: ProgramRole,
): { program: NamedProgram; payable: Test | undefined } | undefined {
  const read = priceText(s, vocabulary, node, { kind, acting: true });
  if (!read) return undefined;
  const { snippet, value } = read;
  const asked = resolvePrice(
    {
      vocabulary,
      snippet,
      kind,
      thisIs: { op: 'it', depth: reserved.askedThis },
      youAre: { op: 'it', depth: reserved.askedYou },
    },
    value.tree,
  );
  return {
    program: namedProgram(role, value.program, snippet),
    payable: asked.value?.payable,
  };
}

/**
 * Reads the phrases of all cards; each text is one selection, whichever card prints it. Gives them in the order of their
 * numbers, by their texts.
 */
export function linkSelections(
  s: Sources,
  vocabulary: Vocabulary,
  nodeOf: ReadonlyMap<CardData, MapNode>,
): Map<string, Selection> {
  const selections = new Map<string, Selection>();
  const known = new Map<string, number | undefined>();
  for (const [card, node] of nodeOf) {
    for (const field of card.symbol.kind.fields) {
      if (field.type.type !== 'selections') continue;
      const written = scalarList(valueOf(node, field.id));
      const each = entriesMeant(s, vocabulary, written);
      if (each.some((one, i) => one !== written[i]))
        (card.written as Map<string, readonly string[]>).set(
          field.id,
          each.map(({ text }) => text),
        );
      const list = each.flatMap((each) => {
        const text = each.text.trim();
        if (!known.has(text)) {
          const selection = readSelection(s, vocabulary, each);
          known.set(text, selection && selections.size);
          if (selection) selections.set(text, selection);
        }
        return known.get(text) ?? [];
      });
      (card.lists as Map<string, readonly number[]>).set(field.id, list);
    }
  }
  return selections;
}

function readSelection(s: Sources, vocabulary: Vocabulary, node: ScalarNode): Selection | undefined {
  const parsed = parseText(s, 'phrase', node, undefined, true);
  if (!parsed) return undefined;
  const { value, diagnostics } = resolveSelection({ vocabulary, snippet: parsed.snippet }, parsed.tree);
  s.diagnostics.push(...diagnostics);
  return value;
}
