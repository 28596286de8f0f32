/** Noun phrases and numbers: they are put together in the same way in all languages. */
import { saySame } from '../../language/syntax/syntax-visit.ts';
import type { Expression, NounPhrase } from '../../language/syntax/ast.ts';
import { holderIn, letterBehind, mentioned, spokenNoun } from '../discourse/noun-heads.ts';
import { verbatim, withHolder, type DiscourseScope } from '../discourse/discourse-scope.ts';
import { shapeOf, type ShapedPhrase } from '../discourse/noun-phrase-shapes.ts';
import type { Case } from '../discourse/noun-types.ts';
import { amountOf, countedNoun, timesResult } from './amounts.ts';
import { bounded, part, quantity, theirs } from './quantity-phrases.ts';
import { functionPhrase } from './function-phrases.ts';
import type { Phrasing } from './phrase-grammar.ts';
import { conjunctions, listed } from '../../text/list-format.ts';
import { join, rangeText } from './word-joining.ts';

const signs = { '+': '+', '-': '−', times: '×' } as const;

export function phrase(l: Phrasing, e: Expression, kase: Case = 'nom', from = false): string {
  const { scope, nouns } = l;
  switch (e.kind) {
    case 'noun':
      return noun(l, e, kase, from);
    case 'pronoun':
      if (scope.self !== undefined && scope.confusable.has(e) && nouns.it === undefined)
        return nouns.quoted(verbatim(scope, scope.self));
      return nouns.pronoun(scope, e.which, kase);
    case 'number':
      return String(e.value);
    case 'dice':
      return `${e.count}${nouns.die}${e.sides}`;
    case 'range':
      return rangeText(e.from, e.to);
    case 'text':
      return nouns.quoted(verbatim(scope, e.value));
    case 'seat':
      return e.name.text;
    case 'that-many':
      return e.much ? nouns.thatMuch : nouns.thatMany;
    case 'bound':
      return join(bounded(nouns.parts.quantities, scope, e.bounds), letterBehind(scope, e));
    case 'number-of':
      return nouns.numberOf(l, e.phrase, kase);
    case 'occurrences':
      return l.howOften(e.event, false, kase);
    case 'binary':
      // `0 minus 2` in a sum.
      if (e.operator === '-' && e.left.kind === 'number' && e.left.value === 0)
        return scope.isFormula
          ? `−${e.right.kind === 'number' ? '' : ' '}${operand(l, e.right)}`
          : `${nouns.operators['-']} ${operand(l, e.right)}`;
      return `${leftOperand(l, e, kase)} ${(scope.isFormula ? signs : nouns.operators)[e.operator]} ${operand(l, e.right)}`;
    case 'divided':
      return nouns.divided(l, e, kase);
    case 'extreme':
      return (
        ofOne(l, e, kase) ?? nouns.extreme(e.which, number(l, e.left, 'dat'), number(l, e.right, 'dat'), kase)
      );
    case 'difference':
      return nouns.difference(number(l, e.left, 'dat'), number(l, e.right, 'dat'), kase);
  }
}

/** `the greater of its steps and its leaps`: its steps or leaps, whichever are more. */
function ofOne(
  { scope, nouns, phrase: say }: Phrasing,
  { left, right, which }: Expression & { kind: 'extreme' },
  kase: Case,
): string | undefined {
  const counters = [left, right].map((each) => countedNoun(scope, each));
  const [one, other] = counters;
  if (!one?.owner || !other?.owner || one.tails.length > 0 || other.tails.length > 0) return undefined;
  if (!saySame(one.owner, other.owner)) return undefined;
  return nouns.whichever(which, say({ ...one, heads: [...one.heads, ...other.heads] }, kase));
}

/** A number; `your coins` are how many there are. */
export function number(l: Phrasing, e: Expression, kase: Case = 'nom'): string {
  const np = countedNoun(l.scope, e);
  return np ? l.nouns.numberOf(l, np, kase) : phrase(l, e, kase);
}

/** Signs say themselves in which order they count. */
const leftOperand = (l: Phrasing, { left, operator }: Expression & { kind: 'binary' }, kase: Case): string =>
  l.scope.isFormula && left.kind === 'binary' && operator !== 'times'
    ? phrase(l, left, kase)
    : operand(l, left, kase);

/** A number as a part of a sum. */
export function operand(l: Phrasing, e: Expression, kase: Case = 'nom'): string {
  const known = mentioned(l.scope, e);
  if (known?.sort === 'letter') return known.letter;
  return e.kind === 'binary' ? `(${phrase(l, e, kase)})` : number(l, e, kase);
}

