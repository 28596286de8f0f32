import { asIs, say, written } from '../../diagnostics/catalogue/phrase.ts';
import type { Expression, NounPhrase } from '../../language/syntax/ast.ts';
import { reportAt, writtenWords, type Choice, type PhraseMeaning, type Scope } from '../scope.ts';

/**
 * Complains about choices in phrases that only look something up, where nobody is asked. `other than a
 * knight` means any knight, but `other than 2 knights` means two that would have to be chosen first.
 */
export function chosenFirst(scope: Scope, { thing, choice, random, span }: PhraseMeaning): boolean {
  if (!choice || (!random && isOne(choice))) return false;
  const phrase = writtenWords(scope, span).replace(/^\((.*)\)$/, '$1');
  const [first, then] = [`choose ${phrase} as chosen`, 'the chosen'];
  const advice =
    thing.sort === 'pile' && !thing.zone?.grid
      ? say('phrase/a-pile-stands-for-its-cards', {
          pile: written(phrase),
          choice: written(first),
          then: written(then),
        })
      : say('phrase/choose-first-and-speak-of-that', { choice: written(first), then: written(then) });
  reportAt(scope, 'name/not-choosable', span, { phrase: asIs(phrase) }, { advice });
  return true;
}

/** What a phrase refers to when nobody is asked; undefined after a complaint about it. */
export function lookedUp(scope: Scope, phrase: Expression): PhraseMeaning | undefined {
  const found = scope.read.expression(scope, phrase);
  return found && (chosenFirst(scope, found) ? undefined : found);
}

/** `a card on any cell`, `in any pile`: whichever it is, nobody chooses one. */
export const whichever = (phrase: Expression, ...words: readonly Determiner[]): Expression =>
  phrase.kind === 'noun' && !phrase.owner && (words.length > 0 ? words : ANY).includes(phrase.determiner)
    ? { ...phrase, determiner: undefined }
    : phrase;

const ANY: readonly Determiner[] = ['any'];

type Determiner = NounPhrase['determiner'];

/** `a knight`, whichever it is; `the richest player`, whichever of several it turns out to be. */
const isOne = ({ least, most, exact }: Choice): boolean =>
  exact && least.op === 'constant' && least.value === 1 && most?.op === 'constant' && most.value === 1;
