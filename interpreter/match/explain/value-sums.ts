/** Where the numbers and values of a card come from: what it prints, and all that changes it. */
import { functionMeaning } from '../../../dsl/ir/called-functions.ts';
import type { Call, Many, Scalar } from '../../../dsl/ir/expressions.ts';
import { reserved } from '../../../dsl/ir/registers.ts';
import type { CounterSymbol, FieldSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { evaluatorFor, guarded } from '../../compiler/codegen/evaluator.ts';
import { modifiersOf, sinceWhen } from '../../engine/effects/continuous-modifiers.ts';
import type { LinkedAbility } from '../../engine/program/machine.ts';
import { counterAt } from '../../engine/state/position-layout.ts';
import { isAmong, seersOf, seersOfZones } from '../../engine/state/seat-visibility.ts';
import { abilityOf, recordOf } from '../../engine/triggers/ability-instances.ts';
import { NONE, WILD, type BadgeText } from '../../game/linked-game.ts';
import type { TextPiece } from '../../game/localized-pieces.ts';
import type { Snippet } from '../../../dsl/text/source.ts';
import type { Match } from '../match.ts';
import { A_CARD } from '../value-names.ts';
import { checkSeat } from '../seats.ts';
import { badgesOf } from '../view/badges.ts';

/** A number or value of a card that is not simply what it prints, with what it is made of. */
export interface ValueSum {
  readonly of: 'field' | 'counter' | 'badge';
  /** The id of the field, counter or badge. */
  readonly id: string;
  /** What it is now: a number, or the ids of the values that it has. */
  readonly value: number | readonly string[];
  /** Of a badge: the greatest that it can be. */
  readonly outOf?: number;
  readonly parts: readonly ValuePart[];
  /** What the greatest one is made of, where it has several parts. */
  readonly partsOfMost?: readonly ValuePart[];
}

/** A part of a number or value, in the order in which they count. */
export interface ValuePart {
  /**
   * `printed`: what the card prints; `counted`: what it has of a counter; `added`, `set`, `also`, `cleared`: a text that
   * lasts changes it; `card`: what one of several cards has; `part`: a part with a name; `number`: one without;
   * `bound`: what a limit adds or takes away.
   */
  readonly is:
    | 'printed'
    | 'counted'
    | 'added'
    | 'set'
    | 'also'
    | 'cleared'
    | 'card'
    | 'part'
    | 'number'
    | 'bound';
  /** How much of it: what is added or taken away, or what it is set to; the id of a value; nothing for `cleared`. */
  readonly amount?: number | string;
  /** The id of a field, counter or function, or the name that a sum gives its part. */
  readonly label?: string;
  /** The card whose text it is, as views call it: `a card` where the seat does not see which, `a rule` where it is none. */
  readonly by?: string;
  /** The text that does it, where the seat may read it. */
  readonly text?: TextPiece & { readonly snippet: Snippet };
  /** Whether it makes no difference: something that came later sets the value. */
  readonly overruled?: true;
  readonly parts?: readonly ValuePart[];
}

/**
 * The numbers and values of a card that something has changed, and the badges that are sums, each with its parts. `card` is
 * its name in the view of the seat. A card whose face the seat does not see has none; what cards do that the seat does not
 * see is there as one amount by `a card`. Throws `SeatError` for a seat that is not there.
 */
export function sumsOf(match: Match, seat: number, card: string): ValueSum[] {
  checkSeat(match, seat);
  const found = match.game.copyNames.indexOf(card);
  return found < 0 || !isSeen(match, seat, found) ? [] : new Sums(match, seat).ofCard(found);
}

const isSeen = ({ table, runner }: Match, seat: number, card: number): boolean =>
  isAmong(seersOf(table, seersOfZones(table), runner.m.p, card), seat, table.seats);

const marked: Scalar = { op: 'it', depth: reserved.marked };

/** A change of a field or counter by a text that lasts. */
interface Change {
  readonly is: 'added' | 'set' | 'also' | 'cleared';
  readonly amount: number;
  readonly card: number;
  readonly instance: number;
  readonly since: number;
}

class Sums {
  private readonly match: Match;
  private readonly seat: number;

  constructor(match: Match, seat: number) {
    this.match = match;
    this.seat = seat;
  }

  ofCard(card: number): ValueSum[] {
    const { game, runner } = this.match;
    const { it } = runner.m;
    const before = [it[reserved.marked], it[reserved.looking]];
    it[reserved.marked] = card;
    it[reserved.looking] = this.seat;
    const badges = badgesOf(this.match, this.seat, card).flatMap(({ badge, value, outOf }) => {
      const says = game.table.badges.find(
        ({ id, kind }) => id === badge && kind === game.copies[card].symbol.kind,
      )?.says;
      return says?.form === 'is' && typeof value === 'number' ? this.ofBadge(badge, says, value, outOf) : [];
    });
    const shown = new Set(badges.map(({ tree }) => symbolOf(tree)));
    const { kind } = game.copies[card].symbol;
    const fields = kind.fields.flatMap((field) => (shown.has(field) ? [] : this.ofField(field, card)));
    const counters = game.vocabulary.counters.flatMap((counter) =>
      counter.of === 'card' && !counter.holds && counter.kinds?.includes(kind) && !shown.has(counter)
        ? this.ofCounter(counter, card)
        : [],
    );
    [it[reserved.marked], it[reserved.looking]] = before;
    return [...fields, ...counters, ...badges.map(({ sum }) => sum)];
  }

  private ofBadge(
    id: string,
    says: BadgeText & { form: 'is' },
    value: number,
    outOf: number | undefined,
  ): { readonly tree: Scalar; readonly sum: ValueSum }[] {
    const parts = this.partsOf(says.value) ?? [];
    const most = (says.outOf && this.partsOf(says.outOf)) ?? [];
    if (!isSum(parts) && !isSum(most)) return [];
    const sum: ValueSum = {
      of: 'badge',
      id,
      value,
      parts,
      ...(outOf === undefined ? {} : { outOf }),
      ...(isSum(most) ? { partsOfMost: most } : {}),
    };
    return [{ tree: says.value, sum }];
  }

  private ofField(field: FieldSymbol, card: number): ValueSum[] {
    const parts = this.fieldParts(field, card);
    if (!parts || !isSum(parts)) return [];
    if (field.type.type === 'number')
      return [{ of: 'field', id: field.id, value: this.value(fieldOf(field)) ?? 0, parts }];
    const has = parts.filter(({ overruled, amount }) => !overruled && amount !== undefined);
    return [{ of: 'field', id: field.id, value: has.map(({ amount }) => String(amount)), parts }];
  }

  private ofCounter(counter: CounterSymbol, card: number): ValueSum[] {
    const parts = this.counterParts(counter, card);
    if (!isSum(parts)) return [];
    return [{ of: 'counter', id: counter.id, value: this.value(counterOf(counter)) ?? 0, parts }];
  }

  /** What a number is made of; nothing where it has no parts that mean something to a person. */
  private partsOf(tree: Scalar): readonly ValuePart[] | undefined {
    switch (tree.op) {
      case 'field': {
        const card = this.value(tree.card) ?? -1;
        return card < 0 || !isSeen(this.match, this.seat, card)
          ? undefined
          : this.fieldParts(tree.field, card);
      }
      case 'counter': {
        const card = tree.counter.of === 'card' && tree.owner ? (this.value(tree.owner) ?? -1) : -1;
        return card < 0 ? undefined : this.counterParts(tree.counter, card);
      }
      case 'called':
        return this.called(tree);
      case '+':
        return [...this.side(tree.left), ...this.side(tree.right)];
      case '-':
        return [...this.side(tree.left), ...this.side(tree.right).map(negated)];
      case 'greater':
      case 'lesser': {
        const [left, right] = [this.value(tree.left) ?? 0, this.value(tree.right) ?? 0];
        return this.partsOf((tree.op === 'greater') === left >= right ? tree.left : tree.right);
      }
      case 'total':
        return this.ofCards(tree);
      default:
        return undefined;
    }
  }

  /** A side of an addition: one part with a name, or those of a sum within. */
  private side(tree: Scalar): readonly ValuePart[] {
    const parts = this.partsOf(tree);
    if (parts && (tree.op === '+' || tree.op === '-')) return parts;
    const amount = this.value(tree) ?? 0;
    const label = tree.op === 'called' ? tree.function.id : symbolOf(tree)?.id;
    if (label === undefined) return amount === 0 ? [] : [{ is: 'number', amount }];
    return amount === 0 ? [] : [named(label, amount, parts)];
  }

  private called(tree: Call): readonly ValuePart[] | undefined {
    const meaning = functionMeaning(tree.function);
    if (!meaning || meaning.form === 'if') return undefined;
    return this.bound(tree, () => {
      if (meaning.form === 'is') return this.partsOf(meaning.value);
      if (meaning.form === 'cases') {
        const { holds } = evaluatorFor(this.match.table);
        const { m } = this.match.runner;
        const found = meaning.cases.find(({ test }) => !test || holds(m, test));
        return found && this.partsOf(found.value);
      }
      const parts = meaning.terms.flatMap(({ label, value }) => this.term(label, value));
      const least = meaning.least && this.value(meaning.least);
      const lacks = least === undefined ? 0 : least - added(parts);
      return lacks > 0 ? [...parts, { is: 'bound', amount: lacks }] : parts;
    });
  }

  /** A part of a sum. A word that means nothing in the game is no name for people: then it is called after what it reads. */
  private term(label: string, value: Scalar): readonly ValuePart[] {
    const amount = this.value(value) ?? 0;
    if (amount === 0) return [];
    const parts = this.partsOf(value) ?? [];
    if (this.match.game.vocabulary.terms.has(label)) return [named(label, amount, parts)];
    const isPrinted = parts.length === 1 && parts[0].is === 'printed';
    return isPrinted ? parts : [named(symbolOf(value)?.id ?? label, amount, parts)];
  }

  /** Asks something about the body of a function, with its arguments in their places. */
  private bound<T>({ function: fn, you, arguments: given }: Call, ask: () => T): T {
    const { it } = this.match.runner.m;
    const values: (readonly [at: number, value: number])[] = [
      ...(you ? [[fn.first, this.value(you) ?? -1] as const] : []),
      ...given.map((each, i) => [fn.first + 1 + i, this.value(each) ?? -1] as const),
    ];
    const before = values.map(([at]) => it[at]);
    for (const [at, value] of values) it[at] = value;
    const found = ask();
    values.forEach(([at], i) => (it[at] = before[i]));
    return found;
  }

  /** What each of several cards has of a number. */
  private ofCards({
    of,
    depth,
    value,
  }: {
    readonly of: Many;
    readonly depth: number;
    readonly value: Scalar;
  }): readonly ValuePart[] | undefined {
    const owner = value.op === 'field' ? value.card : value.op === 'counter' ? value.owner : undefined;
    if (owner?.op !== 'it' || owner.depth !== depth) return undefined;
    const { runner, table } = this.match;
    const { it } = runner.m;
    const before = it[depth];
    const parts = (evaluatorFor(table).list(runner.m, of) ?? []).flatMap((card): ValuePart[] => {
      it[depth] = card;
      const amount = this.value(value) ?? 0;
      if (amount === 0) return [];
      const within = isSeen(this.match, this.seat, card) ? this.partsOf(value) : undefined;
      return [
        { is: 'card', amount, by: this.nameOf(card), ...(within && isSum(within) ? { parts: within } : {}) },
      ];
    });
    it[depth] = before;
    return unseenAsOne(parts);
  }

  /** What a card prints in a field, and what changes it; nothing where it holds neither a number nor a value. */
  private fieldParts(field: FieldSymbol, card: number): readonly ValuePart[] | undefined {
    const { game, runner } = this.match;
    const { responding } = runner.m;
    const { type } = field;
    const own = game.copies[card].symbol.kind.fields.find(({ id }) => id === field.id);
    if (!own || (type.type !== 'number' && type.type !== 'value')) return undefined;
    const printed = game.copies[card].values[game.fields.indexOf(own)] ?? NONE;
    if (printed === WILD) return undefined;
    const lists =
      type.type === 'value' && responding?.valueSets.has(own) ? responding.valueSets : responding?.fields;
    const changes = this.changesOf(lists?.get(own), card);
    const amountOf = (amount: number): number | string | undefined =>
      amount === NONE ? undefined : type.type === 'value' ? type.of.values[amount]?.id : amount;
    const start: ValuePart[] = printed === NONE ? [] : [{ is: 'printed', amount: amountOf(printed)! }];
    const parts = this.changed(start, changes, amountOf);
    if (type.type === 'value' || changes.length === 0) return parts;
    const off = (this.valueOn(card, fieldOf(own)) ?? 0) - added(parts);
    return off === 0 ? parts : [...parts, { is: 'bound', amount: off }];
  }

  /** What a card has of a counter, and what changes that. */
  private counterParts(counter: CounterSymbol, card: number): readonly ValuePart[] {
    const { m } = this.match.runner;
    const { p, layout, responding } = m;
    const count = p[counterAt(layout, counter, card)];
    const changes = this.changesOf(responding?.counters.get(counter), card);
    const start: ValuePart[] = count === 0 && changes.length > 0 ? [] : [{ is: 'counted', amount: count }];
    const parts = this.changed(start, changes, (amount) => amount);
    const value = this.valueOn(card, counterOf(counter));
    const off = changes.length === 0 || value === undefined ? 0 : value - added(parts);
    return off === 0 ? parts : [...parts, { is: 'bound', amount: off }];
  }

  /** All changes of a field or counter of a card, in the order in which they came. */
  private changesOf(modifiers: readonly LinkedAbility[] | undefined, thing: number): Change[] {
    const { m } = this.match.runner;
    const changes: Change[] = [];
    guarded(m, () =>
      modifiersOf(m, modifiers, thing, (amount, card, _, instance) => {
        const { ability } = abilityOf(m, instance).data;
        const how = ability.kind === 'modifier' ? ability.change : 'add';
        const is = how === 'add' ? 'added' : how === 'clear' ? 'cleared' : how;
        if (is !== 'added' || amount !== 0)
          changes.push({ is, amount, card, instance, since: sinceWhen(m, instance, card) });
      }),
    );
    return changes.sort((a, b) => a.since - b.since);
  }

  /** What it begins with, and the changes: what sets it comes first, and the last that does counts. */
  private changed(
    start: readonly ValuePart[],
    changes: readonly Change[],
    amountOf: (amount: number) => number | string | undefined,
  ): ValuePart[] {
    const part = ({ is, amount, card, instance }: Change): ValuePart => {
      const shown = amountOf(amount);
      const text = this.textOf(card, instance);
      return {
        is,
        ...(shown === undefined ? {} : { amount: shown }),
        by: this.nameOf(card),
        ...(text ? { text } : {}),
      };
    };
    const sets = changes.filter(({ is }) => is === 'set' || is === 'cleared');
    const last = sets.at(-1);
    const overruled = (parts: readonly ValuePart[]): ValuePart[] =>
      parts.map((each) => ({ ...each, overruled: true }));
    const since = last?.since ?? -1;
    const also = changes.filter(({ is }) => is === 'also');
    return [
      ...(last ? overruled([...start, ...sets.slice(0, -1).map(part)]) : start),
      ...overruled(also.filter((each) => each.since < since).map(part)),
      ...(last ? [part(last)] : []),
      ...also.filter((each) => each.since >= since).map(part),
      ...unseenAsOne(changes.filter(({ is }) => is === 'added').map(part)),
    ];
  }

  private nameOf(card: number): string {
    if (card < 0) return 'a rule';
    return isSeen(this.match, this.seat, card) ? this.match.names.card(card) : A_CARD;
  }

  /** The text of a change: effects that last are announced, and a card in play that is face down keeps its own to itself. */
  private textOf(card: number, instance: number): ValuePart['text'] {
    if (card >= 0 && recordOf(instance) < 0 && !isSeen(this.match, this.seat, card)) return undefined;
    const { snippet, ability } = abilityOf(this.match.runner.m, instance).data;
    return { snippet, span: ability.span };
  }

  /** A number of a card that is looked at. */
  private valueOn(card: number, tree: Scalar): number | undefined {
    const { it } = this.match.runner.m;
    const before = it[reserved.marked];
    it[reserved.marked] = card;
    const value = this.value(tree);
    it[reserved.marked] = before;
    return value;
  }

  private readonly value = (tree: Scalar): number | undefined =>
    evaluatorFor(this.match.table).value(this.match.runner.m, tree);
}

const trees = new WeakMap<FieldSymbol | CounterSymbol, Scalar>();

/** The number of the card that is looked at; the same tree each time, so that it is compiled once. */
function fieldOf(field: FieldSymbol): Scalar {
  const known = trees.get(field) ?? { op: 'field', field, card: marked };
  trees.set(field, known);
  return known;
}

function counterOf(counter: CounterSymbol): Scalar {
  const known = trees.get(counter) ?? { op: 'counter', counter, owner: marked };
  trees.set(counter, known);
  return known;
}

/** The field or counter that a number is. */
const symbolOf = (tree: Scalar): FieldSymbol | CounterSymbol | undefined =>
  tree.op === 'field' ? tree.field : tree.op === 'counter' ? tree.counter : undefined;

/** A part with a name; what is made of a single part that is a sum itself is made of what that one is made of. */
function named(label: string, amount: number, parts: readonly ValuePart[] = []): ValuePart {
  const within = parts.length === 1 && parts[0].parts ? parts[0].parts : parts;
  return { is: 'part', label, amount, ...(isSum(within) ? { parts: within } : {}) };
}

const negated = (part: ValuePart): ValuePart =>
  typeof part.amount === 'number' ? { ...part, amount: -part.amount } : part;

/** What parts add up to: the last that sets it, and what is added. */
const added = (parts: readonly ValuePart[]): number =>
  parts.reduce(
    (sum, { amount, overruled }) => sum + (overruled || typeof amount !== 'number' ? 0 : amount),
    0,
  );

/** Whether parts say more than the number alone: there are several, or something changes it. */
const isSum = (parts: readonly ValuePart[]): boolean =>
  parts.length > 1 || parts.some(({ is, parts: within }) => !PLAIN.has(is) || (within && isSum(within)));

const PLAIN: ReadonlySet<ValuePart['is']> = new Set(['printed', 'counted', 'number', 'part']);

/** What cards do that are not seen comes last, as one amount: not even how many they are is known. */
function unseenAsOne(parts: readonly ValuePart[]): ValuePart[] {
  const isUnseen = ({ by, text }: ValuePart): boolean => by === A_CARD && !text;
  const unseen = parts.filter(isUnseen);
  const amount = added(unseen);
  return [
    ...parts.filter((part) => !isUnseen(part)),
    ...(amount === 0 ? [] : [{ is: unseen[0].is, amount, by: A_CARD }]),
  ];
}
