import { participle, thirdPerson } from '../../text/english-inflection.ts';
import { primitives, type Primitive, type PrimitiveVerb } from './builtin-verbs.ts';

/** A verb of the language itself, and the form in which it was written. */
export interface OwnVerb {
  readonly verb: PrimitiveVerb;
  readonly form: 'base' | 'third' | 'participle';
}

const known = new Map<string, OwnVerb>(
  Object.entries<Primitive>(primitives).flatMap(([id, { forms }]): [string, OwnVerb][] => {
    const verb = id as PrimitiveVerb;
    return [
      [forms?.en?.[1] ?? participle(id), { verb, form: 'participle' }],
      [forms?.en?.[0] ?? thirdPerson(id), { verb, form: 'third' }],
      [id, { verb, form: 'base' }],
    ];
  }),
);

/** The verb of the language that a word is a form of: `loses`, `lost`. */
export const ownVerb = (word: string): OwnVerb | undefined => known.get(word);
