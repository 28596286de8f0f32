/**
 * What may be attached to what, and to how many of them: `this cannot be fitted to a cart with a tool`, `only a red cart can be fitted with
 * this`, `a cart can carry only one sail`, `a second tool can be fitted to this cart`. Rules forbid to attach, and a counter of the game says how much
 * a card can carry.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import type { EntryKind } from '../../../language/syntax/ast.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../words/spoken-nouns.ts';
import { attaches } from './while-attached.ts';

const MAY = '(?:can|may)';
const NOT = "(?:cannot|can't|can not|may not|must not)";
const ON = '(?:to|on|onto|by)';
const HAS = '(?:have|has|carry|hold|wear|bear|be (?:equipped|given|fitted) with)';
const WHAT = '((?:[a-z-]+ )?[a-z-]+)';

/** A line as people write it, and what it means. */
type Form = readonly [form: RegExp, meant: (parts: readonly string[], words: Words) => string | undefined];

interface Words {
  readonly vocabulary: Vocabulary;
  /** The card that cards of this kind go on, by its word. */
  readonly host: string | undefined;
  readonly isAttached: (participle: string) => boolean;
}

const FORMS: readonly Form[] = [
  [
    new RegExp(
      `^(this|all [a-z -]+|an? [a-z -]+|(?:other )?[a-z -]+s) ${NOT} be ([a-z]+) ${ON} ([^,:\\n]+)$`,
    ),
    ([what, done, host], { isAttached, vocabulary }) =>
      isAttached(done) ? `players cannot attach ${what} to ${asHad(oneOfAny(vocabulary, host))}` : undefined,
  ],
  [
    new RegExp(`^no other ([a-z -]+) ${MAY} be ([a-z]+) ${ON} ([^,:\\n]+)$`),
    ([what, done, host], { isAttached }) =>
      isAttached(done) ? `players cannot attach other ${what} to ${asHad(host)}` : undefined,
  ],
  [
    new RegExp(
      `^(the [a-z -]+|this(?: [a-z]+)?) ${NOT} ${HAS} (?:any )?(?:other ([a-z -]+s)|another ([a-z -]+))$`,
    ),
    ([host, many = '', one = ''], { vocabulary }) => {
      const what = many === '' ? manyOf(vocabulary, one) : many;
      return what === undefined ? undefined : `players cannot attach other ${what} to ${host}`;
    },
  ],
  [
    new RegExp(`^this ${MAY} (?:only be ([a-z]+) ${ON}|be ([a-z]+) only ${ON}) (an? [^,:\\n]+)$`),
    ([first, second, host], words) => (words.isAttached(first ?? second) ? onlyOn(host, words) : undefined),
  ],
  [
    new RegExp(`^only (an? [a-z -]+) ${MAY} (?:be ([a-z]+) with|wear|carry|hold|bear|have) this$`),
    ([host, done], words) => (done === undefined || words.isAttached(done) ? onlyOn(host, words) : undefined),
  ],
  [
    new RegExp(`^(?:you|players) ${MAY} only ([a-z]+) this ${ON} (an? [^,:\\n]+)$`),
    ([act, host], words) => {
      const found = words.vocabulary.verbForms.get(act);
      const isIt = act === 'attach' || (found?.form === 'base' && attaches(found.verb));
      return isIt ? onlyOn(host, words) : undefined;
    },
  ],
  // So many of a sort.
  [
    new RegExp(`^only one ${WHAT} ${MAY} be ([a-z]+) ${ON} (?:an?|each|any|the same) ([a-z-]+)$`),
    ([what, done, host], words) => (words.isAttached(done) ? atMost(1, what, host, words) : undefined),
  ],
  [
    new RegExp(
      `^(?:an?|each|every|any) ([a-z-]+) ${MAY} (?:only )?${HAS} (?:only |at most |no more than )(one|\\d+) ${WHAT}$`,
    ),
    ([host, count, what], words) => atMost(numberOf(count), what, host, words),
  ],
  [
    new RegExp(`^(?:an?|each|every|any) ([a-z-]+) ${MAY} only ${HAS} (one|\\d+) ${WHAT}$`),
    ([host, count, what], words) => atMost(numberOf(count), what, host, words),
  ],
  // Room for more.
  [
    new RegExp(`^a second ([a-z-]+) ${MAY} be ([a-z]+) ${ON} ([^,:\\n]+)$`),
    ([what, done, host], words) =>
      words.isAttached(done) && slotsFor(what, words)
        ? `+1 to the ${slotsFor(what, words)} of ${host}`
        : undefined,
  ],
  [
    new RegExp(`^([^,:\\n]+) ${MAY} ${HAS} a second ([a-z-]+)$`),
    ([host, what], words) =>
      slotsFor(what, words) ? `+1 to the ${slotsFor(what, words)} of ${host}` : undefined,
  ],
  [
    /^([^,:\n]+) (?:has|have) (?:(\d+) ([a-z-]+ slots)|room for (\d+) ([a-z-]+s))$/,
    ([host, count, slots, room, many], words) => {
      const said = slots ?? slotsFor(nounSaid(words.vocabulary, many)?.one ?? '', words);
      return said === undefined ? undefined : `the ${said} of ${host} count as ${count ?? room}`;
    },
  ],
];

