import type { Act } from '../../../../dsl/ir/statements.ts';
import type { Pick } from '../../../../dsl/ir/expressions.ts';
import type { CounterSymbol, ZoneSymbol } from '../../../../dsl/language/symbols/symbols.ts';
import type { Game } from '../../../game/linked-game.ts';
import { localReads } from '../../../../dsl/ir/bindings.ts';
import {
  eachChild,
  eachSymbol,
  nodesOfMeaning,
  someNode,
  type NamedSymbol,
  type OpNode,
  type Tree,
} from '../../../../dsl/ir/visit.ts';
import { functionMeaning } from '../../../../dsl/ir/called-functions.ts';

/** What a part of a text speaks of, with all verbs and functions that it uses. */
interface Spoken {
  readonly zones: Set<ZoneSymbol>;
  readonly counters: Set<CounterSymbol>;
  /** Counters that it changes. */
  readonly changed: Set<CounterSymbol>;
  readonly ops: Set<Op>;
}

type Op = OpNode['op'];

const MOVES: readonly Op[] = ['move', 'attach', 'cover', 'uncover', 'shuffle', 'turn'];
/** What may do anything: other texts, and what others do in between. */
const ANYTHING: readonly Op[] = ['use', 'announce', 'resolve', 'open', 'make', 'hold', 'settle'];
/** What asks of cards wherever they are. */
const ANYWHERE: readonly Op[] = ['all-cards', 'in-play', 'zone-of', 'controller', 'host', 'face-up'];

/** Collects what the statements of a text change, for choices that are made before them. */
export class ChangedBefore {
  readonly #game: Game;
  /** Zones from which a local was chosen. */
  readonly #sources = new Map<number, ReadonlySet<ZoneSymbol>>();
  readonly #zones = new Set<ZoneSymbol>();
  readonly #counters = new Set<CounterSymbol>();
  #anything = false;
  #values = false;
  #roles = false;

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
    const { changed, ops } = spokenOf(this.#game, act);
    const does = (list: readonly Op[]): boolean => list.some((op) => ops.has(op));
    if (does(ANYTHING)) this.#anything = true;
    if (does(MOVES)) for (const zone of this.#zonesOf(act)) this.#zones.add(zone);
    for (const counter of changed) this.#counters.add(counter);
    // What stands from now on may change what cards are and what may be done with them.
    if (ops.has('stand')) this.#values = true;
    if (ops.has('appoint')) this.#roles = true;
  }

  /** Whether what may be chosen depends on what was done before. */
  touches({ from, least, most }: Pick): boolean {
    return this.touchesAny([from, least, most]);
  }

  /** Whether what parts of a text say depends on what was done before. */
  touchesAny(parts: readonly Tree[]): boolean {
    const { zones, counters, ops } = spokenOf(this.#game, parts);
    const asks = (list: readonly Op[]): boolean => list.some((op) => ops.has(op));
    if (this.#anything) return true;
    if ([...zones].some((zone) => this.#zones.has(zone))) return true;
    if (this.#zones.size > 0 && asks(ANYWHERE)) return true;
    if ([...counters].some((counter) => this.#counters.has(counter))) return true;
    if (this.#roles && ops.has('role')) return true;
    return this.#values && (counters.size > 0 || asks(['field', 'field-test', 'has-value', 'permitted']));
  }

  /** Zones that a part speaks of, also by what was chosen in them before. */
  #zonesOf(tree: Tree): Set<ZoneSymbol> {
    const { zones } = spokenOf(this.#game, tree);
    for (const slot of localReads(tree)) for (const zone of this.#sources.get(slot) ?? []) zones.add(zone);
    return zones;
  }
}

function spokenOf(game: Game, tree: Tree): Spoken {
  const spoken: Spoken = { zones: new Set(), counters: new Set(), changed: new Set(), ops: new Set() };
  const seen = new Set<OpNode>();
  const visit = (part: Tree): void => {
    someNode(part, (node) => {
      if (seen.has(node)) return 'aside';
      seen.add(node);
      spoken.ops.add(node.op);
      if (node.op === 'call')
        for (const { [node.verb.index]: does } of [game.verbs, game.firsts]) visit(does?.program.acts);
      if (node.op === 'supply') visit(game.runsOut[node.of.index]?.program.acts);
      eachSymbol(node, symbol);
      if (node.op !== 'count' || !('change' in node)) return false;
      spoken.changed.add(node.counter);
      // Who is told of it is not asked.
      eachChild(node, (child, place) => place !== 'event.you' && visit(child));
      return 'aside';
    });
  };
  const symbol = (named: NamedSymbol): void => {
    if (named.sort === 'zone') spoken.zones.add(named);
    if (named.sort === 'counter') spoken.counters.add(named);
    const meaning = named.sort === 'function' ? functionMeaning(named) : undefined;
    if (!meaning) return;
    if (meaning.gives.zone) spoken.zones.add(meaning.gives.zone);
    visit(nodesOfMeaning(meaning));
  };
  visit(tree);
  return spoken;
}
