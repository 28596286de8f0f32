import type { Many } from '../../../dsl/ir/expressions.ts';
import { Frame } from '../../engine/state/call-stack.ts';
import { simplifiedList } from '../codegen/expressions/simplify-lists.ts';
import { bitsIn } from '../../engine/state/bits.ts';
import { cellsOf } from '../codegen/values/bit-sets.ts';
import { emitPlace } from './emit-loops.ts';
import type { Emitter } from './emitter.ts';

/** Writes the number of elements of a list, without a loop where there is a shorter way. */
export function emitSize(e: Emitter, list: Many): string {
  const { w, c } = e;
  const { layout } = c;
  const tree = simplifiedList(c, list);
  switch (tree.op) {
    case 'one':
      return tree.isNumber || tree.value.op === 'constant' ? '1' : `(${e.value(tree.value)} < 0 ? 0 : 1)`;
    case 'new-pile':
      return '1';
    case 'players':
      return `${layout.seats}`;
    case 'zones':
      return tree.of ? emitSize(e, tree.of) : `${layout.seats}`;
    case 'list': {
      const at = w.atom(w.word(Frame.locals + tree.slot));
      return `(${at} < 0 ? 0 : p[${at}])`;
    }
    case 'cards-in':
      if (layout.state.host >= 0) break;
      return `p[${layout.zoneCount} + ${emitPlace(e, tree.zone)}]`;
    case 'cards-of': {
      const pile = w.atom(e.value(tree.pile));
      return `(${pile} < 0 ? 0 : p[${layout.pileCount} + ${pile}])`;
    }
    case 'union':
      return `(${tree.parts.map((part) => w.atom(emitSize(e, part))).join(' + ') || '0'})`;
    case 'numbers':
      return `Math.max(0, ${e.value(tree.to)} - ${e.value(tree.from)} + 1)`;
    case 'values-of':
      return `${w.capture(bitsIn)}(${e.value(tree.bits)})`;
    case 'sorted':
      return emitSize(e, tree.of);
    case 'piles':
      if (!tree.zone.grid) break;
      return `${cellsOf(tree.zone.grid).end - cellsOf(tree.zone.grid).first}`;
    case 'all-cards':
      if (c.game.owners || layout.state.above >= 0) break;
      return `${layout.cards}`;
    default:
  }
  return counted(e, tree);
}

function counted(e: Emitter, tree: Many): string {
  const { w } = e;
  const count = w.name('n');
  w.line(`let ${count} = 0;`);
  e.each(tree, () => w.line(`${count}++;`));
  w.spend(count);
  return count;
}
