import { wrongSort } from '../expectations.ts';
import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import { thirdPerson } from '../../text/english-inflection.ts';
import type { Scalar, Test } from '../../ir/expressions.ts';
import type { Condition, Expression, NounPhrase } from '../../language/syntax/ast.ts';
import { withBareObject } from '../../language/syntax/phrase-parts.ts';
import { longestTerm } from '../../language/symbols/symbol-table.ts';
import type { FieldSymbol, FunctionSymbol, TableSymbol } from '../../language/symbols/symbols.ts';
import { constant, forSome, listOfOne } from '../nouns/noun-meanings.ts';
import { ofEach, negatedIf } from './universal.ts';
import { readCalledTest } from '../values/function-meanings.ts';
import { did } from './past-events.ts';
import { candidateAs, ownerOf, single } from '../nouns/possessives.ts';
import { reportAt, typePhrase, type PhraseMeaning, type Scope } from '../scope.ts';

type Does = Condition & { kind: 'does' };

/** `does` and its third person: `beat`, `beats`. */
const sameVerb = (id: string, word: string): boolean =>
  word === id || word === thirdPerson(id) || thirdPerson(word) === id;

/** What a verb of a condition may be: a function or a table of the game. */
function meaningOf(scope: Scope, word: string): FunctionSymbol | TableSymbol | undefined {
  const { functions, tables } = scope.vocabulary;
  return (
    functions.find((each) => (each.body.form === 'if' || each.unread) && sameVerb(each.id, word)) ??
    tables.find((each) => sameVerb(each.id, word))
  );
}

/**
 * A condition whose verb the game declares, such as `that card fits the other` or `one beats other`; else one that asks
 * what was done.
 */
export function relation(scope: Scope, written: Does): Test | undefined {
  const tree = withBareObject(written, (word) => meaningOf(scope, word) !== undefined);
  const word = tree.verb.text;
  const holds = word === 'holds' || word === 'hold' ? conditionOf(scope, tree.subject) : undefined;
  if (holds) return asked(scope, tree.subject, holds, tree.negated);
  const symbol = meaningOf(scope, word);
  const { object } = tree.args;
  if (symbol?.sort === 'table') {
    const test = object && related(scope, symbol, tree.subject, object);
    if (!object) missing(scope, tree, symbol.to.id);
    return negatedIf(tree.negated, test);
  }
  if (!symbol && !sameVerb('fit', word)) return did(scope, written);
  return ofEach(scope, tree.subject, (thing, value, described) => {
    if (thing.sort === 'selection' && sameVerb('fit', word) && object) {
      const card = scope.read.expression(scope, object);
      const test =
        card &&
        forSome(scope, card, (it) => {
          if (card.thing.sort === 'card') {
            const { history, fits } = scope.vocabulary;
            if (!history.closed) fits.push({ field: thing.field, kinds: card.thing.kinds });
            return { op: 'selected', selection: value, card: it };
          }
          return wrongSort(scope, card, 'card', object.span);
        });
      return negatedIf(tree.negated, test);
    }
    if (symbol?.sort !== 'function') return did(scope, written);
    const subject: PhraseMeaning = { ...described, scalar: value, set: listOfOne(thing, value), many: false };
    return negatedIf(tree.negated, readCalledTest(scope, symbol, subject, tree.args, tree.verb));
  });
}

const missing = (scope: Scope, tree: Does, wanted: string): undefined =>
  reportAt(scope, 'name/missing-object', tree.verb.span, { verb: tree.verb.text, wanted: written(wanted) });

/** One of several is enough, so `any` says nothing more. */
const plain = (phrase: Expression): Expression =>
  phrase.kind === 'noun' && phrase.determiner === 'any' ? { ...phrase, determiner: undefined } : phrase;

function related(
  scope: Scope,
  table: TableSymbol,
  subject: Expression,
  object: Expression,
): Test | undefined {
  const left = scope.read.expression(scope, plain(subject));
  const right = scope.read.expression(scope, plain(object));
  if (!left || !right) return undefined;
  for (const [side, of] of [
    [left, table.from],
    [right, table.to],
  ] as const) {
    if (side.thing.sort === 'value' && side.thing.of === of) continue;
    const found = typePhrase(side.thing, side.many);
    return reportAt(scope, 'name/wrong-sort', side.span, {
      found,
      wanted: say('phrase/a-value-of', { what: written(of.id) }),
    });
  }
  const one = (a: Scalar, b: Scalar): Test => ({ op: 'related', table, left: a, right: b });
  if (left.set.op === 'values-of' && right.set.op === 'values-of' && !left.each) {
    const leftDepth = scope.depth + 1;
    const rightDepth = scope.depth + 2;
    const test = one({ op: 'it', depth: leftDepth }, { op: 'it', depth: rightDepth });
    const pairs = { op: 'pairs', left: left.set, right: right.set, leftDepth, rightDepth, test } as const;
    return { op: 'compare', how: '>=', left: pairs, right: constant(1) };
  }
  return forSome(scope, left, (a) => forSome(scope, right, (b) => one(a, b)));
}

/** The field of a phrase such as `that card's condition`, where it holds a condition. */
function conditionOf(scope: Scope, subject: Expression): FieldSymbol | undefined {
  if (subject.kind !== 'noun' || subject.heads.length !== 1) return undefined;
  const found = longestTerm(scope.vocabulary, subject.heads[0].words);
  const symbol = found?.meanings
    .map((meaning) => meaning.symbol)
    .find(
      (each) => each.sort === 'field' && each.type.type === 'language' && each.type.entry === 'condition',
    );
  return found?.before.length === 0 && symbol?.sort === 'field' ? symbol : undefined;
}

function asked(scope: Scope, subject: Expression, field: FieldSymbol, negated: boolean): Test | undefined {
  const np = subject as NounPhrase;
  const owner = ownerOf(scope, np) ?? candidateAs(scope, np, 'card');
  const card = owner && single(scope, owner.value, 'card');
  if (!card) return undefined;
  return negatedIf(negated, { op: 'holds', field, card, ...(scope.you ? { you: scope.you } : {}) });
}

/** `that card's condition is met`; nothing for another condition. */
export function holdsTest(
  scope: Scope,
  { subject, complement, negated }: Condition & { kind: 'is' },
): { test: Test | undefined } | undefined {
  const met =
    complement.kind === 'words' && complement.words.length === 1 && complement.words[0].text === 'met';
  const field = met ? conditionOf(scope, subject) : undefined;
  return field && { test: asked(scope, subject, field, negated) };
}

const WINNING: readonly string[] = ['win', 'wins', 'won'];

/** Whether a condition asks who has won something. */
export const speaksOfWinning = (scope: Scope, { verb, args }: Does): boolean =>
  WINNING.includes(verb.text) && !scope.vocabulary.verbForms.has(verb.text) && args.object !== undefined;

/** `you win the duel`: the player is the side of a contest that has won it. */
export function wins(scope: Scope, tree: Does): Test | undefined {
  const object = tree.args.object!;
  const what = scope.read.expression(scope, object);
  const who = scope.read.expression(scope, tree.subject);
  if (!what || !who) return undefined;
  const { contest } = what.thing;
  if (!contest || !what.scalar) return wrongSort(scope, what, 'held contest', object.span);
  if (who.thing.sort !== 'player' || !who.scalar)
    return wrongSort(scope, who, 'one player', tree.subject.span);
  return negatedIf(tree.negated, { op: 'won', contest, roll: what.scalar, by: who.scalar });
}
