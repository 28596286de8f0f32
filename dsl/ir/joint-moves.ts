/**
 * Cards that go where others leave: `move the first to the second's cell and move the second to the first's cell`. Each
 * leaves before the other one comes, also where a cell has room for one card only.
 */
import { verbOfMove } from '../language/symbols/events/move-events.ts';
import type { Vocabulary } from '../language/symbols/symbol-table.ts';
import type { Scalar, Test } from './expressions.ts';
import { isSameMeaning } from './same-meaning.ts';
import type { Act } from './statements.ts';

type Attempt = Act & { readonly op: 'attempt' };
type Move = Act & { readonly op: 'move' };

/** One card that goes to a cell, where that has room. */
interface CellMove {
  readonly room: Test;
  readonly move: Move;
  readonly card: Scalar;
  readonly cell: Scalar;
  /** The card in the cell that this one goes to, if the text names the cell by a card. */
  readonly from: Scalar | undefined;
}

/** The parts of `A and B`, those that make room for each other made into one: all of it happens, or nothing. */
export function jointMoves(vocabulary: Vocabulary, parts: readonly Act[]): Act[] {
  const moves = parts.map(cellMove);
  const next = moves.map((one, i) =>
    one?.from === undefined
      ? -1
      : moves.findIndex(
          (other, j) =>
            j !== i &&
            other?.move.to.kind === 'pile' &&
            one.move.to.kind === 'pile' &&
            other.move.to.zone === one.move.to.zone &&
            isSameMeaning(other.card, one.from),
        ),
  );
  const chains = chainsOf(next);
  if (chains.length === 0) return [...parts];
  const joined = chains.map(({ at, isRound }): Act => {
    const own = at.map((i) => moves[i]!);
    const attempts = [...at].sort((a, b) => a - b).map((i) => parts[i] as Attempt);
    const acts = own.map(({ room, move }) => inCase(room, [move]));
    return {
      op: 'attempt',
      prepare: attempts.flatMap(({ prepare }) => prepare),
      acts: isRound ? [round(vocabulary, own)] : acts,
      span: attempts[0].span,
    };
  });
  const first = chains.map(({ at }) => Math.min(...at));
  const inside = new Set(chains.flatMap(({ at }) => at));
  return parts.flatMap((part, i) =>
    first.includes(i) ? [joined[first.indexOf(i)]] : inside.has(i) ? [] : [part],
  );
}

function cellMove(part: Act): CellMove | undefined {
  const [only, ...more] = part.op === 'attempt' ? part.acts : [];
  if (part.op !== 'attempt' || only?.op !== 'if' || more.length > 0 || only.otherwise.length > 0)
    return undefined;
  const [move] = only.then;
  if (move?.op !== 'move' || move.cards.op !== 'one' || move.to.kind !== 'pile') return undefined;
  const { cards, to } = move;
  const { pile } = to;
  const found = part.prepare.find((act) => act.op === 'let' && pile.op === 'local' && act.slot === pile.slot);
  const cell = found?.op === 'let' ? found.value : pile;
  const from = cell.op === 'pile-of' ? cell.card : undefined;
  return { room: only.test, move, card: cards.value, cell: pile, from };
}

interface Chain {
  /** The moves of a chain, who makes room first. */
  readonly at: readonly number[];
  /** The last one goes where the first one was. */
  readonly isRound: boolean;
}

/** Moves that wait for each other; of those that want the same place, the first one in the text. */
function chainsOf(next: readonly number[]): Chain[] {
  const chains: Chain[] = [];
  const seen = new Set<number>();
  const isWaitedFor = new Set(next);
  const starts = [...next.keys()].sort((a, b) => Number(isWaitedFor.has(a)) - Number(isWaitedFor.has(b)));
  for (const start of starts) {
    const at: number[] = [];
    let i = start;
    while (i >= 0 && !seen.has(i)) {
      seen.add(i);
      at.unshift(i);
      i = next[i];
    }
    if (at.length > 1) chains.push({ at, isRound: i === start });
  }
  return chains;
}

/** All at once, and only where none of them is kept in its place: each comes where another has left. */
function round(vocabulary: Vocabulary, own: readonly CellMove[]): Act {
  const tests = own.flatMap(({ room, move, card, cell }): Test[] => {
    const verb = move.to.kind === 'pile' && verbOfMove(vocabulary, move.to.zone);
    const free: Test[] =
      verb && move.by ? [{ op: 'permitted', verb, you: move.by, arguments: [card, cell] }] : [];
    return [withoutComing(room), ...free];
  });
  const moves = own.map(({ move }) => move);
  return inCase({ op: 'and', parts: tests }, moves);
}

const inCase = (test: Test, then: readonly Move[]): Act => ({
  op: 'if',
  test,
  then,
  otherwise: [],
  span: then[0].span,
});

/** As many cards go as come. */
const withoutComing = (room: Test): Test =>
  room.op === 'compare' && room.left.op === '+' ? { ...room, left: room.left.left } : room;
