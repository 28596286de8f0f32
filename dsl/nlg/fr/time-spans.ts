/** Spans of time in French. */
import type { Duration, Word } from '../../language/syntax/ast.ts';
import { unitNoun } from '../realiser/time-nouns.ts';
import type { DiscourseScope } from '../discourse/discourse-scope.ts';
import { the, thisOne } from './determiners.ts';
import type { French } from './context.ts';

/** `pendant ce tour` */
export function thisTime(scope: DiscourseScope, unit: Word): string {
  const noun = unitNoun(scope, unit);
  return `pendant ${thisOne(noun, 'one', noun.one)}`;
}

export const unitText = (scope: DiscourseScope, unit: Word): string => unitNoun(scope, unit).one;

export function durationText(fr: French, { kind, edge, of }: Duration): string {
  const { scope } = fr;
  if (kind === 'this') return 'kind' in of ? `pendant ${fr.phrase(of)}` : thisTime(scope, of);
  const noun = 'kind' in of ? undefined : unitNoun(scope, of);
  const whole = noun ? `${the(noun, 'one')} ${noun.one}` : fr.phrase(of as Exclude<typeof of, Word>);
  if (kind === 'rest') return `pour le reste de ${whole}`;
  return `jusqu’${edge === 'start' ? 'au début' : 'à la fin'} de ${whole}`;
}
