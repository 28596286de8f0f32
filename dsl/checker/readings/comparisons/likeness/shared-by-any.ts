/**
 * Cards that have the same as any of some others: `there is a fruit on the market of the same colour as a fruit in your row`, `at least 2
 * fruits of the same colour`, `sell a fruit with the same colour as a fruit in your row`. The language asks for a colour where both are.
 */
import { plural, singular, withArticle } from '../../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../../words/spoken-nouns.ts';
import { placeOfHolder } from './different-values.ts';

const WORD =
  '(?!(?:an?|the|another|each|all|any|no|than|as|of|in|on|with|and|or|is|has|are|have|from)\\b)[a-z-]+';
const NOUN = `(${WORD}(?: ${WORD})??)`;
const PLACE =
  "((?: (?:in|on|of|from) (?:(?:an?|the|your|that|any|another|each|all|both)(?: other)? [a-z-]+(?:'s [a-z-]+)?|yours|play))?)";
const END = '(?=$|[,:\\n]| and | or )';
const COUNT = '(?:at least )?(2|two|3|three|4|four|5|five)';
const DIGITS: Readonly<Record<string, string>> = { two: '2', three: '3', four: '4', five: '5' };

/** A text with each such sentence in the words of the language; none where there is none. */
export function withSharedByAny(said: string, vocabulary: Vocabulary): string[] {
  const fields = vocabulary.fields
    .filter(({ type }) => type.type === 'value')
    .map((field) => forms(field).one);
  if (fields.length === 0) return [];
  const value = `(${[...new Set(fields)].join('|')})`;
  const text = withValuesThere(withWhoseValue(said, value), value, vocabulary);
  if (!/\b(?:(?:the same|different) [a-z]|shar(?:e|ing) an? )/.test(text)) return [];
  const values = `(${[...new Set(fields.flatMap((field) => [field, plural(field)]))].join('|')})`;
  const put = text
    .split('\n')
    .map((line) => ofTheLine(conditionsIn(line, value, values, vocabulary), value, vocabulary))
    .join('\n');
  return put === said ? [] : [put];
}

/** `a fruit whose colour is also in your row`: of the same colour as one there. */
const withWhoseValue = (text: string, value: string): string =>
  text.replaceAll(
    new RegExp(
      `\\b([a-z]+) (?:whose|where(?: its| their)?) ${value} is (?:also |already )?(?:(?:found|present|represented) )?((?:in|on) (?:your|an opponent's|that player's|their) [a-z]+(?: [a-z]+)?)(?=$|[,:.\\n])`,
      'g',
    ),
    (_, noun: string, one: string, place: string) =>
      `${noun} of the same ${one} as ${withArticle(singular(noun))} ${place}`,
  );

/** `all fruits of a colour in that stall`, `of the colour of any fruit in that stall`: of the same colour as one there. */
function withValuesThere(text: string, value: string, vocabulary: Vocabulary): string {
  const there = "((?:in|on) (?:the|that|your|their|this card's) [a-z-]+(?:'s [a-z-]+)?)";
  return text.replace(
    new RegExp(
      `\\b((?:all|each|every|any number of) ([a-z-]+)) (?:of|with) (?:(?:an?|any|some) ${value}|the (?:same )?${value} (?:of|as) (?:any|an?) ([a-z-]+)) ${there}`,
    ),
    (
      all,
      what: string,
      noun: string,
      one: string | undefined,
      other: string | undefined,
      card: string | undefined,
      place: string,
    ) => {
      const cards = nounSaid(vocabulary, noun);
      const kind = card === undefined ? kindOf(noun, vocabulary) : nounSaid(vocabulary, card)?.one;
      // Cards of that kind may be there themselves.
      if (one !== undefined && vocabulary.terms.get(noun)?.[0]?.symbol.sort === 'kind') return all;
      return cards?.of !== 'card' || kind === undefined
        ? all
        : `${what} of the same ${one ?? other} as ${withArticle(kind)} ${place}`;
    },
  );
}

