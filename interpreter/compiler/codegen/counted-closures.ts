import {
  always,
  candidateAt,
  depthOf,
  fixedValue,
  wordOf,
  type ConditionClosure,
  type ListClosure,
  type Tally,
  type ValueClosure,
} from '../../engine/program/machine.ts';

/** Closures that count how often they are called, for measuring; a table has them where it is asked for. */
export interface CountedClosures {
  readonly value: (get: ValueClosure) => ValueClosure;
  readonly list: (collect: ListClosure) => ListClosure;
  readonly condition: (holds: ConditionClosure) => ConditionClosure;
}

/** Reading a word of the frame is no call: callers read it themselves. */
export const countedClosures = (tally: Tally): CountedClosures => ({
  value: (get) => {
    if (wordOf(get) >= 0) return get;
    const counted: ValueClosure = (m) => {
      tally.calls++;
      return get(m);
    };
    if (depthOf(get) >= 0) return candidateAt(depthOf(get), counted);
    const value = fixedValue(get);
    return value === undefined ? counted : always(value, counted);
  },
  list: (collect) => (m, out) => {
    tally.calls++;
    collect(m, out);
  },
  condition: (holds) => (m) => {
    tally.calls++;
    return holds(m);
  },
});
