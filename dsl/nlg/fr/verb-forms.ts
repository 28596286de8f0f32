/** Forms of French verbs that the sentences need, by person: `vous`, one, many. */
import { persons, type Person, type Persons } from '../discourse/grammatical-person.ts';
import type { Mood } from './context.ts';

export const aller = persons('allez, va, vont');
export const pouvoir = persons('pouvez, peut, peuvent');
export const devoir = persons('devez, doit, doivent');
export const devrait = persons('deviez, devait, devaient');
export const compter = persons('comptez, compte, comptent');
export const valoir = persons('valez, vaut, valent');
export const coûter = persons('coûtez, coûte, coûtent');
export const passer = persons('passez, passe, passent');
export const devenir = persons('devenez, devient, deviennent');

const être: Readonly<Record<Mood | 'past', Persons>> = {
  indicative: persons('êtes, est, sont'),
  subjunctive: persons('soyez, soit, soient'),
  past: persons('étiez, était, étaient'),
};
export const avoir: Readonly<Record<Mood | 'past', Persons>> = {
  indicative: persons('avez, a, ont'),
  subjunctive: persons('ayez, ait, aient'),
  past: persons('aviez, avait, avaient'),
};

export const be = (who: Person, mood: Mood, past = false): string => être[past ? 'past' : mood][who];
export const have = (who: Person, mood: Mood, past = false): string => avoir[past ? 'past' : mood][who];

/** Verbs of the language's own conditions. */
export const relations: Readonly<Record<string, Readonly<Record<Mood, Persons>>>> = {
  fit: {
    indicative: persons('correspondez à, correspond à, correspondent à'),
    subjunctive: persons('correspondiez à, corresponde à, correspondent à'),
  },
  win: {
    indicative: persons('remportez, remporte, remportent'),
    subjunctive: persons('remportiez, remporte, remportent'),
  },
  hold: {
    indicative: persons('êtes vrais, est vrai, sont vrais'),
    subjunctive: persons('soyez vrais, soit vrai, soient vrais'),
  },
};
