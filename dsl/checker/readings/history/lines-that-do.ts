/** Which lines of a text do what a later line asks about: `this way` is the last statement above that does it. */
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';
import { marginOf } from '../../../text/line-margins.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

/** What an order waits for is not done by it. */
const WAITS = /^\s*(?:(?:when|whenever|if|while|before|until|each time|every time) [^,:]+[,:]\s*)+/;
/** An order that is done once, with one object. */
const ONE =
  /^\s*(?:(?:then|otherwise),? )?(?:you (?:may )?|may )?[a-z-]+ (?:an?|another|1|one|this|that|the) [^,:]*$/;
/** A statement that begins so is a part of the one above. */
const GOES_ON = /^\s*(?:otherwise|if (?:you|they|that player|it) (?:do|does)(?: not|n't)?)\b/;

/** Whether a line does this with an own word, and does not only ask about it. */
export function isDoneIn(line: string, verb: VerbSymbol, { verbForms }: Vocabulary): boolean {
  return line
    .replace(WAITS, '')
    .split(/[^a-z-]+/)
    .some((word) => {
      const form = verbForms.get(word);
      return form?.verb === verb && form.form !== 'participle';
    });
}

/** What an ability costs: it is paid before all that is below. */
const PRICE = / to:$/;

/**
 * The first line of the last statement above a line that does this, and of several the earliest of these; of the whole block where
 * none says so, or where more than one is asked for and that statement does it once. What an answer opens is looked for above the
 * answer; undefined where it is what an ability costs, in front of which there is no room for a line.
 */
export function doneFrom(
  lines: readonly string[],
  at: number,
  verbs: readonly (VerbSymbol | undefined)[],
  isMany: boolean,
  vocabulary: Vocabulary,
): number | undefined {
  const first = blockStart(lines, at);
  const opener = first > 0 ? lines[first - 1] : '';
  const last = GOES_ON.test(lines[at]) ? statementStart(lines, at, first) : at;
  const firstOf = (verb: VerbSymbol | undefined): number | undefined => {
    let end = verb ? last : first;
    while (end > first) {
      const start = statementStart(lines, end - 1, first);
      const doing = lines.slice(start, end).filter((line) => isDoneIn(line, verb!, vocabulary));
      if (doing.length > 0) return isMany && end - start === 1 && ONE.test(doing[0]) ? first : start;
      end = start;
    }
    if (verb && GOES_ON.test(opener)) return doneFrom(lines, first - 1, [verb], isMany, vocabulary);
    return verb && PRICE.test(opener) && isDoneIn(opener, verb, vocabulary) ? undefined : first;
  };
  const firsts = verbs.map(firstOf);
  return firsts.includes(undefined) ? undefined : Math.min(...(firsts as number[]));
}

/** Where the statement begins that a line is in, with what comes in its place otherwise. */
function statementStart(lines: readonly string[], at: number, first: number): number {
  const margin = marginOf(lines[first]);
  let start = at;
  while (start > first && (marginOf(lines[start]) > margin || GOES_ON.test(lines[start]))) start--;
  return start;
}

/** The first line of the block that a line is in. */
function blockStart(lines: readonly string[], at: number): number {
  let first = at;
  while (first > 0 && marginOf(lines[first - 1]) >= marginOf(lines[at])) first--;
  return first;
}
