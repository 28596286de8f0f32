/** The cases behind German prepositions, and those that the phrases of a game demand. */
import type { Case } from '../discourse/noun-types.ts';

/** Cases behind prepositions; those of places take the accusative, as they say where to. */
export const cases: Readonly<Record<string, Case>> = {
  aus: 'dat',
  außer: 'dat',
  bei: 'dat',
  mit: 'dat',
  nach: 'dat',
  von: 'dat',
  zu: 'dat',
  wegen: 'gen',
  statt: 'gen',
  trotz: 'gen',
};
export const demanded: Readonly<Record<string, Case>> = {
  nominative: 'nom',
  accusative: 'acc',
  dative: 'dat',
  genitive: 'gen',
};

/** The case of a phrase behind words: what the data demand, else what the last word goes with. */
export const caseBehind = (words: string, demands: string | undefined): Case =>
  (demands === undefined ? undefined : demanded[demands]) ?? cases[words.split(' ').at(-1)!] ?? 'acc';
