import type { CheckedAbility, Act, Program } from '../../../dsl/ir/statements.ts';
import type { Many, Scalar } from '../../../dsl/ir/expressions.ts';
import type { FunctionSymbol, VerbSymbol, ZoneSymbol } from '../../../dsl/language/symbols/symbols.ts';
import type { Game } from '../../game/linked-game.ts';
import { eachNode, nodesOfMeaning, someNode, type Tree } from '../../../dsl/ir/visit.ts';
import { functionMeaning } from '../../../dsl/ir/called-functions.ts';

/** The sorts of what a text can read or change. */
export type TouchedSort =
  | 'zone'
  | 'counter'
  | 'field'
  | 'role'
  | 'setting'
  | 'roll'
  | 'contest'
  | 'window'
  | 'verb'
  | 'function'
  | 'cycle';

/** Something that a text reads or changes, and in which way; `by`: the verb through which it does so. */
export interface Touched {
  readonly sort: TouchedSort;
  readonly id: string;
  readonly how: ReadingKind | Changing;
  readonly by?: string;
}

/** `asked`: its value or contents; `past`: whether or how often it was done. */
export type ReadingKind = 'asked' | 'past';
export type Changing =
  | 'to'
  | 'from'
  | 'shuffled'
  | 'shown'
  | 'gained'
  | 'lost'
  | 'set'
  | 'appointed'
  | 'thrown'
  | 'changed'
  | 'opened'
  | 'done'
  | 'used'
  | 'attached';

export interface Touches {
  readonly reads: readonly Touched[];
  readonly changes: readonly Touched[];
}

/** The zones that the cards of a local come from. */
type Origins = ReadonlyMap<number, readonly ZoneSymbol[]>;

/** Collects what texts of a game read and change, from what they mean; verbs are followed into what they do. */
export class Touching {
  readonly #game: Game;
  readonly #reads = new Map<string, Touched>();
  readonly #changes = new Map<string, Touched>();
  readonly #entered = new Set<unknown>();

  constructor(game: Game) {
    this.#game = game;
  }

