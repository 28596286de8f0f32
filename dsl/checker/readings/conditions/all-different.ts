/**
 * So many cards that differ or agree in something, by whose they are: `if you have 3 fruits of different colours`, `if an opponent has two fruits of
 * the same colour`, and one of each value: `if there is a fruit of each colour in your shed`.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { FieldSymbol } from '../../../language/symbols/symbols.ts';
import { writtenNumbers } from '../../../language/lexer/number-words.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

const HEAD = '\\b(if|unless|while|and|or|only if)';
const WHO =
  '(there (?:are|is)|(?:you|they) (?:have|control)|(?:that player|an opponent|any opponent|another player|a player|any player|no opponent|no player) (?:has|controls))';
const COUNT = '((?:at least )?(?:\\d+|[a-z]+)(?: or more)?)';
const NOUN = '([a-z-]+(?: (?!of\\b|in\\b|on\\b|with\\b|from\\b|where\\b|that\\b|have\\b|are\\b)[a-z-]+)?)';
const PLACE = "((?: (?:in|on) [a-z' -]+?)?)";
const END = '(?=$|[,:\\n]| and | or )';
const ALIKE = new RegExp(
  `${HEAD} ${WHO} ${COUNT} ${NOUN}${PLACE} (?:of|with|from|having|that (?:have|share|are of)) (?:all )?(different|the same) ([a-z-]+)${PLACE}${END}`,
  'gm',
);
const WHERE = new RegExp(
  `${HEAD} ${WHO} ${COUNT} ${NOUN}${PLACE} where ([a-z]+) are (?:all )?(different)${END}`,
  'gm',
);
const DIFFER = new RegExp(
  `${HEAD} ()${COUNT} ${NOUN}((?: of yours| of that player)?${PLACE.slice(1, -2)}?) (?:have|are of|are from) (?:all )?(different) ([a-z-]+)()${END}`,
  'gm',
);
const OF_SOME = new RegExp(
  `${HEAD} ${COUNT} of (your|that player's|their) ${NOUN}${PLACE} (?:have|share|are of|are from) (?:all )?(different|the same|an?) ([a-z-]+)${END}`,
  'gm',
);
const OF_EACH = new RegExp(
  `${HEAD} (?:${WHO}|(your|their) ([a-z-]+) (?:has|contains|holds)) (?:at least )?(?:(?:an?|one|1) ${NOUN} (?:of|from|for) (?:each|every) (?:different |single )?|${NOUN} (?:of|from) (?:each|every|all(?: the)?(?: (?:\\d+|[a-z]+))?) (?:different )?)([a-z-]+)${PLACE}${END}`,
  'gm',
);

const SEVERAL = new RegExp(`${HEAD} ${WHO} ${COUNT} different ${NOUN}${PLACE}${END}`, 'gm');
const OTHER = new RegExp(
  `${HEAD} ${WHO} (an?|another|no) ${NOUN}${PLACE} (?:of|with|from) (another|a different|the same) ([a-z-]+) (?:than|from|as) (this(?: card)?|(?:your|that|the) [a-z-]+)${END}`,
  'gm',
);

/** The text with each such condition in the words of the language; none where there is none. */
export function withAllDifferent(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:different|another|the same|each|every|all)\b/.test(text)) return [];
  const together = (
    said: string,
    head: string,
    who: string,
    count: string,
    what: string,
    early: string,
    how: string,
    value: string,
    late = '',
  ): string => {
    const field = fieldOf(vocabulary, value, how === 'different' ? 'many' : 'one');
    const noun = firstNounSaid(vocabulary, what);
    const number = countOf(count);
    // `there are 2 fruits of the same colour` asks for a colour.
    const isTaken = how !== 'different' && field?.type.type === 'value' && /^(?:there|you)\b/.test(who);
    if (!field || noun?.of !== 'card' || noun.form !== 'many' || !number || isTaken) return said;
    if (early !== '' && late !== '') return said;
    return (
      behind(
        head,
        owned(
          who,
          early + late,
          (place) => `there are ${number} ${what}${place} where ${forms(field).many} are ${how}`,
        ),
      ) ?? said
    );
  };
  const put = text
    .replaceAll(ALIKE, together)
    .replaceAll(DIFFER, together)
    .replaceAll(
      OF_SOME,
      (said, head: string, count: string, whose: string, ...rest: [string, string, string, string]) => {
        const [what, place, how, value] = rest;
        const who = whose === 'your' ? 'you have' : 'that player has';
        return together(said, head, who, count, what, place, how === 'different' ? how : 'the same', value);
      },
    )
    .replaceAll(
      WHERE,
      (
        said,
        head: string,
        who: string,
        count: string,
        what: string,
        place: string,
        value: string,
        how: string,
      ) => together(said, head, who, count, what, place, how, value),
    )
    .replaceAll(SEVERAL, (said, head: string, who: string, count: string, what: string, place: string) => {
      const noun = firstNounSaid(vocabulary, what);
      const number = countOf(count);
      if (noun?.of !== 'card' || noun.form !== 'many' || !number) return said;
      return (
        behind(
          head,
          owned(who, place, (own) => `there are ${number} ${what}${own}`),
        ) ?? said
      );
    })
    .replaceAll(OTHER, (said, head: string, who: string, which: string, what: string, ...rest: string[]) => {
      const [place, how, value, than] = rest;
      const noun = firstNounSaid(vocabulary, what);
      const field = fieldOf(vocabulary, value, 'one');
      if (noun?.of !== 'card' || noun.form !== 'one' || !field || who.startsWith('there')) return said;
      const whose = /^this\b/.test(than) ? "this card's" : `${than}'s`;
      const is = how === 'the same' ? 'is' : 'is not';
      return (
        behind(
          head,
          owned(
            who,
            place,
            (own) => `there is ${which} ${what}${own} where ${value} ${is} ${whose} ${value}`,
          ),
        ) ?? said
      );
    })
    .replaceAll(OF_EACH, (said, head: string, ...parts: (string | undefined)[]) => {
      const [who, whose, zone, one, many, value = '', place = ''] = parts;
      const field = fieldOf(vocabulary, value, undefined);
      const noun = firstNounSaid(vocabulary, one ?? many ?? '');
      const values = field?.type.type === 'value' ? field.type.of.values.length : 0;
      if (!field || noun?.of !== 'card' || values === 0 || (zone !== undefined && place !== '')) return said;
      if (noun.form !== (one === undefined ? 'many' : 'one')) return said;
      const cards = manyOf(vocabulary, noun.said, noun.one);
      const holder = whose === 'your' ? 'you have' : whose === 'their' ? 'that player has' : (who ?? '');
      const where = zone === undefined ? place : ` in ${whose} ${zone}`;
      return (
        behind(
          head,
          owned(
            holder,
            where,
            (own) =>
              `the number of different ${forms(field).many} of all ${cards}${own} is at least ${values}`,
          ),
        ) ?? said
      );
    });
  return put === text ? [] : [put];
}

