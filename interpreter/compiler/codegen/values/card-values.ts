import type { Scalar, Test } from '../../../../dsl/ir/expressions.ts';
import type { CounterSymbol, FieldSymbol } from '../../../../dsl/language/symbols/symbols.ts';
import { NONE, WILD, type Game } from '../../../game/linked-game.ts';
import { modified, modifiedSet } from '../../../engine/effects/continuous-modifiers.ts';
import {
  depthOf,
  isKnown,
  UNSET,
  type LinkedAbility,
  type Machine,
  type ValueClosure,
  type ConditionClosure,
} from '../../../engine/program/machine.ts';
import type { Compiler } from '../codegen-context.ts';

/** A value of a card: what is printed or counted, with all that changes it. */
export type OfCard = (m: Machine, card: number) => number;

/** A field of a card; the value tried for a wild card stands for `any`. */
export function cardField(c: Compiler, of: FieldSymbol): OfCard {
  const plain = printed(c, of);
  const own = ownFields(c, of);
  const changed = changedFields(c);
  const changes = own.map((field) => isOneOf(changed, field));
  if (!changes.includes(true)) return plain;
  const { type } = of;
  const least = type.type === 'number' ? (type.from ?? Number.MIN_SAFE_INTEGER) : Number.MIN_SAFE_INTEGER;
  const most = type.type === 'number' ? (type.to ?? Number.MAX_SAFE_INTEGER) : Number.MAX_SAFE_INTEGER;
  // What a wild card may stand for is gone as well.
  const gone = of.wild ? isBlank(c, of) : undefined;
  const more = valueSet(c, of);
  const modifiers: (readonly LinkedAbility[])[] = [];
  return (m, card) => {
    const value = plain(m, card);
    if (gone?.(m, card)) return NONE;
    if (card < 0 || value === WILD || !changes[card]) return value;
    // What a card of the kind does not print it has as soon as something changes it: a number begins at 0.
    if (value === NONE && own[card].kind !== c.game.copies[card].symbol.kind) return value;
    const about = (modifiers[card] ??= m.responding!.fields.get(own[card]) ?? []);
    const now = modified(m, about, card, value);
    if (now === NONE) return more ? lowestIn(more(m, card)) : now;
    return Math.min(most, Math.max(least, now));
  };
}

/** The fields that texts of a game change. */
interface ChangedFields {
  readonly all: ReadonlySet<FieldSymbol>;
  /** Those that may get one more value. */
  readonly several: ReadonlySet<FieldSymbol>;
}

const changed = new WeakMap<Game, ChangedFields>();

/** Looked for once: many expressions ask it, and a game may have thousands of texts. */
function changesOf({ game }: Compiler): ChangedFields {
  let known = changed.get(game);
  if (!known) {
    const found = game.abilities.flatMap(({ ability }) =>
      ability.kind === 'modifier' && ability.of.kind === 'field'
        ? [{ field: ability.of.field, isMore: ability.change === 'also' }]
        : [],
    );
    known = {
      all: new Set(found.map(({ field }) => field)),
      several: new Set(found.flatMap(({ field, isMore }) => (isMore ? [field] : []))),
    };
    changed.set(game, known);
  }
  return known;
}

const changedFields = (c: Compiler): ReadonlySet<FieldSymbol> => changesOf(c).all;

/** Whether texts of the game change a field, or one of the same name that cards of other kinds have. */
export const isFieldChanged = (c: Compiler, field: FieldSymbol): boolean => isOneOf(changedFields(c), field);

/** Whether texts of the game change what any card says in any field. */
export const someFieldChanged = (c: Compiler): boolean => changedFields(c).size > 0;

const isOneOf = (fields: ReadonlySet<FieldSymbol>, field: FieldSymbol): boolean =>
  [...fields].some((each) => isSameField(each, field));

/** What cards print in a field, a number a card. */
const columnOf = (c: Compiler, of: FieldSymbol): Int32Array => ownColumn(c, of).column;

/** What cards print in a field, where nothing changes it and no card leaves it open: a number a card; else nothing. */
export const printedColumn = (c: Compiler, of: FieldSymbol): Int32Array | undefined =>
  of.wild ? undefined : unchangedColumn(c, of);

/** The same where cards may leave it open as well. */
export function unchangedColumn(c: Compiler, of: FieldSymbol): Int32Array | undefined {
  const own = ownFields(c, of);
  const changed = changedFields(c);
  return own.some((field) => isOneOf(changed, field)) ? undefined : columnOf(c, of);
}

/** Where the values that are tried for wild cards of a field begin. */
export const triedFrom = ({ game, layout }: Compiler, of: FieldSymbol): number =>
  game.fields.indexOf(of) * layout.cards;

/** The lowest value of a set; none of an empty one. */
const lowestIn = (set: number): number => (set === 0 ? NONE : 31 - Math.clz32(set & -set));

/** The values of a field that a card has, as bits; none where no text of the game lets a card have several of them. */
export function valueSet(c: Compiler, of: FieldSymbol): OfCard | undefined {
  const { several } = changesOf(c);
  if (of.type.type !== 'value' || several.size === 0) return undefined;
  const own = ownFields(c, of);
  if (!own.some((field) => isOneOf(several, field))) return undefined;
  const plain = printed(c, of);
  return (m, card) => {
    if (card < 0) return 0;
    const value = plain(m, card);
    const bits = isKnown(value) ? 1 << value : 0;
    if (own[card].kind !== c.game.copies[card].symbol.kind) return bits;
    return modifiedSet(m, m.responding!.valueSets.get(own[card]) ?? [], card, bits);
  };
}

