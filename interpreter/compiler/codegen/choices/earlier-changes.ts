import type { Act } from '../../../../dsl/ir/statements.ts';
import type { Pick } from '../../../../dsl/ir/expressions.ts';
import type { CounterSymbol, ZoneSymbol } from '../../../../dsl/language/symbols/symbols.ts';
import type { Game } from '../../../game/linked-game.ts';
import { readsOf, writesOf, type StateRead, type StateWrite } from '../../../../dsl/ir/operation-facts.ts';
import { localReads } from '../../../../dsl/ir/bindings.ts';
import { eachChild, eachSymbol, nodesOfMeaning, someNode } from '../../../../dsl/ir/visit.ts';
import type { NamedSymbol, OpNode, Tree } from '../../../../dsl/ir/visit.ts';
import { functionMeaning } from '../../../../dsl/ir/called-functions.ts';

/** What a part of a text reads and changes, with all verbs and functions that it uses. */
interface Effects {
  /** Zones that it names. */
  readonly zones: Set<ZoneSymbol>;
  /** Counters that it names. */
  readonly counters: Set<CounterSymbol>;
  /** Counters that it changes. */
  readonly changed: Set<CounterSymbol>;
  readonly reads: Set<StateRead>;
  readonly writes: Set<StateWrite>;
}

/** Collects what the statements of a text change, for choices that are made before them. */
export class ChangedBefore {
  readonly #game: Game;
  /** Zones from which a local was chosen. */
  readonly #sources = new Map<number, ReadonlySet<ZoneSymbol>>();
  readonly #zones = new Set<ZoneSymbol>();
  readonly #counters = new Set<CounterSymbol>();
  readonly #writes = new Set<StateWrite>();

  constructor(game: Game) {
    this.#game = game;
  }

  /** The statement is carried out before what is asked from now on. */
  add(act: Act): void {
    if (act.op === 'attempt')
      for (const each of act.prepare) {
        const source = each.op === 'pick' ? each.pick.from : 'value' in each ? each.value : undefined;
        const slot = each.op === 'pick' ? each.pick.slot : 'slot' in each ? each.slot : undefined;
        if (source && slot !== undefined) this.#sources.set(slot, this.#zonesOf(source));
      }
    const { changed, writes } = effectsOf(this.#game, act);
    for (const write of writes) this.#writes.add(write);
    if (writes.has('cards')) for (const zone of this.#zonesOf(act)) this.#zones.add(zone);
    for (const counter of changed) this.#counters.add(counter);
  }

  /** Whether what may be chosen depends on what was done before. */
  touches({ from, least, most }: Pick): boolean {
    return this.touchesAny([from, least, most]);
  }

  /** Whether what parts of a text say depends on what was done before. */
  touchesAny(parts: readonly Tree[]): boolean {
    if (this.#writes.has('anything')) return true;
    const { zones, counters, reads } = effectsOf(this.#game, parts);
    if ([...zones].some((zone) => this.#zones.has(zone))) return true;
    if ([...counters].some((counter) => this.#counters.has(counter))) return true;
    return [...reads].some((read) => this.#changes(read));
  }

  /** Whether a part of the position may have changed; zones and counters are distinguished by their names. */
  #changes(read: StateRead): boolean {
    const by = changing[read];
    return by === 'any' ? this.#writes.size > 0 : by.some((write) => this.#writes.has(write));
  }

  /** Zones that a part names, also by what was chosen in them before. */
  #zonesOf(tree: Tree): Set<ZoneSymbol> {
    const { zones } = effectsOf(this.#game, tree);
    for (const slot of localReads(tree)) for (const zone of this.#sources.get(slot) ?? []) zones.add(zone);
    return zones;
  }
}

/** By what a part of the position is changed. */
const changing: Readonly<Record<StateRead, readonly StateWrite[] | 'any'>> = {
  zone: [],
  turn: [],
  cycle: [],
  piles: ['cards'],
  places: ['cards'],
  presence: ['cards'],
  attachments: ['cards'],
  turned: ['cards'],
  arrivals: ['cards'],
  role: ['role'],
  counter: ['effects'],
  values: ['effects'],
  rules: ['effects'],
  rolls: ['rolls', 'effects'],
  history: 'any',
  elsewhere: 'any',
};

function effectsOf(game: Game, tree: Tree): Effects {
  const effects: Effects = {
    zones: new Set(),
    counters: new Set(),
    changed: new Set(),
    reads: new Set(),
    writes: new Set(),
  };
  const seen = new Set<OpNode>();
  const visit = (part: Tree): void => {
    someNode(part, (node) => {
      if (seen.has(node)) return 'aside';
      seen.add(node);
      for (const read of readsOf(node)) effects.reads.add(read);
      for (const write of writesOf(node)) effects.writes.add(write);
      if (node.op === 'call')
        for (const { [node.verb.index]: does } of [game.verbs, game.firsts]) visit(does?.program.acts);
      if (node.op === 'call')
        for (const { ability } of game.abilities)
          if (ability.kind === 'price' && ability.patterns.some(({ verb }) => verb === node.verb))
            visit(ability.acts);
      if (node.op === 'supply') visit(game.runsOut[node.of.index]?.program.acts);
      eachSymbol(node, symbol);
      if (node.op !== 'count' || !('change' in node)) return false;
      effects.changed.add(node.counter);
      // The player who is notified is not read.
      eachChild(node, (child, place) => place !== 'event.you' && visit(child));
      return 'aside';
    });
  };
  const symbol = (named: NamedSymbol): void => {
    if (named.sort === 'zone') effects.zones.add(named);
    if (named.sort === 'metric' && named.how === 'path') effects.zones.add(named.zone);
    if (named.sort === 'counter') effects.counters.add(named);
    const meaning = named.sort === 'function' ? functionMeaning(named) : undefined;
    if (!meaning) return;
    if (meaning.gives.zone) effects.zones.add(meaning.gives.zone);
    visit(nodesOfMeaning(meaning));
  };
  visit(tree);
  return effects;
}