const behind = (head: string, condition: string | undefined): string | undefined =>
  condition && `${head} ${condition}`;

/** A condition on the cards of somebody in a place; none where nothing says where. */
function owned(who: string, place: string, condition: (place: string) => string): string | undefined {
  const inOwn = /^ (?:in|on) (?:your|their) /.test(place);
  if (/^you\b/.test(who)) return condition(inOwn ? place : ` of yours${place}`);
  if (/^(?:they|that player)\b/.test(who))
    return condition(
      inOwn ? place.replace(/^ (in|on) their /, " $1 that player's ") : ` of that player${place}`,
    );
  const [, no, one] = /^(?:(no)|an?|any|another) (opponent|player)\b/.exec(who) ?? [];
  if (one !== undefined) {
    const said = who.startsWith('another') ? 'opponent' : one;
    const theirs = owned('they', place, condition);
    return theirs && `there is ${no ?? (said === 'opponent' ? 'an' : 'a')} ${said} where ${theirs}`;
  }
  return place === '' ? undefined : condition(place);
}

const fieldOf = (
  { fields }: Vocabulary,
  said: string,
  form: 'one' | 'many' | undefined,
): FieldSymbol | undefined =>
  fields.find((field) => {
    if (field.type.type !== 'value' && field.type.type !== 'number') return false;
    const { one, many } = forms(field);
    return form ? said === (form === 'one' ? one : many) : said === one || said === many;
  });

const manyOf = ({ terms }: Vocabulary, said: string, one: string): string => {
  const symbol = terms.get(said)?.[0]?.symbol ?? terms.get(one)?.[0]?.symbol;
  return symbol ? forms(symbol).many : said;
};

/** A number in digits, with its bound; none of other words. */
function countOf(said: string): string | undefined {
  const [, least, word = '', more] = /^(at least )?([a-z]+|\d+)( or more)?$/.exec(said) ?? [];
  const number = Number(word) || writtenNumbers.indexOf(word);
  return number > 1 ? `${(least ?? more) ? 'at least ' : ''}${number}` : undefined;
}
