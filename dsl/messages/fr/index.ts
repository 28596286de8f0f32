import type { Messages, Translated } from '../index.ts';
import { gameMessages } from './game.ts';
import { runMessages } from './run.ts';

/** Messages in this language, a function a code; what is not among them is said in English. */
export const fr: Partial<Translated<Messages>> = {
  ...gameMessages,
  ...runMessages,
};
