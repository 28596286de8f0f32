/**
 * What one card, pile or player has compared with what another one has that is known: `a fruit with more seeds than your basket`, `a
 * stall with as many fruits as the first`, `a fruit with the same weight as this`, `each opponent whose basket has less weight than yours`.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const BOUNDS: Readonly<Record<string, string>> = {
  more: 'more than ',
  higher: 'more than ',
  greater: 'more than ',
  bigger: 'more than ',
  fewer: 'less than ',
  less: 'less than ',
  lower: 'less than ',
  smaller: 'less than ',
  'at least as many': 'at least ',
  'at least as much': 'at least ',
  'at most as many': 'at most ',
  'at most as much': 'at most ',
  'as many': '',
  'as much': '',
  'exactly as many': '',
  'just as many': '',
  'the same number of': '',
  'the same amount of': '',
  'the same': '',
  different: 'not ',
  another: 'not ',
};
const TURNED: Readonly<Record<string, string>> = {
  'more than ': 'less than ',
  'less than ': 'more than ',
  'at least ': 'at most ',
  'at most ': 'at least ',
  '': 'exactly ',
};
const NOT: Readonly<Record<string, string>> = {
  'more than ': 'at least ',
  'less than ': 'at most ',
  'at least ': 'more than ',
  'at most ': 'less than ',
};
const HOW = `(?:an? )?(${Object.keys(BOUNDS)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`;
const WORD = '(?!(?:than|as|of|in|on|with|and|or|is|has)\\b)[a-z-]+';
const WHAT = `(${WORD}(?: ${WORD})?)`;
const PLACE =
  "(?: (?:in|on|of|from) (?:(?:an?|the|your|that|any|another|each)(?: other)? [a-z-]+(?:'s [a-z-]+(?: [a-z-]+)??)?|yours|play))";
const KNOWN =
  "(this card's host|this(?: card)?|yours|(?:the equipped|that player's|your|that|the)(?: (?!same\\b|one\\b|other\\b)[a-z-]+)(?: (?!as\\b|and\\b|or\\b|in\\b|on\\b|to\\b|by\\b|until\\b|of\\b|has\\b|is\\b)[a-z-]+)??)";
const END =
  '(?=$|[,:)\\n]| (?:to|into|until|by|and|or|gains?|loses?|draws?|discards?|has|have|cannot|as|for|in|on|of|from)\\b)';

const WITH = new RegExp(
  `\\b((?:an?|another|the|all|each|every|any|no|\\d+)(?: other)?) (${WORD}(?: ${WORD})??)(${PLACE}?) (?:with|of|having|(?:that|which) (?:has|have)) ${HOW} ${WHAT} (?:than|as|from) ${KNOWN}(${PLACE}?)${END}`,
  'g',
);
const WHOSE = new RegExp(
  `\\b((?:an?|another|each|every|any|no)(?: other)? (?:opponent|player)) whose ([a-z-]+(?: [a-z-]+)?) has ${HOW} ([a-z-]+(?: [a-z-]+)?) (?:than|as) (yours|your [a-z-]+(?: [a-z-]+)?)(?=$|[,:\\n]| (?!of\\b|in\\b|on\\b)[a-z-]+s\\b)`,
  'g',
);
const HAS = new RegExp(
  `\\b(if|while|and|or) (this card's host|this(?: card)?|(?:your|that|the) [a-z-]+(?: [a-z-]+)??) has ${HOW} ${WHAT} (?:than|as) (an?|any|another|each|every|all)( other)? ([a-z-]+)(${PLACE}?)(?=$|[,:\\n]| and | or )`,
  'g',
);
const ONE_HAS = new RegExp(
  `\\b(if|while|and|or) (this card's host|this(?: card)?|(?:your|that|the) [a-z-]+(?: [a-z-]+)??) has ${HOW} ${WHAT} (?:than|as|from) ${KNOWN}(?: has| does)?(?=$|[,:\\n]| and | or )`,
  'g',
);

/** The text with each such comparison in the words of the language; none where there is none. */
export function withComparedValues(text: string, vocabulary: Vocabulary): string[] {
  if (!/ (?:than|as|from) /.test(text)) return [];
  const put = text
    .replaceAll(WITH, (said, ...parts: (string | undefined)[]) => withMore(vocabulary, parts) ?? said)
    .replaceAll(WHOSE, (said, who: string, noun: string, how: string, what: string, whose: string) => {
      const value = valueOf(vocabulary, what);
      if (nounSaid(vocabulary, noun)?.of !== 'card' || value === undefined) return said;
      const other = whose === 'yours' ? `your ${noun}` : whose;
      return `${who} where that player's ${noun}'s ${value.many} is ${BOUNDS[how]}${other}'s ${value.many}`;
    })
    .replaceAll(HAS, (said, head: string, whose: string, how: string, what: string, ...rest: string[]) => {
      const [which, other = '', noun, place] = rest;
      const value = valueOf(vocabulary, what);
      if (value === undefined || nounSaid(vocabulary, noun)?.of !== 'card' || place === '') return said;
      // More than any is more than all of them.
      const isOfAll = /^(?:each|every|all|any)$/.test(which);
      const bound = isOfAll ? NOT[BOUNDS[how]] : TURNED[BOUNDS[how]];
      if (bound === undefined) return said;
      const one = forms(vocabulary.terms.get(noun)![0].symbol as never).one;
      const there = isOfAll
        ? `there is no${other}`
        : /another/.test(which) || other !== ''
          ? 'there is another'
          : 'there is a';
      return value.isCounter
        ? `${head} ${there} ${one}${place} with ${bound}(${ownedBy(whose)} ${value.many}) ${value.many}`
        : `${head} ${there} ${one}${place} where ${value.many} is ${bound.replace('exactly ', '')}${ownedBy(whose)} ${value.many}`;
    })
    .replaceAll(ONE_HAS, (said, head: string, whose: string, how: string, what: string, known: string) => {
      const value = valueOf(vocabulary, what);
      return value === undefined || known === 'yours'
        ? said
        : `${head} ${ownedBy(whose)} ${value.many} is ${BOUNDS[how]}${ownedBy(known)} ${value.many}`;
    });
  return put === text ? [] : [put.replaceAll(EACH_WHERE, '$1for each $2, that player ')];
}

