/** The order of what stands behind a noun: the same in every language. */
import { areJoined } from '../joined.ts';
import type { Tail } from '../tree.ts';
import type { Narrowing, Tails } from './narrowing.ts';
import { join, listed } from './words.ts';

/** How a language says the parts. */
export interface TailWords {
  readonly and: string;
  /** Its word for `with`, where two of them share one: `with a sword and consecutive ranks`. */
  readonly with?: string;
  tail(tail: Tail): string;
  /** A few words instead of a clause: `of the same colour`. */
  shortly(narrowing: Narrowing): string | undefined;
  clause(narrowing: Narrowing): string;
  /** Sets off a clause by commas; `inside`: where more of the phrase follows. */
  commas(clause: string, inside: boolean): string;
}

/** `close`: what stands right behind the noun; `rest`: what follows. */
export function arranged(
  { plain, narrowings, unclear }: Tails,
  words: TailWords,
): { close: string; rest: string } {
  const short: string[] = [];
  const clauses: string[] = [];
  for (const each of narrowings) {
    const text = words.shortly(each);
    if (text === undefined) clauses.push(words.clause(each));
    else short.push(text);
  }
  const clause = clauses.length === 0 ? '' : words.commas(listed(clauses, words.and), unclear);
  const rest = plain.map((each, i) =>
    areJoined(plain[i - 1], each) ? `${words.and} ${words.tail(each)}` : words.tail(each),
  );
  const isWith = plain.some(({ kind }) => kind === 'with');
  const shared = `${words.with} `;
  const more = short.map(
    (text) => `${words.and} ${text.startsWith(shared) ? text.slice(shared.length) : text}`,
  );
  const close = isWith ? '' : short.map((text) => ` ${text}`).join('');
  return {
    close: close + (unclear ? clause : ''),
    rest: join(...rest, ...(isWith ? more : []), unclear ? '' : clause),
  };
}
