/** Texts in which somebody or something is spoken of who was never found, in every place where they may stand. */

/** Ways in which there is nobody, and what nobody is called then. */
const NOBODY: readonly (readonly [first: string, called: string])[] = [
  ['choose an opponent with at least 50 coins as rival', 'the rival'],
  ['choose an opponent with at least 50 coins', 'that player'],
  ['you may choose an opponent as rival', 'the rival'],
  ['choose a random opponent with at least 50 coins as rival', 'the rival'],
  ['choose a fruit on the market as thing', "the thing's controller"],
  ["choose a fruit on the market as thing\nlet holder be the thing's controller", 'the holder'],
];

/** Those who may be several are spoken of in few places. */
const NONE_OF_SEVERAL = [['choose up to 1 opponent as rival', 'the rival']] as const;
const OF_SEVERAL = [
  "move all cards in *'s hand to your hand",
  "reveal all cards in *'s hand",
  "look at all cards in *'s hand",
  "gain (the number of cards in *'s hand) coins",
  "for each card in *'s hand, gain a coin",
  '* gain 2 coins',
  '* toss a card in their hand',
];

/** Ways in which there is no card, and what it is called then. */
const NO_CARD: readonly (readonly [first: string, called: string])[] = [
  ['choose a fruit on the market where ripeness is 9 as star', 'the star'],
  ['you may choose a fruit on the market as star', 'the star'],
  ['choose a random fruit on the market where ripeness is 9', 'that fruit'],
];

const NO_PILE: readonly (readonly [first: string, called: string])[] = [
  ['choose a stall with at least 9 fruits as spot', 'the spot'],
  ['you may choose a stall as spot', 'the spot'],
];

const OF_PLAYERS = [
  "move all cards in *'s hand to your hand",
  "move a card in *'s hand to your hand",
  "move a random card in *'s hand to your hand",
  "move up to 2 cards in *'s hand to your hand",
  "choose a card in *'s hand as got\nmove the got to your hand",
  "reveal all cards in *'s hand",
  "reveal a random card in *'s hand",
  "look at all cards in *'s hand",
  '* looks at all cards in your hand',
  '* looks at the top card of the deck',
  "for each card in *'s hand, gain a coin",
  "for each fruit in *'s hand, move that fruit to your hand",
  "gain (the number of cards in *'s hand) coins",
  "gain (the total ripeness of all fruits in *'s hand) coins",
  "gain (the highest ripeness of all fruits in *'s hand) coins",
  "gain (*'s coins) coins",
  'gain (the wealth of *) coins',
  "if there is a card in *'s hand, gain a coin",
  "if *'s hand is not empty, gain a coin",
  'if * has a card in their hand, gain a coin',
  'if * has at least 1 coin, gain a coin',
  'if * is the first player, gain a coin',
  'if * is *, gain a coin',
  'if * is the active player, gain a coin',
  "shuffle *'s hand",
  "move all cards in your hand to *'s hand",
  "move the top card of the deck to *'s hand",
  "move a card in your hand to *'s bed",
  '* gains 2 coins',
  '* loses a coin',
  "*'s coins become 5",
  '* tosses a card in their hand',
  '* tosses a card in your hand',
  '* tosses the top card of the deck',
  '* may toss a card in your hand',
  '* tosses a card in your hand\nif you do, gain a coin',
  '* visits you',
  '* visits the active player',
  'visit *',
  'give a card in your hand to *',
  'give the top card of the deck to *',
  'the first player becomes *',
  '* makes a luck roll',
  'hold a duel as fight against *',
  'if * tossed a card this game, gain a coin',
  '* cannot toss cards until end of turn',
  'until end of turn, when * gains any coins, gain a coin',
  "move all cards in *'s bed to the pit",
  'for each card of *, gain a coin',
  'move all fruits of * in any bed to the pit',
  'if there is a fruit of * in play, gain a coin',
];

const OF_CARDS = [
  'toss *',
  'move * to the deck',
  'move * to your hand',
  'reveal *',
  'look at *',
  'turn * face up',
  'give * to an opponent',
  "gain (*'s ripeness) coins",
  "gain (*'s bruises) coins",
  'if * is a fruit, gain a coin',
  'if * is in your hand, gain a coin',
  'if * is on the market, gain a coin',
  'if * is *, gain a coin',
  'if * is red, gain a coin',
  'if * is not red, gain a coin',
  '* gains 2 bruises',
  "*'s bruises become 4",
  "use *'s use",
  "move all fruits in *'s stall to your hand",
  "move the top card of the deck to *'s stall",
  "gain (the size of *'s stall) coins",
  "for each fruit in *'s stall, gain a coin",
  "shuffle *'s controller's hand",
  "*'s controller gains a coin",
  "*'s controller tosses a card in your hand",
  'make a luck roll for *',
  'if * was tossed this game, gain a coin',
  "+2 to *'s ripeness until end of turn",
  'for each roll of yours, gain a coin',
  "if there is a card in your hand where ripeness is *'s ripeness, gain a coin",
];

/** Nothing is attached to what lies on the market, which is said of any text that asks for it. */
const OF_HOSTS = ['attach a charm in the pit to *'];

const OF_PILES = [
  'move all fruits in * to your hand',
  'move a fruit in your hand to *',
  'move all fruits in your hand to *',
  'eat *',
  "gain (*'s size) coins",
  'for each fruit in *, gain a coin',
  'reveal all fruits in *',
  'if * is not empty, gain a coin',
  'if there is a fruit in *, gain a coin',
];

export interface Nobody {
  /** How it comes that there is nobody. */
  readonly first: string;
  /** What is then done with nobody. */
  readonly then: string;
}

/** All texts; those about what is attached only where cards can be. */
export function textsAboutNobody(attached: boolean): Nobody[] {
  const all = (ways: typeof NOBODY, texts: readonly string[]): Nobody[] =>
    ways.flatMap(([first, called]) => texts.map((text) => ({ first, then: text.replaceAll('*', called) })));
  return [
    ...all(NOBODY, OF_PLAYERS),
    ...all(NONE_OF_SEVERAL, OF_SEVERAL),
    ...all(NO_CARD, attached ? [...OF_CARDS, ...OF_HOSTS] : OF_CARDS),
    ...all(NO_PILE, OF_PILES),
  ];
}
