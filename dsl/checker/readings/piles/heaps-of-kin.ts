/**
 * Piles that hold what is like a card: `move the plum to a stall with a fruit of the plum's colour`, `move each loose fruit to a stall
 * with a fruit of its colour`. What they share is worked out in a line of its own. A card that joins a pile moves there.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../words/spoken-nouns.ts';
import { heapWordsOf } from './heap-words.ts';

const HEAD = '^(\\s*)((?:- )?(?:(?:if|otherwise|for each)\\b[^,:]*, )?)';
const MOVED =
  '(?<one>(?:the|that) [a-z-]+|(?:an?|another|each|every) [a-z-]+(?: in (?:an?|the|another) [a-z-]+)?)';
const HOLDS =
  '(?:with|(?:that|which) (?:has|have|holds?|contains?)|containing|holding|where there is|without)';

/** A text with what is shared in a line in front; none where nothing changes. */
export function withKin(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:joins?|its|their|'s)\b/.test(text) || text.includes(' hue')) return [];
  const words = heapWordsOf(vocabulary);
  if (!words) return [];
  const values = vocabulary.fields.filter(({ type }) => type.type === 'value');
  const field = `(?<field>${[...new Set(values.map((each) => forms(each).one))].join('|') || '(?!)'})`;
  const kin = new RegExp(
    `${HEAD}(?<may>you may )?(?<verb>[a-z]+) ${MOVED} (?<to>to|into) (?<pile>(?:an?|the|another|any) (?:${words.heaps})) (?<how>${HOLDS}) (?<who>(?:(?:an?|another|no|the most|the fewest|at least \\d+|\\d+)(?: other)? )?(?:${words.card.one}|${words.card.many}|card|cards)) (?:of|with|in) (?<whose>its|their|(?:the|that) [a-z-]+'s) (?:own )?${field}$`,
  );
  const joins = new RegExp(
    `${HEAD}(?<one>(?:the|that) [a-z-]+|(?:an?|another|each|every) [a-z-]+|it) joins (?<pile>(?:an?|the|another|any|that) .+)$`,
  );
  const put = text
    .split('\n')
    .map((line) => asMoved(line, joins, vocabulary))
    .map((line) => asKin(line, kin, vocabulary))
    .join('\n');
  return put === text ? [] : [put];
}

/** `a plum joins a stall with a pear`: it moves there. */
function asMoved(line: string, form: RegExp, vocabulary: Vocabulary): string {
  const found = form.exec(line);
  if (!found?.groups) return line;
  const { one, pile } = found.groups;
  const noun = nounSaid(vocabulary, one.replace(/^[a-z]+ /, ''));
  if (noun && noun.of !== 'card') return line;
  const [, margin, head] = found;
  return `${margin}${head}move ${one === 'it' ? 'it' : one.replace(/^(?:each|every) /, 'each ')} to ${pile.replace(/ (?:that|which) (?:holds|contains|has) /, ' with ')}`;
}

function asKin(line: string, form: RegExp, vocabulary: Vocabulary): string {
  const found = form.exec(line);
  if (!found?.groups) return line;
  const [, margin, head] = found;
  const { may = '', verb, one, to, pile, how, who, whose, field } = found.groups;
  const [, which, noun] = /^(\S+) (\S+)/.exec(one)!;
  const isKnown = which === 'the' || which === 'that';
  if (!isKnown && nounSaid(vocabulary, noun)?.of !== 'card') return line;
  const that = isKnown ? one : `that ${noun}`;
  const isOwn = /^(?:its|their)$/.test(whose) || whose === `${that}'s`;
  const holds = how === 'without' ? 'without' : 'with';
  const order = [
    `let hue be ${isOwn ? `${that}'s` : whose} ${field}`,
    `${may}${verb} ${isOwn ? that : one} ${to} ${pile} ${holds} ${who} of the hue`,
  ];
  const before = head.replace(/, $/, '');
  if (/^(?:each|every)$/.test(which)) {
    if (before !== '' || !isOwn) return line;
    return [
      `${margin}for each ${one.replace(/^\S+ /, '')}:`,
      ...order.map((each) => `${margin}  ${each}`),
    ].join('\n');
  }
  const lines = isKnown || !isOwn ? order : [`choose ${one}`, ...order];
  if (before === '') return lines.map((each) => margin + each).join('\n');
  return [`${margin}${before}:`, ...lines.map((each) => `${margin}  ${each}`)].join('\n');
}
