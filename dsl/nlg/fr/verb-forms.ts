/** Forms of French verbs that the sentences need, by person: `vous`, one, many. */
import { formOfPerson, type Person, type Persons } from '../discourse/grammatical-person.ts';
import type { Mood } from './context.ts';

export const aller: Persons = ['allez', 'va', 'vont'];
export const pouvoir: Persons = ['pouvez', 'peut', 'peuvent'];
export const devoir: Persons = ['devez', 'doit', 'doivent'];
export const devrait: Persons = ['deviez', 'devait', 'devaient'];
export const compter: Persons = ['comptez', 'compte', 'comptent'];
export const coûter: Persons = ['coûtez', 'coûte', 'coûtent'];
export const passer: Persons = ['passez', 'passe', 'passent'];
export const devenir: Persons = ['devenez', 'devient', 'deviennent'];

const être: Readonly<Record<Mood | 'past', Persons>> = {
  indicative: ['êtes', 'est', 'sont'],
  subjunctive: ['soyez', 'soit', 'soient'],
  past: ['étiez', 'était', 'étaient'],
};
export const avoir: Readonly<Record<Mood | 'past', Persons>> = {
  indicative: ['avez', 'a', 'ont'],
  subjunctive: ['ayez', 'ait', 'aient'],
  past: ['aviez', 'avait', 'avaient'],
};

export const be = (who: Person, mood: Mood, past = false): string =>
  formOfPerson(who, être[past ? 'past' : mood]);
export const have = (who: Person, mood: Mood, past = false): string =>
  formOfPerson(who, avoir[past ? 'past' : mood]);

/** Verbs of the language's own conditions. */
export const relations: Readonly<Record<string, Readonly<Record<Mood, Persons>>>> = {
  fit: {
    indicative: ['correspondez à', 'correspond à', 'correspondent à'],
    subjunctive: ['correspondiez à', 'corresponde à', 'correspondent à'],
  },
  win: {
    indicative: ['remportez', 'remporte', 'remportent'],
    subjunctive: ['remportiez', 'remporte', 'remportent'],
  },
  hold: {
    indicative: ['êtes vrais', 'est vrai', 'sont vrais'],
    subjunctive: ['soyez vrais', 'soit vrai', 'soient vrais'],
  },
};
