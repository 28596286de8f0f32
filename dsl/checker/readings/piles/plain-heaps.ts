/**
 * What people say of piles: `a stall that contains two of one colour`, `the stall worth the most`, `a stall with twice as many
 * red fruits as green ones`. Each is put in the words of the language where it can mean nothing else.
 */
import type { Reading } from '../../../language/parser/errors/card-readings.ts';
import { anyPlaceIn, type HeapWords } from './heap-words.ts';

const MANY = '(?:most|biggest|largest|greatest|highest|maximum)';
const BIG = '(?:biggest|largest|greatest|most numerous|fullest)';
const SMALL = '(?:smallest|littlest|tiniest|least numerous)';
const AMOUNT =
  '(?:exactly |at least |at most |more than |less than |fewer than )?\\d+|(?:an? )?(?:even|odd)(?: (?:number|total|sum|value))?';
const amountOf = (said: string): string =>
  said
    .replace(/^exactly /, '')
    .replace(/^fewer/, 'less')
    .replace(/^(?:an? )?(even|odd).*$/, '$1');
const most = (said: string): string =>
  /^(?:least|fewest|lowest|smallest|minimum|littlest|tiniest)/.test(said) ? 'fewest' : 'most';
const highest = (said: string): string =>
  /^(?:least|lowest|smallest|minimum)/.test(said) ? 'lowest' : 'highest';

/** A stall has what is among its fruits, besides others. */
const HAS =
  '(?:(?:that|which) (?:has|have|contains?|includes?|holds?|shows?|features?)|containing|including|having|holding|showing|featuring|(?:in which|where) there are)';

