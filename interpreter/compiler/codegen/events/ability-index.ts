import type { Ability, Modified, Pattern } from '../../../../dsl/ir/abilities.ts';
import { allVerbs } from '../../../../dsl/language/symbols/counter-verbs.ts';
import type { CounterSymbol, FieldSymbol } from '../../../../dsl/language/symbols/symbols.ts';
import type { AbilityData, Game } from '../../../game/linked-game.ts';
import type { Compiler, Get, Holds } from '../codegen-context.ts';
import { idleOf, type Idle } from './idle-triggers.ts';

/** What an ability waits for, ready to be asked. */
export interface LinkedPattern {
  readonly ability: LinkedAbility;
  readonly agent: number;
  readonly arguments: readonly number[];
  readonly test: Holds;
  /** How many objects at once it waits for. */
  readonly batch: { readonly least: Get; readonly most: Get | undefined } | undefined;
  readonly itself: boolean;
}

/** An ability, ready to run. */
export interface LinkedAbility {
  readonly data: AbilityData;
  readonly index: number;
  /** The program of what it does; -1 where it only stands. */
  program: number;
  /** Copies of the card that prints it; none for rules of the game and what effects brought about. */
  readonly copies: readonly number[];
  readonly slots: number;
  /** Locals that a record keeps: those of the event, then those of the effect that brought it about. */
  readonly event: readonly number[];
  readonly outer: readonly number[];
  readonly guard: Holds | undefined;
  readonly condition: Holds | undefined;
  /** Of triggered ones: when it does nothing. */
  readonly idle: Idle | undefined;
  /** Of activated ones: whether the price can be paid. */
  readonly payable: Holds | undefined;
  /** Of modifiers and edges: whether it is about `it` of depth 1. */
  readonly test: Holds | undefined;
  readonly amount: Get | undefined;
  /** Where its uses are counted, one number a copy; -1 where it may be used without limit. */
  readonly uses: number;
  readonly times: number;
  /** Steps in which it is there, with whether it must be its controller's turn; empty: always. */
  readonly during: readonly { readonly step: number; readonly window: number; readonly yours: boolean }[];
}

/** What listens to a verb. */
export interface Listening {
  readonly rules: readonly LinkedPattern[];
  readonly replacements: readonly LinkedPattern[];
  readonly before: readonly LinkedPattern[];
  readonly when: readonly LinkedPattern[];
  /** Questions about the past that count it. */
  readonly history: readonly HistoryCount[];
}

export interface HistoryCount {
  readonly at: number;
  readonly subject: 'agent' | 'object' | 'by';
  /** Per copy whether it counts; none: all. */
  readonly kinds: Uint8Array | undefined;
  /** The parameter that is the card that did it. */
  readonly by: number;
  /** Counts how much it was, which stands behind `by`, and not how often. */
  readonly amounts: boolean;
}

/** How what a verb brings about can wait for this very verb, in the frame that proposes it. */
export interface Hearing {
  /** What names its own card: the tool in `when you sell a fruit using this`. */
  readonly patterns: readonly LinkedPattern[];
  readonly parameters: number;
  readonly direct: number;
  readonly many: boolean;
  /** The local with the serial number at which the event began. */
  readonly since: number;
  /** From this address on the event no longer looks for what waits for it. */
  readonly from: number;
}

/** Everything that waits, forbids or changes values in a game. */
export interface Responding {
  readonly abilities: readonly LinkedAbility[];
  readonly verbs: readonly Listening[];
  /** By the program that proposes a verb; verbs that nothing can wait for in this way are left out. */
  readonly hearings: Map<number, Hearing>;
  readonly edges: readonly LinkedAbility[];
  readonly activated: readonly LinkedAbility[];
  readonly fields: ReadonlyMap<FieldSymbol, readonly LinkedAbility[]>;
  readonly counters: ReadonlyMap<CounterSymbol, readonly LinkedAbility[]>;
  readonly rolls: readonly LinkedAbility[];
  /** Who has a card; -1 for nobody. */
  readonly controller: Get;
  /** Depth of the candidate that `controller` asks about. */
  readonly controllerOf: number;
}

/** The depth of candidates for the controller of a card. */
const CONTROLLED = 57;

/** How much room the uses of limited abilities take, and where each has its own. */
export function usesOf(game: Game): { readonly size: number; readonly at: readonly number[] } {
  let size = 0;
  const at = game.abilities.map(({ ability, card }) => {
    if (!ability.limit) return -1;
    const here = size;
    size += Math.max(1, card?.symbol.copies.length ?? 1);
    return here;
  });
  return { size, at };
}