/** Each player where something is so does something: one after the other. */
const EACH_WHERE =
  /(^|\n|, |: )(?:each|every) ((?:other )?(?:opponent|player) where that player's [^,:\n]+?'s [a-z-]+ is [^,:\n]+?'s [a-z-]+) (?=[a-z]+s )/g;

const ownedBy = (whose: string): string => (/^this(?: card)?$/.test(whose) ? "this card's" : `${whose}'s`);

/** A number of a card: a counter in the plural, or a field. */
function valueOf(
  { fields, counters }: Vocabulary,
  said: string,
): { readonly many: string; readonly isCounter: boolean } | undefined {
  const field = fields.find((each) => forms(each).one === said);
  if (field) return { many: said, isCounter: false };
  const counter = counters.find((each) => each.of === 'card' && Object.values(forms(each)).includes(said));
  return counter && { many: forms(counter).many, isCounter: true };
}

function withMore(
  vocabulary: Vocabulary,
  [which, noun, before, how, what, known, behind]: readonly (string | undefined)[],
): string | undefined {
  const found = nounSaid(vocabulary, noun!);
  if (!found || found.of === 'player' || (before !== '' && behind !== '')) return undefined;
  const place = `${before}${behind}`.replace(/^ from\b/, ' in');
  const start = `${which} ${noun}${place}`;
  const other = known === 'yours' ? `your ${found.one}` : known!;
  const bound = BOUNDS[how!];
  if (found.of === 'pile') {
    const inside = nounSaid(vocabulary, what!);
    if (inside?.of !== 'card' || inside.form !== 'many') return undefined;
    return `${start} with ${bound === '' ? 'exactly ' : bound}(the number of ${what} in ${other}) ${what}`;
  }
  const value = valueOf(vocabulary, what!);
  if (value === undefined || (value.isCounter && bound === 'not ')) return undefined;
  return value.isCounter
    ? `${start} with ${bound === '' ? 'exactly ' : bound}(${ownedBy(other)} ${value.many}) ${value.many}`
    : `${start} where ${value.many} is ${bound}${ownedBy(other)} ${value.many}`;
}
