import { participle, thirdPerson } from '../english.ts';
import { primitives, type Part, type PrimitiveVerb } from '../primitives.ts';
import { isOwnVerb } from '../reserved.ts';
import type { VerbPreposition } from '../tree.ts';
import type { Parameter, Vocabulary, VerbSymbol, Wording } from '../vocabulary.ts';
import { frenchForms } from './french/forms.ts';
import { germanForms, splitPrefix } from './german/forms.ts';
import type { Language } from './language.ts';

/** The forms of a verb that sentences need; French is polite (`vous`), German is familiar (`du`). */
export interface Forms {
  /** `draw`, `piocher`, `ziehen` */
  readonly infinitive: string;
  /** `draw`, `piochez`, `ziehe`: to you, as an order. */
  readonly order: string;
  /** `draw`, `piochez`, `ziehst`: of you. */
  readonly you: string;
  /** `draws`, `pioche`, `zieht` */
  readonly one: string;
  /** `draw`, `piochent`, `ziehen` */
  readonly many: string;
  /** `drawn`, `pioché`, `gezogen` */
  readonly done: string;
  /** What stands apart at the end of a German sentence: `ab` of `wirf ... ab`. */
  readonly prefix?: string;
}

/** A place in a verb's phrase, and the words in front of it. */
export interface Slot {
  readonly name: string;
  readonly preposition: VerbPreposition | undefined;
  readonly before: string;
  /** The German case that the data demands: `{receiver:dative}`. */
  readonly demands: string | undefined;
}

/** A verb in a language: its forms, and what stands behind it. */
export interface Verb {
  readonly forms: Forms;
  /** Words directly behind the verb: `at` of `look at`. */
  readonly lead: string;
  readonly slots: readonly Slot[];
  /** Words behind everything: `auf die Hand` of `schicke ... auf die Hand zurück`. */
  readonly tail: string;
}

type Takes = readonly { readonly name: string; readonly preposition?: VerbPreposition }[];

/** A verb by any of its forms; undefined where the game knows no such verb. */
export function verbFor(vocabulary: Vocabulary, word: string, language: Language): Verb | undefined {
  const symbol = vocabulary.verbForms.get(word)?.verb;
  if (symbol)
    return known(symbol, language, () => read(symbol.id, symbol.wording, symbol.parameters, language));
  const own = ownVerb(word);
  if (own === undefined) return undefined;
  const { takes, phrase, ...more } = primitives[own] as (typeof primitives)[PrimitiveVerb] & {
    readonly forms?: Wording['forms'];
  };
  const wording = { phrase, forms: more.forms ?? {} };
  return known(primitives[own], language, () => read(own, wording, takes as readonly Part[], language));
}

/** The verb of the language of which a word is a form. */
function ownVerb(word: string): PrimitiveVerb | undefined {
  if (isOwnVerb(word)) return word as PrimitiveVerb;
  return (Object.keys(primitives) as PrimitiveVerb[]).find((verb) => {
    const forms = (primitives[verb] as { readonly forms?: Wording['forms'] }).forms?.en;
    return word === (forms?.[0] ?? thirdPerson(verb)) || word === (forms?.[1] ?? participle(verb));
  });
}

const verbs = new WeakMap<object, Partial<Record<Language, Verb>>>();

function known(key: object, language: Language, make: () => Verb): Verb {
  const made = verbs.get(key) ?? {};
  verbs.set(key, made);
  return (made[language] ??= make());
}

/** Reads the phrase of a verb; without one its parts stand behind their English prepositions. */
export function read(id: string, wording: Wording, takes: Takes, language: Language): Verb {
  const given = wording.phrase[language];
  const spoken = given === undefined ? 'en' : language;
  const phrase = given ?? wording.phrase.en ?? bare(id, takes);
  const [, order, rest] = /^(\S+)(.*)$/.exec(phrase.trim())!;
  const parts = rest.split(/\{([^}]*)\}/);
  const slots: Slot[] = [];
  let lead = '';
  for (let i = 1; i < parts.length; i += 2) {
    const [name, demands] = parts[i].split(':').map((part) => part.trim());
    const preposition = takes.find((each) => each.name === name)?.preposition;
    const before = parts[i - 1].trim();
    const direct = i === 1 && preposition === undefined;
    if (direct) lead = before;
    slots.push({ name, preposition, before: direct ? '' : before, demands });
  }
  const end = parts.length > 1 ? parts.at(-1)!.trim() : '';
  if (parts.length === 1) lead = rest.trim();
  const irregular = wording.forms[spoken] ?? [];
  switch (spoken) {
    case 'en': {
      // The forms are those of the word that texts use; a phrase may say it with another one.
      const one = (order === id ? irregular[0] : undefined) ?? thirdPerson(order);
      const done = (order === id ? irregular[1] : undefined) ?? participle(order);
      return {
        forms: { infinitive: order, order, you: order, one, many: order, done },
        lead,
        slots,
        tail: end,
      };
    }
    case 'fr':
      return { forms: frenchForms(order, irregular), lead, slots, tail: end };
    case 'de': {
      const split = splitPrefix(parts.length === 1 ? lead : end);
      const forms = germanForms(order, split.prefix, irregular);
      return parts.length === 1
        ? { forms, lead: split.rest, slots, tail: '' }
        : { forms, lead, slots, tail: split.rest };
    }
  }
}

const bare = (id: string, takes: Takes): string =>
  [
    id,
    ...takes.map(({ name, preposition }) => (preposition ? `${preposition} {${name}}` : `{${name}}`)),
  ].join(' ');

/** The verb of a game or of the language itself by its id, for pages about it. */
export const verbOf = (symbol: VerbSymbol, language: Language): Verb =>
  known(symbol, language, () => read(symbol.id, symbol.wording, symbol.parameters, language));

export type { Parameter };
