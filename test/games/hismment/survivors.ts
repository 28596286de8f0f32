/** Changes of the data that no scenario notices, each with the reason why none can or need: `path: change`. */
export const ALLOWED: Readonly<Record<string, string>> = {};
