import type { StatedCondition } from './condition-parts.ts';
import type { CardLooks } from './face-description.ts';
import type { CheckedAbility, Program, Slot } from '../../dsl/ir/statements.ts';
import type { Many, ActionRequirement, Scalar, Sort, Test } from '../../dsl/ir/expressions.ts';
import type { Language } from '../../dsl/nlg/index.ts';
import type { Snippet } from '../../dsl/text/source.ts';
import type { Vocabulary } from '../../dsl/language/symbols/symbol-table.ts';
import type {
  CardSymbol,
  CounterSymbol,
  EnumSymbol,
  FieldSymbol,
  KindSymbol,
  RoleSymbol,
  Names,
  StepSymbol,
  WindowSymbol,
  ZoneSymbol,
} from '../../dsl/language/symbols/symbols.ts';
import type { MapNode } from '../../schemas/index.ts';

/** A text made ready to run. */
export interface NamedProgram {
  readonly role: ProgramRole;
  /** The name of its role, by which saved positions and logs know it. */
  readonly name: string;
  readonly program: Program;
  readonly snippet: Snippet;
}

export const namedProgram = (role: ProgramRole, program: Program, snippet: Snippet): NamedProgram => ({
  role,
  name: nameOfProgram(role),
  program,
  snippet,
});

/** A step of the flow: something that happens, or turns that players take. */
export type Step =
  | { readonly kind: 'do'; readonly symbol: StepSymbol; readonly program: NamedProgram }
  | {
      readonly kind: 'turns';
      readonly symbol: StepSymbol;
      readonly from: Scalar;
      /** Turns go on until it holds; without it each player has one. */
      readonly until: Test | undefined;
      /** The counter of the turns that players have besides; none where there are no such turns. */
      readonly extra: CounterSymbol | undefined;
      /** The counter of the turns that players leave out; none where nobody does. */
      readonly skipped: CounterSymbol | undefined;
      /** The counter of the game by which a turn that is going on ends; none where no turn ends so. */
      readonly ended: CounterSymbol | undefined;
      readonly parts: readonly TurnPart[];
      /** The place of the step's conditions, for their names in programs. */
      readonly snippet: Snippet;
    };

/** A part of a turn: something that happens, or actions of the player whose turn it is. */
export type TurnPart =
  | { readonly kind: 'do'; readonly symbol: StepSymbol; readonly program: NamedProgram }
  | {
      readonly kind: 'actions';
      /** None: the turn is this one action. */
      readonly symbol: StepSymbol | undefined;
      readonly offer: Offer;
      /** The least and the greatest number of actions before the player may pass; none without a limit. */
      readonly least: Scalar | undefined;
      readonly most: Scalar | undefined;
      /** Actions are offered again until this holds or the player passes. */
      readonly until: Test | undefined;
      readonly snippet: Snippet;
    };

/** What a player may do when asked to act. */
export interface Offer {
  readonly actions: readonly ActionOption[];
  /** Whether activated abilities without a time of their own can be used as well. */
  readonly abilities: boolean;
}

/** Something that a player may do on their turn, or in a window. */
export interface ActionOption {
  readonly id: string;
  readonly names: Names;
  /** What must hold for it to be on offer, each with the words that say so. */
  readonly allowed: readonly ActionRequirement[];
  /** How many of its acts are its choice and its price. */
  readonly heads: number;
  readonly program: NamedProgram;
}

/** A time in which players may respond. */
export interface WindowData {
  readonly symbol: WindowSymbol;
  readonly asks: Many;
  /** Who is asked first; else the one whose turn it is. */
  readonly from: Scalar | undefined;
  readonly closes: 'all pass' | 'first claim';
  readonly resolves: 'at once' | 'in order' | 'last first';
  readonly offer: Offer;
  readonly slots: readonly Slot[];
  /** Locals of the parameters. */
  readonly parameters: readonly number[];
  readonly snippet: Snippet;
}

/** An ability as the linked game knows it. */
export interface AbilityData {
  readonly index: number;
  readonly role: ProgramRole;
  /** As saves and logs call it. */
  readonly name: string;
  readonly ability: CheckedAbility;
  /** What it does; none for an ability without a program. */
  readonly program: NamedProgram | undefined;
  readonly snippet: Snippet;
  /** The card that prints it; none for a rule of the game and for what an effect creates. */
  readonly card: CardData | undefined;
  /** Created by an effect, and present as long as that effect says. */
  readonly standing: boolean;
}

