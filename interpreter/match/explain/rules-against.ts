import type { Test } from '../../../dsl/ir/expressions.ts';
import { functionMeaning } from '../../../dsl/ir/called-functions.ts';
import { nodesOf } from '../../../dsl/ir/visit.ts';
import { pieceOf } from '../../../dsl/text/source.ts';
import { evaluatorFor } from '../../compiler/codegen/evaluator.ts';
import { isPayable } from '../../engine/triggers/additional-prices.ts';
import { isForbidden } from '../../engine/triggers/replacements-and-triggers.ts';
import { statedByFunction } from '../../game/condition-parts.ts';
import type { Match } from '../match.ts';

/**
 * The texts that forbid a verb, or add a price that cannot be paid. They belong to cards in play, or to cards
 * that the player who asks sees.
 */
export function rulesAgainst(match: Match, test: Test & { op: 'permitted' }): RuleAgainst[] {
  const { table, runner } = match;
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
  const texts = new Map(
    against.map(({ ability: { data } }) => [pieceOf(data.snippet, data.ability.span), data.ability] as const),
  );
  return [...texts].map(([text, ability]) => ({
    text,
    because:
      'patterns' in ability ? ability.patterns.flatMap((each) => because(match, each.test, object)) : [],
  }));
}

/** What holds of the conditions of the game that a rule asks of an object, where any of several is enough: in their words. */
function because(match: Match, rule: Test, object: number): string[] {
  const { it } = match.runner.m;
  const { holds } = evaluatorFor(match.table);
  return nodesOf(rule, 'called').flatMap(({ function: fn, arguments: given }) => {
    const meaning = functionMeaning(fn);
    if (meaning?.form !== 'if' || fn.body.form !== 'if' || given.length !== 1) return [];
    const { test } = meaning;
    const { parts } = statedByFunction(fn.body);
    if (test.op !== 'or' || parts.length !== test.parts.length) return [];
    const before = it[fn.first + 1];
    it[fn.first + 1] = object;
    const found = parts.filter((_, i) => holds(match.runner.m, test.parts[i]));
    it[fn.first + 1] = before;
    return found.slice(0, 1).map(({ words }) => words);
  });
}

/** A text that forbids something, and what makes it apply. */
export interface RuleAgainst {
  readonly text: string;
  readonly because: readonly string[];
}
