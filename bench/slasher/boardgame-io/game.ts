/*
 * SLASHER as an idiomatic boardgame.io Game (0.50): plain JSON in G, phases deal -> setup -> slash ->
 * resolve -> deal, a stage for the simultaneous hidden commitment, moves with validation
 * (INVALID_MOVE), playerView for secrets, ai.enumerate for bots.
 * Same interpretation of the rules (A1..A13) as ../slasher-native.ts.
 */
import type { Game, Ctx, PlayerID } from 'boardgame.io';
import { INVALID_MOVE } from './library.ts';

export type Actor = { id: number; type: 'actor'; colour: number | null; value: number | null }; // null = Figurant
type Action = { id: number; type: 'action'; kind: 'move' | 'merge' | 'split' | 'swap' };
type Card = Actor | Action;
type Monster = { name: string; initiative: number };
type Player = {
  hand: Card[];
  monsters: Monster[];
  committed: Monster[] | null;
  score: number;
  roundPoints: number;
};
type Target = number | number[]; // pile index (also 0 for Alien) or actor ids (Loup-Garou)
export interface G {
  target: number;
  round: number;
  firstPlayer: PlayerID;
  table: Actor[][];
  players: Record<PlayerID, Player>;
  queue: { monster: Monster; owner: PlayerID }[];
  pending: { monster: Monster; owner: PlayerID; targets: Target[] } | null;
  winners: PlayerID[] | null;
  deal: { deck: Monster[]; discarded: Monster[]; served: number };
  entered: 'deal' | 'resolve' | null; // boardgame.io evaluates a phase's endIf BEFORE its onBegin: guard
}

const ACTORS: Actor[] = [];
for (let colour = 0; colour < 4; colour++)
  for (let value = 1; value <= 7; value++) ACTORS.push({ id: ACTORS.length, type: 'actor', colour, value });
ACTORS.push(
  { id: 28, type: 'actor', colour: null, value: null },
  { id: 29, type: 'actor', colour: null, value: null },
);
const ACTIONS: Action[] = (
  ['move', 'move', 'move', 'merge', 'merge', 'merge', 'split', 'split', 'swap', 'swap'] as const
).map((kind, i) => ({ id: 30 + i, type: 'action', kind }));
const MONSTERS: Monster[] = (
  [
    ['Docteur', 10],
    ['Alien', 20],
    ['Loup-Garou', 30],
    ['Poupee', 40],
    ['Leprechaun', 50],
    ['Psycho', 55],
    ['Sadique', 60],
    ['Vampire', 70],
    ['Fantome', 80],
    ['Clown', 90],
    ['Chauve-Souris', 100],
  ] as const
).map(([name, initiative]) => ({ name, initiative }));

const handLimit = (ctx: Ctx) => (ctx.numPlayers === 5 ? 2 : 3);
const wildCount = (p: Actor[]) => p.filter((c) => c.value === null).length;
const distinct = <T>(xs: T[]) => [...new Set(xs)];
const values = (p: Actor[]) => p.filter((c) => c.value !== null).map((c) => c.value!);
const colours = (p: Actor[]) => p.filter((c) => c.colour !== null).map((c) => c.colour!);
function isRun(p: Actor[]): boolean {
  const vs = values(p);
  if (p.length > 7 || distinct(vs).length !== vs.length) return false;
  return vs.length === 0 || Math.max(...vs) - Math.min(...vs) + 1 <= p.length;
}
const GROUP_RULES: Record<string, (p: Actor[]) => boolean> = {
  Docteur: isRun,
  Poupee: (p) => p.length === 5,
  Leprechaun: (p) => values(p).every((v) => v % 2 === 1),
  Psycho: (p) => {
    const d = distinct(values(p)).length;
    return d === 2 || (d < 2 && d + wildCount(p) >= 2);
  },
  Sadique: (p) => distinct(colours(p)).length <= 1,
  Vampire: (p) => values(p).every((v) => v > 4),
  Fantome: (p) => values(p).every((v) => v < 4),
  Clown: (p) => distinct(colours(p)).length + wildCount(p) >= 4,
  'Chauve-Souris': (p) => values(p).every((v) => v % 2 === 0),
};
function targets(table: Actor[][], monster: Monster): Target[] {
  if (monster.name === 'Alien') return table.some((p) => p.length === 1) ? [0] : [];
  if (monster.name === 'Loup-Garou') {
    const groups = table.filter((p) => p.length > 1);
    let picks: Actor[][] = [[]];
    for (const g of groups) picks = picks.flatMap((s) => [s, ...g.map((c) => [...s, c])]);
    return picks.filter((s) => s.length >= 2 && isRun(s)).map((s) => s.map((c) => c.id));
  }
  const ok = GROUP_RULES[monster.name];
  return table.flatMap((p, i) => (p.length > 1 && ok(p) ? [i] : []));
}

