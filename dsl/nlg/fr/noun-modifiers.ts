/** What stands behind a French noun. */
import type { Comparison, Expression, NounPhrase, Tail } from '../../language/syntax/ast.ts';
import { alikeIn, amountOf, mostIn } from '../realiser/amounts.ts';
import { headIn, isYou, personOf, symbolOf } from '../discourse/noun-heads.ts';
import type { Narrowing, Tails } from '../discourse/relative-clauses.ts';
import { isInPlayWord, leavesPlace } from '../realiser/verb-slots.ts';
import { arranged, bareTotal, countedBy } from '../discourse/modifier-order.ts';
import { verbFor } from '../realiser/verb-phrases.ts';
import { boundsOf, join } from '../realiser/word-joining.ts';
import { headText, isFeminine, none, the } from './determiners.ts';
import { agreeing } from './word-forms.ts';
import { agreementOf, type Agreement, type French } from './context.ts';
import { thisTime } from './time-spans.ts';

/** What stands right behind the noun, and what follows. */
export const tailsOf = (
  fr: French,
  np: NounPhrase,
  tails: Tails,
  from: boolean,
): { close: string; rest: string } =>
  arranged(tails, {
    and: 'et',
    tail: (each) => tail(fr, np, each, from),
    shortly: (each) => shortly(fr, np, each),
    clause: (each) => clause(fr, np, each),
    commas: (text, inside) => (inside ? `, ${text},` : text),
  });

function tail(fr: French, np: NounPhrase, t: Tail, from: boolean): string {
  switch (t.kind) {
    case 'of':
      return `de ${fr.phrase(t.phrase)}`;
    case 'place': {
      const bounds = boundsOf(t);
      if (bounds) return `de ${bounds.from} à ${bounds.to}`;
      const leaves = from && leavesPlace(fr.scope.vocabulary, t);
      return leaves ? `de ${fr.phrase(t.phrase)}` : placed(fr, t.preposition, t.phrase, agreementOf(fr, np));
    }
    case 'with':
      return withPart(fr, t);
    case 'total':
      return total(fr, t);
    case 'within':
      return `à une distance d’au plus ${amountOf(fr.scope, t.amount)} de ${fr.phrase(t.of)}`;
    case 'between':
      return `entre ${fr.phrase(t.left)} et ${fr.phrase(t.right)}`;
    case 'where':
      return '';
    case 'relative': {
      const { feminine, many } = agreementOf(fr, np);
      const done = verbFor(fr.scope.vocabulary, t.verb.text, 'fr')?.forms.done ?? t.verb.text;
      const have = { you: 'avez', one: 'a', many: 'ont' }[personOf(fr.scope, t.subject)];
      const time = t.time && thisTime(fr.scope, t.time.unit);
      return join('que', fr.phrase(t.subject), have, agreeing(done, feminine, many), time);
    }
  }
}

/** Where something is: `dans la défausse`, `attachée à ce héros`. */
export function placed(
  fr: French,
  preposition: (Tail & { kind: 'place' })['preposition'],
  e: Expression,
  { feminine, many }: Agreement,
): string {
  switch (preposition) {
    case 'in':
    case 'on':
      return isInPlayWord(e) ? 'en jeu' : located(fr, e, preposition);
    case 'among':
      return `parmi ${fr.phrase(e)}`;
    case 'attached to':
      return `${agreeing('attaché', feminine, many)} à ${fr.phrase(e)}`;
    case 'adjacent to':
      return `${agreeing('adjacent', feminine, many)} à ${fr.phrase(e)}`;
    case 'under':
      return `sous ${fr.phrase(e)}`;
    case 'other than':
      return `${agreeing('autre', feminine, many)} que ${fr.phrase(e)}`;
    case 'at':
      return `à ${fr.phrase(e)}`;
  }
}

/** `dans la main`, `sur la grille`; the game may say another preposition. */
export function located(fr: French, e: Expression, preposition: 'in' | 'on'): string {
  const symbol = symbolOf(fr.scope, e);
  const own = symbol?.sort === 'zone' ? symbol.prepositions.fr : undefined;
  return `${own ?? (preposition === 'in' ? 'dans' : 'sur')} ${fr.phrase(e)}`;
}

