/** English: nearly as the text is written. */
import type { DiscourseScope } from '../discourse/discourse-scope.ts';
import { standingsApart } from '../discourse/verb-coordination.ts';
import type { Tongue } from '../realiser.ts';
import { number, phrase } from '../realiser/noun-phrases.ts';
import { listed } from '../../text/list-format.ts';
import { becomes, behind, change, order, orderOf, standing } from './main-clauses.ts';
import { about, condition } from './conditions.ts';
import { connectives } from './connectives.ts';
import { nouns } from './nouns.ts';
import { modifiers } from './noun-modifiers.ts';
import { times } from './time-spans.ts';
import { limitText } from '../realiser/time-nouns.ts';
import { tailsOf } from '../realiser/modifier-phrases.ts';
import type { English } from './context.ts';

export function english(scope: DiscourseScope): Tongue {
  const en: English = {
    scope,
    nouns,
    times,
    phrase: (e, kase, from) => phrase(en, e, kase, from),
    number: (e) => number(en, e),
    whose: (e) => `of ${phrase(en, e)}`,
    tails: (np, tails, from) => tailsOf(en, modifiers, np, tails, from),
    each: (np) => phrase(en, { ...np, determiner: 'each' }),
    condition: (c) => condition(en, c),
    about: (c, subject, many) => about(en, c, subject, many),
    behind: (word, args) => behind(en, word, args),
  };
  return {
    order: (o, stance) => order(en, o, stance),
    orderOf: (o, objects, stance) => orderOf(en, o, objects, stance),
    change: (c) => change(en, c),
    becomes: (s) => becomes(en, s),
    standing: (s) =>
      listed(
        standingsApart(scope, s).map((each) => standing(en, each)),
        'and',
      ),
    statement: (c) => condition(en, c),
    phrase: (e) => phrase(en, e),
    number: (e) => number(en, e),
    word: ({ text }) => text,
    each: (np) => en.each(np),
    limit: (limit) => limitText(en, limit),
    list: (parts, word) => listed(parts, word),
    attach: ({ text }, clause) => `${text}, ${clause}`,
    polish: (text) => text.replaceAll(/,+(?=[,.;:)]|$)/g, ''),
    say: connectives(en),
  };
}
