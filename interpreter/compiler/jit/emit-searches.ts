import type { Many } from '../../../dsl/ir/expressions.ts';
import { Header } from '../../engine/state/position-layout.ts';
import { NEW_PILE } from '../codegen/choices/pile-targets.ts';
import { simplifiedList } from '../codegen/expressions/simplify-lists.ts';
import { emitCardsInPiles, emitPlace } from './emit-loops.ts';
import { emitSize } from './emit-sizes.ts';
import type { Emitter } from './emitter.ts';

/** Writes the question whether a list has elements; looks no further than the first where that saves work. */
export function emitSome(e: Emitter, list: Many): string {
  const tree = simplifiedList(e.c, list);
  switch (tree.op) {
    case 'filter':
      return emitSomeOf(e, tree.of, tree.depth, () => e.test(tree.test));
    case 'union':
      return either(
        e,
        tree.parts.map((part) => () => emitSome(e, part)),
      );
    default:
      return `(${emitSize(e, tree)} > 0)`;
  }
}

/** One after the other, until one holds. */
function either(e: Emitter, parts: readonly (() => string)[]): string {
  const { w } = e;
  const found = w.name('t');
  w.line(`let ${found} = false;`);
  for (const part of parts)
    w.block(`if (!${found})`, () => {
      const holds = part();
      w.line(`${found} = ${holds};`);
    });
  return found;
}

/** All elements are counted as work, and asked until one passes. */
function searched(e: Emitter, tree: Many, test: (element: string) => string): string {
  const { w } = e;
  const [found, count] = [w.name('t'), w.name('n')];
  w.line(`let ${found} = false, ${count} = 0;`);
  e.each(tree, (element) => {
    w.line(`${count}++;`);
    w.block(`if (!${found})`, () => {
      const holds = test(element);
      w.line(`${found} = ${holds};`);
    });
  });
  w.spend(count);
  return found;
}

/** Writes the question whether an element of a list passes a test, the candidate of `depth` being the element. */
export function emitSomeOf(e: Emitter, list: Many, depth: number, test: () => string): string {
  const { w, c } = e;
  const { layout } = c;
  switch (list.op) {
    case 'filter': {
      if (list.depth !== depth) break;
      // Tests of the same candidate are one test.
      const inner = list.test;
      return emitSomeOf(e, list.of, depth, () => {
        const both = w.name('t');
        const holds = e.test(inner);
        w.line(`let ${both} = ${holds};`);
        w.block(`if (${both})`, () => {
          const then = test();
          w.line(`${both} = ${then};`);
        });
        return both;
      });
    }
    case 'union':
      return either(
        e,
        list.parts.map((part) => () => emitSomeOf(e, part, depth, test)),
      );
    case 'sorted':
      return emitSomeOf(e, list.of, depth, test);
    case 'cards-in': {
      if (layout.state.host >= 0) break;
      const zone = emitPlace(e, list.zone);
      const [found, card] = [w.name('t'), w.name('c')];
      w.spend(`p[${layout.zoneCount} + ${zone}]`);
      w.line(`let ${found} = false;`);
      const head = `for (let ${card} = p[${layout.zoneFirst} + ${zone}]; ${card} >= 0 && !${found}; ${card} = p[${layout.next} + ${card}])`;
      w.block(head, () => {
        const holds = w.under(depth, card, test);
        w.line(`${found} = ${holds};`);
      });
      return found;
    }
    case 'players': {
      const start = w.atom(`Math.max(0, ${list.from ? e.value(list.from) : `p[${Header.turn}]`})`);
      const [found, i, seat] = [w.name('t'), w.name('i'), w.name('s')];
      w.spend(`${layout.seats}`);
      w.line(`let ${found} = false;`);
      w.block(`for (let ${i} = 0; ${i} < ${layout.seats} && !${found}; ${i}++)`, () => {
        w.line(
          `const ${seat} = ${start} + ${i} < ${layout.seats} ? ${start} + ${i} : ${start} + ${i} - ${layout.seats};`,
        );
        const holds = w.under(depth, seat, test);
        w.line(`${found} = ${holds};`);
      });
      return found;
    }
    case 'new-pile':
      return w.under(depth, `(${NEW_PILE})`, test);
    case 'piles': {
      if (list.zone.grid) break;
      const [found, left, pile, own] = [w.name('t'), w.name('n'), w.name('c'), w.name('n')];
      w.line(`let ${left} = ${emitCardsInPiles(layout)}, ${found} = false;`);
      w.spend(left);
      const head = `for (let ${pile} = ${layout.cells}; ${left} > 0 && !${found} && ${pile} < ${layout.piles}; ${pile}++)`;
      w.block(head, () => {
        w.line(`const ${own} = p[${layout.pileCount} + ${pile}];`);
        w.block(`if (${own} !== 0)`, () => {
          w.line(`${left} -= ${own};`);
          const holds = w.under(depth, pile, test);
          w.line(`${found} = ${holds};`);
        });
      });
      return found;
    }
    case 'one': {
      const one = w.atom(e.value(list.value));
      const found = w.name('t');
      w.line(`let ${found} = ${list.isNumber ? 'true' : `${one} >= 0`};`);
      w.block(`if (${found})`, () => {
        const holds = w.under(depth, one, test);
        w.line(`${found} = ${holds};`);
      });
      return found;
    }
    default:
  }
  return searched(e, list, (element) => w.under(depth, element, test));
}