/** Compiles the conditions of all abilities and sorts them by what they wait for. */
export function compileResponding(c: Compiler): Responding | undefined {
  const { game } = c;
  if (game.abilities.length === 0 && game.vocabulary.history.questions.length === 0) return undefined;
  const uses = usesOf(game);
  const abilities = game.abilities.map((data) => link(c, data, uses.at[data.index]));
  const of = <K extends Ability['kind']>(kind: K): LinkedAbility[] =>
    abilities.filter(({ data }) => data.ability.kind === kind);
  const patterns = allVerbs(game.vocabulary).map(() => ({
    rules: [] as LinkedPattern[],
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
      else if (tree.kind === 'replacement') lists.replacements.push(linked);
      else lists[tree.timing === 'before' ? 'before' : 'when'].push(linked);
    }
  }
  const modifiers = of('modifier');
  const modified = <K extends Modified['kind']>(kind: K) =>
    modifiers.filter(({ data }) => data.ability.kind === 'modifier' && data.ability.of.kind === kind);
  return {
    abilities,
    verbs: patterns.map((lists, verb) => ({ ...lists, history: historyOf(c, verb) })),
    hearings: new Map(),
    edges: of('edge'),
    activated: of('activated'),
    fields: grouped(modified('field'), (of) => (of.kind === 'field' ? of.field : undefined)),
    counters: grouped(modified('counter'), (of) => (of.kind === 'counter' ? of.counter : undefined)),
    rolls: modified('roll'),
    controller: c.scalar({ op: 'controller', card: { op: 'it', depth: CONTROLLED } }),
    controllerOf: CONTROLLED,
  };
}

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

function link(table: Compiler, data: AbilityData, uses: number): LinkedAbility {
  const { ability, card } = data;
  const c = table.forSlots?.(ability.slots) ?? table;
  const condition = 'condition' in ability ? ability.condition : undefined;
  const test =
    ability.kind === 'modifier' ? ability.test : ability.kind === 'edge' ? ability.whose : undefined;
  const payable = ability.kind === 'activated' ? ability.payable : undefined;
  return {
    data,
    index: data.index,
    program: -1,
    copies: card?.symbol.copies ?? [],
    slots: ability.slots.length,
    event: ability.event,
    outer: ability.outer,
    guard: ability.guard && c.test(ability.guard),
    condition: condition && c.test(condition),
    idle: 'condition' in ability ? idleOf(c, data) : undefined,
    payable: payable && c.test(payable),
    test: test && c.test(test),
    amount: ability.kind === 'modifier' ? c.scalar(ability.amount) : undefined,
    uses: uses < 0 ? -1 : c.layout.uses + uses,
    times: ability.limit?.times ?? 0,
    during: ability.during.map(({ step, yours }) => ({
      step: step.sort === 'step' ? step.index : -1,
      window: step.sort === 'window' ? step.index : -1,
      yours,
    })),
  };
}

function linkPattern(c: Compiler, ability: LinkedAbility, pattern: Pattern): LinkedPattern {
  const own = c.forSlots?.(ability.data.ability.slots) ?? c;
  const { agent, arguments: slots, batch, itself } = pattern;
  return {
    ability,
    agent,
    arguments: slots,
    test: own.test(pattern.test),
    batch: batch && { least: own.scalar(batch.least), most: batch.most && own.scalar(batch.most) },
    itself,
  };
}

function historyOf(c: Compiler, verb: number): HistoryCount[] {
  const { vocabulary, copies } = c.game;
  const symbol = allVerbs(vocabulary)[verb];
  return vocabulary.history.questions.flatMap((question): HistoryCount[] => {
    const same = question.verb === symbol || symbol.counts.includes(question.verb);
    if (!same) return [];
    const { kinds } = question;
    return [
      {
        at: c.layout.history[question.index],
        subject: question.subject,
        kinds: kinds && Uint8Array.from(copies, (copy) => (kinds.includes(copy.symbol.kind.index) ? 1 : 0)),
        by: symbol.parameters.findIndex((each) => each.preposition === 'by'),
        amounts: symbol.change !== undefined,
      },
    ];
  });
}

/** Whether anything listens to a verb, so that it has to be proposed before it is done. */
export const isHeard = (listening: Listening): boolean =>
  listening.rules.length +
    listening.replacements.length +
    listening.before.length +
    listening.when.length +
    listening.history.length >
  0;
