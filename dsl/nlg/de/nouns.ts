/** German noun phrases. */
import type { Expression, NounPhrase } from '../../language/syntax/ast.ts';
import { countedNoun, halfOf } from '../realiser/amounts.ts';
import { holderIn, isIndefinite, letterBehind, mentioned } from '../discourse/noun-heads.ts';
import { withHolder, isPointedAt, termOf, verbatim } from '../discourse/discourse-scope.ts';
import { shapeOf, type ShapedPhrase } from '../discourse/noun-phrase-shapes.ts';
import { listed } from '../../text/list-format.ts';
import { join, rangeText } from '../realiser/word-joining.ts';
import { agreementIn, derWord, theFor, type Case } from './declension.ts';
import { again, bounded, called, determined, headText, part, quantity, theirs } from './determiners.ts';
import { counted, type German } from './context.ts';
import { tailsOf } from './noun-modifiers.ts';

const operators = { '+': 'plus', '-': 'minus', times: 'mal' } as const;

export function phrase(de: German, e: Expression, kase: Case = 'nom', from = false): string {
  switch (e.kind) {
    case 'noun':
      return noun(de, e, kase, from);
    case 'pronoun':
      return pronoun(de, e.which, kase);
    case 'number':
      return String(e.value);
    case 'dice':
      return `${e.count}W${e.sides}`;
    case 'range':
      return rangeText(e.from, e.to);
    case 'text':
      return `„${verbatim(de.scope, e.value)}“`;
    case 'seat':
      return e.name.text;
    case 'that-many':
      return e.much ? 'ebenso viel' : 'ebenso viele';
    case 'bound':
      return join(bounded(de.scope, e.bounds), letterBehind(de.scope, e));
    case 'number-of':
      return join(theFor('f', kase), 'Zahl', counted(de, e.phrase));
    case 'binary':
      return `${operand(de, e.left, kase)} ${operators[e.operator]} ${operand(de, e.right, 'nom')}`;
    case 'divided': {
      const rounded = e.rounded === 'up' ? 'aufgerundet' : 'abgerundet';
      return halfOf(e)
        ? join(theFor('f', kase), 'Hälfte', ofNumber(de, e.left), `(${rounded})`)
        : `${operand(de, e.left, kase)} geteilt durch ${operand(de, e.right, 'acc')} (${rounded})`;
    }
    case 'extreme': {
      const which = `${e.which === 'greater' ? 'größere' : 'kleinere'}${kase === 'nom' ? '' : 'n'}`;
      return `${theFor('m', kase)} ${which} Wert von ${number(de, e.left, 'dat')} und ${number(de, e.right, 'dat')}`;
    }
  }
}

function pronoun({ scope }: German, which: 'you' | 'they' | 'yours' | 'theirs' | 'this', kase: Case): string {
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
}

/** A number; `your coins` are how many there are. */
export function number(de: German, e: Expression, kase: Case = 'nom'): string {
  const np = countedNoun(de.scope, e);
  return np ? join(theFor('f', kase), 'Zahl', whose(de, np)) : phrase(de, e, kase);
}

function operand(de: German, e: Expression, kase: Case): string {
  const known = mentioned(de.scope, e);
  if (known?.sort === 'letter') return known.letter;
  return e.kind === 'binary' ? `(${phrase(de, e, kase)})` : number(de, e, kase);
}

/** `der Zahl deiner Münzen`, `von X` */
function ofNumber(de: German, e: Expression): string {
  const named = e.kind === 'noun' && mentioned(de.scope, e)?.sort !== 'letter';
  return named || e.kind === 'number-of' ? number(de, e, 'gen') : `von ${operand(de, e, 'dat')}`;
}

/** Whose something is: the genitive, or `von` where nothing would show it. */
export function whose(de: German, e: Expression): string {
  if (e.kind === 'pronoun' && (e.which === 'this' || e.which === 'they')) return phrase(de, e, 'gen');
  if (e.kind !== 'noun') return `von ${phrase(de, e, 'dat')}`;
  const shows = e.owner !== undefined || e.determiner !== undefined;
  const isCard = e.heads.length > 0 && termOf(de.scope.vocabulary, e.heads[0].words)?.symbol.sort === 'card';
  return shows && !isCard && mentioned(de.scope, e)?.sort !== 'letter'
    ? phrase(de, e, 'gen')
    : `von ${phrase(de, e, 'dat')}`;
}

/** `keine Karte`, `keine Stände` */
export function denied(de: German, e: Expression, kase: Case, from = false): string {
  const none = isIndefinite(e) && !mentioned(de.scope, e);
  return phrase(de, none ? { ...e, determiner: 'no' } : e, kase, from);
}

function noun(de: German, said: NounPhrase, kase: Case, from: boolean): string {
  const about = shapeOf(de.scope, said);
  const { shape, np, tails } = about;
  if (shape.kind === 'alias') return phrase(de, shape.value, kase, from);
  const [of, ...plain] = tails.plain;
  if (shape.kind === 'part' && np.determiner === 'all' && of?.kind === 'of') {
    // `alle diese Karten`
    const rest = behind(de, { ...about, tails: { ...tails, plain } }, from);
    return join(derWord('all', 'many', kase), phrase(de, of.phrase, kase) + rest);
  }
  return join(core(de, about, kase) + behind(de, about, from), letterBehind(de.scope, np));
}

/** What stands behind a noun. `their` in it is of the player that the phrase speaks of. */
function behind(de: German, { np, tails }: ShapedPhrase, from: boolean): string {
  const { close, rest } = withHolder(de.scope, holderIn(de.scope, np), () => tailsOf(de, np, tails, from));
  return `${close}${rest === '' ? '' : ` ${rest}`}`;
}

function core(de: German, { shape, np }: ShapedPhrase, kase: Case): string {
  const { scope } = de;
  switch (shape.kind) {
    case 'letter':
      return shape.letter;
    case 'alias':
      return '';
    case 'again':
      if (shape.letter !== undefined) return called(shape.noun, shape.form, shape.letter, kase);
      return again(shape.noun, shape.form, shape.which, kase);
    case 'part':
      return part(scope, np, shape.noun, kase);
    case 'theirs':
      return theirs(scope, np, shape.head, shape.yours, kase);
    case 'counted': {
      const [head, ...more] = shape.heads;
      const others = more.map((each) => `oder ${headText(scope, np, each, 'none', kase)}`);
      const first = headText(scope, np, head, 'none', kase);
      return join(quantity(scope, shape.quantity, agreementIn(head.noun, 'one'), first, kase), ...others);
    }
    case 'plain': {
      const heads = shape.heads.map((head) => determined(scope, np, head, kase));
      return join(listed(heads, 'oder'), np.owner && whose(de, np.owner));
    }
  }
}
