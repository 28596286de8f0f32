import { compileFeasibility } from '../choices/optional-feasibility.ts';
import type { Test } from '../../../../dsl/ir/expressions.ts';
import {
  givesValue,
  type CheckedAbility,
  type Modified,
  type EventPattern,
} from '../../../../dsl/ir/statements.ts';
import type { FieldSymbol } from '../../../../dsl/language/symbols/symbols.ts';
import { allVerbs } from '../../../../dsl/language/symbols/counter-verbs.ts';
import { NONE, type AbilityData, type Game } from '../../../game/linked-game.ts';
import { slotsOf, type Compiler } from '../codegen-context.ts';
import { seersOfZones } from '../../../engine/state/seat-visibility.ts';
import { controllerReader } from '../expressions/scalar-expressions.ts';
import { linkDemand } from '../expressions/permission-checks.ts';
import { historyOf } from './history-counts.ts';
import { idleOf } from './idle-triggers.ts';
import { interchangeable } from './interchangeable-triggers.ts';
import { isSameField, isBlank } from '../values/card-values.ts';
import { borrowersOf, isLent, loansOf } from '../values/lent-texts.ts';
import type {
  Interchangeability,
  ValueClosure,
  EdgeAbilities,
  EdgePart,
  LinkedAbility,
  LinkedPattern,
  Listening,
  Machine,
  Responding,
} from '../../../engine/program/machine.ts';

/** How much room the uses of limited abilities take, and where each has its own. */
export function abilityUses(game: Game): { readonly size: number; readonly at: readonly number[] } {
  let size = 0;
  const at = game.abilities.map((data) => {
    // What one effect allows is counted where the effect is.
    if (!data.ability.limit || data.ability.limit.per === 'effect') return -1;
    const here = size;
    size += Math.max(1, usersOf(game, data).length);
    return here;
  });
  return { size, at };
}

const isAnywhere = (ability: CheckedAbility): boolean => 'anywhere' in ability && ability.anywhere === true;

/** The cards that an ability can be used on: those that print it, or any where effects give it to others. */
function usersOf(game: Game, data: AbilityData): readonly number[] {
  const field = fieldWith(data);
  if (field && isLent(game, field)) return game.copies.map((_, copy) => copy);
  return data.card?.symbol.copies ?? [];
}

/** The field of a card that prints an ability; none of what gives or takes texts, which nothing gives or takes. */
function fieldWith({ role, card, ability }: AbilityData): FieldSymbol | undefined {
  if (!card || isOfTexts(ability) || role.kind !== 'ability' || role.of.kind !== 'card') return undefined;
  const { field } = role.of;
  return card.symbol.kind.fields.find(({ id }) => id === field);
}

/**
 * Whether an ability is always there, and else with which copies it comes into play; what effects create comes with none,
 * and what they give to other cards with any.
 */
export const presenceOf =
  (game: Game) =>
  (data: AbilityData): { readonly always: boolean; readonly copies: readonly number[] } => {
    const { ability, card, standing } = data;
    const field = fieldWith(data);
    const isLendable = field !== undefined && isLent(game, field);
    return {
      always: !standing && (!card || isAnywhere(ability) || isLendable),
      copies: standing ? [] : (card?.symbol.copies ?? []),
    };
  };

/** Compiles the conditions of all abilities and sorts them by what they wait for. */
export function compileResponding(c: Compiler): Responding | undefined {
  const { game } = c;
  if (game.abilities.length === 0 && game.vocabulary.history.questions.length === 0) return undefined;
  const uses = abilityUses(game);
  const alike = interchangeable(game.abilities);
  const abilities = game.abilities.map((data) => link(c, data, uses.at[data.index], alike(data)));
  const of = <K extends CheckedAbility['kind']>(kind: K): LinkedAbility[] =>
    abilities.filter(({ data }) => data.ability.kind === kind);
  const patterns = allVerbs(game.vocabulary).map(() => ({
    rules: [] as LinkedPattern[],
    prices: [] as LinkedPattern[],
    discounts: [] as LinkedPattern[],
    replacements: [] as LinkedPattern[],
    before: [] as LinkedPattern[],
    when: [] as LinkedPattern[],
  }));
  for (const ability of abilities) {
    const { ability: tree } = ability.data;
    if (!('patterns' in tree)) continue;
    for (const pattern of tree.patterns) {
      const lists = patterns[pattern.verb.index];
      const linked = linkPattern(c, ability, pattern);
      if (tree.kind === 'rule') lists.rules.push(linked);
      else if (tree.kind === 'price') lists.prices.push(linked);
      else if (tree.kind === 'lower-price') lists.discounts.push(linked);
      else if (tree.kind === 'replacement') lists.replacements.push(linked);
      else lists[tree.timing === 'before' ? 'before' : 'when'].push(linked);
    }
  }
  const modifiers = of('modifier');
  const modified = <K extends Modified['kind']>(kind: K) =>
    modifiers.filter(({ data }) => data.ability.kind === 'modifier' && data.ability.of.kind === kind);
  return {
    abilities,
    verbs: patterns.map((lists, verb) => ({
      ...lists,
      history: historyOf(c, verb),
      ends: game.vocabulary.ending.has(allVerbs(game.vocabulary)[verb]),
    })),
    hearings: new Map(),
    edges: edgesOf(of('edge')),
    activated: of('activated'),
    fields: byField(
      game,
      modified('field').filter((each) => !isMore(each)),
    ),
    valueSets: withMore(byField(game, modified('field'))),
    loans: loansByField(game, modified('text')),
    counters: grouped(modified('counter'), (of) => (of.kind === 'counter' ? of.counter : undefined)),
    multiplicities: multiplicitiesByField(modified('multiplicity')),
    rolls: modified('roll').filter(({ inAll }) => !inAll),
    comingRolls: modified('roll').filter(({ inAll }) => inAll),
    sights: of('sight'),
    seers: seersOfZones({ game, seats: c.layout.seats }),
    controllerIn: controllerReader(c),
  };
}

