/**
 * Relative clauses of a text as the language has them: `whose colour is red`, `that is not red`, `where two have the same colour`,
 * `is the only fruit in ...`. Only what has one meaning is rewritten; the checker judges the whole text.
 */
import { plural } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { FieldSymbol } from '../../../language/symbols/symbols.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const DETERMINER = '(?:an?|another|all(?: other)?|each|every|the|that|any|\\d+|up to \\d+|any number of|no)';
const PLACE =
  "(?: (?:in|on|from|of) (?:(?:your|their|the|any|every|each|that|this|an|a|all)\\b(?: (?!to\\b|into\\b|whose\\b|that\\b|which\\b|who\\b|with\\b|where\\b|has\\b|have\\b)[a-z']+){1,3}|yours|theirs|play))";
/** Behind a condition. */
const END = '(?=$|[,:)]| (?:to|into|until|this turn|and|or|gains?|loses?|has|have|cannot)\\b)';
const THAT = '(?:that|which|who)';

/** The text with all its relative clauses in the words of the language; none where nothing changes. */
export function withRelativeClauses(text: string, vocabulary: Vocabulary): string[] {
  if (!WORDS.test(text)) return [];
  const put = text
    .split('\n')
    .map((line) => {
      const [margin] = /^\s*(?:- )?/.exec(line)!;
      return margin + STEPS.reduce((said, step) => step(said, vocabulary), line.slice(margin.length));
    })
    .join('\n');
  return put === text ? [] : [put];
}

/** Without any of these words nothing is rewritten. */
const WORDS = /\b(?:one|whose|where|that|which|who|only|same|different|tied|every|each|number)\b/;

const STEPS: readonly ((line: string, vocabulary: Vocabulary) => string)[] = [
  hasPile,
  hasValue,
  isValue,
  theOtherOne,
  onlyOne,
  twoAlike,
  another,
  allTied,
  inEach,
  foundNowhere,
  onWhich,
  ofAllOfThem,
];

const WHOSE = new RegExp(
  `\\b(${DETERMINER} [a-z-]+(?: [a-z-]+)??)(${PLACE}?),? whose ([a-z-]+(?: [a-z-]+)??) (is|are|was|were) ([^,:]+?)(${PLACE}?)${END}`,
  'g',
);

