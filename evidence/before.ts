/** The state that the rooms of the code are compared with: the last one in which the files lay as they did before. */
export const BEFORE = { commit: '0dbcaccc' } as const;

/** The state in which the work on the rooms ended; what was built since then is no part of that comparison. */
export const AFTER = { commit: 'a530416a' } as const;

/** The later work that moved files, cut them and renamed what they export, and was to change nothing that people read. */
export const NAMES = { before: '37ac8f5a', after: '9cc71896' } as const;
