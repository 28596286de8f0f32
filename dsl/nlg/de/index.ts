/** German, in the familiar form (`du`). */
import type { DiscourseScope } from '../discourse/discourse-scope.ts';
import { about, condition } from '../realiser/condition-clauses.ts';
import { conditions } from './conditions.ts';
import { runTogether } from './contraction.ts';
import { standing, wordText } from './lasting-clauses.ts';
import { becomes, change, event, ifNot, letting, mayModify, order, orderWith, toDo } from './main-clauses.ts';
import { negatedNoun, nouns, whose } from './nouns.ts';
import { NOTHING_BEHIND } from './verb-frames.ts';
import type { Tongue } from '../realiser.ts';
import { tongueOf } from '../realiser/clause-joining.ts';
import { tailsOf } from '../realiser/modifier-phrases.ts';
import { number, phrase } from '../realiser/noun-phrases.ts';
import connectives from './connectives.json' with { type: 'json' };
import type { German } from './context.ts';
import { modifiers } from './noun-modifiers.ts';
import { theFor } from './declension.ts';
import { times } from './time-spans.ts';

export function german(scope: DiscourseScope): Tongue {
  const de: German = {
    scope,
    nouns,
    times,
    phrase: (e, kase, from) => phrase(de, e, kase, from),
    howOften: (event, each, kase = 'nom') =>
      each
        ? `jedes Mal, dass ${de.condition(event, 'last')},`
        : `${theFor('f', kase)} Anzahl der Male, die ${de.condition(event, 'last')},`,
    number: (e, kase) => number(de, e, kase),
    tails: (np, tails, from) => tailsOf(de, modifiers, np, tails, from),
    whose: (e) => whose(de, e),
    denied: (e, kase, from) => negatedNoun(de, e, kase, from),
    condition: (c, place) => condition(de, conditions, c, place),
    about: (c, subject, place) => about(de, conditions, c, subject, place),
  };
  return tongueOf(
    de,
    {
      order: (o, stance, objects) => order(de, o, stance, objects),
      change: (c, stance) => change(de, c, stance),
      becomes: (s, stance) => becomes(de, s, stance),
      standing: (s, stance) => standing(de, s, stance),
      word: (word) => wordText(de, word),
      condition: (c, behind) => de.condition(c, behind === undefined ? 'second' : 'last'),
      event: (e, how) => event(de, e, how === 'would'),
      unless: (payment) => ifNot(de, payment),
      toDo: (verbs, args) => toDo(de, verbs, args),
      key: (key) => {
        const bare = key.kind === 'noun' && !key.determiner && !key.owner;
        return whose(de, bare ? { ...key, determiner: 'the' } : key);
      },
      choosing: (who, many, stance) =>
        orderWith(de, who, () => ({ ...NOTHING_BEHIND, objects: [many] }), stance),
      letting: (o, stance) => letting(de, o, stance),
      mayModify: (amounts, target, stance) => mayModify(de, amounts, target, stance),
      polish: runTogether,
    },
    connectives,
  );
}
