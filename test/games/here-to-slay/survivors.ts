/** Files of examples whose scenarios prove what the game's own cards do not need. */
export const BESIDE = ['examples/here-to-slay/old-tricks'];

/** Changes of the data that no scenario notices, each with the reason why none can or need: `path: change`. */
export const ALLOWED: Readonly<Record<string, string>> = {};