/** All of them are made in this order. */
export function heapSteps(words: HeapWords): readonly Reading[] {
  const { heaps, card, cards, number, fields, fieldForms, values, oneOf, manyOf } = words;
  const H = `(${heaps})`;
  const SET = '(?:(?:all|of|the|its|their) )*';
  const C = `(?:${cards}|${card.one})`;
  const counted = (which: string, heap: string): string =>
    `the number of ${which} ${card.many} in that ${oneOf(heap)}`;
  const steps: Reading[] = [
    // Among others there may be so many that differ; one `with 3 fruits of different colours` has no others.
    [
      anyPlaceIn(
        `\\b${H},? (?:${HAS} (?:at least )?(\\d+)(?: or more)?|with at least (\\d+)|with (\\d+) or more) ${C} (?:of|with|in|that have) (?:all )?different (${fields})\\b`,
      ),
      (_, heap, some, least, more, field) =>
        `${heap} with at least ${some ?? least ?? more} different ${field}`,
    ],
    [
      anyPlaceIn(
        `\\b${H},? (?:that|which) (?:has|have|contains?|includes?|holds?|shows?|features?|consists? of|(?:is|are) made up of|(?:is|are) made of)\\b`,
      ),
      '$1 with',
    ],
    [
      anyPlaceIn(
        `\\b${H},? (?:containing|including|having|holding|showing|featuring|consisting of|made up of|made of|composed of)\\b`,
      ),
      '$1 with',
    ],
    [
      anyPlaceIn(
        `\\b${H},? (?:(?:that|which) (?:does|do|has|have)(?: not|n't)? ?(?:have|contain|include|hold|show)?|not (?:containing|including|having|holding|showing)|lacking|that lacks|which lacks) (?:any |an? )?(${values})(?: ${C})?(?= in it\\b| and\\b| but\\b|$|,)`,
      ),
      (said, heap, value) => (/n't|\bnot\b|lack/.test(said) ? `${heap} with no ${value} ${card.one}` : said),
    ],
    [anyPlaceIn(`\\b${H} (?:in which|for which|such that)\\b`), '$1 where'],
    [anyPlaceIn(`\\b${H} where there (?:is|are)\\b`), '$1 with'],
    [anyPlaceIn(`\\b${H} where (?:its|the|all|all the|all its) (${fields})\\b`), '$1 where $2'],
    [
      anyPlaceIn(`\\b((?:${heaps}) (?:with|without|where) [^,:]*?) in (?:it|them)(?=$|,| and\\b| but\\b)`),
      '$1',
    ],
    // How large it is.
    [
      anyPlaceIn(`\\b(?:(?:a|the|any|whichever|that) )?(${BIG}|${SMALL}) ${H}\\b(?! (?:and|or) the\\b)`),
      (said, size, heap) =>
        oneOf(heap) === heap && /^(?:a|the|any|whichever|that) /.test(said)
          ? `the ${oneOf(heap)} with the ${most(size)} ${card.many}`
          : said,
    ],
    [
      anyPlaceIn(
        `\\b(?:(?:all|every|each|each of|all of|any)(?: of)?(?: the)?|the) (${BIG}|${SMALL}) ${H}\\b`,
      ),
      (said, size, heap) =>
        said.startsWith('the ') && oneOf(heap) === heap
          ? said
          : `all ${manyOf(heap)} with the ${most(size)} ${card.many}`,
    ],
    [
      anyPlaceIn(
        `\\b(?:a|the|any|whichever|that) ${H} (?:that |which )?(?:is|being) (?:the )?(${BIG}|${SMALL})\\b`,
      ),
      (_, heap, size) => `the ${heap} with the ${most(size)} ${card.many}`,
    ],
    [
      anyPlaceIn(`\\b(?:a|the|any|whichever) ${H} (?:of|with|has|having) the (${BIG}|${SMALL}) size\\b`),
      (_, heap, size) => `the ${heap} with the ${most(size)} ${card.many}`,
    ],
    [
      anyPlaceIn(
        `\\b(whichever|a|the) ${H} (?:has|with) (?:the )?(${MANY}|least|lowest|smallest|fewest)(?: number of)? (?:${cards})\\b`,
      ),
      (_, _which, heap, how) => `the ${heap} with the ${most(how)} ${card.many}`,
    ],
    [
      anyPlaceIn(
        `\\b(?:a|the|any) ${H} (?:that )?no other ${H} (?:outnumbers|is (?:bigger|larger) than|beats in size)\\b`,
      ),
      `the $1 with the most ${card.many}`,
    ],
    [
      anyPlaceIn(
        `\\b(?:all|every|each) ${H} (?:(?:that|which) (?:is|are) )?tied for (?:the )?(${MANY}|least|fewest) (?:${cards})\\b`,
      ),
      (_, heap, how) => `all ${manyOf(heap)} with the ${most(how)} ${card.many}`,
    ],
    [
      anyPlaceIn(`\\b(?:each|every) ${H} with the (most|fewest) (?:${cards})(?=$|,)`),
      (_, heap, how) => `all ${manyOf(heap)} with the ${how} ${card.many}`,
    ],
    [
      anyPlaceIn(`\\b(?:each|every|all) ${H} with the (${MANY}|lowest|smallest) number of (?:${cards})\\b`),
      (_, heap, how) => `all ${manyOf(heap)} with the ${most(how)} ${card.many}`,
    ],
    [
      anyPlaceIn(
        `\\b${H} (?:of|with) ((?:exactly |at least |at most |more than |less than |fewer than |up to |only |just )?\\d+(?: or more)?)(?: (?:${C}|members))?(?=$|[,:)]| (?:is|are|gets?|exists?|and|or|in two)\\b)`,
      ),
      (_, heap, count) =>
        `${heap} with ${count
          .replace(/^up to/, 'at most')
          .replace(/^(?:only|just)/, 'exactly')
          .replace(/^fewer/, 'less')} ${/^(?:exactly |only |just )?1$/.test(count) ? card.one : card.many}`,
    ],
    [
      anyPlaceIn(`\\b${H} (?:with|of|that has|having) an? (even|odd) number of ${C}(?=$|,|;)`),
      (_, heap, parity) => `${heap} where the number of ${card.many} in that ${oneOf(heap)} is ${parity}`,
    ],
    [
      anyPlaceIn(`\\b${H} where (?:the |its )?number of ${C}(?: in it)? is (${AMOUNT})(?=$|,|;)`),
      (_, heap, amount) =>
        `${heap} where the number of ${card.many} in that ${oneOf(heap)} is ${amountOf(amount)}`,
    ],
    // All different, or not.
    [
      anyPlaceIn(
        `\\b${H} (?:with|of)(?: only)? (?:${C} )?(?:of|with|showing|that (?:all )?(?:have|show)) all different (${fields})\\b`,
      ),
      '$1 where $2 are different',
    ],
    [anyPlaceIn(`\\b${H} of (?:all )?different (${fields})\\b`), '$1 where $2 are different'],
    [
      anyPlaceIn(
        `\\b${H} (?:whose|where) (?:all |all the |the |its )?(?:${C} )?(?:all )?(?:have|show|are of|are|has|shows) (?:all )?(?:different|distinct|unique) (${fieldForms})\\b`,
      ),
      (_, heap, field) => `${heap} where ${manyOf(field)} are different`,
    ],
    [
      anyPlaceIn(
        `\\b${H} (?:whose|where) (?:each|every) ${C} (?:has|is|shows|is of) (?:an?(?:other)? )(?:different |distinct |unique |other )?(${fieldForms})\\b`,
      ),
      (said, heap, field) =>
        /different|another|distinct|unique|an other/.test(said)
          ? `${heap} where ${manyOf(field)} are different`
          : said,
    ],
    [
      anyPlaceIn(
        `\\b${H} (?:whose|where) (${fields}) (?:are|differ)(?: all)?(?: (?:different|distinct|unique))?(?=$|,| and\\b)`,
      ),
      (said, heap, field) =>
        /differ|distinct|unique/.test(said) ? `${heap} where ${field} are different` : said,
    ],
    [
      anyPlaceIn(
        `\\b${H} (?:with no|without(?: any)?|without an?) (?:repeated|repeating|duplicate|duplicated|double) (${fieldForms})\\b`,
      ),
      (_, heap, field) => `${heap} where ${manyOf(field)} are different`,
    ],
    [
      anyPlaceIn(
        `\\b${H} where no (${fieldForms}) (?:appears|occurs|shows up|comes up|is there|is found|is repeated|repeats)(?: (?:twice|more than once|2 times|again))?(?=$|,)`,
      ),
      (_, heap, field) => `${heap} where ${manyOf(field)} are different`,
    ],
    [
      anyPlaceIn(
        `\\b${H} where (?:each|every) (${fieldForms}) (?:appears|occurs|shows up|comes up|is there|is found) (?:at most|only|no more than|not more than|exactly|just)? ?once\\b`,
      ),
      (_, heap, field) => `${heap} where ${manyOf(field)} are different`,
    ],
    [
      anyPlaceIn(
        `\\b${H} (?:with|where) no (?:2|two) ${C} (?:of|with|have|having|has|share|sharing|that share|that have|are of|are|show|showing) (?:the same|an?|equal|the) (${fieldForms})\\b`,
      ),
      (_, heap, field) => `${heap} where ${manyOf(field)} are different`,
    ],
    [
      anyPlaceIn(
        `\\b${H} (?:with (?:at least )?(?:2|some)(?: or more)?|where (?:at least )?(?:2|some)(?: or more)?|with at least 2|where at least 2) ${C} (?:of|with|have|having|share|sharing|that share|that have|who share|who have|are of|show|showing) (?:the same|an?|equal) (${fieldForms})\\b`,
      ),
      (_, heap, field) => `${heap} with at least 2 ${card.many} of the same ${oneOf(field)}`,
    ],
    [
      anyPlaceIn(`\\b${H} with an? (?:repeated|repeating|duplicate|duplicated|double) (${fieldForms})\\b`),
      (_, heap, field) => `${heap} where ${manyOf(field)} are not different`,
    ],
    [
      anyPlaceIn(
        `\\b${H} with (?:an?|at least (?:an?|1)) pair of (?:equal|the same|identical|matching) (${fields})\\b`,
      ),
      '$1 where $2 are not different',
    ],
    // How many different ones.
    [
      anyPlaceIn(
        `\\b${H} (?:with|of|in|that is) (?:exactly |only |just )(\\d+)(?: different)? (${fields})\\b`,
      ),
      '$1 with exactly $2 different $3',
    ],
    [
      anyPlaceIn(
        `\\b${H} where (exactly|only|just|at least|at most) (\\d+)(?: different)? (${fields}) (?:are|is|can be) (?:represented|shown|present|found|there|seen|visible)\\b`,
      ),
      (_, heap, how, count, field) =>
        `${heap} with ${/only|just/.test(how) ? 'exactly' : how} ${count} different ${field}`,
    ],
    [
      anyPlaceIn(
        `\\b${H} (?:whose|where) ${SET}${C} (?:have|show) (?:exactly|only|just) (\\d+) (?:different )?(${fields})(?: between them| in all| in total| altogether)?`,
      ),
      '$1 with exactly $2 different $3',
    ],
    // What is in it, and what is not.
    [
      anyPlaceIn(
        `\\b${H} with (?:(?:at least )?(?:an?|1|one) )?(${values})(?: (?:${C}))?,? (?:but|and|yet) (?:no|not|not any|without|without any|without an?|not an?|none that (?:is|are))(?: any| an?)? (${values})(?: (?:${C}))?(?=$|,)`,
      ),
      `$1 with a $2 ${card.one} and without a $3 ${card.one}`,
    ],
    [
      anyPlaceIn(
        `\\b${H} with (${values}) (?:${cards})(?:,? (?:but|and|yet) (?:no|without|without any) (${values})(?: (?:${C}))?)(?=$|,)`,
      ),
      `$1 with a $2 ${card.one} and without a $3 ${card.one}`,
    ],
    [
      anyPlaceIn(
        `\\b${H} where (?:someone|somebody|something|one|any|at least (?:one|1)(?: ${C})?|an? ${C}) is (${values}),? (?:and|but) (?:nobody|no one|none|nothing|no ${C}) is (${values})\\b`,
      ),
      `$1 with a $2 ${card.one} and without a $3 ${card.one}`,
    ],
    [
      anyPlaceIn(
        `\\b${H} (?:where (?:nobody|no one|none(?: of (?:its|the|them)(?: (?:${cards}))?)?|nothing|no ${C}) (?:is|are)|with no|without any|with none that (?:is|are)|with nobody who is) (${values})(?: (?:${C}))?(?=$|,| and\\b)`,
      ),
      `$1 with no $2 ${card.one}`,
    ],
    [
      anyPlaceIn(
        `\\b${H} (?:with|where) (at least |at most |exactly |more than |less than )?(\\d+)(?: (?:${cards}) are| are| (?:${cards}) that are|) (${values})s?(?: (?:${cards}))?(?=$|,| and\\b)`,
      ),
      (_, heap, how = '', count, value) =>
        `${heap} with ${how === '' ? '' : how}${count} ${value} ${card.many}`,
    ],
    // One against the other.
    [
      anyPlaceIn(
        `\\b${H} where (?:the |its )?(${values})(?:s| ${C})? outnumbers? (?:the |its )?(${values})(?:s| ${C})?(?=$|,)`,
      ),
      (_, heap, one, other) => `${heap} where ${counted(one, heap)} is more than ${counted(other, heap)}`,
    ],
    [
      anyPlaceIn(
        `\\b${H} whose (${values})(?:s| (?:${cards}))? outnumber (?:the |its )?(${values})(?:s| (?:${cards}))?(?=$|,)`,
      ),
      (_, heap, one, other) => `${heap} where ${counted(one, heap)} is more than ${counted(other, heap)}`,
    ],
    [
      anyPlaceIn(
        `\\b${H} with (more|fewer|less|as many) (${values})(?:s| (?:${cards}))? (?:than|as) (${values})(?:s| (?:${cards}))?(?=$|,)`,
      ),
      (_, heap, how, one, other) =>
        `${heap} where ${counted(one, heap)} is ${how === 'as many' ? '' : how === 'more' ? 'more than ' : 'less than '}${counted(other, heap)}`,
    ],
    [
      anyPlaceIn(
        `\\b${H} with (at least |exactly |more than |)(?:twice|double|2 times|two times)(?: as many| the number of| the) (${values})(?:s| (?:${cards}))? (?:as|compared (?:to|with)|than)(?: there are)? (${values})(?:s| (?:${cards}))?(?=$|,)`,
      ),
      (_, heap, how, one, other) =>
        `${heap} where ${counted(one, heap)} is ${how}2 times ${counted(other, heap)}`,
    ],
    [
      anyPlaceIn(
        `\\b${H} where (?:the |its )?(${values}) (?:${cards}) (?:number|are) (at least |exactly |)(?:twice|double|2 times) (?:as many as )?(?:the |its )?(?:number of )?(${values})(?:s| (?:${cards}))?(?=$|,)`,
      ),
      (_, heap, one, how, other) =>
        `${heap} where ${counted(one, heap)} is ${how}2 times ${counted(other, heap)}`,
    ],
  ];
  if (number === undefined) return steps;
  const total = (heap: string, amount: string): string =>
    `${heap} where the total ${number.one} of all cards in that ${oneOf(heap)} is ${amountOf(amount)}`;
  const OF = `(?:(?:total |combined |summed )?(?:${number.one}|${number.many}))`;
  const SUM = `(?:(?:combined |overall )?(?:${number.one} )?(?:total|sum)(?: (?:${number.one}))?(?: of ${SET}(?:${number.many}|${card.many}))?|(?:combined|total|summed|overall) (?:${number.one}|${number.many}))`;
  const ADD =
    '(?:(?:together )?(?:add(?:s|ing)? up to|add(?:s)? to|sum(?:s|ming)?(?: up)? to|total(?:s|l?ing)?|come(?:s)? to|make(?:s)?|amount(?:s)? to|give(?:s)?)|together (?:make|are|give|come to|total))';
  const LEAST = '(most|highest|greatest|biggest|largest|least|lowest|smallest)';
  return [
    ...steps,
    // What it adds up to, more than all others.
    [
      anyPlaceIn(
        `\\b(?:a|the|whichever|any) ${H} (?:(?:that|which) is )?worth (?:the )?${LEAST}(?: in total| altogether)?\\b`,
      ),
      (_, heap, how) => `the ${heap} with the ${highest(how)} total ${number.one}`,
    ],
    [
      anyPlaceIn(
        `\\b(?:a|the|whichever|any) ${H} (?:(?:whose|with) ${SET}(?:${number.many}|${card.many}(?:'s? ${number.many})?)(?: that)?|that) ${ADD.replace(/s\?/g, 's?')} (?:the )?${LEAST}(?: number| total)?(?=$|,|;|\\.)`,
      ),
      (_, heap, how) => `the ${heap} with the ${highest(how)} total ${number.one}`,
    ],
    [
      anyPlaceIn(
        `\\b(?:a|the|whichever|any) ${H} (?:with|has|whose ${card.many} have|whose ${card.many} show) the ${LEAST} ${SUM}(?=$|,|;)`,
      ),
      (_, heap, how) => `the ${heap} with the ${highest(how)} total ${number.one}`,
    ],
    [
      anyPlaceIn(`\\b(?:a|the|whichever|any) ${H} whose ${SUM} is (?:the )?${LEAST}(?=$|,|;)`),
      (_, heap, how) => `the ${heap} with the ${highest(how)} total ${number.one}`,
    ],
    [
      anyPlaceIn(`\\b(?:a|the|whichever|any) ${H} with a total ${number.one} of (?:the )?${LEAST}(?=$|,|;)`),
      (_, heap, how) => `the ${heap} with the ${highest(how)} total ${number.one}`,
    ],
    // What it adds up to.
    [
      anyPlaceIn(
        `\\b${H} (?:(?:whose|where|with|if its|if the) ${SET}(?:${number.many}|${card.many}(?:'s? ${number.many})?|${card.many})(?: that| which)?|(?:that|which)|if it|) ?${ADD} (${AMOUNT})(?: in total| altogether| together)?(?=$|,|;| (?:to|and|in|into)\\b)`,
      ),
      (_, heap, amount) => total(heap, amount),
    ],
    [
      anyPlaceIn(
        `\\b${H} (?:(?:that|which) is )?(?:worth|valued at) (?:a total of )?(${AMOUNT})(?: in total| altogether)?(?=$|,|;)`,
      ),
      (_, heap, amount) => total(heap, amount),
    ],
    [
      anyPlaceIn(
        `\\b${H} (?:with|of|having) (?:an? |the )?${SUM}(?: of| that is| which is|) (${AMOUNT})(?=$|,|;)`,
      ),
      (_, heap, amount) => total(heap, amount),
    ],
    [
      anyPlaceIn(
        `\\b${H} (?:whose|where)(?: the| its| the actual)? (?:${SUM}|${OF} in total) (?:is|equals|comes to|makes|amounts to) (${AMOUNT})(?=$|,|;| and\\b)`,
      ),
      (_, heap, amount) => total(heap, amount),
    ],
    [
      anyPlaceIn(
        `\\b${H} (?:with|of) an? (even|odd) (?:${number.one} )?(?:total|sum)(?: (?:${number.one}|of ${SET}${number.many}))?`,
      ),
      (_, heap, amount) => total(heap, amount),
    ],
    [
      anyPlaceIn(`\\b${H} (?:with|that is) (?:an?|at least (?:an?|1)) pair(?= in\\b|$|,| and\\b)`),
      `$1 where ${number.many} are not different`,
    ],
  ];
}
