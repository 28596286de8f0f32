import { say, written, type FixedPhraseId, type Phrase } from '../diagnostics/catalogue/phrase.ts';
import type { CheckedAbility, Act, Slot } from '../ir/statements.ts';
import type { Code, Details } from '../diagnostics/codes.ts';
import { plural } from '../text/english-inflection.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Many, Reason, Scalar, SetTest, Sort, Test } from '../ir/expressions.ts';
import { MOST_NESTED } from '../ir/registers.ts';
import { givenNames } from '../language/lexer/given-names.ts';
import { fillerAt } from '../language/parser/errors/common-phrasings.ts';
import { report, type DiagnosticExtras } from '../diagnostics/report.ts';
import { placeIn, type Place, type Snippet, type Span } from '../text/source.ts';
import type { Block, Condition, Expression, NounPhrase, Order, Word } from '../language/syntax/ast.ts';
import { forms, vocabularyFor, type Vocabulary } from '../language/symbols/symbol-table.ts';
import { SlotNames } from './slot-names.ts';
import type {
  ContestSymbol,
  EnumSymbol,
  FieldSymbol,
  KindSymbol,
  Parameter,
  PhraseText,
  RollSymbol,
  ZoneSymbol,
  VerbSymbol,
  WindowSymbol,
} from '../language/symbols/symbols.ts';

/** The narrowest known type of a noun phrase. */
export interface PhraseType {
  readonly sort: Sort;
  /** Cards: the kinds they may be of; absent: any. */
  readonly kinds?: readonly KindSymbol[];
  readonly of?: EnumSymbol;
  readonly zone?: ZoneSymbol;
  /** Cards: somewhere in play, whichever zone that is. */
  readonly inPlay?: true | undefined;
  /** Cards: the zone is one of two in which they may be. */
  readonly isUnsure?: true;
  /** Zones and cards in them: whose zones. Players: that they are others. */
  readonly side?: WhoseZones;
  /** Phrases that cards print: the field that prints them. */
  readonly field?: FieldSymbol;
  /** Rolls: those of a contest. */
  readonly contest?: ContestSymbol;
}

/** What is known of the player whose something is. */
export interface WhoseZones {
  /** Who it is; absent: one of several. */
  readonly of?: Scalar | undefined;
  /** Somebody who it is not. */
  readonly notOf?: Scalar | undefined;
  /** They belong to several players, so not all of them to one. */
  readonly several?: true;
}

/** Something named before, which `that card` or `the chosen` points back to. */
export interface Mention {
  readonly thing: PhraseType;
  readonly slot: number;
  /** What it is where it is in no local: a parameter of a function, a candidate. */
  readonly value?: Scalar;
  readonly many: boolean;
  /** Of several cards: what was known of their place before some of them may have been moved. */
  readonly rest?: PhraseType | undefined;
  /** A verb has brought it to where it is. */
  readonly moved?: true | undefined;
  /** A verb has brought it out of play, so that nothing is attached to it. */
  readonly hasLeft?: true | undefined;
  /** Where it has gone by that. */
  readonly leftFor?: ZoneSymbol | undefined;
  /** Cards: looked for in the places of all players, or those of an event that happens to anybody's, with no condition since then that may say whose they are. */
  readonly everybodys?: 'chosen' | 'event' | undefined;
  readonly name?: string;
  /** Where the text names it. */
  readonly span?: Span;
  /** Where it is given its name, in this text or in the data. */
  readonly place?: Place;
  /** The number of an event; with `value` if no phrase names it and only `that many` can refer to it. */
  readonly amount?: { readonly value?: (span: Span) => Scalar | undefined };
  /** Of each of several players one, so that they can be counted as votes. */
  readonly ofEach?: true;
  /** Of these the local with a place for each seat, where the text asks what one player has chosen; and what it is of that player. `all`: where each has chosen several, the local with all of them. */
  readonly bySeat?: { readonly slot: number; readonly thing: PhraseType; readonly all?: number };
  /** How deep the block is nested that it was named in. */
  readonly level: number;
}

/** Who is asked to choose, and how many. */
export interface Choice {
  readonly least: Scalar;
  readonly most?: Scalar;
  readonly notAll: boolean;
  readonly exact: boolean;
  readonly chance: boolean;
}

