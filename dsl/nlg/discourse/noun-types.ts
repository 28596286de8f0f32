export type Gender = 'm' | 'f' | 'n';
/** Only German has them. */
export type Case = 'nom' | 'acc' | 'dat' | 'gen';

/** A noun as a language says it. One without gender is an adjective, or stands in a language that has none. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender | undefined;
  /** It is said in the plural, unless one of it is counted: `PV`, `Lebenspunkte`. */
  readonly onlyMany?: boolean;
}
