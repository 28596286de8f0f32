import { gameMessages } from './en/game.ts';
import { nameMessages } from './en/name.ts';
import { packMessages } from './en/pack.ts';
import { runMessages } from './en/run.ts';
import { scenarioMessages } from './en/scenario.ts';
import { schemaMessages } from './en/schema.ts';
import { sheetMessages } from './en/sheet.ts';
import { syntaxMessages } from './en/syntax.ts';
import type { Message } from './message.ts';
import { yamlMessages } from './en/yaml.ts';

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
export { type Message } from './message.ts';
