import { say } from '../../diagnostics/catalogue/phrase.ts';
import type { CounterSymbol, FieldSymbol } from '../../language/symbols/symbols.ts';
import type { Noun } from './qualified-noun.ts';
import { complain, inWords, wordsOf, type Scope, type Thing } from '../scope.ts';

/** Whether things of this sort can have the counter; complains where not. */
export function counts(scope: Scope, symbol: FieldSymbol | CounterSymbol, thing: Thing, noun: Noun): boolean {
  if (symbol.sort === 'field' || !symbol.kinds || !thing.kinds) return true;
  if (thing.kinds.some((kind) => symbol.kinds!.includes(kind))) return true;
  const has = thing.kinds.flatMap((kind) => kind.fields.map((field) => field.id));
  complain(
    scope,
    'name/unknown-field',
    noun.span,
    {
      field: wordsOf(scope, noun.span),
      of: inWords(thing),
      has,
    },
    { related: [{ place: symbol.place, message: say('the counter is declared here') }] },
  );
  return false;
}
