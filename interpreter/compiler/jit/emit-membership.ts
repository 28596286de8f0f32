import type { Many } from '../../../dsl/ir/expressions.ts';
import { listedIn } from '../codegen/expressions/list-contains.ts';
import { simplifiedList } from '../codegen/expressions/simplify-lists.ts';
import { cellsOf } from '../codegen/values/bit-sets.ts';
import { emitPlace } from './emit-loops.ts';
import type { Emitter } from './emitter.ts';

/** Writes the question whether a list has a value, a variable, among its elements; without a loop where there is a shorter way. */
export function emitContains(e: Emitter, list: Many, value: string): string {
  const { w, c } = e;
  const { layout } = c;
  const tree = simplifiedList(c, list);
  switch (tree.op) {
    case 'one': {
      const same = `${e.value(tree.value)} === ${value}`;
      return tree.isNumber ? `(${same})` : `(${value} >= 0 && ${same})`;
    }
    case 'cards-in': {
      const zone = emitPlace(e, tree.zone);
      if (layout.state.host >= 0) return `(${placeOf(e, value)} === ${zone})`;
      return `(${value} >= 0 && p[${layout.zone} + ${value}] === ${zone})`;
    }
    case 'cards-in-each': {
      const zone = w.atom(placeOf(e, value));
      return guarded(e, `${zone} >= 0`, () => emitContains(e, tree.zones, zone));
    }
    case 'zones': {
      const first = c.zoneIndex(tree.zone);
      const inside = `${first} <= ${value} && ${value} < ${first + layout.seats}`;
      const { of } = tree;
      if (!of) return `(${inside})`;
      return guarded(e, inside, () => emitContains(e, of, w.atom(`${value} - ${first}`)));
    }
    case 'players':
    case 'all-cards':
      return `(${value} >= 0)`;
    case 'cards-in-all': {
      const first = c.zoneIndex(tree.zone);
      const zone = w.atom(placeOf(e, value));
      const last = first + (tree.zone.of === 'player' ? layout.seats : 1) - 1;
      return `(${first} <= ${zone} && ${zone} <= ${last})`;
    }
    case 'cards-of': {
      const pile = w.atom(e.value(tree.pile));
      return `(${value} >= 0 && ${pile} >= 0 && p[${layout.pile} + ${value}] === ${pile})`;
    }
    case 'cards-of-all': {
      const pile = w.atom(`(${value} < 0 ? -1 : p[${layout.pile} + ${value}])`);
      return guarded(e, `${pile} >= 0`, () => emitContains(e, tree.piles, pile));
    }
    case 'piles': {
      if (!tree.zone.grid) return `(${value} >= ${layout.cells} && p[${layout.pileCount} + ${value}] > 0)`;
      const { first, end } = cellsOf(tree.zone.grid);
      return `(${value} >= ${first} && ${value} < ${end})`;
    }
    case 'numbers':
      return `(${e.value(tree.from)} <= ${value} && ${value} <= ${e.value(tree.to)})`;
    case 'values-of':
      return `(${value} >= 0 && ${value} < 31 && ((${e.value(tree.bits)} >> ${value}) & 1) === 1)`;
    case 'filter': {
      const { of, depth, test } = tree;
      return guarded(e, emitContains(e, of, value), () => w.under(depth, value, () => e.test(test)));
    }
    case 'union': {
      const found = w.name('t');
      w.line(`let ${found} = false;`);
      for (const part of tree.parts)
        w.block(`if (!${found})`, () => {
          const holds = emitContains(e, part, value);
          w.line(`${found} = ${holds};`);
        });
      return found;
    }
    case 'sorted':
      return emitContains(e, tree.of, value);
    case 'list':
      return found(e, tree, value, false);
    default:
      return found(e, tree, value, true);
  }
}

/** The zone in which a card is listed. */
const placeOf = ({ w }: Emitter, card: string): string => w.ask(listedIn, card);

/** A condition that is asked only where another one holds. */
function guarded({ w }: Emitter, first: string, then: () => string): string {
  const holds = w.name('t');
  w.line(`let ${holds} = ${first};`);
  w.block(`if (${holds})`, () => {
    const also = then();
    w.line(`${holds} = ${also};`);
  });
  return holds;
}

function found(e: Emitter, tree: Many, value: string, isWork: boolean): string {
  const { w } = e;
  const [is, count] = [w.name('t'), w.name('n')];
  w.line(`let ${is} = false, ${count} = 0;`);
  e.each(tree, (element) => w.line(`${count}++; if (${element} === ${value}) ${is} = true;`));
  if (isWork) w.spend(count);
  return is;
}
