/** French, in the polite form (`vous`). */
import type { DiscourseScope } from '../discourse/discourse-scope.ts';
import { standingsApart } from '../discourse/verb-coordination.ts';
import type { Tongue } from '../realiser.ts';
import { number, phrase } from '../realiser/noun-phrases.ts';
import { listed, conjunctions } from '../../text/list-format.ts';
import { becomes, change, each, order, orderOf } from './main-clauses.ts';
import { about, condition } from './conditions.ts';
import { connectives } from './connectives.ts';
import { denied, nouns } from './nouns.ts';
import { modifiers } from './noun-modifiers.ts';
import { runTogether, spaced } from './elision.ts';
import type { French } from './context.ts';
import { standing, wordText } from './lasting-clauses.ts';
import { times } from './time-spans.ts';
import { limitText } from '../realiser/time-nouns.ts';
import { tailsOf } from '../realiser/modifier-phrases.ts';

export function french(scope: DiscourseScope): Tongue {
  const fr: French = {
    scope,
    nouns,
    times,
    phrase: (e, kase, from) => phrase(fr, e, kase, from),
    number: (e) => number(fr, e),
    whose: (e) => `de ${phrase(fr, e)}`,
    tails: (np, tails, from) => tailsOf(fr, modifiers, np, tails, from),
    denied: (e, from) => denied(fr, e, from),
    condition: (c, again, mood) => condition(fr, c, again, mood),
    about: (c, subject, mood) => about(fr, c, subject, mood),
  };
  return {
    order: (o, stance) => order(fr, o, stance),
    orderOf: (o, objects, stance) => orderOf(fr, o, objects, stance),
    change: (c) => change(fr, c),
    becomes: (s) => becomes(fr, s),
    standing: (s) =>
      listed(
        standingsApart(scope, s).map((each) => standing(fr, each)),
        'et',
      ),
    statement: (c) => condition(fr, c),
    phrase: (e) => phrase(fr, e),
    number: (e) => number(fr, e),
    word: (word) => wordText(fr, word),
    each: (np) => each(fr, np),
    limit: (limit) => limitText(fr, limit),
    list: (parts, word) => listed(parts, conjunctions.fr[word]),
    attach: ({ text }, clause) => `${text}, ${clause}`,
    polish: (text) => spaced(runTogether(text)),
    say: connectives(fr),
  };
}
