import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import { verbOfChange } from '../../language/symbols/counter-verbs.ts';
import type { Scalar } from '../../ir/expressions.ts';
import type { Act } from '../../ir/statements.ts';
import { primitives } from '../../language/symbols/builtin-verbs.ts';
import type { Expression, NounPhrase } from '../../language/syntax/ast.ts';
import type { CounterChange } from '../../language/symbols/symbols.ts';
import { counts } from '../nouns/counter-applies.ts';
import { constant } from '../nouns/noun-meanings.ts';
import { checkNumber, readQualifiedNoun, onlyNoun } from '../nouns/qualified-noun.ts';
import { reportAt, errorSort, writtenWords, type Scope } from '../scope.ts';

/** What is counted up or down: a counter of the game, of the player who acts, or of the card in front. */
export function readCounterChange(
  scope: Scope,
  how: CounterChange['how'],
  object: Expression,
): Act[] | undefined {
  const verb = how === 'gain' ? 'gain' : 'lose';
  const named = object.kind === 'noun' && object.heads.length > 0;
  const noun = named ? readQualifiedNoun(scope, object.heads[0], undefined, 'counters') : undefined;
  if (named && !noun) return undefined;
  const counter = noun?.meaning.symbol;
  if (object.kind !== 'noun' || !noun || counter?.sort !== 'counter' || counter.holds) {
    return reportAt(scope, 'name/wrong-sort', object.span, {
      found: say('no/counter'),
      wanted: say(primitives[verb].takes[0].wants),
    });
  }
  if (counter.fixed)
    return reportAt(scope, 'name/wrong-sort', object.span, {
      found: say('phrase/a-setting'),
      wanted: say('phrase/a-counter'),
    });
  if (!onlyNoun(scope, object, noun)) return undefined;
  checkNumber(scope, object, noun);
  const amount = readAmount(scope, object);
  if (!amount) return undefined;
  if (scope.counting === 'unknown') return errorSort(scope);
  if ((counter.of === 'card') !== (scope.counting !== undefined)) {
    const word = writtenWords(scope, noun.span);
    return reportAt(scope, 'name/wrong-sort', object.span, {
      found: say(scope.counting ? 'phrase/that-cards-do-not-have' : 'phrase/that-cards-have', {
        what: written(word),
      }),
      wanted: scope.counting
        ? say('phrase/a-counter-of-cards')
        : say('phrase/the-card-in-front-for-instance', { example: written(`that card ${verb}s ...`) }),
    });
  }
  if (scope.counting && !counts(scope, counter, scope.counting.thing, noun)) return undefined;
  const owner = counter.of === 'game' ? undefined : (scope.counting?.value ?? scope.acting);
  if (counter.of === 'player' && !owner) return reportAt(scope, 'name/no-you', object.span, { word: 'you' });
  const symbol = verbOfChange(scope.vocabulary, { how, counter });
  const you = counter.of === 'player' ? owner : scope.acting;
  const change = verb === 'gain' ? 'add' : 'subtract';
  const event = symbol ? { event: { verb: symbol, you } } : {};
  return [{ op: 'count', counter, owner, change, amount, ...event, span: object.span }];
}

export function readAmount(scope: Scope, object: NounPhrase): Scalar | undefined {
  const quantity = object.quantity;
  if (object.determiner === 'a') return constant(1);
  if (quantity?.kind === 'count' && !quantity.orMore) return scope.read.number(scope, quantity.amount);
  if (quantity?.kind === 'that-many') return scope.read.number(scope, { ...quantity, span: object.span });
  return reportAt(scope, 'name/wrong-sort', object.span, {
    found: say('phrase/no-amount'),
    wanted: say('phrase/how-many-for-instance-2'),
  });
}
