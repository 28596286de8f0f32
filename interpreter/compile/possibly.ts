import type { Act, Test } from '../../dsl/meaning.ts';
import type { Compiler, Holds } from './compiler.ts';
import { isRuled } from './permitted.ts';
import { reads } from './reads.ts';

/**
 * Whether a statement that somebody may do can be done, as far as everybody can see: no rule stands against it, and
 * there is something to choose. None where it always can, or where nothing may be said of it before it is tried.
 */
export function possibly(c: Compiler, list: readonly Act[]): Holds | undefined {
  const [first] = list;
  if (first?.op !== 'attempt') return undefined;
  const later = new Set<number>();
  const tests: Test[] = [];
  for (const act of first.prepare) {
    // What is worked out or chosen on the way is not known yet.
    const known = (of: unknown): boolean => [...reads(of)].every((slot) => !later.has(slot));
    if (act.op === 'let' || act.op === 'list') later.add(act.slot);
    else if (act.op === 'require') {
      const ruled = act.test.op !== 'permitted' || isRuled(c, act.test.verb);
      if (ruled && known(act.test)) tests.push(act.test);
    } else if (act.op === 'pick') {
      const { pick } = act;
      later.add(pick.slot);
      if (!pick.public || (pick.least.op === 'constant' && pick.least.value === 0)) continue;
      const least = pick.exact ? pick.least : ({ op: 'constant', value: 1 } as const);
      if (known([pick.from, least]))
        tests.push({ op: 'compare', how: '>=', left: { op: 'count', of: pick.from }, right: least });
    }
  }
  if (tests.length === 0) return undefined;
  const all = tests.map((test) => c.test(test));
  return (m) => all.every((holds) => holds(m));
}
