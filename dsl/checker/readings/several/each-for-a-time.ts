/**
 * What lasts, or waits, for each of several: `choose 2 fruits as ripe`, and below it `at the end of the turn, sell the ripe` or
 * `the ripe cannot be sold until your next turn`. Each of them is remembered by itself, so a loop goes through them now.
 */
import type { EntryKind } from '../../../language/syntax/ast.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { singular } from '../../../text/english-inflection.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

const SEVERAL =
  '(?:(?:up to |exactly |at least )?(?:\\d+|two|three|four|five)|any number of|all|each|some|the top \\d+)';
/** Several that an order is about, and the name that they may be given. */
const ORDER = new RegExp(
  `^\\s*(?:[a-z][^:\\n]*, )?[a-z-]+(?: at)? ${SEVERAL} ([a-z][^:,\\n]*?)(?: as ([a-z][a-z-]*))?$`,
);
const SPAN =
  '(?:until |for the rest of |during (?=your next|the next))[^,:\\n]+|at the (?:start|end|beginning) of [^,:\\n]+';
const HEAD = new RegExp(`^(\\s*)((?:${SPAN}), )(.+)$`);
const TAIL = /^(\s*)(.+?)( until [^,:\n]+| for the rest of [^,:\n]+| this (?:turn|round))$/;
/** What counts how often would count for each of them alone. */
const COUNTED = /\b(?:once|twice|first|next time|\d+ times|only)\b/;
const WAITS = /^(?:when|whenever|each time|every time) /;
/** Several acts, each of which would be done for each of them. */
const ACTS = /,| and (?!their )|\bthen\b|\bfor each\b/;

/** What a line may be about: what the loop goes through, one of them, and how the line says them. */
interface Referent {
  readonly loop: string;
  readonly one: string;
  readonly said: string;
}

/** The text with a loop around each such line; none where there is none. */
export function withEachForATime(
  text: string,
  vocabulary: Vocabulary,
  _: KindSymbol | undefined,
  entry: EntryKind,
): string[] {
  if (entry !== 'effect' && entry !== 'abilities') return [];
  const lines = text.split('\n');
  const read = lines
    .map((line, i) => lasting(line, referents(vocabulary, lines.slice(0, i))) ?? line)
    .join('\n');
  return read === text ? [] : [read];
}

/** A line about some of the lines above it, in a loop. */
function lasting(line: string, referents: readonly Referent[]): string | undefined {
  const [, margin = '', span = '', said = '', until = ''] = HEAD.exec(line) ?? tailed(TAIL.exec(line)) ?? [];
  if (said === '' || said.startsWith('for each ') || COUNTED.test(said)) return undefined;
  const isWaiting = WAITS.test(said);
  if (!isWaiting && ACTS.test(said)) return undefined;
  const [about, ...acts] = isWaiting ? said.split(/(?=, )/) : [said];
  // What is done with one of them, or holds for one, would be so of each.
  const which = isWaiting ? '(?:(?:one|any) of |an? [a-z-]+ among |each of )?' : '(?:each of )?';
  for (const { loop, one, said: words } of referents) {
    if (!isWaiting && isPart(about, words)) return undefined;
    const read = ofOne(about, `${which}(?:all(?: of)? )?(?:${words})`, one);
    if (read !== about) return `${margin}for each ${loop}, ${span}${read}${acts.join('')}${until}`;
  }
  return undefined;
}

/** Whether words are about some of several only: `one of them`, `a fruit among those`. */
const isPart = (said: string, several: string): boolean =>
  new RegExp(
    `\\b(?:one|any|another|some|half|most|two|three|\\d+|(?:an?|the) [a-z-]+(?: [a-z-]+)?) (?:of|among) (?:${several})(?=['’ ,]|$)`,
  ).test(said);

const tailed = (found: RegExpExecArray | null): readonly string[] | undefined =>
  found ? [found[0], found[1], '', found[2], found[3]] : undefined;

/** Those that have a name, the last first, and those of the line above. */
function referents(vocabulary: Vocabulary, above: readonly string[]): Referent[] {
  return above
    .map((line, i): Referent[] => {
      const [, phrase = '', name] = ORDER.exec(line) ?? [];
      const noun = firstNounSaid(
        vocabulary,
        phrase.replace(/ (?:in|on|from|of|with|without|where|attached|you|that) .*$/, ''),
      );
      if (noun?.form !== 'many' || noun.of === 'pile') return [];
      const { one } = noun;
      if (name !== undefined)
        return [{ loop: `${one} among the ${name}`, one, said: `(?:the|those) ${name}` }];
      return i === above.length - 1
        ? [{ loop: `of those ${noun.said}`, one, said: '(?:those|these)(?: [a-z-]+)?|them|they' }]
        : [];
    })
    .reverse()
    .flat();
}

/** Words about several, about one of them. */
function ofOne(said: string, several: string, one: string): string {
  const that = `that ${one}`;
  const ends = "(?=['’ ,]|$)";
  const read = said
    .replace(new RegExp(`\\b(?!one|any|each|all)([a-z-]+) of (?:${several})${ends}`), `${that}'s $1`)
    .replace(new RegExp(`\\b(?:${several})['’]s? `), `${that}'s `)
    .replace(
      new RegExp(`\\b(?:${several}) (have|are|count)\\b`),
      (_, verb: string) => `${that} ${SINGULAR[verb]}`,
    )
    .replace(new RegExp(`\\b(?:${several})${ends}`), that);
  return read
    .replace(/\btheir ([a-z]+)\b(?!['’])/, (_, what: string) => `${that}'s ${singular(what)}`)
    .replace(/\bthem\b/, that);
}

const SINGULAR: Readonly<Record<string, string>> = { have: 'has', are: 'is', count: 'counts' };
