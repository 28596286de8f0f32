/**
 * Who is given some of a counter: `give 2 coins to that player`, `give each other player a point`. What actions are paid with is given
 * from one's own; of anything else it may be new as well.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { isPaidWith, playerCounter } from '../words/paid-counters.ts';

const HEAD = '^(\\s*(?:- )?(?:[^,:\\n]+, )*)';
const WHOM = '(them|(?:each|every|the|that) [^,:\\n]+?)';
const MUCH = '(an?|\\d+) (?:of your )?([a-z]+(?: [a-z]+)?)';
const GIVE = new RegExp(
  `${HEAD}(?:then )?(give) (?:${MUCH} to ${WHOM}|(them|(?:each|every|the|that) [a-z-]+(?: [a-z-]+)??) ${MUCH})$`,
  'gm',
);

/** `when you sell a fruit, choose another player and give them a coin`. */
const CHOSEN = new RegExp(
  `^(\\s*)(- )?((?:[^,:\\n]+, )*)choose (another player|an opponent)(?:,? and(?: then)?|, then) give (?:them|that (?:player|opponent)) ${MUCH}$`,
  'gm',
);

/** The text with who is chosen, and what they are given, in lines of their own. */
const apart = (text: string): string =>
  text.replaceAll(
    CHOSEN,
    (
      _,
      margin: string,
      option: string | undefined,
      head: string,
      who: string,
      count: string,
      what: string,
    ) => {
      const inner = option !== undefined || head !== '' ? `${margin}  ` : margin;
      const above =
        option !== undefined ? `${margin}-\n` : head === '' ? '' : `${margin}${head.replace(/, $/, ':')}\n`;
      return `${above}${inner}choose ${who}\n${inner}give that player ${count} ${what}`;
    },
  );

interface Given {
  readonly margin: string;
  readonly amount: string;
  readonly whom: string;
  readonly isOwn: boolean;
}

function given(said: string, vocabulary: Vocabulary, as: (given: Given) => string | undefined): string[] {
  const text = /\bchoose\b/.test(said) ? apart(said) : said;
  const put = text.replaceAll(
    GIVE,
    (line: string, margin: string, verb: string, ...found: (string | undefined)[]) => {
      const [count = found[4], what = found[5], to = found[3]] = found;
      const counter = what === undefined ? undefined : playerCounter(vocabulary, what);
      if (!counter || to === undefined) return line;
      const isOwn = isPaidWith(vocabulary, counter);
      // Whether one gives of one's own is another matter where the game has a verb for it.
      if (!isOwn && vocabulary.verbForms.has(verb)) return line;
      const whom = to === 'them' ? 'that player' : to;
      return as({ margin, amount: `${count} ${what}`, whom, isOwn }) ?? line;
    },
  );
  return put === text ? [] : [put];
}

const isEach = ({ whom }: Given): boolean => /^(?:each|every) /.test(whom);

const asGift = ({ margin, amount, whom }: Given): string => `${margin}you give ${amount} to ${whom}`;
const asGain = ({ margin, amount, whom }: Given): string => `${margin}${whom} gains ${amount}`;

/** The text with what each of them gains, or what one of them is given; none where it is open which of both. */
export const withGivenCounters = (text: string, vocabulary: Vocabulary): string[] =>
  given(text, vocabulary, (each) =>
    each.isOwn ? (isEach(each) ? undefined : asGift(each)) : isEach(each) ? asGain(each) : undefined,
  );

/** The same where it is open: given from one's own, or gained. */
export const withGivenOrGained = (text: string, vocabulary: Vocabulary): string[] => [
  ...given(text, vocabulary, (each) => (isEach(each) || each.isOwn ? undefined : asGift(each))),
  ...given(text, vocabulary, (each) => (isEach(each) === each.isOwn ? asGain(each) : undefined)),
];
