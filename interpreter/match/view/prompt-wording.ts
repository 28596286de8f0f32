/** How a text that asks is put to the player who is asked. */
import { inOneLine, type Span } from '../../../dsl/text/source.ts';
import type { Language } from '../../../dsl/nlg/index.ts';
import { print } from '../../../dsl/language/printer/print-text.ts';
import type { Expression, NounPhrase, Order, Quantity } from '../../../dsl/language/syntax/ast.ts';
import {
  mapSyntax,
  syntaxOf,
  type SyntaxNode,
  type SyntaxTree,
} from '../../../dsl/language/syntax/syntax-visit.ts';
import { forms, longestTerm } from '../../../dsl/language/symbols/symbol-table.ts';
import type { Game } from '../../game/linked-game.ts';
import { nodeAt, type RenderedNode, type TextPiece } from '../../game/localized-pieces.ts';
import type { Mentioned } from './mentioned-objects.ts';

/** A piece of a text without the name that it gives at its end, which is for the text only. */
export interface Unnamed {
  readonly node: RenderedNode | undefined;
  /** As the text says it. */
  readonly text: string;
}

export function unnamed(piece: TextPiece): Unnamed {
  const node = nodeAt(piece);
  const { start, end } = piece.span;
  const slice = (to: number): string => inOneLine(piece.snippet.text.slice(start, to));
  const name = syntaxOf(node, 'noun').find((phrase) => phrase.name?.span.end === end)?.name;
  if (!name) return { node, text: slice(end) };
  return {
    node:
      node && mapSyntax(node, (each) => (each.kind === 'noun' && each.name === name ? nameless(each) : each)),
    text: slice(name.span.start).replace(/ as$/, ''),
  };
}

/** Languages in which `draw a card?` asks whether somebody wants to, and `you may draw a card?` asks nobody. */
const ASKED_AS_ORDERS: Readonly<Record<Language, boolean>> = { en: true, fr: false, de: false };

const isYours = ({ may, subject }: Order): boolean =>
  may && (subject === undefined || (subject.kind === 'pronoun' && subject.which === 'you'));

function withoutSubject(order: Order): Order {
  const { subject: _subject, ...rest } = order;
  return rest;
}

/** `destroy the prize` as `destroy bad-axe`, where it is known what was chosen as the prize. */
export const withMentions = (game: Game, node: RenderedNode, mentioned: readonly Mentioned[]): RenderedNode =>
  mapSyntax(node, (each) => {
    if (each.kind !== 'noun' && each.kind !== 'pronoun') return each;
    const word = wordOf(each);
    const of = word === undefined ? undefined : mentioned.find((one) => one.word === word);
    return (of && nameOf(game, of, each.span)) ?? each;
  });

/**
 * What is mentioned, by the word that a piece of a text has for it: a trigger calls a card one name, and its text `that
 * card`. Only where one object has no name there, and one word nothing that it refers to.
 */
export function inTheWordsOf(
  { vocabulary }: Game,
  node: RenderedNode,
  mentioned: readonly Mentioned[],
): readonly Mentioned[] {
  const words = new Set(referencesIn(node).flatMap((each) => wordOf(each) ?? []));
  const open = mentioned.filter(({ sort, word }) => sort === 'card' && word !== 'this' && !words.has(word));
  const free = [...words].filter(
    (word) =>
      (word === 'card' || vocabulary.kinds.some((kind) => forms(kind).one === word)) &&
      !mentioned.some((each) => each.word === word),
  );
  if (open.length !== 1 || free.length !== 1) return mentioned;
  return mentioned.map((each) => (each === open[0] ? { ...each, word: free[0] } : each));
}

/**
 * What lasts about one card, with the name of the card in place of `the character` or `a character in your front`;
 * undefined where more than one word of it could be the card.
 */
export function withTheCard(game: Game, node: RenderedNode, card: string): RenderedNode | undefined {
  // A trigger has cards of its own in its event.
  if (syntaxOf(node, 'triggered').length > 0) return undefined;
  const found = syntaxOf(node, 'noun').filter((each) => isACard(game, each));
  const words = new Set(found.map(({ heads: [{ words: all }] }) => all.map(({ text }) => text).join(' ')));
  const chosen = found.filter(({ determiner }) => determiner !== 'the' && determiner !== 'that');
  if (words.size !== 1 || chosen.length > 1) return undefined;
  const mentioned: Mentioned = { word: '', sort: 'card', name: card };
  const put = found.map((each) => nameOf(game, mentioned, each.span));
  if (put.includes(undefined)) return undefined;
  return mapSyntax(node, (each) => {
    const at =
      each.kind === 'noun'
        ? found.findIndex(({ span }) => span.start === each.span.start && span.end === each.span.end)
        : -1;
    return put[at] ?? each;
  });
}

/** `a character`, `the character`, and `the plan` where the text has called something so. */
function isACard({ vocabulary }: Game, { determiner, heads }: NounPhrase): boolean {
  if (!determiner || !['a', 'an', 'the', 'that'].includes(determiner) || heads.length !== 1) return false;
  const term = longestTerm(vocabulary, heads[0].words);
  if (!term) return determiner === 'the' || determiner === 'that';
  const isOfCards = ({ symbol, form }: (typeof term.meanings)[number]): boolean =>
    form !== 'many' &&
    (symbol.sort === 'kind' ||
      symbol.sort === 'noun' ||
      (symbol.sort === 'built-in' && symbol.id === 'card'));
  return term.before.length === 0 && term.meanings.some(isOfCards);
}

