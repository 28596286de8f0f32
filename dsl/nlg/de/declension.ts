import type { Form } from '../../language/symbols/symbol-table.ts';
import type { Case, Gender, Noun } from '../discourse/noun-types.ts';

/** What an ending depends on: the gender of one, or that there are several. */
export type Agreement = Gender | 'many';
/** The article in front of an adjective: none, one like `ein`, or one like `der`. */
export type Article = 'none' | 'ein' | 'der';

const at = (kase: Case): number => ['nom', 'acc', 'dat', 'gen'].indexOf(kase);

const endings = (m: string, f: string, n: string, many: string): Record<Agreement, readonly string[]> => ({
  m: m.split(' '),
  f: f.split(' '),
  n: n.split(' '),
  many: many.split(' '),
});

const definite = endings('der den dem des', 'die die der der', 'das das dem des', 'die die den der');
/** `dies-`, `jed-`, `all-` */
const strong = endings('er en em es', 'e e er er', 'es es em es', 'e e en er');
/** `ein-`, `kein-`, `dein-`; `-` is no ending. */
const ein = endings('- en em es', 'e e er er', '- - em es', 'e e en er');
const adjectives: Record<Article, Record<Agreement, readonly string[]>> = {
  none: endings('er en em en', 'e e er er', 'es es em en', 'e e en er'),
  ein: endings('er en en en', 'e e en en', 'es es en en', 'en en en en'),
  der: endings('e en en en', 'e e en en', 'e e en en', 'en en en en'),
};

export const theFor = (agreement: Agreement, kase: Case): string => definite[agreement][at(kase)];
/** `dieser`, `jeden`; of `einer deiner Helden` too, where no noun of its own follows. */
export const derWord = (stem: string, agreement: Agreement, kase: Case): string =>
  stem + strong[agreement][at(kase)];
export const einWord = (stem: string, agreement: Agreement, kase: Case): string =>
  stem + ein[agreement][at(kase)].replace('-', '');

export const agreementIn = (noun: Noun, form: Form): Agreement =>
  form === 'many' ? 'many' : (noun.gender ?? 'n');

const pronouns = endings('er ihn ihm seiner', 'sie sie ihr ihrer', 'es es ihm seiner', 'sie sie ihnen ihrer');
/** `er`, `sie`, `es` */
export const pronounIn = (agreement: Agreement, kase: Case): string => pronouns[agreement][at(kase)];

/** The pronoun that begins a relative clause. */
export const relativeFor = (agreement: Agreement, kase: Case): string => {
  if (kase === 'gen') return possessorFor(agreement);
  return agreement === 'many' && kase === 'dat' ? 'denen' : theFor(agreement, kase);
};
/** `dessen Wert`, `deren Werte` */
export const possessorFor = (agreement: Agreement): string =>
  agreement === 'm' || agreement === 'n' ? 'dessen' : 'deren';

/** An adjective with its ending: `rot` -> `roter`, `dunkel` -> `dunkler`, `rosa` -> `rosa`. */
export function adjective(stem: string, article: Article, agreement: Agreement, kase: Case): string {
  if (stem.endsWith('a')) return stem;
  const inflected =
    stem === 'hoch'
      ? 'hoh'
      : stem
          .replace(/el$/, 'l')
          .replace(/(?<=[aeu])uer$/, 'ur')
          .replace(/e$/, '');
  return inflected + adjectives[article][agreement][at(kase)];
}

/** A name taken apart: `verlorener Held`, `Spieler am Zug`. */
interface Anatomy {
  readonly adjectives: readonly string[];
  readonly noun: string;
  readonly rest: string;
}

function anatomyOf(name: string): Anatomy {
  const words = name.split(' ');
  const head = words.findIndex((word) => /^\p{Lu}/u.test(word));
  if (head < 0) return { adjectives: [], noun: name, rest: '' };
  const rest = words.slice(head + 1).join(' ');
  return { adjectives: words.slice(0, head), noun: words[head], rest: rest === '' ? '' : ` ${rest}` };
}

/** The declared form of an adjective without its ending: `verlorener` -> `verloren`. */
const stemOf = (word: string, agreement: Agreement): string =>
  word.replace({ m: /er$/, f: /e$/, n: /es$/, many: /e$/ }[agreement], '');

/** A noun in a case, with the adjectives that belong to its name; `article`: the article in front. */
export function declined(noun: Noun, form: Form, kase: Case, article: Article = 'der'): string {
  const agreement = agreementIn(noun, form);
  const { adjectives: own, noun: word, rest } = anatomyOf(noun[form]);
  const front = own.map((each) => adjective(stemOf(each, agreement), article, agreement, kase));
  return [...front, wordIn(noun, word, form, kase, article) + rest].join(' ');
}

function wordIn(noun: Noun, word: string, form: Form, kase: Case, article: Article): string {
  const agreement = agreementIn(noun, form);
  const one = anatomyOf(noun.one).noun;
  const many = anatomyOf(noun.many).noun;
  // `Gefangener, Gefangene`: an adjective that has become a noun.
  if (noun.gender === 'm' && one === `${many}r`) return adjective(many, article, agreement, kase);
  if (form === 'many') return kase === 'dat' && /(?:e|el|er)$/.test(word) ? `${word}n` : word;
  const { gender } = noun;
  if (gender === 'm' && isWeak(one, many)) {
    if (kase === 'nom') return word;
    return kase === 'gen' && /(?:name|gedanke|glaube|buchstabe|wille|friede|funke|same)$/i.test(one)
      ? `${many}s`
      : many;
  }
  if (gender === 'n' && /herz$/i.test(one))
    return kase === 'gen' ? `${word}ens` : kase === 'dat' ? `${word}en` : word;
  return kase === 'gen' && (gender === 'm' || gender === 'n') ? genitive(word) : word;
}

function genitive(word: string): string {
  if (word.endsWith('nis')) return `${word}ses`;
  if (/(?<![ae])us$/.test(word)) return word;
  return word + (/[sßxz]$/.test(word) || isShort(word) ? 'es' : 's');
}

/** Of one syllable: `des Zuges`, but `des Stapels`. */
const isShort = (word: string): boolean =>
  (word.match(/[aeiouyäöü]+/giu) ?? []).length === 1 && /[^aeiouyäöühlnr]$/.test(word);

/** Masculine nouns with a plural in `-en` that keep their own singular: `des Staates`. */
const strongMasculine = /(?:staat|schmerz|strahl|dorn|nerv|mast|zins|see|typ|fleck|pfau|or)$/i;

/** `Held, Helden`; these have the form of the plural in all cases but the first. */
const isWeak = (one: string, many: string): boolean =>
  (many === `${one}en` || (many === `${one}n` && one.endsWith('e'))) && !strongMasculine.test(one);

/** The first part of a word that is made of two: `Bogenschützen-Held`. */
export const joinedTo = ({ one, many, gender }: Noun): string =>
  gender === 'm' && isWeak(one, many) ? many : one;
