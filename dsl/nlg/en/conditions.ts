/** English conditions. */
import { contestEndOf } from '../../language/symbols/events/contest-events.ts';
import type { Condition, Expression } from '../../language/syntax/ast.ts';
import { amountOf, isTheSame } from '../realiser/amounts.ts';
import { personOf } from '../discourse/noun-heads.ts';
import { nounFor } from '../discourse/noun-forms.ts';
import { headOf, isInPlayWord, termOf } from '../discourse/discourse-scope.ts';
import { isDirect, relationFor, verbFor } from '../realiser/verb-phrases.ts';
import type { About, ConditionGrammar } from '../realiser/condition-clauses.ts';
import { join } from '../realiser/word-joining.ts';
import { timeOf } from './main-clauses.ts';
import type { English, Subject } from './context.ts';

type Is = About & { readonly kind: 'is' };

const be = (many: boolean, you: boolean, past: boolean): string =>
  past ? (many || you ? 'were' : 'was') : you || many ? 'are' : 'is';

/** Whether a verb is in the plural. `they` is one player, and takes the plural. */
const isMany = (en: English, e: Expression): boolean =>
  (e.kind === 'pronoun' && e.which === 'they') || personOf(en.scope, e) === 'many';

/** `was destroyed this turn` of a verb without a passive: `someone succeeded at ...`. */
function past(en: English, c: Is): string | undefined {
  if (c.complement.kind !== 'words' || !c.complement.args.time) return undefined;
  const word = c.complement.words[0].text;
  const verb = verbFor(en.scope.vocabulary, word, 'en');
  if (!verb || isDirect(verb)) return undefined;
  const object = en.behind(word, { ...c.complement.args, object: c.subject });
  return join(c.negated ? 'nobody has' : 'someone has', verb.forms.done, object);
}

function complement(en: English, { complement: c, subject, negated }: Is, many: boolean): string {
  // A condition on all values together, and not on two of them.
  const all = many && !negated ? 'all' : '';
  switch (c.kind) {
    case 'phrase':
      return isTheSame(c) ? join(many ? 'all' : '', 'the same') : en.number(c.phrase);
    case 'compared':
      return join(
        isEvery(subject) ? all : '',
        many && isCounter(en, subject) && c.how === 'less than' ? 'fewer than' : c.how,
        en.number(c.amount),
      );
    case 'placed':
      return isInPlayWord(c.phrase) ? 'in play' : `${c.preposition} ${en.phrase(c.phrase)}`;
    case 'within':
      return `within ${amountOf(en.scope, c.amount)} of ${en.phrase(c.of)}`;
    case 'words': {
      const text = c.words.map((word) => word.text).join(' ');
      const verb = c.words.length === 1 && c.args.time ? verbFor(en.scope.vocabulary, text, 'en') : undefined;
      // `are not all different`
      const together = text === 'different' ? (many ? 'all' : '') : isEvery(subject) ? all : '';
      const symbol = verb ? undefined : termOf(en.scope.vocabulary, c.words)?.symbol;
      // A value may be printed in other words than texts have for it.
      const value = symbol?.sort === 'value' ? nounFor(symbol, 'en').one : text;
      return join(together, verb?.forms.done ?? value, timeOf(en, c.args));
    }
  }
}

/** Of what is counted there are *fewer*. */
const isCounter = (en: English, e: Expression): boolean =>
  headOf(en.scope.vocabulary, e)?.symbol.sort === 'counter';

/** `every value`, about all of them. */
const isEvery = (e: Expression): boolean =>
  e.kind === 'noun' && (e.determiner === 'every' || e.determiner === 'all');

/** What somebody has done, or a relation: `fire beats ice`. */
function does(en: English, c: Condition & { kind: 'does' }, subject: string, many: boolean): string {
  const { text } = c.verb;
  const { vocabulary } = en.scope;
  // Who has won a contest is asked of the present: `du gewinnst`.
  const verb = contestEndOf(vocabulary, text) === 'win' ? undefined : verbFor(vocabulary, text, 'en');
  const after = en.behind(text, c.args);
  const isRelation = !vocabulary.verbForms.has(text) && relationFor(vocabulary, text) !== undefined;
  if (verb && !isRelation)
    return join(subject, many ? 'have' : 'has', c.negated ? 'not' : '', verb.forms.done, after);
  const base = verb?.forms.infinitive ?? text.replace(/s$/, '');
  const said = c.negated ? join(many ? 'do not' : 'does not', base) : many ? base : (verb?.forms.one ?? text);
  return join(subject, said, after);
}

export const conditions: ConditionGrammar<English, Subject, undefined> = {
  glue: (word) => word,
  again: () => '',
  inList: () => undefined,
  alone: undefined,
  isMain: () => true,
  noneOf: 'none of these holds:',
  you: { text: 'you', many: false },
  subject: (en, e) => ({ text: en.phrase(e), many: isMany(en, e) }),
  same: (_en, { text, many }, { one }, as) => join(text, many ? 'have' : 'has', `the same ${one} as`, as),
  thereIs: (en, c, each) =>
    join('there', be(isMany(en, c.phrase), false, c.past), en.phrase(c.phrase), each && `for ${each}`),
  predicates: {
    is: (en, c, { text, many }) => {
      const happened = past(en, c);
      if (happened !== undefined) return happened;
      return join(text, be(many, text === 'you', c.past), c.negated ? 'not' : '', complement(en, c, many));
    },
    has: (en, c, { text, many }) => {
      const have = c.past ? 'had' : many || text === 'you' ? 'have' : 'has';
      const none = c.negated && c.object.kind === 'noun' && c.object.determiner === 'a';
      if (none) return join(text, have, en.phrase({ ...c.object, determiner: 'no' }));
      return join(text, have, c.negated ? 'not' : '', en.phrase(c.object));
    },
    does: (en, c, { text, many }) => does(en, c, text, many || text === 'you'),
  },
};
