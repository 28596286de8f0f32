export type Gender = 'm' | 'f' | 'n';
/** Only German has them. */
export type Case = 'nom' | 'acc' | 'dat' | 'gen';

/** A noun in a language. One without gender is an adjective, or belongs to a language that has none. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender | undefined;
  /** It is used in the plural, unless one of it is counted: `PV`, `Lebenspunkte`. */
  readonly onlyMany?: boolean;
}
