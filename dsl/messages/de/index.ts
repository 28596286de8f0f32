import type { Messages, Translated } from '../index.ts';
import { runMessages } from './run.ts';

/** Messages in this language, a function a code; what is not among them is said in English. */
export const de: Partial<Translated<Messages>> = {
  ...runMessages,
};
