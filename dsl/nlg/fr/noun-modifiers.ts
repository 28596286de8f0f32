/** The modifiers behind a French noun. */
import { isDie } from '../discourse/built-in-nouns.ts';
import { isYou } from '../../language/syntax/phrase-parts.ts';
import type {
  Comparison,
  Condition,
  Expression,
  NounPhrase,
  NounPreposition,
} from '../../language/syntax/ast.ts';
import type { Clausal } from '../discourse/relative-clauses.ts';
import { located, type ModifierGrammar, type PlacementWords } from '../realiser/modifier-phrases.ts';
import { isInPlayWord } from '../discourse/discourse-scope.ts';
import { listed } from '../../text/list-format.ts';
import { join } from '../realiser/word-joining.ts';
import { allInGender, comparedTo, headText, isFeminine, none, one, the } from './determiners.ts';
import { agreeing } from './word-forms.ts';
import { agreementOf, type Agreement, type French } from './context.ts';
import { avoir } from './verb-forms.ts';

export const places: PlacementWords = {
  in: 'dans',
  on: 'sur',
  to: 'à',
  top: 'sur le dessus de',
  bottom: 'sous',
  kase: 'nom',
};

/** Other places: an adjective that agrees, and a word. */
const beside: Readonly<Record<Exclude<NounPreposition, 'in' | 'on'>, readonly [string, string]>> = {
  among: ['', 'parmi'],
  under: ['', 'sous'],
  at: ['', 'à'],
  'attached to': ['attaché', 'à'],
  'adjacent to': ['adjacent', 'à'],
  'in line with': ['aligné', 'avec'],
  'other than': ['autre', 'que'],
  for: ['', 'pour'],
};

/** Where something is: `dans la défausse`, `attachée à ce héros`. */
export function placed(
  fr: French,
  preposition: NounPreposition,
  e: Expression,
  { feminine, many }: Agreement,
): string {
  if (preposition === 'in' || preposition === 'on')
    return isInPlayWord(e) ? 'en jeu' : located(fr, places, e, preposition, 'nom');
  const [adjective, word] = beside[preposition];
  return join(adjective && agreeing(adjective, feminine, many), word, fr.phrase(e));
}

const limits: Readonly<Record<Comparison, (number: number) => string>> = {
  exactly: (number) => String(number),
  'at least': (number) => `${number} ou plus`,
  'at most': (number) => `${number} ou moins`,
  'more than': (number) => `supérieur à ${number}`,
  'less than': (number) => `inférieur à ${number}`,
};

