import type { Same } from '../readings/cards.ts';

/** What always holds, in one of two ways. */
export const ON_STANDING: readonly Same[] = [
  [
    'item',
    "if the equipped hero is a bard, +3 to the equipped hero's rolls\notherwise, +1 to the equipped hero's rolls",
    "while the equipped hero is a bard, +3 to the equipped hero's rolls\nunless the equipped hero is a bard, +1 to the equipped hero's rolls",
  ],
  [
    'item',
    "+1 to the equipped hero's rolls. If the equipped hero is a bard, +3 instead.",
    "while the equipped hero is a bard, +3 to the equipped hero's rolls\nunless the equipped hero is a bard, +1 to the equipped hero's rolls",
  ],
  [
    'item',
    "+1 to the equipped hero's rolls (+3 if the equipped hero is a bard)",
    "while the equipped hero is a bard, +3 to the equipped hero's rolls\nunless the equipped hero is a bard, +1 to the equipped hero's rolls",
  ],
  [
    'item',
    "+3 to the equipped hero's rolls if the equipped hero is a bard, otherwise +1",
    "while the equipped hero is a bard, +3 to the equipped hero's rolls\nunless the equipped hero is a bard, +1 to the equipped hero's rolls",
  ],
  [
    'leader',
    'if you have no cards in your hand:\n  +1 to your rolls\n  your heroes cannot be stolen\notherwise:\n  -1 to your rolls',
    'while you have no cards in your hand:\n  +1 to your rolls\n  your heroes cannot be stolen\nunless you have no cards in your hand, -1 to your rolls',
  ],
  [
    'leader',
    '+1 to your rolls for each bard in your party unless you have no cards in your hand',
    'unless you have no cards in your hand, +1 to your rolls for each bard in your party',
  ],
  [
    'place',
    'if you are the active player, characters cannot attack. Otherwise, characters cannot be destroyed.',
    'while you are the active player, characters cannot attack\nunless you are the active player, characters cannot be destroyed',
  ],
  [
    'item',
    'the equipped hero counts as a bard unless it has another item',
    'unless the equipped hero has another item, the equipped hero counts as a bard',
  ],
];
