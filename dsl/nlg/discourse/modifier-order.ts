/** The order of modifiers behind a noun: the same in every language. */
import { areJoined } from '../../language/syntax/joined-modifiers.ts';
import type { Limits, NounPhrase, Tail } from '../../language/syntax/ast.ts';
import { amountOf } from '../realiser/amounts.ts';
import type { Clausal, Narrowing, ShortNarrowing, Tails } from './relative-clauses.ts';
import { isInPlayWord, type DiscourseScope } from './discourse-scope.ts';
import { listed, type Conjunction } from '../../text/list-format.ts';
import { join, rangeText } from '../realiser/word-joining.ts';

/** How a language says the parts. */
export interface TailWords {
  readonly and: Conjunction;
  /** Its word for `with`, where two of them share one: `with a sword and consecutive ranks`. */
  readonly with?: string;
  tail(tail: Tail): string;
  /** A few words instead of a clause: `of the same colour`. */
  shortly(narrowing: Clausal): string | undefined;
  few(narrowing: ShortNarrowing): string;
  clause(narrowing: Clausal): string;
  /** Sets off a clause by commas; `inside`: where more of the phrase follows. */
  commas(clause: string, inside: boolean): string;
}

/** `close`: the modifiers right behind the noun; `rest`: what follows. */
export function arranged(
  { plain, valued, narrowings, unclear }: Tails,
  words: TailWords,
): { close: string; rest: string } {
  const short: string[] = [];
  const late: string[] = [];
  const clauses: string[] = [];
  for (const each of narrowings) {
    if (isShort(each)) {
      // A few words behind a place are those of the noun, unless something in it could be meant.
      (each.kind === 'member' && !unclear ? late : short).push(words.few(each));
      continue;
    }
    const text = words.shortly(each);
    if (text === undefined) clauses.push(words.clause(each));
    else short.push(text);
  }
  // A total follows directly what adds up to it.
  for (const each of plain) if (each.kind === 'total') short.push(words.tail(each));
  const clause = clauses.length === 0 ? '' : words.commas(listed(clauses, words.and), unclear);
  const behind = withFirst(plain.filter(({ kind }) => kind !== 'total'));
  const rest = behind.map((each, i) =>
    areJoined(behind[i - 1], each) ? `${words.and} ${words.tail(each)}` : words.tail(each),
  );
  const isWith = plain.some(({ kind }) => kind === 'with');
  const shared = `${words.with} `;
  const also = (text: string): string =>
    `${words.and} ${text.startsWith(shared) ? text.slice(shared.length) : text}`;
  const more = short.map(also);
  // `of the same colour with a total value of 9`
  const alongside = (text: string): string =>
    words.with === undefined || short[0].startsWith(shared) ? also(text) : text;
  const close = isWith
    ? ''
    : [...short.slice(0, 1), ...short.slice(1).map(alongside)].map((text) => ` ${text}`).join('');
  const of = valued.map((each) => ` ${words.tail(each)}`).join('');
  return {
    close: of + close + (unclear ? clause : ''),
    rest: join(...rest, ...(isWith ? more : []), ...late, unclear ? '' : clause),
  };
}

/** What a card has precedes where it is: behind a place it would be read of the place. */
function withFirst(tails: readonly Tail[]): readonly Tail[] {
  const inPlay = tails.some((tail) => tail.kind === 'place' && isInPlayWord(tail.phrase));
  if (inPlay) return tails;
  return [...tails.filter(({ kind }) => kind === 'with'), ...tails.filter(({ kind }) => kind !== 'with')];
}

const isShort = (n: Narrowing): n is ShortNarrowing => n.kind === 'member' || n.kind === 'same';

/** The noun of a total as a phrase of its own. */
export const bareTotal = ({ head, span }: Tail & { kind: 'total' }): NounPhrase => ({
  kind: 'noun',
  heads: [head],
  tails: [],
  span,
});

/** How many of a counter: a number, or a letter for what stands for one. */
export const countedBy = (scope: DiscourseScope, { amount }: Limits): string =>
  amount.kind === 'range' ? rangeText(amount.from, amount.to) : amountOf(scope, amount);
