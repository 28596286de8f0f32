/** The details of a message that speaks of nothing but its place. */
export type NoDetails = Readonly<Record<never, never>> | undefined;