export const modifiers: ModifierGrammar<French> = {
  and: 'et',
  commas: (text, inside) => (inside ? `, ${text},` : text),
  fromTo: (from, to) => `de ${from} à ${to}`,
  leaving: (fr, { phrase }) => `de ${fr.phrase(phrase)}`,
  placed: (fr, preposition, e, np) => placed(fr, preposition, e, agreementOf(fr, np)),
  onCards: (fr, cards) => `sur ${fr.phrase(cards)}`,
  within: (amount, of) => `à une distance d’au plus ${amount} de ${of}`,
  between: ['entre', 'et'],
  distance: (which, from) => `à la distance la plus ${which === 'nearest' ? 'courte' : 'longue'} de ${from}`,
  relative: (fr, np, subject, who, done, time) => {
    const { feminine, many } = agreementOf(fr, np);
    return join('que', subject, avoir.indicative[who], agreeing(done, feminine, many), time);
  },
  with: ['avec', 'nom'],
  without: ['sans', 'nom'],
  none: ({ scope }, bare, head) => headText(scope, bare, { ...head, form: 'one' }),
  most: ({ scope }, bare, head, most) => {
    if (!most) return undefined;
    const rest = { ...head, qualities: head.qualities.slice(1), form: 'many' as const };
    return `${most === 'most' ? 'le plus' : 'le moins'} de ${headText(scope, bare, rest)}`;
  },
  comparisons: comparedTo,
  orMore: 'ou plus',
  totalCount: (number, noun, value = 2) => `avec un total de ${number} ${value < 2 ? noun.one : noun.many}`,
  /** `d’une valeur totale d’exactement 9`, `... supérieure à 9` */
  totalValue: (number, noun, how, more) => {
    const feminine = isFeminine(noun);
    const whole = `de ${one(noun)} ${noun.one} ${agreeing('total', feminine, false)}`;
    const beyond =
      how === comparedTo['more than'] ? 'supérieur' : how === comparedTo['less than'] ? 'inférieur' : '';
    return beyond === ''
      ? join(whole, 'de', how, number, more)
      : `${whole} ${agreeing(beyond, feminine, false)} à ${number}`;
  },
  alike: {
    consecutive: (noun) => `à les ${noun.many} ${agreeing('consécutif', isFeminine(noun), true)}`,
    different: (noun) =>
      `à les ${noun.many} ${allInGender(noun)} ${agreeing('différent', isFeminine(noun), true)}`,
    same: (noun) =>
      isDie('fr', noun) ? 'au même nombre sur tous les dés' : `de ${the(noun, 'one')} même ${noun.one}`,
  },
  valued: ({ one, many, onlyMany }, { how, number }) =>
    onlyMany ? `avec ${comparedTo[how]} ${number} ${many}` : `de ${one} ${limits[how](number)}`,
  member: (value, { many }, fr, np) =>
    `avec ${value} parmi ${agreementOf(fr, np).many ? 'leurs' : 'ses'} ${many}`,
  as: 'que',
  measured: (fr, bare, head, kind, how) => {
    const many = headText(fr.scope, bare, { ...head, form: 'many' });
    const one = headText(fr.scope, bare, { ...head, form: 'one' });
    const feminine = isFeminine(head.noun);
    const total = `${one} ${agreeing('total', feminine, false)}`;
    if (how === 'lowest' || how === 'highest') {
      const end = how === 'lowest' ? 'petit' : 'grand';
      return kind === 'count'
        ? `avec le ${how === 'lowest' ? 'moins' : 'plus'} de ${many}`
        : `avec ${the(head.noun, 'one')} plus ${agreeing(end, feminine, false)} ${total}`;
    }
    if (typeof how === 'object' && 'near' in how)
      return kind === 'count'
        ? `avec le nombre de ${many} le plus proche de ${how.near}`
        : `avec ${the(head.noun, 'one')} ${total} ${the(head.noun, 'one')} plus proche de ${how.near}`;
    if (typeof how === 'object')
      return kind === 'count'
        ? `avec autant de ${many} que ${fr.phrase(how.as)}`
        : `avec ${the(head.noun, 'one')} même ${total} que ${fr.phrase(how.as)}`;
    if (how === 'same')
      return kind === 'count'
        ? `avec le même nombre de ${many}`
        : `avec ${the(head.noun, 'one')} même ${total}`;
    return kind === 'count'
      ? `avec un nombre différent de ${many}`
      : `avec ${feminine ? 'une' : 'un'} ${total} ${agreeing('différent', feminine, false)}`;
  },
  clause,
};

/** `dont la valeur est impaire`, `qui est attaquable`, `tel que ...` */
function clause(fr: French, np: NounPhrase, n: Clausal): string {
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
    case 'either':
      return listed(
        n.parts.map((part) => clause(fr, np, part)),
        'ou',
      );
    case 'object':
      if (n.lead !== undefined) return `${toWhom(agreementOf(fr, np))} ${withoutLead(fr, n.test, n.lead)}`;
      return `que ${fr.condition(n.test, { again: 'que', mood: 'indicative' })}`;
    case 'other': {
      const { feminine, many } = agreementOf(fr, np);
      return `${agreeing('tel', feminine, many)} que ${fr.condition(n.test, { again: 'que', mood: 'indicative' })}`;
    }
  }
}

/** `auquel`, `à laquelle` */
const toWhom = ({ feminine, many }: Agreement): string =>
  feminine ? (many ? 'auxquelles' : 'à laquelle') : many ? 'auxquels' : 'auquel';

/** A clause without the preposition of what it lacks. */
const withoutLead = (fr: French, test: Condition, lead: string): string =>
  fr.condition(test, { again: 'que', mood: 'indicative' }).replace(new RegExp(` ${lead}$`), '');
