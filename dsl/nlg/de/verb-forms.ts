/** Forms of German verbs that the sentences need, by person: `du`, one, many; and how clauses are put together. */
import type { Person, Persons } from '../discourse/grammatical-person.ts';
import { join } from '../realiser/word-joining.ts';
import type { Verb } from '../realiser/verb-phrases.ts';
import type { VerbPlace } from './context.ts';

export const be: Persons = ['bist', 'ist', 'sind'];
export const was = 'warst war waren'.split(' ') as unknown as Persons;
export const have: Persons = ['hast', 'hat', 'haben'];
export const had: Persons = ['hattest', 'hatte', 'hatten'];
export const become: Persons = ['wirst', 'wird', 'werden'];
export const became: Persons = ['wurdest', 'wurde', 'wurden'];
export const would: Persons = ['würdest', 'würde', 'würden'];
export const may: Persons = ['darfst', 'darf', 'dürfen'];
export const can: Persons = ['kannst', 'kann', 'können'];
export const must: Persons = ['musst', 'muss', 'müssen'];
export const receive: Persons = ['erhältst', 'erhält', 'erhalten'];
export const count: Persons = ['zählst', 'zählt', 'zählen'];
export const cost: Persons = ['kostest', 'kostet', 'kosten'];

/** Verbs of the language's own conditions: their forms, and what stands in front of their object. */
export const relations: Readonly<Record<string, { readonly forms: Persons; readonly before: string }>> = {
  fit: { forms: ['passt', 'passt', 'passen'], before: 'zu' },
  win: { forms: ['gewinnst', 'gewinnt', 'gewinnen'], before: '' },
  hold: { forms: ['giltst', 'gilt', 'gelten'], before: '' },
};

/** A clause: who, the verb that agrees, what stands between, and what ends it. */
export const clause = (
  subject: string,
  verb: string,
  middle: string,
  end: string,
  place: VerbPlace,
): string => {
  switch (place) {
    case 'last':
      return join(subject, middle, end, verb);
    case 'first':
      return join(verb, subject, middle, end);
    case 'second':
      return join(subject, verb, middle, end);
  }
};

/** A form with its prefix, as it stands at the end of a clause: `abwirft`. */
export const attached = (verb: Verb | undefined, text: string, person: Person): string =>
  verb ? `${verb.forms.prefix ?? ''}${verb.forms[person]}` : text;
