import type { Test } from '../../../dsl/ir/expressions.ts';
import type { Node } from '../../../schemas/index.ts';
import { certain, fixedOf } from '../../compiler/codegen/choices/constant-conditions.ts';
import { reportAtNode } from '../../compiler/loader/link-context.ts';
import type { Match } from '../../match/match.ts';
import type { StatedCondition } from '../../game/condition-parts.ts';
import type { ScenarioCondition } from './stated-condition.ts';
import type { ScenarioSheet } from '../findings-sheet.ts';

/**
 * Complains about a condition, or about parts of it, that come out as is expected in every position of the game.
 * `should`: whether it is expected to hold. Where it is joined from several, each has to say something.
 */
export function isIdle(
  sheet: ScenarioSheet,
  match: Match,
  asked: ScenarioCondition,
  node: Node,
  should = true,
): boolean {
  const fixed = fixedOf(match.game, match.table.layout);
  const idle = partsOf(asked.test, asked.said, should).filter(({ test }) => certain(fixed, test) === should);
  for (const { words } of idle)
    reportAtNode(sheet, 'scenario/proves-nothing', node, { what: words ?? asked.text });
  return idle.length > 0;
}

/** What has to come out as is expected, each with its words: all that `and` joins, or that `or` joins and must not hold. */
function partsOf(
  test: Test,
  said: StatedCondition | undefined,
  should: boolean,
): readonly { readonly test: Test; readonly words: string | undefined }[] {
  const joined = test.op === (should ? 'and' : 'or') && 'parts' in test ? test.parts : [];
  if (joined.length === 0 || said?.parts.length !== joined.length) return [{ test, words: said?.words }];
  return joined.flatMap((part, i) => partsOf(part, said.parts[i], should));
}
