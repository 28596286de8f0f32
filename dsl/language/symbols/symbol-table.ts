/** The words of a game and what they stand for. */
import { participle, plural, thirdPerson } from '../../text/english-inflection.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Word } from '../syntax/ast.ts';
import type {
  Names,
  EnumSymbol,
  FieldSymbol,
  KindSymbol,
  ZoneSymbol,
  TableSymbol,
  FunctionSymbol,
  CounterSymbol,
  SettingSymbol,
  RoleSymbol,
  NounSymbol,
  RankingSymbol,
  StepSymbol,
  CycleSymbol,
  CardSymbol,
  VerbSymbol,
  RollSymbol,
  ContestSymbol,
  WindowSymbol,
  HistoryQuestion,
  FitQuestion,
  NounLike,
  BuiltIn,
  Seating,
  PhraseText,
} from './symbols.ts';

/** Singular or plural. */
export type Form = 'one' | 'many';
export interface Meaning {
  readonly symbol: NounLike;
  readonly form: Form;
}

/** What the texts of the game itself know, where variants or cards are put on top of it. */
interface OwnWords {
  /** The files of the game. */
  readonly files: ReadonlySet<string>;
  /** Its words without those that come from elsewhere. */
  readonly words: Vocabulary;
  /** All words. */
  readonly all: Vocabulary;
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

/** The words that every game has for players. */
export const playerWords: readonly BuiltIn['id'][] = [
  'player',
  'opponent',
  'active player',
  'seated player',
  'partner',
  'next player',
  'previous player',
  'controller',
  'owner',
  'roller',
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
  /** What is noted on cards about lines that were chosen: the lines, as texts say them. Closed with the history. */
  readonly choices: string[];
  /** Whether a text may say that less is paid for something: only then it is asked how much is paid. */
  readonly prices: { lowered: boolean };
  /** The verbs that rules of the game allow so often only. */
  readonly limited: Set<VerbSymbol>;
  /** The counters that are so many again in each turn, and the step behind that. */
  readonly renewed: Map<CounterSymbol, StepSymbol>;
  /** The counters by which cards are left out of an action once a verb was done with them. */
  readonly marks: Map<VerbSymbol, CounterSymbol>;
  /** What players pay for the actions that do a verb, as the game has it. */
  readonly priced: Map<VerbSymbol, readonly string[]>;
  /** The verbs until whose end effects last, and the steps until whose start or end they do. */
  readonly ending: Set<VerbSymbol | StepSymbol>;
  /** Everything that is compared with the phrases of cards; closed with the history. */
  readonly fits: FitQuestion[];
  /** What was found in the phrases of declarations, as far as they were looked at; forgotten when there are other cards. */
  readonly phrases: Map<PhraseText, PhraseFindings>;
  readonly functions: FunctionSymbol[];
  readonly tables: TableSymbol[];
  /** From a term (words joined by one space) to what it may mean; several fields may share a name. */
  readonly terms: Map<string, Meaning[]>;
  /** Cards by their ids, one of several copies as `id#2`. What the game declares goes before. */
  readonly cardTerms: Map<string, CardSymbol>;
  /** Absent where nothing is put on top of the game. */
  own?: OwnWords | undefined;
  /** Who takes part, and in which order. */
  seating: Seating;
  /** Whether cards have owners: the game has decks. */
  owners: boolean;
  readonly verbForms: Map<string, VerbForm>;
  /** Words of the language's own events: abilities wait for them, and no order uses them. */
  readonly eventForms: Map<string, VerbForm>;
}

/** What was found in the phrase of a declaration. */
export interface PhraseFindings {
  readonly diagnostics: readonly Diagnostic[];
  /** Whether it is of the error sort, because of what was found or of what it uses. */
  readonly wrong: boolean;
}

/** A verb in one of its forms; `participle`: it is spelled as its participle (`cut`, `is cut`), whatever form it is. */
export interface VerbForm {
  readonly verb: VerbSymbol;
  readonly form: 'base' | 'third' | 'participle';
  readonly participle: boolean;
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
    choices: [],
    prices: { lowered: false },
    limited: new Set(),
    renewed: new Map(),
    marks: new Map(),
    priced: new Map(),
    ending: new Set(),
    fits: [],
    phrases: new Map(),
    functions: [],
    tables: [],
    terms: new Map(),
    cardTerms: new Map(),
    seating: {},
    owners: false,
    verbForms: new Map(),
    eventForms: new Map(),
  };
  addBuiltIns(vocabulary, hosts ? [...builtIns, ...withHosts] : builtIns);
  return vocabulary;
}

