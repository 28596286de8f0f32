/** Conditions as whole sentences: the text of a field. */
import type { Condition } from '../../language/syntax/ast.ts';
import { completeSentence, paragraphs, type Speaker } from './paragraphs.ts';
import { capital } from './word-joining.ts';

/** A condition as sentences of its own; a list of conditions by its points. */
export function conditionLines(speaker: Speaker, condition: Condition): string[] {
  const { t } = speaker;
  if (condition.kind !== 'any-of' && condition.kind !== 'all-of' && condition.kind !== 'none-of')
    return paragraphs([completeSentence(speaker, { text: t.statement(condition) })]);
  const { anyOf, allOf, noneOf, colon } = t.say;
  const text = { 'any-of': anyOf, 'all-of': allOf, 'none-of': noneOf }[condition.kind];
  const points = condition.parts.map(
    (part) => completeSentence(speaker, { text: capital(t.statement(part)) }).text,
  );
  return paragraphs([completeSentence(speaker, { text: `${text}${colon}`, points })]);
}
