import type { Messages, Translated } from '../index.ts';
import { gameMessages } from './game.ts';
import { nameMessages } from './name.ts';
import { runMessages } from './run.ts';
import { scenarioMessages } from './scenario.ts';

/** Messages in this language, a function a code; what is not among them is said in English. */
export const de: Partial<Translated<Messages>> = {
  ...gameMessages,
  ...nameMessages,
  ...runMessages,
  ...scenarioMessages,
};
