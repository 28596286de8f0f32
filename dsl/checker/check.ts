/**
 * Name resolution and types: from the syntax tree of a text to what it means in a game.
 *
 *   noun, mention      which word of the game, which earlier referent
 *   phrase, base       a noun phrase: what it refers to, where; qualities, tails, choice
 *   condition, number  what holds, how many
 *   order, statement   what is done, by whom, with what
 *   event, ability     what an ability waits for, and what it is
 *   standing, duration what an effect causes, and until when
 *   history            what is asked of the past
 */
import { notChoosable } from './common-findings.ts';
import { wrongSort } from './expectations.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { plainOrder } from '../language/syntax/phrase-parts.ts';
import type { Many, Scalar, Test } from '../ir/expressions.ts';
import type { Program, Slot, CheckedAbility } from '../ir/statements.ts';
import type { Snippet, Span } from '../text/source.ts';
import type {
  Ability as TreeAbility,
  Args,
  Block,
  Condition,
  Expression,
  NounPhrase,
  PricePart,
} from '../language/syntax/ast.ts';
import type { Vocabulary } from '../language/symbols/symbol-table.ts';
import type {
  EnumSymbol,
  KindSymbol,
  Parameter,
  PhraseText,
  VerbSymbol,
  ZoneSymbol,
} from '../language/symbols/symbols.ts';
import { declaredPhrases, findingsIn, isWrong } from './declared-phrases.ts';
import { abilities } from './abilities/ability-context.ts';
import { action, price, type ActionMeaning } from './statements/actions.ts';
import { readCondition } from './conditions/condition.ts';
import { readFunction, selectionOf, type Selection } from './values/function-meanings.ts';
import { parameterLocals } from './doers.ts';
import { mentionValue } from './nouns/references.ts';
import { readExpression, readNumber } from './values/number-expressions.ts';
import { argumentsOf } from './statements/verb-arguments.ts';
import { readPhrase } from './nouns/noun-phrase.ts';
import {
  reportAt,
  countErrors,
  typePhrase,
  nameUnknown,
  newScope,
  noEffect,
  errorSort,
  refuseNested,
} from './scope.ts';
import type { PhraseMeaning, Reader, Scope } from './scope.ts';
import { statements } from './statements/statement.ts';
import { anyOf } from './conditions/quantity-limits.ts';
import { refuseAbsentRolls } from './values/absent-rolls.ts';
import { refuseUnchosen } from './values/totals.ts';

const reader: Reader = {
  phrase: readPhrase,
  expression: readExpression,
  number: readNumber,
  condition: readCondition,
  statements,
  args: argumentsOf,
  isWrong,
};
const you: Scalar = { op: 'you' };

