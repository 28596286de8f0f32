/** What a game declares: its kinds, zones, counters, verbs and all else that its texts refer to by name. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place, Snippet } from '../../text/source.ts';
import type { Block, Condition, Expression, NounPhrase, VerbPreposition } from '../syntax/ast.ts';

/** A name in the languages of the game: singular and plural forms as the data gives them. */
export interface Names {
  readonly en: readonly string[];
  readonly fr?: readonly string[];
  readonly de?: readonly string[];
  /** Other words that people may write for it, from which it is suggested. They mean nothing. */
  readonly also?: Readonly<Partial<Record<'en' | 'fr' | 'de', readonly string[]>>>;
  /** What is printed in place of the name, by which texts still call it. */
  readonly printed?: Readonly<Partial<Record<'en' | 'fr' | 'de', readonly string[]>>>;
}

/** A phrase in the data, with the text that it was read from, which alone has its words. */
export interface PhraseText {
  readonly tree: NounPhrase;
  readonly snippet: Snippet;
  /** There is nothing that could be read, which was reported: what it says is of the error sort. */
  readonly unread?: true;
}

export interface ExpressionText {
  readonly tree: Expression;
  readonly snippet: Snippet;
}

export interface BlockText {
  readonly tree: Block;
  readonly snippet: Snippet;
}

export interface ConditionText {
  readonly tree: Condition;
  readonly snippet: Snippet;
}

interface Declared {
  readonly id: string;
  readonly names: Names;
  readonly place: Place;
  /** What it is could not be read, which was reported: it is of the error sort, and what uses it is not complained about. */
  readonly unread?: true | undefined;
}

/** What a field or counter may hold. */
export type ValueType =
  | { readonly type: 'number'; readonly from?: number; readonly to?: number }
  | { readonly type: 'value'; readonly of: EnumSymbol }
  /** Any number of the values, as a bit set. */
  | { readonly type: 'set'; readonly of: EnumSymbol }
  /** Numbers, of which one may be chosen. */
  | { readonly type: 'numbers' }
  /** Phrases that each select some cards. */
  | { readonly type: 'selections' }
  /** Numbers from one to another: `8+`, `5-`, `6..7`. */
  | { readonly type: 'range' }
  | { readonly type: 'text' }
  | {
      readonly type: 'language';
      readonly entry: 'effect' | 'abilities' | 'condition' | 'cost';
      readonly verb?: string;
    };

