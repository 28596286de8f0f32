import type { Messages, Translated } from '../index.ts';
import { gameMessages } from './game.ts';
import { nameMessages } from './name.ts';
import { packMessages } from './pack.ts';
import { runMessages } from './run.ts';
import { scenarioMessages } from './scenario.ts';
import { schemaMessages } from './schema.ts';
import { sheetMessages } from './sheet.ts';
import { syntaxMessages } from './syntax.ts';
import { yamlMessages } from './yaml.ts';

/** Messages in this language, a function a code. */
export const de: Translated<Messages> = {
  ...yamlMessages,
  ...schemaMessages,
  ...syntaxMessages,
  ...gameMessages,
  ...nameMessages,
  ...runMessages,
  ...packMessages,
  ...scenarioMessages,
  ...sheetMessages,
};
