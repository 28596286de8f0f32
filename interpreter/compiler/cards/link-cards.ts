import { allOf, asIs, say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { writeInstead } from '../../../dsl/diagnostics/replacement-fixes.ts';
import type { Diagnostic, Fix } from '../../../dsl/diagnostics/diagnostic.ts';
import { newFindings } from '../../../dsl/diagnostics/finding-keys.ts';
import type { Test } from '../../../dsl/ir/expressions.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { CardSymbol, FieldSymbol, KindSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { checkShape, entry, valueOf, wildWord } from '../../../schemas/index.ts';
import type { MapNode, Node } from '../../../schemas/index.ts';
import { namedProgram, NONE, WILD } from '../../game/linked-game.ts';
import type { CardData, NamedProgram, ProgramRole } from '../../game/linked-game.ts';
import { shapesOf } from './card-shapes.ts';
import { MOST_COPIES } from './cards-of-each.ts';
import { withMeantFields } from './meant-fields.ts';
import { withMeantKeys, withMeantKind } from './meant-keys.ts';
import { copiesFinder } from './copies-in-decks.ts';
import { checkDecks, type Deck } from './seat-decks.ts';
import { hintExactRanges } from '../analysis/exact-ranges.ts';
import { namesOf, refer } from '../declare/declared-names.ts';
import { derivedOf, remembered } from '../loader/incremental-cache.ts';
import {
  bitsOf,
  checkApart,
  checkRanges,
  numberLists,
  printedCondition,
  printedPrice,
  parsePrintedRange,
  writtenOf,
  writeAs,
} from './printed-values.ts';
import { ownNamesIn, effectText, objectsText } from '../texts/checked-texts.ts';
import { ownTexts } from '../linker/authored-texts.ts';
import {
  reportAtNode,
  reportIdleKey,
  entries,
  items,
  numberAt,
  placeOf,
  textAt,
  currentText,
} from '../loader/link-context.ts';
import type { Sources } from '../loader/link-context.ts';

/** What linking a game's cards gives. */
export interface LinkedCards {
  readonly cards: CardData[];
  readonly copies: CardData[];
  readonly copyNames: string[];
  readonly startZones: Int32Array;
  /** Per copy the seat whose deck it is from; absent in games without decks. */
  readonly owners: Int8Array | undefined;
  /** Per copy 1 where it is in no deck, and where it would be in none of those that the game says; absent where all are. */
  readonly spares: Uint8Array | undefined;
  readonly usualSpares: Uint8Array | undefined;
}

/**
 * Checks the shapes of all cards, declares them and reads their printed values; texts come later. `decks` are those of
 * the seats; without them the cards are the table's.
 */
export function linkCards(
  s: Sources,
  vocabulary: Vocabulary,
  game: Node,
  written: readonly MapNode[],
  decks: readonly Deck[],
): LinkedCards & { nodeOf: Map<CardData, MapNode> } {
  const shapes = shapesOf(vocabulary);
  const ofKinds = written.map((node) => withMeantKind(s, vocabulary, node));
  const shapeFindings = (cards: readonly MapNode[]): Diagnostic[] => {
    // Each card is right or wrong on its own: one that is as it was is not looked at again.
    const known = cards.filter((node) => !isOfUnreadKind(vocabulary, node) && !isAsItWas(s, node));
    const list: Node = { kind: 'list', items: known, span: { start: 0, end: 0 }, flow: false };
    const found = known.length > 0 ? checkShape('cards', list, s.fileOf, shapes) : [];
    if (found.length === 0) for (const node of known) derivedOf(s, RIGHT, node, () => true);
    return found;
  };
  const meant = ofKinds.filter((node, i) => node !== written[i]);
  const found = [...shapeFindings(written), ...(meant.length > 0 ? shapeFindings(meant) : [])];
  const meantFields = withMeantFields(s, vocabulary, ofKinds, found);
  const placed = meantFields.map((each) => withField(s, vocabulary, ofKinds, each));
  s.diagnostics.push(...newFindings(s.diagnostics, placed));
  const unknown = placed.filter(({ code }) => code === 'schema/unknown-key');
  const nodes = unknown.length > 0 ? ofKinds.map((node) => withMeantKeys(s, node, unknown)) : ofKinds;
  // What keys that are meant hold was not read yet; what is missing beside them was.
  const read = nodes.filter((node, i) => node !== ofKinds[i]);
  const held = read.length > 0 ? newFindings(s.diagnostics, shapeFindings(read)) : [];
  s.diagnostics.push(...held.filter(({ code }) => code !== 'schema/missing'));
  const cards: CardData[] = [];
  const copies: CardData[] = [];
  const copyNames: string[] = [];
  const nodeOf = new Map<CardData, MapNode>();
  const starts: number[] = [];
  const owners: number[] = [];
  const spares: boolean[] = [];
  const usualSpares: boolean[] = [];
  const copiesOf = decks.length > 0 ? copiesFinder(s, vocabulary, game, decks) : undefined;
  const startOf = startsOf(s, vocabulary, game);
  const byId = new Map<string, CardData>();
  for (const node of nodes) {
    const kind = vocabulary.kinds.find((each) => each.id === textAt(node, 'kind'));
    const id = textAt(node, 'id');
    if (!kind || id === undefined) continue;
    const other = byId.get(id);
    // Cards of one `each` that share an id were complained about when they were made.
    const sameEach = other && other.symbol.place.span.start === valueOf(node, 'id')!.span.start;
    if (other && sameEach && other.symbol.place.file === s.fileOf(valueOf(node, 'id')!)) continue;
    if (other) {
      reportAtNode(
        s,
        'game/duplicate',
        valueOf(node, 'id')!,
        { what: say('phrase/two-cards'), id, card: true },
        {
          related: [{ place: other.symbol.place, message: say('phrase/the-first-stands-here') }],
          fixes: otherId(s, node, id, nodes),
        },
      );
      // Its other faults are reported in the same run.
    }
    // More than the schema allows was reported with the shape of the card.
    const printed = Math.max(1, Math.min(numberAt(node, 'copies') ?? 1, MOST_COPIES));
    const copiesKey = entry(node, 'copies')?.key;
    if (copiesOf && copiesKey) reportIdleKey(s, copiesKey, 'copies', say('phrase/in-a-game-with-decks'));
    const own: number[] = [];
    const symbol: CardSymbol = {
      sort: 'card',
      id,
      names: namesOf(node, id),
      place: placeOf(s, valueOf(node, 'id')!),
      kind,
      copies: own,
    };
    const card: CardData = {
      symbol,
      values: valuesOf(vocabulary, kind, node),
      texts: new Map(),
      lists: numberLists(kind, node),
      conditions: new Map(),
      written: writtenOf(kind, node),
      own: ownTexts(node),
    };
    const whose = copiesOf?.(card);
    const count = whose?.owners.length ?? printed;
    owners.push(...(whose?.owners ?? []));
    spares.push(...(whose?.spares ?? []));
    usualSpares.push(...(whose?.usualSpares ?? []));
    nodeOf.set(card, node);
    byId.set(id, card);
    cards.push(card);
    const start = startOf[kind.index];
    for (let i = 0; i < count; i++) {
      own.push(copies.length);
      copies.push(card);
      copyNames.push(count === 1 ? id : `${id}#${i + 1}`);
      starts.push(start);
    }
    vocabulary.cards.push(symbol);
    declareCard(vocabulary, symbol);
  }
  checkUnique(s, vocabulary, game, cards, nodeOf);
  checkApart(s, vocabulary, game, nodeOf);
  checkRanges(s, nodeOf);
  hintExactRanges(s, nodeOf);
  if (cards.length === nodes.length) checkDecks(s, vocabulary, game);
  return {
    cards,
    copies,
    copyNames,
    startZones: Int32Array.from(starts),
    owners: decks.length > 0 ? Int8Array.from(owners) : undefined,
    spares: spares.length > 0 ? Uint8Array.from(spares, Number) : undefined,
    usualSpares: usualSpares.length > 0 ? Uint8Array.from(usualSpares, Number) : undefined,
    nodeOf,
  };
}

/** What is known of a card whose shape was checked, and found right. */
const RIGHT = 'shape';

const isAsItWas = (s: Sources, node: Node): boolean => s.memory?.isDerived('words', RIGHT, node) ?? false;

/** An id that no card has, made of one that another card has; none where an id is made of several values. */
function otherId(s: Sources, node: MapNode, id: string, nodes: readonly MapNode[]): Fix[] {
  const value = valueOf(node, 'id')!;
  if (valueOf(node, 'each') || value.span.end - value.span.start !== id.length) return [];
  const taken = new Set(nodes.map((each) => textAt(each, 'id')));
  let number = 2;
  while (taken.has(`${id}-${number}`)) number++;
  return writeInstead(placeOf(s, value), [`${id}-${number}`]);
}

/** Whether nobody knows what a card must have, because the declaration of its kind could not be read. */
function isOfUnreadKind({ kinds }: Vocabulary, node: MapNode): boolean {
  const kind = kinds.find(({ id }) => id === textAt(node, 'kind'));
  return kind !== undefined && (kind.unread ?? kind.fields.some(({ unread }) => unread));
}

/** A number out of its range, with the field that says the range. */
function withField(
  s: Sources,
  vocabulary: Vocabulary,
  nodes: readonly MapNode[],
  found: Diagnostic,
): Diagnostic {
  if (found.code !== 'schema/range') return found;
  const { file, span } = found.place;
  const keyAt = (node: Node, key?: string): string | undefined => {
    if (node.kind === 'scalar')
      return node.span.start === span.start && s.fileOf(node) === file ? key : undefined;
    if (node.kind === 'list') return node.items.map((each) => keyAt(each, key)).find(Boolean);
    return node.entries.map((each) => keyAt(each.value, each.key.text)).find(Boolean);
  };
  for (const node of nodes) {
    const id = keyAt(node);
    const kind = vocabulary.kinds.find((each) => each.id === textAt(node, 'kind'));
    const field = kind?.fields.find((each) => each.id === id);
    const limited = field?.type.type === 'number' && (field.type.from ?? field.type.to) !== undefined;
    if (limited)
      return { ...found, related: [{ place: field.place, message: say('phrase/the-range-is-said-here') }] };
  }
  return found;
}

/** Cards are known by their ids, copies of one also as `id#2`; of two with one id, which is an error, by the first. */
function declareCard({ cardTerms }: Vocabulary, symbol: CardSymbol): void {
  const add = (term: string, meaning: CardSymbol): void => {
    if (!cardTerms.has(term)) cardTerms.set(term, meaning);
  };
  add(symbol.id, symbol);
  if (symbol.copies.length > 1)
    symbol.copies.forEach((copy, i) => add(`${symbol.id}#${i + 1}`, { ...symbol, copies: [copy] }));
}

/** The zone where the cards of each kind start. */
function startsOf(s: Sources, vocabulary: Vocabulary, game: Node): number[] {
  return entries(valueOf(game, 'kinds')).map(({ key, value }, index) => {
    const kind = vocabulary.kinds[index];
    const starts = valueOf(value, 'starts');
    if (!starts) {
      if (!kind.unread) reportAtNode(s, 'game/no-start', key, { kind: kind.id });
      return 0;
    }
    const zone = refer(s, 'zone', starts, vocabulary.zones);
    if (!zone) return 0;
    if (zone.of === 'player' && !vocabulary.owners)
      reportAtNode(s, 'game/no-start', starts, { kind: kind.id });
    if (zone.takes && !zone.takes.includes(kind))
      reportAtNode(s, 'game/not-taken', starts, { kind: kind.id, zone: zone.id });
    return zone.index;
  });
}

function valuesOf(vocabulary: Vocabulary, kind: KindSymbol, node: MapNode): Int32Array {
  const values = new Int32Array(vocabulary.fields.length).fill(NONE);
  for (const field of kind.fields) {
    const value = valueOf(node, field.id);
    if (field.type.type === 'set' && value) values[field.index] = bitsOf(field.type.of, value);
    if (value?.kind !== 'scalar') continue;
    if (field.type.type === 'range') values[field.index] = parsePrintedRange(value.text) ?? NONE;
    if (field.wild && value.text === wildWord) values[field.index] = WILD;
    else if (field.type.type === 'number' && typeof value.value === 'number')
      values[field.index] = value.value;
    else if (field.type.type === 'value')
      values[field.index] = field.type.of.values.findIndex((each) => each.id === value.text);
    for (const other of sharedWith(vocabulary, field)) values[other.index] = values[field.index];
  }
  return values;
}

/** The fields of other kinds that are one with a field. */
const sharedWith = ({ fields }: Vocabulary, { id, shared, type }: FieldSymbol): FieldSymbol[] =>
  !shared || type.type !== 'value'
    ? []
    : fields.filter(
        (each) => each.shared && each.id === id && each.type.type === 'value' && each.type.of === type.of,
      );

/** Fields that no two cards share, alone (`unique: true`) or together (`unique: [colour, value]` of a kind). */
function checkUnique(
  s: Sources,
  vocabulary: Vocabulary,
  game: Node,
  cards: readonly CardData[],
  nodeOf: ReadonlyMap<CardData, MapNode>,
): void {
  for (const { value: kindNode, key } of entries(valueOf(game, 'kinds'))) {
    const kind = vocabulary.kinds.find((each) => each.id === key.text);
    if (!kind || kind.unread) continue;
    const groups = items(valueOf(kindNode, 'unique')).length > 0 ? [items(valueOf(kindNode, 'unique'))] : [];
    const own = kind.fields.filter(
      (field) => textAt(entry(valueOf(kindNode, 'fields'), field.id)?.value, 'unique') === 'true',
    );
    const sets = [
      ...groups.map((group) => group.flatMap((each) => refer(s, 'field', each, kind.fields) ?? [])),
      ...own.map((field) => [field]),
    ];
    for (const fields of sets) {
      // A duplicate field is reported with the shape of the game.
      if (fields.length === 0 || new Set(fields).size < fields.length) continue;
      const seen = new Map<string, CardData>();
      for (const card of cards.filter((each) => each.symbol.kind === kind)) {
        const values = fields.map((field) => card.values[field.index]);
        if (values.some((value) => value === WILD || value === NONE)) continue;
        const other = seen.get(values.join(' '));
        if (other) {
          const node = nodeOf.get(card)!;
          const at = valueOf(node, fields[0].id) ?? node;
          const shown = fields.map((field) => textAt(node, field.id)).join(' ');
          reportAtNode(s, 'game/same-value', at, {
            field: allOf(fields.map((field) => asIs(field.id))),
            value: shown,
            other: other.symbol.id,
          });
        } else seen.set(values.join(' '), card);
      }
    }
  }
}

/** Reads the texts of all cards, now that every word is known. */
export function linkCardTexts(
  s: Sources,
  vocabulary: Vocabulary,
  nodeOf: ReadonlyMap<CardData, MapNode>,
): void {
  const before = s.diagnostics.length;
  for (const [card, node] of nodeOf) {
    const { kind, id } = card.symbol;
    for (const field of kind.fields) {
      const text = valueOf(node, field.id);
      if (field.type.type !== 'language' || !text) continue;
      if (field.type.entry === 'condition') {
        const test = remembered(s, `condition ${kind.id}`, text, () =>
          printedCondition(s, vocabulary, kind, text),
        );
        if (!test) continue;
        (card.conditions as Map<string, Test>).set(field.id, test.value);
        writeAs(card, field.id, test.snippet);
        continue;
      }
      const called = ownNamesIn(card.symbol, text);
      const who = { acting: true, kind, ...(called && { called }) };
      const role: ProgramRole = { kind: 'card', card: id, field: field.id };
      if (field.type.entry === 'cost') {
        const price = remembered(s, `cost ${kind.id}`, text, () =>
          printedPrice(s, vocabulary, kind, text, role),
        );
        if (!price) continue;
        (card.texts as Map<string, NamedProgram>).set(field.id, standing(s, price.program, role, text));
        writeAs(card, field.id, price.program.snippet);
        if (price.payable) (card.conditions as Map<string, Test>).set(field.id, price.payable);
        continue;
      }
      if (field.type.entry !== 'effect') continue;
      const { verb } = field.type;
      const program = remembered(s, `effect ${kind.id} ${verb ?? ''} ${called ? id : ''}`, text, () =>
        verb ? objectsText(s, vocabulary, text, verb, role, who) : effectText(s, vocabulary, text, role, who),
      );
      if (!program) continue;
      (card.texts as Map<string, NamedProgram>).set(field.id, standing(s, program, role, text));
      writeAs(card, field.id, program.snippet);
    }
  }
  const found = s.diagnostics.splice(before);
  s.diagnostics.push(...newFindings(s.diagnostics, found));
}

/** A program at the present place of its text: its meaning may be known from another load. */
const standing = (s: Sources, known: NamedProgram, role: ProgramRole, node: Node): NamedProgram =>
  s.memory ? namedProgram(role, known.program, currentText(s, node, known.snippet)) : known;
