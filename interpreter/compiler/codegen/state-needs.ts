import { someNode, type OpNode } from '../../../dsl/ir/visit.ts';
import { reserved } from '../../../dsl/ir/registers.ts';
import type { ZoneSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { NONE, type Game } from '../../game/linked-game.ts';
import { programsOf } from '../linker/text-programs.ts';
import { withIt, type CardState, type Machine, type ValueClosure } from '../../engine/program/machine.ts';
import { perZone, type StateNeeds } from '../../engine/state/position-layout.ts';
import type { Compiler } from './codegen-context.ts';

/** The columns of cards that a game needs, as its data and texts say. */
export function stateNeeds(game: Game): StateNeeds {
  const { vocabulary } = game;
  const texts = [...programsOf(game), ...game.abilities.flatMap((ability) => ability.program ?? [])];
  const does = (wanted: OpNode['op']): boolean =>
    texts.some(({ program }) => someNode(program.acts, ({ op }) => op === wanted));
  return {
    entered: vocabulary.zones.some((zone) => zone.inPlay),
    arrived: does('arrival'),
    counters: vocabulary.counters.filter((counter) => counter.of === 'card').length,
    attach: vocabulary.kinds.some((kind) => kind.goesOn) || does('attach'),
    cover: does('cover'),
    shown: does('turn'),
    looked: does('look') || game.abilities.some(({ ability }) => ability.kind === 'sight'),
  };
}

/**
 * Whether a text refers to the top or the bottom of a pile. Then the order in which its cards came matters.
 */
export const asksPileOrder = (game: Game): boolean =>
  [...programsOf(game), ...game.abilities.flatMap((ability) => ability.program ?? [])].some(({ program }) =>
    someNode(program.acts, ({ op }) => op === 'pile-ends', 'followed'),
  );

/** What cards can have beyond their places; none in a game whose cards have no state. */
export function cardStateOf(c: Compiler, needs: StateNeeds): CardState | undefined {
  const { game } = c;
  const limited = game.capacities?.some((each) => each) ?? false;
  const columns = [needs.entered, needs.arrived, needs.attach, needs.cover, needs.shown, needs.looked];
  if (!limited && !columns.includes(true) && needs.counters === 0) return undefined;
  return {
    inPlay: byZone(c, (zone) => zone.inPlay),
    open: byZone(c, (zone) => zone.seenBy === 'everyone'),
    starts: startsOf(game),
    capacity: capacities(c),
    leavesTo: leavesTo(c),
    beneath: beneath(c),
  };
}

function beneath({ game, layout }: Compiler): CardState['beneath'] {
  const all = perZone(game.vocabulary.zones, layout.seats, (zone, seat) => ({ zone, seat }));
  const zones = all.flatMap(({ zone: { under } }, at) => (under ? [{ at, under }] : []));
  if (zones.length === 0) return undefined;
  const home = game.startZones.map((index, card) => {
    const owner = game.owners?.[card] ?? 0;
    return all.findIndex(
      ({ zone, seat }) => zone.index === index && seat === (zone.of === 'player' ? owner : 0),
    );
  });
  return { counter: zones[0].under.index, zones: zones.map(({ at }) => at), home };
}

function byZone({ game, layout }: Compiler, holds: (zone: ZoneSymbol) => boolean): Uint8Array {
  const zones = perZone(game.vocabulary.zones, layout.seats, (zone) => (holds(zone) ? 1 : 0));
  return Uint8Array.from([...zones, 0]);
}

/** Per counter of cards what each copy starts with: a number for all, or what the card prints. */
function startsOf({ vocabulary, copies }: Game): Int32Array[] {
  return vocabulary.counters
    .filter((counter) => counter.of === 'card')
    .map(({ kinds, from, starts, startsField }) =>
      Int32Array.from(copies, ({ symbol, values }) => {
        if (!kinds?.includes(symbol.kind)) return NONE;
        if (startsField === undefined) return starts;
        const field = symbol.kind.fields.find((each) => each.id === startsField);
        const printed = field ? values[field.index] : NONE;
        return printed === NONE ? (from ?? 0) : printed;
      }),
    );
}

/** Evaluates with a value as the candidate of a depth. */
const given = (get: ValueClosure, depth: number) => (m: Machine, value: number) =>
  withIt(m, depth, value, get);

function capacities({ game, layout, scalar }: Compiler): (((m: Machine) => number) | undefined)[] {
  const each = game.vocabulary.zones.map(({ index }) => {
    const tree = game.capacities?.[index];
    return tree && given(scalar(tree), reserved.zonePlayer);
  });
  return perZone(game.vocabulary.zones, layout.seats, ({ index }, seat) => {
    const capacity = each[index];
    return capacity && ((m) => capacity(m, seat));
  });
}

function leavesTo(c: Compiler): (((m: Machine, card: number) => number) | undefined)[] {
  const byKind = c.game.vocabulary.kinds.map((kind) => {
    const scalar = c.game.leavesTo?.[kind.index];
    return scalar && given(c.scalar(scalar), reserved.leaving);
  });
  return c.game.copies.map(({ symbol }) => byKind[symbol.kind.index]);
}
