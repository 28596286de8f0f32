/** The state that the rooms of the code are compared with: the last one in which the files lay as they did before. */
export const BEFORE = { commit: '0dbcaccc' } as const;

/** The state in which the work on the rooms ended; what was built since then is no part of that comparison. */
export const AFTER = { commit: 'a530416a' } as const;
