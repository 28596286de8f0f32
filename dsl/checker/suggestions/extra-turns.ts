import { withArticle } from '../../text/english-inflection.ts';
import { turnCounterNamed } from '../../language/symbols/counter-bounds.ts';
import { fixes } from '../common-findings.ts';
import type { NounPhrase, Order } from '../../language/syntax/ast.ts';
import { reportAt, writtenWords, type Scope } from '../scope.ts';

/** What counts extra turns, where the game calls it so. */
const NAME = 'extra turn';
const CHANGING = ['gain', 'gains', 'lose', 'loses', 'pay', 'pays'];

/**
 * Reports an order about extra turns in a game without them, or in another wording; returns whether it did.
 */
export function missesExtraTurns(scope: Scope, { verb, args, subject, may }: Order): boolean {
  const { object } = args;
  if (object?.kind !== 'noun' || !isExtraTurn(object)) return false;
  const { terms, steps } = scope.vocabulary;
  const name = turnCounterNamed(scope.vocabulary, 'extra turns') ?? NAME;
  const meanings = terms.get(name) ?? [];
  const isCounter = meanings.some(({ symbol }) => symbol.sort === 'counter');
  const another = object.determiner === 'another';
  if (meanings.length > 0 && (!isCounter || (CHANGING.includes(verb.text) && !another && name === NAME)))
    return false;
  const ending = subject && !may && verb.text.endsWith('s') ? 's' : '';
  const right = `gain${ending} ${another ? withArticle(name) : writtenWords(scope, object.span).replace(NAME, name)}`;
  const span = { start: verb.span.start, end: object.span.end };
  reportAt(
    scope,
    'name/extra-turns',
    span,
    { right, declared: isCounter, turns: steps.some(({ turns }) => turns) },
    fixes(scope, { span }, isCounter ? [right] : []),
  );
  return true;
}

/** `an extra turn`, `2 extra turns`, `another turn` */
function isExtraTurn({ heads, determiner, tails }: NounPhrase): boolean {
  if (heads.length !== 1 || tails.length > 0) return false;
  const words = heads[0].words.map(({ text }) => text).join(' ');
  return /^extra turns?$/.test(words) || (determiner === 'another' && words === 'turn');
}
