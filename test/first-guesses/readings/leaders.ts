import type { Same } from './cards.ts';

/** What people write on leaders, and the same as the language has it. */
export const ON_LEADERS: readonly Same[] = [
  // What goes on from an ability that is not the first one.
  [
    'leader',
    'opponents cannot challenge you\nonce per turn, you may discard a card\nif you do, draw 2 cards',
    'opponents cannot challenge you\nonce per turn, discard a card to draw 2 cards',
  ],
  [
    'leader',
    'when an opponent draws a card, put a tick on this\nonce per turn, you may remove 3 ticks from this\nif you do, draw a card',
    'when an opponent draws a card, this gains a tick\nonce per turn, pay 3 ticks of this to draw a card',
  ],
  [
    'leader',
    'when an opponent draws a card, put (the number of heroes in your party) ticks on this\nat the end of your turn, draw (the number of ticks on this) cards',
    "when an opponent draws a card, this gains (the number of heroes in your party) ticks\nat the end of your turn, draw (this card's ticks) cards",
  ],
  [
    'leader',
    'when an opponent draws a card, if it is not their turn, draw a card',
    'when an opponent draws a card, if that player is not the active player, draw a card',
  ],
  // Signs that are left out: what is forbidden stays so.
  [
    'leader',
    "opponents' heroes cant be destroyed while you have no cards in your hand",
    "all opponents' heroes cannot be destroyed while you have no cards in your hand",
  ],
  // Whether a roll comes to what it has to, in whatever way the game has for it.
  [
    'leader',
    'when you modify a hero roll, if it then succeeds, draw a card',
    'when you modify a hero roll:\n  until the end of the activate, once, when a player empowers a hero, draw a card',
  ],
  [
    'leader',
    'when you modify a challenger roll of an opponent and it fails, that player discards a card',
    "when you modify a challenger roll of an opponent:\n  until the end of the challenge, once, when that roll's roller loses a duel, that roll's roller discards a card",
  ],
  [
    'leader',
    'when you modify a roll, if it succeeds, draw a card',
    "when you modify a roll:\n  if that roll is a hero roll, until the end of the activate, once, when a player empowers a hero, draw a card\n  if that roll is an attack roll, until the end of the attack, once, when a player slays a monster, draw a card\n  if that roll is a challenger roll or defender roll, until the end of the challenge, once, when that roll's roller wins a duel, draw a card",
  ],
  [
    'leader',
    'when you challenge, +2 to that roll; if it succeeds, draw a card',
    'when you challenge, +2 to your roll until the end of the challenge\nwhen you win a duel using a challenger roll, draw a card',
  ],
  [
    'leader',
    "when an opponent's roll fails, draw a card",
    'when an opponent fumbles a hero, draw a card\nwhen an opponent attacks a monster, if that player did not slay that monster this turn, draw a card\nwhen an opponent loses a duel, draw a card',
  ],
  ['leader', 'when your attack roll succeeds, draw a card', 'when you slay a monster, draw a card'],
  // Who wins and loses, with the verb that holds the contest.
  ['leader', 'when you lose a challenge, draw a card', 'when you lose a duel, draw a card'],
  [
    'leader',
    'whenever an opponent challenges you and loses, that player sacrifices a hero',
    'when an opponent loses a duel using a challenger roll against you, that player sacrifices a hero',
  ],
  // The only one that somebody has.
  [
    'leader',
    'once per game, if your only hero would be destroyed, you may sacrifice 2 items instead',
    'while there is exactly 1 hero of yours, once per game, if a hero of yours would be destroyed, you may instead sacrifice 2 items',
  ],
  // What is said of places, and here of verbs.
  [
    'leader',
    'once per turn, if a hero of yours would be put into the discard pile, instead draw a card',
    'once per turn, if a hero of yours would be discarded or destroyed or sacrificed, instead draw a card',
  ],
  // What is done in the window of rolls.
  [
    'leader',
    'once per turn, when you roll, you may discard a card to add 2 to that roll',
    'while there is a roll of yours, during the modifier window, once per turn, discard a card to:\n  choose a roll of yours\n  +2 to that roll',
  ],
  // What is done first is the price of the rest.
  [
    'leader',
    'Once per turn, you may discard a card. If you do, draw a card.',
    'once per turn, discard a card to draw a card',
  ],
  [
    'leader',
    'once each turn, you may discard a card\nif you do, draw 2 cards\nthen discard a card',
    'once per turn, discard a card to:\n  draw 2 cards\n  discard a card',
  ],
  ['leader', 'You may draw an extra card each turn.', 'once per turn, draw a card'],
  // A comma that goes without saying.
  [
    'leader',
    'Whenever you DESTROY a Hero card you may DRAW a card.',
    'when you destroy a hero, you may draw a card',
  ],
  [
    'leader',
    'At the beginning of your turn you may discard a card. If you do, draw 2 cards.',
    'at the start of your turn:\n  you may discard a card\n  if you do, draw 2 cards',
  ],
  // What is added to each roll.
  ['leader', 'Each time you roll to attack, +1 to your roll.', '+1 to your attack rolls'],
  ['leader', 'Each time you roll, +1 to your roll.', '+1 to your rolls'],
  ['leader', 'Your opponents can’t play cards.', 'opponents cannot play cards'],
  [
    'leader',
    'at the end of your turn, each player may discard a card. If they do, they draw a card.',
    'at the end of your turn:\n  for each player:\n    that player may discard a card\n    if they do, that player draws a card',
  ],
  // Words of speech.
  ['leader', 'draw a card at the end of your turn', 'at the end of your turn, draw a card'],
  ['leader', 'whenever anybody slays a monster, draw a card', 'when a player slays a monster, draw a card'],
  ['leader', 'nobody can challenge you', 'players cannot challenge you'],
  [
    'leader',
    'heroes cost opponents 1 action point more to play',
    'to play heroes, opponents also pay 1 action point',
  ],
  ['leader', 'monsters cost 1 action point more to attack', 'to attack monsters, also pay 1 action point'],
  ['leader', 'each time you slay a monster, draw a card', 'when you slay a monster, draw a card'],
  [
    'leader',
    'the first time you play a hero each turn, draw a card',
    'once per turn, when you play a hero, draw a card',
  ],
  [
    'leader',
    'The first time each turn you play a hero, draw a card.',
    'once per turn, when you play a hero, draw a card',
  ],
  [
    'leader',
    'once per turn you may discard a card to draw a card',
    'once per turn, discard a card to draw a card',
  ],
  ['leader', "your heroes can't be destroyed", 'your heroes cannot be destroyed'],
  ['leader', 'you have +1 to attack rolls', '+1 to your attack rolls'],
  // What is paid besides.
  [
    'leader',
    'opponents have to discard 2 cards to challenge you',
    'to challenge you, opponents also discard 2 cards',
  ],
  [
    'leader',
    'each opponent must sacrifice a hero to challenge you',
    'to challenge you, opponents also sacrifice a hero',
  ],
  [
    'leader',
    'opponents cannot challenge you unless they discard a card',
    'to challenge you, opponents also discard a card',
  ],
  // No more than a limit.
  [
    'leader',
    '+1 to your attack rolls for each item in your party, to a maximum of 3',
    '+(the lesser of 3 and the number of items in your party) to your attack rolls',
  ],
  // Room for more, by the counter that the game has for it.
  ['leader', 'your heroes can hold one more item', '+1 to the item slots of your heroes'],
  // One of several.
  [
    'leader',
    'when one of your heroes is destroyed, draw a card',
    'when a hero of yours is destroyed, draw a card',
  ],
  // Conditions of one and the same, and of everybody else.
  [
    'leader',
    'the first hero you play each turn costs 1 action point less',
    'while you did not play a hero this turn, to play a hero, you pay 1 action point less',
  ],
  // What follows belongs to the sentence in front of it.
  [
    'leader',
    'When you slay a monster, you may discard a card.\nIf you do, draw 2 cards.',
    'when you slay a monster:\n  you may discard a card\n  if you do, draw 2 cards',
  ],
  [
    'leader',
    'The first time each turn a hero of yours would be stolen, you may discard a card instead.\nIf you do, draw a card.',
    'once per turn, if a hero of yours would be stolen, you may instead:\n  discard a card\n  draw a card',
  ],
  [
    'leader',
    'if a hero of yours would be destroyed:\n  instead discard a card\n  draw a card',
    'if a hero of yours would be destroyed, instead:\n  discard a card\n  draw a card',
  ],
  [
    'leader',
    'once per turn, pay 1 action point to choose a hero in any party\nif that hero is a bard, draw a card\notherwise, draw 2 cards',
    'once per turn, pay 1 action point to:\n  choose a hero in any party\n  if that hero is a bard, draw a card\n  otherwise, draw 2 cards',
  ],
  // What was rolled.
  [
    'leader',
    'When you roll a 7 or more, draw a card.',
    'when your roll is final if that roll is at least 7, draw a card',
  ],
  [
    'leader',
    'whenever you roll 10 or higher for an attack, draw a card',
    'when your attack roll is final if that roll is at least 10, draw a card',
  ],
  [
    'leader',
    'each time an opponent rolls a 2, draw a card',
    'when a roll of an opponent is final if that roll is 2, draw a card',
  ],
  [
    'leader',
    'Whenever you roll doubles, draw a card.',
    'when your roll is final if the dice of that roll are the same, draw a card',
  ],
  // What follows behind a comma.
  [
    'leader',
    "when you slay a monster, you may discard a card, if you don't, lose 1 action point",
    'when you slay a monster:\n  you may discard a card\n  if you do not, lose 1 action point',
  ],
  // What a card has from another one.
  [
    'leader',
    'once per turn, pay 1 action point to:\n  choose a leader of an opponent as mask\n  you have the skill of the mask until end of turn',
    'once per turn, pay 1 action point to:\n  choose a leader of an opponent as mask\n  this has the skill of the mask until end of turn',
  ],
  // Verbs as they are printed.
  ['leader', 'when you succeed at a roll for a hero, draw a card', 'when you empower a hero, draw a card'],
  // Words that are left out, or in another order.
  [
    'leader',
    'opponents must pay 1 extra action point to activate a hero',
    'to activate a hero, opponents also pay 1 action point',
  ],
  // What costs nothing.
  [
    'leader',
    'the first magic card you play each turn costs 0 action points',
    'while you did not play a magic card this turn, to play a magic card, you pay no action points',
  ],
  [
    'leader',
    'Each turn, the first hero you play is free.',
    'while you did not play a hero this turn, to play a hero, you pay no action points',
  ],
  ['leader', 'magic cards cost nothing to play', 'to play magic cards, you pay no action points'],
  ['leader', 'you may play magic cards for free', 'to play magic cards, you pay no action points'],
  // Words that the game lists beside its own, and plurals that it does not have.
  ['leader', 'your heros cannot be stolen', 'your heroes cannot be stolen'],
  // What happens in place of what a verb does.
  [
    'leader',
    'when you slay a monster, draw 2 cards instead',
    'if you would slay a monster, instead draw 2 cards',
  ],
  [
    'leader',
    'once per turn, whenever an opponent steals a hero of yours, you may discard a card instead',
    'once per turn, if an opponent would steal a hero of yours, you may instead discard a card',
  ],
  [
    'leader',
    'When you slay a monster, you may sacrifice any number of heroes. For each hero sacrificed this way, draw a card.',
    'when you slay a monster:\n  let earlier be the number of heroes in the discard pile where that hero was sacrificed this turn\n  you may sacrifice any number of heroes\n  let later be (the number of heroes in the discard pile where that hero was sacrificed this turn) - the earlier\n  repeat exactly (the later) times, draw a card',
  ],
  // A roll without its card.
  [
    'leader',
    'once per turn, when you succeed at a hero roll, draw a card',
    'once per turn, when you empower a hero, draw a card',
  ],
  [
    'leader',
    'when an opponent fails a hero roll, draw a card',
    'when an opponent fumbles a hero, draw a card',
  ],
  // In whose turn.
  [
    'leader',
    "during other players' turns, your heroes cannot be stolen",
    'while you are not the active player, your heroes cannot be stolen',
  ],
  // Out of a zone and into one, and what would happen.
  ['leader', 'when a hero leaves play, draw a card', 'when a hero leaves any party, draw a card'],
  [
    'leader',
    'if a hero of yours would leave play, instead draw a card',
    'if a hero of yours would leave any party, instead draw a card',
  ],
  ['leader', 'whenever a hero comes into play, draw a card', 'when a hero enters any party, draw a card'],
  [
    'leader',
    'when a card moves from your hand to the discard pile, draw a card',
    'when a card in your hand enters the discard pile, draw a card',
  ],
  [
    'leader',
    'whenever a hero comes into your party, draw a card',
    'when a hero enters your party, draw a card',
  ],
  [
    'leader',
    'before a hero is removed from your party, draw a card',
    'before a hero leaves your party, draw a card',
  ],
  [
    'leader',
    'if a hero would be moved from your party to the discard pile, draw a card instead',
    'if a hero in your party would enter the discard pile, instead draw a card',
  ],
  [
    'leader',
    'if a hero would be taken from your party, draw a card instead',
    'if a hero would leave your party, instead draw a card',
  ],
  ['leader', 'heroes cannot be removed from your party', 'heroes cannot leave your party'],
  ['leader', 'heroes cannot be put into the discard pile', 'heroes cannot enter the discard pile'],
  [
    'leader',
    'when a hero would leave your party, draw a card instead',
    'if a hero would leave your party, instead draw a card',
  ],
  [
    'leader',
    'once per turn, when a hero of yours would be destroyed, you may discard a card in your hand instead',
    'once per turn, if a hero of yours would be destroyed, you may instead discard a card in your hand',
  ],
  [
    'leader',
    'when you would draw a card, instead you may discard a card in your hand',
    'if you would draw a card, you may instead discard a card in your hand',
  ],
  // What is paid besides, in a price.
  ['leader', 'to play items, you pay 2 action points more', 'to play items, you also pay 2 action points'],
  [
    'leader',
    'to play items, you pay an additional action point',
    'to play items, you also pay 1 action point',
  ],
  // While something is so, said in the middle.
  [
    'leader',
    'if a hero in your party would be destroyed while you have a bard in your party, instead draw a card',
    'while you have a bard in your party, if a hero in your party would be destroyed, instead draw a card',
  ],
  // What goes on with the line above, further in.
  [
    'leader',
    'when you slay a monster, you may discard a card\n  if you do:\n    draw 2 cards\n    sacrifice a hero',
    'when you slay a monster:\n  you may discard a card\n  if you do:\n    draw 2 cards\n    sacrifice a hero',
  ],
  [
    'leader',
    'when an opponent challenges you:\n  you may discard a card\n  if you do, +3 to your defender roll of that challenge',
    'when an opponent challenges you:\n  you may discard a card\n  if you do, +3 to your defender roll until the end of the challenge',
  ],
  // What is added to a roll that the verb makes itself, which is not there when it begins, and over when it ends.
  [
    'leader',
    'the first time each turn an opponent challenges you, +2 to your defender roll',
    'once per turn, when an opponent challenges you, +2 to your defender roll until the end of the challenge',
  ],
  [
    'leader',
    'when you attack a monster, +2 to your attack roll',
    'before you attack a monster, +2 to your attack roll until the end of the attack',
  ],
  [
    'leader',
    'when you attack a monster, +2 to your attack roll until the end of the attack',
    'before you attack a monster, +2 to your attack roll until the end of the attack',
  ],
  [
    'leader',
    'when an opponent attacks a monster, -2 to that attack roll',
    "before an opponent attacks a monster, -2 to that player's attack roll until the end of the attack",
  ],
  [
    'leader',
    'when you attack a monster, +2 to your attack rolls until the end of turn',
    'when you attack a monster, +2 to your attack rolls until the end of turn',
  ],
  [
    'leader',
    'when an opponent modifies a roll, +1 to your attack roll',
    'when an opponent modifies a roll, +1 to your attack roll',
  ],
  // What cards have that is the same as another one's.
  [
    'leader',
    "+1 to your rolls for each hero of your leader's class in your party",
    "+1 to your rolls for each hero in your party where class is your leader's class",
  ],
  [
    'leader',
    'when you play a hero, draw a card for each hero in your party that shares a class with that hero',
    "when you play a hero, draw a card for each hero in your party where class is that hero's class",
  ],
  // What is done with cards, by the verb that the game has for it.
  [
    'leader',
    'each time you challenge a card, +2 to your challenger roll',
    'when you challenge a player for a card, +2 to your challenger roll until the end of the challenge',
  ],
  ['leader', 'opponents cannot challenge items you play', 'opponents cannot challenge you for an item'],
  [
    'leader',
    'when a hero you play is challenged, draw a card',
    'when an opponent challenges you for a hero, draw a card',
  ],
  [
    'leader',
    'when an opponent challenges you and loses the challenge, draw a card',
    'when an opponent loses a duel using a challenger roll against you, draw a card',
  ],
  [
    'leader',
    'when you lose a challenge, the challenged player draws a card',
    'when you lose a duel against a player, that player draws a card',
  ],
  [
    'leader',
    'to play the first card each turn, you pay 1 action point less',
    'the first card you play each turn costs 1 action point less',
  ],
  ['leader', "when you use a hero's effect, draw a card", 'when you empower a hero, draw a card'],
  [
    'leader',
    'when a hero in your party is destroyed, return all items of that hero to your hand',
    'before a hero in your party is destroyed, move all items attached to that hero to your hand',
  ],
  // Both dice alike, and dice that are thrown for whatever it is.
  [
    'leader',
    'when a player rolls two equal dice, draw a card',
    'when a roll of a player is final, if the dice of that roll are the same, draw a card',
  ],
  [
    'leader',
    'when both dice of a roll are the same, draw a card',
    'when a roll of a player is final, if the dice of that roll are the same, draw a card',
  ],
  ['leader', 'when an opponent rolls dice, draw a card', 'when a roll of an opponent is thrown, draw a card'],
  // What happens, and what is so besides.
  [
    'leader',
    'when you draw a card and you have no heroes, discard a card',
    'when you draw a card, if you have no heroes, discard a card',
  ],
  [
    'leader',
    "when you draw a card and it's not your turn:\n  discard a card",
    'when you draw a card, if you are not the active player, discard a card',
  ],
  [
    'leader',
    'at the end of your turn, if you attacked no monsters this turn, draw a card',
    'at the end of your turn, if you did not attack a monster this turn, draw a card',
  ],
  [
    'leader',
    'when you have no action points left, draw a card',
    'when you lose your last action point, draw a card',
  ],
  // What is paid in its place.
  [
    'leader',
    'if an opponent would destroy a hero in your party:\n  you may discard 2 cards\n  if you do, instead nothing',
    'if an opponent would destroy a hero in your party, you may instead discard 2 cards',
  ],
  // Of whom nobody has it any more when it has happened.
  [
    'leader',
    'when a hero of an opponent is destroyed, that player draws 2 cards',
    "before a hero of an opponent is destroyed:\n  let rival be that hero's controller\n  until the end of the destroy, once, when that hero is destroyed, the rival draws 2 cards",
  ],
  [
    'leader',
    "when you destroy a hero, that hero's owner draws a card",
    "before you destroy a hero:\n  let rival be that hero's controller\n  until the end of the destroy, once, when that hero is destroyed, the rival draws a card",
  ],
  [
    'leader',
    "if a hero in an opponent's party would be destroyed, instead that player draws a card",
    "if a hero in an opponent's party would be destroyed, instead that hero's controller draws a card",
  ],
  // Against which others can do nothing.
  ['leader', 'your heroes cannot be challenged', 'opponents cannot challenge you for a hero'],
  [
    'leader',
    "magic cards you play can't be challenged by opponents",
    'opponents cannot challenge you for a magic card',
  ],
  [
    'leader',
    'opponents cannot challenge the second card you play each turn',
    'while you played exactly 1 card this turn, opponents cannot challenge you for a card',
  ],
  [
    'leader',
    'once per turn, when a hero in your party would be destroyed:\n  if you have a card in your hand, instead discard a card\n  otherwise, instead pull a card from an opponent',
    'once per turn, if a hero in your party would be destroyed, instead:\n  if you have a card in your hand, discard a card\n  otherwise, pull a card from an opponent',
  ],
  [
    'leader',
    'once per turn, if a hero in your party would be destroyed:\n  you may discard a card\n  if you do:\n    draw 2 cards\n    instead nothing',
    'once per turn, if a hero in your party would be destroyed, you may instead:\n  discard a card\n  draw 2 cards\n  nothing',
  ],
  // The moment behind the condition.
  [
    'leader',
    'if you have 7 cards in hand at the end of your turn, discard 2 cards',
    'at the end of your turn, if you have 7 cards in your hand, discard 2 cards',
  ],
  [
    'leader',
    'at the start of your turn, if there is a hero in the discard pile, you may move that hero to your hand',
    'at the start of your turn:\n  if there is a hero in the discard pile:\n    choose a hero in the discard pile\n    you may move that hero to your hand',
  ],
  // What was named as just that, and not the card that could be one as well.
  [
    'leader',
    'when an opponent plays a hero, you may discard a card to steal it',
    'when an opponent plays a hero as arrival:\n  you may discard a card\n  if you do, steal the arrival',
  ],
  [
    'leader',
    'when you discard a card, you may draw a card once per turn',
    'once per turn, when you discard a card, you may draw a card',
  ],
  [
    'leader',
    'at the end of your turn, if you have no action points left, draw a card',
    'at the end of your turn, if you have no action points, draw a card',
  ],
  [
    'leader',
    'you start each turn with one more action point',
    'at the start of your turn, gain an action point',
  ],
  [
    'leader',
    'when you draw a card, you may discard a card to draw another',
    'when you draw a card:\n  you may discard a card\n  if you do, draw a card',
  ],
  // What comes of a price, in lines below.
  [
    'leader',
    'once per turn, you may discard an item\nif you do:\n  draw a card\n  gain an action point',
    'once per turn, discard an item to:\n  draw a card\n  gain an action point',
  ],
  [
    'leader',
    'once per turn, you may discard an item:\n  draw a card\n  gain an action point',
    'once per turn, discard an item to:\n  draw a card\n  gain an action point',
  ],
  [
    'leader',
    'when an opponent steals a hero from your party, draw a card',
    'when an opponent steals a hero in your party, draw a card',
  ],
  [
    'leader',
    'when you discard a card, if the discarded card is a hero, draw a card',
    'when you discard a card as discarded, if the discarded is a hero, draw a card',
  ],
  [
    'leader',
    'when a hero of yours is destroyed, return the destroyed hero to your hand',
    'when a hero of yours is destroyed as destroyed, return the destroyed to your hand',
  ],
  [
    'leader',
    'when an opponent challenges you, if the challenged card is a hero, draw a card',
    'when an opponent challenges you for a card, if that card is a hero, draw a card',
  ],
  [
    'leader',
    'your first hero roll each turn gets +2',
    'once per turn, when you activate a hero, +2 to that roll',
  ],
  [
    'leader',
    'once per turn, if a hero in your party would be destroyed:\n  if you have a card in your hand, instead discard a card',
    'while you have a card in your hand, once per turn, if a hero in your party would be destroyed, instead discard a card',
  ],
  [
    'leader',
    'at the start of your turn, put a drop on this\nwhen you roll, you may remove a drop from this. If you do, +2 to that roll',
    'at the start of your turn, this gains a drop\nwhile there is a roll of yours, during the modifier window, pay a drop of this to:\n  choose a roll of yours\n  +2 to that roll',
  ],
  ...(
    [
      'at the start of your turn, put a drop on this\nThis cannot have more than 4 drops.\n+1 to your hero rolls for each drop on this',
      'at the start of your turn, put a drop on this (max 4)\n+1 to your hero rolls for each drop on this',
      'At the start of your turn, put a drop on this, up to 4. +1 to your hero rolls for each drop on this.',
      'at the start of your turn, put a drop on this. It can have at most 4 drops\n+1 to your hero rolls for each drop on this',
    ] as const
  ).map((written): Same => [
    'leader',
    written,
    'at the start of your turn, if this has fewer than 4 drops, this gains a drop\n+1 to your hero rolls for each drop of this',
  ]),
  [
    'leader',
    'at the start of your turn, put a drop on this\nthis cannot have more than 4 drops\nwhen you roll, you may remove any number of drops from this. +1 to that roll for each drop removed',
    'at the start of your turn, if this has fewer than 4 drops, this gains a drop\nwhile there is a roll of yours, during the modifier window, pay a drop of this to:\n  choose a roll of yours\n  +1 to that roll',
  ],
  [
    'leader',
    'at the start of your turn, put a drop on this\nat the end of your turn, you may remove any number of drops from this and draw a card for each drop removed',
    "at the start of your turn, this gains a drop\nat the end of your turn:\n  choose a number from 0 to (this card's drops) as spent\n  this loses (the spent) drops\n  draw (the spent) cards",
  ],
  // As what this card prints where it is of the same kind; you use it in any case.
  [
    'leader',
    "once per turn, when an opponent fumbles a hero:\n  you may discard a card\n  if you do, use that hero's effect as yours",
    "once per turn, when an opponent fumbles a hero:\n  you may discard a card\n  if you do, use that hero's effect",
  ],
  [
    'hero',
    "choose a hero in an opponent's party\nuse that hero's effect as yours",
    "choose a hero in an opponent's party\nuse that hero's effect as this",
  ],
  [
    'hero',
    "choose an opponent as landing\ngive this to the landing\nwhile this is in the landing's party, the landing cannot activate heroes",
    "choose an opponent as landing\ngive this to the landing\nuntil this leaves play, while this is in the landing's party, the landing cannot activate heroes",
  ],
  [
    'character',
    "when you lay this:\n  choose a character in any discard pile as reflection\n  this has the reflection's ability while the reflection is in a discard pile",
    "when you lay this:\n  choose a character in any discard pile as reflection\n  until this leaves play, while the reflection is in any discard pile, this has the reflection's ability",
  ],
  [
    'leader',
    'when two or more of your heroes would be destroyed at once, only one of them is',
    'if a player would destroy 2 or more heroes of yours, instead that player destroys a hero among those heroes',
  ],
  [
    'leader',
    'if an opponent would destroy more than one of your heroes, they destroy only one of them instead',
    'if an opponent would destroy 2 or more heroes of yours, instead that player destroys a hero among those heroes',
  ],
  [
    'leader',
    'if more than one hero of yours would be destroyed at once, choose one of them. It is not destroyed.',
    'if a player would destroy 2 or more heroes of yours, instead:\n  choose a hero among those heroes as picked\n  that player destroys all heroes among those heroes other than the picked',
  ],
  [
    'leader',
    'when you destroy several heroes, draw a card',
    'when you destroy 2 or more heroes, draw a card',
  ],
  [
    'leader',
    'if you would discard two or more cards, discard one less instead',
    'if you would discard 2 or more cards as batch, instead discard (the number of cards among the batch - 1) cards',
  ],
  [
    'leader',
    'if you would draw 2 or more cards at once, draw one more',
    'if you would draw 2 or more cards as batch, instead draw (the number of cards among the batch + 1) cards',
  ],
];
