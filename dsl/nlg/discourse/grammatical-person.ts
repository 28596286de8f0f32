/** Who a clause is about, for the form of its verb. */
export type Person = 'you' | 'one' | 'many';

/** The forms of a verb. */
export type Persons = Readonly<Record<Person, string>>;

/** The forms of a verb, of `you`, of one and of many: `bist, ist, sind`. */
export function persons(forms: string): Persons {
  const [you, one, many] = forms.split(', ');
  return { you, one, many };
}
