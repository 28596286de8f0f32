/** What was named before: pronouns, names, participles, relative clauses. */
import type { ReadingRoom } from '../reading-room.ts';
import { withAntecedents } from './antecedents.ts';
import { withConditionalLets } from './conditional-lets.ts';
import { withEitherNamed } from './either-named.ts';
import { withListedCards } from './listed-cards.ts';
import { withNamedOnes } from './named-several.ts';
import { withOneALine } from './one-a-line.ts';
import { withPaidThisWay } from './paid-this-way.ts';
import { withSomeOfThe } from './some-of-the.ts';
import { withStatesOfThis } from './states-of-this.ts';
import { withRelativeClauses } from './which-ones.ts';
import { withWhoDidItToThis } from './who-did-it-to-this.ts';
import { withWhoseCard } from './whose-card.ts';
import { withEachPlayer, withTurnsOf, withWhoseTurn } from './whose-turn.ts';
import { withOneOfThoseDrawn } from './one-of-those-drawn.ts';
import { withLookedAtHands } from './looked-at-hands.ts';

export const referencesRoom: ReadingRoom = {
  first: [
    (text) => withOneOfThoseDrawn(text),
    (text) => withLookedAtHands(text),
    withTurnsOf,
    withWhoseTurn,
    withEachPlayer,
    withAntecedents,
    withPaidThisWay,
    withSomeOfThe,
    withRelativeClauses,
    withNamedOnes,
    withEitherNamed,
    withStatesOfThis,
    withWhoseCard,
    withWhoDidItToThis,
    withListedCards,
    withConditionalLets,
    withOneALine,
  ],
};
