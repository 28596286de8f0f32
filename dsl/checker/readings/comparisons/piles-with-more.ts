/**
 * Piles by what there is more of in them: `a stall with more red fruits than green ones`, `each stall with at least as many figs as fruits
 * of other colours and a total weight of at least 10`. The language compares the numbers in that pile.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { forms } from '../../../language/symbols/symbol-table.ts';
import { holdsValuesOf } from '../../values/field-values.ts';
import { firstNounSaid, nounSaid } from '../words/spoken-nouns.ts';
import { COUNT_RELATIONS } from './compared-counts.ts';

const HOW = Object.keys(COUNT_RELATIONS)
  .filter((how) => !COUNT_RELATIONS[how].includes('times'))
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const SOME = '[a-z-]+(?: [a-z-]+)?';
const TOTAL = ' (?:and (?:with )?(?:an? |the )?|(?:where |and )the )total ([a-z]+) (?:of|is) ([^,:\\n]+?)';
const PILE = new RegExp(
  `\\b(an?|the|another|each|every|all|any|\\d+) ([a-z-]+) (?:with|that (?:has|have|contains?)|containing) (${HOW}) (${SOME}) (?:than|as) ((?:${SOME} of (?:the |all )?other [a-z]+|(?:all )?(?:the )?other [a-z]+(?: (?:together|combined))?|${SOME}))(?:${TOTAL})?(?=$|[,:\\n])`,
  'gm',
);

/** The text with each such pile described by numbers; none where there is none. */
export function withPilesOfMore(text: string, vocabulary: Vocabulary): string[] {
  const put = text.replaceAll(PILE, (said, ...parts: (string | undefined)[]) => {
    const [which = '', noun = '', how = '', some = '', others = '', total, amount] = parts;
    const pile = nounSaid(vocabulary, noun);
    const card = firstNounSaid(vocabulary, some);
    if (pile?.of !== 'pile' || card?.of !== 'card' || card.form !== 'many') return said;
    const there = `in that ${pile.one}`;
    const second = othersIn(vocabulary, some, card.said, others);
    if (second === undefined) return said;
    const [inside, behind = ''] = second;
    const summed = total === undefined ? '' : ` and the total ${total} of all cards ${there} is ${amount}`;
    const number = `the number of ${inside} ${there}${behind}`;
    const compared = `${COUNT_RELATIONS[how]}${behind === '' ? number : `(${number})`}`;
    return `${which} ${noun} where the number of ${some} ${there} is ${compared}${summed}`;
  });
  return put === text ? [] : [put];
}

/** What there is less of: other cards, and where they are only those of other values, what they are asked. */
function othersIn(
  vocabulary: Vocabulary,
  some: string,
  noun: string,
  others: string,
): readonly [inside: string, behind?: string] | undefined {
  const [, of, other] =
    /^(?:([a-z-]+(?: [a-z-]+)?) of )?(?:the |all )*other ([a-z]+?)(?: (?:together|combined))?$/.exec(
      others,
    ) ?? [];
  const value = vocabulary.terms
    .get(some.slice(0, -noun.length).trim())
    ?.flatMap(({ symbol }) => (symbol.sort === 'value' ? [symbol] : []))[0];
  if (other === undefined) {
    const said = value || nounSaid(vocabulary, others) ? others.replace(/\bones$/, noun) : others;
    const known = firstNounSaid(vocabulary, said);
    if (known?.of === 'card' && known.form === 'many') return [said];
    const isValue = vocabulary.terms.get(said)?.some(({ symbol }) => symbol.sort === 'value');
    return isValue ? [`${said} ${noun}`] : undefined;
  }
  const field = value && vocabulary.fields.find((each) => holdsValuesOf(each, value.of));
  if (!field || !value || ![forms(field).one, forms(field).many].includes(other)) return undefined;
  const inside = of ?? noun;
  if (firstNounSaid(vocabulary, inside)?.of !== 'card') return undefined;
  return [inside, ` where ${forms(field).one} is not ${some.slice(0, -noun.length).trim()}`];
}
