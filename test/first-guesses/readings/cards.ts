import { gamesThere } from '../../files.ts';

/** A card of each sort with a text, by the field that the text stands in. */
export const CARDS: Readonly<Record<string, readonly [game: string, card: string]>> = {
  hero: ['here-to-slay', 'kind: hero\n  class: thief\n  roll: 6+\n  effect'],
  leader: ['here-to-slay', 'kind: leader\n  class: thief\n  skill'],
  item: ['here-to-slay', 'kind: item\n  nature: ordinary\n  skill'],
  trophy: ['here-to-slay', 'kind: monster\n  requires: [hero]\n  slay: 8+\n  skill'],
  penalty: ['here-to-slay', 'kind: monster\n  requires: [hero]\n  slay: 8+\n  fight back: 4-\n  penalty'],
  event: ['slasherz', 'kind: event\n  played: [preparing]\n  effect'],
  character: ['slasherz', 'kind: character\n  level: 1\n  score: 1\n  sharpness: 1\n  ability'],
  monster: ['slasher', 'kind: monster\n  initiative: 44\n  slash'],
  action: ['slasher', 'kind: action\n  effect'],
  modifier: ['here-to-slay', 'kind: modifier\n  values: [1]\n  skill'],
  challenge: ['here-to-slay', 'kind: challenge\n  skill'],
  magic: ['here-to-slay', 'kind: magic\n  effect'],
  price: [
    'slasherz',
    'kind: character\n  level: 3\n  score: 1\n  sharpness: 1\n  discount: 1\n  ability: when you lay this, draw a card\n  price',
  ],
  speciality: [
    'hismment',
    'kind: hero\n  lineage: reed-blade\n  level: 1\n  class: archer\n  elements: [sand, air]\n  health: 8\n  mana: 4\n  might: 5\n  defence: 2\n  speed: 4\n  luck: 2\n  price: 65\n  rarity: bronze\n  set number: 998\n  release: you have at least 50 coins\n  speciality',
  ],
  release: [
    'hismment',
    'kind: hero\n  lineage: reed-blade\n  level: 1\n  class: archer\n  elements: [sand, air]\n  health: 8\n  mana: 4\n  might: 5\n  defence: 2\n  speed: 4\n  luck: 2\n  price: 65\n  rarity: bronze\n  set number: 998\n  release',
  ],
  chapter: ['hismment', 'kind: chapter\n  price: 10\n  rarity: bronze\n  set number: 999\n  effect'],
  opening: [
    'hismment',
    'kind: attack\n  manner: offensive\n  aim: foe\n  element: fire\n  level: 1\n  damage: 2\n  effort: 1\n  exhaustion: 3\n  price: 20\n  rarity: bronze\n  set number: 997\n  opening',
  ],
  power: [
    'hismment',
    'kind: attack\n  manner: offensive\n  aim: foe\n  element: fire\n  level: 1\n  damage: 2\n  effort: 1\n  exhaustion: 3\n  price: 20\n  rarity: bronze\n  set number: 996\n  power',
  ],
  gear: [
    'hismment',
    'kind: equipment\n  gear: charm\n  class: archer\n  level: 1\n  price: 20\n  rarity: bronze\n  set number: 995\n  power',
  ],
  terrain: [
    'hismment',
    'kind: terrain\n  heart value: 15\n  element: darkness\n  luck boost: 1\n  defence malus: 1\n  price: 130\n  rarity: gold\n  set number: 994\n  speciality',
  ],
  survivor: ['slasherz', 'kind: survivor\n  ability'],
  object: ['slasherz', 'kind: object\n  ability'],
  place: ['slasherz', 'kind: place\n  ability'],
};

/** The game of a card, and the card, whose number is its own among the cards that are brought with it. */
export const cardOf = (sort: string, text: string, id = 'guessed', number = 0): readonly [string, string] => {
  const [game, head] = CARDS[sort];
  // The initiatives of the game are tens.
  const own = head.replace('44', String(number + 1 + Math.floor(number / 9)));
  const lines = text.split('\n').map((line) => `    ${line}`);
  return [game, `- ${own}: |\n${lines.join('\n')}\n  id: ${id}\n  name: ${id}\n`];
};

/** The sort of a card, what people write on it, and the same as the language has it. */
export type Same = readonly [sort: string, written: string, right: string];

/** Whether the game of a row is there. */
export const there = ([sort]: readonly [string, ...unknown[]]): boolean =>
  gamesThere().includes(CARDS[sort][0]);
