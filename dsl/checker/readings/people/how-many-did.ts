/**
 * Whether any of those who may do something did it: `each opponent may pay a coin`, and below it `if no opponent paid`, `if at least 2 players
 * did`, `if everybody did`. They are counted as each of them is asked.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { BOUNDS, countBound } from '../words/count-bounds.ts';
import { didIt, LOOP, MAY, PEOPLE } from './those-who-did.ts';

const ASKED = /^(\s*)(?:that player|they) may ([^,:]+)$/;
const THEN = /^(\s*)if they (do|did|do not|don't|did not|didn't)(?:, (.+)|:)$/;
const NONE = `nobody|no one|none of them|none|no ${PEOPLE}s?`;
const ANY = `somebody|someone|anybody|anyone|any ${PEOPLE}|at least one ${PEOPLE}|at least one of them|an? ${PEOPLE}`;
const ALL = `everybody|everyone|all of them|(?:each|every) ${PEOPLE}|all ${PEOPLE}s`;
const SOME = `(${BOUNDS} \\d+|\\d+(?: or (?:more|fewer|less))?)(?: ${PEOPLE}s| of them)`;
const MANY = new RegExp(
  `^(\\s*)if (?:(${NONE})|(${ANY})|(${ALL})|${SOME}) (?:(did|does|do)(?: so| it| this)?|(?:has |have )?([a-z-]+)(?: ([a-z0-9 ]+?))?)(?: this way)?(, .+|:)$`,
);

/** The text with a number of those who did it; none where nothing is asked of them all. */
export function withHowManyDid(text: string, vocabulary: Vocabulary): string[] {
  const lines = text.split('\n');
  const at = lines.findIndex((line, i) => i > 0 && MANY.test(line));
  if (at < 0 || /\btakers\b/.test(text)) return [];
  const [, margin, none, any, all, some, how, past, object, act] = MANY.exec(lines[at])!;
  const from = lines.findLastIndex(
    (line, i) => i < at && marginOf(line) === margin.length && (MAY.test(line) || LOOP.test(line)),
  );
  const loop = from < 0 ? undefined : loopIn(lines.slice(from, at));
  if (!loop || lines.slice(from + 1, at).some((line) => marginOf(line) < margin.length)) return [];
  if (didIt(loop.act, { how, what: undefined, past, object }, vocabulary) !== true) return [];
  const count = none
    ? '0'
    : any
      ? 'at least 1'
      : all
        ? `the number of ${peopleOf(loop.who)}`
        : countBound(some);
  return [
    [
      ...lines.slice(0, from),
      `${margin}let takers be 0`,
      ...loop.counted.map((line) => margin + line),
      ...lines.slice(from + loop.length, at),
      `${margin}if the takers is ${count}${act}`,
      ...lines.slice(at + 1),
    ].join('\n'),
  ];
}

interface CountedLoop {
  readonly who: string;
  readonly act: string;
  /** The loop with a line that counts, without its own margin. */
  readonly counted: readonly string[];
  /** How many lines it was. */
  readonly length: number;
}

/** The loop at the first of some lines, in which each of those who do it is counted. */
function loopIn(lines: readonly string[]): CountedLoop | undefined {
  const [, edge = '', one, does] = MAY.exec(lines[0]) ?? [];
  const [, margin = edge, all] = LOOP.exec(lines[0]) ?? [];
  const who = one ?? all;
  const [, inner = `${margin}  `, said] = ASKED.exec(lines[1] ?? '') ?? [];
  const act = does ?? said;
  if (who === undefined || act === undefined) return undefined;
  const first = does === undefined ? 2 : 1;
  const end = lines.findIndex((line, i) => i >= first && marginOf(line) <= margin.length);
  const own = lines.slice(first, end < 0 ? lines.length : end);
  const then = THEN.exec(own[0] ?? '');
  if (own.length > 0 && (!then || marginOf(own[0]) !== inner.length)) return undefined;
  const cut = (line: string): string => line.slice(margin.length);
  return {
    who,
    act,
    length: first + own.length,
    counted: [
      `for each ${who}:`,
      `${cut(inner)}that player may ${act}`,
      `${cut(inner)}if they do:`,
      `${cut(inner)}  let takers be (the takers + 1)`,
      ...(then ? settled(then, own.slice(1)).map(cut) : []),
    ],
  };
}

/** What each of them does who has done it, in the block that counts, or who has not, behind it. */
function settled([, inner, how, act]: RegExpExecArray, more: readonly string[]): readonly string[] {
  const isDone = /^d(?:o|id)$/.test(how);
  if (isDone) return [...(act === undefined ? [] : [`${inner}  ${act}`]), ...more];
  return [`${inner}otherwise${act === undefined ? ':' : `, ${act}`}`, ...more];
}

const peopleOf = (who: string): string => `${who.replace(/ in turn order.*$/, '')}s`;

const marginOf = (line: string): number => /^\s*/.exec(line)![0].length;
