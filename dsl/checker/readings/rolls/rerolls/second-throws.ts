/**
 * Dice that are thrown once more where they failed: `when you fail the roll for a fruit, you may reroll it`. Dice on the table stay as they
 * are; another roll is made, and what the first one would have done comes of it.
 */
import { thirdPerson, withArticle } from '../../../../text/english-inflection.ts';
import type { Expression } from '../../../../language/syntax/ast.ts';
import { eachSyntax } from '../../../../language/syntax/syntax-visit.ts';
import type { Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import type { VerbSymbol } from '../../../../language/symbols/symbols.ts';
import { usesIn } from '../../acting-cards/uses-of-cards.ts';
import { outcomesIn, type Outcome } from '../outcomes.ts';

const AGAIN =
  '(?:(?:make|do) (?:the|that) roll again|(?:reroll|re-roll|roll)(?: (?:it|that roll|the roll|the dice|for (?:it|that [a-z-]+)))?(?: (?:again|once more|one more time|a second time))?)';
const LINE = new RegExp(
  `^((?:once per [a-z]+, )?when you ([a-z-]+) (?:an?|the equipped) ([a-z-]+)), (?:you (may|can) )?(${AGAIN})(?: once)?$`,
);

/** `make a roll for that fruit again`, of which comes what comes of such a roll. */
const WHOLE =
  /\b(makes? )an? ([a-z]+(?: [a-z]+)*?) for (that [a-z-]+|the [a-z-]+|it|this)(?: card)? (?:again|once more|one more time|a second time)(?=$|,|\n| and\b)/gm;

/** The text with the verb that makes such a roll; none where nothing changes. */
export function withWholeThrows(text: string, vocabulary: Vocabulary): string[] {
  const put = text.replaceAll(WHOLE, (said, makes: string, roll: string, what: string) => {
    const found = outcomesIn(vocabulary).filter((each) => thrownIn(each)?.roll === roll);
    if (found.length !== 1) return said;
    const [{ verb }] = found;
    return `${makes === 'make ' ? verb.id : thirdPerson(verb.id)} ${what} again for free`;
  });
  return put === text ? [] : [put];
}

/** A text with each such line as another roll; none where there is none. */
export function withSecondThrows(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:re-?roll|roll|again)\b/.test(text)) return [];
  const put = text
    .split('\n')
    .map((line) => thrownAgain(line, vocabulary) ?? line)
    .join('\n');
  return put === text ? [] : [put];
}

function thrownAgain(line: string, vocabulary: Vocabulary): string | undefined {
  const [, head, word, noun, may, again] = LINE.exec(line) ?? [];
  if (head === undefined || !/re-?roll| again| more| second/.test(again)) return undefined;
  const verb = vocabulary.verbForms.get(word)?.verb;
  // What comes of a failure has come by then: only one of which nothing comes is taken back so.
  const outcome = outcomesIn(vocabulary).find(
    ({ failure }) => failure !== undefined && failure === verb && isIdle(failure),
  );
  const thrown = outcome && outcome.noun === noun ? thrownIn(outcome) : undefined;
  if (!outcome?.success || !thrown) return undefined;
  const it = /\bthe equipped /.test(head) ? `the equipped ${noun}` : `that ${noun}`;
  const use = isIdle(outcome.success)
    ? usesIn(vocabulary).find((each) => each.verb === outcome.verb && each.field !== undefined)
    : undefined;
  if (!use && isIdle(outcome.success)) return undefined;
  const act = use ? `use ${it}'s ${use.field}` : `${outcome.success.id} ${it}`;
  return [
    `${head}:`,
    `  ${may === undefined ? '' : 'you may '}make ${withArticle(thrown.roll)} for ${it} as second`,
    `  if the second is in ${it}'s ${thrown.range}, ${act}`,
  ].join('\n');
}

/** Whether a verb does nothing by itself. */
const isIdle = ({ body }: VerbSymbol): boolean => body.every(({ kind }) => kind === 'nothing');

/** The roll of a verb, and the field in whose range it succeeds. */
export function thrownIn({ verb }: Outcome): { readonly roll: string; readonly range: string } | undefined {
  let roll: string | undefined;
  let range: string | undefined;
  eachSyntax(verb.body, (node) => {
    if (node.kind === 'order' && node.verb.text === 'make' && node.args.object)
      roll ??= wordsOf(node.args.object);
    if (node.kind === 'is' && node.complement.kind === 'placed' && node.complement.preposition === 'in')
      range ??= wordsOf(node.complement.phrase);
  });
  return roll === undefined || range === undefined ? undefined : { roll, range };
}

const wordsOf = (phrase: Expression): string | undefined =>
  phrase.kind === 'noun' ? phrase.heads[0]?.words.map(({ text }) => text).join(' ') : undefined;
