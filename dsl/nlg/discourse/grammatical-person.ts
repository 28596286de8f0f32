/** Who a clause is about, for the form of its verb. */
export type Person = 'you' | 'one' | 'many';

/** The forms of a verb. */
export type Persons = Readonly<Record<Person, string>>;

export const persons = (you: string, one: string, many: string): Persons => ({ you, one, many });