function slashTarget(G: G, monster: Monster, owner: PlayerID, target: Target) {
  let points = 0;
  if (monster.name === 'Alien') {
    points = G.table.filter((p) => p.length === 1).length;
    G.table = G.table.filter((p) => p.length > 1);
  } else if (Array.isArray(target)) {
    points = target.length;
    G.table = G.table.map((p) => p.filter((c) => !target.includes(c.id)));
  } else {
    points = G.table[target].length;
    G.table.splice(target, 1);
  }
  G.players[owner].score += points;
  G.players[owner].roundPoints += points;
}
/** resolve monsters until one needs a choice or none is left */
function runQueue(G: G) {
  G.pending = null;
  while (G.queue.length > 0) {
    const { monster, owner } = G.queue.shift()!;
    const ts = targets(G.table, monster);
    if (ts.length > 1) {
      G.pending = { monster, owner, targets: ts };
      return;
    }
    if (ts.length === 1) slashTarget(G, monster, owner, ts[0]);
  }
  const best = Math.max(...Object.values(G.players).map((p) => p.score));
  if (best >= G.target) G.winners = Object.keys(G.players).filter((id) => G.players[id].score === best);
}

/** remove the card from the hand, or undefined */
function take(G: G, playerID: PlayerID, cardId: number, kind: 'actor' | Action['kind']): Card | undefined {
  const hand = G.players[playerID].hand;
  const i = hand.findIndex(
    (c) => c.id === cardId && (c.type === 'actor' ? kind === 'actor' : c.kind === kind),
  );
  return i < 0 ? undefined : hand.splice(i, 1)[0];
}
const pileOf = (G: G, actorId: number) => G.table.findIndex((p) => p.some((c) => c.id === actorId));

/** argument lists of an action kind; empty = impossible now */
function actionArgs(table: Actor[][], kind: Action['kind']): unknown[][] {
  const out: unknown[][] = [];
  switch (kind) {
    case 'move':
      table.forEach((p, i) =>
        p.forEach((c) => {
          table.forEach((_, j) => {
            if (j !== i) out.push([c.id, j]);
          });
          if (p.length > 1) out.push([c.id, null]);
        }),
      );
      break;
    case 'merge':
      table.forEach((_, i) => {
        for (let j = i + 1; j < table.length; j++) out.push([i, j]);
      });
      break;
    case 'split':
      table.forEach((p, i) => {
        for (let k = 1; k < 1 << (p.length - 1); k++)
          out.push([i, p.filter((_, b) => b > 0 && k & (1 << (b - 1))).map((c) => c.id)]);
      });
      break;
    case 'swap':
      table.forEach((p, i) => {
        for (let j = i + 1; j < table.length; j++) {
          if (p.length === 1 && table[j].length === 1) continue;
          for (const x of p) for (const y of table[j]) out.push([x.id, y.id]);
        }
      });
  }
  return out;
}

