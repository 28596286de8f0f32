/**
 * A throw of a text's own, and what comes of it: `roll two dice. If the total is 8 or more, ...`, `flip a coin; on heads, ...`. It gets
 * a name, by which all that follows calls it.
 */
import { withOutcomes } from '../../../../language/parser/errors/outcome-tables.ts';
import type { Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import { withoutFixing } from './dice-in-words.ts';
import { keptOf } from './kept-dice.ts';
import type { Throw } from './tests-of-throws.ts';
import { throwIn, type ThrowLine } from './throw-lines.ts';
import { outcomeIn, withResult } from './thrown-results.ts';

const ANY =
  /\b(?:rolls?|throws?|makes?|flips?|toss(?:es)?) (?:an?|one|two|three|\d|the)|\brandom(?:ly)?\b[^\n]* number\b|\bnumber\b[^\n]* random\b/;
const SENTENCES = /[.;] +|, (?:and )?(?=(?:on|otherwise) |otherwise,|\d)/;
const EACH = /^(?:each|every|all) ((?:other )?(?:player|opponent))s?$/;
const AMOUNT =
  /^( *(?:- )?)((?:[^,:\n]+, )*)([^,:\n]*?[a-z]+) a random number of ([a-z ]+?),? \(?(?:(?:from|between) )?(\d+) ?(?:to|and|-|–) ?(\d+)\)?$/gm;
const ONE_FOR_EACH = /^( *)roll (?:an?|one|1) die for (?:each|every) ([^,:;.\n]+?)(?=$|[.;,:])/gim;
const COINS =
  /^(?:for (?:each|every) (?:coin (?:that (?:shows|comes up|lands on) )?)?(heads?|tails?)(?: flipped| you flip| tossed)?, (.+)|(.+?) for (?:each|every) (?:coin (?:that (?:shows|comes up|lands on) )?)?(heads?|tails?)(?: flipped| you flip| tossed)?)$/;

/** A text with a throw by its name, and all that asks what came of it; none where there is no throw or there are several. */
export function withThrownDice(text: string, vocabulary: Vocabulary): string[] {
  if (!ANY.test(text)) return [];
  const { said: whole, fixed } = /\b(?:rolls?|throws?) /.test(text)
    ? withoutFixing(text)
    : { said: text, fixed: false };
  const lines = whole
    .replaceAll(ONE_FOR_EACH, '$1for each $2, roll a die')
    .replaceAll(AMOUNT, '$1$2choose a random number from $5 to $6, then $3 that many $4')
    .split('\n');
  const found = lines.flatMap((line, at) => {
    const throwing = throwIn(line, vocabulary, fixed);
    return throwing ? [{ at, throwing }] : [];
  });
  const [first, ...more] = found;
  if (!first || more.length > 0) return [];
  const below = lines.slice(first.at + 1).filter((line) => line.trim() !== '');
  const put = told(first.throwing, below);
  const said = put && [...lines.slice(0, first.at), ...put].join('\n');
  return said === undefined || said === text ? [] : [said];
}

/** The lines of a throw and of what follows from it. */
function told(line: ThrowLine, below: readonly string[]): string[] | undefined {
  const { margin, head, lead, dice, coins, may } = line;
  const plain = line.name ?? (dice !== undefined ? 'throw' : coins === undefined ? 'pick' : 'toss');
  const kept = keptOf(line.rest, plain, line.twice, dice);
  if (!kept) return undefined;
  const one: Throw =
    coins === undefined
      ? { ...kept.throw, isOneDie: dice === 1 }
      : { ...kept.throw, called: { heads: 1, tails: 2 } };
  const each = EACH.exec(line.who)?.[1];
  const isBlock = head !== '' || each !== undefined || may || lead.endsWith(' to ');
  const deep = margin.replace('-', ' ');
  const [own, others] = isBlock ? belonging(may ? withoutIfDone(below) : below, deep, one) : [below, []];
  const then = sentencesIn(kept.rest, may);
  const said = [...then, ...own.map((row) => row.slice(deep.length))];
  const doing = (name: string): string => doneBy(line, each, name);
  if (coins !== undefined && coins > 1) {
    const act = said.length === 1 && !may ? forEachCoin(said[0]) : undefined;
    if (!act) return undefined;
    const times = [`repeat exactly ${coins} times:`, `  ${doing(plain)}`, `  ${act}`];
    return [...opened(line, each, times).map((row) => deepen(row, margin, deep)), ...others];
  }
  const results = resultsOf(said, one);
  if (!results) return undefined;
  // A throw that nothing is asked of would do nothing: another one may be meant.
  if (!results.some((row) => [one.value, one.roll ?? one.value].some((name) => row.includes(name))))
    return undefined;
  const throws = [...kept.names.map(doing), ...kept.lets];
  const done = may
    ? [throws[0], 'if you do:', ...indented([...throws.slice(1), ...results])]
    : [...throws, ...results];
  return [...opened(line, each, done).map((row) => deepen(row, margin, deep)), ...others];
}

/** Who makes the throw; each player does so in a loop. */
function doneBy({ who, may, make }: ThrowLine, each: string | undefined, name: string): string {
  const doing = each && !/^[a-z]+s /.test(make) ? make.replace(' ', 's ') : make;
  const act = may ? `may ${make.replace(/^([a-z]+?)s /, '$1 ')}` : doing;
  const somebody = each ? 'that player' : who === '' && may ? 'you' : who;
  return [somebody, `${act} as ${name}`].filter(Boolean).join(' ');
}

/** What is done for each of several coins. */
function forEachCoin(said: string): string | undefined {
  const [, side, act, acts, sides] = COINS.exec(said) ?? [];
  const shown = side ?? sides;
  return shown && `if the toss is ${shown.startsWith('head') ? 1 : 2}, ${act ?? acts}`;
}

/** What is done in front of the throw, and when. */
function opened({ head, lead, may }: ThrowLine, each: string | undefined, done: readonly string[]): string[] {
  const acts = lead.endsWith(' to ')
    ? [`${lead.trim()}:`, ...indented(done)]
    : [...(lead === '' ? [] : [lead.replace(/(?:, then|,? and then|,? and|;|\.) $/, '')]), ...done];
  const all = each ? [`for each ${each}:`, ...indented(acts)] : acts;
  if (head === '') return all;
  const often = /^(?:once|twice|\d+ times) per [a-z]+, $/.test(head);
  // How often something may be done comes in front of what is done first.
  if (often)
    return may || lead.endsWith(' to ')
      ? [`${head}${all[0]}`, ...all.slice(1)]
      : [`${head}you may ${all[0]}`, 'if you do:', ...indented(all.slice(1))];
  return [`${head.replace(/,? $/, '')}:`, ...indented(all)];
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
const deepen = (said: string, margin: string, deep: string): string =>
  said.startsWith(' ') || margin === deep ? `${deep}${said}` : `${margin}${said}`;

/** The sentences behind a throw on its line. */
const sentencesIn = (rest: string, may: boolean): string[] =>
  rest
    .replace(/^(?:[.,:;] ?| and )/, '')
    .split(SENTENCES)
    .map((said) =>
      said
        .trim()
        .replace(/\.$/, '')
        .replace(/^then /, ''),
    )
    .map((said) => said.replace(/^[A-Z]/, (first) => first.toLowerCase()))
    .map((said) => (may ? said.replace(/^if (?:you|they) do,? /, '') : said))
    .filter(Boolean);

/** Behind these `that many` are others. */
const COUNTED = /\b(?:up to|any number of|one or more|some but not all)\b/;

/** What comes of a throw; none where it is open what another line is the opposite of. */
function resultsOf(said: readonly string[], one: Throw): string[] | undefined {
  const name = /^the ([a-z-]+)$/.exec(one.value)?.[1];
  const rows = said.map(
    (each) => outcomeIn(each, one)?.join(', ') ?? each.replace(/^otherwise (?=[a-z])/, 'otherwise, '),
  );
  const [table] = name === undefined ? [] : withOutcomes([`make a dice roll as ${name}`, ...rows]);
  if (table !== undefined) return table.split('\n').slice(1);
  const others = said.findIndex((line) => COUNTED.test(line));
  const results = said.map((line, i) => {
    const [margin] = /^ *(?:- )?/.exec(line)!;
    const many = others < 0 || i < others ? one : { ...one, isCounted: true as const };
    return `${margin}${withResult(line.slice(margin.length), many)}`;
  });
  const isOpen = results.some(
    (line, i) =>
      line.startsWith('otherwise') && results[i - 1]?.startsWith('if ') && results[i - 2]?.startsWith('if '),
  );
  return isOpen ? undefined : results;
}

/** The lines below without `if you do`, which is there for all of them. */
function withoutIfDone([first = '', ...more]: readonly string[]): string[] {
  const [, margin, sign] = /^( *)if (?:you|they) do([,:])/.exec(first) ?? [];
  if (margin === undefined) return [first, ...more].filter((line) => line !== '');
  if (sign === ',') return [first.replace(/if (?:you|they) do, /, ''), ...more];
  const end = more.findIndex((line) => !line.startsWith(`${margin} `));
  const block = end < 0 ? more : more.slice(0, end);
  return [...block.map((line) => line.replace(/^ {2}/, '')), ...(end < 0 ? [] : more.slice(end))];
}

/** The lines below that are about the throw, and the others. */
function belonging(below: readonly string[], margin: string, one: Throw): [string[], string[]] {
  const isAbout = (line: string, i: number): boolean =>
    line.startsWith(`${margin} `) ||
    (line.startsWith(margin) &&
      (withResult(line.trim(), one) !== line.trim() || (i > 0 && line.trim().startsWith('otherwise'))));
  const end = below.findIndex((line, i) => !isAbout(line, i));
  return end < 0 ? [[...below], []] : [below.slice(0, end), below.slice(end)];
}
