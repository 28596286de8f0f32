import { gameMessages } from './game.ts';
import { nameMessages } from './name.ts';
import { packMessages } from './pack.ts';
import { runMessages } from './run.ts';
import { scenarioMessages } from './scenario.ts';
import { schemaMessages } from './schema.ts';
import { sheetMessages } from './sheet.ts';
import { syntaxMessages } from './syntax.ts';
import type { Message } from './message.ts';
import { yamlMessages } from './yaml.ts';

/**
 * Every message of the project, a function a code, grouped by layer:
 * the file (`yaml/`), its shape (`schema/`), the language's grammar (`syntax/`), its names and types (`name/`),
 * the game as a whole (`game/`), packs (`pack/`), scenarios (`scenario/`), spreadsheets (`sheet/`), and playing (`run/`).
 */
export const messages = {
  ...yamlMessages,
  ...schemaMessages,
  ...syntaxMessages,
  ...nameMessages,
  ...gameMessages,
  ...packMessages,
  ...scenarioMessages,
  ...sheetMessages,
  ...runMessages,
};

export type Messages = typeof messages;

/** The same codes in another language; every one of a layer, once that layer is translated. */
export type Translated<M> = {
  readonly [C in keyof M]: M[C] extends (details: infer D) => Message ? (details: D) => Message : never;
};
export { didYouMean, either, quote, type Message } from './message.ts';
