/**
 * How many a text has done something to so far, asked in it more than once or in a loop: `repeat until this sold at least 6 fruits:`, `if this
 * sold fewer than 2 fruits`. It is how often that has happened, less how often it had when the text began.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { nounSaid } from '../words/spoken-nouns.ts';
import { BOUNDS, countBound } from '../words/count-bounds.ts';

const COUNT = `(${BOUNDS} \\d+|\\d+(?: or (?:more|fewer|less))?|an?|no)`;
const ASKED = new RegExp(
  `\\b(if|until|while|unless|and|or) (?:this|it) (?:has |had )?([a-z-]+) ${COUNT}(?: ([a-z-]+))?(?: (?:this (?:turn|round|way)|in all|in total|so far|altogether))?(?=$|[,:]| and | or )`,
  'gm',
);
const LOOP = /^\s*(?:- )?(?:repeat|for each)\b/;
const NAME = 'earlier';

/** The text with a number in front of it and each question as a comparison; none where there is one question alone. */
export function withDoneByThis(text: string, vocabulary: Vocabulary): string[] {
  if (!isAskedSoFar(text) || /\b(?:as|let) earlier\b/.test(text)) return [];
  const numbers = new Set<string>();
  let isKnown = true;
  const put = text.replaceAll(
    ASKED,
    (said, asked: string, done: string, count: string, what: string | undefined) => {
      const many = countedBy(done, what, vocabulary);
      if (many === undefined) isKnown = false;
      else numbers.add(many);
      return many === undefined ? said : `${asked} (${many} - the ${NAME}) is ${countBound(count)}`;
    },
  );
  return isKnown && numbers.size === 1 ? [`let ${NAME} be ${[...numbers][0]}\n${put}`] : [];
}

const times = (text: string): number => [...text.matchAll(ASKED)].length;

/** Whether it is asked more than once, or in a loop. */
export function isAskedSoFar(text: string): boolean {
  const lines = text.split('\n');
  return times(text) > 1 || lines.some((line, i) => LOOP.test(line) && times(below(lines, i)) > 0);
}

/** A line with those below it that are deeper. */
function below(lines: readonly string[], at: number): string {
  const margin = /^\s*/.exec(lines[at])![0];
  const length = lines.slice(at + 1).findIndex((line) => !line.startsWith(`${margin} `));
  return lines.slice(at, length < 0 ? undefined : at + 1 + length).join('\n');
}

/** `the number of times a fruit was sold this game`. */
function countedBy(done: string, what: string | undefined, vocabulary: Vocabulary): string | undefined {
  const verb = vocabulary.verbForms.get(done)?.verb;
  const own = verb?.parameters[0]?.phrase.tree.heads[0]?.words.map(({ text }) => text).join(' ');
  const found = nounSaid(vocabulary, what ?? own ?? '');
  return verb && found?.of === 'card'
    ? `the number of times ${withArticle(found.one)} was ${verbIn(vocabulary, verb.id, 'participle')} this game`
    : undefined;
}
