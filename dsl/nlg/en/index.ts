/** English: nearly as the text is written. */
import type { DiscourseScope } from '../discourse/discourse-scope.ts';
import { byYou } from '../discourse/noun-heads.ts';
import { about, condition } from '../realiser/condition-clauses.ts';
import { conditions } from './conditions.ts';
import {
  becomes,
  behind,
  change,
  event,
  letting,
  mayModify,
  order,
  orderWith,
  standing,
  toDo,
} from './main-clauses.ts';
import { nouns } from './nouns.ts';
import type { Tongue } from '../realiser.ts';
import { tongueOf } from '../realiser/clause-joining.ts';
import { tailsOf } from '../realiser/modifier-phrases.ts';
import { number, phrase } from '../realiser/noun-phrases.ts';
import connectives from './connectives.json' with { type: 'json' };
import type { English } from './context.ts';
import { modifiers } from './noun-modifiers.ts';
import { join } from '../realiser/word-joining.ts';
import { times } from './time-spans.ts';

export function english(scope: DiscourseScope): Tongue {
  const en: English = {
    scope,
    nouns,
    times,
    phrase: (e, kase, from) => phrase(en, e, kase, from),
    howOften: (event, each) => join(each ? 'each time' : 'the number of times', en.condition(event)),
    number: (e, kase) => number(en, e, kase),
    tails: (np, tails, from) => tailsOf(en, modifiers, np, tails, from),
    whose: (e) => `of ${phrase(en, e)}`,
    each: (unit) =>
      unit.kind === 'occurrences'
        ? en.howOften(unit.event, true)
        : phrase(en, { ...unit, determiner: 'each' }),
    condition: (c) => condition(en, conditions, c, undefined),
    about: (c, subject) => about(en, conditions, c, subject, undefined),
    behind: (word, args) => behind(en, word, args),
  };
  return tongueOf(
    en,
    {
      order: (o, stance, objects) => order(en, o, stance, objects),
      change: (c) => change(en, c),
      becomes: (s) => becomes(en, s),
      standing: (s) => standing(en, s),
      word: ({ text }) => text,
      condition: (c) => en.condition(c),
      event: (e, how) => event(en, e, how === 'would'),
      unless: (payment) => `unless ${order(en, byYou(payment), {})}`,
      toDo: (verbs, args) => toDo(en, verbs, args),
      key: (key) => phrase(en, key),
      choosing: (who, many, stance) => orderWith(en, who, many, stance),
      letting: (o) => letting(en, o),
      mayModify: (amounts, target) => mayModify(en, amounts, target),
      polish: (text) => text.replaceAll(/,+(?=[,.;:)]|$)/g, ''),
    },
    connectives,
  );
}
