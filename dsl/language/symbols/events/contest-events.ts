import { declaredPart } from './built-in-events.ts';
import type { Vocabulary } from '../symbol-table.ts';
import type { ContestSymbol, VerbSymbol } from '../symbols.ts';

/** How a contest ends for one of its sides. */
export type ContestEnd = 'win' | 'lose';

/** The words of an event in which somebody wins or loses a contest; the player who does is in front of them. */
const WORDS: Readonly<Record<string, ContestEnd>> = { win: 'win', wins: 'win', lose: 'lose', loses: 'lose' };

const wordings = {
  win: {
    phrase: {
      en: 'win {contest} by {number} using {roll} against {rival} for {card}',
      fr: 'gagnez {contest} de {number} avec {roll} contre {rival} pour {card}',
      de: 'gewinne {contest} um {number} mit {roll} gegen {rival} für {card}',
    },
    forms: { en: ['wins', 'won'], de: ['gewinnen', 'gewonnen'] },
  },
  lose: {
    phrase: {
      en: 'lose {contest} by {number} using {roll} against {rival} for {card}',
      fr: 'perdez {contest} de {number} avec {roll} contre {rival} pour {card}',
      de: 'verliere {contest} um {number} mit {roll} gegen {rival} für {card}',
    },
    forms: {
      en: ['loses', 'lost'],
      fr: ['perdre', 'perd', 'perdent', 'perdu'],
      de: ['verlieren', 'verloren'],
    },
  },
} as const;

/**
 * What happens when a contest is decided, as two verbs of each contest: `win a duel` and `lose a duel`. Who wins or loses is
 * who acts. The roll of this side follows `using`: `win a duel using a challenger roll` is won by who began it. The other player
 * follows `against`, the card that the contest is about `for`, and by how much the totals differ `by`.
 */
export function declareContestEvents(vocabulary: Vocabulary): void {
  for (const contest of vocabulary.contests)
    for (const how of ['win', 'lose'] as const) {
      const symbol: VerbSymbol = {
        sort: 'verb',
        id: `${how} ${contest.names.en[0]}`,
        names: { en: [how] },
        wording: wordings[how],
        place: contest.place,
        index: vocabulary.verbs.length + vocabulary.changes.length,
        parameters: [
          declaredPart('roll', 'using'),
          declaredPart('player', 'against'),
          declaredPart('card', 'for'),
          declaredPart('number', 'by'),
        ],
        body: [],
        first: [],
        counts: [],
        decides: { how, contest },
      };
      vocabulary.changes.push(symbol);
    }
}

/** How the words of an event say that a contest ends; nothing where a verb of the game has the word. */
export const contestEndOf = ({ verbForms }: Vocabulary, word: string): ContestEnd | undefined =>
  verbForms.has(word) ? undefined : WORDS[word];

/** What happens to a side when a contest is decided. */
export const verbOfContest = (
  { changes }: Vocabulary,
  how: ContestEnd,
  contest: ContestSymbol,
): VerbSymbol | undefined =>
  changes.find(({ decides }) => decides?.how === how && decides.contest === contest);
