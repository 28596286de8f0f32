import type { Word } from '../../language/syntax/ast.ts';
import { ownNoun } from '../discourse/built-in-nouns.ts';
import { nounFor } from '../discourse/noun-forms.ts';
import { type Noun } from '../discourse/noun-types.ts';
import type { DiscourseScope } from '../discourse/discourse-scope.ts';

/** The noun of a span of time: `turn`, `game`, or what the game calls its cycle. */
export function unitNoun({ vocabulary, language }: DiscourseScope, { text }: Word): Noun {
  const cycle = vocabulary.cycles.find((each) => each.names.en[0] === text || each.id === text);
  if (cycle) return nounFor(cycle, language);
  return ownNoun(language, text)?.noun ?? { one: text, many: text, gender: 'm' };
}
