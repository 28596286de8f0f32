/** What somebody or something has of a number, as people ask for it: `at least two seeds are in your bag`, `wounds on this`. */

import { participle, withArticle } from '../../../text/english-inflection.ts';
import type { CounterSymbol } from '../../../language/symbols/symbols.ts';
import { counterCalled, allNamesOf, singleOf, type SpokenWords } from '../words/spoken-words.ts';

const COUNT = '(at least \\d+|\\d+ or more|at most \\d+|exactly \\d+|more than \\d+|less than \\d+|no)';

/** One card that is known. */
const ONE = "this card's host|this(?: card)?|(?:that|the) [a-z-]+(?!')";
/** How two numbers are compared. */
const THAN: Readonly<Record<string, string>> = {
  more: 'are more than',
  fewer: 'are less than',
  less: 'are less than',
  'as many': 'are exactly',
  'the same number of': 'are exactly',
  'at least as many': 'are at least',
};

/** A line in which such a number is asked for as the language does it. */
export function withHeldNumbers(line: string, words: SpokenWords): string {
  const { cards, vocabulary } = words;
  let said = line;
  const change = (from: string, to: (...match: string[]) => string | undefined): void => {
    said = said.replaceAll(new RegExp(from, 'g'), (all: string, ...match: string[]) => to(...match) ?? all);
  };
  const start = '(^|\\b(?:if|while|and|or|when) )';
  const end = '(?=$|,| and | or )';
  // There is something somewhere.
  change(
    `${start}${COUNT} of your (${words.many}) (?:is|are) (in|on) (your|the) ([a-z]+(?: [a-z]+)?)${end}`,
    (before, count, what, at, whose, place) =>
      `${before}there are ${count} ${what}${whose === 'your' ? '' : ' of yours'} ${at} ${whose} ${place}`,
  );
  change(
    `${start}(?:at least )?one of your (${words.many}) has (${COUNT.slice(1, -1)}|an?) ([a-z]+(?: [a-z]+)?)${end}`,
    (before, what, count, counter) =>
      counterCalled(words, counter)
        ? `${before}there is ${withArticle(singleOf(words, what))} of yours with ${count} ${counter}`
        : undefined,
  );
  change(
    `${start}${COUNT} ((?:[a-z]+ )??(?:${cards})(?: of (?:yours|an opponent))?) (?:is|are) (in|on) (your|the|an opponent's|any) ([a-z]+(?: [a-z]+)?)${end}`,
    (before, count, what, at, whose, place) =>
      `${before}there ${/^(?:at least|at most|exactly)? ?1$/.test(count) ? 'is' : 'are'} ${count} ${whose === 'your' ? what.replace(/ of yours$/, '') : what} ${at} ${whose} ${place}`,
  );
  change(
    `${start}(an?|one|any) ((?:[a-z]+ )??(?:${cards})(?: of (?:yours|an opponent))?) (?:has|is with) (${COUNT.slice(1, -1)}|an?) ([a-z]+(?: [a-z]+)?)${end}`,
    (before, _a, what, count, counter) =>
      counterCalled(words, counter)
        ? `${before}there is ${withArticle(what)} with ${count} ${counter}`
        : undefined,
  );
  // What a card prints is not what it has besides.
  const printedNumbers = vocabulary.fields.map((field) => field.names.en[0]).join('|');
  for (const counter of vocabulary.counters) {
    const [one, many = one] = counter.names.en;
    const either = [...new Set(allNamesOf(counter.names))].join('|');
    if (counter.of === 'card') {
      change(
        `\\b(${ONE}) has (more|fewer|less|as many|at least as many|the same number of) (?!(?:${printedNumbers})\\b)(?:${either}) (?:than|as) (${ONE})(?: has| does)?(?=$|,|:| and | or )`,
        (one, how, other) => `${ownedBy(one)} ${many} ${THAN[how]} ${ownedBy(other)} ${many}`,
      );
      const state = statesOf(counter).join('|');
      change(`\\b(?:is|are) (?:${state})(?=$|,| and | or )`, () => `has at least 1 ${one}`);
      change(
        `\\bthe most (?:${state}) ((?:[a-z]+ )??(?:${cards})(?: of (?:yours|an opponent))?)`,
        (what) => `the ${what} with the most ${many}`,
      );
      change(
        `\\bthe number of (?:${either}) (?:on|of|that are on) (this card's host|this|that [a-z]+|the equipped [a-z]+|it)\\b(?!')`,
        (whose) => `${ownedBy(whose)} ${many}`,
      );
      change(
        `\\b(gain|lose|draw)(s?) (\\d+|an?) ([a-z]+) for each (?:${one}) (?:on|of|that is on) (this card's host|this|that [a-z]+|the equipped [a-z]+)\\b(?!')`,
        (verb, s, count, what, whose) =>
          `${verb}${s} (${/^(?:1|an?)$/.test(count) ? '' : `${count} times `}${ownedBy(whose)} ${many}) ${manyOf(words, what)}`,
      );
      change(
        `\\bfor each ${one} (this card's host|this|that [a-z]+|the equipped [a-z]+) has, (?:you )?(gain|lose|draw)(s?) (an?|1|\\d+) ([a-z]+)`,
        (whose, verb, s, count, what) =>
          `${verb}${s} (${/^(?:1|an?)$/.test(count) ? '' : `${count} times `}${ownedBy(whose)} ${many}) ${manyOf(words, what)}`,
      );
      change(
        `\\bas (?:many|much) ([a-z]+) as (this card's host|this|that [a-z]+|the equipped [a-z]+) has (?:${either})\\b`,
        (what, whose) => `(${ownedBy(whose)} ${many}) ${what}`,
      );
      change(
        `\\b(?:the|an?|whichever|any) ((?:[a-z]+ )??(?:${cards})(?: of (?:yours|an opponent))?) (?:(?:that|which|who) )?has the (?:most|highest number of) (?:${many})\\b`,
        (what) => `the ${what} with the most ${many}`,
      );
      continue;
    }
    if (counter.of !== 'player' || counter.fixed || counter.holds) continue;
    // Half of what somebody has, or as much.
    const round = ',? \\(?round(?:ed|ing)? (up|down)\\)?';
    const have = '(?: (?:that )?you (?:have|own))?';
    change(
      `\\bhalf as many (?:${many}) as you (?:have|own)${round}`,
      (way) => `(half your ${many} rounded ${way}) ${many}`,
    );
    change(
      `\\b(?:${many}|a number of (?:${many})) equal to half (?:of )?(?:your (?:number of )?|the )(?:${many})${have}${round}`,
      (way) => `(half your ${many} rounded ${way}) ${many}`,
    );
    change(
      `(?<!\\()\\bhalf (?:of )?(?:(?:the|your) number of (?:your )?|your |the )(?:${many})${have}${round}`,
      (way) => `(half your ${many} rounded ${way}) ${many}`,
    );
    change(
      `^\\(?(half your ${many} rounded (?:up|down))\\)? ${many} are lost$`,
      (half) => `lose (${half}) ${many}`,
    );
    change(
      `^half (?:of )?your ${many} (?:are|is) lost${round}$`,
      (way) => `lose (half your ${many} rounded ${way}) ${many}`,
    );
    change(`\\bas many (?:${many}) as you (?:already )?(?:have|own)\\b`, () => `(your ${many}) ${many}`);
    change(
      `\\b(?:${many}) equal to (?:the number of (?:your )?|your )(?:${many})${have}(?=$|,)`,
      () => `(your ${many}) ${many}`,
    );
    change(
      `${start}you (?:have|own) (more|less|fewer) ${many} than (?:an opponent|each opponent)${end}`,
      (before, more) =>
        vocabulary.seating.two
          ? `${before}there is an opponent with ${more === 'more' ? 'less' : 'more'} than (your ${many}) ${many}`
          : undefined,
    );
    change(
      `${start}you own (?=(?:at least|at most|exactly|less than|more than|fewer than|\\d+))`,
      (before) => `${before}you have `,
    );
    change(
      `\\b(?:collect|earn|receive|obtain|acquire|get)(s?) (?=(?:\\d+|an?|\\([^()]+\\)|${many}) ?(?:${one}|${many})?\\b)`,
      (s) => `gain${s} `,
    );
    change(`\\bspend (\\d+) ${many}\\b`, (count) => `pay ${count} ${many}`);
    change(
      `^(\\d+|an?) (?:${one}|${many}) (?:is|are) (lost|gained) by (each (?:other )?(?:player|opponent))$`,
      (count, how, whom) =>
        `${whom} ${how === 'lost' ? 'loses' : 'gains'} ${count} ${count === '1' ? one : many}`,
    );
  }
  if (vocabulary.seating.two)
    change(
      `(^|, |then )(?:both(?: of the)? players|you and (?:an|each|your|the) opponent(?: each)?) (lose|gain|draw|discard|pay)s? `,
      (before, verb) => `${before}each player ${verb}s `,
    );
  return said;
}

/** Words for a card that has such a counter: `wounded`, and by what its cards print for it `damaged`. */
function statesOf({ names, said }: CounterSymbol): string[] {
  const units = said?.gain?.unit.en ?? [];
  const isHurt = said?.lose !== undefined && units.some((unit) => !said.lose!.unit.en.includes(unit));
  const of = [names.en[0], ...(isHurt ? units : [])].filter((word) => !word.includes(' '));
  return [...new Set([...of.map(participle), ...(isHurt ? 'injured|hurt'.split('|') : [])])];
}

const ownedBy = (whose: string): string =>
  whose === 'it' ? 'its' : whose === 'this' ? "this card's" : `${whose}'s`;

/** The plural of what is gained. */
const manyOf = (words: SpokenWords, what: string): string => {
  const counter = counterCalled(words, what);
  return counter ? (counter.names.en[1] ?? what) : what.endsWith('s') ? what : `${what}s`;
};
