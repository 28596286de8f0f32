/** Finds the names that a text gives, and how later phrases refer to it. */
import type { EventPhrase, Expression, NounPhrase, Order, Word } from '../../language/syntax/ast.ts';
import { eachSyntaxChild, nameSaid, outerSyntax, syntaxOf } from '../../language/syntax/syntax-visit.ts';
import type { SyntaxNode, SyntaxTree } from '../../language/syntax/syntax-visit.ts';
import { ownVerb } from '../../language/symbols/builtin-verb-forms.ts';
import { cardInPlural, type Vocabulary } from '../../language/symbols/symbol-table.ts';
import type { Language } from '../../text/locale.ts';
import { ownNoun } from './built-in-nouns.ts';
import { isCalculated, spokenNoun } from './noun-heads.ts';
import { retainedNames } from './name-retention.ts';
import { hasOrdinalName } from './ambiguous-ordinals.ts';
import { callFor, headOf, letterFor, type DiscourseScope } from './discourse-scope.ts';
import { whichOf } from './noun-phrase-shapes.ts';

interface Naming {
  /** None: only its noun refers to it. */
  readonly name: string | undefined;
  readonly phrase: Expression;
  /** A name for what is worked out, and not for a choice. */
  readonly worked: boolean;
  /** Where the text brings it up. */
  readonly at: number;
}

/** Opens the scope of a text. `given`: names that it may use without having given them; `self`: the card that prints it. */
export function openScope(
  vocabulary: Vocabulary,
  language: Language,
  tree: SyntaxTree,
  given: ReadonlyMap<string, NounPhrase> = new Map(),
  self?: string,
): DiscourseScope {
  const found: Naming[] = [...given].map(([name, phrase], i) => ({
    name,
    phrase,
    worked: false,
    at: i - given.size,
  }));
  for (const node of outerSyntax(tree)) collect(node, found);
  const scope: DiscourseScope = {
    vocabulary: withoutCards(vocabulary, found, tree),
    language,
    names: new Map(),
    open: [],
    letters: { used: 0, called: 0 },
    said: new Set(),
    verbatim: [],
    holder: { form: 'one', noun: undefined },
    pointedAt: pointedAt(tree),
    self,
    confusable: new Set(),
    pronouns: new Map(),
    goesOn: false,
  };
  nameAll(scope, found, tree);
  return scope;
}

/**
 * A name that the text gives is no card, also where one is called so; nor is a noun with a determiner: cards are named
 * without one, or with `card` in front. `pairs between` are those of the language.
 */
function withoutCards(vocabulary: Vocabulary, found: readonly Naming[], tree: SyntaxTree): Vocabulary {
  const names = found.flatMap(({ name }) => name ?? []);
  const nouns = nounsOtherThanCards([tree, found.map(({ phrase }) => phrase)]);
  // `the triggers` are those of the language, and `the throws` those that the text names: not all copies of a card.
  const many = [...names, ...nouns.filter((each) => ownNoun('en', each)?.form === 'many')];
  const terms = [...names, ...nouns].filter((each) => vocabulary.cardTerms.has(each));
  const ids = many.flatMap((each) => cardInPlural(vocabulary, each) ?? []);
  return leftOut(vocabulary, [...new Set([...terms, ...ids])].toSorted());
}

/** Vocabularies without some cards, for each set of them: many cards print the same words. */
const without = new WeakMap<Vocabulary, Map<string, Vocabulary>>();

function leftOut(vocabulary: Vocabulary, terms: readonly string[]): Vocabulary {
  if (terms.length === 0) return vocabulary;
  const made = without.get(vocabulary) ?? new Map<string, Vocabulary>();
  without.set(vocabulary, made);
  const key = terms.join('\n');
  const known = made.get(key);
  if (known) return known;
  const cardTerms = new Map(vocabulary.cardTerms);
  for (const term of terms) cardTerms.delete(term);
  const rest = { ...vocabulary, cardTerms };
  made.set(key, rest);
  return rest;
}

/** `the plan`, `a number`, `the right one`, `pairs between`: the words at the ends of heads that name no card. */
const nounsOtherThanCards = (tree: SyntaxTree): string[] =>
  syntaxOf(tree, 'noun').flatMap(({ determiner, heads, tails }) =>
    determiner === undefined && tails[0]?.kind !== 'between'
      ? []
      : heads.flatMap(({ words }) =>
          words.length > 0 && words.at(-2)?.text !== 'card' ? [words.at(-1)!.text] : [],
        ),
  );

function nameAll(scope: DiscourseScope, found: readonly Naming[], tree: SyntaxTree): void {
  const kept = retainedNames(scope.vocabulary, tree);
  const places = new Map<string, { at: number; until: number; named: boolean }[]>();
  for (const each of found) {
    const id = nounIn(scope, each);
    const until = each.at < 0 ? each.at : each.phrase.span.end;
    const place = { at: each.at, until, named: each.name !== undefined };
    if (id !== undefined) places.set(id, [...(places.get(id) ?? []), place]);
  }
  for (const each of found) {
    const { name, phrase, at } = each;
    if (name === undefined || scope.names.has(name)) continue;
    if (isNumber(scope, phrase)) scope.names.set(name, { sort: 'letter', letter: letterFor(scope) });
    else if (each.worked) {
      const letter = kept.has(name) && spokenNoun(scope, phrase) ? { letter: callFor(scope) } : {};
      scope.names.set(name, { sort: 'alias', name, value: phrase, ...letter });
    } else {
      const head = spokenOf(scope, phrase);
      const among = places.get(nounIn(scope, each) ?? '') ?? [];
      const named = { sort: 'thing', symbol: head?.symbol, form: head?.form ?? 'one', among, at } as const;
      // Where the text would say *the first player*, and that is somebody else.
      const counted = mentionsIn(tree, name).some((here) => whichOf(named, here) !== undefined);
      const misread = counted && head !== undefined && hasOrdinalName(scope, head.symbol);
      scope.names.set(name, misread ? { ...named, called: callFor(scope) } : named);
    }
  }
}

