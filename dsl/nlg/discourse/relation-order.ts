import type { Condition, NounPhrase } from '../../language/syntax/ast.ts';
import type { DiscourseScope } from './discourse-scope.ts';
import { relationFor } from '../realiser/verb-phrases.ts';

type Does = Condition & { readonly kind: 'does' };

/** `red outshines white` is read as if `white` were the verb; here the verb of the game is the verb. */
export function withItsVerb({ vocabulary }: DiscourseScope, c: Does): Does {
  const { subject, verb } = c;
  if (c.args.object || subject.kind !== 'noun' || relationFor(vocabulary, verb.text)) return c;
  const last = subject.heads.at(-1);
  const at = last?.words.findIndex((word, i) => i > 0 && relationFor(vocabulary, word.text)) ?? -1;
  if (!last || at < 0 || subject.tails.length > 0) return c;
  const words = [...last.words.slice(at + 1), verb];
  const object: NounPhrase = {
    kind: 'noun',
    heads: [{ words, isNew: false, span: last.span }],
    tails: [],
    span: last.span,
  };
  const heads = [...subject.heads.slice(0, -1), { ...last, words: last.words.slice(0, at) }];
  return { ...c, subject: { ...subject, heads }, verb: last.words[at], args: { ...c.args, object } };
}
