import type { Call } from '../../../dsl/ir/expressions.ts';
import type { Emitter } from './emitter.ts';

/** A whole number, as the machine would keep it. */
const whole = (text: string): string => `(${text} | 0)`;

/**
 * A call of a function of the game: a JavaScript function whose parameters are those of the function, the player who
 * acts first.
 */
export function emitCalled(e: Emitter, tree: Call, gives: 'value' | 'condition'): string {
  const { w } = e;
  const called = w.capture(e.functions.of(tree.function, gives));
  const you = tree.you ? whole(e.value(tree.you)) : w.candidate(tree.function.first);
  const given = tree.arguments.map((each) => whole(e.value(each)));
  w.spend(`1`);
  w.readsFrame = true;
  return `${called}.run(${['m', you, ...given].join(', ')})`;
}