/** `d’une valeur totale d’exactement 9`, `avec un total d’au moins 3 pièces` */
function total(fr: French, t: Tail & { kind: 'total' }): string {
  const { noun, symbol } = headIn(fr.scope, bareTotal(t), t.head);
  const { limit } = t;
  const how = limit.kind === 'compared' ? `${comparisons[limit.how]} ` : '';
  const more = limit.kind === 'count' && limit.orMore ? ' ou plus' : '';
  if (symbol?.sort === 'counter') {
    const isOne = limit.amount.kind === 'number' && limit.amount.value < 2;
    const number = countedBy(fr.scope, limit);
    return `avec un total de ${how}${number}${more} ${isOne ? noun.one : noun.many}`;
  }
  const feminine = isFeminine(noun);
  const whole = `de ${feminine ? 'une' : 'un'} ${noun.one} ${agreeing('total', feminine, false)}`;
  const number = fr.number(limit.amount);
  const beyond =
    limit.kind === 'compared' && { 'more than': 'supérieur', 'less than': 'inférieur' }[limit.how as string];
  if (beyond) return `${whole} ${agreeing(beyond, feminine, false)} à ${number}`;
  return `${whole} de ${how}${number}${more}`;
}

const comparisons: Readonly<Record<Comparison, string>> = {
  exactly: 'exactement',
  'at least': 'au moins',
  'at most': 'au plus',
  'more than': 'plus de',
  'less than': 'moins de',
};

function withPart(fr: French, { negated, phrase: np }: Tail & { kind: 'with' }): string {
  const head = np.heads.length > 0 ? headIn(fr.scope, np, np.heads[0]) : undefined;
  if (!head) return `${negated ? 'sans' : 'avec'} ${fr.phrase(np)}`;
  const most = mostIn(head);
  const bare = { ...np, determiner: undefined, quantity: undefined } as const;
  if (most) {
    const rest = { ...head, qualities: head.qualities.slice(1), form: 'many' as const };
    return join(
      `avec ${most === 'most' ? 'le plus' : 'le moins'} de`,
      headText(fr.scope, bare, rest),
      ...np.tails.map((t) => tail(fr, np, t, false)),
    );
  }
  if (np.determiner === 'no' || (negated && np.determiner === 'a')) {
    const text = headText(fr.scope, bare, { ...head, form: 'one' });
    return join('sans', text, ...np.tails.map((t) => tail(fr, np, t, false)));
  }
  return `${negated ? 'sans' : 'avec'} ${fr.phrase(np)}`;
}

/** `aux valeurs consécutives`, `de la même couleur`: a few words instead of a clause. */
function shortly(fr: French, np: NounPhrase, n: Narrowing): string | undefined {
  if (n.kind !== 'field' || n.of !== 'it' || n.test.negated || n.field.form !== 'many') return undefined;
  const { noun } = n.field;
  const feminine = isFeminine(noun);
  switch (alikeIn(n.test.complement)) {
    case 'consecutive':
      return `à les ${noun.many} ${agreeing('consécutif', feminine, true)}`;
    case 'different':
      return `à les ${noun.many} ${feminine ? 'toutes' : 'tous'} ${agreeing('différent', feminine, true)}`;
    case 'same':
      return personOf(fr.scope, np) === 'many' ? `de ${the(noun, 'one')} même ${noun.one}` : undefined;
    default:
      return undefined;
  }
}

/** `dont la valeur est impaire`, `qui est attaquable`, `tel que ...` */
function clause(fr: French, np: NounPhrase, n: Narrowing): string {
  switch (n.kind) {
    case 'field': {
      const { noun, form } = n.field;
      const feminine = isFeminine(noun);
      if (n.of === 'no') {
        const text = `${none(noun)} ${noun.one}`;
        return `dont ${fr.about(n.test, { text, feminine, many: false, none: true })}`;
      }
      if (n.of === 'every') {
        const text = `${feminine ? 'toutes' : 'tous'} les ${noun.many}`;
        return `dont ${fr.about(n.test, { text, feminine, many: true })}`;
      }
      const text = `${the(noun, form)} ${noun[form]}`;
      const { complement } = n.test;
      if (complement.kind === 'phrase' && isYou(complement.phrase))
        return `dont vous ${n.test.negated ? 'n’êtes pas' : 'êtes'} ${text}`;
      return `dont ${fr.about(n.test, { text, feminine, many: form === 'many' })}`;
    }
    case 'itself':
      return fr.about(n.test, { text: 'qui', ...agreementOf(fr, np) });
    case 'other': {
      const { feminine, many } = agreementOf(fr, np);
      return `${agreeing('tel', feminine, many)} que ${fr.condition(n.test, 'que')}`;
    }
  }
}