/** `a fruit whose colour is red from the market`: the place first, and what it has behind that. */
function hasValue(line: string, vocabulary: Vocabulary): string {
  return line.replaceAll(
    WHOSE,
    (said, noun: string, place: string, field: string, be: string, value: string, behind: string) => {
      const is = be.replace('was', 'is').replace('were', 'are');
      if (/^(?:(?:in|on|not in|not on)\b|not$)/.test(value) || !isNumberOrField(vocabulary, field))
        return said;
      const where = place === '' ? behind : place;
      const after = place === '' ? '' : behind;
      const bound = value
        .replace(/^(?:the same as|equal to) /, '')
        .replace(/^(?:higher|greater|bigger|larger) than /, 'more than ')
        .replace(/^(?:lower|smaller|fewer) than /, 'less than ')
        .replace(/\bthan its own$/, 'than this')
        .replace(
          /^(more|less) than (?:that of )?(this|that [a-z-]+|the equipped [a-z-]+)(?:'s)?$/,
          (_, how, whose) => `${how} than ${whose === 'this' ? 'this card' : whose}'s ${field}`,
        )
        .replace(
          /\bthe ([a-z-]+) of (this|that [a-z-]+|the [a-z-]+(?: [a-z-]+)?)$/,
          (_, what, whose) => `${whose === 'this' ? 'this card' : whose}'s ${what}`,
        );
      return `${noun}${place === '' ? inside(where) : place} where ${field} ${is} ${bound}${after}`;
    },
  );
}

const HAS_PILE =
  /\b((?:an?|another|each|every|all|any|the) (?:other )?(?:opponents?|players?)) whose ([a-z]+(?: [a-z]+)?) (?:(?:has|holds|contains) ((?:more than |less than |fewer than |at least |at most |exactly )?\d+|an?|no) ([a-z-]+(?: cards?)?)|(?:has|holds|contains) (?:(more|fewer|less) ([a-z-]+(?: cards?)?) than yours|(the (?:most|fewest)) ([a-z-]+(?: cards?)?))|is (empty|(?:bigger|larger|smaller) than yours))(?=$|[ ,:])/g;

/** `each player whose hand has more than 5 cards`, `a player whose hand is bigger than yours`. */
function hasPile(line: string, { terms }: Vocabulary): string {
  return line.replaceAll(
    HAS_PILE,
    (
      said,
      who: string,
      zone: string,
      count?: string,
      what?: string,
      more?: string,
      than?: string,
      best?: string,
      ofWhich?: string,
      size?: string,
    ) => {
      const symbol = terms.get(zone)?.[0]?.symbol;
      if (symbol?.sort !== 'zone' || symbol.of !== 'player') return said;
      if (more !== undefined)
        return `${who} with ${more.replace('fewer', 'less')} than (the number of ${than} in your ${zone}) ${than} in their ${zone}`;
      if (best !== undefined) return `${who} with ${best} ${ofWhich} in their ${zone}`;
      if (size === 'empty') return `${who} with no cards in their ${zone}`;
      if (size !== undefined)
        return `${who} with ${size.startsWith('smaller') ? 'less' : 'more'} than (the number of cards in your ${zone}) cards in their ${zone}`;
      return `${who} with ${count?.replace('fewer', 'less')} ${what} in their ${zone}`;
    },
  );
}

/** `from the biggest stall to the smallest one`: to the smallest stall. */
function theOtherOne(line: string, vocabulary: Vocabulary): string {
  return line.replace(
    /\b(the (?:biggest|largest|smallest) ([a-z-]+)\b.*?\bthe (?:biggest|largest|smallest)) one\b/,
    (said, before: string, pile: string) =>
      nounSaid(vocabulary, pile)?.of === 'pile' ? `${before} ${pile}` : said,
  );
}

/** A place behind a noun: what is taken from there is in it. */
const inside = (place: string): string => place.replace(/^ from\b/, ' in');

const IS = new RegExp(
  `\\b(${DETERMINER}) ([a-z-]+(?: [a-z-]+)??)(${PLACE}?) ${THAT} (?:is|are)(n't| not)? ((?:an? )?[a-z-]+)(${PLACE}?)${END}`,
  'g',
);

/** `a fruit that is not red`, `a card that is a fruit`, `a fruit that is in your row`. */
function isValue(line: string, vocabulary: Vocabulary): string {
  const put = line.replaceAll(
    IS,
    (
      said,
      which: string,
      noun: string,
      place: string,
      not: string | undefined,
      what: string,
      behind: string,
    ) => {
      const where = inside(place + behind);
      const kind = nounSaid(vocabulary, what.replace(/^an? /, ''));
      if (kind?.of === 'card' && /^an? /.test(what))
        return not === undefined
          ? `${which} ${kind.said}${where}`
          : `${which} ${noun}${where} other than ${what}`;
      const value = what.replace(/^an? /, '');
      const field = fieldOf(vocabulary, noun, value);
      if (field) {
        const { one } = forms(field);
        return `${which} ${noun}${where} where ${one} is${not === undefined ? '' : ' not'} ${value}`;
      }
      return said;
    },
  );
  return put.replaceAll(
    new RegExp(`\\b(${DETERMINER} [a-z-]+) ${THAT} (?:is|are)(${PLACE})${END}`, 'g'),
    '$1$2',
  );
}

/** The only field of a noun's cards that has a value of this name. */
function fieldOf(vocabulary: Vocabulary, noun: string, value: string): FieldSymbol | undefined {
  const found = nounSaid(vocabulary, noun);
  const set = vocabulary.enums.filter(({ values }) => values.some((each) => forms(each).one === value));
  if (found?.of !== 'card' || set.length !== 1) return undefined;
  const fields = vocabulary.fields.filter(({ type }) => type.type === 'value' && type.of === set[0]);
  const own = fields.filter(({ kind }) => forms(kind).one === found.one);
  const names = new Set((own.length > 0 ? own : fields).map((field) => forms(field).one));
  return names.size === 1 ? (own[0] ?? fields[0]) : undefined;
}

/** Whether a word is a number or a value that something has. */
const isNumberOrField = ({ terms, functions }: Vocabulary, word: string): boolean =>
  terms.get(word)?.some(({ symbol }) => /^(?:field|counter)$/.test(symbol.sort)) === true ||
  functions.some((each) => each.id === word);

const ONLY = new RegExp(
  `\\b(this|the equipped [a-z-]+|that [a-z-]+|it)( card)? is (?:the|your) (?:only|single|sole) ([a-z-]+)((?:${PLACE}){1,2})(?=$|,| and )`,
  'g',
);

/** `this is the only fruit in your row`: it is there, and there is no other. */
function onlyOne(line: string): string {
  return line.replaceAll(ONLY, (_, what: string, card: string | undefined, noun: string, place: string) => {
    const where = inside(place).replace(/^ of yours/, '');
    const there = where === '' ? '' : `${what}${card ?? ''} is${where} and `;
    return `${there}there is exactly 1 ${noun}${inside(place)}`;
  });
}

const HOLDS =
  '(?:where|in which|with|(?:that|which) (?:has|have|contains?|holds?)|where there are|in which there are)';
const TWO = '(?:at least )?(?:2|two|some|several)(?: or more)?(?: of (?:the|its|their))?';
const TWO_ALIKE = new RegExp(
  `\\b(${DETERMINER} )([a-z-]+) ${HOLDS} ${TWO} ([a-z-]+) (?:(?:that |which |who )?(?:have|share)|of|with) the same ([a-z-]+)${END}`,
  'g',
);
const ALL_ALIKE = new RegExp(
  `\\b(${DETERMINER} )([a-z-]+) (?:whose|where all|where all the|in which all|in which all the) ([a-z-]+) (?:all )?(?:have|share) the same ([a-z-]+)${END}`,
  'g',
);

/** `a stall where two fruits have the same colour`: with two of the same; `a stall whose fruits have the same colour`: all of them. */
function twoAlike(line: string, vocabulary: Vocabulary): string {
  const alike =
    (put: (what: string, value: string) => string) =>
    (said: string, which: string, pile: string, what: string, value: string): string =>
      nounSaid(vocabulary, pile)?.of !== 'pile' || nounSaid(vocabulary, what)?.of !== 'card'
        ? said
        : `${which}${pile} ${put(what, value)}`;
  return line
    .replaceAll(
      TWO_ALIKE,
      alike((what, value) => `with at least 2 ${what} of the same ${value}`),
    )
    .replaceAll(
      ALL_ALIKE,
      alike((_, value) => `where ${manyOf(vocabulary, value)} are the same`),
    );
}

function manyOf({ terms }: Vocabulary, value: string): string {
  const field = terms.get(value)?.find(({ symbol }) => symbol.sort === 'field');
  return field ? forms(field.symbol as FieldSymbol).many : plural(value);
}

/** `a different stall`: another one. Where each of several players chooses, it is one that nobody else has chosen. */
function another(line: string, vocabulary: Vocabulary): string {
  if (/\b(?:each|every|all) (?:other )?(?:player|opponent)s?\b/.test(line)) return line;
  return line.replaceAll(/\ban? different ([a-z-]+)\b/g, (said, noun: string) => {
    const found = nounSaid(vocabulary, noun);
    return found?.form === 'one' ? `another ${noun}` : said;
  });
}

const ALL_TIED =
  /\b(the) ([a-z-]+) (with the (?:highest|lowest|most|fewest) [a-z-]+(?: [a-z-]+)?)((?: (?:in|of) [^,:()]+?)?),? \(?(?:or )?(?:all(?: of (?:them|those|these))?|every one(?: of them)?|each of them),? (?:if|when|in case) (?:(?:they|several|some|two|two or more|more than one)(?: of them)? (?:are|is|have it)(?: tied)?|(?:there is|it is|of) a tie|tied|of a tie)\)?/g;

/** `the fruit with the lowest price (all of them if they are tied)`: all of these. */
function allTied(line: string, { terms }: Vocabulary): string {
  return line.replaceAll(ALL_TIED, (_, _the: string, noun: string, best: string, place: string) => {
    const [symbol] = terms.get(noun) ?? [];
    return `all ${symbol && 'names' in symbol.symbol ? forms(symbol.symbol as FieldSymbol).many : plural(noun)}${place} ${best}`;
  });
}

const IN_EACH =
  /^(?:([a-z-]+) )?(?:in|from|of) (?:each|every) ([a-z-]+)((?: (?:with|where|of) [^,:]+?)?), (?:([a-z-]+) )?((?:the|all) [a-z-]+) (with the [^,:]+)$/;

/** `in each stall, sell all fruits with the lowest price`: for each of them, what is in it. */
function inEach(line: string): string {
  const [, first, pile, which = '', verb = first, what, best] = IN_EACH.exec(line) ?? [];
  return pile === undefined || verb === undefined || what === undefined || best === undefined
    ? line
    : `for each ${pile}${which}, ${verb} ${what} in that ${pile} ${best}`;
}

const NOWHERE = new RegExp(
  `^([a-z-]+) (?:each|every|all) ([a-z-]+?) (?:whose|where(?: that [a-z-]+'s| its| their)?) ([a-z-]+) (?:is|are) (?:not (?:found |present )?in any|not in an?|in no|not the same as that of any [a-z-]+ in any) ([a-z-]+)$`,
);

/** `sell all loose fruits whose colour is in no stall`, `where that fruit's colour is not in any stall`: each of them for which no fruit is there. */
function foundNowhere(line: string, vocabulary: Vocabulary): string {
  const [, verb, noun, value, pile] = NOWHERE.exec(line) ?? [];
  if (verb === undefined || noun === undefined || value === undefined || pile === undefined) return line;
  const found = nounSaid(vocabulary, noun);
  const field = vocabulary.fields.find((each) => forms(each).one === value);
  if (found?.of !== 'card' || !field || nounSaid(vocabulary, pile)?.of !== 'pile') return line;
  const a = `${/^[aeiou]/.test(pile) ? 'an' : 'a'} ${pile}`;
  return `for each ${found.one}, if there is no ${forms(field.kind).one} in ${a} where ${value} is that ${found.one}'s ${value}, ${verb} that ${found.one}`;
}

const ON =
  /\b([a-z-]+) on (this(?: card)?|that [a-z-]+|the equipped [a-z-]+)(?=$|[,:)]| (?:to|until|this turn)\b)/g;

/** `each wound on this`: of it. */
function onWhich(line: string, { terms, counters }: Vocabulary): string {
  return line.replaceAll(ON, (said, what: string, on: string) => {
    const symbol = terms.get(what)?.[0]?.symbol;
    return counters.some((each) => each === symbol && each.of === 'card') ? `${what} of ${on}` : said;
  });
}

const OF_ALL =
  /\bthe (?:number of|total number of|amount of) ([a-z-]+(?: [a-z-]+)?) (?:of|on) (all(?: the)? )([a-z-]+\)?)/g;

/** `the number of seeds on all fruits`: all of these together. */
function ofAllOfThem(line: string, { terms, counters, zones }: Vocabulary): string {
  const inPlay = zones.some((zone) => zone.inPlay) ? ' in play' : '';
  return line.replaceAll(OF_ALL, (said, what: string, all: string, which: string) => {
    const symbol = terms.get(what)?.[0]?.symbol;
    return counters.some((each) => each === symbol && each.of === 'card')
      ? `the total ${what} of ${all.replace(' the', '')}${which.replace(/\)$/, `${inPlay})`)}`
      : said;
  });
}