/** What a phrase describes. */
export interface PhraseMeaning {
  readonly thing: PhraseType;
  readonly many: boolean;
  /** The one referent, if the phrase names exactly one without a choice. */
  readonly scalar?: Scalar;
  readonly set: Many;
  readonly depth: number;
  readonly reasons: readonly Reason[];
  readonly together: readonly SetTest[];
  readonly choice?: Choice;
  /** Chosen by chance (`a random player`). */
  readonly random?: boolean;
  /** Only those with the most of something. */
  readonly best?: readonly { readonly value: Scalar; readonly lowest: boolean }[];
  /** Written as if there were one, although there may be several: `that card's tool`. */
  readonly oneOf?: true;
  /** Each in turn (`each opponent`). */
  readonly each: boolean;
  /** Whether the phrase itself says where to look. */
  readonly placed: boolean;
  readonly name?: string;
  readonly span: Span;
}

/** What a phrase is read for. */
export interface PhraseContext {
  /** Where to look if the phrase does not say: the domain that a verb declares. */
  readonly domain?: PhraseMeaning;
  /** Whose domain that is: a verb, and the phrase for what it takes. */
  readonly takenBy?: { readonly verb: string; readonly takes: string };
  /** Something is done for each of them in turn: `for each colour`. */
  readonly inTurn?: boolean;
  /** It is asked whether there are so many: a condition on several together is about these. */
  readonly counted?: boolean;
}

/**
 * The parts of name resolution call each other through this interface. Each returns undefined, the error
 * sort, after it reported something or used an operand of the error sort. Everything derived from that has
 * the error sort as well, without another report.
 */
export interface Reader {
  readonly phrase: (scope: Scope, phrase: NounPhrase, wanted?: PhraseContext) => PhraseMeaning | undefined;
  readonly expression: (
    scope: Scope,
    expression: Expression,
    wanted?: PhraseContext,
  ) => PhraseMeaning | undefined;
  readonly number: (scope: Scope, expression: Expression) => Scalar | undefined;
  readonly condition: (scope: Scope, condition: Condition) => Test | undefined;
  readonly statements: (scope: Scope, tree: Block) => Act[];
  /** What is given to something that takes parameters: a local for each. */
  readonly args: (scope: Scope, taker: CallableSymbol, tree: Order, prepare: Act[]) => number[] | undefined;
  /** Whether the phrase of a declaration has the error sort; the declaration reports that. */
  readonly isWrong: (scope: Scope, text: PhraseText) => boolean;
}

/** What takes parameters. */
export type CallableSymbol = VerbSymbol | WindowSymbol;

/** What an ability waits for that makes rolls. */
export interface RollsToCome {
  readonly verb: VerbSymbol;
  readonly rolls: readonly RollSymbol[];
  /** Whose they are, as one says it: `your`, `that player's`. */
  readonly whose: string;
  /** The word that would have to be `before`: what waits with it happens when the verb is over. */
  readonly late: Span | undefined;
}

/** A verb that is over when the ability which waits for it happens, and the word that would have to be `before`. */
export interface VerbThatIsOver {
  readonly verb: VerbSymbol;
  readonly word: Span;
}