/** The text with each such line as a rule; none where there is none, or where the game attaches nothing. */
export function withWhatItGoesOn(
  text: string,
  vocabulary: Vocabulary,
  kind: KindSymbol | undefined,
  entry: EntryKind,
): string[] {
  if (entry !== 'abilities' || !/\b(?:be|have|has|carry|hold|wear|bear|only)\b/.test(text)) return [];
  const isAttached = (done: string): boolean => {
    const found = vocabulary.verbForms.get(done);
    return done === 'attached' || (found?.participle === true && attaches(found.verb));
  };
  const words: Words = { vocabulary, host: hostOf(vocabulary, kind), isAttached };
  const put = text.split('\n').map((line) => {
    const [, head, rest] = /^(\s*(?:(?:while|during) [^,:\n]+, )*)(.+)$/.exec(line) ?? [];
    if (rest === undefined) return line;
    for (const [form, meant] of FORMS) {
      const [, ...parts] = form.exec(rest) ?? [];
      const said = parts.length === 0 ? undefined : meant(parts, words);
      if (said !== undefined) return head + said;
    }
    return line;
  });
  const said = put.join('\n');
  return said === text ? [] : [said];
}

/** The plural of a noun of cards; undefined of other words. */
function manyOf({ kinds, nouns }: Vocabulary, one: string): string | undefined {
  const found = [...kinds, ...nouns].find((each) => forms(each).one === one);
  return found && forms(found).many;
}

const numberOf = (count: string): number => (count === 'one' ? 1 : Number(count));

/** `carts with a tool` are any of them, and `carts of yours` your carts. */
function oneOfAny(vocabulary: Vocabulary, host: string): string {
  const [, many = '', behind = ''] = /^([a-z-]+)((?: .+)?)$/.exec(host) ?? [];
  const found = nounSaid(vocabulary, many);
  if (found?.of !== 'card' || found.form !== 'many') return host;
  return behind === ' of yours' ? `your ${many}` : `${withArticle(found.one)}${behind}`;
}

/** `a cart that has a tool` */
const asHad = (host: string): string =>
  host
    .replace(/ (?:that|which|who) (?:already )?(?:has|have|carries|carry|wears?) (?=an?\b)/, ' with ')
    .replace(/ with another ([a-z-]+)$/, (_, what: string) => ` with ${withArticle(what)}`);

/** What cards of a kind go on, by the word of the kind of that card. */
function hostOf({ kinds, nouns }: Vocabulary, kind: KindSymbol | undefined): string | undefined {
  let said = kind?.goesOn?.snippet.text.trim() ?? '';
  const named = nouns.find((noun) => said.startsWith(`${withArticle(forms(noun).one)} `));
  if (named) said = named.is.snippet.text.trim();
  const found = kinds.find((each) => `${said} `.startsWith(`${withArticle(forms(each).one)} `));
  return found && forms(found).one;
}

/** `only a red cart`: others are forbidden. */
function onlyOn(said: string, { host }: Words): string | undefined {
  if (host === undefined) return undefined;
  const [, behind] = new RegExp(`^an? ${host} (.+)$`).exec(said) ?? [];
  const without = /^without (?:an? |any )?(.+)$/.exec(behind ?? '')?.[1];
  const having = /^(?:with|that has) (an? .+)$/.exec(behind ?? '')?.[1];
  const asked =
    without !== undefined
      ? `has no ${without}`
      : having !== undefined
        ? `has ${having}`
        : behind === undefined
          ? `is ${said}`
          : undefined;
  return asked && `players can attach this to ${withArticle(host)} only if that ${host} ${asked}`;
}

/** At most so many of a sort on one card: as the counter of the game says it for all of a kind, or as a rule. */
function atMost(count: number, what: string, host: string, words: Words): string | undefined {
  const { vocabulary } = words;
  const hosts = nounSaid(vocabulary, host);
  const carried = nounSaid(vocabulary, what.split(' ').at(-1)!);
  if (hosts?.of !== 'card' || carried?.of !== 'card' || count < 1) return undefined;
  const before = what
    .split(' ')
    .slice(0, -1)
    .map((word) => `${word} `)
    .join('');
  const slots = before === '' ? slotsFor(carried.one, words) : undefined;
  if (slots !== undefined) return `the ${slots} of all ${manyOf(vocabulary, hosts.one)} count as ${count}`;
  const one = withArticle(`${before}${carried.one}`);
  const full =
    count === 1
      ? `with ${one}`
      : `where the number of ${before}${manyOf(vocabulary, carried.one)} attached to that ${hosts.one} is at least ${count}`;
  return `players cannot attach ${one} to ${withArticle(hosts.one)} ${full}`;
}

/** The counter of the game that says how many of them a card can carry. */
function slotsFor(what: string, { vocabulary }: Words): string | undefined {
  const found = vocabulary.counters.find((each) => each.of === 'card' && forms(each).one === `${what} slot`);
  return found && forms(found).many;
}
