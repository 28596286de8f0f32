/**
 * A number of a card in front of its place or of what happens to it: `a fruit of weight 3 in your row`, `when a fruit of yours with weight
 * 3 is sold`. The language has the place first, and asks of those that do something behind the event.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const WORD =
  '(?!(?:an?|the|another|each|all|any|no|than|as|of|in|on|with|and|or|is|has|are|have|from|where)\\b)[a-z-]+';
const NOUN = `(${WORD}(?: ${WORD})??)`;
const PLACE =
  "( (?:in|on|of|from) (?:(?:an?|the|your|that|any|another|each|all)(?: other)? [a-z-]+(?:'s [a-z-]+)?|yours|theirs|play))";
const BOUND =
  '((?:at least |at most |exactly |more than |less than |fewer than )?\\d+(?: or (?:more|less|fewer|higher|lower))?)';
const WHEN = '((?:when(?:ever)?|each time|every time|before|if) )(an?|another|one of your) ';

const boundOf = (said: string): string =>
  said
    .replace(/^(\d+) or (?:more|higher)$/, 'at least $1')
    .replace(/^(\d+) or (?:less|fewer|lower)$/, 'at most $1')
    .replace(/^fewer/, 'less');

/** A text with each such card as the language has it; none where nothing changes. */
export function withDescribedCards(text: string, vocabulary: Vocabulary): string[] {
  const numbers = vocabulary.fields
    .filter(({ type }) => type.type === 'number')
    .map((field) => forms(field).one);
  if (numbers.length === 0) return [];
  const field = `(${[...new Set(numbers)].join('|')})`;
  if (!new RegExp(`\\b${field}\\b`).test(text)) return [];
  const happening = (said: string, card: string[], happens: string, sign: string): string => {
    const [when, which, noun, place, value, bound] = card;
    const one = nounSaid(vocabulary, noun);
    const isHypothetical = /^would [a-z]/.test(happens);
    if (one?.of !== 'card' || (when === 'if ') !== isHypothetical) return said;
    if (!isHypothetical && !isEvent(vocabulary, happens)) return said;
    const article = which === 'one of your' ? 'a' : which;
    const of = which === 'one of your' ? ' of yours' : place;
    if (/^(?:is|are|would be) /.test(happens))
      return `${when}${article} ${one.one}${of} where ${value} is ${boundOf(bound)} ${happens}${sign}`;
    return `${when}${article} ${one.one}${of} ${happens}, if that ${one.one}'s ${value} is ${boundOf(bound)}${sign}`;
  };
  const put = text
    .replaceAll(
      new RegExp(`${WHEN}${field} ${BOUND} ${NOUN}${PLACE}? ([a-z]+(?: [^,:\\n]+)?)([,:])`, 'g'),
      (said, when: string, which: string, value: string, bound: string, noun: string, ...rest: string[]) =>
        happening(said, [when, which, noun, rest[0] ?? '', value, bound], rest[1], rest[2]),
    )
    .replaceAll(
      new RegExp(
        `${WHEN}${NOUN}${PLACE}? (?:(?:of|with) (?:an? )?${field}(?: of)?|where ${field} is) ${BOUND}${PLACE}? ([a-z]+(?: [^,:\\n]+)?)([,:])`,
        'g',
      ),
      (
        said,
        when: string,
        which: string,
        noun: string,
        before: string | undefined,
        ...rest: (string | undefined)[]
      ) => {
        const [one, other, bound, behind, happens, sign] = rest;
        if (before !== undefined && behind !== undefined) return said;
        const place = before ?? behind ?? '';
        return happening(said, [when, which, noun, place, (one ?? other)!, bound!], happens!, sign!);
      },
    )
    .replaceAll(
      new RegExp(`\\b${NOUN} (?:of|with) (?:an? )?${field}(?: of)? ${BOUND}${PLACE}`, 'g'),
      (said, noun: string, value: string, bound: string, place: string) =>
        nounSaid(vocabulary, noun)?.of === 'card'
          ? `${noun}${place.replace(/^ from\b/, ' in')} where ${value} is ${boundOf(bound)}`
          : said,
    );
  return put === text ? [] : [put];
}

/** `is sold`, `attacks`: what happens, and nothing that is so. */
function isEvent({ verbForms }: Vocabulary, happens: string): boolean {
  const [first, second] = happens.split(' ');
  return /^(?:is|are)$/.test(first)
    ? second !== undefined && verbForms.get(second)?.participle === true
    : verbForms.get(first)?.form === 'third' || /^(?:leaves|enters|gains|loses)$/.test(first);
}