/** What waits for the beginning or end of a part of the flow, by which part. */
function edgesOf(abilities: readonly LinkedAbility[]): EdgeAbilities {
  const at = (edge: 'start' | 'end'): ReadonlyMap<EdgePart, readonly LinkedAbility[]> =>
    Map.groupBy(
      abilities.filter(({ data: { ability } }) => ability.kind === 'edge' && ability.edge === edge),
      ({ data: { ability } }) => {
        if (ability.kind !== 'edge') throw new TypeError(ability.kind);
        return typeof ability.of === 'string' ? ability.of : ability.of.index;
      },
    );
  return { start: at('start'), end: at('end') };
}

/** For each field what changes it: a change for cards of several kinds names the field of one of them. */
function byField(game: Game, abilities: readonly LinkedAbility[]): Map<FieldSymbol, LinkedAbility[]> {
  const groups = grouped(abilities, (of) => (of.kind === 'field' ? of.field : undefined));
  const named = [...groups.keys()];
  return new Map(
    game.fields.flatMap((field) => {
      const alike = named.filter((each) => isSameField(each, field));
      if (alike.length === 0) return [];
      const all = abilities.filter(
        ({ data: { ability } }) =>
          ability.kind === 'modifier' && ability.of.kind === 'field' && alike.includes(ability.of.field),
      );
      return [[field, all] as const];
    }),
  );
}

/** What says how many cards each counts as: everywhere, and for each field with phrases. */
function multiplicitiesByField(
  abilities: readonly LinkedAbility[],
): Map<FieldSymbol | undefined, LinkedAbility[]> {
  return new Map(
    [undefined, ...abilities.map(countedFor)].map((field) => [
      field,
      abilities.filter((each) => [undefined, field].includes(countedFor(each))),
    ]),
  );
}

const countedFor = ({ data: { ability } }: LinkedAbility): FieldSymbol | undefined =>
  ability.kind === 'modifier' && ability.of.kind === 'multiplicity' ? ability.of.for : undefined;

/** For each field the effects that give cards what others say in it; the same list for fields of the same effects. */
function loansByField(game: Game, abilities: readonly LinkedAbility[]): Map<FieldSymbol, LinkedAbility[]> {
  const lists = new Map<string, LinkedAbility[]>();
  return new Map(
    game.fields.flatMap((field) => {
      const own = new Set(loansOf(game, field).map(({ index }) => index));
      if (own.size === 0) return [];
      const key = [...own].join();
      const list = lists.get(key) ?? abilities.filter(({ index }) => own.has(index));
      lists.set(key, list);
      return [[field, list] as const];
    }),
  );
}

const isMore = ({ data: { ability } }: LinkedAbility): boolean =>
  ability.kind === 'modifier' && ability.change === 'also';

/** The fields of which cards may have several values. */
const withMore = (
  fields: ReadonlyMap<FieldSymbol, LinkedAbility[]>,
): ReadonlyMap<FieldSymbol, LinkedAbility[]> =>
  new Map([...fields].filter(([, abilities]) => abilities.some(isMore)));

function grouped<S>(
  abilities: readonly LinkedAbility[],
  key: (of: Modified) => S | undefined,
): Map<S, LinkedAbility[]> {
  const groups = new Map<S, LinkedAbility[]>();
  for (const each of abilities) {
    const symbol = each.data.ability.kind === 'modifier' ? key(each.data.ability.of) : undefined;
    if (symbol === undefined) continue;
    groups.set(symbol, [...(groups.get(symbol) ?? []), each]);
  }
  return groups;
}