/** The places where a text refers to something by its name. */
const mentionsIn = (tree: SyntaxTree, name: string): number[] =>
  syntaxOf(tree, 'noun').flatMap((phrase) => (nameSaid(phrase) === name ? [phrase.span.start] : []));

/** The noun and number for later references: `that fruit` and `those fruits` differ. */
function nounIn(scope: DiscourseScope, { phrase, worked }: Naming): string | undefined {
  const head = worked || isNumber(scope, phrase) ? undefined : spokenOf(scope, phrase);
  return head && `${head.symbol.sort} ${head.symbol.id} ${head.form}`;
}

/** The noun for later references: a fruit or a tool is a card. */
function spokenOf(scope: DiscourseScope, phrase: Expression): ReturnType<typeof headOf> {
  const head = headOf(scope.vocabulary, phrase);
  const mixed = phrase.kind === 'noun' && phrase.heads.length > 1 && head?.symbol.sort === 'kind';
  return mixed ? { symbol: { sort: 'built-in', id: 'card' }, form: head.form } : head;
}

/** Collects what is named and what is chosen, in the order of the text. */
function collect(node: SyntaxNode, found: Naming[]): void {
  if (node.kind === 'order') {
    collectOrder(node, found);
    return;
  }
  eachSyntaxChild(node, (child) => collect(child, found));
  if (node.kind === 'triggered' || node.kind === 'replacement')
    for (const event of node.events) collectEvent(event, found);
  if (node.kind === 'let')
    found.push({ name: node.name.text, phrase: node.value, worked: true, at: node.name.span.start });
  if ((node.kind === 'noun' || node.kind === 'bound') && node.name)
    found.push({ name: node.name.text, phrase: node, worked: false, at: node.span.start });
}

/** Where one of an event has a name, the others without one can be taken for it: `a player as first calls a player`. */
function collectEvent({ subject, agent, args }: EventPhrase, found: Naming[]): void {
  const all = [subject, agent, args.object, ...args.arguments.map(({ phrase }) => phrase)];
  const nouns = all.flatMap((each) => (each?.kind === 'noun' ? [each] : []));
  if (!nouns.some(({ name }) => name)) return;
  for (const phrase of nouns)
    if (!phrase.name && phrase.determiner === 'a')
      found.push({ name: undefined, phrase, worked: false, at: phrase.span.start });
}

/** A name at the end of `make a roll for a card as throw` is that of the roll. */
function collectOrder(order: Order, found: Naming[]): void {
  const { object, arguments: more } = order.args;
  const last = more.findLast(({ phrase }) => phrase.kind === 'noun' && phrase.name)?.phrase;
  const ofObject = namesItsObject(order.verb.text) && object && last?.kind === 'noun' ? last.name : undefined;
  if (object && ofObject)
    found.push({ name: ofObject.text, phrase: object, worked: false, at: object.span.start });
  // What is chosen without a name can be taken for what has one.
  else if (object?.kind === 'noun' && !object.name && isChosen(object))
    found.push({ name: undefined, phrase: object, worked: false, at: object.span.start });
  eachSyntaxChild(ofObject ? withoutName(order, ofObject) : order, (child) => collect(child, found));
}

/** An order whose last name has been read. */
function withoutName(order: Order, name: Word): Order {
  const unnamed = (phrase: Expression): Expression =>
    phrase.kind === 'noun' && phrase.name === name ? { ...phrase, name: undefined } : phrase;
  const rest = order.args.arguments.map((each) => ({ ...each, phrase: unnamed(each.phrase) }));
  return { ...order, args: { ...order.args, arguments: rest } };
}

/** Verbs of the language of which a roll or a contest comes. */
function namesItsObject(word: string): boolean {
  const verb = ownVerb(word)?.verb;
  return verb === 'make' || verb === 'hold';
}

const isChosen = ({ determiner, quantity, heads }: NounPhrase): boolean =>
  heads.length > 0 && (determiner === 'a' || determiner === 'another' || quantity !== undefined);

/** The nouns that refer to another card: *that card*, or a card that has a name. */
function pointedAt(tree: SyntaxTree): Set<string> {
  const found = new Set<string>();
  for (const { determiner, heads, name } of syntaxOf(tree, 'noun')) {
    const word = heads[0]?.words.at(-1)?.text;
    if (word !== undefined && (determiner === 'that' || determiner === 'those' || name)) found.add(word);
  }
  return found;
}

/** Whether a name means a number, which a letter refers to. */
const isNumber = (scope: DiscourseScope, phrase: Expression): boolean =>
  phrase.kind === 'noun' ? isNumberPhrase(scope, phrase) : isCalculated(phrase);

/** `the fruit's ripeness`, `your coins`, `a number` */
function isNumberPhrase({ vocabulary }: DiscourseScope, phrase: NounPhrase): boolean {
  const symbol = headOf(vocabulary, phrase)?.symbol;
  switch (symbol?.sort) {
    case 'field':
      return ['number', 'numbers'].includes(symbol.type.type);
    case 'counter':
    case 'setting':
    case 'metric':
      return true;
    case 'function':
      return symbol.body.form !== 'if';
    case 'built-in':
      return ['size', 'total', 'die', 'vote'].includes(symbol.id);
    case undefined:
      return phrase.heads.length === 1 && phrase.heads[0].words.at(-1)?.text === 'number';
    default:
      return false;
  }
}
