import { fixes } from '../common-findings.ts';
import { signs, leastAndMost } from '../conditions/quantity-limits.ts';
import type { Many, Scalar, SumTest } from '../../ir/expressions.ts';
import type { NounPhrase } from '../../language/syntax/ast.ts';
import { withArticle } from '../../text/english-inflection.ts';
import { spelledForms } from '../../language/symbols/symbol-table.ts';
import { placeIn } from '../../text/source.ts';
import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import { reattachedTails } from './modifier-attachment.ts';
import { isSide } from './locations.ts';
import { constant } from './noun-meanings.ts';
import { anyOne } from '../suggestions/rule-suggestions.ts';
import { readQualifiedNoun } from './qualified-noun.ts';
import {
  reportAt,
  noEffect,
  readDeclared,
  writtenWords,
  type Choice,
  type PhraseMeaning,
  type Scope,
} from '../scope.ts';

/** Whether the words behind a noun say which one is meant: `the player with the most coins`. */
const saysWhich = (scope: Scope, { tails }: NounPhrase): boolean =>
  reattachedTails(scope, tails).some(({ kind }) => kind === 'where' || kind === 'with');

/** Whether a phrase means just one, and what is behind its noun says which: `the player with 1 perch`. */
export const namesOne = (scope: Scope, np: NounPhrase): boolean =>
  np.determiner === 'the' && !np.ordinal && saysWhich(scope, np);

/** `the` names exactly one; if there may be several, the phrase must say which or how many. */
function definiteOnly(scope: Scope, np: NounPhrase, described: PhraseMeaning): PhraseMeaning | undefined {
  const { symbol, form } = readQualifiedNoun(scope, np.heads[0])?.meaning ?? {};
  const listed = ['values-of', 'list-of', 'dice-of'].includes(described.set.op);
  if (described.scalar || listed || !symbol || symbol.sort === 'ranking' || symbol.sort === 'zone')
    return described;
  const isDoer = scope.doer === np && described.thing.sort === 'player';
  // Of several who tie somebody has to choose who does it.
  const leftOpen = isDoer && scope.acting !== undefined && described.best !== undefined;
  const isOne =
    (symbol.sort === 'noun' && readDeclared(scope, symbol.is, (tree) => namesOne(scope, tree))) ||
    (!leftOpen && saysWhich(scope, np));
  if (form === 'one' && np.heads.length === 1 && isOne)
    return { ...described, many: false, scalar: { op: 'only', of: described.set }, oneOf: true };
  const { one, many } = spelledForms(symbol);
  const phrase = writtenWords(scope, np.span);
  const behind = phrase.replace(/^the /, '');
  // The one that this card is attached to was named before.
  const host = `the equipped ${one}`;
  const isHost = behind === one && scope.snippet.text.slice(0, np.span.start).includes(host);
  const others = isDoer
    ? [...chosenBefore(scope, np, behind), `each ${behind}`]
    : isHost
      ? [host]
      : [withArticle(behind), behind.startsWith(one) ? `all ${many}${behind.slice(one.length)}` : ''];
  const near = behind === phrase || np.heads.length !== 1 || np.ordinal || form === 'many' ? [] : others;
  const how = isDoer
    ? { one: `each ${one}`, other: `choose ${withArticle(one)} as chosen` }
    : { one: isHost ? host : withArticle(one), other: `all ${many}` };
  return reportAt(
    scope,
    'name/several',
    np.span,
    { phrase, ...how },
    fixes(
      scope,
      np,
      near.filter((text) => text !== ''),
    ),
  );
}

/** Who does something at the beginning of a line, chosen in a line before: `the` says that it is one. */
function chosenBefore({ snippet: { text } }: Scope, { span, name }: NounPhrase, behind: string): string[] {
  const margin = text.slice(text.lastIndexOf('\n', span.start - 1) + 1, span.start);
  if (margin.trim() !== '' || name || /\bchosen\b/.test(text)) return [];
  return [`choose ${withArticle(behind)} as chosen\n${margin}the chosen`];
}

/** `2 fruits with the lowest ripeness`: those that tie for it may be fewer; with `the` they are those that come first. */
function fewerThanSaid(scope: Scope, np: NounPhrase): undefined {
  const phrase = writtenWords(scope, np.span);
  if (np.quantity?.kind !== 'count' || np.quantity.orMore)
    return reportAt(scope, 'name/several-best', np.span, { phrase, right: undefined });
  const right = `the ${phrase}`;
  const place = placeIn(scope.snippet, np.span);
  return reportAt(
    scope,
    'name/several-best',
    np.span,
    { phrase, right },
    // On a card so many are meant.
    { fixes: writeInstead(place, [right]), spoken: true },
  );
}

/**
 * `the 2 fruits with the lowest ripeness`: of all that tie with the last of them some are chosen, so that what is chosen
 * adds up to as little as it can.
 */
