/** The languages that names and texts are shown in. What cards are written in is English in all of them. */
export const languages = ['en', 'fr', 'de'] as const;

export type Language = (typeof languages)[number];
