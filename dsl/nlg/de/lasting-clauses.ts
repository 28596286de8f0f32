/** Lasting rules and modifiers, in German. */
import type { Expression, Standing, Word } from '../../language/syntax/ast.ts';
import { personOf } from '../discourse/noun-heads.ts';
import { nounFor } from '../discourse/noun-forms.ts';
import { termOf } from '../discourse/discourse-scope.ts';
import type { Stance } from '../realiser.ts';
import { isDirect, verbOfRule } from '../realiser/verb-phrases.ts';
import { listed } from '../../text/list-format.ts';
import { isNumberOfCard } from '../realiser/amounts.ts';
import { join } from '../realiser/word-joining.ts';
import { between, deniesItself, middleOf } from './verb-frames.ts';
import { pronounFor, type German, type VerbPlace } from './context.ts';
import { durationText, limitText } from '../realiser/time-nouns.ts';
import { be, can, clause, cost, count, have, must } from './verb-forms.ts';

export function standing(de: German, s: Standing, { after }: Stance): string {
  const { subject, says } = s;
  const until = s.duration && durationText(de, s.duration);
  const who = personOf(de.scope, subject);
  const place: VerbPlace = after ? 'first' : 'second';
  switch (says.kind) {
    case 'cannot':
    case 'can':
    case 'must':
      return `${modal(de, s, says, until, place)}${onlyIf(de, says)}`;
    case 'sees':
      return clause(whoText(de, subject), can[who], join(until, de.phrase(says.what, 'acc')), 'sehen', place);
    case 'counts-as': {
      if ('kind' in says.what && isNumberOfCard(de.scope, subject))
        return clause(whoText(de, subject), be[who], join(until, de.number(says.what, 'nom')), '', place);
      const what = 'kind' in says.what ? withoutArticle(de, says.what) : wordText(de, says.what);
      const middle = join(
        until,
        says.for ? `für ${de.phrase(says.for, 'acc')}` : '',
        says.also ? 'auch' : '',
        'als',
        what,
      );
      return clause(whoText(de, subject), count[who], middle, '', place);
    }
    case 'has':
      return clause(whoText(de, subject), have[who], join(until, de.phrase(says.what, 'acc')), '', place);
    case 'costs': {
      const how = says.direction === 'less' ? 'weniger' : 'mehr';
      return clause(whoText(de, subject), cost[who], join(until, de.number(says.amount), how), '', place);
    }
  }
}

/** `dieser Held`, or `er`. */
const whoText = (de: German, e: Expression): string => pronounFor(de, e, 'nom') ?? de.phrase(e);

type Modal = Standing['says'] & { readonly kind: 'cannot' | 'can' | 'must' };

/** Behind *nur*: `, wenn du eine Karte hast`. */
const onlyIf = (de: German, says: Modal): string =>
  says.onlyIf ? `, wenn ${de.condition(says.onlyIf, 'last')}` : '';

/** `Gegner können keine Stände verkaufen`, `deine Helden können nicht zerstört werden` */
function modal(
  de: German,
  { subject }: Standing,
  says: Modal,
  until: string | undefined,
  place: VerbPlace,
): string {
  const { vocabulary } = de.scope;
  const forms = says.kind === 'must' ? must : can;
  const forbidden = says.kind === 'cannot';
  const behind = says.onlyIf ? ['nur'] : [];
  const often = says.limit && limitText(de, says.limit);
  const verbs = says.verbs.map(({ text }) => ({ text, verb: verbOfRule(vocabulary, text, 'de') }));
  const [{ text: word }] = verbs;
  const direct = verbs.every(({ verb }) => isDirect(verb));
  if (says.passive && direct) {
    const done = verbs.map(({ verb }) => verb!.forms.done);
    const end = `${listed(done, 'oder')} werden`;
    const middle = between(middleOf(de, word, says.args), {
      adverbs: [until, often],
      behind,
      not: forbidden,
    });
    return clause(whoText(de, subject), forms[personOf(de.scope, subject)], middle, end, place);
  }
  const said = verbs.map(({ text, verb }) => verb?.forms.infinitive ?? text);
  const infinitives = listed(said, 'oder');
  const args = says.passive ? { ...says.args, object: subject } : says.args;
  const none = forbidden && deniesItself(de, word, args);
  const middle = between(middleOf(de, word, args, forbidden), {
    adverbs: [until, often],
    behind,
    not: forbidden && !none,
  });
  if (says.passive) return clause('man', forms.one, middle, infinitives, place);
  return clause(whoText(de, subject), forms[personOf(de.scope, subject)], middle, infinitives, place);
}

/** As what something counts: the noun alone. */
const withoutArticle = (de: German, e: Expression): string =>
  e.kind === 'noun' && (e.determiner === 'a' || e.determiner === undefined)
    ? de.phrase({ ...e, determiner: undefined })
    : de.phrase(e);

export function wordText({ scope }: German, word: Word): string {
  const term = termOf(scope.vocabulary, [word]);
  return term ? nounFor(term.symbol, 'de')[term.form] : word.text;
}
