/** Lasting rules and modifiers, in French. */
import type { Expression, Standing, Word } from '../../language/syntax/ast.ts';
import { isNone, personOf } from '../discourse/noun-heads.ts';
import { nounFor } from '../discourse/noun-forms.ts';
import { termOf } from '../discourse/discourse-scope.ts';
import { isDirect, verbOfRule } from '../realiser/verb-phrases.ts';
import { listed } from '../../text/list-format.ts';
import { isNumberOfCard } from '../realiser/amounts.ts';
import { join } from '../realiser/word-joining.ts';
import { subjectText } from './main-clauses.ts';
import { agreeing, doneIn } from './word-forms.ts';
import { behind, clitic } from './verb-frames.ts';
import { agreementOf, type French } from './context.ts';
import { counted } from './nouns.ts';
import { durationText, limitText } from '../realiser/time-nouns.ts';
import { compter, coûter, devoir, have, pouvoir, valoir } from './verb-forms.ts';

export function standing(fr: French, s: Standing): string {
  const { subject, says } = s;
  const until = s.duration && durationText(fr, s.duration);
  const who = personOf(fr.scope, subject);
  switch (says.kind) {
    case 'cannot':
    case 'can':
    case 'must':
      return join(modal(fr, s, says), says.limit && limitText(fr, says.limit), until, onlyIf(fr, says));
    case 'sees':
      return join(subjectText(fr, subject), pouvoir[who], 'voir', fr.phrase(says.what), until);
    case 'counts-as': {
      if ('kind' in says.what && isNumberOfCard(fr.scope, subject))
        return join(subjectText(fr, subject), valoir[who], fr.number(says.what), until);
      const what = 'kind' in says.what ? withoutArticle(fr, says.what) : valueText(fr, says.what, subject);
      const also = says.also ? 'aussi' : '';
      const only = says.for ? `pour ${fr.phrase(says.for)}` : '';
      return join(subjectText(fr, subject), compter[who], also, 'comme', what, only, until);
    }
    case 'has':
      return join(
        subjectText(fr, subject),
        denying(have(who, 'indicative'), says.what),
        fr.phrase(says.what),
        until,
      );
    case 'costs': {
      const how = says.direction === 'less' ? 'de moins' : 'de plus';
      return join(subjectText(fr, subject), coûter[who], fr.number(says.amount), how, until);
    }
  }
}

const denying = (verb: string, what: Expression): string => (isNone(what) ? `ne ${verb}` : verb);

type Modal = Standing['says'] & { readonly kind: 'cannot' | 'can' | 'must' };

/** Behind *ne*: `que si vous avez une carte`. */
const onlyIf = (fr: French, says: Modal): string | undefined =>
  says.onlyIf && `que si ${fr.condition(says.onlyIf, { again: 'si', mood: 'indicative' })}`;

/** `les adversaires ne peuvent pas vendre d’étals`, `vos héros ne peuvent pas être détruits` */
function modal(fr: French, { subject }: Standing, says: Modal): string {
  const { vocabulary } = fr.scope;
  const forbidden = says.kind === 'cannot';
  const verbs = says.verbs.map(({ text }) => ({ text, verb: verbOfRule(vocabulary, text, 'fr') }));
  const [{ text: word }] = verbs;
  const may = says.kind === 'must' ? devoir : pouvoir;
  const denies = (verb: string): string => (says.onlyIf ? `ne ${verb}` : verb);
  const said = (verb: string): string => (forbidden ? `ne ${verb} pas` : denies(verb));
  if (says.passive && !verbs.every(({ verb }) => isDirect(verb))) {
    const infinitives = verbs.map(({ text, verb }) => verb?.forms.infinitive ?? text);
    const after = behind(fr, word, { ...says.args, object: subject });
    return join('on', said(may.one), listed(infinitives, 'ou'), after);
  }
  const verb = said(may[personOf(fr.scope, subject)]);
  if (says.passive) {
    const { feminine, many } = agreementOf(fr, subject);
    const done = verbs.map((each) => doneIn(each.verb!.forms, feminine, many));
    return join(subjectText(fr, subject), verb, 'être', listed(done, 'ou'), behind(fr, word, says.args));
  }
  const infinitives = verbs.map(({ text, verb: each }) => each?.forms.infinitive ?? text);
  const main = join(verb, clitic(fr, word, says.args), listed(infinitives, 'ou'));
  return join(subjectText(fr, subject), main, behind(fr, word, says.args, forbidden));
}

/** As what something counts: the noun alone. */
const withoutArticle = (fr: French, e: Expression): string =>
  e.kind === 'noun' && (e.determiner === 'a' || e.determiner === undefined)
    ? counted(fr, { ...e, determiner: undefined })
    : fr.phrase(e);

export function wordText({ scope }: French, word: Word): string {
  const symbol = termOf(scope.vocabulary, [word])?.symbol;
  return symbol ? nounFor(symbol, 'fr').one : word.text;
}

/** A value as what something counts: an adjective agrees with it. */
function valueText(fr: French, word: Word, subject: Expression): string {
  const term = termOf(fr.scope.vocabulary, [word]);
  if (!term) return word.text;
  const noun = nounFor(term.symbol, 'fr');
  const { feminine, many } = agreementOf(fr, subject);
  return noun.gender === undefined ? agreeing(noun.one, feminine, many) : noun[term.form];
}
