import type { Test } from '../../../dsl/ir/expressions.ts';
import { pieceOf } from '../../../dsl/text/source.ts';
import { evaluatorFor } from '../../compiler/codegen/evaluator.ts';
import { isPayable } from '../../engine/triggers/additional-prices.ts';
import { isForbidden } from '../../engine/triggers/replacements-and-triggers.ts';
import type { Match } from '../match.ts';

/**
 * The texts that forbid a verb, or add a price that cannot be paid. They belong to cards in play, or to cards
 * that the player who asks sees.
 */
export function rulesAgainst({ table, runner }: Match, test: Test & { op: 'permitted' }): string[] {
  const { m } = runner;
  const { value } = evaluatorFor(table);
  const { verb } = test;
  const listening = m.responding?.verbs[verb.index];
  if (!listening) return [];
  const direct = verb.parameters.findIndex((parameter) => parameter.preposition === undefined);
  const values = Array.from(test.arguments, (each) => (each ? (value(m, each) ?? -1) : -1));
  const proposal = { you: value(m, test.you) ?? -1, values, direct };
  const object = direct < 0 ? -1 : values[direct];
  const against = [
    ...listening.rules.filter((rule) => isForbidden(m, [rule], proposal, object)),
    ...listening.prices.filter((price) => !isPayable(m, [price], proposal, object)),
  ];
  const texts = against.map(({ ability: { data } }) => pieceOf(data.snippet, data.ability.span));
  return [...new Set(texts)];
}