function addBuiltIns(vocabulary: Vocabulary, words: typeof builtIns): void {
  for (const [id, one, many] of words) {
    const symbol: BuiltIn = { sort: 'built-in', id };
    addTerm(vocabulary, one, { symbol, form: 'one' });
    addTerm(vocabulary, many, { symbol, form: 'many' });
  }
}

/** Words that only a game with rolls has. */
const withRolls: typeof builtIns = [
  ['roll', 'roll', 'rolls'],
  ['roller', 'roller', 'rollers'],
  ['total', 'total', 'totals'],
  ['die', 'die', 'dice'],
];

/** Makes the words known that only a game with rolls has. */
export const declareRollWords = (vocabulary: Vocabulary): void => addBuiltIns(vocabulary, withRolls);

/** Words that only a game has in which players can be out. */
const withOut: typeof builtIns = [['seated player', 'seated player', 'seated players']];

/** Words that only a game with teams has. */
const withTeams: typeof builtIns = [['partner', 'partner', 'partners']];

/** Words for players by where they sit. */
const ofSeats: typeof builtIns = [
  ['next player', 'next player', 'next players'],
  ['previous player', 'previous player', 'previous players'],
];

/** What each of several players has chosen: counted by what it is, and by whose it is. */
const ofChoices: typeof builtIns = [
  ['vote', 'vote', 'votes'],
  ['choice', 'choice', 'choices'],
];

/** Makes the words for players by their seats and for their choices known; what the game declares under such a name keeps it. */
export function declareSeatWords(vocabulary: Vocabulary): void {
  const { out, teams } = vocabulary.seating;
  const words = [...ofSeats, ...ofChoices, ...(out ? withOut : []), ...(teams ? withTeams : [])];
  addBuiltIns(
    vocabulary,
    words.filter(([, ...terms]) => !terms.some((term) => vocabulary.terms.has(term))),
  );
}

function addTerm(vocabulary: Vocabulary, term: string, meaning: Meaning): void {
  const list = vocabulary.terms.get(term);
  if (list) list.push(meaning);
  else vocabulary.terms.set(term, [meaning]);
}

/** The English singular and plural of a noun. */
export function forms(symbol: { id: string; names: Names } | BuiltIn): { one: string; many: string } {
  if (!('names' in symbol)) {
    const [, one, many] =
      [...builtIns, ...withHosts, ...withRolls, ...withOut, ...withTeams, ...ofSeats, ...ofChoices].find(
        ([id]) => id === symbol.id,
      ) ?? [];
    return { one: one ?? symbol.id, many: many ?? plural(symbol.id) };
  }
  const one = symbol.names.en[0] ?? symbol.id;
  // There is one of each setting, whose name may be that of many (`turn points`).
  const isOne = 'sort' in symbol && symbol.sort === 'setting';
  return { one, many: symbol.names.en[1] ?? (isOne ? one : plural(one)) };
}

/** The singular and plural that texts use for a symbol: for a card its id, whatever is printed on it. */
export const spelledForms = (symbol: NounLike): { one: string; many: string } =>
  symbol.sort === 'card' ? { one: symbol.id, many: plural(symbol.id) } : forms(symbol);

/** Whether two symbols cannot share a name: fields of several kinds may. */
const areApart = (one: NounLike, other: NounLike): boolean =>
  one !== other && !(one.sort === 'field' && other.sort === 'field');

/**
 * Whether a term has the error sort: what it names could not be read, or its names clash, which was reported.
 */
export const isUnread = (meanings: readonly Meaning[]): boolean =>
  meanings.some(
    ({ symbol }) => ('unread' in symbol && symbol.unread) || areApart(symbol, meanings[0].symbol),
  );