/** In which order triggers are carried out: the first key that tells two apart decides. */
export type TriggerKey =
  | 'side of the active player'
  | 'order of entry'
  | 'order of arrival'
  | 'the controller chooses';

/** When the game is over, and who has won. */
export interface Ending {
  readonly id: string;
  readonly names: Names;
  /** The step behind which it is asked. */
  readonly after: StepSymbol | undefined;
  /** Or when: behind each statement that could make it hold, or at the end of each turn. */
  readonly at: 'once' | 'end of turn' | undefined;
  readonly test: Test;
  readonly winners: Many;
  /** All at the table have won or lost, as one. */
  readonly together?: 'won' | 'lost';
  /** It comes of what a text says, at once: somebody wins or loses the game. */
  readonly said?: 'won' | 'lost';
}

export interface GameSetting {
  readonly id: string;
  readonly names: Names;
  readonly from?: number;
  readonly to?: number;
  /** Each player has one of their own. */
  readonly of?: 'player';
  readonly standard: number;
  readonly offered: readonly { readonly label: string; readonly value: number }[];
  readonly byPlayers: ReadonlyMap<number, number>;
}

/** A card as it is printed; `copies` of it take part. */
export interface CardData {
  readonly symbol: CardSymbol;
  /** Per field of the vocabulary: number, index of a value, `WILD`, or `NONE`. */
  readonly values: Int32Array;
  /** Texts by field name. */
  readonly texts: ReadonlyMap<string, NamedProgram>;
  /** Lists by field name: numbers, or indices of `selections`. */
  readonly lists: ReadonlyMap<string, readonly number[]>;
  /** Conditions by field name. */
  readonly conditions: ReadonlyMap<string, Test>;
  /** What its fields of text and language hold, as it is written, by field name; several for a list of phrases. */
  readonly written: ReadonlyMap<string, readonly string[]>;
  /** What is printed on it in its author's own words, by language; nothing that runs. */
  readonly own: ReadonlyMap<Language, string>;
}

/** The printed value `any`. */
export const WILD = -0x4000_0000;
/** A field that the card does not have. */
export const NONE = -0x4000_0001;

/** What a person at the table sees, as the data declares it. */
export interface TableDescription {
  readonly shared: readonly string[];
  readonly player: readonly string[];
  /** The counters of cards that are shown. */
  readonly card: readonly string[];
  /** How much of a card is shown, by the name of its zone. */
  readonly shows: ReadonlyMap<string, Shown>;
  /** Which of its printed values are shown there, where not all are. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
  readonly badges: readonly Badge[];
  readonly cells: readonly CellMark[];
  /** Functions whose sums are printed with all their parts when something is calculated with them. */
  readonly sums: readonly string[];
}

/** How much of a card a table shows: its name, what lasts while it is there, or its whole text. */
export const howShown = ['name', 'short', 'whole'] as const;
export type Shown = (typeof howShown)[number];

/**
 * What a seat that nobody plays takes first: cards of a kind, or players without one, with the most of a value. The
 * card or player is `it` of `reserved.marked`, and the seat is `it` of `reserved.looking`.
 */
export interface Preference {
  readonly role: RoleSymbol;
  readonly kind: KindSymbol | undefined;
  readonly value: Scalar;
  readonly lowest: boolean;
}

/**
 * A mark that a table shows with cards of a kind. In its texts the card is `it` of `reserved.marked`, and the
 * player who looks is `it` of `reserved.looking`.
 */
export interface Badge {
  readonly id: string;
  readonly names: Names;
  readonly kind: KindSymbol;
  /** The zones in which cards have it; empty: anywhere. */
  readonly zones: readonly ZoneSymbol[];
  readonly says: BadgeText;
  /** Whether it is another for everyone who looks. */
  readonly asksYou: boolean;
}

/** A sign that a table shows in the cells of a grid of which something holds. The cell is `it` of `reserved.marked`. */
export interface CellMark {
  readonly id: string;
  readonly names: Names;
  readonly zone: ZoneSymbol;
  readonly sign: string;
  readonly test: Test;
  /** Whether it is another for everyone who looks. */
  readonly asksYou: boolean;
}