function link(
  table: Compiler,
  data: AbilityData,
  uses: number,
  alike: Interchangeability | undefined,
): LinkedAbility {
  const { ability, card } = data;
  const c = table.forSlots?.(ability.slots) ?? table;
  const condition = 'condition' in ability ? ability.condition : undefined;
  const test =
    ability.kind === 'modifier' || ability.kind === 'sight'
      ? ability.test
      : ability.kind === 'edge'
        ? ability.whose
        : undefined;
  const payable = 'payable' in ability ? ability.payable : undefined;
  return {
    data,
    index: data.index,
    program: -1,
    copies: card?.symbol.copies ?? [],
    slots: ability.slots.length,
    anywhere: isAnywhere(ability),
    event: ability.event,
    outer: ability.outer,
    guard: ability.guard && c.test(ability.guard),
    condition: condition && c.test(condition),
    idle: 'condition' in ability ? idleOf(c, data) : undefined,
    alike,
    payable: payable && c.test(payable),
    possible:
      ability.kind === 'replacement' && ability.optional ? compileFeasibility(c, ability.acts) : undefined,
    demands: ability.kind === 'price' ? ability.demands.map((each) => linkDemand(c, each)) : [],
    test: test && c.test(test),
    ownOnly: ability.kind === 'modifier' && !ability.guard && asksOwnFirst(ability.test),
    amount: amountOf(c, ability),
    models: ability.kind === 'modifier' && ability.models ? c.many(ability.models) : undefined,
    seen: ability.kind === 'sight' ? c.many(ability.cards) : undefined,
    blank: blankField(c, data),
    borrowers: isAnywhere(ability) ? undefined : lentField(c, data),
    users: usersOf(c.game, data),
    uses: uses < 0 ? -1 : c.layout.uses + uses,
    times: ability.limit?.times ?? 0,
    inAll: ability.limit?.per === 'effect',
    during: ability.during.map(({ step, yours }) => ({
      step: step.sort === 'step' ? step.index : -1,
      window: step.sort === 'window' ? step.index : -1,
      yours,
    })),
  };
}

/** Whether a test of `it` of depth 1 begins with the question whether that is the card of the text. */
const asksOwnFirst = (test: Test): boolean =>
  test.op === 'and'
    ? test.parts.length > 0 && asksOwnFirst(test.parts[0])
    : test.op === 'compare' &&
      test.how === '=' &&
      test.left.op === 'it' &&
      test.left.depth === 1 &&
      test.right.op === 'this';

const isOfTexts = (ability: CheckedAbility): boolean =>
  ability.kind === 'modifier' && (ability.change === 'clear' || ability.of.kind === 'text');

/** What a modifier adds or sets, taking a value away leaves none; how much less is paid. */
function amountOf(c: Compiler, ability: CheckedAbility): ValueClosure | undefined {
  if (ability.kind === 'lower-price') return c.scalar(ability.amount);
  if (ability.kind !== 'modifier') return undefined;
  if (ability.change === 'clear') return () => NONE;
  return givesValue(ability) ? c.raw(ability.amount) : c.scalar(ability.amount);
}

/** Whether the text that prints an ability is blank on a card; what takes texts away cannot be taken away itself. */
function blankField(c: Compiler, data: AbilityData): ((m: Machine, card: number) => boolean) | undefined {
  const own = fieldWith(data);
  return own && isBlank(c, own);
}

/** The cards that have the text that prints an ability from another card. */
function lentField(c: Compiler, data: AbilityData): LinkedAbility['borrowers'] {
  const own = fieldWith(data);
  return own && borrowersOf(c, own, data.card!.symbol.copies);
}

function linkPattern(c: Compiler, ability: LinkedAbility, pattern: EventPattern): LinkedPattern {
  const own = c.forSlots?.(ability.data.ability.slots) ?? c;
  const { agent, arguments: slots, batch, together, itself, most, more } = pattern;
  const test = own.test(pattern.test);
  const doer = own.scalar({ op: 'local', slot: agent });
  return {
    ability,
    agent,
    arguments: slots,
    test: pattern.byPlayer ? (m) => doer(m) >= 0 && test(m) : test,
    batch: batch && { least: own.scalar(batch.least), most: batch.most && own.scalar(batch.most) },
    together: together && {
      slot: together.slot,
      pile: together.pile && own.scalar(together.pile),
      size: together.size && own.scalar(together.size),
      many: slotsOf(c.game, pattern.verb).some(
        ({ many }, i) => many && !pattern.verb.parameters[i].preposition,
      ),
    },
    itself,
    most: most && { question: most.done.question, times: most.times, done: own.scalar(most.done) },
    more,
  };
}

/** Whether anything listens to a verb, so that it has to be proposed before it is done. */
export const hasListeners = (listening: Listening): boolean =>
  listening.ends ||
  listening.rules.length +
    listening.prices.length +
    listening.replacements.length +
    listening.before.length +
    listening.when.length +
    listening.history.length >
    0;
