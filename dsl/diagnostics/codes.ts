import { messages, type Messages } from './catalogue/index.ts';
import type { Phrase, PhraseWords } from './catalogue/phrase.ts';

/** The closed set of stable codes, `layer/what`. */
export type Code = keyof Messages;

/** What a message gets as words is given as a phrase. */
type Given<T> = T extends PhraseWords ? Phrase : T extends readonly (infer E)[] ? readonly Given<E>[] : T;
type Data<T> = T extends object ? { [K in keyof T]: Given<T[K]> } : T;

/** What the message of a code needs to know. */
export type Details<C extends Code> = Data<Parameters<Messages[C]>[0]>;

export const codes: readonly Code[] = Object.keys(messages) as Code[];

export const isCode = (text: string): text is Code => Object.hasOwn(messages, text);