export type BadgeText =
  /** A number, a card or a player; a number may have a maximum. */
  | {
      readonly form: 'is';
      readonly value: Scalar;
      readonly sort: Sort;
      readonly of: EnumSymbol | undefined;
      readonly outOf: Scalar | undefined;
    }
  /** The bare name, as long as it holds. */
  | { readonly form: 'if'; readonly test: Test }
  /** What is missing for it to hold. */
  | { readonly form: 'needs'; readonly test: Test; readonly said: StatedCondition };

export interface Measure {
  readonly id: string;
  readonly value: Scalar;
}

/** What players are grouped by when games are over; the player is `it` at `reserved.grouped`. */
export type Grouping = { readonly id: string } & (
  | {
      readonly by: 'things';
      readonly set: Many;
      readonly sort: 'card' | 'value' | 'player' | 'number';
      /** Of values: the set that they are from. */
      readonly of?: EnumSymbol;
    }
  /** `yes` or `no`. */
  | { readonly by: 'condition'; readonly test: Test }
  /** The deck that a player brought, one of these. */
  | { readonly by: 'deck'; readonly decks: readonly { readonly id: string; readonly names: Names }[] }
);

/** A number by which players are ranked at the end; the player is `it` at `reserved.grouped`. */
export interface ScoreKey {
  readonly id: string;
  readonly names: Names;
  readonly value: Scalar;
  readonly lowest: boolean;
}

/** What a simulation tells, as the data declares it. */
export interface ReportDescription {
  readonly measures: readonly Measure[];
  readonly groups: readonly Grouping[];
}

/** How many cards of a sort a deck has, and how many copies of one; none of a bound: any number. */
export interface DeckRule {
  readonly id: string;
  readonly counts: Test;
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly copies: number | undefined;
}

/** A game read from data, checked and linked: names are symbols, texts are programs. Readonly and shared. */
export interface Game {
  readonly id: string;
  readonly names: Names;
  /** What it was linked from: the sections of the game file with all cards under `cards`, variants put on top. */
  readonly data: MapNode;
  readonly language: number;
  readonly about: Readonly<Record<string, unknown>>;
  readonly players: { readonly min: number; readonly max: number };
  readonly vocabulary: Vocabulary;
  readonly settings: readonly GameSetting[];
  readonly cards: readonly CardData[];
  /** From a card's index to the printed card it is a copy of. */
  readonly copies: readonly CardData[];
  /** Names of the copies: the id, with `#2` and so on where there are several. */
  readonly copyNames: readonly string[];
  /** Zone index of the vocabulary where each copy starts. */
  readonly startZones: Int32Array;
  /** The deck of each seat that there can be, by id; empty in games without decks. */
  readonly decks: readonly string[];
  /** What each deck must hold. */
  readonly deckRules: readonly DeckRule[];
  /** Per copy the seat whose deck it is from; absent in games without decks. */
  readonly owners?: Int8Array;
  /**
   * Per copy 1 where it is in no deck: it is in no zone, and never comes into the game. Absent where decklists are public:
   * all copies are in decks then. A match draws which copies of a card these are, and only keeps how many.
   */
  readonly spares?: Uint8Array;
  /** The same where the seats have the decks that the game says, in turn. */
  readonly usualSpares?: Uint8Array;
  /** By zone of the vocabulary: how many cards it holds; the player of the zone is `it` at `reserved.zonePlayer`. */
  readonly capacities?: readonly (Scalar | undefined)[];
  /** By kind: where its cards go when their host leaves; the card is `it` at `reserved.leaving`. Absent: with the host. */
  readonly leavesTo?: readonly (Scalar | undefined)[];
  readonly fields: readonly FieldSymbol[];
  /** The phrases that cards print, each as a test of a card. */
  readonly selections: readonly Test[];
  readonly setup: NamedProgram | undefined;
  readonly steps: readonly Step[];
  readonly cycle: {
    readonly id: string;
    /** Which counters of the vocabulary are reset with it. */
    readonly resets: readonly number[];
  };
  readonly verbs: readonly NamedProgram[];
  /** What is tried before a verb has happened, by verb; none for most. */
  readonly firsts: readonly (NamedProgram | undefined)[];
  /** What happens when more cards are wanted than a zone has, by zone of the vocabulary. */
  readonly runsOut: readonly (NamedProgram | undefined)[];
  readonly windows: readonly WindowData[];
  readonly abilities: readonly AbilityData[];
  readonly triggerOrder: readonly TriggerKey[];
  /** What is answered for a player who does not: as little as is allowed, or by chance. */
  readonly absent: 'least' | 'random';
  /** Whether players may note what they have seen, so that the program does it for them. */
  readonly notes: boolean;
  readonly checks: readonly NamedProgram[];
  readonly endings: readonly Ending[];
  /** What seats that nobody plays prefer. */
  readonly preferences: readonly Preference[];
  /** What decides in the end, the first number first; empty in games without a score. */
  readonly score: readonly ScoreKey[];
  readonly table: TableDescription;
  /** What the data say of how cards look on paper. */
  readonly cardLooks: CardLooks;
  readonly report: ReportDescription;
  /** Hash of each part of the data by its path; comments, layout and display names do not count. */
  readonly parts: ReadonlyMap<string, string>;
  readonly hash: string;
  /** Variants and further files that were put on top. */
  readonly variants: readonly string[];
  /** What the variants are called, in the same order. */
  readonly variantNames: readonly Names[];
  /** The game itself, if it has a version, and the packs that were put on top, in their order. */
  readonly packs: readonly { readonly id: string; readonly version: string }[];
}

