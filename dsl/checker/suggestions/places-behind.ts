import { say, written } from '../../diagnostics/catalogue/phrase.ts';
import type { DiagnosticExtras } from '../../diagnostics/report.ts';
import type { Argument, Expression } from '../../language/syntax/ast.ts';
import { fixes } from '../common-findings.ts';
import { typeOfNoun } from '../nouns/references.ts';
import { writtenWords, type Scope } from '../scope.ts';

/**
 * The place of a card follows it with `in`: `reveal a card in your hand`. A `from` right behind the card is
 * read the same way, since nothing else can be meant.
 */
export function fromItsPlace(
  scope: Scope,
  object: Expression | undefined,
  extra: Pick<Argument, 'phrase' | 'span'> & { readonly preposition?: string },
): DiagnosticExtras | undefined {
  const placed = object?.kind === 'noun' && object.tails.some((tail) => tail.kind === 'place');
  if (extra.preposition !== 'from' || placed) return undefined;
  const { phrase } = extra;
  const ofWhom = phrase.kind === 'noun' && typeOfNoun(scope, phrase)?.sort === 'player' ? 'of' : 'in';
  const right = `${ofWhom} ${writtenWords(scope, phrase.span)}`;
  const isBehind = object !== undefined && object.span.end + 1 === extra.span.start;
  return {
    advice: say('phrase/say-where-it-lies', { example: written(right) }),
    ...(isBehind && { ...fixes(scope, extra, [right]), spoken: true }),
  };
}
