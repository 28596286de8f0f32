/**
 * A text as people say it, with all that the words of the game tell put into the words of the language at once: sides, distances,
 * and numbers that are raised, lost and healed. The readings of single words then start from there.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';
import type { EntryKind } from '../../../language/syntax/ast.ts';
import { clausesInOrder, withInsteadBelow } from './clause-order.ts';
import { withCounterChanges } from '../counters/counter-changes.ts';
import { withDistances } from '../board/distances.ts';
import { withHeldNumbers } from '../amounts/held-numbers.ts';
import { withHosts } from '../nouns-and-verbs/host-names.ts';
import { withDigits, withPlainAmounts } from './plain-amounts.ts';
import { withVerbsAsPrinted } from '../nouns-and-verbs/printed-verbs.ts';
import { withRaisedNumbers } from '../modifiers/raised-numbers.ts';
import { withPrintedNames, withSides } from './sides.ts';
import { withNamedFighters } from '../acting-cards/named-fighters.ts';
import { spokenWordsOf, type SpokenWords } from '../words/spoken-words.ts';

/** Longer texts are left to the readings of single words. */
const LONGEST = 600;

/** `deal 2 damage to an enemy fruit` is `harm a fruit of an opponent by 2`; the same text where there is nothing to put. */
export function inGameWords(
  text: string,
  vocabulary: Vocabulary,
  kind: KindSymbol | undefined,
  entry: EntryKind,
): string {
  if (text.length > LONGEST || text.includes('"')) return text;
  const words = spokenWordsOf(vocabulary, kind);
  let above = '';
  const lines = withAnswers(text)
    .split('\n')
    .flatMap((line) => {
      const [margin] = /^\s*(?:- )?/.exec(line)!;
      const put = clausesInOrder(withPlainAmounts(line.slice(margin.length), words), entry).flatMap(
        (clause) => {
          const said = inWords(clause, words, above);
          above += `${said}\n`;
          return said.split('\n');
        },
      );
      return withBlock(withInsteadBelow(put), entry).map(
        (each, i) => (i === 0 ? margin : ' '.repeat(margin.length)) + each,
      );
    });
  const put = (entry === 'effect' ? withInsteadBelow(lines) : lines).join('\n');
  // Numbers in words alone are read elsewhere.
  return put === withDigits(text) ? text : put;
}

/** `if you did` behind what you do; behind what each player does it asks of you alone. */
const withAnswers = (text: string): string =>
  text.replaceAll(
    /^(?!\s*(?:each|every|all) )(.*(?:\n\s*|[.;] ))([Ii])f you did(?: so| that| this)?(?=,|:)/gm,
    '$1$2f you do',
  );

/** What one clause says; the clause itself if a word of it would be lost. */
function inWords(clause: string, words: SpokenWords, above: string): string {
  const put = [
    withPrintedNames,
    withVerbsAsPrinted,
    withSides,
    withNamedFighters,
    withHosts,
    withDistances,
    withHeldNumbers,
    withRaisedNumbers,
    withCounterChanges,
  ].reduce((said, step) => step(said, words, above), clause);
  return isKept(clause, put) ? put : clause;
}

/** Words that no other words stand for. */
const NEVER_LOST = [
  'may',
  'not',
  'cannot',
  'random',
  'another',
  'adjacent',
  'exactly',
  'unless',
  'instead',
  'only',
  'secretly',
  'you may',
];

const hasWord = (text: string, word: string): boolean => new RegExp(`\\b${word}\\b`).test(text);
const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

/** Whether a clause still has its numbers, and all words without which it says something else. */
function isKept(before: string, after: string): boolean {
  const there = numbersIn(after);
  return (
    NEVER_LOST.every((word) => !hasWord(before, word) || hasWord(after, word)) &&
    numbersIn(before).every((number) => number === '1' || there.includes(number))
  );
}

/** What is paid for is a block where its sentence begins with what it is about. */
const PAID =
  /^((?:[^,:]+, )*pay [^,:]+?) to ((?:this|the|that|an?|each|for each) .*\b(?:loses?|gains?|becomes?|cannot)\b.*|[+-]\d.*|for each .*)$/;

const withBlock = (lines: readonly string[], entry: EntryKind): string[] =>
  lines.flatMap((line) => {
    const [, price, what] = (entry === 'abilities' && PAID.exec(line)) || [];
    return price === undefined ? [line] : [`${price} to:`, `  ${what}`];
  });
