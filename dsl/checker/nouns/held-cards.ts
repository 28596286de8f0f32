import { reportMeaningless } from '../expectations.ts';
import type { NounPhrase, Tail } from '../../language/syntax/ast.ts';
import { longestTerm, playerWords } from '../../language/symbols/symbol-table.ts';
import { definite } from './noun-meanings.ts';
import { nobody } from './possessives.ts';
import { lookedUp } from './closed-quantities.ts';
import { type PhraseMeaning, type Scope } from '../scope.ts';

/** Whose cards a phrase refers to: `your cards`, `that player's cards`, `a card of yours`. */
export interface CardHolder {
  readonly who: PhraseMeaning;
  /** The tail with the owner; none if the owner is in front. */
  readonly tail?: Tail;
}

/** Whether a phrase refers to players, by its noun. */
function speaksOfPlayers(scope: Scope, tail: Tail & { kind: 'of' }): boolean {
  const { phrase } = tail;
  if (phrase.kind === 'pronoun') return phrase.which !== 'this';
  if (phrase.kind === 'seat') return true;
  if (phrase.kind !== 'noun' || phrase.heads.length === 0) return false;
  const named = phrase.heads[0].words.map((word) => word.text).join(' ');
  const known = scope.mentions.findLast((each) => each.name === named);
  if (known && phrase.determiner === 'the') return known.thing.sort === 'player';
  const symbol = longestTerm(scope.vocabulary, phrase.heads[0].words)?.meanings[0].symbol;
  return symbol?.sort === 'role' || (symbol?.sort === 'built-in' && playerWords.includes(symbol.id));
}

/** The holder of the cards in a phrase without a place, if it names one. */
export function ownedBy(scope: Scope, np: NounPhrase): CardHolder | undefined | 'refused' {
  const who = np.determiner === 'your' ? scope.you : np.determiner === 'their' ? scope.they : undefined;
  if (who) return { who: definite({ sort: 'player' }, who, np.span) };
  if (np.determiner === 'your' || np.determiner === 'their') {
    nobody(scope, np, np.determiner);
    return 'refused';
  }
  if (np.owner) {
    const found = lookedUp(scope, np.owner);
    if (!found) return 'refused';
    if (found.thing.sort === 'player') return { who: found };
    reportMeaningless(scope, np.span);
    return 'refused';
  }
  const tail = np.tails.find((each): each is Tail & { kind: 'of' } => each.kind === 'of');
  if (!tail || !speaksOfPlayers(scope, tail)) return undefined;
  const found = lookedUp(scope, tail.phrase);
  return found ? { who: found, tail } : 'refused';
}
