import { participle, plural, thirdPerson } from './english.ts';
import type { Place, Snippet } from './source.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { FunctionMeaning } from './meaning.ts';
import type { Block, Condition, Expression, NounPhrase, VerbPreposition, Word } from './tree.ts';

/** A name in the languages of the game: singular and plural forms as the data gives them. */
export interface Names {
  readonly en: readonly string[];
  readonly fr?: readonly string[];
  readonly de?: readonly string[];
  /** Other words that people may write for it, from which it is suggested. They mean nothing. */
  readonly also?: Readonly<Partial<Record<'en' | 'fr' | 'de', readonly string[]>>>;
}

/** A phrase in the data, with the text that it was read from: its words stand there and nowhere else. */
export interface PhraseText {
  readonly tree: NounPhrase;
  readonly snippet: Snippet;
}

export interface ExpressionText {
  readonly tree: Expression;
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
}

/** What a field or counter may hold. */
export type ValueType =
  | { readonly type: 'number'; readonly from?: number; readonly to?: number }
  | { readonly type: 'value'; readonly of: EnumSymbol }
  /** Any number of the values, as a bit set. */
  | { readonly type: 'set'; readonly of: EnumSymbol }
  /** Numbers, of which one may be chosen. */
  | { readonly type: 'numbers' }
  /** Phrases that each speak of some cards. */
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
  /** Cards may print `any`: whoever reads the field chooses a value anew. */
  readonly wild: boolean;
  readonly optional: boolean;
  /** Whether it stands on the card that people hold. */
  readonly printed: boolean;
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
  /** What stands in front of it where cards lie in it. */
  readonly prepositions: { readonly fr?: string | undefined; readonly de?: string | undefined };
  readonly index: number;
  readonly of: 'player' | 'table';
  readonly order: 'set' | 'stack' | 'row' | 'piles' | 'grid';
  readonly seenBy: 'everyone' | 'owner' | 'nobody';
  readonly takes?: readonly KindSymbol[];
  /** Cards in it are in play: they have a time of entry, and their state is theirs until they leave. */
  readonly inPlay: boolean;
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
  readonly columns: number;
  readonly rows: number;
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
  readonly how: 'orthogonal' | 'diagonal' | 'path';
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
  /** What it means; made when it is first needed. */
  meaning?: FunctionMeaning;
  state: 'unread' | 'reading' | 'read';
  readonly diagnostics: Diagnostic[];
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
export interface PileSymbol extends Declared {
  readonly sort: 'pile';
  readonly zone: ZoneSymbol;
}
export interface CounterSymbol extends Declared {
  readonly sort: 'counter';
  readonly index: number;
  readonly of: 'player' | 'game' | 'card';
  /** Of cards: the kinds that have it. */
  readonly kinds?: readonly KindSymbol[];
  readonly from?: number;
  readonly to?: number;
  readonly starts: number;
  /** Of cards: the id of the printed number that it starts with instead. */
  readonly startsField?: string;
}
export interface SettingSymbol extends Declared {
  readonly sort: 'setting';
  readonly index: number;
}
/** A place in the game that a player holds, such as who goes first. */
export interface RoleSymbol extends Declared {
  readonly sort: 'role';
  readonly index: number;
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
}
export interface VerbSymbol extends Declared {
  readonly sort: 'verb';
  readonly wording: Wording;
  readonly index: number;
  readonly parameters: readonly Parameter[];
  readonly body: Block;
  /** What is tried before it has happened, and may still stop it. */
  readonly first: Block;
  /** Other verbs that it counts as: what waits for them, or forbids them, is about it too. */
  readonly counts: VerbSymbol[];
  /** Of what the language's own verbs do with a counter; see `dsl/changes.ts`. */
  readonly change?: CounterChange;
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
  /** The window that opens once the dice lie. */
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
}
/** A question about the past, answered by a counter: how often somebody did something, or something was done to a card. */
export interface HistoryQuestion {
  readonly index: number;
  readonly verb: VerbSymbol;
  readonly subject: 'agent' | 'object' | 'by';
  readonly per: 'turn' | 'cycle' | 'game';
  /** Only objects of these kinds count. */
  readonly kinds: readonly number[] | undefined;
}

