import type { Basic } from '../index.ts';

/** What stands in a rule book around the texts of the game. */
export interface Titles {
  readonly players: (min: number, max: number) => string;
  /** Words for what games often say of themselves, by its key. */
  readonly about: Readonly<Record<string, (value: string) => string>>;
  /** Between parts of a sentence, with its spaces. */
  readonly stop: string;
  readonly colon: string;
  readonly aim: string;
  readonly once: string;
  readonly endOfTurn: string;
  readonly after: (step: string) => string;
  readonly winners: string;
  readonly nobodyWins: string;

  readonly things: string;
  readonly cards: string;
  readonly count: string;
  readonly begin: string;
  readonly printed: string;
  readonly decks: string;
  /** How many cards a deck has; `count` as `exactly` and `bounds` say it. */
  readonly wholeDeck: (count: string) => string;
  readonly ofDeck: (count: string, cards: string) => string;
  readonly deckCopies: (most: number) => string;
  readonly attached: string;
  /** What becomes of cards when what they are attached to leaves play. */
  readonly left: (to: string) => string;
  readonly goesAlong: string;
  readonly maybe: string;
  readonly counters: string;
  readonly ofPlayer: string;
  readonly ofGame: string;
  readonly ofCards: (kinds: string) => string;
  readonly starts: (value: number) => string;
  readonly startsField: (field: string) => string;
  readonly resets: (cycle: string) => string;
  readonly bounds: (from: number | undefined, to: number | undefined) => string;
  readonly exactly: (count: number) => string;
  readonly roles: string;
  readonly dice: string;
  readonly throwing: (count: number, sides: number) => string;
  readonly rollWindow: (window: string) => string;
  readonly contest: (own: string, other: string) => string;
  /** Who wins a tie: the side that made a roll. */
  readonly tie: (roll: string) => string;
  readonly noTie: string;

  readonly places: string;
  readonly place: string;
  readonly owner: string;
  readonly seen: string;
  readonly arrangement: string;
  readonly holds: string;
  readonly zoneOf: Readonly<Record<'player' | 'table', string>>;
  readonly seenBy: Readonly<Record<'everyone' | 'owner' | 'nobody', string>>;
  readonly order: Readonly<Record<'set' | 'stack' | 'row', string>>;
  readonly piles: (name: string) => string;
  readonly grid: (columns: number, rows: number, name: string) => string;
  readonly capacity: (most: string) => string;
  readonly capacityOfCell: (most: string) => string;
  readonly allCards: string;
  readonly inPlay: (zones: string) => string;
  readonly runsOut: (zone: string) => string;
  readonly metric: Readonly<Record<'orthogonal' | 'diagonal' | 'path', string>>;

  readonly numbers: string;
  readonly number: string;
  readonly usual: string;
  readonly allowed: string;
  readonly offered: string;
  readonly forPlayers: (value: number, players: number) => string;

  readonly reading: string;
  readonly clockwise: string;
  readonly asFar: string;
  readonly chooser: string;
  readonly mayDecline: string;
  readonly inSecret: string;
  /** What a card prints that stands for any value. */
  readonly wild: string;

  readonly setup: string;
  readonly course: string;
  readonly cycle: (cycle: string) => string;
  readonly oneStep: (cycle: string) => string;
  readonly turns: (from: string) => string;
  readonly oneTurnEach: (from: string) => string;
  /** How turns come about that players have besides; `counter`: what they are called. */
  readonly extraTurns: (counter: string) => string;
  /** A turn has several parts. */
  readonly partsOfTurn: string;
  readonly single: string;
  readonly several: string;
  readonly severalUntil: string;
  readonly pass: string;
  readonly turnsUntil: string;
  readonly onlyIf: string;
  readonly cost: string;
  readonly abilities: string;
  readonly nothing: string;

  readonly windows: string;
  readonly asked: string;
  readonly firstAsked: string;
  /** Where nothing else is said. */
  readonly askedUsually: string;
  readonly closes: Readonly<Record<'all pass' | 'first claim', string>>;
  readonly resolves: Readonly<Record<'in order' | 'last first', string>>;

  readonly always: string;
  readonly checked: string;
  readonly triggers: string;
  readonly trigger: Readonly<Record<string, string>>;

  readonly verbs: string;
  readonly aboutVerbs: string;
  readonly before: string;
  readonly afterwards: string;
  readonly idle: string;
  readonly aboutBasics: string;
  readonly basics: Readonly<Record<Basic, string>>;
  readonly countsAs: string;

  readonly words: string;
  /** Cards of a place that lie together; `place` is its name. */
  readonly pile: (place: string) => string;
  readonly ifItHolds: string;
  readonly sum: string;
  readonly least: (value: string) => string;
  readonly cases: string;
  readonly otherwise: string;
  /** `by`: what is counted, the first that differs decides. */
  readonly ranking: (among: string, by: readonly string[]) => string;
  readonly rankingTies: Readonly<Record<'random' | 'share', string>>;
  readonly allCardsOfGame: string;
  readonly card: string;
}
