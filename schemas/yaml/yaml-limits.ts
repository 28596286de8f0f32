/** What a file may cost to read; files can come from anywhere. */
export const limits = {
  /** Characters of a file. */
  characters: 1024 * 1024,
  /** Commas between values in brackets: each is kept with everything around it. */
  commas: 100_000,
  /** Values in quotes: many of them side by side are kept as a fault each. */
  quoted: 100_000,
  /** Keys, whether or not they differ: each is kept with its value and all signs around them. */
  keys: 100_000,
  /** Levels of lists and maps in each other. */
  depth: 64,
  /** Diagnostics of one file from the reader. */
  yamlDiagnostics: 20,
  /** Diagnostics of one file from the check of its shape. */
  shapeDiagnostics: 100,
  /** Dice that a scenario says beforehand; a position has room for so many. */
  rolls: 64,
} as const;