/** What a program is for. Its parts are called by their ids, so that it stays the same when a game is loaded again. */
export type ProgramRole =
  | RootRole
  /** What an action of a step or a window does. */
  | { readonly kind: 'action'; readonly of: RootRole; readonly action: string }
  /** What an ability does: its index in a text, or among those that a text creates. */
  | { readonly kind: 'ability'; readonly of: ProgramRole; readonly number: number; readonly until: boolean }
  /** A text that is begun, waits, and is carried out later: in a window that collects what is done in it, if any. */
  | { readonly kind: 'waiting'; readonly of: ProgramRole; readonly window: string | undefined };

/** What is not a part of something else. */
export type RootRole =
  | { readonly kind: 'game' | 'setup' | 'rules' | 'checks' | 'triggers' }
  | { readonly kind: 'check'; readonly check: string }
  /** A step of the flow, or of a turn. */
  | { readonly kind: 'step'; readonly step: string }
  | { readonly kind: 'window'; readonly window: string }
  /** What a verb does, or what is tried before it happens. */
  | { readonly kind: 'verb'; readonly verb: string; readonly part: 'first' | 'body' }
  /** A verb as something that can be forbidden, replaced and waited for. */
  | { readonly kind: 'event'; readonly verb: string }
  | { readonly kind: 'card'; readonly card: string; readonly field: string }
  /** What happens when a zone has too few cards. */
  | { readonly kind: 'zone'; readonly zone: string };

/** What a program belongs to: of an action its step or window, of an ability that whose text says it. */
export function rootOfProgram(role: ProgramRole): RootRole {
  switch (role.kind) {
    case 'action':
    case 'ability':
    case 'waiting':
      return rootOfProgram(role.of);
    default:
      return role;
  }
}

/** As logs and saved positions call a program. Nothing is compared by it but what was read from one of them. */
export function nameOfProgram(role: ProgramRole): string {
  switch (role.kind) {
    case 'action':
      return `${nameOfProgram(role.of)}/${role.action}`;
    case 'ability':
      return `${nameOfProgram(role.of)}/${role.until ? 'until ' : ''}${role.number}`;
    case 'waiting':
      return `${nameOfProgram(role.of)} ${role.window === undefined ? 'announced' : `in ${role.window}`}`;
    case 'check':
      return `checks/${role.check}`;
    case 'step':
      return `flow/${role.step}`;
    case 'window':
      return `windows/${role.window}`;
    case 'verb':
      return `verbs/${role.verb}${role.part === 'first' ? '/first' : ''}`;
    case 'event':
      return `events/${role.verb.replace(' ', '/').replaceAll(' ', '-')}`;
    case 'card':
      return `cards/${role.card}/${role.field}`;
    case 'zone':
      return `zones/${role.zone}`;
    default:
      return role.kind;
  }
}