/** The kind of cards that a noun of the game stands for: what is there need not be like the others. */
function kindOf(noun: string, { terms }: Vocabulary): string | undefined {
  const symbol = terms.get(noun)?.[0]?.symbol;
  if (symbol?.sort === 'kind') return forms(symbol).one;
  return symbol?.sort === 'noun'
    ? symbol.is.tree.heads[0]?.words.map(({ text }) => text).join(' ')
    : undefined;
}

const isCards = (vocabulary: Vocabulary, noun: string, form: 'one' | 'many'): boolean => {
  const found = nounSaid(vocabulary, noun);
  return found?.of === 'card' && found.form === form;
};

const at = (place: string): string => place.replace(/^ from\b/, ' in');

/** `a fruit of that colour on the market`: there is one. */
const thereIs = (noun: string, value: string, place: string): string =>
  `there is ${withArticle(noun)}${at(place)} of that ${value}`;

const OWNED: Readonly<Record<string, string>> = {
  your: 'of yours',
  "that player's": 'of that player',
  their: 'of that player',
};

/** `two of your fruits share a colour`, `no two of your fruits in play have the same colour`: whose they are behind the noun. */
const withOwnersBehind = (line: string, values: string): string =>
  line.replaceAll(
    new RegExp(
      `\\b(if|while|unless|and|or|when) (any|no|all|each|every|both)? ?(?:at least )?(?:(\\d+|[a-z]+) )??(?:of )?(your|that player's|their) ([a-z-]+)(${PLACE.slice(1, -1)}) (?=(?:have|has|share|are)\\b[^,:]* ${values}(?:$|[,:]| in common))`,
      'g',
    ),
    (
      said,
      head: string,
      which: string | undefined,
      count: string | undefined,
      whose: string,
      noun: string,
      place: string,
    ) => {
      const number = count === undefined ? '' : `${DIGITS[count] ?? count} `;
      if (number !== '' && !/^\d+ $/.test(number)) return said;
      const all = which ?? (number === '' ? 'all' : '');
      if (/^(?:all|each|every)$/.test(all) !== (number === '')) return said;
      return `${head} ${all === 'any' || all === '' ? '' : `${all} `}${number}${noun} ${OWNED[whose]}${place} `;
    },
  );

/** Whether something is so. */
function conditionsIn(line: string, value: string, values: string, vocabulary: Vocabulary): string {
  const start = '\\b(if|while|unless|and|or|when) ';
  const same = `(?:(?:with|of|that has) the same ${value}|has the same ${value}) as (?:an?|any|another|one of the)(?: other)? ${NOUN}${PLACE}`;
  return withOwnersBehind(
    line.replace(/\b(if|while|unless|and|or) (your [a-z-]+) (?:all|each) (?=have|are|share)/g, '$1 all $2 '),
    values,
  )
    .replaceAll(
      new RegExp(`${start}(there is (?:an?|no) |an? |any |you have an? )${NOUN}${PLACE} ${same}${END}`, 'g'),
      (said, head: string, who: string, noun: string, place: string, ...rest: (string | undefined)[]) => {
        const field = (rest[0] ?? rest[1])!;
        const [other, where] = [rest[2]!, rest[3]!];
        if (!isCards(vocabulary, noun, 'one') || !isCards(vocabulary, other, 'one')) return said;
        const which = who === 'there is no ' ? 'no' : 'a';
        const own = placeOfHolder(who.startsWith('you') ? 'you have' : undefined, place);
        return at(own) === at(where) && noun === other
          ? `${head} there is ${which} ${field} where there are at least 2 ${manyOf(vocabulary, noun)}${at(own)} of that ${field}`
          : `${head} there is ${which} ${field} where ${thereIs(noun, field, own)} and ${thereIs(other, field, where)}`;
      },
    )
    .replaceAll(
      new RegExp(
        `${start}(?:(there (?:are|is)|you (?:have|control)) )?(no )?${COUNT} ${NOUN}${PLACE} (?:of|with|from|have|share|sharing|that (?:have|share|are of)|are of) (?:the same|an?) ${value}${PLACE}${END}`,
        'g',
      ),
      (
        said,
        head: string,
        who: string | undefined,
        no: string | undefined,
        count: string,
        ...rest: string[]
      ) => {
        const [noun, before, field, behind] = rest;
        if (!isCards(vocabulary, noun, 'many') || (before !== '' && behind !== '')) return said;
        const own = placeOfHolder(who, before + behind);
        return `${head} there is ${no === undefined ? 'a' : 'no'} ${field} where there are at least ${DIGITS[count] ?? count} ${noun}${at(own)} of that ${field}`;
      },
    )
    .replaceAll(
      new RegExp(
        `${start}(?:all|each|every)(?: of)?(?: the)? ${NOUN}${PLACE} (?:have|has|are of|is of|share|are) (?:all )?(the same|an?|different) ${values}${END}`,
        'g',
      ),
      (said, head: string, noun: string, place: string, how: string, said2: string) => {
        if (!isCards(vocabulary, noun, 'many')) return said;
        const field = vocabulary.fields.find((each) =>
          [forms(each).one, plural(forms(each).one)].includes(said2),
        )!;
        if (how === 'different' && field.type.type === 'value')
          return `${head} there is no ${forms(field).one} where there are at least 2 ${noun}${at(place)} of that ${forms(field).one}`;
        const number = `the number of different ${forms(field).many} of all ${noun}${at(place)}`;
        if (how !== 'different') return `${head} ${number} is at most 1`;
        return `${head} ${number} is the number of ${noun}${at(place)}`;
      },
    );
}

