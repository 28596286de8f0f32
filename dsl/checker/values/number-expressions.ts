import { numberOfAll } from './multiple-cards.ts';
import { wrongSort, reportMeaningless } from '../expectations.ts';
import type { Many, Scalar } from '../../ir/expressions.ts';
import type { Expression, NounPhrase } from '../../language/syntax/ast.ts';
import type { FieldSymbol } from '../../language/symbols/symbols.ts';
import { thatMany } from './event-amounts.ts';
import { asCards, constant, definite } from '../nouns/noun-meanings.ts';
import { lookedUp } from '../nouns/closed-quantities.ts';
import { beyondGrid, cellNamed } from '../nouns/grid-cells.ts';
import { readQualifiedNoun } from '../nouns/qualified-noun.ts';
import { readNamed } from '../nouns/references.ts';
import { pairsOf } from './field-values.ts';
import { reportGone } from './gone-cards.ts';
import { gainedInAll, numberOfTimes } from './occurrences.ts';
import {
  writtenWords,
  reportAt,
  noEffect,
  type PhraseMeaning,
  type Scope,
  type PhraseContext,
} from '../scope.ts';

/** Reads an expression of any sort. */
export function readExpression(
  scope: Scope,
  tree: Expression,
  wanted: PhraseContext = {},
): PhraseMeaning | undefined {
  switch (tree.kind) {
    case 'noun':
      return scope.read.phrase(scope, tree, wanted);
    case 'pronoun':
      return pronoun(scope, tree);
    case 'seat': {
      const cell = cellNamed(scope, tree.name.text);
      if (cell) return definite({ sort: 'pile', zone: cell.zone }, constant(cell.pile), tree.span);
      const seat = scope.seats?.get(tree.name.text);
      if (seat === undefined) {
        const beyond = beyondGrid(scope, tree.name.text);
        if (beyond) return reportAt(scope, 'game/cell', tree.span, beyond);
        return reportAt(scope, 'name/seat', tree.span, { word: tree.name.text });
      }
      return definite({ sort: 'player' }, constant(seat), tree.span);
    }
    case 'dice':
    case 'range':
    case 'text':
      return reportMeaningless(scope, tree.span);
    default: {
      const value = readNumber(scope, tree);
      return value && definite({ sort: 'number' }, value, tree.span);
    }
  }
}

function pronoun(scope: Scope, tree: Expression & { kind: 'pronoun' }): PhraseMeaning | undefined {
  const { span } = tree;
  if (tree.which === 'this') {
    const { thisKind: kind, thisIs = { op: 'this' } } = scope;
    if (kind) return definite({ sort: 'card', kinds: [kind] }, thisIs, span);
    return reportAt(scope, 'name/no-this', span, { word: 'this' });
  }
  const word = tree.which === 'you' || tree.which === 'yours' ? 'you' : 'they';
  const who = scope[word];
  return who ? definite({ sort: 'player' }, who, span) : reportAt(scope, 'name/no-you', span, { word });
}

/** Reads a number. */
export function readNumber(scope: Scope, tree: Expression): Scalar | undefined {
  switch (tree.kind) {
    case 'number':
      return constant(tree.value);
    case 'number-of':
      return numberOf(scope, tree.phrase);
    case 'occurrences':
      return numberOfTimes(scope, tree);
    case 'that-many':
      return thatMany(scope, tree);
    case 'bound':
      return reportMeaningless(scope, tree.span);
    case 'binary':
    case 'divided':
    case 'extreme':
    case 'difference': {
      const left = readNumber(scope, tree.left);
      const right = readNumber(scope, tree.right);
      if (!left || !right) return undefined;
      // `5-8` is a range to people, who would not subtract one number from another.
      if (tree.kind === 'binary' && /^\d+-\d+$/.test(writtenWords(scope, tree.span)))
        return reportMeaningless(scope, tree.span);
      if (tree.kind === 'binary') return workedOut({ op: tree.operator, left, right });
      if (tree.kind === 'extreme') return { op: tree.which, left, right };
      // Whichever is greater, less the other.
      if (tree.kind === 'difference')
        return {
          op: 'greater',
          left: { op: '-', left, right },
          right: { op: '-', left: right, right: left },
        };
      return { op: tree.rounded === 'up' ? 'divided-up' : 'divided-down', left, right };
    }
    default: {
      const described = readExpression(scope, tree);
      if (!described) return undefined;
      if (described.thing.sort === 'number' && described.scalar) return described.scalar;
      // A roll stands for its total.
      if (described.thing.sort === 'roll' && described.scalar)
        return { op: 'total-of', roll: described.scalar };
      return wrongSort(scope, described, 'number', tree.span);
    }
  }
}

