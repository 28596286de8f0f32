/** A game's rules in words, in one language: what the printers of rule books need, and no more. */
import type { Language } from '../../../dsl/nlg/index.ts';
import type { CardsOfKind } from '../cards-by-kind.ts';

/** Paragraphs, and points of lists, which begin with `•`, as `render` gives them. */
export type BookLines = readonly string[];

export interface RuleBook {
  readonly game: string;
  readonly language: Language;
  readonly title: string;
  readonly players: { readonly min: number; readonly max: number };
  /** What the game says of itself, by the author's own keys. */
  readonly about: readonly { readonly key: string; readonly value: string }[];
  readonly settings: readonly SettingText[];
  readonly kinds: readonly KindText[];
  /** Values that cards print, such as colours. */
  readonly values: readonly { readonly name: string; readonly of: readonly string[] }[];
  readonly counters: readonly CounterText[];
  readonly roles: readonly string[];
  readonly zones: readonly ZoneText[];
  /** A statement each. */
  readonly setup: readonly BookLines[];
  readonly flow: { readonly name: string; readonly steps: readonly StepText[] };
  readonly windows: readonly WindowText[];
  readonly rolls: readonly RollText[];
  readonly contests: readonly ContestText[];
  /** What holds throughout the game, an ability each. */
  readonly rules: BookLines;
  readonly checks: readonly { readonly says: BookLines }[];
  readonly triggerOrder: readonly string[];
  readonly verbs: readonly VerbInRules[];
  readonly nouns: readonly { readonly name: string; readonly is: BookLines }[];
  readonly functions: readonly FunctionText[];
  readonly tables: readonly TableText[];
  readonly rankings: readonly RankingText[];
  readonly deckRules: readonly DeckRuleText[];
  readonly ends: readonly EndText[];
  /** Orders of the language that need a word of explanation, of those that the game uses. */
  readonly basics: readonly Basic[];
  /** Something is chosen by several at once, in secret. */
  readonly secret: boolean;
  /** All cards, by their kinds. */
  readonly cards: readonly CardsOfKind[];
}

export type Basic = 'attach' | 'cover' | 'consecutive' | 'announce' | 'settle';

export interface SettingText {
  readonly name: string;
  readonly standard: number;
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly offered: readonly number[];
  /** Other standards, by the number of players. */
  readonly byPlayers: readonly { readonly players: number; readonly value: number }[];
}

export interface KindText {
  readonly name: string;
  readonly one: string;
  /** How many cards there are; none where players bring decks. */
  readonly count: number | undefined;
  readonly starts: string | undefined;
  /** What its cards print. */
  readonly fields: readonly FieldText[];
  /** What its cards are attached to. */
  readonly goesOn: string | undefined;
  /** Where they go when that leaves play; with it where nothing is said. */
  readonly leavesTo: string | undefined;
}

export interface FieldText {
  readonly name: string;
  readonly type: 'number' | 'value' | 'text' | 'effect' | 'range';
  readonly values: string | undefined;
  readonly optional: boolean;
}

export interface CounterText {
  readonly name: string;
  readonly of: 'player' | 'game' | 'card';
  readonly kinds: readonly string[];
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly starts: number;
  /** The printed number that it begins with. */
  readonly startsField: string | undefined;
  readonly resets: boolean;
}

export interface ZoneText {
  readonly name: string;
  readonly of: 'player' | 'table';
  readonly seenBy: 'everyone' | 'owner' | 'nobody';
  readonly order: 'set' | 'stack' | 'row' | 'piles' | 'grid';
  readonly pile: string | undefined;
  readonly grid: { readonly columns: number; readonly rows: number } | undefined;
  readonly takes: readonly string[];
  readonly capacity: string | undefined;
  readonly inPlay: boolean;
  readonly runsOut: BookLines;
  readonly cells: readonly { readonly name: string; readonly at: readonly string[] }[];
  readonly metrics: readonly {
    readonly name: string;
    readonly how: 'orthogonal' | 'diagonal' | 'path';
  }[];
}

export interface StepText {
  readonly name: string;
  /** A statement each. */
  readonly does: readonly BookLines[];
  readonly turns: TurnsText | undefined;
}

interface TurnsText {
  /** Who begins. */
  readonly from: string;
  readonly until: BookLines;
  /** What the turns are called that players have besides; none where there are none. */
  readonly extra: string | undefined;
  /** The turn is one action. */
  readonly single: boolean;
  readonly parts: readonly PartText[];
}

export interface PartText {
  readonly name: string | undefined;
  readonly does: readonly BookLines[];
  readonly until: BookLines;
  /** Actions are chosen until the player passes, or until `until` holds. */
  readonly actions: readonly ActionText[];
  readonly abilities: boolean;
}

export interface ActionText {
  readonly name: string;
  readonly if: BookLines;
  /** What is chosen before the cost is paid, where the rest does not say so. */
  readonly chooses: BookLines;
  readonly cost: BookLines;
  readonly does: BookLines;
}

export interface WindowText {
  readonly name: string;
  readonly asks: string;
  readonly from: string | undefined;
  readonly closes: 'all pass' | 'first claim';
  readonly resolves: 'at once' | 'in order' | 'last first';
  readonly actions: readonly ActionText[];
  readonly abilities: boolean;
}

export interface RollText {
  readonly name: string;
  readonly dice: number;
  readonly sides: number;
  readonly window: string | undefined;
}

export interface ContestText {
  readonly name: string;
  readonly rolls: readonly [string, string];
  readonly window: string | undefined;
  readonly ties: 'first' | 'second' | 'nobody';
}

export interface VerbInRules {
  readonly id: string;
  readonly order: BookLines;
  readonly first: BookLines;
  /** Nothing where cards only wait for it. */
  readonly does: BookLines;
  /** Orders of the verbs that it counts as. */
  readonly countsAs: BookLines;
}

export interface FunctionText {
  readonly name: string;
  /** What it is asked of. */
  readonly takes: readonly string[];
  readonly form: 'is' | 'sum' | 'cases' | 'if';
  readonly parts: readonly { readonly if: BookLines; readonly is: BookLines }[];
  readonly least: string | undefined;
}

export interface TableText {
  readonly name: string;
  readonly rows: readonly { readonly of: string; readonly to: readonly string[] }[];
}

export interface RankingText {
  readonly name: string;
  readonly among: string;
  readonly by: readonly string[];
  readonly ties: 'random' | 'share';
}

interface DeckRuleText {
  readonly cards: string;
  /** It is about all cards of the deck. */
  readonly whole: boolean;
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly copies: number | undefined;
}

export interface EndText {
  readonly name: string;
  /** The step behind which it is asked. */
  readonly after: string | undefined;
  readonly at: 'once' | 'end of turn' | undefined;
  readonly if: BookLines;
  /** Undefined: nobody wins. */
  readonly winners: string | undefined;
}