/** Everything that name resolution of one text knows and collects. */
export interface Scope {
  readonly read: Reader;
  readonly vocabulary: Vocabulary;
  readonly snippet: Snippet;
  readonly diagnostics: Diagnostic[];
  /** How often something was reported, and how often something of the error sort was touched. */
  readonly errors: { reported: number; touched: number };
  readonly slots: Slot[];
  /** Locals that may hold nothing: what was chosen where there may have been none, what was worked out. */
  readonly maybeNone: Set<number>;
  /** The locals that `let` has given a value: another `let` of the name in inner lines gives them another one. */
  readonly givenByLet: Set<number>;
  /** Locals of rolls that are over by the time of what is read. */
  readonly over: Set<number>;
  /** In a text that waits for what happens to a roll: whatever roll is there is over. */
  readonly rollsOver?: boolean;
  /** The rolls that are made by what the ability which is read waits for. */
  readonly toCome?: RollsToCome | undefined;
  /** The ability which is read waits for what happens to its own card, which may be anywhere then. */
  readonly thisMoves?: boolean;
  /** Where the act ends that something is done together with, so that both are prepared before either is done. */
  readonly besideFrom?: number | undefined;
  /** Locals whose cards the event has brought to where nobody has them. */
  readonly gone?: ReadonlySet<number>;
  /** Locals whose cards the event has brought out of play, so that nothing is attached to them. */
  readonly left?: ReadonlySet<number> | undefined;
  /** The event, or a line before, has brought the card with the text out of play. */
  thisHasLeft?: boolean | undefined;
  /** Locals whose cards have texts that the event has used up. */
  readonly usedUp?: ReadonlySet<number>;
  /** The event has brought the card that this one was attached to there. */
  readonly hostGone?: boolean;
  /** The event has brought it out of play, so that nothing is attached to it. */
  readonly hostHasLeft?: boolean;
  /** The event may have brought it elsewhere. */
  readonly hostMoves?: boolean;
  /** The event has taken its own card off the one that it was attached to. */
  readonly isDetached?: boolean;
  /** What the ability which is read waits for, where that is over by then. */
  readonly ended?: VerbThatIsOver | undefined;
  /** Locals that may hold a pile which is not there yet. */
  readonly maybeNew: Set<number>;
  /** Abilities that the statements of the text create. */
  readonly abilities: CheckedAbility[];
  /** Inner blocks see what outer ones named; a block drops its own at its end. */
  mentions: Mention[];
  /** Names that are of the error sort; where there is a list at all, what has no name may be so too: `that card`. */
  unknown: readonly string[] | undefined;
  /** The players who responded in the window that the text has opened last: the local for them, once the text asks. */
  responses?: { readonly of: number[]; readonly level: number } | undefined;
  /** Who acts: `you`, or the subject of the statement. */
  acting: Scalar | undefined;
  /** Somebody who is not the one who acts; known only as long as nobody else acts. */
  actingIsNot?: Scalar | undefined;
  /** The card whose controller acts: it is on the side of the one who does it. */
  actingControls?: Scalar | undefined;
  /** The card that gains or loses: the subject of the order. `unknown`: the subject is of the error sort. */
  counting: { readonly thing: PhraseType; readonly value: Scalar } | 'unknown' | undefined;
  /** The subject of the order that is read: of several each can do it, and none of them is chosen by anybody. */
  readonly doer?: Expression | undefined;
  /** Whom `your` means; absent in the flow of the game between turns. */
  you: Scalar | undefined;
  /** Whom `their` means: the subject, or the player that a phrase describes. */
  they: Scalar | undefined;
  /** What the innermost `where` or `with` tests. */
  candidate: { readonly thing: PhraseType; readonly value: Scalar } | undefined;
  /** What the `where` or `with` around it tests. */
  around: { readonly thing: PhraseType; readonly value: Scalar } | undefined;
  /** The card that a place beside others or a condition describes: `another fruit` there is other than this one. */
  readonly measured?: { readonly thing: PhraseType; readonly value: Scalar } | undefined;
  /** Conditions on all chosen referents together, collected while a phrase for several is read. */
  together: SetTest[] | undefined;
  /**
   * Sums over what is chosen that wait for the choice: without a choice there is no sum. Reported only to
   * `told`.
   */
  readonly sums: { readonly told: readonly Diagnostic[]; readonly open: Map<SetTest, Span> };
  /** Number of filters around. */
  depth: number;
  /** The greatest depth of nested filters in the text. */
  readonly nested: { most: number };
  /** Number of blocks around. */
  level: number;
  /** Phrases of declarations that are being read, each inside the one before. */
  readonly reading: readonly PhraseText[];
  thisKind?: KindSymbol | undefined;
  /** Which card `this` and `the card` are, where that is not the card of the frame. */
  thisIs?: Scalar | undefined;
  readonly seats?: ReadonlyMap<string, number>;
  /** Scenarios look everywhere for a card. */
  readonly everywhere: boolean;
  /** Whether the pattern of an event is read: nothing is chosen inside it. */
  readonly matching: boolean;
  /** Reports unknown words only: the text has no meaning here, or is a guess at what somebody meant. */
  readonly wordsOnly: boolean;
}