export const Slasher: Game<G> = {
  name: 'slasher',
  minPlayers: 2,
  maxPlayers: 5,
  disableUndo: true,

  setup: ({ ctx, random }): G => ({
    target: 20,
    round: 0,
    firstPlayer: String(random.Die(ctx.numPlayers) - 1),
    table: [],
    players: Object.fromEntries(
      ctx.playOrder.map((id) => [id, { hand: [], monsters: [], committed: null, score: 0, roundPoints: 0 }]),
    ),
    queue: [],
    pending: null,
    winners: null,
    deal: { deck: [], discarded: [], served: 0 },
    entered: null,
  }),

  endIf: ({ G }) => (G.winners ? { winners: G.winners } : undefined),

  phases: {
    deal: {
      start: true,
      next: 'setup',
      onBegin: ({ G, ctx, random }) => {
        if (G.round > 0) {
          // first player: best total, then best last round, then random
          const ids = ctx.playOrder,
            key = (id: PlayerID) => G.players[id].score * 1000 + G.players[id].roundPoints;
          const best = Math.max(...ids.map(key)),
            tied = ids.filter((id) => key(id) === best);
          G.firstPlayer = tied.length > 1 ? tied[random.Die(tied.length) - 1] : tied[0];
        }
        G.round++;
        G.entered = 'deal';
        G.table = [];
        const held = new Set(Object.values(G.players).flatMap((p) => p.monsters.map((m) => m.name)));
        const deck = random.Shuffle<Card>([...ACTORS, ...ACTIONS]);
        for (const id of ctx.playOrder) {
          const p = G.players[id];
          p.hand = deck.splice(0, 6);
          p.committed = null;
          p.roundPoints = 0;
        }
        G.deal = {
          deck: random.Shuffle(MONSTERS.filter((m) => !held.has(m.name))),
          discarded: [],
          served: 0,
        };
        serve(G, ctx, random);
      },
      endIf: ({ G, ctx }) =>
        G.entered === 'deal' && ctx.playOrder.every((id) => G.players[id].monsters.length <= handLimit(ctx)),
      turn: {
        minMoves: 1,
        maxMoves: 1,
        order: {
          first: ({ G, ctx }) => overLimit(G, ctx),
          next: ({ G, ctx }) => overLimit(G, ctx),
        },
      },
      moves: {
        discardMonster: ({ G, ctx, random, playerID }, index: number) => {
          const mine = G.players[playerID].monsters;
          if (!mine[index]) return INVALID_MOVE;
          G.deal.discarded.push(...mine.splice(index, 1));
          serve(G, ctx, random);
        },
      },
    },

    setup: {
      next: 'slash',
      turn: {
        minMoves: 1,
        maxMoves: 1,
        order: {
          first: ({ G }) => Number(G.firstPlayer),
          next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
        },
      },
      endIf: ({ G }) => Object.values(G.players).every((p) => p.hand.length === 1),
      moves: {
        playActor: ({ G, playerID }, cardId: number, pile: number | null) => {
          if (pile !== null && !G.table[pile]) return INVALID_MOVE;
          const card = take(G, playerID, cardId, 'actor') as Actor | undefined;
          if (!card) return INVALID_MOVE;
          if (pile === null) G.table.push([card]);
          else G.table[pile].push(card);
        },
        moveActor: ({ G, playerID }, cardId: number, actorId: number, pile: number | null) => {
          const from = pileOf(G, actorId);
          if (
            from < 0 ||
            from === pile ||
            (pile !== null && !G.table[pile]) ||
            (pile === null && G.table[from].length === 1)
          )
            return INVALID_MOVE;
          if (!take(G, playerID, cardId, 'move')) return INVALID_MOVE;
          const [actor] = G.table[from].splice(
            G.table[from].findIndex((c) => c.id === actorId),
            1,
          );
          if (pile === null) G.table.push([actor]);
          else G.table[pile].push(actor);
          if (G.table[from].length === 0) G.table.splice(from, 1);
        },
        merge: ({ G, playerID }, cardId: number, a: number, b: number) => {
          if (a === b || !G.table[a] || !G.table[b]) return INVALID_MOVE;
          if (!take(G, playerID, cardId, 'merge')) return INVALID_MOVE;
          G.table[a].push(...G.table[b]);
          G.table.splice(b, 1);
        },
        split: ({ G, playerID }, cardId: number, pile: number, ids: number[]) => {
          const p = G.table[pile];
          if (
            !p ||
            ids.length === 0 ||
            ids.length >= p.length ||
            !ids.every((id) => p.some((c) => c.id === id))
          )
            return INVALID_MOVE;
          if (!take(G, playerID, cardId, 'split')) return INVALID_MOVE;
          G.table.push(p.filter((c) => ids.includes(c.id)));
          G.table[pile] = p.filter((c) => !ids.includes(c.id));
        },
        swap: ({ G, playerID }, cardId: number, x: number, y: number) => {
          const i = pileOf(G, x),
            j = pileOf(G, y);
          if (i < 0 || j < 0 || i === j || (G.table[i].length === 1 && G.table[j].length === 1))
            return INVALID_MOVE;
          if (!take(G, playerID, cardId, 'swap')) return INVALID_MOVE;
          const a = G.table[i].findIndex((c) => c.id === x),
            b = G.table[j].findIndex((c) => c.id === y);
          const t = G.table[i][a];
          G.table[i][a] = G.table[j][b];
          G.table[j][b] = t;
        },
        playWithoutEffect: ({ G, playerID }, cardId: number) => {
          const card = G.players[playerID].hand.find((c) => c.id === cardId);
          if (!card || card.type !== 'action' || actionArgs(G.table, card.kind).length > 0)
            return INVALID_MOVE;
          take(G, playerID, cardId, card.kind);
        },
      },
    },

    slash: {
      next: 'resolve',
      onBegin: ({ G }) => {
        for (const p of Object.values(G.players)) if (p.monsters.length === 0) p.committed = [];
      },
      turn: {
        activePlayers: { all: 'commit', minMoves: 1, maxMoves: 1 },
        stages: {
          commit: {
            moves: {
              commit: {
                redact: true,
                move: ({ G, playerID }, indices: number[]) => {
                  const p = G.players[playerID];
                  if (p.committed !== null || indices.some((i) => !p.monsters[i])) return INVALID_MOVE;
                  p.committed = p.monsters.filter((_, i) => indices.includes(i));
                  p.monsters = p.monsters.filter((_, i) => !indices.includes(i));
                },
              },
            },
          },
        },
      },
      endIf: ({ G }) => Object.values(G.players).every((p) => p.committed !== null),
    },

    resolve: {
      next: 'deal',
      onBegin: ({ G }) => {
        G.queue = Object.entries(G.players)
          .flatMap(([owner, p]) => p.committed!.map((monster) => ({ monster, owner })))
          .sort((a, b) => a.monster.initiative - b.monster.initiative);
        G.entered = 'resolve';
        runQueue(G);
      },
      endIf: ({ G }) => G.entered === 'resolve' && G.pending === null,
      turn: {
        minMoves: 1,
        maxMoves: 1,
        order: {
          first: ({ G, ctx }) => (G.pending ? ctx.playOrder.indexOf(G.pending.owner) : 0),
          next: ({ G, ctx }) => (G.pending ? ctx.playOrder.indexOf(G.pending.owner) : 0),
        },
      },
      moves: {
        slash: ({ G, playerID }, index: number) => {
          const p = G.pending;
          if (!p || p.owner !== playerID || p.targets[index] === undefined) return INVALID_MOVE;
          slashTarget(G, p.monster, p.owner, p.targets[index]);
          runQueue(G);
        },
      },
    },
  },

  playerView: ({ G, playerID }) => ({
    ...G,
    players: Object.fromEntries(
      Object.entries(G.players).map(([id, p]) =>
        id === playerID
          ? [id, p]
          : [
              id,
              {
                ...p,
                hand: p.hand.length,
                monsters: p.monsters.length,
                committed: p.committed && p.committed.length,
              },
            ],
      ),
    ),
  }),

  ai: {
    enumerate: (G, ctx, playerID) => {
      const me = G.players[playerID];
      switch (ctx.phase) {
        case 'setup':
          return me.hand.flatMap((card) => {
            if (card.type === 'actor')
              return [...G.table.keys(), null].map((pile) => ({ move: 'playActor', args: [card.id, pile] }));
            const list = actionArgs(G.table, card.kind),
              move = card.kind === 'move' ? 'moveActor' : card.kind;
            return list.length
              ? list.map((args) => ({ move, args: [card.id, ...args] }))
              : [{ move: 'playWithoutEffect', args: [card.id] }];
          });
        case 'slash': {
          const out = [];
          for (let k = 0; k < 1 << me.monsters.length; k++)
            out.push({ move: 'commit', args: [[...me.monsters.keys()].filter((i) => k & (1 << i))] });
          return out;
        }
        case 'resolve':
          return G.pending!.targets.map((_, i) => ({ move: 'slash', args: [i] }));
        default:
          return me.monsters.map((_, i) => ({ move: 'discardMonster', args: [i] }));
      }
    },
  },
};

/** next player over the monster limit, in turn order from the first player */
/** deals Monsters clockwise until all are served or a receiver is over the limit and must discard first */
function serve(G: G, ctx: Ctx, random: { Shuffle<T>(deck: T[]): T[] }) {
  while (G.deal.served < ctx.numPlayers) {
    const p = G.players[(Number(G.firstPlayer) + G.deal.served) % ctx.numPlayers];
    G.deal.served++;
    if (G.deal.deck.length === 0) G.deal.deck = random.Shuffle(G.deal.discarded.splice(0));
    const monster = G.deal.deck.pop();
    if (monster) p.monsters.push(monster);
    if (p.monsters.length > handLimit(ctx)) return;
  }
}
function overLimit(G: G, ctx: Ctx): number {
  for (let i = 0; i < ctx.numPlayers; i++) {
    const p = (Number(G.firstPlayer) + i) % ctx.numPlayers;
    if (G.players[p].monsters.length > handLimit(ctx)) return p;
  }
  return Number(G.firstPlayer);
}
