import { playOut, randomSource, startMatch, type Game } from '../interpreter/index.ts';
import { tableFor } from '../interpreter/compiler/codegen/compile-game.ts';
import { newTally, type Tally } from '../interpreter/engine/program/machine.ts';
import { List } from '../interpreter/engine/state/int-list.ts';

/** As many lists as nothing borrows at once. */
const LISTS = 256;

/** What random play costs, counted: for each decision, and the same on every computer. */
export function countsOf(
  game: Game,
  players: number,
  games: number,
  most = MOST,
): Record<keyof Tally | 'decisions', number> {
  const tally = newTally();
  // A game of its own, so that its table has closures that count.
  const counted = { ...game };
  tableFor(counted, players, tally);
  let decisions = 0;
  for (let i = 0; i < games; i++) {
    const match = startMatch(counted, { players, seed: `count ${i}`, log: false });
    const { m } = match.runner;
    m.tally = tally;
    for (let list = 0; list < LISTS; list++) m.scratch.lists[list] = new CountedList(tally);
    if (i === 0) Object.assign(tally, newTally());
    decisions += playOut(match, randomSource(`count ${i}/bot`), most);
  }
  const each = (count: number): number => count / decisions;
  return {
    decisions,
    instructions: each(tally.instructions),
    calls: each(tally.calls),
    looks: each(tally.looks),
    frames: each(tally.frames),
    pushes: each(tally.pushes),
  };
}

/** A game is cut off after so many decisions: some do not end by themselves when nobody wants to win. */
const MOST = 5000;

/** A list that counts what is put on it. */
class CountedList extends List {
  readonly #tally: Tally;

  constructor(tally: Tally) {
    super();
    this.#tally = tally;
  }

  override push(value: number): void {
    this.#tally.pushes++;
    super.push(value);
  }
}
