import { gamesOf, loadGame, openLibrary } from '../../interpreter/index.ts';
import { valueOf } from '../../schemas/index.ts';
import { inOtherOrder, loadedAs, ordersOf } from '../../test/loading-orders.ts';
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
