import { messages, type Messages } from './messages/index.ts';

/** The closed set of stable codes, `layer/what`. */
export type Code = keyof Messages;

/** What the message of a code needs to know. */
export type Details<C extends Code> = Parameters<Messages[C]>[0];

export const codes: readonly Code[] = Object.keys(messages) as Code[];

export const isCode = (text: string): text is Code => Object.hasOwn(messages, text);