  get touches(): Touches {
    return { reads: [...this.#reads.values()], changes: [...this.#changes.values()] };
  }

  /** A text that does something. */
  program(program: Program): void {
    this.#acts(program.acts, new Map(), undefined);
  }

  /** An ability: what it waits for, asks and does. What it waits for itself is no reading. */
  ability(ability: CheckedAbility): void {
    const { guard } = ability;
    this.#visit(guard, new Map(), undefined);
    if ('patterns' in ability)
      for (const { test } of ability.patterns) this.#visit(test, new Map(), undefined);
    if (ability.kind === 'edge') this.#visit([ability.whose, ability.condition], new Map(), undefined);
    if (ability.kind === 'triggered') this.#visit(ability.condition, new Map(), undefined);
    if (ability.kind === 'modifier') this.#modifier(ability);
    if (ability.kind === 'sight') this.#visit([ability.test, ability.cards], new Map(), undefined);
    if (ability.kind === 'lower-price') this.#visit(ability.amount, new Map(), undefined);
    if ('acts' in ability) this.#acts(ability.acts, new Map(), undefined);
  }

  /** What a modifier changes is not what it asks. */
  #modifier({ of, test, amount, models }: CheckedAbility & { kind: 'modifier' }): void {
    const before = new Set(this.#reads.keys());
    this.#visit(test, new Map(), undefined);
    for (const [key, { sort }] of this.#reads)
      if (!before.has(key) && sort === 'roll') this.#reads.delete(key);
    this.#visit(models ?? amount, new Map(), undefined);
    if (of.kind === 'roll') this.#change('roll', of.purpose?.id ?? ANY, 'changed', undefined);
    else if (of.kind === 'counter') this.#change('counter', of.counter.id, 'changed', undefined);
    else if (of.kind !== 'multiplicity') this.#change('field', of.field.id, 'changed', undefined);
  }

  /** A condition or a phrase. */
  meaning(tree: Tree): void {
    this.#visit(tree, new Map(), undefined);
  }

  #read(sort: TouchedSort, id: string, how: ReadingKind, by: string | undefined): void {
    const key = `${sort} ${id} ${how}`;
    if (!this.#reads.has(key)) this.#reads.set(key, { sort, id, how, ...(by === undefined ? {} : { by }) });
  }

  #change(sort: TouchedSort, id: string, how: Changing, by: string | undefined): void {
    const key = `${sort} ${id} ${how}`;
    if (!this.#changes.has(key))
      this.#changes.set(key, { sort, id, how, ...(by === undefined ? {} : { by }) });
  }

  #acts(acts: readonly Act[], given: Origins, by: string | undefined): void {
    const origins = new Map(given);
    noteOrigins(acts, origins);
    for (const act of acts) this.#visit(act, origins, by);
  }

  /** Goes through a tree of meanings; symbols are declarations, and nobody's meaning. */
  #visit(tree: Tree, origins: Origins, by: string | undefined): void {
    someNode(tree, (node) => {
      if (this.#act(node as Act, origins, by)) return 'aside';
      this.#value(node as Scalar | Many, by);
      return false;
    });
  }

  /** What an act changes. Gives true where all of it has been gone through. */
  #act(act: Act, origins: Origins, by: string | undefined): boolean {
    switch (act.op) {
      case 'move': {
        const to = act.to.kind === 'pile' ? act.to.zone : zoneIn(act.to.zone, origins);
        if (to) this.#change('zone', to.id, 'to', by);
        for (const from of zonesIn(act.cards, origins)) this.#change('zone', from.id, 'from', by);
        // Where cards go is not asked of.
        this.#visit(act.to.kind === 'pile' ? act.to.pile : inside(act.to.zone), origins, by);
        this.#visit(act.cards, origins, by);
        return true;
      }
      case 'shuffle': {
        const zone = zoneIn(act.zone, origins);
        if (zone) this.#change('zone', zone.id, 'shuffled', by);
        this.#visit(inside(act.zone), origins, by);
        return true;
      }
      case 'reveal':
      case 'look':
        for (const zone of zonesIn(act.cards, origins)) this.#change('zone', zone.id, 'shown', by);
        return false;
      case 'attach':
        for (const zone of zonesIn(act.cards, origins)) this.#change('zone', zone.id, 'attached', by);
        return false;
      case 'let':
        // A place that is worked out beforehand is not asked of.
        if (act.value.op !== 'zone') return false;
        this.#visit(act.value.of, origins, by);
        return true;
      case 'count': {
        // As a value, the same word counts elements.
        if (!('counter' in act)) return false;
        const how = { add: 'gained', subtract: 'lost', set: 'set' } as const;
        this.#change('counter', act.counter.id, how[act.change], by);
        return false;
      }
      case 'appoint':
        this.#change('role', this.#game.vocabulary.roles[act.role].id, 'appointed', by);
        return false;
      case 'make':
        this.#change('roll', act.roll.id, 'thrown', by);
        if (act.roll.window) this.#change('window', act.roll.window.id, 'opened', by);
        return false;
      case 'hold':
        this.#change('contest', act.contest.id, 'done', by);
        for (const roll of new Set(act.contest.rolls)) this.#change('roll', roll.id, 'thrown', by);
        if (act.contest.window) this.#change('window', act.contest.window.id, 'opened', by);
        return false;
      case 'shift':
        this.#change('roll', ANY, 'changed', by);
        return false;
      case 'reroll':
        this.#change('roll', ANY, 'thrown', by);
        return false;
      case 'open':
        this.#change('window', act.window.id, 'opened', by);
        return false;
      case 'use':
      case 'announce':
        this.#change('field', act.field.id, 'used', by);
        return false;
      case 'call':
        this.#call(act.verb, act.arguments, origins, by);
        return false;
      case 'stand':
        this.ability(act.ability);
        return true;
      default:
        return false;
    }
  }

  /** A verb is done, and what it does is followed, once for the zones that it is given cards from. */
  #call(verb: VerbSymbol, given: readonly number[], origins: Origins, by: string | undefined): void {
    this.#change('verb', verb.id, 'done', by);
    const through = by ?? verb.id;
    for (const source of [this.#game.firsts[verb.index], this.#game.verbs[verb.index]]) {
      if (!source) continue;
      const { parameters, acts } = source.program;
      const inside = new Map(parameters.map((slot, i) => [slot, origins.get(given[i]) ?? []]));
      const key = `${source.name} ${[...inside.values()].map((zones) => zones.map(({ id }) => id)).join(';')}`;
      if (this.#entered.has(key)) continue;
      this.#entered.add(key);
      this.#acts(acts, inside, through);
    }
  }

  /** What a value or list asks. */
  #value(node: Scalar | Many, by: string | undefined): void {
    const { vocabulary } = this.#game;
    switch (node.op) {
      case 'zone':
      case 'cards-in-all':
      case 'piles':
      case 'zones':
        this.#read('zone', node.zone.id, 'asked', by);
        return;
      case 'counter':
        this.#read('counter', node.counter.id, 'asked', by);
        return;
      case 'field':
      case 'list-of':
      case 'different':
        this.#read('field', node.field.id, 'asked', by);
        return;
      case 'setting':
        this.#read('setting', vocabulary.settings[node.index].id, 'asked', by);
        return;
      case 'role':
        this.#read('role', vocabulary.roles[node.index].id, 'asked', by);
        return;
      case 'cycle':
        this.#read('cycle', this.#game.cycle.id, 'asked', by);
        return;
      case 'total-of':
      case 'rolls':
        this.#read('roll', (node.op === 'rolls' ? node.purpose?.id : undefined) ?? ANY, 'asked', by);
        return;
      case 'history': {
        const { id, change } = vocabulary.history.questions[node.question].verb;
        if (change) this.#read('counter', change.counter.id, 'past', by);
        else this.#read('verb', id, 'past', by);
        return;
      }
      case 'called':
        this.#called(node.function, by);
        return;
      default: {
        // What only conditions ask.
        const { op, field } = node as { op: string; field?: { id: string } };
        if (['field-test', 'holds', 'payable'].includes(op) && field)
          this.#read('field', field.id, 'asked', by);
      }
    }
  }

  #called(fn: FunctionSymbol, by: string | undefined): void {
    this.#read('function', fn.id, 'asked', by);
    if (this.#entered.has(fn)) return;
    this.#entered.add(fn);
    const meaning = functionMeaning(fn);
    if (meaning) this.#visit(nodesOfMeaning(meaning), new Map(), by);
  }
}

/** Stands for any roll, whatever it is for. */
export const ANY = '*';

/** The zone of a place, if it is known without reading the position. */
const zoneIn = (place: Scalar, origins?: Origins): ZoneSymbol | undefined =>
  place.op === 'zone' ? place.zone : place.op === 'local' ? origins?.get(place.slot)?.[0] : undefined;

/** What a place asks besides which zone it is. */
const inside = (place: Scalar): Tree => (place.op === 'zone' ? place.of : place);

/** Notes where the cards come from that an act puts into locals. */
function noteOrigins(acts: readonly Act[], origins: Map<number, readonly ZoneSymbol[]>): void {
  eachNode(acts, (act) => {
    if (act.op === 'pick' || act.op === 'chosen') origins.set(act.pick.slot, zonesIn(act.pick.from, origins));
    // A list of that name is also a value, which has none of its own.
    else if (act.op === 'list' && 'value' in act) origins.set(act.slot, zonesIn(act.value, origins));
    else if (act.op === 'takes' && 'into' in act.fits)
      origins.set(act.fits.into, origins.get(act.slot) ?? []);
    else if (act.op === 'let') origins.set(act.slot, zonesOf(act.value, origins));
    else if (act.op === 'each') origins.set(act.slot, zonesIn(act.of, origins));
  });
}

/** The zone of a place, or those that may hold a card. */
function zonesOf(value: Scalar, origins: Origins): readonly ZoneSymbol[] {
  switch (value.op) {
    case 'zone':
      return [value.zone];
    case 'local':
      return origins.get(value.slot) ?? [];
    case 'only':
      return zonesIn(value.of, origins);
    default:
      return [];
  }
}

/** The zones of the cards of a list, as far as the text names them. */
function zonesIn(list: Many, origins: Origins): readonly ZoneSymbol[] {
  switch (list.op) {
    case 'list':
      return origins.get(list.slot) ?? [];
    case 'one':
      return zonesOf(list.value, origins);
    case 'cards-in':
    case 'end-cards': {
      const zone = zoneIn(list.zone);
      return zone ? [zone] : [];
    }
    case 'cards-in-all':
    case 'piles':
    case 'zones':
      return [list.zone];
    case 'cards-in-each':
      return zonesIn(list.zones, origins);
    case 'cards-of-all':
      return zonesIn(list.piles, origins);
    case 'filter':
    case 'sorted':
    case 'best':
      return zonesIn(list.of, origins);
    case 'union':
      return [...new Set(list.parts.flatMap((part) => zonesIn(part, origins)))];
    default:
      return [];
  }
}