/** Phrases that cards print are held against cards somewhere in the texts of the game. */
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

/** Words that every game has. */
export interface BuiltIn {
  readonly sort: 'built-in';
  readonly id:
    | 'player'
    | 'opponent'
    | 'card'
    | 'controller'
    | 'active player'
    | 'size'
    | 'owner'
    | 'host'
    | 'place'
    | 'roll'
    | 'roller'
    | 'total'
    | 'die';
}

export type Form = 'one' | 'many';
export interface Meaning {
  readonly symbol: NounLike;
  readonly form: Form;
}

const builtIns: readonly [BuiltIn['id'], string, string][] = [
  ['player', 'player', 'players'],
  ['opponent', 'opponent', 'opponents'],
  ['card', 'card', 'cards'],
  ['controller', 'controller', 'controllers'],
  ['active player', 'active player', 'active players'],
  ['size', 'size', 'sizes'],
  ['owner', 'owner', 'owners'],
];

/** All the words of a game; built while the game is linked, read by name resolution. */
export interface Vocabulary {
  readonly kinds: KindSymbol[];
  readonly enums: EnumSymbol[];
  readonly zones: ZoneSymbol[];
  readonly counters: CounterSymbol[];
  readonly settings: SettingSymbol[];
  readonly roles: RoleSymbol[];
  readonly nouns: NounSymbol[];
  readonly rankings: RankingSymbol[];
  readonly steps: StepSymbol[];
  readonly verbs: VerbSymbol[];
  /** What the language's own verbs do with counters, as verbs; their indices go on behind those of the game's verbs. */
  readonly changes: VerbSymbol[];
  readonly cards: CardSymbol[];
  readonly fields: FieldSymbol[];
  readonly cycles: CycleSymbol[];
  readonly rolls: RollSymbol[];
  readonly contests: ContestSymbol[];
  readonly windows: WindowSymbol[];
  /** What the texts of the game ask of the past; closed once the game is linked. */
  readonly history: { readonly questions: HistoryQuestion[]; closed: boolean };
  /** What the phrases of cards are held against; closed with the history. */
  readonly fits: FitQuestion[];
  readonly functions: FunctionSymbol[];
  readonly tables: TableSymbol[];
  /** From a term (words joined by one space) to what it may mean; several fields may share a name. */
  readonly terms: Map<string, Meaning[]>;
  /** Whether cards have owners: the game has decks. */
  owners: boolean;
  readonly verbForms: Map<
    string,
    { readonly verb: VerbSymbol; readonly form: 'base' | 'third' | 'participle' }
  >;
}

/** The words of games in which cards are attached to others. */
const withHosts: typeof builtIns = [['host', 'host', 'hosts']];

/** A vocabulary with the words that every game has; those of attached cards only in games that have them. */
export function emptyVocabulary(hosts = false): Vocabulary {
  const vocabulary: Vocabulary = {
    kinds: [],
    enums: [],
    zones: [],
    counters: [],
    settings: [],
    roles: [],
    nouns: [],
    rankings: [],
    steps: [],
    verbs: [],
    changes: [],
    cards: [],
    fields: [],
    cycles: [],
    rolls: [],
    contests: [],
    windows: [],
    history: { questions: [], closed: false },
    fits: [],
    functions: [],
    tables: [],
    terms: new Map(),
    owners: false,
    verbForms: new Map(),
  };
  for (const [id, one, many] of hosts ? [...builtIns, ...withHosts] : builtIns) {
    const symbol: BuiltIn = { sort: 'built-in', id };
    addTerm(vocabulary, one, { symbol, form: 'one' });
    addTerm(vocabulary, many, { symbol, form: 'many' });
  }
  return vocabulary;
}