/** Whether *its* or *their* is enough for what something has. */
const isSingle = ({ pronouns }: DiscourseScope, e: Expression): boolean =>
  ['card', 'player'].includes(pronouns.get(e)?.of ?? '');

function noun(l: Phrasing, said: NounPhrase, kase: Case, from: boolean): string {
  const { pronouns } = l.scope;
  if (l.nouns.it !== undefined && pronouns.get(said)?.of === 'card') return l.nouns.it;
  const ofSeveral = functionPhrase(l, said, kase);
  if (ofSeveral !== undefined) return ofSeveral;
  const tail = said.determiner === 'the' ? said.tails.find((each) => each.kind === 'of') : undefined;
  const behind = tail && isSingle(l.scope, tail.phrase) ? tail.phrase : undefined;
  const owner = said.owner ?? behind;
  if (owner && isSingle(l.scope, owner)) {
    const holder = {
      form: 'one',
      noun: spokenNoun(l.scope, pronouns.get(owner)?.as ?? owner)?.noun,
      isCard: pronouns.get(owner)?.of === 'card',
    } as const;
    return withHolder(l.scope, holder, () =>
      noun(
        l,
        {
          ...said,
          owner: undefined,
          determiner: 'their',
          tails: said.tails.filter((each) => each !== tail || !behind),
        },
        kase,
        from,
      ),
    );
  }
  const about = shapeOf(l.scope, said);
  const { shape, np, tails } = about;
  if (shape.kind === 'alias') return phrase(l, shape.value, kase, from);
  const [of, ...plain] = tails.plain;
  if (l.nouns.allThose && shape.kind === 'part' && np.determiner === 'all' && of?.kind === 'of') {
    const those = phrase(l, of.phrase, kase) + behindNoun(l, { ...about, tails: { ...tails, plain } }, from);
    return join(l.nouns.parts.all(shape.noun, kase), those);
  }
  if (shape.kind === 'part' && of?.kind === 'of' && pronouns.get(of.phrase)?.of === 'several') {
    const rest = behindNoun(l, { ...about, tails: { ...tails, plain } }, from);
    return join(core(l, about, kase), l.nouns.ofThem(shape.noun) + rest, letterBehind(l.scope, np));
  }
  return join(core(l, about, kase) + behindNoun(l, about, from), letterBehind(l.scope, np));
}

/** The modifiers behind a noun. `their` in it means the player that the phrase refers to. */
export function behindNoun(l: Phrasing, { np, tails }: ShapedPhrase, from: boolean): string {
  const { close, rest } = withHolder(l.scope, holderIn(l.scope, np), () => l.tails(np, tails, from));
  return `${close}${rest === '' ? '' : ` ${rest}`}`;
}

function core(l: Phrasing, { shape, np }: ShapedPhrase, kase: Case): string {
  const { scope, nouns } = l;
  const { parts } = nouns;
  switch (shape.kind) {
    case 'letter':
      return shape.letter;
    case 'alias':
      return '';
    case 'again':
      return shape.letter === undefined
        ? nouns.again(shape.noun, shape.form, shape.which, kase)
        : nouns.called(shape.noun, shape.form, shape.letter, kase);
    case 'part':
      return part(parts, scope, np, shape.noun, kase);
    case 'theirs':
      return theirs(parts, scope, np, shape.heads, shape.yours, kase);
    case 'counted': {
      const [head, ...more] = shape.heads;
      const { quantity: q } = shape;
      if (q.kind === 'count' && q.first) {
        const known = nouns.determined(
          l,
          { ...np, determiner: 'the', quantity: undefined },
          shape.heads,
          kase,
        );
        // Behind the article, which agrees with them.
        return known.replace(' ', ` ${amountOf(scope, q.amount)} `);
      }
      const factor = kase === 'dat' || kase === 'gen' ? undefined : timesResult(scope, shape.quantity);
      if (factor !== undefined && more.length === 0 && head.symbol?.sort === 'counter')
        return parts.quantities.ofResult(factor, nouns.headText(scope, np, { ...head, form: 'many' }, 'dat'));
      const many = (text: string): string =>
        quantity(parts.quantities, scope, shape.quantity, head.noun, text, kase);
      if (nouns.oneOf) return many(nouns.oneOf(l, np, shape.heads));
      const others = more.map((each) => nouns.headText(scope, np, each, kase));
      return listed(
        [many(nouns.headText(scope, np, head, kase)), ...others],
        conjunctions[scope.language].or,
      );
    }
    case 'plain':
      return nouns.determined(l, np, shape.heads, kase);
  }
}
