import type { Same } from '../readings/cards.ts';

const EACH_TURN = "at the start of each player's turn";
const ALONE =
  'for each champion of the active player where there is no other champion of the active player adjacent to that champion, that champion gains 1 fatigue';
const TWO_COLOURS = 'choose a colour as lead\nchoose another colour as gold';
const LANTERNS = 'when another character is destroyed, put a lantern on this\nduring your preparation:\n';
const BEES = 'when a champion of yours is harmed, put a bee on this\n';
const SO_FAR = 'the number of times an actor was slashed this game';

/** What each player may do in their turn, and cards by what is beside them. */
export const IN_EACH_TURN: readonly Same[] = [
  [
    'terrain',
    `${EACH_TURN}:\n  that player may pay 10 coins\n  if they do, a champion of theirs with the most wounds loses 2 wounds\n  otherwise, each champion of that player adjacent to another champion gains 1 fatigue`,
    `${EACH_TURN}:\n  the active player may pay 10 coins\n  if they do, a champion of the active player with the most wounds loses 2 wounds\n  otherwise, each champion of the active player adjacent to another champion gains 1 fatigue`,
  ],
  [
    'terrain',
    'at the start of each turn, the active player may pay 10 coins. If they do not, each of their champions gains 1 fatigue.',
    'at the start of each turn:\n  the active player may pay 10 coins\n  if they do not, each champion of the active player gains 1 fatigue',
  ],
  [
    'terrain',
    `${EACH_TURN}, each champion of that player without equipment gains 1 fatigue, unless that player pays 10 coins\nwhen a champion is felled, that champion's owner's opponents gain 5 coins each`,
    `${EACH_TURN}:\n  the active player may pay 10 coins\n  if they do not, each champion of the active player with no equipment gains 1 fatigue\nwhen a champion is felled, each player other than that champion's owner gains 5 coins`,
  ],
  [
    'terrain',
    `${EACH_TURN}:\n  that player makes a luck roll\n  on 2 or less, each champion of theirs gains 1 fatigue\n  on 6 or more, that player gains 5 coins`,
    `${EACH_TURN}:\n  the active player makes a luck roll as throw\n  if the throw is at most 2, each champion of the active player gains 1 fatigue\n  otherwise if the throw is at least 6, the active player gains 5 coins`,
  ],
  ...[
    'each champion of that player without another champion of that player adjacent to it gains 1 fatigue',
    'each champion of theirs with no other champion of theirs adjacent gains 1 fatigue',
    'each champion of that player not adjacent to another champion of that player gains 1 fatigue',
  ].map((said): Same => ['terrain', `${EACH_TURN}, ${said}`, `${EACH_TURN}, ${ALONE}`]),
  [
    'speciality',
    'at the start of your turn, harm each champion with no other champion adjacent to it by 1',
    'at the start of your turn, for each champion where there is no other champion adjacent to that champion, harm that champion by 1',
  ],
  [
    'speciality',
    'champions of yours with no other champion of yours within 2 have +1 might',
    '+1 to the might of all champions of yours where there is no other champion of yours within 2 of that champion',
  ],
  [
    'terrain',
    'each champion beside another champion has +1 might',
    '+1 to the might of each champion adjacent to another champion',
  ],
  ['hero', 'destroy a hero without item', 'destroy a hero with no item'],
];

