/** French noun phrases. */
import type { Expression, NounPhrase } from '../../language/syntax/ast.ts';
import { halfOf } from '../realiser/amounts.ts';
import { headsIn, isIndefinite, mentioned } from '../discourse/noun-heads.ts';
import { isPointedAt } from '../discourse/discourse-scope.ts';
import { shapeOf } from '../discourse/noun-phrase-shapes.ts';
import { listed } from '../../text/list-format.ts';
import { behindNoun, operand } from '../realiser/noun-phrases.ts';
import type { NounGrammar, Phrasing } from '../realiser/phrase-grammar.ts';
import { join, lastWith } from '../realiser/word-joining.ts';
import { again, called, determined, headText, isFeminine, partWords } from './determiners.ts';

export const nouns: NounGrammar = {
  operators: { '+': 'plus', '-': 'moins', times: 'fois' },
  die: 'd',
  caseBehind: () => 'nom',
  or: 'ou',
  quoted: (text) => `« ${text} »`,
  thatMany: 'ce nombre',
  thatMuch: 'autant',
  pronoun: (scope, which) => {
    if (which === 'this') return isPointedAt(scope, []) ? 'cette carte-ci' : 'cette carte';
    return { you: 'vous', they: 'ce joueur', yours: 'les vôtres', theirs: 'les siens' }[which];
  },
  ofThem: (noun) => `d’entre ${isFeminine(noun) ? 'elles' : 'eux'}`,
  amongThem: (noun) => `parmi ${isFeminine(noun) ? 'elles' : 'eux'}`,
  numberOf: (fr, np) => `le nombre de ${counted(fr, np)}`,
  divided: (fr, e) => {
    const how = e.rounded === 'up' ? 'au supérieur' : 'à l’inférieur';
    return halfOf(e)
      ? `la moitié de ${operand(fr, e.left)} (arrondie ${how})`
      : `${operand(fr, e.left)} divisé par ${operand(fr, e.right)} (arrondi ${how})`;
  },
  extreme: (which, left, right) =>
    `${which === 'greater' ? 'la plus grande' : 'la plus petite'} valeur entre ${left} et ${right}`,
  whichever: (which, counters) =>
    `${counters} (le plus ${which === 'greater' ? 'grand' : 'petit'} des deux nombres)`,
  difference: (left, right) => `la différence entre ${left} et ${right}`,
  parts: partWords,
  again,
  called,
  headText,
  determined: (fr, np, heads) => {
    const said = heads.map((head) => determined(fr.scope, np, head));
    return join(listed(said, 'ou'), np.owner && fr.whose(np.owner));
  },
  allThose: true,
};

/** What a number counts, behind `de`: `cartes de votre main`, `ces cartes`. */
export function counted(fr: Phrasing, np: NounPhrase): string {
  if (np.determiner !== undefined || np.owner || np.quantity || np.heads.length === 0) return fr.phrase(np);
  const said = shapeOf(fr.scope, np);
  if (said.shape.kind === 'theirs') return fr.phrase(np);
  const heads = headsIn(fr.scope, np).map((head) => headText(fr.scope, np, head));
  return listed(heads, 'ou') + behindNoun(fr, said, false);
}

/** What there is none of, behind `pas`: `de carte`, `d’étals`. */
export function negatedNoun(fr: Phrasing, e: Expression, from = false): string {
  if (!isIndefinite(e) || mentioned(fr.scope, e)) return fr.phrase(e, 'nom', from);
  const heads = headsIn(fr.scope, e).map((head) => headText(fr.scope, e, head));
  return `de ${listed(lastWith('de', heads), 'ou')}${behindNoun(fr, shapeOf(fr.scope, e), from)}`;
}
