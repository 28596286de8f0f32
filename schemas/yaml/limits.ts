/** What a file may cost to read; files can come from anywhere. */
export const limits = {
  /** Characters of a file. */
  characters: 1024 * 1024,
  /** Levels of lists and maps in each other. */
  depth: 64,
  /** Diagnostics of one file from the reader. */
  yamlDiagnostics: 20,
  /** Diagnostics of one file from the check of its shape. */
  shapeDiagnostics: 100,
} as const;
