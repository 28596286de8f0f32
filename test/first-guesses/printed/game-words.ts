import type { Same } from '../readings/cards.ts';

/** What people write with the words of a game, and the same as the language has it. */
export const IN_GAME_WORDS: readonly Same[] = [
  // Sides.
  ['chapter', 'Inflict 3 damage on an opposing champion.', 'harm a champion of an opponent by 3'],
  ['chapter', 'Each friendly hero regains one health point.', 'each hero of yours loses 1 wound'],
  ['chapter', 'Your opponent loses 2 heart.', 'each opponent loses 2 heart'],
  // What is healed and lost, and what players take from each other.
  ['chapter', 'Restore 2 health to a champion you control.', 'a champion of yours loses 2 wounds'],
  ['chapter', 'Drain 2 mana from each enemy champion.', 'each champion of an opponent gains 2 fatigue'],
  ['chapter', 'Steal 6 coins from an opponent.', 'choose an opponent\nthat player gives 6 coins to you'],
  ['event', "Your opponent's survivor takes 5 damage.", "an opponent's survivor loses 5 life"],
  [
    'chapter',
    'each champion of an opponent gains 1 fatigue.',
    'each champion of an opponent gains 1 fatigue',
  ],
  // How much.
  [
    'chapter',
    'Deal 1 damage to an enemy champion for each hero in your prison, up to 5.',
    'harm a champion of an opponent by (the lesser of 5 and the number of heroes in your prison)',
  ],
  ['chapter', 'Gain half as many coins as you have, rounded up.', 'gain (half your coins rounded up) coins'],
  [
    'chapter',
    'Deal as much damage to an enemy champion as you have champions on the grid.',
    'harm a champion of an opponent by (the number of champions of yours on the arena)',
  ],
  // Numbers that are raised.
  ['opening', '+2 might this turn.', "+2 to the might of this card's host until end of turn"],
  ['gear', "Increase the equipped hero's might by 2.", '+2 to the might of the equipped hero'],
  // How far.
  [
    'power',
    'Deal 1 damage to each enemy champion within 2 squares.',
    "for each champion of an opponent within 2 of this card's host, harm that champion by 1",
  ],
  [
    'chapter',
    'Move an enemy champion up to 2 squares.',
    'choose a champion of an opponent\nmove that champion to an empty square within 2 of that champion',
  ],
  [
    'power',
    'You may move this hero one square.',
    "you may move this card's host to an empty square adjacent to this card's host",
  ],
  // Who does it.
  [
    'hero',
    'Draw 2 cards. Choose an opponent to draw a card.',
    'draw 2 cards\nchoose an opponent\nthat player draws a card',
  ],
  [
    'chapter',
    'If you have 50 or more coins, draw 2 cards, otherwise draw 1.',
    'if you have 50 or more coins, draw 2 cards\notherwise, draw a card',
  ],
];