/** What resolution gives back: the meaning, unless something was wrong. */
export interface Resolved<T> {
  readonly value: T | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** The place of a text, and whom its words mean. */
export interface Context {
  readonly vocabulary: Vocabulary;
  readonly snippet: Snippet;
  /** A player acts, whom `you` means. */
  readonly acting?: boolean;
  /** Who `you` is, where that is not the player of the frame. */
  readonly youAre?: Scalar | undefined;
  /** Whom `their` means, where nobody is named before. */
  readonly theyAre?: Scalar | undefined;
  /** The text of a card of this kind. */
  readonly kind?: KindSymbol;
  /** The names of that card, as far as the text calls it by one: in everyday wording it is `this`. */
  readonly called?: readonly string[];
  /** Which card `this` and `the card` are, where that is not the card of the frame. */
  readonly thisIs?: Scalar | undefined;
  /** A cell that the text refers to by the name of the cells: `the square`. */
  readonly cell?: { readonly zone: ZoneSymbol; readonly is: Scalar };
  /** Scenarios: seats by name; cards are looked for everywhere. */
  readonly seats?: ReadonlyMap<string, number>;
  readonly everywhere?: boolean;
  /** Reports only words that the game does not know. */
  readonly wordsOnly?: boolean;
}

function scopeOf(context: Context, parameters: readonly Parameter[] = []): Scope {
  const scope = newScope(reader, context.vocabulary, context.snippet, {
    you: context.youAre ?? (context.acting ? you : undefined),
    they: context.theyAre,
    thisKind: context.kind,
    thisIs: context.thisIs,
    seats: context.seats,
    everywhere: context.everywhere ?? false,
    wordsOnly: context.wordsOnly ?? false,
  });
  // What could not be read may have given names.
  if (context.wordsOnly) nameUnknown(scope, context.snippet.text);
  const { cell } = context;
  if (cell) {
    const { zone, is } = cell;
    mentionValue(scope, { sort: 'pile', zone }, is, zone.pile?.names.en[0] ?? 'cell');
  }
  parameterLocals(scope, parameters);
  return scope;
}

function done<T>(scope: Scope, value: T | undefined): Resolved<T> {
  const all: Span = { start: 0, end: scope.snippet.text.length };
  if (countErrors(scope) === 0) refuseUnchosen(scope);
  refuseNested(scope);
  if (value === undefined && countErrors(scope) === 0) noEffect(scope, all);
  return { value: countErrors(scope) > 0 ? undefined : value, diagnostics: scope.diagnostics };
}

const programOf = (scope: Scope, acts: Program['acts'], parameters: readonly number[] = []): Program => ({
  acts,
  slots: scope.slots,
  parameters,
  abilities: scope.abilities,
});

/** An effect: statements to carry out. */
export function resolveEffect(context: Context, tree: Block): Resolved<Program> {
  const scope = scopeOf(context);
  const acts = statements(scope, tree);
  refuseAbsentRolls(scope, acts, context.kind);
  return done(scope, programOf(scope, acts));
}

/** The objects of a verb that a field names: `takes: a pile where ...` */
export function resolveObjects(context: Context, verb: string, args: Args): Resolved<Program> {
  const span: Span = { start: 0, end: context.snippet.text.length };
  const word = { text: verb, span: { start: 0, end: 0 } };
  return resolveEffect(context, [plainOrder(word, args, span)]);
}

/** `to` and one place. */
export function resolvePlace(context: Context, args: Args): Resolved<Scalar> {
  const scope = scopeOf(context);
  const [to, ...rest] = args.arguments;
  const extra = args.object ?? rest[0] ?? args.time;
  if (extra || to?.preposition !== 'to') {
    noEffect(scope, extra?.span ?? { start: 0, end: context.snippet.text.length });
    return done<Scalar>(scope, undefined);
  }
  const place = readExpression(scope, to.phrase);
  if (place && (place.thing.sort !== 'zone' || !place.scalar || place.thing.zone?.grid))
    wrongSort(scope, place, 'zone', to.phrase.span);
  return done(scope, place?.scalar);
}

/** The body of a verb, with its parameters as first locals. */
export function resolveVerb(
  context: Context,
  verb: VerbSymbol,
  part: 'first' | 'body' = 'body',
): Resolved<Program> {
  const scope = scopeOf({ ...context, acting: true });
  // Nobody knows what the words of a verb mean that takes nobody knows what.
  if (verb.unread) return done<Program>(scope, errorSort(scope));
  const parameters = parameterLocals(scope, verb.parameters);
  const acts = statements(scope, part === 'first' ? verb.first : verb.body);
  return done(scope, programOf(scope, acts, parameters));
}

/** The abilities of a card, or of the game itself; and those that their effects create. */
export function resolveAbilities(
  context: Context,
  tree: readonly TreeAbility[],
): Resolved<{ readonly own: readonly CheckedAbility[]; readonly brought: readonly CheckedAbility[] }> {
  const scope = scopeOf(context);
  const own = abilities(scope, tree, { printed: true });
  return done(scope, { own, brought: scope.abilities });
}

/** An action, whose first statements are its choice and its price. */
export function resolveAction(
  context: Context,
  parameters: readonly Parameter[],
  tree: Block,
  heads: number,
): Resolved<Omit<ActionMeaning, 'acts'> & { readonly program: Program }> {
  const scope = scopeOf({ ...context, acting: true });
  const given = parameterLocals(scope, parameters);
  const { acts, ...more } = action(scope, tree, heads);
  return done(scope, { ...more, program: programOf(scope, acts, given) });
}

/** A price: the orders that pay it, and what must hold for that. */
export function resolvePrice(
  context: Context,
  tree: readonly PricePart[],
): Resolved<{ readonly program: Program; readonly payable: Test | undefined }> {
  const scope = scopeOf(context);
  const paid = price(scope, tree);
  return done(scope, paid && { program: programOf(scope, paid.acts), payable: paid.payable });
}

/** The locals that the parameters of a window or verb become: they are the first. */
export function resolveLocals(
  context: Context,
  parameters: readonly Parameter[],
): { readonly slots: readonly Slot[]; readonly given: readonly number[] } {
  const scope = scopeOf({ ...context, acting: true });
  const given = parameterLocals(scope, parameters);
  return { slots: scope.slots, given };
}

/** A condition; with the parameters of the window or verb that it belongs to. */
export function resolveCondition(
  context: Context,
  tree: Condition,
  parameters: readonly Parameter[] = [],
): Resolved<Test> {
  const scope = scopeOf(context, parameters);
  return done(scope, readCondition(scope, tree));
}

/** A number, or one value of another sort. */
export function resolveValue(
  context: Context,
  tree: Expression,
  parameters: readonly Parameter[] = [],
): Resolved<PhraseMeaning & { scalar: Scalar }> {
  const scope = scopeOf(context, parameters);
  const found = readExpression(scope, tree);
  if (found?.scalar) return done(scope, { ...found, scalar: found.scalar });
  if (found) reportAt(scope, 'name/one-wanted', tree.span, { phrase: context.snippet.text });
  return done<PhraseMeaning & { scalar: Scalar }>(scope, undefined);
}

/** The sorts of values that players can be grouped by. */
const groupable = ['card', 'value', 'player', 'number'] as const;

/**
 * What a report groups a player by: `a card in your hand`, `your points`; several cards or values give a
 * group each.
 */
export function resolveGroup(
  context: Context,
  tree: Expression,
): Resolved<{ readonly set: Many; readonly sort: (typeof groupable)[number]; readonly of?: EnumSymbol }> {
  const scope = scopeOf(context);
  const each = tree.kind === 'noun' && (tree.determiner === 'a' || tree.determiner === 'all');
  const found = readExpression(scope, each ? { ...tree, determiner: undefined } : tree);
  if (!found) return { value: undefined, diagnostics: scope.diagnostics };
  const sort = groupable.find((one) => one === found.thing.sort);
  if (found.choice && !found.choice.chance) notChoosable(scope, tree.span);
  else if (!sort) wrongSort(scope, found, 'grouping value', tree.span);
  const { of } = found.thing;
  return done(scope, sort && { set: found.set, sort, ...(of ? { of } : {}) });
}

/** Everything that a phrase refers to; a choice in it is an error. */
export function resolveSet(
  context: Context,
  tree: NounPhrase,
  parameters: readonly Parameter[] = [],
): Resolved<{ set: Many; described: PhraseMeaning }> {
  const scope = scopeOf(context, parameters);
  const described = readPhrase(scope, tree);
  if (described?.choice && !described.choice.chance) {
    reportAt(scope, 'name/not-choosable', tree.span, { phrase: typePhrase(described.thing) });
  }
  return done(scope, described && { set: described.set, described });
}

/** What cards of a kind are attached to, as it declares it: `card` is the card, `by` who attaches it. */
export function resolveHosts(
  vocabulary: Vocabulary,
  kind: KindSymbol,
  { tree, snippet }: PhraseText,
  card: Scalar,
  by: Scalar,
): Resolved<Many> {
  const scope = scopeOf({ vocabulary, snippet, kind, thisIs: card, youAre: by, everywhere: true });
  const bare = anyOf(scope, tree);
  return done(scope, bare && readPhrase(scope, bare)?.set);
}

/** How many cards a cell of a grid holds; `card` is the candidate for it. None where every number does. */
export function resolveRoom(
  vocabulary: Vocabulary,
  zone: ZoneSymbol,
  cell: Scalar,
  card: Scalar,
): Resolved<Scalar> {
  const capacity = zone.grid?.capacity;
  if (!capacity) return { value: undefined, diagnostics: [] };
  const scope = scopeOf({ vocabulary, snippet: capacity.snippet, cell: { zone, is: cell } });
  mentionValue(scope, { sort: 'card', kinds: zone.takes }, card, 'card');
  return { value: readNumber(scope, capacity.tree), diagnostics: scope.diagnostics };
}

/** Reads all functions of a game; gives what is wrong in them. */
export function resolveFunctions(vocabulary: Vocabulary): Diagnostic[] {
  for (const fn of vocabulary.functions) {
    readFunction(reader, vocabulary, fn);
    vocabulary.fits.push(...fn.fits);
  }
  return vocabulary.functions.flatMap((fn) => fn.diagnostics);
}

/** Checks the phrases of all declarations, once every word of the game is known. */
export const resolveDeclarations = (vocabulary: Vocabulary): Diagnostic[] => [
  ...declaredPhrases(vocabulary).flatMap((each) => findingsIn(reader, vocabulary, each).diagnostics),
  ...vocabulary.zones.flatMap((zone) => resolveRoom(vocabulary, zone, you, you).diagnostics),
];

/** A phrase that a card prints, as a test of a card. */
export function resolveSelection(context: Context, tree: NounPhrase): Resolved<Selection> {
  const scope = scopeOf({ ...context, everywhere: true });
  return done(scope, selectionOf(scope, tree));
}

export type { Selection } from './values/function-meanings.ts';