export interface EnumSymbol extends Declared {
  readonly sort: 'enum';
  readonly values: EnumValueSymbol[];
  /** The names of the game's cards: no file declares them. */
  readonly ofCards?: true;
}
export interface EnumValueSymbol extends Declared {
  readonly sort: 'value';
  readonly of: EnumSymbol;
  readonly index: number;
}
export interface FieldSymbol extends Declared {
  readonly sort: 'field';
  readonly index: number;
  readonly kind: KindSymbol;
  readonly type: ValueType;
  /** Cards may print `any`: the player who reads the field chooses a value each time. */
  readonly wild: boolean;
  readonly optional: boolean;
  /** Whether it is printed on the card that people hold. */
  readonly printed: boolean;
  /** It is one with the fields of this name and these values that other kinds have: cards of all these kinds are compared by it. */
  readonly shared: boolean;
  /** Fields of the kind that a card must have which has this one. */
  readonly needs: readonly string[];
  /** What a card has that does not say it, as the data give it; undefined where each card says it. */
  readonly default: unknown;
}
export interface KindSymbol extends Declared {
  readonly sort: 'kind';
  readonly index: number;
  readonly fields: FieldSymbol[];
  /** Where a phrase looks for this kind when it names no place. */
  means?: PhraseText;
  /** What cards of this kind may be attached to. */
  goesOn?: PhraseText;
  /** Who has an attached card of this kind: the side of its host, or who attached it. */
  readonly controlledBy: 'host' | 'attacher';
}
export interface ZoneSymbol extends Declared {
  readonly sort: 'zone';
  /** The preposition in front of its name for cards in it. */
  readonly prepositions: { readonly fr?: string | undefined; readonly de?: string | undefined };
  readonly index: number;
  readonly of: 'player' | 'table';
  readonly order: 'set' | 'stack' | 'row' | 'piles' | 'grid';
  readonly seenBy: 'everyone' | 'owner' | 'owner and partner' | 'others' | 'nobody';
  readonly takes?: readonly KindSymbol[];
  /** Cards in it are in play: they have a time of entry, and their state is theirs until they leave. */
  readonly inPlay: boolean;
  /** Cards in it are under the card that this state of them holds. */
  under?: CounterSymbol;
  pile?: PileSymbol;
  /** Whether it holds only so many cards. */
  readonly limited: boolean;
  /** Something happens when more cards are wanted than it has. */
  readonly runsOut: boolean;
  /** Where the order is `grid`. */
  grid?: GridSymbol;
}
/** The cells of a zone: piles that are always there, row after row. */
export interface GridSymbol {
  /** Whether cells touch four others across edges or, with each row in the gaps of the row above, six. */
  readonly layout: 'squares' | 'hexes' | 'slanted hexes';
  /** How many cells each row has. */
  readonly rows: readonly number[];
  /** The names of cells that are left out. */
  readonly holes?: readonly string[];
  /** The pile that is its first cell. */
  readonly first: number;
  readonly metrics: MetricSymbol[];
  /** How many cards a cell holds at most. */
  readonly capacity?: ExpressionText;
}
/** A way of measuring how far two cells are apart. */
export interface MetricSymbol extends Declared {
  readonly sort: 'metric';
  readonly zone: ZoneSymbol;
  /** `straight` is declared by no game: it counts along a line, and reaches nothing else. */
  readonly how: 'orthogonal' | 'diagonal' | 'path' | 'straight';
}
/** Cells with a name: one for each player, or one for the table. */
export interface CellSymbol extends Declared {
  readonly sort: 'cell';
  readonly zone: ZoneSymbol;
  readonly of: 'player' | 'table';
  /** Their piles, by seat. */
  readonly piles: readonly number[];
}
/** Which values are related to which others. */
export interface TableSymbol extends Declared {
  readonly sort: 'table';
  /** As a verb behind its subject: `beat {element}`. */
  readonly wording: Wording;
  readonly from: EnumSymbol;
  readonly to: EnumSymbol;
  /** For each value of `from` the values of `to`, as a bit set. */
  readonly rows: Int32Array;
}
/** A named expression or condition. */
export interface FunctionSymbol extends Declared {
  readonly sort: 'function';
  /** Of a condition, as a verb behind its first parameter: `fit {card}`. */
  readonly wording: Wording;
  readonly index: number;
  readonly parameters: readonly Parameter[];
  readonly body: FunctionBody;
  /** Where the machine keeps `you` and then its parameters while it is evaluated. */
  readonly first: number;
  /** `wrong`: what it gives is of the error sort. */
  state: 'unread' | 'reading' | 'read' | 'wrong';
  readonly diagnostics: Diagnostic[];
  /** What it compares with the phrases of cards: asked again in each load, and it is read once. */
  readonly fits: FitQuestion[];
}
export type FunctionBody =
  | { readonly form: 'is'; readonly value: ExpressionText }
  | {
      readonly form: 'sum';
      readonly terms: readonly { readonly label: string; readonly value: ExpressionText }[];
      readonly least?: ExpressionText;
    }
  | {
      readonly form: 'cases';
      readonly cases: readonly { readonly if?: ConditionText; readonly is: ExpressionText }[];
    }
  | { readonly form: 'if'; readonly test: ConditionText };
interface PileSymbol extends Declared {
  readonly sort: 'pile';
  readonly zone: ZoneSymbol;
}
/** What a state holds. */
export type StateContent =
  | { readonly sort: 'value'; readonly of: EnumSymbol }
  | { readonly sort: 'player' }
  | { readonly sort: 'card'; readonly kinds?: readonly KindSymbol[] };
