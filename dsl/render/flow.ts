import type { Word } from '../tree.ts';
import { ownNoun } from './built-in.ts';
import { nounFor, type Noun } from './noun.ts';
import type { Scope } from './scope.ts';

/** The noun of a span of time: `turn`, `game`, or what the game calls its cycle. */
export function unitNoun({ vocabulary, language }: Scope, { text }: Word): Noun {
  const cycle = vocabulary.cycles.find((each) => each.names.en[0] === text || each.id === text);
  if (cycle) return nounFor(cycle, language);
  return ownNoun(language, text)?.noun ?? { one: text, many: text, gender: 'm' };
}
