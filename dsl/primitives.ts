import type { VerbPreposition } from './tree.ts';

/** What stands after a primitive verb. */
interface Part {
  readonly name: string;
  readonly preposition?: VerbPreposition;
  /** In words, for messages and the reference. */
  readonly wants: string;
}

interface Primitive {
  readonly takes: readonly Part[];
  /** One sentence for the reference and for hover. */
  readonly says: string;
  readonly example: string;
}

/**
 * The verbs that the interpreter itself knows. All others are declared by games, from these.
 * The interpreter's implementations are exhaustive over this table.
 */
export const primitives = {
  move: {
    takes: [
      { name: 'object', wants: 'the cards to move' },
      { name: 'to', preposition: 'to', wants: 'where they go: a zone, a pile or a new pile' },
    ],
    says: 'puts cards somewhere else; a pile that would be left as it was is not offered as a destination',
    example: 'move the top card of the deck to your hand',
  },
  choose: {
    takes: [{ name: 'object', wants: 'what to choose, for instance `a card in your hand`' }],
    says: 'asks for a choice and does nothing else; what follows speaks of it with `that` or by its name',
    example: 'choose 2 cards in your hand as pair',
  },
  shuffle: {
    takes: [{ name: 'object', wants: 'the zone to shuffle' }],
    says: 'puts the cards of a zone in an order that nobody knows',
    example: 'shuffle the deck',
  },
  reveal: {
    takes: [{ name: 'object', wants: 'the cards to show' }],
    says: 'shows cards to everybody once; they stay where they are',
    example: 'reveal a card in your hand',
  },
  gain: {
    takes: [{ name: 'object', wants: 'how many of which counter, for instance `2 points`' }],
    says: 'adds to a counter of the player who acts',
    example: 'gain 2 points',
  },
  lose: {
    takes: [{ name: 'object', wants: 'how many of which counter, for instance `1 point`' }],
    says: 'takes from a counter of the player who acts, down to its lower limit',
    example: 'lose a point',
  },
  use: {
    takes: [{ name: 'object', wants: "the text of a card, for instance `that card's effect`" }],
    says: 'carries out the text in a field of a card; `this` in it is the card, `you` the player who uses it',
    example: "use the card's effect",
  },
} as const satisfies Record<string, Primitive>;

export type PrimitiveVerb = keyof typeof primitives;

export const isPrimitive = (word: string): word is PrimitiveVerb => Object.hasOwn(primitives, word);
