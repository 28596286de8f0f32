import type { Many } from '../../../../dsl/ir/expressions.ts';
import { borrow, release, isKnown } from '../../../engine/program/machine.ts';
import { spend } from '../../../engine/program/work-budget.ts';
import type { ListClosure, ValueClosure } from '../../../engine/program/machine.ts';
import type { Compiler } from '../codegen-context.ts';

/** Those of a list that come first by some keys, and lists in order. */

export function bestElements(c: Compiler, tree: Many & { op: 'best' }): ListClosure {
  if (tree.amount) return firstBest(c, tree, c.scalar(tree.amount));
  const of = c.many(tree.of);
  const { depth } = tree;
  const keys = tree.keys.map((key) => ({ value: c.raw(key.value), sign: key.lowest ? -1 : 1 }));
  return (m, out) => {
    const from = out.length;
    of(m, out);
    let end = out.length;
    spend(m, (end - from) * keys.length);
    const before = m.it[depth];
    for (const key of keys) {
      let most = Number.NEGATIVE_INFINITY;
      let kept = from;
      for (let i = from; i < end; i++) {
        const candidate = out.items[i];
        m.it[depth] = candidate;
        const printed = key.value(m);
        // Who does not have it has neither the most nor the least of it.
        if (!isKnown(printed)) continue;
        const value = printed * key.sign;
        if (value > most) {
          most = value;
          kept = from;
        }
        if (value === most) out.items[kept++] = candidate;
      }
      end = kept;
    }
    m.it[depth] = before;
    out.length = end;
  };
}

/** So many with the best keys, and all that tie with the last of them. */
function firstBest(c: Compiler, tree: Many & { op: 'best' }, amount: ValueClosure): ListClosure {
  const of = c.many(tree.of);
  const { depth } = tree;
  const [key] = tree.keys;
  const value = c.raw(key.value);
  const sign = key.lowest ? -1 : 1;
  return (m, out) => {
    const from = out.length;
    const wanted = amount(m);
    of(m, out);
    const keys: number[] = [];
    const before = m.it[depth];
    let kept = from;
    for (let i = from; i < out.length; i++) {
      m.it[depth] = out.items[i];
      const printed = value(m);
      if (!isKnown(printed)) continue;
      out.items[kept++] = out.items[i];
      keys.push(printed * sign);
    }
    m.it[depth] = before;
    spend(m, (out.length - from) * 2);
    out.length = kept;
    if (wanted >= keys.length) return;
    const last = wanted < 1 ? Infinity : keys.toSorted((a, b) => b - a)[wanted - 1];
    let end = from;
    for (let i = from; i < kept; i++) if (keys[i - from] >= last) out.items[end++] = out.items[i];
    out.length = end;
  };
}

/** Insertion sort: lists are short, and equal keys must keep their order. */
export function sortedList(c: Compiler, tree: Many & { op: 'sorted' }): ListClosure {
  const of = c.many(tree.of);
  const key = c.scalar(tree.key);
  const { depth } = tree;
  const sign = tree.descending ? -1 : 1;
  return (m, out) => {
    const from = out.length;
    of(m, out);
    const keys = borrow(m);
    const before = m.it[depth];
    for (let i = from; i < out.length; i++) {
      const value = out.items[i];
      m.it[depth] = value;
      const mine = key(m) * sign;
      let j = i - from;
      keys.push(mine);
      while (j > 0 && keys.items[j - 1] > mine) {
        keys.items[j] = keys.items[j - 1];
        out.items[from + j] = out.items[from + j - 1];
        j--;
      }
      spend(m, i - from - j + 1);
      keys.items[j] = mine;
      out.items[from + j] = value;
    }
    m.it[depth] = before;
    release(m);
  };
}
