/** Conditions as whole sentences: the text of a field. */
import type { Joint } from '../realiser.ts';
import type { Condition } from '../../language/syntax/ast.ts';
import { completeSentence, paragraphs, type Speaker } from './paragraphs.ts';
import { capital } from './word-joining.ts';

/** A condition as sentences of its own; a list of conditions by its points. */
export function conditionLines(speaker: Speaker, condition: Condition): string[] {
  const { t } = speaker;
  if (condition.kind !== 'any-of' && condition.kind !== 'all-of' && condition.kind !== 'none-of')
    return paragraphs([completeSentence(speaker, { text: t.statement(condition) })]);
  const { anyOf, allOf, noneOf } = t.say;
  const text = { 'any-of': anyOf, 'all-of': allOf, 'none-of': noneOf }[condition.kind];
  return listOf(speaker, text, condition.parts);
}

/** A condition behind a conjunction: `only if you have a fruit`; a list of conditions by its points. */
export function jointLines(speaker: Speaker, condition: Condition, joint: Joint): string[] {
  const text = speaker.t.say.joint(joint, condition);
  return 'parts' in condition && condition.kind !== 'and' && condition.kind !== 'or'
    ? listOf(speaker, text, condition.parts)
    : paragraphs([completeSentence(speaker, { text })]);
}

/** A point with a capital, also behind a bracket. */
const beginning = (text: string): string =>
  text.startsWith('(') ? `(${capital(text.slice(1))}` : capital(text);

function listOf(speaker: Speaker, text: string, parts: readonly Condition[]): string[] {
  const { t } = speaker;
  const head = speaker.scope.goesOn ? text : capital(text);
  speaker.scope.goesOn = false;
  const points = parts.map((part) => completeSentence(speaker, { text: beginning(t.statement(part)) }).text);
  return paragraphs([{ text: `${head}${t.say.colon}`, points }]);
}