function firstBest(
  scope: Scope,
  np: NounPhrase,
  described: PhraseMeaning,
  amount: Scalar,
): PhraseMeaning | undefined {
  const { set, depth } = described;
  const [key, ...others] = described.best ?? [];
  if (set.op !== 'best' || !key || others.length > 0 || described.random || scope.matching) {
    const example = written(writtenWords(scope, np.span).replace(/^the /, ''));
    return noEffect(scope, np.span, key ? undefined : say('phrase/write', { example }));
  }
  const of: Many = { ...set, amount };
  const count: Scalar = { op: 'count', of };
  const most: Scalar = { op: 'lesser', left: amount, right: count };
  const { value, lowest } = key;
  const last: Scalar = { op: lowest ? 'highest' : 'lowest', of, depth, value };
  const over: Scalar = { op: 'times', left: { op: '-', left: count, right: most }, right: last };
  const sum: Scalar = { op: '-', left: { op: 'total', of, depth, value }, right: over };
  const tail = reattachedTails(scope, np.tails).find(({ kind }) => kind === 'with') ?? np;
  const words = writtenWords(scope, tail.span);
  const test: SumTest = {
    kind: 'total',
    depth,
    value,
    ...(lowest ? { to: sum } : { from: sum }),
    of: words,
    words,
  };
  return {
    ...described,
    set: of,
    span: np.span,
    name: np.name?.text,
    many: true,
    scalar: undefined,
    together: [...described.together, test],
    choice: { least: most, most, notAll: false, exact: false, chance: false },
  };
}

/** Whether `top` or `bottom` says which end of a place is meant, and is no part of what something is called. */
function saysEnd(scope: Scope, { ordinal, heads }: NounPhrase): boolean {
  if (!ordinal) return false;
  const symbol = readQualifiedNoun(scope, heads[0])?.meaning.symbol;
  return symbol?.sort !== 'noun' || !symbol.names.en[0].startsWith(`${ordinal.which} `);
}

/** `the top fruit of the deck`: one, if it is a fruit. */
function endOnly(scope: Scope, np: NounPhrase, result: PhraseMeaning): PhraseMeaning {
  const isOne = readQualifiedNoun(scope, np.heads[0])?.meaning.form === 'one' && !np.ordinal?.amount;
  if (!isOne || result.scalar || np.heads.length !== 1) return result;
  return { ...result, many: false, scalar: { op: 'only', of: result.set } };
}

/** Turns what a phrase refers to into a choice, each in turn, or all, by its determiner or quantity. */
export function choiceOf(scope: Scope, np: NounPhrase, described: PhraseMeaning): PhraseMeaning | undefined {
  const result: PhraseMeaning = { ...described, span: np.span, name: np.name?.text };
  const one = constant(1);
  const chance = described.random === true;
  const choose = (choice: Omit<Choice, 'chance'>, many: boolean): PhraseMeaning => ({
    ...result,
    many,
    scalar: undefined,
    choice: { ...choice, chance },
  });
  if (result.choice) return result;
  if (np.determiner === 'no' || (np.determiner === 'any' && result.thing.sort !== 'zone'))
    return anyOne(scope, np);
  switch (np.determiner) {
    case 'a':
    case 'another':
      return choose({ least: one, most: one, notAll: false, exact: true }, false);
    case 'each':
    case 'every':
      return { ...result, each: true, many: true, scalar: undefined };
    default:
  }
  const quantity = np.quantity;
  if (!quantity && chance) return noEffect(scope, np.span);
  if (!quantity && np.determiner !== 'the') return result;
  const aside = isSide(np.ordinal) ? np.ordinal!.amount : undefined;
  if (!quantity && aside) {
    const amount = scope.read.number(scope, aside);
    return amount && firstBest(scope, np, result, amount);
  }
  if (!quantity) return saysEnd(scope, np) ? endOnly(scope, np, result) : definiteOnly(scope, np, result);
  const none = constant(0);
  switch (quantity.kind) {
    case 'any-number':
      return choose({ least: none, notAll: false, exact: false }, true);
    case 'one-or-more':
      return choose({ least: one, notAll: false, exact: true }, true);
    case 'some-but-not-all':
      return choose({ least: one, notAll: true, exact: true }, true);
    case 'that-many': {
      if (result.best) return fewerThanSaid(scope, np);
      const amount = scope.read.number(scope, { ...quantity, span: np.span });
      return amount && choose({ least: amount, most: amount, notAll: false, exact: false }, true);
    }
    case 'within-bounds': {
      if (result.best) return fewerThanSaid(scope, np);
      const least = scope.read.number(scope, quantity.least);
      const most = scope.read.number(scope, quantity.most);
      if (!least || !most) return undefined;
      const known = least.op === 'constant' && most.op === 'constant';
      if (known && most.value < least.value) {
        const example = written(`${most.value} to ${least.value}`);
        return noEffect(scope, np.span, say('phrase/write-the-smaller-number-first', { example }));
      }
      return choose({ least, most, notAll: false, exact: true }, true);
    }
    default:
  }
  const amount = scope.read.number(scope, quantity.amount);
  if (!amount) return undefined;
  const single = amount.op === 'constant' && amount.value === 1;
  if (quantity.kind === 'count' && quantity.first) return firstBest(scope, np, result, amount);
  if (result.best && !single) return fewerThanSaid(scope, np);
  switch (quantity.kind) {
    case 'count':
      return quantity.orMore
        ? choose({ least: amount, notAll: false, exact: true }, true)
        : choose({ least: amount, most: amount, notAll: false, exact: false }, !single);
    case 'up-to':
      return choose({ least: none, most: amount, notAll: false, exact: false }, true);
    default: {
      const { how } = quantity;
      const bounds = leastAndMost(signs[how], amount);
      const exact = bounds.least !== undefined;
      return choose({ least: none, ...bounds, notAll: false, exact }, how !== 'exactly' || !single);
    }
  }
}