export function newScope(
  read: Reader,
  vocabulary: Vocabulary,
  snippet: Snippet,
  more: Partial<
    Pick<Scope, 'you' | 'they' | 'thisKind' | 'thisIs' | 'seats' | 'everywhere' | 'wordsOnly'>
  > = {},
): Scope {
  const diagnostics: Diagnostic[] = [];
  return {
    read,
    vocabulary: vocabularyFor(vocabulary, snippet.file),
    snippet,
    diagnostics,
    errors: { reported: 0, touched: 0 },
    sums: { told: diagnostics, open: new Map() },
    slots: [],
    maybeNone: new Set(),
    givenByLet: new Set(),
    over: new Set(),
    maybeNew: new Set(),
    abilities: [],
    mentions: [],
    unknown: undefined,
    acting: more.you,
    counting: undefined,
    you: more.you,
    they: undefined,
    candidate: undefined,
    around: undefined,
    together: undefined,
    depth: 0,
    nested: { most: 0 },
    level: 0,
    reading: [],
    everywhere: false,
    matching: false,
    wordsOnly: false,
    ...more,
  };
}

/** Findings about a word that do not depend on the words around it. */
const ofWords: readonly Code[] = ['name/unknown-noun', 'name/unknown-verb', 'name/unknown-quality'];

/** What is found of words that may say nothing: `a card of their choice`. */
const OF_NOTHING: readonly Code[] = ['name/unknown-noun', 'name/not-here'];

/**
 * Touches something of the error sort: nothing is reported, because that was done where it came from, and the meaning is
 * of the error sort as well.
 */
export function errorSort(scope: Scope): undefined {
  scope.errors.touched++;
  return undefined;
}

/** Whether something was reported, or something of the error sort touched, since `before`. */
export const countErrors = ({ errors }: Scope): number => errors.reported + errors.touched;

/** Whether words are a name of the error sort. */
export const isUnknownName = ({ unknown }: Scope, words: readonly Word[]): boolean =>
  unknown !== undefined &&
  (unknown.includes(words.map(({ text }) => text).join(' ')) || unknown.includes(words.at(-1)?.text ?? ''));

/** Notes what a text with a fault would have named: it is of the error sort. */
export function nameUnknown(scope: Scope, text: string): void {
  scope.unknown = [...(scope.unknown ?? []), ...givenNames(text)];
}

/**
 * Reads the words beside or behind a fault. What the fault was to name, the actor and the zone have the error
 * sort there; everything else is checked as usual.
 */
export function behindFault(scope: Scope, read: () => unknown): undefined {
  const { you = SOMEBODY, acting = SOMEBODY, they = SOMEBODY } = scope;
  block(scope, () => {
    const unknown = scope.unknown ?? [];
    withScope(scope, { you, acting, they, everywhere: true, unknown }, read);
  });
}

/** Reads words that have no meaning at this place: reports only those that the game does not know. */
export const readWords = (scope: Scope, read: () => unknown): undefined =>
  behindFault(scope, () => withScope(scope, { wordsOnly: true }, read));

const SOMEBODY: Scalar = { op: 'you' };

/** Collects a finding at a span of the text; not one that only follows from a finding before. */
export function reportAt<C extends Code>(
  scope: Scope,
  code: C,
  span: Span,
  details: Details<C>,
  more: DiagnosticExtras = {},
): undefined {
  if (more.severity === undefined || more.severity === 'error') scope.errors.reported++;
  if (scope.wordsOnly && !ofWords.includes(code)) return undefined;
  const nothing = OF_NOTHING.includes(code) && fillerAt(scope.snippet.text, span.start);
  if (nothing) {
    const { found, right, span: said } = nothing;
    const place = placeIn(scope.snippet, { start: said.end - found.length, end: said.end });
    const edits = [{ place: placeIn(scope.snippet, said), text: '' }];
    const fixes = [{ title: say('phrase/write', { example: written(right) }), edits }];
    scope.diagnostics.push(report('syntax/habit', place, { found, right, reason: 'filler' }, { fixes }));
    return undefined;
  }
  const related = [...(more.related ?? []), ...(code === 'name/wrong-sort' ? namedAt(scope, span) : [])];
  const extras = related.length > 0 ? { ...more, related } : more;
  scope.diagnostics.push(report(code, placeIn(scope.snippet, span), details, extras));
  return undefined;
}

