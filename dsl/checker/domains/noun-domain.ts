import { say } from '../../diagnostics/catalogue/phrase.ts';
import type { Head, NounPhrase } from '../../language/syntax/ast.ts';
import { constant, definite } from '../nouns/noun-meanings.ts';
import { callIn } from '../values/function-meanings.ts';
import { distanceIn, namedCell } from '../nouns/grid-cells.ts';
import type { QualifiedNoun, Base } from '../nouns/qualified-noun.ts';
import { equipped } from '../nouns/possession.ts';
import { reportAt, type PhraseMeaning, type Scope, type PhraseContext } from '../scope.ts';
import { someValues } from '../values/field-values.ts';
import { zoneDomain, pileDomain } from './zone-domain.ts';
import { measureDomain } from './measure-domain.ts';
import { builtInDomain } from './built-in-domain.ts';
import { cardDomain, copyDomain } from './card-domain.ts';
import { rollOrRolls } from '../values/rolls.ts';
import { declaredDomain, rankingDomain } from './declared-domain.ts';

/** What a noun means before its qualities and its remaining tails narrow them. */
export function nounDomain(
  scope: Scope,
  np: NounPhrase,
  head: Head,
  noun: QualifiedNoun,
  wanted: PhraseContext,
): Base | undefined {
  const { symbol } = noun.meaning;
  const rest = (
    value: PhraseMeaning | undefined,
    tails = np.tails,
    qualities = noun.qualities,
  ): Base | undefined => value && { value, tails, qualities };
  switch (symbol.sort) {
    case 'kind':
      if (noun.qualities.length === 1 && noun.qualities[0].text === 'equipped' && np.determiner === 'the')
        return rest(equipped(scope, np, { sort: 'card', kinds: [symbol] }), np.tails, []);
      return rest(...cardDomain(scope, np, { sort: 'card', kinds: [symbol] }, noun, wanted));
    case 'card':
      return copyDomain(scope, np, symbol, noun, wanted);
    case 'noun':
      return declaredDomain(scope, np, symbol, noun, wanted);
    case 'pile':
      return pileDomain(scope, np, symbol.zone, noun, head.isNew);
    case 'zone':
      return zoneDomain(scope, np, symbol, noun);
    case 'field':
    case 'counter':
      return measureDomain(scope, np, symbol, noun, wanted);
    case 'function':
      return callIn(scope, np, symbol, noun);
    case 'metric':
    case 'cell': {
      const found = symbol.sort === 'cell' ? namedCell(scope, np, symbol) : distanceIn(scope, np, symbol);
      return rest(found?.value, found?.tails);
    }
    case 'setting':
      return rest(definite({ sort: 'number' }, { op: 'setting', index: symbol.index }, np.span));
    case 'cycle':
      return rest(definite({ sort: 'number' }, { op: 'cycle' }, np.span));
    case 'role':
      return rest(definite({ sort: 'player' }, { op: 'role', index: symbol.index }, np.span));
    case 'ranking':
      return rankingDomain(scope, np, symbol, noun);
    case 'value':
      return rest(definite({ sort: 'value', of: symbol.of }, constant(symbol.index), np.span));
    case 'built-in':
      return builtInDomain(scope, np, symbol.id, noun, wanted);
    case 'roll':
      return rest(...rollOrRolls(scope, np, symbol, noun.meaning));
    case 'enum':
    case 'contest':
    case 'window':
    case 'step': {
      const isSet = symbol.sort === 'enum';
      const values = isSet ? someValues(np, symbol, noun.qualities, wanted) : undefined;
      if (values) return { ...values, tails: np.tails };
      const found = say(isSet ? 'phrase/the-name-of-a-set-of' : `phrase/the-name-of-a-${symbol.sort}`);
      return reportAt(scope, 'name/wrong-sort', noun.span, {
        found,
        wanted: say('phrase/a-thing-of-the-game'),
      });
    }
  }
}
