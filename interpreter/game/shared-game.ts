import { functionMeanings } from '../../dsl/ir/called-functions.ts';
import { countedTests } from '../../dsl/ir/counted-objects.ts';
import type { SideTable } from '../../dsl/ir/side-table.ts';
import type { Game } from './linked-game.ts';
import { treesOfTexts } from './localized-pieces.ts';

/** What is known beside the objects of a linked game, in the order in which it is shared. */
const sideTables = [functionMeanings, countedTests, treesOfTexts] as readonly SideTable<object, unknown>[];

/** A linked game as plain data, for another thread or process; what is kept beside its objects comes with it. */
export interface SharedGame {
  readonly game: Game;
  /** By side table: an object of the game, and what is known of it. */
  readonly beside: readonly (readonly (readonly [about: object, fact: unknown])[])[];
  /** The maps of the data that have no prototype, which a copy would give them. */
  readonly bare: readonly object[];
}

/** What another thread needs to play a game, without reading its texts again. */
export function shareGame(game: Game): SharedGame {
  const beside = sideTables.map((): [object, unknown][] => []);
  const bare: object[] = [];
  const seen = new Set<object>();
  const open: unknown[] = [game];
  while (open.length > 0) {
    const each = open.pop();
    if (typeof each !== 'object' || each === null || ArrayBuffer.isView(each) || seen.has(each)) continue;
    seen.add(each);
    if (Object.getPrototypeOf(each) === null) bare.push(each);
    sideTables.forEach((table, i) => {
      const fact = table.get(each);
      if (fact === undefined) return;
      beside[i].push([each, fact]);
      open.push(fact);
    });
    if (each instanceof Map) open.push(...each.keys(), ...each.values());
    else if (each instanceof Set || Array.isArray(each)) open.push(...each);
    else open.push(...Object.values(each));
  }
  return { game, beside, bare };
}

/** The game, where another thread or process has shared it. */
export function sharedGame({ game, beside, bare }: SharedGame): Game {
  sideTables.forEach((table, i) => {
    for (const [about, fact] of beside[i]) table.set(about, fact);
  });
  for (const each of bare) Object.setPrototypeOf(each, null);
  return game;
}