/** Where `the <name>` gets what it is: a name of the wrong sort may be right where it is used, and wrong where it is given. */
function namedAt(scope: Scope, span: Span): NonNullable<Diagnostic['related']> {
  const phrase = writtenWords(scope, span);
  const known = scope.mentions.findLast(({ name }) => name !== undefined && phrase === `the ${name}`);
  return known?.place ? [{ place: known.place, message: say('phrase/the-name-is-given-here') }] : [];
}

/** The place that declares what a parameter takes. */
export const declaredHere = ({ phrase: { tree, snippet } }: Parameter): Pick<Diagnostic, 'related'> => ({
  related: [{ place: placeIn(snippet, tree.span), message: say('phrase/what-it-takes-is-said-here') }],
});

/** The words of a span as the user wrote them. */
export const writtenWords = (scope: Scope, span: Span): string =>
  scope.snippet.text.slice(span.start, span.end).replace(/\s+/g, ' ');

const namesOfSlots = new WeakMap<readonly Slot[], SlotNames>();

/** The names of the locals of a text. */
export function slotNames({ slots }: Scope): SlotNames {
  let names = namesOfSlots.get(slots);
  if (!names) {
    namesOfSlots.set(slots, (names = new SlotNames()));
    for (const { name } of slots) names.add(name);
  }
  return names;
}

/** A new local; saved positions know it by its name, of which there is one in a text. */
export function newSlot(
  scope: Scope,
  name: string,
  sort: Sort,
  many: boolean,
  more: Partial<Slot> = {},
): number {
  const names = slotNames(scope);
  const free = names.free(name);
  names.add(free);
  scope.slots.push({ name: free, ...(free === name ? {} : { called: name }), sort, many, ...more });
  return scope.slots.length - 1;
}

/** Reads a part of a text by the words of its own file: lines of several files may make one text. */
export function inItsFile<T>(scope: Scope, span: Span, run: () => T): T {
  if (!scope.snippet.files) return run();
  const vocabulary = vocabularyFor(scope.vocabulary, placeIn(scope.snippet, span).file);
  return vocabulary === scope.vocabulary ? run() : withScope(scope, { vocabulary }, run);
}

/** Runs a part of resolution with some of the scope changed, and changes it back. */
export function withScope<T>(scope: Scope, change: Partial<Scope>, run: () => T): T {
  const before: Partial<Scope> = {};
  const all = 'acting' in change ? { actingIsNot: undefined, actingControls: undefined, ...change } : change;
  for (const key of Object.keys(all) as (keyof Scope)[]) Object.assign(before, { [key]: scope[key] });
  Object.assign(scope, all);
  scope.nested.most = Math.max(scope.nested.most, scope.depth);
  try {
    return run();
  } finally {
    Object.assign(scope, before);
  }
}

/** What a phrase describes for others to be compared with: nothing is chosen by it. */
export const readMatching = (scope: Scope, phrase: Expression): PhraseMeaning | undefined =>
  withScope(scope, { matching: true }, () => scope.read.expression(scope, phrase));

/** Finds only what something would mean. Its findings are reported elsewhere and leave no trace here. */
export const asking = <T>(scope: Scope, change: Partial<Scope>, run: () => T): T =>
  withScope(scope, { ...change, diagnostics: [], errors: { reported: 0, touched: 0 } }, run);

/** A block: what it mentions is forgotten at its end. */
export function block<T>(scope: Scope, run: () => T): T {
  return withScope(
    scope,
    {
      mentions: [...scope.mentions],
      unknown: scope.unknown,
      level: scope.level + 1,
      thisHasLeft: scope.thisHasLeft,
    },
    run,
  );
}

/**
 * Reads the phrase of a declaration where it is used. The declaration reports its findings, so this reports
 * none. A phrase that could not be read, or that refers back to itself, has the error sort.
 */
export function readDeclared<T>(
  scope: Scope,
  text: PhraseText,
  run: (tree: NounPhrase) => T | undefined,
): T | undefined {
  if (text.unread || scope.reading.includes(text)) return errorSort(scope);
  const errors = { reported: 0, touched: 0 };
  const change = {
    snippet: text.snippet,
    vocabulary: vocabularyFor(scope.vocabulary, text.snippet.file),
    diagnostics: [],
    errors,
    // What a text has named is nothing to a declaration: `that card` in it is its own.
    mentions: [],
    reading: [...scope.reading, text],
  };
  const found = withScope(scope, change, () => run(text.tree));
  const isDoubtful = found === undefined || isNestedTooDeep(scope);
  if (isDoubtful && (errors.touched > 0 || scope.read.isWrong(scope, text))) return errorSort(scope);
  return found;
}

