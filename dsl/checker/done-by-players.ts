/** What players do, and of which nobody knows by which card they do it: `this cannot be sold by tools`. */
import { oneOf, say, written } from '../diagnostics/catalogue/phrase.ts';
import { eventPartMeaning } from './abilities/event-context.ts';
import { kindsMeet } from './nouns/noun-meanings.ts';
import { extraObject, saidInData } from './common-findings.ts';
import { withScope, writtenWords, type Scope } from './scope.ts';
import type { EventPhrase, Expression } from '../language/syntax/ast.ts';
import type { VerbSymbol } from '../language/symbols/symbols.ts';

/** Whether a phrase names cards, by which no verb of the game is done. */
export function isOfCards(scope: Scope, phrase: Expression): boolean {
  const found = withScope(scope, { matching: true, diagnostics: [] }, () =>
    scope.read.expression(scope, phrase),
  );
  if (found?.thing.sort !== 'card') return false;
  // What some verb is done by is written with that verb.
  return !scope.vocabulary.verbs.some(({ parameters }) =>
    parameters.some((each) => {
      const doer = each.preposition === 'by' ? eventPartMeaning(scope, each, -1)?.thing : undefined;
      return doer?.sort === 'card' && kindsMeet(doer, found.thing);
    }),
  );
}

/** Reports the card, with whose doing it can be instead. */
export function doneByNoCard(
  scope: Scope,
  { passive, span }: EventPhrase,
  verb: VerbSymbol,
  phrase: Expression,
): false {
  const said = writtenWords(scope, span);
  const card = writtenWords(scope, phrase.span);
  const isOne = phrase.kind === 'noun' && (phrase.determiner === 'a' || phrase.determiner === 'another');
  const by = said.replace(card, () => (isOne ? 'an opponent' : 'opponents'));
  const alone = passive ? [said.replace(` by ${card}`, '')] : [];
  const example = oneOf([by, ...alone].map(written));
  extraObject(scope, phrase.span, verb.id, verb.parameters.map(saidInData), {
    advice: say('phrase/players-do-it-and-no-card', { example }),
  });
  return false;
}
