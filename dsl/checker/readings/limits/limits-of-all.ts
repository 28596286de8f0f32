/**
 * How many of some cards something may be done with, by all together, and how many times: `no more than 2 fruits can be sold
 * each turn`, `players cannot sell more than 2 fruits each turn`, `this can be sold only once each turn`.
 */
import { plural, singular, withArticle } from '../../../text/english-inflection.ts';
import type { EntryKind } from '../../../language/syntax/ast.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';
import type { Read } from '../reading-room.ts';
import { limitedObject } from './limits-of-doing.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

const HEAD =
  '(?<head>\\s*(?:while [^,:]+, |until [^,:]+, )?)(?:(?<early>this|each|every) (?<first>turn|round), )?';
const SPAN = '(?: (?<late>each|every|per|a|in each|in a|in every|this|during each) (?<last>turn|round))?';
const NUMBER = '(?<number>\\d+|one|a single|two|three|four|five)';
const MOST = '(?:only|just|at most|no more than|not more than|a maximum of|up to)';
const CANNOT = "(?:cannot|can't|can not|may not|can never)";
const TIMES = '(?<number>once|twice|(?:\\d+|two|three|four) times)';
const WHOSE =
  "(?: (?<whose>of yours|of an opponent|of each opponent|in play|in your [a-z]+|in an opponent's [a-z]+))?";
const ONES = `(?:(?<mine>of your) )?(?<noun>[a-z-]+(?: [a-z-]+)??)${WHOSE}`;
const EACH = `(?<noun>this(?: [a-z]+)?|(?:each|every|an?) (?:of your )?[a-z-]+(?: [a-z-]+)??)${WHOSE}`;
const WHO = '(?<who>opponents|each opponent|an opponent|players|each player|a player|all players|you)';
const NOBODY = '(?<who>no opponent|no player|nobody|no one)';

/** A form of such a limit, and what it is as a condition; nothing where its words are no words of the game. */
type Limit = readonly [
  form: RegExp,
  read: (groups: Groups, span: string, words: Vocabulary) => string | undefined,
  isOpen?: true,
];
type Groups = Readonly<Record<string, string>>;

const form = (...parts: readonly string[]): RegExp => new RegExp(`^${HEAD}${parts.join(' ')}${SPAN}$`);

/** `if a player would sell more than 2 fruits in a turn, that player sells only 2`: the others are not sold. */
const WOULD = new RegExp(
  `^${HEAD}if ${WHO} would (?<does>[a-z]+) more than ${NUMBER} (?<noun>[a-z -]+?) (?<late>in|during|each|every|per)(?: a| the same| one| each| any)? (?<last>turn|round), (?:instead )?(?:you|they|that player) (?:(?:only|just) [a-z]+|[a-z]+ (?:only|just)) \\k<number>(?: cards?| of them)?(?:,? instead)?$`,
);

const LIMITS: readonly Limit[] = [
  [form(MOST, NUMBER, ONES, '(?:can|may) be (?<done>[a-z]+)'), ofAll],
  [form(EACH, CANNOT, 'be (?<done>[a-z]+) more than', TIMES), ofEach],
  [form(EACH, '(?:can|may) be (?<done>[a-z]+)', MOST, TIMES), ofEach],
  [form(EACH, '(?:can|may) only be (?<done>[a-z]+)', TIMES), ofEach],
  [form(WHO, CANNOT, '(?<does>[a-z]+) more than', NUMBER, '(?<noun>[a-z -]+?)'), ofPlayers],
  [form(NOBODY, '(?:can|may) (?<does>[a-z]+) more than', NUMBER, '(?<noun>[a-z -]+?)'), ofPlayers],
  [form(WHO, '(?:can|may) (?<does>[a-z]+) (?:only|just)', NUMBER, '(?<noun>[a-z -]+?)'), ofPlayers],
  [form(WHO, '(?:can|may) only (?<does>[a-z]+)', NUMBER, '(?<noun>[a-z -]+?)'), ofPlayers],
  [WOULD, ofPlayers],
  [form(WHO, CANNOT, '(?<does>[a-z]+)(?<noun>(?: [a-z -]+?)?) more than', TIMES), ofTimes],
  [form(NOBODY, '(?:can|may) (?<does>[a-z]+)(?<noun>(?: [a-z -]+?)?) more than', TIMES), ofTimes],
  [form(MOST, NUMBER, ONES, '(?:can|may) (?<does>[a-z]+)'), ofDoers, true],
];

/** What is tried, and what is only offered: what an effect limits, and cards of which one may do it again. */
export const withLimitsOfAll: Read = (text, words, _, entry) => limited(text, words, entry, false);
export const withOpenLimitsOfAll: Read = (text, words, _, entry) => limited(text, words, entry, true);

function limited(text: string, words: Vocabulary, entry: EntryKind, open: boolean): string[] {
  if (!/\b(?:turn|round)\b/.test(text) || !/\b(?:only|just|most|more than|maximum|up to)\b/.test(text))
    return [];
  const put = text
    .split('\n')
    .map((line) => limitIn(line, words, entry, open) ?? line)
    .join('\n');
  return put === text ? [] : [put];
}

