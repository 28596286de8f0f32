import { asIs, say, written } from '../../diagnostics/catalogue/phrase.ts';
import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import { placeIn } from '../../text/source.ts';
import { wrongSort } from '../expectations.ts';
import { existsTest } from '../conditions/existence.ts';
import type { Scalar } from '../../ir/expressions.ts';
import type { CheckedAbility } from '../../ir/statements.ts';
import type { Expression, Standing } from '../../language/syntax/ast.ts';
import { matchTest } from '../abilities/event-context.ts';
import { asCards } from '../nouns/noun-meanings.ts';
import { noEffect, reportAt, withScope, writtenWords, type PhraseMeaning, type Scope } from '../scope.ts';

type Sight = Pick<CheckedAbility & { kind: 'sight' }, 'kind' | 'test' | 'cards'>;

const viewer: Scalar = { op: 'it', depth: 1 };

/** `you can see all cards in that player's hand`: who sees which cards, as long as it lasts. */
export function sight(
  scope: Scope,
  { subject, span }: Standing,
  { what }: Standing['says'] & { readonly kind: 'sees' },
): Sight | undefined {
  // A verb of the game by this name would be what players may do.
  if (scope.vocabulary.verbForms.has('see')) return noEffect(scope, span);
  const open = isOpen(subject) ? subject : openIn(what);
  if (open) return reportAt(scope, 'name/who-chooses', open.span, { phrase: writtenWords(scope, open.span) });
  return withScope(scope, { depth: Math.max(scope.depth, 1) }, () => {
    const who = matchTest(scope, subject, viewer, { sort: 'player' });
    if (!who) return undefined;
    const cards = withScope(scope, { they: viewer }, () => cardsSeen(scope, what));
    return cards && { kind: 'sight', test: who.test ?? existsTest(viewer), cards: cards.set };
  });
}

/** `an opponent`, `2 players`: one or some, and nobody chooses which. */
const isOpen = (tree: Expression): boolean =>
  tree.kind === 'noun' &&
  (tree.determiner === 'a' || tree.determiner === 'another' || tree.quantity !== undefined);

/** The phrase for somebody or something that cards are of or in, where it leaves open which. */
export function openIn(what: Expression): Expression | undefined {
  if (what.kind !== 'noun') return undefined;
  const around = what.tails.flatMap((tail) =>
    tail.kind === 'of' || tail.kind === 'place' ? [tail.phrase] : [],
  );
  for (const each of what.owner ? [what.owner, ...around] : around) {
    const open = isOpen(each) ? each : openIn(each);
    if (open) return open;
  }
  return undefined;
}

/** The cards that a phrase names without a choice; a pile stands for its cards. */
function cardsSeen(scope: Scope, what: Expression): PhraseMeaning | undefined {
  const named = scope.read.expression(scope, what);
  if (!named) return undefined;
  if (named.choice) {
    const phrase = writtenWords(scope, what.span);
    const [choice, then] = [`choose ${phrase} as chosen`, 'the chosen'].map(written);
    const advice = say('phrase/choose-first-and-speak-of-that', { choice, then });
    return reportAt(scope, 'name/not-choosable', what.span, { phrase: asIs(phrase) }, { advice });
  }
  const cards = asCards(named);
  // Where a card is that was named before may be hidden by then: it may have been shuffled.
  if (named.scalar?.op === 'local' && named.thing.sort === 'card')
    return noEffect(scope, what.span, say('phrase/form-look-until'));
  if (cards.thing.sort === 'card' && !cards.placed)
    return noEffect(scope, what.span, say('phrase/say-where-the-cards-are'));
  if (cards.thing.sort === 'card') return cards;
  const right = `all cards in ${writtenWords(scope, what.span)}`;
  if (cards.thing.sort !== 'zone') return wrongSort(scope, cards, 'cards', what.span);
  return wrongSort(scope, cards, 'cards', what.span, {
    advice: say('phrase/name-the-cards-in-it', { example: written(right) }),
    fixes: writeInstead(placeIn(scope.snippet, what.span), [right]),
    spoken: true,
  });
}
