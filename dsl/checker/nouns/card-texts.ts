import { lacksObject, unknownField } from '../common-findings.ts';
import type { Scalar } from '../../ir/expressions.ts';
import type { Act } from '../../ir/statements.ts';
import type { Expression, NounPhrase } from '../../language/syntax/ast.ts';
import type { Meaning } from '../../language/symbols/symbol-table.ts';
import type { DiagnosticExtras } from '../../diagnostics/report.ts';
import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import { placeIn } from '../../text/source.ts';
import type { FieldSymbol } from '../../language/symbols/symbols.ts';
import { readQualifiedNoun, onlyNoun } from './qualified-noun.ts';
import { bindToLocal } from '../statements/picks.ts';
import { writtenWords, type PhraseMeaning, type Scope } from '../scope.ts';

/** What a card says lasts, and is not carried out: `use that card's skill` is offered as what has it for a while. */
function insteadOfUse(scope: Scope, object: NounPhrase, of: Meaning['symbol']): DiagnosticExtras | undefined {
  if (of.sort !== 'field' || of.type.type !== 'language' || of.type.entry !== 'abilities') return undefined;
  const { text } = scope.snippet;
  const start = text.lastIndexOf('use', object.span.start);
  const behind = /^ as this\b/.exec(text.slice(object.span.end))?.[0] ?? '';
  const span = { start, end: object.span.end + behind.length };
  const instead = `this has ${writtenWords(scope, object.span)} until end of turn`;
  return { fixes: writeInstead(placeIn(scope.snippet, span), [instead]) };
}

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
    return lacksObject(
      scope,
      object.span,
      verb,
      verb === 'use' ? insteadOfUse(scope, object, symbol) : undefined,
    );
  // No card that may be meant prints such a text.
  const { kinds = [] } = card.thing;
  const printed = kinds.flatMap(({ fields }) => fields.map(({ id }) => id));
  if (kinds.length > 0 && !printed.includes(symbol.id))
    return unknownField(scope, noun.span, card.thing, printed);
  if (!onlyNoun(scope, object, noun) || !fits(card)) return undefined;
  return { card: card.scalar, field: symbol };
}