function limitIn(line: string, words: Vocabulary, entry: EntryKind, open: boolean): string | undefined {
  for (const [pattern, read, isOpen = false] of LIMITS) {
    const groups = pattern.exec(line)?.groups as Groups | undefined;
    const span = groups?.first ?? groups?.last;
    if (!groups || span === undefined) continue;
    const isOnce = (groups.early ?? groups.late) === 'this' && entry === 'effect';
    if (
      open !== (isOpen || entry === 'effect') ||
      (entry === 'effect' && !isOnce && groups.head.trim() === '')
    )
      continue;
    const said = read(groups, span, words);
    if (said !== undefined) return `${groups.head}${isOnce ? `until the end of the ${span}, ` : ''}${said}`;
  }
  return undefined;
}

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  'a single': 1,
  once: 1,
  two: 2,
  twice: 2,
  three: 3,
  four: 4,
  five: 5,
};
const numberOf = (said: string): number => NUMBERS[said.replace(/ times$/, '')] ?? parseInt(said, 10);

/** A noun for cards as one of them and as several, with the words in front of it; none where it is no noun of the game. */
function cardsIn(
  said: string,
  words: Vocabulary,
): { readonly one: string; readonly many: string } | undefined {
  const noun = firstNounSaid(words, said);
  if (noun?.of !== 'card' || !said.endsWith(noun.said)) return undefined;
  const before = said.slice(0, said.length - noun.said.length);
  const symbol = words.terms.get(noun.one)?.[0]?.symbol;
  const many = symbol && 'names' in symbol ? forms(symbol as KindSymbol).many : plural(noun.one);
  return { one: `${before}${noun.one}`, many: `${before}${many}` };
}

const ownerOf = ({ mine, whose }: Groups): string =>
  whose ? ` ${whose.replace('each ', 'an ')}` : mine ? ' of yours' : '';

/** `no more than 2 fruits can be sold` */
function ofAll(groups: Groups, span: string, words: Vocabulary): string | undefined {
  const { number, noun, done } = groups;
  const cards = cardsIn(noun, words);
  if (!cards || !words.verbForms.get(done)?.participle) return undefined;
  const owner = ownerOf(groups);
  const limit = numberOf(number);
  const before =
    limit === 1
      ? `no ${cards.one}${owner} was ${done}`
      : `less than ${limit} ${cards.many}${owner} were ${done}`;
  return `${withArticle(cards.one)}${owner} can be ${done} only if ${before} this ${span}`;
}

/** `each fruit can be sold only once` */
function ofEach(groups: Groups, span: string, words: Vocabulary): string | undefined {
  const { number, noun, done } = groups;
  if (!words.verbForms.get(done)?.participle) return undefined;
  const [, which = '', mine = '', said = ''] = /^(?:(each|every|an?) )?(of your )?(.+)$/.exec(noun) ?? [];
  const isThis = /^this\b/.test(said);
  const cards = isThis ? undefined : cardsIn(mine ? (singular(said) ?? said) : said, words);
  if (!isThis && (!cards || which === '')) return undefined;
  const owner = ownerOf({ ...groups, mine });
  const [subject, it] = cards ? [`${withArticle(cards.one)}${owner}`, `that ${cards.one}`] : [said, 'this'];
  const limit = numberOf(number);
  const before =
    limit === 1
      ? `${it} was not ${done} this ${span}`
      : `the number of times ${it} was ${done} this ${span} is less than ${limit}`;
  return `${subject} can be ${done} only if ${before}`;
}

/** Who is limited, as one player, and as the condition names that one. */
const playerIn = (who: string): readonly [one: string, that: string] =>
  who === 'you' ? ['you', 'you'] : [/opponent/.test(who) ? 'an opponent' : 'a player', 'that player'];

/** `players cannot sell more than 2 fruits` */
function ofPlayers({ who, does, number, noun }: Groups, span: string, words: Vocabulary): string | undefined {
  const form = words.verbForms.get(does);
  const cards = cardsIn(noun, words);
  if (form?.form !== 'base' || !cards) return undefined;
  const [one, that] = playerIn(who);
  const limit = numberOf(number);
  const done = verbIn(words, form.verb.id, 'participle');
  const before =
    limit === 1
      ? `${that} did not ${does} ${withArticle(cards.one)}`
      : `${that} ${done} less than ${limit} ${cards.many}`;
  return `${one} can ${does}${limitedObject(form.verb, ` ${withArticle(cards.one)}`)} only if ${before} this ${span}`;
}

/** `players cannot sell a fruit more than twice` */
function ofTimes({ who, does, number, noun }: Groups, span: string, words: Vocabulary): string | undefined {
  const form = words.verbForms.get(does);
  if (form?.form !== 'base') return undefined;
  const [one, that] = playerIn(who);
  const limit = numberOf(number);
  const done = verbIn(words, form.verb.id, 'participle');
  const before =
    limit === 1
      ? `${that} did not ${does}${noun} this ${span}`
      : `the number of times ${that} ${done}${noun} this ${span} is less than ${limit}`;
  return `${one} can ${does}${noun} only if ${before}`;
}

/** `only 2 pirates can attack`: how often they did it, and of one it is not known which. */
function ofDoers(groups: Groups, span: string, words: Vocabulary): string | undefined {
  const { number, noun, does } = groups;
  const form = words.verbForms.get(does);
  const cards = cardsIn(noun, words);
  if (form?.form !== 'base' || !cards) return undefined;
  const owner = ownerOf(groups);
  const done = verbIn(words, form.verb.id, 'participle');
  const limit = numberOf(number);
  const there = owner === '' ? ' in play' : owner;
  const before =
    limit === 1
      ? `that ${cards.one} ${done} this ${span} or no ${cards.one}${there} ${done} this ${span}`
      : `the number of times ${withArticle(cards.one)}${there} ${done} this ${span} is less than ${limit}`;
  return `${withArticle(cards.one)}${owner} can ${does} only if ${before}`;
}
