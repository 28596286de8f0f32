/** Who a clause is about, for the form of its verb. */
export type Person = 'you' | 'one' | 'many';

/** The forms of a verb. */
export type Persons = readonly [you: string, one: string, many: string];

export const formOfPerson = (who: Person, [you, one, many]: Persons): string => ({ you, one, many })[who];
