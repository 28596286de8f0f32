/** German noun phrases. */
import type { Expression } from '../../language/syntax/ast.ts';
import { halfOf } from '../realiser/amounts.ts';
import { isIndefinite, mentioned } from '../discourse/noun-heads.ts';
import { isPointedAt, termOf } from '../discourse/discourse-scope.ts';
import type { Case } from '../discourse/noun-types.ts';
import { listed } from '../../text/list-format.ts';
import { number, operand } from '../realiser/noun-phrases.ts';
import type { NounGrammar, Phrasing } from '../realiser/phrase-grammar.ts';
import { join } from '../realiser/word-joining.ts';
import { derWord, theFor } from './declension.ts';
import { again, called, determined, headText, partWords } from './determiners.ts';
import { caseBehind } from './preposition-cases.ts';

export const nouns: NounGrammar = {
  operators: { '+': 'plus', '-': 'minus', times: 'mal' },
  die: 'W',
  caseBehind,
  or: 'oder',
  quoted: (text) => `„${text}“`,
  thatMany: 'ebenso viele',
  thatMuch: 'ebenso viel',
  pronoun: (scope, which, kase) => {
    switch (which) {
      case 'this':
        return join(derWord('dies', 'f', kase), 'Karte', isPointedAt(scope, []) ? 'hier' : '');
      case 'you':
        return { nom: 'du', acc: 'dich', dat: 'dir', gen: 'deiner' }[kase];
      case 'they':
        return join(derWord('dies', 'm', kase), kase === 'gen' ? 'Spielers' : 'Spieler');
      case 'yours':
        return 'deine';
      case 'theirs':
        return 'seine';
    }
  },
  ofThem: () => 'davon',
  amongThem: () => 'darunter',
  numberOf: (de, np, kase) => {
    const bare = np.determiner === undefined && !np.owner && !np.quantity && np.heads.length > 0;
    return join(theFor('f', kase), 'Zahl', de.whose(bare ? { ...np, determiner: 'the' } : np));
  },
  divided: (de, e, kase) => {
    const rounded = e.rounded === 'up' ? 'aufgerundet' : 'abgerundet';
    return halfOf(e)
      ? join(theFor('f', kase), 'Hälfte', ofNumber(de, e.left), `(${rounded})`)
      : `${operand(de, e.left, kase)} geteilt durch ${operand(de, e.right, 'acc')} (${rounded})`;
  },
  extreme: (which, left, right, kase) => {
    const adjective = `${which === 'greater' ? 'größere' : 'kleinere'}${kase === 'nom' ? '' : 'n'}`;
    return `${theFor('m', kase)} ${adjective} Wert von ${left} und ${right}`;
  },
  whichever: (which, counters) =>
    `${counters}, je nachdem, welche ${which === 'greater' ? 'mehr' : 'weniger'} sind`,
  difference: (left, right, kase) => `${theFor('f', kase)} Differenz zwischen ${left} und ${right}`,
  parts: partWords,
  again,
  called,
  headText: (scope, np, head, kase) => headText(scope, np, head, 'none', kase),
  determined: (de, np, heads, kase) => {
    const said = heads.map((head) => determined(de.scope, np, head, kase));
    return join(listed(said, 'oder'), np.owner && de.whose(np.owner));
  },
  allThose: true,
};

/** `der Zahl deiner Münzen`, `von X` */
function ofNumber(de: Phrasing, e: Expression): string {
  const named = e.kind === 'noun' && mentioned(de.scope, e)?.sort !== 'letter';
  return named || e.kind === 'number-of' ? number(de, e, 'gen') : `von ${operand(de, e, 'dat')}`;
}

/** Whose something is: the genitive, or `von` where nothing would show it. */
export function whose(de: Phrasing, e: Expression): string {
  const named = de.scope.self !== undefined && de.scope.confusable.has(e);
  if (e.kind === 'pronoun' && !named && (e.which === 'this' || e.which === 'they'))
    return de.phrase(e, 'gen');
  // `diese Helden von dir`
  if (e.kind === 'pronoun' && e.which === 'yours') return 'von dir';
  if (e.kind !== 'noun') return `von ${de.phrase(e, 'dat')}`;
  const shows = e.owner !== undefined || e.determiner !== undefined;
  const isCard = e.heads.length > 0 && termOf(de.scope.vocabulary, e.heads[0].words)?.symbol.sort === 'card';
  return shows && !isCard && mentioned(de.scope, e)?.sort !== 'letter'
    ? de.phrase(e, 'gen')
    : `von ${de.phrase(e, 'dat')}`;
}

/** `keine Karte`, `keine Stände` */
export function negatedNoun(de: Phrasing, e: Expression, kase: Case, from = false): string {
  const none = isIndefinite(e) && !mentioned(de.scope, e);
  return de.phrase(none ? { ...e, determiner: 'no' } : e, kase, from);
}
