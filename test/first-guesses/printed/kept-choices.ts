import type { Same } from '../readings/cards.ts';

/** What each player has chosen, where each chooses several. */
export const KEPT_CHOICES: readonly Same[] = [
  [
    'magic',
    'each player chooses two heroes in play. each player destroys one of the heroes they chose',
    'each player chooses 2 heroes in play\neach player destroys a hero among their choices',
  ],
  [
    'event',
    'each player chooses two characters; purge those that no other player has chosen',
    'each player chooses 2 characters in play\npurge all characters among those characters with exactly 1 vote',
  ],
  [
    'event',
    'Each player chooses two characters. Purge each character that was chosen by more than one player',
    'each player chooses 2 characters in play\npurge all characters among those characters with at least 2 votes',
  ],
  [
    'action',
    'each player chooses 2 loners\neach player moves the loners they chose to a new unit',
    'each player chooses 2 loners\neach player moves their choices to a new unit',
  ],
  [
    'magic',
    "each player secretly chooses 2 cards in their hand. Each player moves the cards they chose to the next player's hand",
    "each player secretly chooses 2 cards in their hand\neach player moves their choices to the next player's hand",
  ],
  // Of all there is nothing to choose: the class is meant.
  ...[
    'each player chooses a class\neach player discards all heroes in their hand of their choice',
    'each player chooses a class. each player discards all heroes of the class they chose in their hand',
  ].map((said): Same => [
    'magic',
    said,
    'each player chooses a class\neach player discards all heroes in their hand where class is their choice',
  ]),
];
