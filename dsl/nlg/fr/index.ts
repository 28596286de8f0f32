/** French, in the polite form (`vous`). */
import type { DiscourseScope } from '../discourse/discourse-scope.ts';
import { byYou } from '../discourse/noun-heads.ts';
import { about, condition } from '../realiser/condition-clauses.ts';
import { conditions } from './conditions.ts';
import { runTogether, spaced } from './elision.ts';
import { standing, wordText } from './lasting-clauses.ts';
import { becomes, change, event, letting, mayModify, order, orderWith, toDo } from './main-clauses.ts';
import { counted, negatedNoun, nouns } from './nouns.ts';
import type { Tongue } from '../realiser.ts';
import { tongueOf } from '../realiser/clause-joining.ts';
import { tailsOf } from '../realiser/modifier-phrases.ts';
import { number, phrase } from '../realiser/noun-phrases.ts';
import connectives from './connectives.json' with { type: 'json' };
import type { French } from './context.ts';
import { modifiers } from './noun-modifiers.ts';
import { join } from '../realiser/word-joining.ts';
import { times } from './time-spans.ts';

export function french(scope: DiscourseScope): Tongue {
  const fr: French = {
    scope,
    nouns,
    times,
    phrase: (e, kase, from) => phrase(fr, e, kase, from),
    howOften: (event, each) => {
      const said = fr.condition(event, { again: 'que', mood: 'indicative' });
      return join(each ? 'chaque fois que' : 'le nombre de fois que', said);
    },
    number: (e, kase) => number(fr, e, kase),
    tails: (np, tails, from) => tailsOf(fr, modifiers, np, tails, from),
    whose: (e) => `de ${phrase(fr, e)}`,
    denied: (e, from) => negatedNoun(fr, e, from),
    condition: (c, manner) => condition(fr, conditions, c, manner),
    about: (c, subject) => about(fr, conditions, c, subject, conditions.alone),
  };
  return tongueOf(
    fr,
    {
      order: (o, stance, objects) => order(fr, o, stance, objects),
      change: (c) => change(fr, c),
      becomes: (s) => becomes(fr, s),
      standing: (s) => standing(fr, s),
      word: (word) => wordText(fr, word),
      condition: (c, behind) => {
        const again = behind === undefined ? '' : behind === 'if' ? 'si' : 'que';
        return fr.condition(c, { again, mood: behind === 'until' ? 'subjunctive' : 'indicative' });
      },
      event: (e, how) => event(fr, e, how),
      unless: (payment) => `sauf si ${order(fr, byYou(payment), {})}`,
      toDo: (verbs, args) => toDo(fr, verbs, args),
      key: (key) => (key.kind === 'noun' ? counted(fr, key) : phrase(fr, key)),
      choosing: (who, many, stance) => orderWith(fr, who, () => many, stance),
      letting: (o) => letting(fr, o),
      mayModify: (amounts, target) => mayModify(fr, amounts, target),
      polish: (text) => spaced(runTogether(text)),
    },
    connectives,
  );
}
