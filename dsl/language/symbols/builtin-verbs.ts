import type { FixedPhraseId } from '../../diagnostics/catalogue/phrase.ts';
import type { VerbPreposition } from '../syntax/ast.ts';
import type { Wording } from './symbols.ts';

/** An object of a primitive verb. */
export interface VerbPart {
  readonly name: string;
  readonly preposition?: VerbPreposition;
  /** In words, for messages and the reference. */
  readonly wants: FixedPhraseId;
  readonly optional?: boolean;
  /**
   * How the place of the object is rendered: as its origin (*from*), always or only out of play. Without it,
   * as its location.
   */
  readonly comes?: 'always' | 'out of play';
}

export interface Primitive {
  readonly takes: readonly VerbPart[];
  /** One sentence for the reference and for hover. */
  readonly says: string;
  readonly example: string;
  /** The order in words, with a place for each part, by language. */
  readonly phrase: Wording['phrase'];
  /** Irregular forms, by language. */
  readonly forms?: Wording['forms'];
}

/**
 * The verbs that the interpreter itself knows. All others are declared by games, from these.
 * The interpreter's implementations are exhaustive over this table.
 */
export const primitives = {
  move: {
    takes: [
      { name: 'object', wants: 'phrase/the-cards-to-move', comes: 'always' },
      { name: 'to', preposition: 'to', wants: 'phrase/where-they-go-a-zone-a' },
    ],
    says: 'puts cards somewhere else, or to the end of their zone that is named; a pile that would be left as it was is not offered as a destination; with `under` and a card in place of `to`, under that card',
    example: 'move the top card of the deck to your hand',
    phrase: { en: 'move {object} to {to}', fr: 'placez {object} {to}', de: 'lege {object} {to}' },
  },
  choose: {
    takes: [{ name: 'object', wants: 'phrase/what-to-choose-for-instance-a', comes: 'out of play' }],
    says: 'asks for a choice and does nothing else; what follows speaks of it with `that` or by its name',
    example: 'choose 2 cards in your hand as pair',
    phrase: { en: 'choose {object}', fr: 'choisissez {object}', de: 'wähle {object}' },
    forms: { en: ['chooses', 'chosen'], fr: ['choisir', 'choisit', 'choisissent', 'choisi'] },
  },
  shuffle: {
    takes: [
      { name: 'object', wants: 'phrase/the-zone-to-shuffle', comes: 'always' },
      { name: 'into', preposition: 'into', wants: 'phrase/the-zone-to-shuffle-into', optional: true },
    ],
    says: 'puts the cards of a zone in an order that nobody knows; with `into`, moves a zone or some cards there first, and shuffles what they are in then',
    example: 'shuffle the deck',
    phrase: {
      en: 'shuffle {object} into {into}',
      fr: 'mélangez {object} {into}',
      de: 'mische {object} in {into}',
    },
  },
  reveal: {
    takes: [{ name: 'object', wants: 'phrase/the-cards-to-show', comes: 'out of play' }],
    says: 'shows cards to everybody once; they stay where they are',
    example: 'reveal a card in your hand',
    phrase: { en: 'reveal {object}', fr: 'révélez {object}', de: 'decke {object} auf' },
  },
  look: {
    takes: [{ name: 'cards', preposition: 'at', wants: 'phrase/the-cards-to-look-at' }],
    says: 'shows cards to the player who acts, where they lie and until the action is over; nobody else sees them',
    example: 'look at the top 2 cards of the deck',
    phrase: { en: 'look at {cards}', fr: 'regardez {cards}', de: 'betrachte {cards}' },
  },
  turn: {
    takes: [{ name: 'object', wants: 'phrase/the-cards-to-turn-and-behind' }],
    says: 'turns cards where they lie: face up everybody sees them until they leave the zone or are turned again',
    example: 'turn the top card of the deck face up',
    phrase: { en: 'turn {object}', fr: 'tournez {object}', de: 'lege {object} hin' },
  },
  attach: {
    takes: [
      { name: 'object', wants: 'phrase/the-cards-to-attach', comes: 'always' },
      { name: 'to', preposition: 'to', wants: 'phrase/the-card-that-they-are-attached' },
    ],
    says: 'attaches cards to another card, with which they then lie; of a kind with `goes on` only what it says is offered',
    example: 'attach a card in your hand to a fruit on the market',
    phrase: { en: 'attach {object} to {to}', fr: 'attachez {object} à {to}', de: 'lege {object} an {to} an' },
  },
  cover: {
    takes: [
      { name: 'object', wants: 'phrase/the-card-to-cover' },
      { name: 'using', preposition: 'using', wants: 'phrase/the-card-that-is-laid-over', comes: 'always' },
    ],
    says: 'lays a card over another one: it takes the place, the counters and what is attached; the other lies beneath',
    example: 'cover a fruit on the market using a fruit in your hand',
    phrase: {
      en: 'cover {object} using {using}',
      fr: 'couvrez {object} avec {using}',
      de: 'bedecke {object} mit {using}',
    },
    forms: { fr: ['couvrir', 'couvre', 'couvrent', 'couvert'] },
  },
  uncover: {
    takes: [
      { name: 'object', wants: 'phrase/a-card-that-covers-another-one', comes: 'always' },
      { name: 'to', preposition: 'to', wants: 'phrase/the-zone-where-it-goes' },
    ],
    says: 'takes the top card away; what it covered has its place and state again',
    example: 'uncover a fruit on the market to your hand',
    phrase: {
      en: 'move {object} to {to} without the card beneath it',
      fr: 'placez {object} {to} sans la carte placée dessous',
      de: 'lege {object} ohne die darunterliegende Karte {to}',
    },
  },
  gain: {
    takes: [{ name: 'object', wants: 'phrase/how-many-of-which-counter-for' }],
    says: 'adds to a counter of the player who acts, or of the card in front',
    example: 'gain 2 points',
    phrase: { en: 'gain {object}', fr: 'gagnez {object}', de: 'erhalte {object}' },
    forms: { de: ['erhalten', 'erhalten', 'erhält'] },
  },
  lose: {
    takes: [{ name: 'object', wants: 'phrase/how-many-of-which-counter-for-instance' }],
    says: 'takes from a counter of the player who acts, or of the card in front, down to its lower limit; `the game`: the game is over, and all others have won',
    example: 'lose a point',
    phrase: { en: 'lose {object}', fr: 'perdez {object}', de: 'verliere {object}' },
    forms: {
      en: ['loses', 'lost'],
      fr: ['perdre', 'perd', 'perdent', 'perdu'],
      de: ['verlieren', 'verloren'],
    },
  },
  win: {
    takes: [{ name: 'object', wants: 'phrase/the-game' }],
    says: 'ends the game, and the player who acts has won it',
    example: 'win the game',
    phrase: { en: 'win {object}', fr: 'gagnez {object}', de: 'gewinne {object}' },
    forms: { en: ['wins', 'won'], de: ['gewinnen', 'gewonnen'] },
  },
  pay: {
    takes: [{ name: 'object', wants: 'phrase/how-many-of-which-counter-for' }],
    says: 'takes from a counter of the player who acts, if there is enough; otherwise the order is left out',
    example: 'pay 2 coins',
    phrase: { en: 'pay {object}', fr: 'payez {object}', de: 'bezahle {object}' },
    forms: { en: ['pays', 'paid'] },
  },
  make: {
    takes: [
      { name: 'object', wants: 'phrase/a-roll-that-the-game-declares' },
      { name: 'for', preposition: 'for', wants: 'phrase/the-card-that-it-is-about', optional: true },
    ],
    says: 'throws dice; where the roll has a window, players may respond before its total is used',
    example: 'make a wind roll as throw',
    phrase: {
      en: 'make {object} for {for}',
      fr: 'faites {object} pour {for}',
      de: 'führe {object} für {for} aus',
    },
    forms: { en: ['makes', 'made'], fr: ['faire', 'fait', 'font', 'fait'] },
  },
  reroll: {
    takes: [{ name: 'object', wants: 'phrase/a-roll-or-a-die-of-it' }],
    says: 'throws the dice of a roll again, or one of them; what was added to the roll stays',
    example: 'reroll a wind roll of yours',
    phrase: { en: 'reroll {object}', fr: 'relancez {object}', de: 'würfle {object} neu' },
    forms: { de: ['würfeln', 'gewürfelt', 'würfelt'] },
  },
  set: {
    takes: [
      { name: 'object', wants: 'phrase/a-die-of-a-roll' },
      { name: 'to', preposition: 'to', wants: 'phrase/the-number-that-it-shows' },
    ],
    says: 'turns a die of a roll to a number that it has; what was added to the roll stays',
    example: 'set the lowest die of your roll to 6',
    phrase: {
      en: 'set {object} to {to}',
      fr: 'tournez {object} sur {to}',
      de: 'drehe {object} auf {to}',
    },
    forms: { en: ['sets', 'set'] },
  },
  hold: {
    takes: [
      { name: 'object', wants: 'phrase/a-contest-that-the-game-declares' },
      { name: 'against', preposition: 'against', wants: 'phrase/the-other-side' },
      { name: 'for', preposition: 'for', wants: 'phrase/the-card-that-it-is-about', optional: true },
    ],
    says: 'both sides throw dice, then the totals are compared',
    example: 'hold a bidding as contest against an opponent',
    phrase: {
      en: 'hold {object} against {against} for {for}',
      fr: 'tenez {object} contre {against} pour {for}',
      de: 'trage {object} gegen {against} für {for} aus',
    },
    forms: {
      en: ['holds', 'held'],
      fr: ['tenir', 'tient', 'tiennent', 'tenu'],
      de: ['tragen', 'getragen', 'trägt'],
    },
  },
  open: {
    takes: [
      { name: 'object', wants: 'phrase/a-window-that-the-game-declares' },
      { name: 'for', preposition: 'for', wants: 'phrase/what-it-is-about-as-the', optional: true },
    ],
    says: 'asks players in turn whether they respond, until the window closes',
    example: 'open the haggling',
    phrase: {
      en: 'open {object} for {for}',
      fr: 'ouvrez {object} pour {for}',
      de: 'öffne {object} für {for}',
    },
    forms: { fr: ['ouvrir', 'ouvre', 'ouvrent', 'ouvert'] },
  },
  announce: {
    takes: [{ name: 'object', wants: 'phrase/the-text-of-a-card-with' }],
    says: 'makes the first choices of a text that everybody can see, and lets it wait',
    example: "announce the card's effect as plan",
    phrase: { en: 'announce {object}', fr: 'annoncez {object}', de: 'kündige {object} an' },
  },
  resolve: {
    takes: [{ name: 'object', wants: 'phrase/what-was-announced' }],
    says: 'carries out what was announced; choices that no longer stand are left out',
    example: 'resolve the plan',
    phrase: { en: 'resolve {object}', fr: 'résolvez {object}', de: 'führe {object} aus' },
    forms: { fr: ['résoudre', 'résout', 'résolvent', 'résolu'] },
  },
  stop: {
    takes: [],
    says: 'in `first` of a verb: ends it before it has happened',
    example: 'stop',
    phrase: { en: 'stop', fr: 'arrêtez', de: 'brich ab' },
    forms: { en: ['stops', 'stopped'], de: ['brechen', 'gebrochen'] },
  },
  settle: {
    takes: [{ name: 'object', wants: 'phrase/the-triggers' }],
    says: 'carries out at once what has been triggered since the running event began',
    example: 'settle the triggers',
    phrase: { en: 'settle {object}', fr: 'résolvez {object}', de: 'handle {object} ab' },
    forms: { fr: ['résoudre', 'résout', 'résolvent', 'résolu'] },
  },
  use: {
    takes: [{ name: 'object', wants: 'phrase/the-text-of-a-card-for' }],
    says: 'carries out the text in a field of a card; `this` in it is that card, `you` the player who uses it; with `as this` behind it the text is said by the card that uses it, and `this` is that one',
    example: "use the card's effect",
    phrase: { en: 'use {object}', fr: 'appliquez {object}', de: 'wende {object} an' },
  },
} as const satisfies Record<string, Primitive>;

export type PrimitiveVerb = keyof typeof primitives;

export const isPrimitive = (word: string): word is PrimitiveVerb => Object.hasOwn(primitives, word);
