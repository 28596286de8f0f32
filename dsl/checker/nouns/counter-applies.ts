import { unknownField } from '../common-findings.ts';
import { say } from '../../diagnostics/catalogue/phrase.ts';
import type { CounterSymbol, FieldSymbol } from '../../language/symbols/symbols.ts';
import type { QualifiedNoun } from './qualified-noun.ts';
import type { Scope, PhraseType } from '../scope.ts';

/** Whether values of this sort can have the counter; complains if not. */
export function counts(
  scope: Scope,
  symbol: FieldSymbol | CounterSymbol,
  thing: PhraseType,
  noun: QualifiedNoun,
): boolean {
  if (symbol.sort === 'field' || !symbol.kinds || !thing.kinds) return true;
  if (thing.kinds.some((kind) => symbol.kinds!.includes(kind))) return true;
  const has = thing.kinds.flatMap((kind) => kind.fields.map((field) => field.id));
  const related = [{ place: symbol.place, message: say('phrase/the-counter-is-declared-here') }];
  unknownField(scope, noun.span, thing, has, { related });
  return false;
}