/** What stands for a card or a player in a tree; undefined for what has no name of its own. */
function nameOf(
  { vocabulary }: Game,
  { sort, name }: Mentioned,
  span: Span,
): Extract<Expression, { kind: 'noun' | 'seat' }> | undefined {
  if (sort === 'player') return { kind: 'seat', name: { text: name, span }, span };
  const card = name.replace(/#\d+$/, '');
  if (sort !== 'card' || !vocabulary.cardTerms.has(card)) return undefined;
  return { kind: 'noun', heads: [{ words: [{ text: card, span }], isNew: false, span }], tails: [], span };
}

/** What a text mentions. */
export interface Mentions {
  /** By name. */
  readonly named: readonly Mentioned[];
  /** In its own words: `that card`. */
  readonly other: readonly Mentioned[];
}

/** What a prompt mentions; `around`: the statement that it is a part of, which may name more. */
export function mentionsOf(
  game: Game,
  node: RenderedNode | undefined,
  around: RenderedNode | undefined,
  mentioned: readonly Mentioned[],
): Mentions {
  const [spoken, whole] = [referencesIn(node), referencesIn(around)];
  const isNamed = (each: Mentioned): boolean =>
    spoken.some((one) => wordOf(one) === each.word && nameOf(game, each, one.span) !== undefined);
  const isSpokenOf = ({ word }: Mentioned): boolean =>
    [...spoken, ...whole].some((one) => headOf(one) === word);
  const named = mentioned.filter(isNamed);
  return { named, other: mentioned.filter((each) => !named.includes(each) && isSpokenOf(each)) };
}

type Reference = Extract<SyntaxNode, { kind: 'noun' | 'pronoun' }>;

const referencesIn = (tree: RenderedNode | undefined): Reference[] => [
  ...syntaxOf(tree, 'noun'),
  ...syntaxOf(tree, 'pronoun'),
];

/** The word of `the prize`, of `that prize` and of `this`, with nothing behind it. */
const wordOf = (node: Reference): string | undefined =>
  node.kind === 'noun' && node.tails.length > 0 ? undefined : headOf(node);

/** The same, also where it is described further. */
function headOf(node: Reference): string | undefined {
  if (node.kind === 'pronoun') return node.which === 'this' ? 'this' : undefined;
  if (node.heads.length !== 1 || (node.determiner !== 'the' && node.determiner !== 'that')) return undefined;
  return node.heads[0].words.map(({ text }) => text).join(' ');
}

/** `a card in your hand` of `a card in your hand where ...` and of `a card in your hand with ...`. */
export function withoutConditions(piece: Unnamed): Unnamed {
  const { node } = piece;
  if (!node || !syntaxOf(node, 'noun').some(isConditional)) return piece;
  const bare = mapSyntax(node, (each) =>
    each.kind === 'noun' && isConditional(each)
      ? { ...each, tails: each.tails.filter((tail) => !narrows(tail)) }
      : each,
  );
  const text =
    bare.kind === 'noun'
      ? print('phrase', bare)
      : bare.kind === 'order'
        ? print('effect', [bare])
        : undefined;
  return { node: bare, text: text ?? piece.text };
}

const isConditional = ({ tails }: NounPhrase): boolean => tails.some(narrows);

/** `where its level is 1`, `with no marks`: what the options have that can be chosen. */
const narrows = ({ kind }: NounPhrase['tails'][number]): boolean => kind === 'where' || kind === 'with';

function nameless(named: NounPhrase): NounPhrase {
  const { name: _name, ...phrase } = named;
  return phrase;
}

/** `draw a card?` of `you may draw a card`, in a language that asks so. */
export const asDecision = (node: RenderedNode, language: Language): RenderedNode =>
  ASKED_AS_ORDERS[language] && node.kind === 'order' && isYours(node)
    ? { ...withoutSubject(node), may: false }
    : node;

/** `exactly 2 characters` of `exactly (the sacrifices of the card) characters`, as the number is known by now. */
export function withNumber(phrase: NounPhrase, least: number, most: number): NounPhrase {
  const { quantity } = phrase;
  if (!quantity || amountsOf(quantity).every(({ kind }) => kind === 'number')) return phrase;
  const number = (value: number): Expression => ({ kind: 'number', value, span: phrase.span });
  const known: Quantity =
    least === most
      ? { kind: 'count', amount: number(least), orMore: false }
      : least === 0
        ? { kind: 'up-to', amount: number(most) }
        : { kind: 'within-bounds', least: number(least), most: number(most) };
  return { ...phrase, quantity: known };
}

const amountsOf = (quantity: Quantity): Expression[] =>
  quantity.kind === 'within-bounds'
    ? [quantity.least, quantity.most]
    : 'amount' in quantity
      ? [quantity.amount]
      : [];

/** The order of a text around a place, the innermost. */
export const orderAround = (tree: SyntaxTree, { start, end }: Span): Order | undefined =>
  syntaxOf(tree, 'order')
    .filter(({ span }) => span.start <= start && end <= span.end)
    .at(-1);

/** An order without the name of what is chosen for it at a place, and with its number as it is known. */
export function orderPiece(order: Order, { start, end }: Span, least: number, most: number): Unnamed {
  const node = mapSyntax(order, (each) =>
    each.kind === 'noun' && each.span.start === start && each.span.end === end
      ? withNumber(nameless(each), least, most)
      : each,
  );
  return { node, text: print('effect', [node]) };
}