function manyOf({ terms }: Vocabulary, noun: string): string {
  const symbol = terms.get(noun)?.[0]?.symbol;
  return symbol?.sort === 'kind' || symbol?.sort === 'noun' ? forms(symbol).many : plural(noun);
}

/** What is done with one of them: the value is chosen first; what is done with all of them is done for each value. */
function ofTheLine(line: string, value: string, vocabulary: Vocabulary): string {
  const found = new RegExp(
    `^(\\s*(?:- )?)((?:[^,:]+, )*)((?:you may )?[a-z]+ (?:[^,:]* for )?)(an?|another|all|each|every) ${NOUN}${PLACE} (?:with|of|that (?:has|have)) the same ${value} as (an?|any|another)( other)? ${NOUN}${PLACE}((?: (?:to|as|into|for|until) [^,:]+)?)$`,
  ).exec(line);
  if (!found) return line;
  const [, margin, head, verb, which, noun, place, field, an, else_, other, where, rest] = found;
  const isMany = which === 'all';
  if (!isCards(vocabulary, noun, isMany ? 'many' : 'one') || !isCards(vocabulary, other, 'one')) return line;
  if (/^(?:if|while|when)\b/.test(verb) || /\b(?:if|while) $/.test(head)) return line;
  // One that is elsewhere than the first is another one than the card that says so.
  const isOther = (an === 'another' || else_ !== undefined) && at(place) !== at(where);
  const there = thereIs(other, field, where).replace(/^there is an? /, isOther ? 'there is another ' : '$&');
  const ofThat = (words: string): string => `${words}${at(place)} of that ${field}`;
  if (/^(?:all|each|every)$/.test(which)) {
    if (verb.startsWith('you may')) return line;
    const many = isMany ? noun : manyOf(vocabulary, noun);
    return `${margin}${head}for each ${field} where ${there}, ${verb}${ofThat(`all ${many}`)}${rest}`;
  }
  const isSame = noun === other && at(place) === at(where);
  const both = isSame
    ? `there are at least 2 ${manyOf(vocabulary, noun)}${at(place)} of that ${field}`
    : `${there} and ${thereIs(noun, field, place)}`;
  const lines = [`choose ${withArticle(field)} where ${both}`, `${verb}${ofThat(`${which} ${noun}`)}${rest}`];
  if (head === '')
    return lines.map((each, i) => (i === 0 ? margin : margin.replaceAll('-', ' ')) + each).join('\n');
  const inner = margin.replaceAll('-', ' ');
  return [`${margin}${head.replace(/, $/, ':')}`, ...lines.map((each) => `${inner}  ${each}`)].join('\n');
}
