/** Spans of time in German. */
import type { Duration, Word } from '../../language/syntax/ast.ts';
import { unitNoun } from '../realiser/time-nouns.ts';
import type { DiscourseScope } from '../discourse/discourse-scope.ts';
import { agreementIn, declined, derWord, theFor } from './declension.ts';
import type { German } from './context.ts';

/** `in diesem Zug` */
export function thisTime(scope: DiscourseScope, unit: Word): string {
  const noun = unitNoun(scope, unit);
  return `in ${derWord('dies', agreementIn(noun, 'one'), 'dat')} ${declined(noun, 'one', 'dat')}`;
}

export const unitText = (scope: DiscourseScope, unit: Word): string => unitNoun(scope, unit).one;

export function durationText(de: German, { kind, edge, of }: Duration): string {
  const { scope } = de;
  if (kind === 'this') return 'kind' in of ? `in ${de.phrase(of, 'dat')}` : thisTime(scope, of);
  const noun = 'kind' in of ? undefined : unitNoun(scope, of);
  const whole = noun
    ? `${theFor(agreementIn(noun, 'one'), 'gen')} ${declined(noun, 'one', 'gen')}`
    : de.phrase(of as Exclude<typeof of, Word>, 'gen');
  if (kind === 'rest') return `für den Rest ${whole}`;
  return `bis ${edge === 'start' ? 'zum Beginn' : 'zum Ende'} ${whole}`;
}