/** Words that only a game with rolls has. */
const withRolls: typeof builtIns = [
  ['roll', 'roll', 'rolls'],
  ['roller', 'roller', 'rollers'],
  ['total', 'total', 'totals'],
  ['die', 'die', 'dice'],
];

/** Makes the words known that only a game with rolls has. */
export function declareRollWords(vocabulary: Vocabulary): void {
  for (const [id, one, many] of withRolls) {
    const symbol: BuiltIn = { sort: 'built-in', id };
    addTerm(vocabulary, one, { symbol, form: 'one' });
    addTerm(vocabulary, many, { symbol, form: 'many' });
  }
}

function addTerm(vocabulary: Vocabulary, term: string, meaning: Meaning): void {
  const list = vocabulary.terms.get(term);
  if (list) list.push(meaning);
  else vocabulary.terms.set(term, [meaning]);
}

/** The English singular and plural of a noun. */
export function forms(symbol: { id: string; names: Names } | BuiltIn): { one: string; many: string } {
  if (!('names' in symbol)) {
    const [, one, many] = [...builtIns, ...withHosts, ...withRolls].find(([id]) => id === symbol.id) ?? [];
    return { one: one ?? symbol.id, many: many ?? plural(symbol.id) };
  }
  const one = symbol.names.en[0] ?? symbol.id;
  return { one, many: symbol.names.en[1] ?? plural(one) };
}

/**
 * Makes a declared noun known under its singular and plural. Gives back what it clashes with, if anything; of two that
 * clash both are known, or the `meant` one alone.
 */
export function declare(
  vocabulary: Vocabulary,
  symbol: Exclude<NounLike, BuiltIn>,
  meant?: 'first' | 'second',
): NounLike | undefined {
  const { one, many } = forms(symbol);
  const clashes = ({ symbol: other }: Meaning): boolean =>
    other !== symbol && !(other.sort === 'field' && symbol.sort === 'field');
  const clash = [one, many].flatMap((term) => vocabulary.terms.get(term) ?? []).find(clashes);
  if (clash && meant === 'first') return clash.symbol;
  if (clash && meant === 'second')
    for (const [term, meanings] of vocabulary.terms)
      if (meanings.some((each) => each.symbol === clash.symbol)) vocabulary.terms.delete(term);
  addTerm(vocabulary, one, { symbol, form: 'one' });
  if (many !== one) addTerm(vocabulary, many, { symbol, form: 'many' });
  return clash?.symbol;
}

/**
 * Makes the sets of values known by their names, so that one of their values can be asked for. Mostly a field is called
 * like the set whose values it holds; what has the name already keeps it.
 */
export function declareSets(vocabulary: Vocabulary): void {
  for (const symbol of vocabulary.enums) {
    const { one, many } = forms(symbol);
    if (vocabulary.terms.has(one) || vocabulary.terms.has(many)) continue;
    addTerm(vocabulary, one, { symbol, form: 'one' });
    if (many !== one) addTerm(vocabulary, many, { symbol, form: 'many' });
  }
}

/** Makes a verb known under its forms. */
export function declareVerb(vocabulary: Vocabulary, verb: VerbSymbol, given: readonly string[] = []): void {
  vocabulary.verbs.push(verb);
  vocabulary.verbForms.set(verb.id, { verb, form: 'base' });
  vocabulary.verbForms.set(given[0] ?? thirdPerson(verb.id), { verb, form: 'third' });
  vocabulary.verbForms.set(given[1] ?? participle(verb.id), { verb, form: 'participle' });
}

/** The longest declared term at the end of a run of words, and the words before it. */
export function longestTerm(
  vocabulary: Vocabulary,
  words: readonly Word[],
): { before: readonly Word[]; term: readonly Word[]; meanings: readonly Meaning[] } | undefined {
  for (let from = 0; from < words.length; from++) {
    let text = words[from].text;
    for (let i = from + 1; i < words.length; i++) text += ` ${words[i].text}`;
    const meanings = vocabulary.terms.get(text);
    if (meanings) return { before: words.slice(0, from), term: words.slice(from), meanings };
  }
  return undefined;
}
