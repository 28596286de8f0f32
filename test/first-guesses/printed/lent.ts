import type { Same } from '../readings/cards.ts';

const CHOSEN =
  "choose a hero\nthat hero has no effect until your next turn\nthis has that hero's effect until your next turn";

/** Cards that are blank, lend their text, or have those of others. */
export const LENT_AND_BLANK: readonly Same[] = [
  [
    'hero',
    'This hero has no effect of its own; it has the effect of the top hero in the discard pile',
    "let model be the top hero in the discard pile\nuse the model's effect as this",
  ],
  [
    'hero',
    'this hero has no effect of its own, it has the effect of another hero in your party',
    "choose another hero in your party\nuse that hero's effect as this",
  ],
  [
    'hero',
    'Choose a hero: it loses its effect until your next turn, and this has that effect for that long',
    CHOSEN,
  ],
  ['hero', 'choose a hero. until your next turn, it has no effect and this hero has its effect', CHOSEN],
  [
    'hero',
    'draw a card\nthis hero loses its effect until your next turn, and another hero in your party has it for that long',
    "draw a card\nchoose another hero in your party as taker\nthis has no effect until your next turn\nthe taker has this card's effect until your next turn",
  ],
  [
    'leader',
    'once per turn, choose a leader of an opponent: it loses its skill until your next turn, and this has that skill for that long',
    "once per turn, you may choose a leader of an opponent\nif you do:\n  that leader has no skill until your next turn\n  this has that leader's skill until your next turn",
  ],
  // Of several, besides its own.
  [
    'leader',
    'This leader also has the skills of the other leaders in play',
    'this leader has the skills of all other leaders in play',
  ],
  ['leader', 'this has all the skills of all leaders in play', 'this has the skills of all leaders in play'],
  ['leader', 'Each hero of yours also has the skill of this', 'each hero of yours has the skill of this'],
  ['item', "the equipped hero also has your leader's skill", "the equipped hero has your leader's skill"],
  [
    'leader',
    'each hero in your party also has the skills of your slain monsters',
    'each hero in your party has the skills of all slain monsters of yours',
  ],
];

const LAST_ONE =
  "let model be the last monster other than this where that monster was unleashed this round\nuse the model's slash";

/** Cards that do what another one does. */
export const LIKE_OTHERS: readonly Same[] = [
  ['monster', 'as the last monster that slashed this round', LAST_ONE],
  ['monster', 'slashes like the last monster that slashed this round', LAST_ONE],
  [
    'monster',
    'if there are no loners, slash like the last monster that slashed this round',
    "if there are no loners:\n  let model be the last monster other than this where that monster was unleashed this round\n  use the model's slash",
  ],
  [
    'monster',
    'choose another monster in any arena. Slash as if this were that monster',
    "choose another monster in any arena\nuse that monster's slash as this",
  ],
  [
    'monster',
    'copies the slash of the top monster in the monster discard',
    "let model be the top monster in the monster discard\nuse the model's slash",
  ],
  [
    'action',
    'the last monster that slashed this round slashes again',
    "let model be the last monster where that monster was unleashed this round\nuse the model's slash",
  ],
];