/** The values of something that is compared, as bits; none where it has one at most. */
export function valuesOfScalar(c: Compiler, tree: Scalar): ValueClosure | undefined {
  const of = tree.op === 'field' ? valueSet(c, tree.field) : undefined;
  if (!of || tree.op !== 'field') return undefined;
  const card = c.scalar(tree.card);
  return (m) => of(m, card(m));
}

/** One value as bits: none where there is no value. */
export const bitOf = (value: number): number => (isKnown(value) && value >= 0 ? 1 << value : 0);

const oneValue =
  (value: ValueClosure): ValueClosure =>
  (m) =>
    bitOf(value(m));

/** Compares what may have several values: it is what it shares a value with, and is not what it shares none with. */
export function comparingSets(
  c: Compiler,
  { how, left, right }: Test & { op: 'compare' },
): ConditionClosure | undefined {
  if (how !== '=' && how !== '<>') return undefined;
  const [several, others] = [valuesOfScalar(c, left), valuesOfScalar(c, right)];
  if (!several && !others) return undefined;
  const ours = several ?? oneValue(c.raw(left));
  const theirs = others ?? oneValue(c.raw(right));
  if (how === '=') return (m) => (ours(m) & theirs(m)) !== 0;
  return (m) => {
    const [one, other] = [ours(m), theirs(m)];
    return one !== 0 && other !== 0 && (one & other) === 0;
  };
}

/** Whether something holds of one of the values of a set. */
export function ofSome(set: number, holds: (value: number) => boolean): boolean {
  for (let left = set; left !== 0; left &= left - 1) if (holds(31 - Math.clz32(left & -left))) return true;
  return false;
}

/** Whether the text of a field is blank on a card; nothing where no text of the game takes it away. */
export function isBlank(c: Compiler, of: FieldSymbol): ((m: Machine, card: number) => boolean) | undefined {
  const own = ownFields(c, of);
  const cleared = c.game.abilities.some(
    ({ ability }) =>
      ability.kind === 'modifier' &&
      ability.change === 'clear' &&
      ability.of.kind === 'field' &&
      isSameField(ability.of.field, of),
  );
  if (!cleared) return undefined;
  return (m, card) => card >= 0 && modified(m, m.responding!.fields.get(own[card]) ?? [], card, 0) === NONE;
}

/** For each copy the field of its own kind that has this name and type, else the field itself. */
const ownFields = (c: Compiler, of: FieldSymbol): readonly FieldSymbol[] => ownColumn(c, of).fields;

interface OwnColumn {
  readonly fields: readonly FieldSymbol[];
  readonly column: Int32Array;
}

const ownColumns = new WeakMap<Game, Map<FieldSymbol, OwnColumn>>();

/** By card the field that it prints, and its value: made once for all expressions, as there may be thousands of both. */
function ownColumn({ game }: Compiler, of: FieldSymbol): OwnColumn {
  let known = ownColumns.get(game);
  if (!known) ownColumns.set(game, (known = new Map()));
  let own = known.get(of);
  if (!own) {
    const alike = game.fields.filter((each) => isSameField(each, of));
    const fields = game.copies.map(({ symbol }) => alike.find((each) => each.kind === symbol.kind) ?? of);
    const column = Int32Array.from(
      game.copies,
      ({ values }, card) => values[game.fields.indexOf(fields[card])] ?? NONE,
    );
    known.set(of, (own = { fields, column }));
  }
  return own;
}

/** What is printed on the card. Cards of another kind print it where that kind has a field of this name and type. */
function printed(c: Compiler, of: FieldSymbol): OfCard {
  const column = columnOf(c, of);
  if (!of.wild) return (_, card) => column[card] ?? NONE;
  const tried = triedFrom(c, of);
  return (m, card) => {
    const value = column[card] ?? NONE;
    if (value !== WILD) return value;
    const now = m.tried[tried + card];
    return now === UNSET ? WILD : now;
  };
}

/** Whether two fields of different kinds hold the same sort of value under the same name. */
export const isSameField = (one: FieldSymbol, other: FieldSymbol): boolean =>
  one === other ||
  (one.id === other.id &&
    !one.wild &&
    !other.wild &&
    one.type.type === other.type.type &&
    !('entry' in one.type && 'entry' in other.type && one.type.entry !== other.type.entry) &&
    !('of' in one.type && 'of' in other.type && one.type.of !== other.type.of));

/** A counter of a card; `NONE` for cards that do not have it. */
export function cardCounter(c: Compiler, { counter, owner }: Scalar & { op: 'counter' }): ValueClosure {
  const read = cardCounterOf(c, counter);
  const card = c.scalar(owner!);
  const depth = depthOf(card);
  return (m) => read(m, depth >= 0 ? m.it[depth] : card(m));
}

/** A counter of any card. */
export function cardCounterOf(c: Compiler, counter: CounterSymbol): OfCard {
  const at = c.layout.state.counters + counter.index * c.layout.cards;
  const has = Uint8Array.from(c.game.copies, ({ symbol }) => (counter.kinds?.includes(symbol.kind) ? 1 : 0));
  if (!isChanged(c, counter)) return (m, of) => (has[of] === 1 ? m.p[at + of] : NONE);
  return (m, of) => {
    if (has[of] !== 1) return NONE;
    const now = modified(m, m.responding!.counters.get(counter)!, of, m.p[at + of]);
    return Math.max(counter.from ?? now, Math.min(counter.to ?? now, now));
  };
}

const isChanged = (c: Compiler, counter: CounterSymbol): boolean =>
  c.game.abilities.some(
    ({ ability }) =>
      ability.kind === 'modifier' && ability.of.kind === 'counter' && ability.of.counter === counter,
  );
