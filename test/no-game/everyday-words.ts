/** The words of a list, each with the reason why patterns have it. */
const because = (why: string, words: string): [word: string, why: string][] =>
  words.split(/,\s+/).map((word) => [word.trim(), why]);

/**
 * Words that some game declares and that patterns and templates of the code have as well: what anybody says of any game,
 * which readings must know, besides the engine's own terms. What only one game is about (its creatures, its places, its marks) does not belong here: a
 * pattern that needs such a word is made from the vocabulary.
 */
export const EVERYDAY: Readonly<Record<string, string>> = Object.fromEntries([
  ...because(
    'what is done with cards anywhere, which readings put into verbs of the game',
    `bury, cast, deal, destroy, discard, draw, equip, exchange, flip, found, gather, give, join, lay, merge, played,
    pull, sacrifice, send, slay, split, steal, swap, take, trade, wear`,
  ),
  ...because('where cards are', 'discard pile, front, hand'),
  ...because('how cards move on a board of any game', 'blow, charge, lands, push, side, square, walk'),
  ...because('what is counted anywhere, and lost', 'damage, health, hurt, life, point, wound'),
  ...because('when something happens', 'extra, finish, moment, rounds, way'),
  ...because('dice and coins that are thrown, and what is added', 'beat, bonus, coin, ordinary, penalty'),
  ...because('who does something, and to whom', 'attack, bearer, first player, rescue, self, target'),
  ...because('what is laid down in a bid', 'stake'),
  ...because('what findings of the program say of its bots, its frames and its paths', 'frame, learn, level'),
]);

/** Where patterns and templates are no English that is read, each with the reason. */
export const ELSEWHERE: readonly (readonly [where: RegExp, why: string])[] = [
  [/\/(?:fr|de)\//, 'French and German'],
  [/^cli\/balance\//, 'pages in HTML'],
  [/^dsl\/nlg\/discourse\/built-in-nouns\.ts$/, 'words of the language in three languages'],
  [/^dsl\/text\//, 'endings and lists of English forms, of any nouns and verbs'],
  [/^interpreter\/compiler\/declare\/face-declarations\.ts$/, 'colours'],
  [/^interpreter\/compiler\/jit\//, 'JavaScript that is made'],
  [/^schemas\/yaml\/yaml-faults\.ts$/, 'messages of the library that reads YAML'],
];