/** Who is made to act, who cannot do it, and what comes in the place of an event. */
export const OF_DOERS: readonly Same[] = [
  [
    'character',
    "when this beats a character:\n  you may choose another character in your front without attack marks as follower\n  if you do:\n    have the follower attack a character in an opponent's front",
    "when this beats a character:\n  you may choose another character in your front without attack marks as follower\n  if you do, the follower attacks a character in an opponent's front",
  ],
  [
    'character',
    "when this beats a character, you may have another character of yours attack a character in an opponent's front",
    "when this beats a character:\n  you may choose another character of yours as doer\n  if you do, the doer attacks a character in an opponent's front",
  ],
  [
    'event',
    'choose two characters in play as one and two\nthe one gains 1 wound\nthe two loses 1 wound',
    'choose a character in play as one\nchoose another character in play as two\nthe one gains 1 wound\nthe two loses 1 wound',
  ],
  [
    'action',
    "choose 2 actors in different units as first and second\nmove the first to the second's unit",
    "choose 2 actors in different units as pair\nchoose an actor among the pair as first\nchoose another actor among the pair as second\nmove the first to the second's unit",
  ],
  [
    'survivor',
    'while this has at least 4 rescues, victims in your victim zone cannot be hurt by characters where level is 1',
    'while this has at least 4 rescues, all characters where level is 1 cannot hurt all victims in your victim zone',
  ],
  [
    'character',
    'other characters in your front cannot be attacked by level 1 characters',
    'all characters where level is 1 cannot attack all other characters in your front',
  ],
  [
    'character',
    "when you lay this:\n  choose a character of an opponent as host\n  this has the host's ability while the host is in play\nthe first time each turn the host would be destroyed:\n  you may instead destroy this\n  if you do, draw 2 cards",
    "when you lay this:\n  choose a character of an opponent as host\n  until this leaves play, while the host is in play, this has the host's ability\n  until this leaves play, once per turn, if the host would be destroyed, you may instead:\n    destroy this\n    draw 2 cards",
  ],
  [
    'character',
    "when you lay this, choose a character in your front as host\nthis also has the host's ability",
    "when you lay this:\n  choose a character in your front as host\n  until this leaves play, this has the host's ability",
  ],
  [
    'survivor',
    'once per turn, if a character of yours would be destroyed, you may instead pay 1 rescue of this to:\n  return that character to your hand\n  draw a card',
    'once per turn, if a character of yours would be destroyed, you may instead:\n  pay 1 rescue of this\n  move that character to your hand\n  draw a card',
  ],
  [
    'survivor',
    'once per turn, if a character of yours would be destroyed, you may discard a card to:\n  return that character to your hand instead',
    'once per turn, if a character of yours would be destroyed as meant, you may instead:\n  discard a card in your hand\n  move the meant to your hand',
  ],
  [
    'action',
    'choose a unit as buried\nuntil end of round, the first time an actor in the buried would be slashed:\n  you may discard a card\n  if you do, instead:\n    let saved be all actors in the buried\n    move each of the saved to a new unit\n    the saved cannot be slashed until end of round',
    'choose a unit as buried\nuntil end of round, once, if an actor in the buried would be slashed, you may instead:\n  move a card in your hand to the discard pile\n  let saved be all actors in the buried\n  for each actor among the saved, move that actor to a new unit\n  for each actor among the saved, that actor cannot be slashed until end of round',
  ],
];

/** In the order of how many there are, so many so far, and the one of two that has less. */
export const OF_HOW_MANY: readonly Same[] = [
  [
    'monster',
    'for each colour from the one with the most actors to the one with the fewest, slash an actor of that colour',
    'for each colour in descending order of (the number of actors of that colour), slash an actor of that colour',
  ],
  [
    'monster',
    'for each unit starting with the largest, slash an actor in that unit',
    'for each unit in descending order of size, slash an actor in that unit',
  ],
  [
    'monster',
    'slash the largest group, then the next largest',
    'slash the group with the most actors, then slash the group with the most actors',
  ],
  [
    'monster',
    'repeat until this slashed at least 6 actors:\n  slash a group with the most actors\n  if there are no groups, stop\nif this slashed at least 8 actors, the first player discards a card',
    `let earlier be ${SO_FAR}\nrepeat up to 100 times until (${SO_FAR} - the earlier) is at least 6:\n  slash a group with the most actors\n  if there are no groups, stop\nif (${SO_FAR} - the earlier) is at least 8, the first player moves a card in their hand to the discard pile`,
  ],
  [
    'monster',
    'each player secretly chooses a colour\nlet verdict be the colour with the most votes\nslash all actors of the verdict',
    'each player secretly chooses a colour\nchoose a colour with the most votes as verdict\nslash all actors of the verdict',
  ],
  [
    'monster',
    'each player secretly chooses a loner\nslash each loner that somebody chose',
    'each player secretly chooses a loner\nslash all loners with at least 1 vote',
  ],
  [
    'monster',
    'slash a group with the most actors, or all loners if there are no groups',
    'if there are no groups, slash all loners\notherwise, slash a group with the most actors',
  ],
  [
    'monster',
    'slash all loners, then a group with exactly 2 actors',
    'slash all loners, then slash a group with exactly 2 actors',
  ],
  [
    'action',
    'choose 2 actors in different groups where values are consecutive as team\nmove the actor with the lowest value in the team to the unit of the other actor in the team',
    'choose 2 actors in different groups where values are consecutive as team\nchoose an actor among the team with the lowest value as lesser\nchoose another actor among the team as greater\nmove the lesser to the unit of the greater',
  ],
  [
    'action',
    'choose 2 actors in different units where the total value is exactly 8 as dancers\nexchange the dancers',
    'choose 2 actors in different units with a total value of exactly 8 as dancers\nexchange an actor among the dancers for another actor among the dancers',
  ],
  [
    'action',
    `${TWO_COLOURS}\nuntil end of round, the first 2 times an actor of the lead or the gold is slashed, draw a card`,
    `${TWO_COLOURS}\nuntil end of round, twice, when an actor is slashed if that actor's colour is the lead or that actor's colour is the gold, move the top card of the deck to your hand`,
  ],
  [
    'action',
    `${TWO_COLOURS}\nmove all actors of the lead and the gold to a new unit`,
    `${TWO_COLOURS}\nmove all actors where that actor's colour is the lead or that actor's colour is the gold to a new unit`,
  ],
];

