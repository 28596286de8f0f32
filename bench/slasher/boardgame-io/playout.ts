import type { Ctx, State } from 'boardgame.io';
import { prand, reseed } from '../hand-written/index.ts';
import { Slasher, type Actor, type G } from './game.ts';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from './library.ts';

const game = ProcessGameConfig(Slasher);
const reducer = CreateGameReducer({ game });

interface Move {
  readonly move: string;
  readonly args: unknown[];
}
type Random = (below: number) => number;

const pick = <T>(list: readonly T[], random: Random): T => list[random(list.length)];
const subset = <T>(list: readonly T[], random: Random): T[] => list.filter(() => random(2) === 1);

/** Who has to decide now. */
const mover = (G: G, ctx: Ctx): string =>
  ctx.phase === 'slash' ? ctx.playOrder.find((id) => G.players[id].committed === null)! : ctx.currentPlayer;

/** Every target a choice of its own, uniform among those that lead to something; see `sampleStaged` of the other engine. */
function staged(G: G, ctx: Ctx, id: string, random: Random): Move {
  const me = G.players[id];
  if (ctx.phase === 'slash') return { move: 'commit', args: [subset([...me.monsters.keys()], random)] };
  if (ctx.phase === 'resolve') return { move: 'slash', args: [random(G.pending!.targets.length)] };
  if (ctx.phase === 'deal') return { move: 'discardMonster', args: [random(me.monsters.length)] };
  const card = pick(me.hand, random);
  const { table } = G;
  if (card.type === 'actor')
    return { move: 'playActor', args: [card.id, pick([...table.keys(), null], random)] };
  const nothing = { move: 'playWithoutEffect', args: [card.id] };
  const groups = [...table.keys()].filter((i) => table[i].length > 1);
  const of = (actor: Actor): number => table.findIndex((pile) => pile.includes(actor));
  switch (card.kind) {
    case 'merge': {
      if (table.length < 2) return nothing;
      const first = random(table.length);
      return {
        move: 'merge',
        args: [
          card.id,
          first,
          pick(
            [...table.keys()].filter((i) => i !== first),
            random,
          ),
        ],
      };
    }
    case 'split': {
      if (groups.length === 0) return nothing;
      const pile = pick(groups, random);
      for (;;) {
        const ids = subset(table[pile], random).map((actor) => actor.id);
        if (ids.length > 0 && ids.length < table[pile].length)
          return { move: 'split', args: [card.id, pile, ids] };
      }
    }
    case 'move': {
      const movable = (table.length > 1 ? table : groups.map((i) => table[i])).flat();
      if (movable.length === 0) return nothing;
      const actor = pick(movable, random);
      const from = of(actor);
      const places: (number | null)[] = [...table.keys()].filter((i) => i !== from);
      if (table[from].length > 1) places.push(null);
      return { move: 'moveActor', args: [card.id, actor.id, pick(places, random)] };
    }
    case 'swap': {
      if (groups.length === 0 || table.length < 2) return nothing;
      const first = pick(
        groups.flatMap((i) => table[i]),
        random,
      );
      const second = pick(table.filter((_, i) => i !== of(first)).flat(), random);
      return { move: 'swap', args: [card.id, first.id, second.id] };
    }
  }
}

/** A whole move, all with the same probability; with `card` one of this card. */
function wholeMove(G: G, ctx: Ctx, id: string, random: Random, card?: number): Move {
  const all = Slasher.ai!.enumerate(G, ctx, id) as Move[];
  return pick(card === undefined ? all : all.filter(({ args }) => args[0] === card), random);
}

function chosen(policy: string, G: G, ctx: Ctx, id: string, random: Random): Move {
  if (policy === 'staged' || ctx.phase !== 'setup') return staged(G, ctx, id, random);
  return wholeMove(G, ctx, id, random, policy === 'flat' ? undefined : pick(G.players[id].hand, random).id);
}

/** A whole game through the reducer, the fastest way the package offers. */
export function playout(
  seed: number,
  players: number,
  policy: 'staged' | 'card-first' | 'flat' = 'staged',
): { decisions: number; rounds: number } {
  reseed(seed);
  let state = InitializeGame({ game: { ...game, seed: `bench ${seed}` }, numPlayers: players }) as State<G>;
  let decisions = 0;
  for (; state.ctx.gameover === undefined; decisions++) {
    const playerID = mover(state.G, state.ctx);
    const { move, args } = chosen(policy, state.G, state.ctx, playerID, prand);
    const before = state._stateID;
    const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID, credentials: undefined } };
    state = reducer(state, action as never) as State<G>;
    if (state._stateID === before) throw new Error(`refused: ${move} ${JSON.stringify(args)}`);
    // What the package's own server does after each move; else the list grows for ever.
    state = { ...state, deltalog: [] };
  }
  return { decisions, rounds: state.G.round };
}
