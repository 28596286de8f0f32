/** Which copies of a card there are in a game whose players bring decks, and which of them are in none. */
import { resolveSelection } from '../../../dsl/checker/check.ts';
import type { Test } from '../../../dsl/ir/expressions.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import { valueOf, type Node } from '../../../schemas/index.ts';
import type { CardData } from '../../game/linked-game.ts';
import { saysOfPrinted } from '../analysis/static-evaluation.ts';
import { parseText } from '../texts/checked-texts.ts';
import { section } from '../declare/declared-names.ts';
import { numberAt, textAt, type Sources } from '../loader/link-context.ts';
import { deal, MOST_IN_DECK, ownersOf, readDecks, type Deck } from './seat-decks.ts';

/** The copies of one card: for each the seat whose deck it may be from, and whether it is in that deck. */
export interface CopiesInDecks {
  readonly owners: readonly number[];
  /** By copy: it is in no deck, and never comes into the game. Absent where all are in decks. */
  readonly spares?: readonly boolean[];
  /** The same where the seats have the decks that the game says. */
  readonly usualSpares?: readonly boolean[];
}

/**
 * Finds the copies of cards. Where decklists are secret, each seat has as many of every card as a deck may hold, whatever
 * its deck is: those that are not in it are spare.
 */
export function copiesFinder(
  s: Sources,
  vocabulary: Vocabulary,
  game: Node,
  decks: readonly Deck[],
): (card: CardData) => CopiesInDecks {
  if (!hasSecretLists(game)) return ({ symbol }) => ({ owners: ownersOf(decks, symbol.id) });
  const atHand = readDecks(game);
  const usual = deal(s, game, decks.length, []);
  const limits = limitsOf(s, vocabulary, game);
  return (card) => {
    const { id } = card.symbol;
    const most = mostInDeck(card, [...atHand, ...decks], limits);
    const sparesOf = (those: readonly Deck[]): boolean[] =>
      those.flatMap(({ cards }) => Array.from({ length: most }, (_, copy) => copy >= (cards.get(id) ?? 0)));
    return {
      owners: decks.flatMap((_, seat) => Array.from({ length: most }, () => seat)),
      spares: sparesOf(decks),
      usualSpares: sparesOf(usual),
    };
  };
}

const hasSecretLists = (game: Node): boolean =>
  textAt(game, 'decklists') === 'secret' && valueOf(game, 'decks') !== undefined;

/** A rule by what limits a card: how many of those that it counts a deck may have, and how many copies of each. */
interface Limit {
  readonly counts: Test;
  readonly to: number;
  readonly copies: number | undefined;
}

/** The rules as far as they can be read; what is wrong with them is reported where decks are checked. */
function limitsOf(s: Sources, vocabulary: Vocabulary, game: Node): Limit[] {
  const found = s.diagnostics.length;
  const trees = s.trees.length;
  const limits = [...section(game, 'deck rules')].flatMap(({ node }): Limit[] => {
    const at = valueOf(node, 'cards');
    const parsed = at && parseText(s, 'phrase', at);
    const selection = parsed && resolveSelection({ vocabulary, snippet: parsed.snippet }, parsed.tree).value;
    if (!selection) return [];
    return [
      { counts: selection.test, to: numberAt(node, 'to') ?? Infinity, copies: numberAt(node, 'copies') },
    ];
  });
  s.diagnostics.length = found;
  s.trees.length = trees;
  return limits;
}

/** As many as the rules allow; where they say nothing, as many as any deck has, and one at least. */
function mostInDeck(card: CardData, decks: readonly Deck[], limits: readonly Limit[]): number {
  const held = Math.max(0, ...decks.map(({ cards }) => cards.get(card.symbol.id) ?? 0));
  const counting = limits.filter(({ counts }) => saysOfPrinted(counts, card));
  const copies = counting.flatMap((limit) => limit.copies ?? []);
  const allowed = Math.min(
    copies.length > 0 ? Math.min(...copies) : Math.max(1, held),
    ...counting.map(({ to }) => to),
  );
  return Math.min(MOST_IN_DECK, Math.max(held, allowed));
}
