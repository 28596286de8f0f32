/** Forms of German verbs that the sentences need, by person: `du`, one, many; and how clauses are put together. */
import { persons, type Person, type Persons } from '../discourse/grammatical-person.ts';
import { join } from '../realiser/word-joining.ts';
import type { Verb } from '../realiser/verb-phrases.ts';
import type { VerbPlace } from './context.ts';

export const be = persons('bist, ist, sind');
export const was = persons('warst, war, waren');
export const have = persons('hast, hat, haben');
export const had = persons('hattest, hatte, hatten');
export const become = persons('wirst, wird, werden');
export const became = persons('wurdest, wurde, wurden');
export const would = persons('würdest, würde, würden');
export const may = persons('darfst, darf, dürfen');
export const can = persons('kannst, kann, können');
export const must = persons('musst, muss, müssen');
export const receive = persons('erhältst, erhält, erhalten');
export const count = persons('zählst, zählt, zählen');
export const cost = persons('kostest, kostet, kosten');

/** Verbs of the language's own conditions: their forms, and the words in front of their object. */
export const relations: Readonly<Record<string, { readonly forms: Persons; readonly before: string }>> = {
  fit: { forms: persons('passt, passt, passen'), before: 'zu' },
  win: { forms: persons('gewinnst, gewinnt, gewinnen'), before: '' },
  hold: { forms: persons('giltst, gilt, gelten'), before: '' },
};

/** A clause: who, the verb that agrees, the words in between, and what ends it. */
export const clause = (
  subject: string,
  verb: string,
  middle: string,
  end: string,
  place: VerbPlace,
): string => {
  switch (place) {
    case 'last':
      return join(subject, bracketed(middle, join(end, verb)));
    case 'first':
      return join(verb, subject, bracketed(middle, end));
    case 'second':
      return join(subject, verb, bracketed(middle, end));
  }
};

/** Around a relative clause until the text is whole: commas whose clause can be moved. */
const OPEN = '\u{E100}';
const CLOSE = '\u{E101}';

/** A relative clause between its commas. */
export const setOff = (text: string): string => `${OPEN}${text}${CLOSE}`;

/** The commas of all relative clauses. */
export const withCommas = (text: string): string => text.replaceAll(OPEN, ', ').replaceAll(CLOSE, ',');

/** The end of a clause precedes a relative clause: `decke eine Karte auf, deren Wert 2 ist`. */
export function bracketed(middle: string, end: string): string {
  if (end === '' || !middle.endsWith(CLOSE)) return join(middle, end);
  let depth = 0;
  let at = middle.length - 1;
  for (; at >= 0; at--) {
    if (middle[at] === CLOSE) depth++;
    if (middle[at] === OPEN && --depth === 0) break;
  }
  return at <= 0 ? join(middle, end) : `${join(middle.slice(0, at).trimEnd(), end)}${middle.slice(at)}`;
}

/** A form with its prefix, as at the end of a clause: `abwirft`. */
export const attached = (verb: Verb | undefined, text: string, person: Person): string =>
  verb ? `${verb.forms.prefix ?? ''}${verb.forms[person]}` : text;
