/**
 * The cards that were given for what is being carried out, in words that say so: `the card you discarded for this`, `for each card discarded to
 * pay for this`, below the line in which they are given.
 */
import type { EntryKind } from '../../../language/syntax/ast.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { useOfThis } from '../../suggestions/own-uses.ts';

const FOR_THIS =
  '(?:this way|in this way|for (?:this|it|that)(?: card| effect| cost)?|to (?:[a-z]+|pay for) this(?: card)?|to pay (?:for it|this cost|the cost|that cost)|as (?:a|the|its|this) cost|to do (?:so|this))';
const THE = new RegExp(
  `\\bthe ([a-z]+(?: cards?)?) (?:that )?(?:(?:you|was|were|you have|have been|has been) )?([a-z]+) ${FOR_THIS}(?=$|[,:.;\\n']| )`,
  'gm',
);
const EACH = new RegExp(
  `\\bfor each ([a-z]+(?: card)?) (?:that )?(?:(?:you|was|you have) )?([a-z]+) ${FOR_THIS}(?=$|[,:.;\\n])`,
  'gm',
);
const DID = new RegExp(
  `\\b(if you [a-z]+ (?:an?|\\d+ or more|at least \\d+) [a-z]+(?: cards?)?) ${FOR_THIS}(?=,)`,
  'gm',
);

/** The text with such cards as those that a line above has dealt with; none where nothing changes. */
export function withPaidCards(text: string, { verbForms }: Vocabulary): string[] {
  if (!new RegExp(FOR_THIS).test(text)) return [];
  /** Whether a line above does that. */
  const isDone = (word: string, at: number): boolean => {
    const form = verbForms.get(word);
    const above = text.slice(0, at).split(/[^a-z-]+/);
    return form?.participle === true && above.some((each) => verbForms.get(each)?.verb === form.verb);
  };
  const put = text
    .replaceAll(THE, (said: string, noun: string, done: string, at: number) =>
      isDone(done, at) ? `the ${done} ${noun}` : said,
    )
    .replaceAll(EACH, (said: string, noun: string, done: string, at: number) =>
      isDone(done, at) ? `for each ${noun.replace(/ card$/, '')} ${done} this way` : said,
    )
    .replaceAll(DID, '$1 this way')
    .replaceAll(/^( *)(for each [a-z]+ [a-z]+ this way), ([a-z]+ an? [a-z]+)$/gm, '$1$3 $2')
    // What was given away is what it was.
    .replaceAll(/\b(the [a-z]+ (?:cards?|[a-z]+)) was (?=an? )/g, (said: string, card: string) =>
      isDone(card.split(' ')[1], text.length) ? `${card} is ` : said,
    );
  return put === text ? [] : [put];
}

const COST =
  /^(?:as an? (?:additional|extra|added|further) (?:cost|price)(?: (?:to|for) [a-z]+ (?:this|it)(?: card)?)?, (?:(?:you )?(?:must |also )?)|to [a-z]+ this(?: card)?, (?:you )?(?:must )?also )([a-z]+ [^:.\n]+?)(?:: |\.? *\n|\. +)([^]+)$/i;
/** Whether lines ask about what was given for a price. */
export const asksWhatWasPaid = (said: string): boolean =>
  /\b(?:that many|those cards|this way|the [a-z]+(?:ed|en) [a-z])/.test(said) ||
  new RegExp(FOR_THIS).test(said);

/**
 * A price that an effect asks about below, as what is done first when the effect is carried out: a price is paid before, and is a text of its
 * own. It is offered only.
 */
export function withCostsAskedAbout(
  text: string,
  vocabulary: Vocabulary,
  kind: KindSymbol | undefined,
  entry: EntryKind,
): string[] {
  if (entry !== 'effect' || !kind || useOfThis(vocabulary, kind) === undefined) return [];
  const [, cost, rest] = COST.exec(text.trim()) ?? [];
  if (cost === undefined || rest === undefined || !asksWhatWasPaid(rest)) return [];
  const [, noun = 'cards'] = / ([a-z]+)$/.exec(cost) ?? [];
  const below = rest
    .replace(/^[A-Z]/, (first) => first.toLowerCase())
    .replace(/\bthat many(?=\.?$)/, `that many ${noun}`);
  const first = `${cost}\n${below}`;
  return [first, ...withPaidCards(first, vocabulary)];
}
