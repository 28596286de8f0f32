/** What stands behind an English noun. */
import type { NounPhrase, Tail } from '../../tree.ts';
import { alikeIn, amountOf } from '../amount.ts';
import { personOf } from '../head.ts';
import type { Narrowing, Tails } from '../narrowing.ts';
import { verbFor } from '../verb.ts';
import { join, listed } from '../words.ts';
import { timeOf } from './clauses.ts';
import type { English } from './speaker.ts';

/** `close`: what stands right behind the noun; `rest`: what follows. */
export function tailsOf(
  en: English,
  np: NounPhrase,
  { plain, narrowings, unclear }: Tails,
  from: boolean,
): { close: string; rest: string } {
  const withs: string[] = [];
  const clauses: string[] = [];
  for (const each of narrowings) {
    const short = shortly(each, np, en);
    if (short === undefined) clauses.push(clause(en, np, each));
    else withs.push(short);
  }
  const clear = listed(clauses, 'and');
  const close = `${withs.map((text) => ` ${text}`).join('')}${unclear && clear !== '' ? `, ${clear},` : ''}`;
  const rest = plain.map((each) => tail(en, each, from));
  return { close, rest: join(...rest, unclear ? '' : clear) };
}

function tail(en: English, t: Tail, from: boolean): string {
  switch (t.kind) {
    case 'of':
      return `of ${en.phrase(t.phrase)}`;
    case 'place': {
      const place = t.preposition === 'in' || t.preposition === 'on';
      return `${from && place ? 'from' : t.preposition} ${en.phrase(t.phrase)}`;
    }
    case 'with':
      return `${t.negated ? 'without' : 'with'} ${en.phrase(t.phrase)}`;
    case 'within':
      return `within ${amountOf(en.scope, t.amount)} of ${en.phrase(t.of)}`;
    case 'between':
      return `between ${en.phrase(t.left)} and ${en.phrase(t.right)}`;
    case 'where':
      return '';
    case 'relative': {
      const done = verbFor(en.scope.vocabulary, t.verb.text, 'en')?.forms.done ?? t.verb.text;
      const have = personOf(en.scope, t.subject) === 'one' ? 'has' : 'have';
      return join('that', en.phrase(t.subject), have, done, timeOf(t));
    }
  }
}

/** `with consecutive values`, `of the same colour`: a few words instead of a clause. */
function shortly(n: Narrowing, np: NounPhrase, en: English): string | undefined {
  if (n.kind !== 'field' || n.of !== 'it' || n.test.negated || n.field.form !== 'many') return undefined;
  switch (alikeIn(n.test.complement)) {
    case 'consecutive':
      return `with consecutive ${n.field.noun.many}`;
    case 'different':
      return `with all different ${n.field.noun.many}`;
    case 'same':
      return personOf(en.scope, np) === 'many' ? `of the same ${n.field.noun.one}` : undefined;
    default:
      return undefined;
  }
}

/** `whose level is at least 2`, `that is attackable` */
function clause(en: English, np: NounPhrase, n: Narrowing): string {
  switch (n.kind) {
    case 'field': {
      const { noun, form } = n.field;
      if (n.of === 'no') return en.about(n.test, `none of whose ${noun.many}`, false);
      return n.of === 'every'
        ? en.about(n.test, `whose ${noun.many}`, true)
        : en.about(n.test, `whose ${noun[form]}`, form === 'many');
    }
    case 'itself':
      return en.about(n.test, 'that', personOf(en.scope, np) === 'many');
    case 'other':
      return `such that ${en.condition(n.test)}`;
  }
}
