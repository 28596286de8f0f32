import type { Same } from './cards.ts';

/** What people write on champions, and the same as the language has it. */
export const ON_CHAMPIONS: readonly Same[] = [
  // Conditions of one and the same, and of everybody else.
  ['release', 'this has at least 2 waits and no losses', 'this has at least 2 waits and this has no losses'],
  [
    'release',
    'every opponent has fewer coins than you',
    'there is no opponent with at least (your coins) coins',
  ],
  [
    'release',
    'there is an opponent with at least 2 water heroes',
    'there is an opponent where the number of water heroes of that player is at least 2',
  ],
  // All there is, and what an option gives.
  [
    'speciality',
    'while this is on the arena:\n  once per turn, pay 15 coins to:\n    choose an opponent\n    that player chooses one:\n      - that player gives 20 coins to you\n      - you choose a champion of that player and harm it by 2',
    "while this is on the arena:\n  once per turn, pay 15 coins to:\n    choose an opponent\n    that player chooses one:\n      -\n        let gift be the lesser of 20 and that player's coins\n        that player loses (the gift) coins\n        you gain (the gift) coins\n      - you choose a champion of that player and harm that card by 2",
  ],
  // Words that are left out, or in another order.
  [
    'speciality',
    'while this is on the arena and you have fewer champions than each opponent, this has +2 might shift',
    'while this is on the arena and there is no opponent where the number of champions of that player is at most the number of champions of yours, +2 to the might shift of this',
  ],
  [
    'release',
    'you have at least 100 coins or an opponent has at least 200 coins',
    'you have at least 100 coins or there is an opponent with at least 200 coins',
  ],
  // On the board: what is nearest, in a straight line, pushed, and two that change places.
  [
    'power',
    "choose another champion as double\nexchange this card's host for the double",
    "choose another champion as double\nmove this card's host to the double's square and move the double to this card's host's square",
  ],
  [
    'power',
    "choose a champion of an opponent within 2 of this card's host as target\nswap places with the target",
    "choose a champion of an opponent within 2 of this card's host as target\nmove this card's host to the target's square and move the target to this card's host's square",
  ],
  [
    'power',
    'choose the nearest champion of an opponent as target\nthe target gains 2 wounds',
    "choose the champion of an opponent other than this card's host with the fewest steps between that champion and this card's host as target\nthe target gains 2 wounds",
  ],
  [
    'power',
    "choose a champion of an opponent in a straight line with this card's host as target\npush the target 2 squares straight away from this card's host\nif the target is stopped, the target gains 1 wound",
    "choose a champion of an opponent in line with this card's host as target\nlet origin be the target's square\npush the target by 2 from this card's host\nif the steps between the origin and the target is less than 2, the target gains 1 wound",
  ],
  [
    'power',
    "move this card's host up to 3 squares in a straight line\nlet run be the number of squares moved\nchoose a champion of an opponent adjacent to this card's host as target\nthe target gains (the run) wounds",
    "let origin be this card's host's square\nyou may move this card's host to an empty square in line with this card's host within 3 of this card's host where the route between that square and this card's host is the steps between that square and this card's host\nlet run be the steps between the origin and this card's host\nchoose a champion of an opponent adjacent to this card's host as target\nthe target gains (the run) wounds",
  ],
  [
    'power',
    "choose a champion of an opponent as target\nexchange the wounds of this card's host for the wounds of the target",
    "choose a champion of an opponent as target\nlet former be the wounds of this card's host\nthis card's host's wounds become (the wounds of the target)\nthe target's wounds become (the former)",
  ],
  [
    'power',
    'choose a champion of an opponent as target\n-2 to the defence shift of the target until the end of its next turn',
    "choose a champion of an opponent as target\n-2 to the defence shift of the target until the end of the target's controller's next turn",
  ],
  [
    'power',
    "choose a champion of an opponent as target\nthis card's host may swap places with the target",
    "choose a champion of an opponent as target\nyou may move this card's host to the target's square and move the target to this card's host's square",
  ],
  [
    'power',
    "harm all champions of an opponent in the same row or column as this card's host by 1",
    "harm all champions of an opponent in line with this card's host by 1",
  ],
  // What came of it.
  [
    'power',
    "choose a champion of an opponent adjacent to this card's host as target\npush the target 2 squares away\nif you do, let loot be 2\notherwise, let loot be 1\ngain (the loot) coins",
    "choose a champion of an opponent adjacent to this card's host as target\nlet origin be the target's square\npush the target by 2 from this card's host\nif the steps between the origin and the target is at least 1:\n  let loot be 2\n  gain (the loot) coins\notherwise:\n  let loot be 1\n  gain (the loot) coins",
  ],
  [
    'power',
    "choose a champion of an opponent adjacent to this card's host as target\npush the target 1 square away\nif it did not move, it gains 1 wound",
    "choose a champion of an opponent adjacent to this card's host as target\nlet origin be the target's square\npush the target by 1 from this card's host\nif the steps between the origin and the target is 0, the target gains 1 wound",
  ],
  [
    'power',
    "choose a champion of an opponent adjacent to this card's host as target\nharm the target by 3\nif that kills it, gain 10 coins",
    "choose a champion of an opponent adjacent to this card's host as target\nharm the target by 3\nif the target was felled this turn, gain 10 coins",
  ],
  [
    'power',
    "choose a champion of an opponent adjacent to this card's host as target\nharm the target by 3\nif it survives, push it 1 square away",
    "choose a champion of an opponent adjacent to this card's host as target\nharm the target by 3\nif the target is in play, push the target by 1 from this card's host",
  ],
  // The turn of somebody whose card it is.
  [
    'gear',
    "at the start of the turn of the equipped hero's owner, gain 5 coins",
    "at the start of the equipped hero's owner's turn, gain 5 coins",
  ],
  [
    'gear',
    "at the end of the turn of the host's owner, this card's host loses 1 wound",
    "at the end of this card's host's owner's turn, this card's host loses 1 wound",
  ],
  [
    'object',
    "at the start of the equipped character's owner's turn, that player loses 1 life",
    "at the start of the equipped character's owner's turn, the active player's survivor loses 1 life",
  ],
  // Nearer to somebody, and so many times as much.
  [
    'power',
    "choose a champion of an opponent within 3 of this card's host as target\npull the target 2 squares towards this card's host",
    "choose a champion of an opponent within 3 of this card's host as target\npull the target by 2 to this card's host",
  ],
  [
    'power',
    "choose a champion of an opponent within 3 of this card's host as target\ndrag the target 1 square",
    "choose a champion of an opponent within 3 of this card's host as target\npull the target by 1 to this card's host",
  ],
  [
    'power',
    "choose a champion of an opponent within 3 of this card's host as target\nthe target gains (2 * this card's host's might) wounds",
    "choose a champion of an opponent within 3 of this card's host as target\nthe target gains (2 times this card's host's might) wounds",
  ],
  [
    'power',
    "choose a champion of an opponent within 3 of this card's host as target\nthe target gains twice this card's host's might wounds",
    "choose a champion of an opponent within 3 of this card's host as target\nthe target gains (2 times this card's host's might) wounds",
  ],
  [
    'power',
    "choose a champion of an opponent within 3 of this card's host as target\nthe target gains wounds equal to double the number of champions of yours",
    "choose a champion of an opponent within 3 of this card's host as target\nthe target gains (2 times the number of champions of yours) wounds",
  ],
  // What stays, what has more, and what comes of a roll in a table.
  [
    'power',
    "choose a champion of an opponent within 3 of this card's host as target\nthe target cannot move until the start of your next turn",
    "choose a champion of an opponent within 3 of this card's host as target\nthe target cannot be walked until the start of your next turn",
  ],
  [
    'power',
    "choose a champion of an opponent within 3 of this card's host as target\nif the target has more wounds than this card's host, the target gains 2 wounds",
    "choose a champion of an opponent within 3 of this card's host as target\nif the target's wounds are more than this card's host's wounds, the target gains 2 wounds",
  ],
  [
    'power',
    "choose a champion of an opponent within 3 of this card's host as target\nthe target and all champions adjacent to it gain 1 wound",
    "choose a champion of an opponent within 3 of this card's host as target\nthe target gains 1 wound\nall champions adjacent to the target gain 1 wound",
  ],
  [
    'power',
    'choose up to 3 different champions of an opponent as targets\neach target gains 1 wound',
    'choose up to 3 champions of an opponent as targets\neach of the targets gains 1 wound',
  ],
  [
    'power',
    'choose a champion of an opponent within 4 as target\nthe target gains 1 wound',
    "choose a champion of an opponent within 4 of this card's host as target\nthe target gains 1 wound",
  ],
  [
    'power',
    "make a luck roll as throw:\n1-2: this card's host gains 1 wound\n3-4: nothing happens\n5-6:\n  gain 5 coins\n  draw a card",
    "make a luck roll as throw\nif the throw is at least 1 and the throw is at most 2, this card's host gains 1 wound\notherwise if the throw is at least 3 and the throw is at most 4, nothing\notherwise if the throw is at least 5 and the throw is at most 6:\n  gain 5 coins\n  draw a card",
  ],
  ['power', 'an opponent loses 2 coins', 'each opponent loses 2 coins'],
  // As far and as much as one likes, up to a number.
  [
    'power',
    'choose a champion of an opponent as target\npay up to 3 coins as bribe\nthe target gains (the bribe) wounds',
    'choose a champion of an opponent as target\nchoose a number from 0 to (the lesser of 3 and your coins) as bribe\npay (the bribe) coins\nthe target gains (the bribe) wounds',
  ],
  [
    'power',
    "choose a champion of an opponent as target\npull the target by up to 3 to this card's host",
    "choose a champion of an opponent as target\nchoose a number from 0 to 3 as way\npull the target by (the way) to this card's host",
  ],
  // What is done with it.
  [
    'power',
    "until the start of your next turn, when a champion of an opponent walks to a square adjacent to this card's host, that champion gains 1 wound",
    "until the start of your next turn, when a champion of an opponent is walked to a square adjacent to this card's host, that champion gains 1 wound",
  ],
  [
    'power',
    'choose an opponent\nif you have fewer coins than that player, gain 2 coins',
    "choose an opponent\nif that player's coins is more than your coins, gain 2 coins",
  ],
  [
    'power',
    'harm a champion of an opponent within 2 by 1',
    "harm a champion of an opponent within 2 of this card's host by 1",
  ],
  [
    'power',
    "exchange the wounds of this card's host and a champion of an opponent within 3 of this card's host",
    "choose a champion of an opponent within 3 of this card's host as second\nlet former be the wounds of this card's host\nthis card's host's wounds become (the wounds of the second)\nthe second's wounds become (the former)",
  ],
  [
    'power',
    'exchange the positions of two champions of yours',
    'choose a champion of yours as first\nchoose another champion of yours as second\nswap the first and the second',
  ],
  [
    'speciality',
    'when this attacks, draw a card',
    'when an attack attached to this is launched, draw a card',
  ],
  ['speciality', 'this cannot attack', 'players cannot launch attacks attached to this'],
  [
    'speciality',
    'when this strikes, gain 2 coins',
    'when a player strikes a champion using an attack attached to this, gain 2 coins',
  ],
  [
    'speciality',
    'when this is attacked, the attacker takes 1 damage',
    "when a player strikes this using an attack, that attack's host gains 1 wound",
  ],
  [
    'speciality',
    'when an enemy champion attacks this, deal 1 damage to the attacker',
    "when an opponent strikes this using an attack, harm that attack's host by 1",
  ],
  [
    'speciality',
    'when this attacks, the defender loses 1 mana',
    'when you strike a champion using an attack attached to this, that champion gains 1 fatigue',
  ],
  [
    'power',
    "this card's host cannot attack until the end of your next turn",
    "players cannot launch attacks attached to this card's host until the end of your next turn",
  ],
  [
    'power',
    'until the start of your next turn, enemy champions cannot attack',
    'until the start of your next turn, players cannot launch attacks attached to a champion of an opponent',
  ],
  [
    'power',
    'until the start of your next turn, when a champion of an opponent attacks, gain 5 coins',
    'until the start of your next turn, when an attack attached to a champion of an opponent is launched, gain 5 coins',
  ],
  [
    'power',
    'until the start of your next turn, when an enemy champion attacks, deal 2 damage to the attacker',
    "until the start of your next turn, when an attack attached to a champion of an opponent is launched, harm that attack's host by 2",
  ],
  [
    'power',
    "until the start of your next turn, whenever this card's host is attacked, deal 2 damage to the attacker",
    "until the start of your next turn, when a player strikes this card's host using an attack, harm that attack's host by 2",
  ],
  [
    'power',
    'choose an enemy champion. It cannot attack until the end of your next turn',
    'choose a champion of an opponent as rival\nplayers cannot launch attacks attached to the rival until the end of your next turn',
  ],
  [
    'power',
    'gain 5 coins for each champion your opponent has more than you',
    'gain (5 times (the greater of 0 and the number of champions of all opponents - the number of champions of yours)) coins',
  ],
];