/** Makes a declared noun known under its singular and plural. Gives back what it clashes with, if anything. */
export function declare(vocabulary: Vocabulary, symbol: Exclude<NounLike, BuiltIn>): NounLike | undefined {
  const { one, many } = forms(symbol);
  const clash = [one, many]
    .flatMap((term) => vocabulary.terms.get(term) ?? [])
    .find(({ symbol: other }) => areApart(other, symbol));
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

/** Makes a verb known under its forms; gives back a form that another verb has, which keeps it. */
export function declareVerb(
  vocabulary: Vocabulary,
  verb: VerbSymbol,
  given: readonly string[] = [],
): { readonly form: string; readonly other: VerbSymbol } | undefined {
  vocabulary.verbs.push(verb);
  const past = given[1] ?? participle(verb.id);
  const forms = [
    [verb.id, 'base'],
    [given[0] ?? thirdPerson(verb.id), 'third'],
    [past, 'participle'],
  ] as const;
  let clash: { form: string; other: VerbSymbol } | undefined;
  for (const [text, form] of forms) {
    const other = vocabulary.verbForms.get(text)?.verb;
    if (other && other !== verb) clash ??= { form: text, other };
    else if (!other) vocabulary.verbForms.set(text, { verb, form, participle: text === past });
  }
  return clash;
}

/**
 * The words that a text knows in its file: a text of the game itself does not know what was put on top, so
 * that no name from outside changes its meaning.
 */
export const vocabularyFor = (vocabulary: Vocabulary, file: string): Vocabulary =>
  vocabulary.own ? vocabulary.own[vocabulary.own.files.has(file) ? 'words' : 'all'] : vocabulary;

const knownIn = <T extends { readonly id: string }>(there: readonly T[], here: readonly T[]): T[] =>
  here.filter(({ id }) => there.some((each) => each.id === id));

/** Puts the words of the game itself, by which it is read alone, beside those that it has with what is put on top. */
export function setOwnWords(
  all: Vocabulary,
  alone: Vocabulary,
  files: ReadonlySet<string>,
  cards: ReadonlySet<string>,
): void {
  const words: Vocabulary = {
    ...all,
    functions: knownIn(alone.functions, all.functions),
    tables: knownIn(alone.tables, all.tables),
    terms: new Map([...all.terms].filter(([term]) => alone.terms.has(term))),
    verbForms: new Map([...all.verbForms].filter(([form]) => alone.verbForms.has(form))),
    cardTerms: new Map([...all.cardTerms].filter(([, { id }]) => cards.has(id))),
  };
  words.own = all.own = { files, words, all };
}

/** A run of words with what the end of it means. */
interface Found {
  readonly before: readonly Word[];
  readonly term: readonly Word[];
  readonly meanings: readonly Meaning[];
}

/**
 * The longest declared term at the end of a run of words, and the words before it. A card is known by its id where the
 * game has no such word, and with `card` in front of it everywhere.
 */
export function longestTerm(vocabulary: Vocabulary, words: readonly Word[]): Found | undefined {
  const found = longestOf(vocabulary, words);
  const last = words.at(-1);
  const card = last && cardCalled(vocabulary, last.text);
  if (!card || (found && found.term.length > 1)) return found;
  const said = words.at(-2)?.text === 'card';
  if (found && !said) return found;
  const from = words.length - (said ? 2 : 1);
  return { before: words.slice(0, from), term: words.slice(from), meanings: [card] };
}

/** The card with an id, or all of its copies by the plural of the id: `all coppers`. */
function cardCalled(vocabulary: Vocabulary, text: string): Meaning | undefined {
  const one = vocabulary.cardTerms.get(text);
  if (one) return { symbol: one, form: 'one' };
  const id = cardInPlural(vocabulary, text);
  return id === undefined ? undefined : { symbol: vocabulary.cardTerms.get(id)!, form: 'many' };
}

/** The name of a card of which a word is the plural: `copper` of `coppers`. */
export const cardInPlural = ({ cardTerms }: Vocabulary, text: string): string | undefined =>
  [text.replace(/s$/, ''), text.replace(/es$/, ''), text.replace(/ies$/, 'y')].find(
    (each) => cardTerms.has(each) && plural(each) === text,
  );

/** The same for what the game declares, without cards. */
export function longestOf(vocabulary: Vocabulary, words: readonly Word[]): Found | undefined {
  for (let from = 0; from < words.length; from++) {
    let text = words[from].text;
    for (let i = from + 1; i < words.length; i++) text += ` ${words[i].text}`;
    const meanings = vocabulary.terms.get(text);
    if (!meanings) continue;
    const found = { before: words.slice(0, from), term: words.slice(from), meanings };
    return kindOfCard(vocabulary, found) ?? found;
  }
  return undefined;
}

/** `a fruit card`, where fruits are a kind of card: the kind alone is meant. */
function kindOfCard({ terms, enums }: Vocabulary, { before, term, meanings }: Found): Found | undefined {
  const [{ symbol, form }] = meanings;
  if (symbol.sort !== 'built-in' || symbol.id !== 'card') return undefined;
  for (let from = 0; from < before.length; from++) {
    const text = before
      .slice(from)
      .map((word) => word.text)
      .join(' ');
    const kind = terms.get(text)?.find((each) => each.symbol.sort === 'kind' && each.form === 'one');
    const isValue = enums.some(({ values }) =>
      values.some((value) => value.id === text || value.names.en[0] === text),
    );
    if (kind && !isValue)
      return {
        before: before.slice(0, from),
        term: [...before.slice(from), ...term],
        meanings: [{ symbol: kind.symbol, form }],
      };
  }
  return undefined;
}
