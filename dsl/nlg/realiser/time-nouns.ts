/** Spans of time: put together alike in all languages, from their words. */
import type { Duration, Expression, Limit, Time, Word } from '../../language/syntax/ast.ts';
import { ownNoun } from '../discourse/built-in-nouns.ts';
import { nounFor } from '../discourse/noun-forms.ts';
import type { Noun } from '../discourse/noun-types.ts';
import type { DiscourseScope } from '../discourse/discourse-scope.ts';
import type { Phrasing } from './phrase-grammar.ts';
import { verbFor } from './verb-phrases.ts';
import { join } from './word-joining.ts';

/** The noun of a span of time: `turn`, `game`, or what the game calls its cycle. */
function unitNoun({ vocabulary, language }: DiscourseScope, { text }: Word): Noun {
  const cycle = vocabulary.cycles.find((each) => each.names.en[0] === text || each.id === text);
  if (cycle) return nounFor(cycle, language);
  return ownNoun(language, text)?.noun ?? { one: text, many: text, gender: 'm' };
}

/**
 * What a verb is called in `until the end of the attack`: like a window or a contest of the same name, if there is one, or
 * by its infinitive.
 */
function verbNoun({ scope, times }: Phrasing, of: Expression | Word): Noun | undefined {
  const { vocabulary, language } = scope;
  if (!('kind' in of) || of.kind !== 'noun' || of.heads.length !== 1 || of.determiner !== 'the')
    return undefined;
  const word = of.heads[0].words.map(({ text }) => text).join(' ');
  if (vocabulary.verbForms.get(word)?.verb.id !== word) return undefined;
  const called = [...vocabulary.windows, ...vocabulary.contests].find(({ names }) => names.en[0] === word);
  if (called) return nounFor(called, language);
  return times.doing(verbFor(vocabulary, word, language)?.forms.infinitive ?? word);
}

/** `this turn` */
const thisTime = ({ scope, times }: Phrasing, unit: Word): string =>
  join(times.during, times.thisOne(unitNoun(scope, unit)));

/** `this turn`, `since your last turn` */
export const timeText = (l: Phrasing, { unit, since, fromStart }: Time): string =>
  since === 'this'
    ? l.times.sinceEntry
    : since
      ? l.times.sinceLast(unitNoun(l.scope, unit), since === 'you', fromStart === true)
      : thisTime(l, unit);

/** `until the end of the turn` */
export function durationText(l: Phrasing, { kind, edge, of }: Duration): string {
  const { times } = l;
  const phrase = (kase: 'nom' | 'dat' | 'gen'): string => l.phrase(of as Expression, kase);
  if (kind === 'leaves') return times.leaving(phrase);
  if (kind === 'this') return 'kind' in of ? join(times.during, phrase('dat')) : thisTime(l, of);
  const done = verbNoun(l, of);
  const whole = done ? times.whole(done) : 'kind' in of ? phrase('gen') : times.whole(unitNoun(l.scope, of));
  return join(kind === 'rest' ? times.rest : times.until[edge!], whole);
}

/** `twice per turn` */
export const limitText = ({ scope, times: words }: Phrasing, { times, per }: Limit): string =>
  join(words.often(times), ...per.map((unit) => `${words.per} ${unitNoun(scope, unit).one}`));
