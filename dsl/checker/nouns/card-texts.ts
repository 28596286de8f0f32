import { lacksObject } from '../common-findings.ts';
import type { Scalar } from '../../ir/expressions.ts';
import type { Act } from '../../ir/statements.ts';
import type { Expression } from '../../language/syntax/ast.ts';
import type { FieldSymbol } from '../../language/symbols/symbols.ts';
import { readQualifiedNoun, onlyNoun } from './qualified-noun.ts';
import { bindToLocal } from '../statements/picks.ts';
import type { PhraseMeaning, Scope } from '../scope.ts';

/** `the card's effect`: a card and the field that holds the text. `fits` says more about the card, or complains. */
export function readCardText(
  scope: Scope,
  verb: 'use' | 'announce' | 'pay',
  object: Expression,
  prepare: Act[],
  fits: (card: PhraseMeaning) => boolean = () => true,
): { card: Scalar; field: FieldSymbol } | undefined {
  if (object.kind !== 'noun' || !object.owner || object.heads.length === 0)
    return lacksObject(scope, object.span, verb);
  const owner = scope.read.expression(scope, object.owner);
  const card = owner && bindToLocal(scope, owner, prepare);
  if (!card) return undefined;
  const noun = readQualifiedNoun(scope, object.heads[0], card.thing.kinds);
  if (!noun) return undefined;
  const { symbol } = noun.meaning;
  if (
    card.thing.sort !== 'card' ||
    !card.scalar ||
    symbol.sort !== 'field' ||
    symbol.type.type !== 'language' ||
    symbol.type.entry !== (verb === 'pay' ? 'cost' : 'effect')
  )
    return lacksObject(scope, object.span, verb);
  if (!onlyNoun(scope, object, noun) || !fits(card)) return undefined;
  return { card: card.scalar, field: symbol };
}