/** What is put on a card, and taken off for what a block does with it. */
export const PUT_ON_AND_OFF: readonly Same[] = [
  [
    'character',
    `${LANTERNS}  once per turn, remove any number of lanterns from this as lights to:\n    summon a character in any discard pile where level is at most (the number of the lights) as shade\n    at the end of the turn, forget the shade`,
    `${LANTERNS}  once per turn, choose a number from 0 to (this card's lanterns) as spent and pay (the spent) lanterns of this to:\n    summon a character in any discard pile where level is at most (the spent) as shade\n    at the end of the turn, forget the shade`,
  ],
  [
    'character',
    `${LANTERNS}  once per turn, remove any number of lanterns from this to:\n    draw a card for each lantern removed`,
    `${LANTERNS}  once per turn, choose a number from 0 to (this card's lanterns) as spent and pay (the spent) lanterns of this to:\n    draw (the spent) cards`,
  ],
  [
    'speciality',
    `${BEES}once per turn, remove all bees from this to:\n  choose a champion of an opponent within 3 of this as intruder\n  harm the intruder by (the number of bees removed)`,
    `${BEES}once per turn, choose a champion of an opponent within 3 of this as intruder to:\n  let spent be this card's bees\n  this loses (the spent) bees\n  harm the intruder by (the spent)`,
  ],
  [
    'speciality',
    'when a champion of yours is harmed, put a bee on this, 5 at most\n+1 to the might of this for each bee on this',
    'when a champion of yours is harmed, if this has fewer than 5 bees, this gains a bee\n+1 to the might of this for each bee on this',
  ],
];

/** Two rules in one sentence, bounds that are worked out, and words for the card that is meant. */
export const IN_ONE_SENTENCE: readonly Same[] = [
  [
    'speciality',
    'champions of an opponent adjacent to this have -1 speed and cannot be walked',
    '-1 to the speed of all champions of an opponent adjacent to this\nall champions of an opponent adjacent to this cannot be walked',
  ],
  [
    'event',
    'choose a character in your front\nuntil end of turn, that character has +2 score and cannot be destroyed',
    'choose a character in your front\nuntil end of turn, +2 to the score of that character\nuntil end of turn, that character cannot be destroyed',
  ],
  [
    'event',
    'destroy a character of an opponent with a score of at most the number of cards in your hand',
    'destroy a character of an opponent where score is at most the number of cards in your hand',
  ],
  [
    'speciality',
    'while this has more wounds than any other champion of yours, +2 to the might of this',
    "while there is no other champion of yours with at least (this card's wounds) wounds, +2 to the might of this",
  ],
  [
    'speciality',
    'while this is next to a champion of yours of the same class, +1 to the defence of this',
    "while there is another champion of yours adjacent to this where class is this card's class, +1 to the defence of this",
  ],
  ['gear', 'the equipped champion cannot be harmed', 'the equipped hero cannot be harmed'],
  [
    'chapter',
    'choose a champion of yours as mine and a champion of an opponent as foe\nharm the foe by 1\nthe mine loses 1 wound',
    'choose a champion of yours as mine\nchoose a champion of an opponent as foe\nharm the foe by 1\nthe mine loses 1 wound',
  ],
];
