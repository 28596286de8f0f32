/** Which sort of noun a verb takes at the cursor, so that fitting words come first. */
import type { IToken } from 'chevrotain';
import { isPrimitive, type PrimitiveVerb } from '../../dsl/language/symbols/builtin-verbs.ts';
import * as T from '../../dsl/language/lexer/tokens.ts';
import { longestTerm, type Vocabulary } from '../../dsl/language/symbols/symbol-table.ts';
import type { KindSymbol, NounLike, Parameter } from '../../dsl/language/symbols/symbols.ts';
import { verbMeaning } from '../word-info.ts';

/** Whether a word of the game is of the sort that is wanted. */
export type NounFilter = (symbol: NounLike) => boolean;

const PREPOSITIONS = new Map(
  [T.To, T.From, T.Into, T.Onto, T.For, T.By, T.Using, T.Against, T.At].map((type) => [
    type,
    T.spellingsOf(type)[0],
  ]),
);
const IN_PLACES = [T.In, T.On, T.Among, T.Under];

const cards: NounFilter = ({ sort, ...rest }) =>
  sort === 'kind' || sort === 'card' || sort === 'noun' || ('id' in rest && rest.id === 'card');
const places: NounFilter = ({ sort }) => sort === 'zone' || sort === 'pile' || sort === 'cell';
const counters: NounFilter = (symbol) => symbol.sort === 'counter' && !symbol.holds;
const players: NounFilter = (symbol) =>
  symbol.sort === 'role' ||
  symbol.sort === 'ranking' ||
  (symbol.sort === 'built-in' && ['player', 'opponent', 'active player'].includes(symbol.id));
const either =
  (...wanted: readonly NounFilter[]): NounFilter =>
  (symbol) =>
    wanted.some((each) => each(symbol));
const sorts =
  (...names: readonly NounLike['sort'][]): NounFilter =>
  ({ sort }) =>
    names.includes(sort);
const dice: NounFilter = (symbol) => symbol.sort === 'built-in' && ['roll', 'die'].includes(symbol.id);

const ofObjects: Readonly<Record<PrimitiveVerb, NounFilter>> = {
  move: either(cards, places),
  choose: either(cards, places, players),
  shuffle: either(cards, places),
  reveal: cards,
  look: cards,
  turn: cards,
  attach: cards,
  cover: cards,
  uncover: cards,
  gain: counters,
  lose: counters,
  win: () => false,
  pay: counters,
  make: sorts('roll'),
  reroll: either(sorts('roll'), dice),
  set: dice,
  hold: sorts('contest'),
  open: sorts('window'),
  announce: either(cards, sorts('field')),
  resolve: cards,
  stop: () => false,
  settle: cards,
  use: either(cards, sorts('field')),
};

const ofPrepositions: Readonly<Record<string, NounFilter>> = {
  'move to': places,
  'shuffle into': places,
  'uncover to': places,
  'attach to': cards,
  'cover using': cards,
  'look at': either(cards, places),
  'hold against': players,
};

/** What is wanted behind the tokens of a line; undefined where nothing is known of it. */
export function wantedAt(vocabulary: Vocabulary, tokens: readonly IToken[]): NounFilter | undefined {
  let preposition: string | undefined;
  for (let i = tokens.length - 1; i >= 0; i--) {
    const { tokenType, image } = tokens[i];
    if (tokenType === T.Possessive)
      return sorts('field', 'counter', 'function', 'zone', 'pile', 'kind', 'built-in');
    if (IN_PLACES.includes(tokenType)) return places;
    if (tokenType === T.Comma || tokenType === T.And || tokenType === T.Then || tokenType === T.If)
      return undefined;
    preposition ??= PREPOSITIONS.get(tokenType);
    if (!T.isWord(tokens[i])) continue;
    const meaning = verbMeaning(vocabulary, image);
    if (!meaning) return undefined;
    if (meaning.kind === 'primitive')
      return preposition === undefined
        ? ofObjects[meaning.verb]
        : ofPrepositions[`${meaning.verb} ${preposition}`];
    if (meaning.kind !== 'declared' || meaning.symbol.sort !== 'verb' || isPrimitive(image)) return undefined;
    const parameter = meaning.symbol.parameters.find((each) => each.preposition === preposition);
    return parameter && ofParameter(vocabulary, parameter);
  }
  return undefined;
}

/** The noun of a parameter's phrase. */
function ofParameter(vocabulary: Vocabulary, { phrase }: Parameter): NounFilter | undefined {
  const [head] = phrase.tree.heads;
  const symbol = head && longestTerm(vocabulary, head.words)?.meanings[0]?.symbol;
  if (!symbol) return undefined;
  switch (symbol.sort) {
    case 'kind':
      return (each) => each === symbol || each.sort === 'noun' || isOfKind(each, symbol) || isAnyCard(each);
    case 'zone':
    case 'pile':
    case 'cell':
      return places;
    case 'counter':
      return counters;
    case 'built-in':
      return symbol.id === 'card'
        ? cards
        : symbol.id === 'player' || symbol.id === 'opponent'
          ? players
          : undefined;
    default:
      return undefined;
  }
}

const isOfKind = (symbol: NounLike, kind: KindSymbol): boolean =>
  symbol.sort === 'card' && symbol.kind === kind;
const isAnyCard = (symbol: NounLike): boolean => symbol.sort === 'built-in' && symbol.id === 'card';
