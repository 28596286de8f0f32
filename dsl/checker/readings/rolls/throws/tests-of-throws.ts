/** What people ask of a throw: `8 or more`, `between 2 and 6`, `a 7 or an 11`, `even`, `doubles`, `a natural 12`, `heads`. */
import { writtenNumbers } from '../../../../language/lexer/number-words.ts';

/** A throw that a text has made. */
export interface Throw {
  /** Its total, or what is kept of it, as the language says it. */
  readonly value: string;
  /** The roll itself; a number that chance has chosen has no dice. */
  readonly roll?: string;
  /** Others have been counted since, so that many are these. */
  readonly isCounted?: true;
  /** It is one die, of which `for each 6` asks as well. */
  readonly isOneDie?: boolean;
  /** Words for its outcomes besides numbers. */
  readonly called?: Readonly<Record<string, number>>;
}

/** A number, with or without a group around it. */
type InWords = (number: string) => string;
export type TestOfThrow = (one: Throw, ...numbers: string[]) => string | undefined;

const NUMBERS = `\\d+|${writtenNumbers.slice(1).join('|')}`;
const inGroups = `(?:an? |exactly )?(${NUMBERS})`;
const inNone = `(?:an? |exactly )?(?:${NUMBERS})`;
const MORE = '(?:more|higher|above|better|greater|over)';
/** What is worked out of something else. */
const OF_OTHERS = '(?:(?:the|your|that|this|twice|half) [a-z][^,:;()\\n]*)';
const LESS = '(?:less|lower|below|fewer|under)';

/** A test of the dice themselves. */
export const ofDice =
  (test: (roll: string, ...numbers: string[]) => string): TestOfThrow =>
  ({ roll }, ...numbers) =>
    roll && test(roll, ...numbers);

/** Something else in a group, where a number is. */
const inside = (number: string): string => (number === inGroups ? `(${OF_OTHERS})` : OF_OTHERS);

/** Of those that begin alike the longest come first. */
const TESTS: readonly (readonly [InWords, TestOfThrow])[] = [
  [(n) => `(?:at least ${n}|${n}(?: or ${MORE}|\\+))`, ({ value }, a, b) => `${value} is at least ${a || b}`],
  [
    (n) => `(?:(?:at most|no more than|not more than) ${n}|${n}(?: or ${LESS}|-(?!\\d)))`,
    ({ value }, a, b) => `${value} is at most ${a || b}`,
  ],
  [(n) => `(?:${MORE} than|above|over) ${n}`, ({ value }, a) => `${value} is more than ${a}`],
  [(n) => `(?:${LESS} than|below|under) ${n}`, ({ value }, a) => `${value} is less than ${a}`],
  [
    (n) => `(?:(?:anything )?(?:between|from) )?${n} ?(?:to|and|-|–|through|\\.\\.) ?${n}`,
    ({ value }, a, b) =>
      Number(a) < Number(b) ? `${value} is at least ${a} and ${value} is at most ${b}` : undefined,
  ],
  [(n) => `${n},? or ${n}`, ({ value }, ...both) => both.map((each) => `${value} is ${each}`).join(' or ')],
  [
    (n) => `${n}, ${n},? or ${n}`,
    ({ value }, ...all) => all.map((each) => `${value} is ${each}`).join(' or '),
  ],
  [(n) => `${MORE} than ${inside(n)}`, ({ value }, amount) => `${value} is more than (${amount})`],
  [(n) => `${LESS} than ${inside(n)}`, ({ value }, amount) => `${value} is less than (${amount})`],
  [(n) => `at least ${inside(n)}`, ({ value }, amount) => `${value} is at least (${amount})`],
  [(n) => `at most ${inside(n)}`, ({ value }, amount) => `${value} is at most (${amount})`],
  [(n) => `(?:exactly|equal to|the same as) ${inside(n)}`, ({ value }, amount) => `${value} is (${amount})`],
  [() => '(?:an? )?even(?: number| total| result| roll)?', ({ value }) => `${value} is even`],
  [() => '(?:an? )?odd(?: number| total| result| roll)?', ({ value }) => `${value} is odd`],
  [() => '(?:an? )?(?:doubles?|pairs?)', ofDice((roll) => `the dice of ${roll} are the same`)],
  [
    (n) => `an? natural ${n}(?: or ${MORE}|\\+)`,
    ofDice((roll, number) => `the total die of ${roll} is at least ${number}`),
  ],
  [
    (n) => `an? natural ${n} or ${LESS}`,
    ofDice((roll, number) => `the total die of ${roll} is at most ${number}`),
  ],
  [
    (n) => `(?:at least (?:one|1) ${n}|${n} on (?:any|either|one|at least one|a) (?:die|of the dice))`,
    ofDice((roll, a, b) => `${a || b} is among ${roll}'s dice`),
  ],
  [(n) => `an? natural ${n}`, ofDice((roll, number) => `the total die of ${roll} is ${number}`)],
  [(n) => n, ({ value }, a) => `${value} is ${a}`],
];

const WHOLE = TESTS.map(([source, test]) => [new RegExp(`^${source(inGroups)}$`), test] as const);
const ANY = TESTS.map(([source]) => source(inNone)).join('|');

/** The number that digits or a word stand for. */
export function numeric(said: string): string {
  const at = writtenNumbers.indexOf(said);
  return at < 0 ? said : String(at);
}

/** A number in a group. */
export const NUMBER_SAID = inGroups;

/** All that may be asked of a throw, without groups. */
export const testsOf = ({ called = {} }: Throw): string =>
  `(?:${[...Object.keys(called).map((each) => `(?:an? )?${each}`), ANY].join('|')})`;

/** What is asked of a throw; none where it is something else. */
export function testOf(said: string, one: Throw): string | undefined {
  const number = one.called?.[said.replace(/^an? /, '')];
  if (number !== undefined) return `${one.value} is ${number}`;
  for (const [form, test] of WHOLE) {
    const [whole, ...numbers] = form.exec(said) ?? [];
    if (whole !== undefined) return test(one, ...numbers.map((each) => numeric(each ?? '')));
  }
  return undefined;
}