export interface CounterSymbol extends Declared {
  readonly sort: 'counter';
  readonly index: number;
  /** A state: its number encodes a value, a player or a card, -1 for nothing. */
  readonly holds?: StateContent;
  /** Of a state: who may know what it holds. */
  readonly seenBy?: Exclude<ZoneSymbol['seenBy'], 'owner and partner'>;
  readonly of: 'player' | 'game' | 'card';
  /** Of cards: the kinds that have it. */
  readonly kinds?: readonly KindSymbol[];
  readonly from?: number;
  readonly to?: number;
  readonly starts: number;
  /** A setting of players: it is agreed on before the game, and nothing changes it. */
  readonly fixed?: true;
  /** Of players: what the seats in turn start with instead, again and again. */
  readonly startsBySeat?: readonly number[];
  readonly said?: Readonly<Partial<Record<CounterChange['how'], SpokenChange>>>;
  /** What +1 to it means, as a clause about its `{owner}`: `{owner} may step diagonally`. */
  readonly raised?: Readonly<Partial<Record<'en' | 'fr' | 'de', string>>>;
  /** What it means that there is at least 1, and at least `{amount}`, as sentences about its `{owner}`. */
  readonly reached?: Readonly<Partial<Record<'en' | 'fr' | 'de', readonly string[]>>>;
  /** Of cards: the id of the printed number that it starts with instead. */
  readonly startsField?: string;
}
/** The printed order in place of gaining, losing or paying with a counter, with a place for `{amount}`, and its unit. */
export interface SpokenChange {
  readonly wording: Wording;
  readonly unit: Names;
}
export interface SettingSymbol extends Declared {
  readonly sort: 'setting';
  readonly index: number;
  /** The number that it has if nothing else is agreed on; undefined where that depends on how many play. */
  readonly usual?: number | undefined;
}
/** A place in the game that a player holds, such as who goes first. */
export interface RoleSymbol extends Declared {
  readonly sort: 'role';
  readonly index: number;
  /** The seat that holds it from the beginning to the end: the first is 0, and the last -1. */
  readonly seat?: number | undefined;
  /** Of a seat that nobody plays: how the game answers for it. */
  readonly automatic?: {
    readonly answers: 'least' | 'random';
    /** Whether it takes actions in its turns; else the parts of a turn with actions are left out for it. */
    readonly acts: boolean;
  };
}
/** A word for a selection. */
export interface NounSymbol extends Declared {
  readonly sort: 'noun';
  readonly is: PhraseText;
}
/** The best of a set by a list of keys, ties settled at random or shared. */
export interface RankingSymbol extends Declared {
  readonly sort: 'ranking';
  readonly among: PhraseText;
  readonly by: readonly CounterSymbol[];
  readonly ties: 'random' | 'share';
}
export interface StepSymbol extends Declared {
  readonly sort: 'step';
  readonly index: number;
  /** Players have turns in it, one after the other. */
  readonly turns: boolean;
  /** It is a part of a turn, so it is somebody's. */
  readonly inTurn: boolean;
  /** What it calls the counters of its turns, by key: `extra turns`, `skipped turns`, `ended turns`. */
  readonly turnCounters: Readonly<Record<string, string>>;
}
/** A part of the game's flow that repeats and is counted. */
export interface CycleSymbol extends Declared {
  readonly sort: 'cycle';
}
export interface CardSymbol extends Declared {
  readonly sort: 'card';
  readonly kind: KindSymbol;
  /** Indices of its copies. */
  readonly copies: readonly number[];
}
export interface Parameter {
  readonly name: string;
  /** None: the direct object. */
  readonly preposition?: VerbPreposition;
  readonly phrase: PhraseText;
}
/** How a verb is put into words, by language: the order to do it, with a place for each parameter, and its other forms. */
export interface Wording {
  readonly phrase: Readonly<Partial<Record<'en' | 'fr' | 'de', string>>>;
  readonly forms: Readonly<Partial<Record<'en' | 'fr' | 'de', readonly string[]>>>;
  /** What is printed in place of it. */
  readonly printed?: Wording;
}
export interface VerbSymbol extends Declared {
  readonly sort: 'verb';
  readonly wording: Wording;
  /** Whether printed cards that use it say what it means. */
  readonly reminder?: true;
  /** The sign in front of it on printed cards that use it. */
  readonly icon?: string;
  readonly index: number;
  readonly parameters: readonly Parameter[];
  readonly body: Block;
  /** What is tried before it has happened, and may still stop it. */
  readonly first: Block;
  /** Both with their places. */
  readonly texts?: readonly BlockText[];
  /** Other verbs that it counts as: what waits for them, or forbids them, is about it too. */
  readonly counts: VerbSymbol[];
  /** All players see that it is done, and with what. */
  readonly says?: true;
  /** Of what the language's own verbs do with a counter; see `dsl/language/symbols/counter-verbs.ts`. */
  readonly change?: CounterChange;
  /** Of what the language itself tells; see `dsl/language/symbols/events/built-in-events.ts`. */
  readonly tells?:
    | 'throw'
    | 'settle'
    | 'change'
    | 'raise'
    | 'lower'
    | 'look'
    | 'reveal'
    | 'attach'
    | 'shuffle'
    | 'respond'
    | 'window opens'
    | 'window closes';
  /** Of the end of a contest; see `dsl/language/symbols/events/contest-events.ts`. */
  readonly decides?: { readonly how: 'win' | 'lose'; readonly contest: ContestSymbol };
  /** Of what the order `move` does: to the piles of one zone, or of any; see `dsl/language/symbols/events/move-events.ts`. */
  readonly moves?: ZoneSymbol | 'anywhere';
  /** Of what comes from one zone into another; see `dsl/language/symbols/events/crossing-events.ts`. */
  readonly crosses?: 'leave' | 'enter' | 'move';
}
/** One way in which a counter changes. */
export interface CounterChange {
  readonly how: 'gain' | 'lose' | 'pay';
  readonly counter: CounterSymbol;
}
/** A roll of dice for a purpose. */
export interface RollSymbol extends Declared {
  readonly sort: 'roll';
  readonly index: number;
  readonly dice: number;
  readonly sides: number;
  /** The window that opens once the dice are thrown. */
  window?: WindowSymbol;
}
/** Two rolls that are compared. */
export interface ContestSymbol extends Declared {
  readonly sort: 'contest';
  readonly index: number;
  /** The roll of each side; the first side is the one that holds the contest. */
  readonly rolls: readonly [RollSymbol, RollSymbol];
  readonly window: WindowSymbol | undefined;
  /** Who wins where the totals are equal: the first side, the other, or nobody. */
  readonly ties: 'first' | 'second' | 'nobody';
}
/** A time in which players may respond. */
export interface WindowSymbol extends Declared {
  readonly sort: 'window';
  readonly index: number;
  parameters: readonly Parameter[];
  /** Whom it asks, and who is asked first. */
  readonly asking: readonly ExpressionText[];
  /** Whether abilities that do not name it may be used in it. */
  readonly abilities: boolean;
  /** What can be done in it, by name; what is chosen for it, as the data have it: empty for an action without a choice. */
  readonly actions: readonly { readonly id: string; readonly choose: string }[];
}
/**
 * A question about the past, answered by a counter: how often somebody did something, or something was done to a card; or in which order
 * that was last so of each card.
 */
