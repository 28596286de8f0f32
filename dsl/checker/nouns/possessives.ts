import type { WithTails } from './qualified-noun.ts';
import { expectSort, expectOne } from '../expectations.ts';
import { fixes } from '../common-findings.ts';
import { say } from '../../diagnostics/catalogue/phrase.ts';
import type { Scalar } from '../../ir/expressions.ts';
import type { NounPhrase } from '../../language/syntax/ast.ts';
import { definite } from './noun-meanings.ts';
import { reportAt, writtenWords, type PhraseMeaning, type Scope, type PhraseType } from '../scope.ts';

/**
 * Without an owner, the candidate: `where size is 2`. None if there is an owner, which has the error sort
 * then.
 */
export function candidateAs(scope: Scope, np: NounPhrase, sort: PhraseType['sort']): WithTails | undefined {
  const { candidate } = scope;
  if (namesOwner(np)) return undefined;
  if (candidate?.thing.sort === sort)
    return { value: definite(candidate.thing, candidate.value, np.span), tails: np.tails };
  const wanted = say(`phrase/to-be-said-of-which-${sort}`);
  return reportAt(scope, 'name/missing-object', np.span, { verb: writtenWords(scope, np.span), wanted });
}

/** `their hand`, if nobody else acts: offers the player who was named, and you. */
export function nobody(scope: Scope, np: NounPhrase, word: 'your' | 'their'): undefined {
  const named = scope.mentions.some(({ thing, many }) => thing.sort === 'player' && !many);
  if (word === 'your' || !named || !scope.you) return reportAt(scope, 'name/no-you', np.span, { word });
  const words = writtenWords(scope, np.span);
  const right = ["that player's", 'your'].map((whose) => words.replace('their', whose));
  return reportAt(scope, 'name/no-you', np.span, { word, either: right }, fixes(scope, np, right));
}

/** Whose: `X's F`, `your F`, `their F`, `the F of X`; with the tails that are left. */
export function ownerOf(scope: Scope, np: NounPhrase): WithTails | undefined {
  if (np.owner) {
    const value = scope.read.expression(scope, np.owner);
    return value && { value, tails: np.tails };
  }
  const who = np.determiner === 'your' ? scope.you : np.determiner === 'their' ? scope.they : undefined;
  if (who) return { value: definite({ sort: 'player' }, who, np.span), tails: np.tails };
  if (np.determiner === 'your' || np.determiner === 'their') {
    return nobody(scope, np, np.determiner);
  }
  const of = np.tails.find((tail) => tail.kind === 'of');
  if (!of) return undefined;
  const value = scope.read.expression(scope, of.phrase);
  return value && { value, tails: np.tails.filter((tail) => tail !== of) };
}

/** Whether an owner is named; if `ownerOf` gives none all the same, it was wrong, and has been reported. */
export const namesOwner = ({ owner, tails }: NounPhrase): boolean =>
  owner !== undefined || tails.some(({ kind }) => kind === 'of');

/** The single referent of a description, of the sort that is wanted, or a complaint. */
export const single = (
  scope: Scope,
  described: PhraseMeaning,
  sort: PhraseType['sort'],
): Scalar | undefined => (expectSort(scope, described, sort) ? expectOne(scope, described) : undefined);
