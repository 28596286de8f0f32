import { gamesOf, loadGame, openLibrary } from '../../interpreter/index.ts';
import { valueOf } from '../../schemas/index.ts';
import { gameAs, inOtherOrder, loadedAs, ordersOf } from '../../test/loading-orders.ts';
import { allFiles } from '../../test/outside-names.ts';
import { randomSource } from '../../interpreter/engine/state/random-source.ts';
import type { Measured, Row } from '../row.ts';

/** The variants and files of cards in `examples/`, by the game that they are put on top of. */
function extrasOf(files: ReadonlyMap<string, string>): Map<string, string[]> {
  const library = openLibrary(files);
  const found = new Map<string, string[]>();
  for (const { id } of gamesOf(library)) {
    const on = library.names.filter((name) => {
      const root = library.file(name)?.root;
      const base = root && valueOf(root, 'extends');
      const isVariant = library.file(name)?.kind === 'variant' && base?.kind === 'scalar' && base.text === id;
      return name.startsWith('examples/') && isVariant && loadGame(library, id, [name]).game !== undefined;
    });
    if (on.length > 1) found.set(id, on);
  }
  return found;
}

function measure(size: number): Measured {
  const files = allFiles();
  const random = randomSource('orders');
  const counted = { sets: 0, same: 0, found: 0, orders: 0 };
  const details: string[] = [];
  const all = [...extrasOf(files)];
  for (const [id, names] of size < 2 ? all.slice(0, 1) : all) {
    for (let i = 0; i < size; i++) {
      const count = Math.min(names.length, 2 + (i % 2));
      const chosen = new Set<string>();
      while (chosen.size < count) chosen.add(names[random(names.length)]);
      const logs = ordersOf([...chosen]).map((order, at) =>
        loadedAs(inOtherOrder(files, at + 2 + 7 * i), id, order, 40),
      );
      counted.sets++;
      counted.orders += logs.length;
      if (logs.some((log) => log !== logs[0])) details.push(`${id}: ${[...chosen].join(', ')}`);
      else if (logs[0].startsWith('found')) counted.found++;
      else counted.same++;
    }
  }
  const { sets, same, found, orders } = counted;
  return {
    measured: `${same} the same game and ${found} the same findings of ${sets} pairs and triples of variants (${orders} orders)`,
    met: details.length === 0,
    details,
  };
}

export const loadingOrders: Row = {
  what: 'the same files and variants in every order of loading',
  atLeast: 'the same game or a finding',
  full: 30,
  small: 1,
  unit: 'pairs and triples for each game',
  measure,
};

const SETS = ['salt-harbour', 'moon-fair', 'old-letters'];
const setFile = (id: string): string => `examples/here-to-slay/sets/${id}.yaml`;

/** A set that says another thing under a name of the first set. */
const RIVAL = `variant: rival
extends: here-to-slay
name: { en: Rival, fr: Rivaux, de: Rivalen }
add: { rules/wreckage: 'when a player destroys a hero, that player draws a card' }
`;

function measureSets(decisions: number): Measured {
  const files = allFiles();
  const orders = ordersOf(SETS.map(setFile));
  const games = orders.map((order, at) =>
    gameAs(inOtherOrder(files, at + 2), 'here-to-slay', order, decisions),
  );
  const different = new Set(games).size;
  const planted = new Map([...files, ['rival.yaml', RIVAL]]);
  const named = ordersOf([setFile(SETS[0]), 'rival.yaml']).filter((order) => {
    const { diagnostics } = loadGame(openLibrary(planted), 'here-to-slay', order);
    const [found] = diagnostics;
    const places = [found?.place.file, found?.related?.[0].place.file].toSorted();
    return diagnostics.length === 1 && found.help !== undefined && places.join() === order.toSorted().join();
  });
  return {
    measured: `${orders.length} orders, ${different} different ${different === 1 ? 'game' : 'games'} (program, rule books, log); the planted conflict names both lines and a way out in ${named.length} of 2 orders`,
    met: different === 1 && games[0].includes('pearl') && named.length === 2,
  };
}

export const threeSets: Row = {
  what: 'three sets of cards written apart, each with a rule, a field, an ending, a step and an action of a window, loaded together in every order',
  atLeast: 'the same game; a planted true conflict names both lines',
  full: 400,
  small: 20,
  unit: 'decisions of each game',
  measure: measureSets,
};
