/** German, in the familiar form (`du`). */
import type { DiscourseScope } from '../discourse/discourse-scope.ts';
import { standingsApart } from '../discourse/verb-coordination.ts';
import type { Tongue } from '../realiser.ts';
import { number, phrase } from '../realiser/noun-phrases.ts';
import { listed, conjunctions } from '../../text/list-format.ts';
import { becomes, change, each, order, orderOf } from './main-clauses.ts';
import { about, condition } from './conditions.ts';
import { connectives } from './connectives.ts';
import { denied, nouns, whose } from './nouns.ts';
import { modifiers } from './noun-modifiers.ts';
import { runTogether } from './contraction.ts';
import type { German } from './context.ts';
import { standing, wordText } from './lasting-clauses.ts';
import { times } from './time-spans.ts';
import { limitText } from '../realiser/time-nouns.ts';
import { tailsOf } from '../realiser/modifier-phrases.ts';

export function german(scope: DiscourseScope): Tongue {
  const de: German = {
    scope,
    nouns,
    times,
    phrase: (e, kase, from) => phrase(de, e, kase, from),
    number: (e, kase) => number(de, e, kase),
    whose: (e) => whose(de, e),
    tails: (np, tails, from) => tailsOf(de, modifiers, np, tails, from),
    denied: (e, kase, from) => denied(de, e, kase, from),
    condition: (c, place) => condition(de, c, place),
    about: (c, subject, place) => about(de, c, subject, place),
  };
  return {
    order: (o, stance) => order(de, o, stance),
    orderOf: (o, objects, stance) => orderOf(de, o, objects, stance),
    change: (c, stance) => change(de, c, stance),
    becomes: (s, stance) => becomes(de, s, stance),
    standing: (s, stance) =>
      listed(
        standingsApart(scope, s).map((each) => standing(de, each, stance)),
        'und',
      ),
    statement: (c) => condition(de, c, 'second'),
    phrase: (e) => phrase(de, e),
    number: (e) => number(de, e),
    word: (word) => wordText(de, word),
    each: (np) => each(de, np),
    limit: (limit) => limitText(de, limit),
    list: (parts, word) => listed(parts, conjunctions.de[word]),
    attach: ({ text, clause }, rest) => (clause ? `${text}, ${rest}` : `${text} ${rest}`),
    polish: runTogether,
    say: connectives(de),
  };
}