export interface HistoryQuestion {
  readonly index: number;
  readonly verb: VerbSymbol;
  /** `seat`: it is counted for each player, as they see the cards, no matter who did it; `opponent`: where an opponent of theirs did. */
  readonly subject: 'agent' | 'object' | 'by' | 'seat' | 'opponent';
  /** What is counted for players is counted for each of the cards to which it was done. */
  readonly each?: true | undefined;
  /** `order`: instead of counting, cards are numbered by when it was last so of them. */
  readonly keeps?: 'order' | undefined;
  /** In front of the part of the verb that the card of `by` is; `by` itself where it is left out. */
  readonly part?: VerbPreposition | undefined;
  /**
   * `own turn`: begun again whenever a turn of the player has ended for whom it is counted. `last turn`: what was counted before that turn
   * is taken away then, so that it goes back to where the turn began. `stay`: since the card came into play that asks.
   */
  readonly per: 'turn' | 'own turn' | 'last turn' | 'cycle' | 'game' | 'stay';
  /** Only objects of these kinds count. */
  readonly kinds: readonly number[] | undefined;
  /** Only objects that are these before it happens count, in the words of the text that asks; of a seat and a part, that part. */
  readonly which?: string | undefined;
}

/** Phrases that cards print are compared with cards somewhere in the texts of the game. */
export interface FitQuestion {
  /** The field that prints them; none where that is not known. */
  readonly field: FieldSymbol | undefined;
  /** What the cards may be; none where they may be anything. */
  readonly kinds: readonly KindSymbol[] | undefined;
}

export type NounLike =
  | KindSymbol
  | NounSymbol
  | ZoneSymbol
  | PileSymbol
  | FieldSymbol
  | CounterSymbol
  | SettingSymbol
  | RoleSymbol
  | RankingSymbol
  | CycleSymbol
  | EnumValueSymbol
  | EnumSymbol
  | StepSymbol
  | CardSymbol
  | RollSymbol
  | ContestSymbol
  | WindowSymbol
  | FunctionSymbol
  | MetricSymbol
  | CellSymbol
  | BuiltIn;

/** Everything that a game declares, with the place where it does. */
export type DeclaredSymbol = Exclude<NounLike, BuiltIn> | VerbSymbol | TableSymbol;

/** The counters by which a game says who takes part, and which way the turn order goes. */
export interface Seating {
  /** Two play at most, so that everybody has one opponent. */
  readonly two?: boolean | undefined;
  /** Of players: who has any of it is out. */
  readonly out?: CounterSymbol | undefined;
  /** Of the game: as long as there is any of it, the turn order goes the other way. */
  readonly reversed?: CounterSymbol | undefined;
  /** Of players: turn order goes from the lowest number to the highest, among equals as they sit. */
  readonly order?: CounterSymbol | undefined;
  /** Of players: those with the same number are partners. */
  readonly teams?: CounterSymbol | undefined;
}

/** Words that every game has. */
export interface BuiltIn {
  readonly sort: 'built-in';
  readonly id:
    | 'player'
    | 'opponent'
    | 'card'
    | 'controller'
    | 'active player'
    | 'seated player'
    | 'partner'
    | 'next player'
    | 'previous player'
    | 'size'
    | 'owner'
    | 'host'
    | 'place'
    | 'roll'
    | 'roller'
    | 'total'
    | 'die'
    | 'vote'
    | 'choice';
}
