import type { Test } from '../../../../dsl/ir/expressions.ts';
import type { VerbSymbol } from '../../../../dsl/language/symbols/symbols.ts';
import { isForbidden } from '../../../engine/triggers/replacements-and-triggers.ts';
import { type Compiler, slotsOf } from '../codegen-context.ts';
import type { Holds } from '../../../engine/program/machine.ts';

/** Whether the game has a rule about a verb. */
export const isRuled = (c: Compiler, verb: VerbSymbol): boolean =>
  c.game.abilities.some(
    ({ ability }) => ability.kind === 'rule' && ability.patterns.some((pattern) => pattern.verb === verb),
  );

/** Whether what a verb takes is a number. */
const isNumber = ({ game }: Compiler, verb: VerbSymbol, parameter: number): boolean =>
  slotsOf(game, verb)[parameter].sort === 'number';

/** Compiles the question whether no rule stands against a verb; where the game has no rule about it, none does. */
export function permitted(c: Compiler, tree: Test & { op: 'permitted' }): Holds {
  const { verb } = tree;
  if (!isRuled(c, verb)) return () => true;
  const you = c.scalar(tree.you);
  const given = tree.arguments.map((each) => each && c.scalar(each));
  const direct = verb.parameters.findIndex((parameter) => parameter.preposition === undefined);
  const open = given.flatMap((value, i) => (value || !isNumber(c, verb, i) ? [] : [i]));
  return (m) => {
    const values = Int32Array.from(given, (value) => (value ? value(m) : -1));
    const proposal = { you: you(m), values, direct };
    const object = direct < 0 ? -1 : values[direct];
    return !isForbidden(m, m.responding!.verbs[verb.index].rules, proposal, object, open);
  };
}