/** What is known before the game begins is worked out once; what would be too large is left to say so when it is asked. */
function workedOut(sum: Scalar & { op: '+' | '-' | 'times' }): Scalar {
  const { op, left, right } = sum;
  if (left.op !== 'constant' || right.op !== 'constant') return sum;
  const sign = op === '-' ? -1 : 1;
  const value = op === 'times' ? left.value * right.value : left.value + sign * right.value;
  return Math.abs(value) < 0x7fff_ffff ? constant(value) : sum;
}

/** The cards of a pile or zone, or those that are named themselves. */
function cardsThere(scope: Scope, place: PhraseMeaning): Many | undefined {
  const { thing, scalar, set } = place;
  if (thing.sort === 'zone')
    return scalar ? { op: 'cards-in', zone: scalar } : { op: 'cards-in-each', zones: set };
  const cards = asCards(place);
  if (cards.thing.sort === 'card') return cards.set;
  return wrongSort(scope, { ...place, thing }, 'place with cards');
}

/** A field with those of the same name and values that other kinds have. */
function alike({ vocabulary }: Scope, field: FieldSymbol): { field: FieldSymbol; also: FieldSymbol[] } {
  const { type } = field;
  const also = vocabulary.fields.filter(
    (each) =>
      each !== field &&
      each.id === field.id &&
      type.type === 'value' &&
      each.type.type === 'value' &&
      each.type.of === type.of,
  );
  return { field, also };
}

/** `the number of cards in your hand`, `the number of different values in that pile`. */
function numberOf(scope: Scope, phrase: NounPhrase): Scalar | undefined {
  const [first, ...rest] = phrase.heads[0]?.words ?? [];
  const inAll = gainedInAll(scope, phrase);
  if (inAll) return inAll.amount;
  const pairs = pairsOf(scope, phrase);
  if (pairs) return pairs.value;
  if (first?.text === 'different' && rest.length > 0) {
    const noun = readQualifiedNoun(scope, { ...phrase.heads[0], words: rest });
    const tail = phrase.tails.find((each) => each.kind === 'place' || each.kind === 'of');
    if (noun?.meaning.symbol.sort === 'field' && tail && (tail.kind === 'place' || tail.kind === 'of')) {
      if (phrase.tails.length > 1 || phrase.heads.length > 1) return noEffect(scope, phrase.span);
      const place = lookedUp(scope, tail.phrase);
      const cards = place && cardsThere(scope, place);
      return cards && { op: 'different', ...alike(scope, noun.meaning.symbol), of: cards };
    }
  }
  // `those cards` and `the chosen` were named before.
  const pointsBack = phrase.determiner === 'those' || phrase.determiner === 'these';
  if (pointsBack || readNamed(scope, phrase)?.many) {
    const known = scope.read.phrase(scope, phrase);
    return known && { op: 'count', of: known.set };
  }
  // `your` says whose they are; other determiners say nothing here.
  const whose = phrase.determiner === 'your' || phrase.determiner === 'their' ? phrase.determiner : undefined;
  const described = scope.read.phrase(scope, { ...phrase, determiner: whose, quantity: undefined });
  if (!described || reportGone(scope, phrase, described)) return undefined;
  return numberOfAll(described);
}
