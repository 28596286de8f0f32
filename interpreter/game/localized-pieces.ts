/** Pieces of a game's texts, put into the language of the reader. */
import { parse } from '../../dsl/language/parser/parse.ts';
import { parseSpoken } from '../../dsl/language/parser/spoken-form.ts';
import { render, type Language } from '../../dsl/nlg/index.ts';
import { wholeText, type Snippet, type Span } from '../../dsl/text/source.ts';
import type {
  Ability,
  Condition,
  EntryKind,
  Mode,
  NounPhrase,
  Statement,
} from '../../dsl/language/syntax/ast.ts';
import {
  eachSyntax,
  someSyntax,
  type SyntaxNode,
  type SyntaxTree,
  syntaxOf,
} from '../../dsl/language/syntax/syntax-visit.ts';
import { SideTable } from '../../dsl/ir/side-table.ts';
import { statedByFunction, statedIn, type StatedCondition } from './condition-parts.ts';
import type { Game } from './linked-game.ts';

/** The meanings of names that a piece of a text uses without having given them. */
export type GivenNames = ReadonlyMap<string, NounPhrase>;

/** A place in a text of the game. */
export interface TextPiece {
  readonly snippet: Pick<Snippet, 'text'>;
  readonly span: Span;
}

/** What can be rendered by itself. */
export type RenderedNode = Statement | Ability | NounPhrase;

/** The kind of text that renders each sort of node. */
const entries: Readonly<Partial<Record<SyntaxNode['kind'], EntryKind>>> = {
  noun: 'phrase',
  triggered: 'abilities',
  at: 'abilities',
  replacement: 'abilities',
  activated: 'abilities',
  price: 'abilities',
  continuous: 'abilities',
  while: 'abilities',
  during: 'abilities',
  keyword: 'abilities',
  order: 'effect',
  together: 'effect',
  sequence: 'effect',
  if: 'effect',
  'if-done': 'effect',
  'when-done': 'effect',
  unless: 'effect',
  'for-each': 'effect',
  repeat: 'effect',
  'choose-one': 'effect',
  depending: 'effect',
  let: 'effect',
  modify: 'effect',
  becomes: 'effect',
  standing: 'effect',
  lasting: 'effect',
  delayed: 'effect',
  nothing: 'effect',
} satisfies Record<RenderedNode['kind'], EntryKind>;

const trees = new WeakMap<object, SyntaxTree>();

/** What a text was read as, where it has parts that are no statements by themselves: a price with `or`. */
export const treesOfTexts = new SideTable<TextPiece['snippet'], SyntaxTree>();

/** What a text of the game is read as: statements, abilities or a phrase; undefined where it is none of them. */
export function treeOfText(snippet: TextPiece['snippet']): SyntaxTree {
  const given = treesOfTexts.get(snippet);
  if (given) return given;
  if (!trees.has(snippet)) trees.set(snippet, readText(snippet.text));
  return trees.get(snippet);
}

/** A text with a price of which one of several is paid: in other words it would be a statement. */
const pricedTree = (text: string): SyntaxTree =>
  (['cost', 'abilities'] as const)
    .map((entry) => parse(entry, wholeText(text)))
    .find(
      ({ tree, diagnostics }) =>
        diagnostics.length === 0 && syntaxOf(tree, 'choose-one').some(({ priced }) => priced),
    )?.tree;

function readText(text: string): SyntaxTree {
  const read = <E extends 'effect' | 'abilities' | 'phrase'>(entry: E): SyntaxTree => {
    const { tree, diagnostics } = parseSpoken(entry, wholeText(text));
    return diagnostics.length === 0 ? tree : undefined;
  };
  const price = text.includes(' or ') ? pricedTree(text) : undefined;
  if (price) return price;
  const phrase = read('phrase') as NounPhrase | undefined;
  // As a statement `a group with 2 different values` would say what the group does.
  if (phrase?.kind === 'noun' && (phrase.determiner ?? phrase.quantity) !== undefined) return phrase;
  return read('effect') ?? read('abilities') ?? phrase;
}

/** The statement, ability or phrase at a place of a text. */
export function nodeAt({ snippet, span: { start, end } }: TextPiece): RenderedNode | undefined {
  let found: RenderedNode | undefined;
  someSyntax(treeOfText(snippet), (node) => {
    if (!isSaid(node) || node.span.start !== start || node.span.end !== end) return false;
    found = node;
    return true;
  });
  return found;
}

const isSaid = (node: SyntaxNode): node is RenderedNode => entries[node.kind] !== undefined;

/** A statement, an ability or a phrase in a language. */
export function sayNode(
  game: Game,
  language: Language,
  node: RenderedNode,
  names?: GivenNames,
): string | undefined {
  const setting = { vocabulary: game.vocabulary, ...(names ? { names } : {}) };
  const entry = entries[node.kind]!;
  const tree = (entry === 'phrase' ? node : [node]) as Parameters<typeof render>[1];
  const said = render(entry, tree, language, setting);
  return said.length > 0 ? said.join(' ') : undefined;
}

/** Statements one after the other in a language, as they go on behind other words. */
export const sayStatements = (
  { vocabulary }: Game,
  language: Language,
  statements: readonly Statement[],
  names: GivenNames,
): string =>
  render('effect', statements as Parameters<typeof render<'effect'>>[1], language, {
    vocabulary,
    names,
    goesOn: true,
  }).join(' ');

/** The statements that follow a place of a text in its innermost block. */
export function statementsBehind({ snippet, span }: TextPiece): readonly Statement[] {
  let found: readonly Statement[] = [];
  const lookIn = (block: unknown): void => {
    if (!Array.isArray(block)) return;
    const all = block as readonly Statement[];
    const at = all.findIndex((each) => isAround(each, span));
    if (at >= 0 && all.every((each) => entries[each.kind] === 'effect')) found = all.slice(at + 1);
  };
  const whole = treeOfText(snippet);
  lookIn(whole);
  // A node comes before what is in it, so the last block is the innermost one.
  eachSyntax(whole, (outer) => Object.values(outer).forEach(lookIn));
  return found;
}

const isAround = (node: Partial<Statement> | undefined, { start, end }: Span): boolean =>
  node?.span !== undefined && node.span.start <= start && end <= node.span.end;

/** The lines of a choice among lines that begins at a place of a text. */
export function modesAt({ snippet, span }: TextPiece): readonly Mode[] {
  let found: readonly Mode[] = [];
  someSyntax(treeOfText(snippet), (node) => {
    if (node.kind !== 'choose-one' || node.span.start !== span.start) return false;
    found = node.modes;
    return true;
  });
  return found;
}

/** The conditions that the views of a game can name as unmet, by their words. */
export function statedConditions({ cards, table, vocabulary }: Game): ReadonlyMap<string, Condition> {
  const found = new Map<string, Condition>();
  const add = ({ words, tree, parts }: StatedCondition): void => {
    if (tree) found.set(words, tree);
    parts.forEach(add);
  };
  for (const { says } of table.badges) if (says.form === 'needs') add(says.said);
  for (const { body } of vocabulary.functions) if (body.form === 'if') add(statedByFunction(body));
  for (const { conditions, written } of cards)
    for (const field of conditions.keys())
      written
        .get(field)
        ?.slice(0, 1)
        .forEach((text) => add(statedIn(text)));
  return found;
}
