/** French noun phrases. */
import type { Expression, NounPhrase } from '../../language/syntax/ast.ts';
import { countedNoun, halfOf } from '../realiser/amounts.ts';
import { headsIn, holderIn, isIndefinite, letterBehind, mentioned } from '../discourse/noun-heads.ts';
import { withHolder, isPointedAt, verbatim } from '../discourse/discourse-scope.ts';
import { shapeOf, type ShapedPhrase } from '../discourse/noun-phrase-shapes.ts';
import { listed } from '../../text/list-format.ts';
import { join, lastWith, rangeText } from '../realiser/word-joining.ts';
import {
  again,
  allInGender,
  bounded,
  determined,
  headText,
  part,
  quantity,
  the,
  theirs,
} from './determiners.ts';
import type { French } from './context.ts';
import { tailsOf } from './noun-modifiers.ts';

const operators = { '+': 'plus', '-': 'moins', times: 'fois' } as const;

export function phrase(fr: French, e: Expression, from = false): string {
  switch (e.kind) {
    case 'noun':
      return noun(fr, e, from);
    case 'pronoun':
      return pronoun(fr, e.which);
    case 'number':
      return String(e.value);
    case 'dice':
      return `${e.count}d${e.sides}`;
    case 'range':
      return rangeText(e.from, e.to);
    case 'text':
      return `« ${verbatim(fr.scope, e.value)} »`;
    case 'seat':
      return e.name.text;
    case 'that-many':
      return e.much ? 'autant' : 'ce nombre';
    case 'bound':
      return join(bounded(fr.scope, e.bounds), letterBehind(fr.scope, e));
    case 'number-of':
      return `le nombre de ${counted(fr, e.phrase)}`;
    case 'binary':
      return `${operand(fr, e.left)} ${operators[e.operator]} ${operand(fr, e.right)}`;
    case 'divided': {
      const how = e.rounded === 'up' ? 'au supérieur' : 'à l’inférieur';
      return halfOf(e)
        ? `la moitié de ${operand(fr, e.left)} (arrondie ${how})`
        : `${operand(fr, e.left)} divisé par ${operand(fr, e.right)} (arrondi ${how})`;
    }
    case 'extreme': {
      const which = e.which === 'greater' ? 'la plus grande' : 'la plus petite';
      return `${which} valeur entre ${number(fr, e.left)} et ${number(fr, e.right)}`;
    }
  }
}

function pronoun({ scope }: French, which: 'you' | 'they' | 'yours' | 'theirs' | 'this'): string {
  if (which === 'this') return isPointedAt(scope, []) ? 'cette carte-ci' : 'cette carte';
  return { you: 'vous', they: 'ce joueur', yours: 'les vôtres', theirs: 'les siens' }[which];
}

/** A number; `your coins` are how many there are. */
export function number(fr: French, e: Expression): string {
  const np = countedNoun(fr.scope, e);
  return np ? `le nombre de ${phrase(fr, np)}` : phrase(fr, e);
}

function operand(fr: French, e: Expression): string {
  const known = mentioned(fr.scope, e);
  if (known?.sort === 'letter') return known.letter;
  return e.kind === 'binary' ? `(${phrase(fr, e)})` : number(fr, e);
}

/** What a number counts, behind `de`: `cartes de votre main`, `ces cartes`. */
export function counted(fr: French, np: NounPhrase): string {
  if (np.determiner !== undefined || np.owner || np.quantity || np.heads.length === 0) return phrase(fr, np);
  const said = shapeOf(fr.scope, np);
  if (said.shape.kind === 'theirs') return phrase(fr, np);
  const heads = headsIn(fr.scope, np).map((head) => headText(fr.scope, np, head));
  return listed(heads, 'ou') + behind(fr, said, false);
}

/** What there is none of: `de carte`, `d’étals`. */
export function denied(fr: French, e: Expression, from = false): string {
  if (!isIndefinite(e) || mentioned(fr.scope, e)) return phrase(fr, e, from);
  const heads = headsIn(fr.scope, e).map((head) => headText(fr.scope, e, head));
  return `de ${listed(lastWith('de', heads), 'ou')}${behind(fr, shapeOf(fr.scope, e), from)}`;
}

function noun(fr: French, said: NounPhrase, from: boolean): string {
  const about = shapeOf(fr.scope, said);
  const { shape, np, tails } = about;
  if (shape.kind === 'alias') return phrase(fr, shape.value, from);
  const [of, ...plain] = tails.plain;
  if (shape.kind === 'part' && np.determiner === 'all' && of?.kind === 'of') {
    // `toutes ces cartes`
    const rest = behind(fr, { ...about, tails: { ...tails, plain } }, from);
    return join(allInGender(shape.noun), phrase(fr, of.phrase) + rest);
  }
  return join(core(fr, about) + behind(fr, about, from), letterBehind(fr.scope, np));
}

function core(fr: French, { shape, np }: ShapedPhrase): string {
  const { scope } = fr;
  switch (shape.kind) {
    case 'letter':
      return shape.letter;
    case 'alias':
      return '';
    case 'again':
      if (shape.letter !== undefined)
        return join(the(shape.noun, shape.form), shape.noun[shape.form], shape.letter);
      return again(shape.noun, shape.form, shape.which);
    case 'part':
      return part(scope, np, shape.noun);
    case 'theirs':
      return theirs(scope, np, shape.head, shape.yours);
    case 'counted': {
      const [head, ...more] = shape.heads;
      const others = more.map((each) => `ou ${headText(scope, np, each)}`);
      return join(quantity(scope, shape.quantity, head.noun, headText(scope, np, head)), ...others);
    }
    case 'plain': {
      const heads = shape.heads.map((head) => determined(scope, np, head));
      return join(listed(heads, 'ou'), np.owner && `de ${phrase(fr, np.owner)}`);
    }
  }
}

/** What stands behind a noun. `their` in it is of the player that the phrase speaks of. */
function behind(fr: French, { np, tails }: ShapedPhrase, from: boolean): string {
  const { close, rest } = withHolder(fr.scope, holderIn(fr.scope, np), () => tailsOf(fr, np, tails, from));
  return `${close}${rest === '' ? '' : ` ${rest}`}`;
}