const isNestedTooDeep = ({ nested }: Scope): boolean => nested.most > MOST_NESTED;

/** Complains about a text with too many nested filters: their candidates would overwrite those of others. */
export function refuseNested(scope: Scope): void {
  if (isNestedTooDeep(scope) && countErrors(scope) === 0)
    reportAt(scope, 'name/nested', { start: 0, end: scope.snippet.text.length }, { most: MOST_NESTED });
}

/** Reports that some words have no effect here: nothing is ever skipped in silence. */
export function noEffect(scope: Scope, span: Span, advice?: Phrase, fixes?: Diagnostic['fixes']): undefined {
  const words = writtenWords(scope, span);
  const owned = withApostrophe(scope, words);
  const helps = owned === undefined ? advice : say('phrase/write', { example: written(owned) });
  return reportAt(
    scope,
    'name/not-here',
    span,
    { what: say('phrase/here', { what: written(words) }) },
    helps && { advice: helps, ...(helps === advice && fixes && { fixes }) },
  );
}

/** `that player's hand` of `that players hand`; undefined where that is not what is missing. */
function withApostrophe({ vocabulary }: Scope, words: string): string | undefined {
  const [, article, plural, rest] = /^(that|the|each|an?|another) ([a-z-]+s) ([a-z].*)$/.exec(words) ?? [];
  const singular = plural?.slice(0, -1) ?? '';
  const isNoun = singular === 'player' || singular === 'opponent' || vocabulary.terms.has(singular);
  return isNoun && isHad(vocabulary, rest) ? `${article} ${singular}'s ${rest}` : undefined;
}

/** Whether words name something that somebody or something can have. */
const isHad = ({ terms }: Vocabulary, words: string): boolean =>
  (terms.get(words) ?? []).some(({ symbol }) =>
    ['zone', 'field', 'counter', 'function'].includes(symbol.sort),
  );

/** In words for messages: `a card`, `several players`, `a number`. */
export function typePhrase(thing: PhraseType, many = false): Phrase {
  const { kinds } = thing;
  if (thing.sort === 'card' && kinds && kinds.length > 0 && kinds.length <= 3) {
    return called(
      kinds.map((kind) => (many ? forms(kind).many : forms(kind).one)),
      many,
    );
  }
  const own =
    thing.sort === 'value' ? thing.of?.id : thing.sort === 'pile' ? thing.zone?.pile?.id : undefined;
  if (own !== undefined) return called([many ? plural(own) : own], many);
  return say(SORTS[thing.sort][many ? 1 : 0]);
}

/** The name of a sort of value in the game, with all names that it may have. */
const called = (names: readonly string[], many: boolean): Phrase =>
  say(many ? 'phrase/several' : 'phrase/a', { names });

const SORTS = {
  number: ['phrase/a-number', 'phrase/several-numbers'],
  player: ['phrase/a-player', 'phrase/several-players'],
  card: ['phrase/a-card', 'phrase/several-cards'],
  pile: ['phrase/a-pile', 'phrase/several-piles'],
  zone: ['phrase/a-zone', 'phrase/several-zones'],
  value: ['phrase/a-value', 'phrase/several-values'],
  selection: ['phrase/a-selection', 'phrase/several-selections'],
  range: ['phrase/a-range', 'phrase/several-ranges'],
  roll: ['phrase/a-roll', 'phrase/several-rolls'],
  ability: ['phrase/an-ability', 'phrase/several-abilities'],
  plan: ['phrase/a-plan', 'phrase/several-plans'],
} as const satisfies Record<Sort, readonly [FixedPhraseId, FixedPhraseId]>;

/** Hidden locals of a loop: what it runs over, and how far it is. */
export function loopSlots(scope: Scope, sort: Sort): { list: number; index: number } {
  const names = slotNames(scope);
  const number = (names.countOf('loop') - (names.has('loop') ? 1 : 0)) / 2 + 1;
  return {
    list: newSlot(scope, `loop ${number}`, sort, true),
    index: newSlot(scope, `loop ${number} at`, 'number', false),
  };
}
