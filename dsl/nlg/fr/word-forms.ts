import type { Persons } from '../discourse/grammatical-person.ts';
import type { Forms } from '../discourse/verb-inflection.ts';

/**
 * The forms of a French verb from its order to `vous`: `piochez` -> `piocher`, `pioche`, `piochent`, `pioché`.
 * Verbs of other groups declare theirs: infinitive, third person, third persons, participle.
 */
export function frenchForms(order: string, [infinitive, one, many, done]: readonly string[]): Forms {
  const stem = order.endsWith('ez') ? order.slice(0, -2) : order;
  const silent = opened(stem);
  return {
    infinitive: infinitive ?? `${stem}er`,
    order,
    you: order,
    one: one ?? `${silent}e`,
    many: many ?? (one === undefined ? `${silent}ent` : `${stem}ent`),
    done: done ?? `${stem}é`,
  };
}

/** These double their consonant where others open their vowel: `jette`, but `achète`. */
const doubling = /(?:app|rapp|épel|j|rej|proj)e[lt]$/;

/** A stem in front of a silent ending: `révél` -> `révèl`, `achet` -> `achèt`, `employ` -> `emploi`. */
function opened(stem: string): string {
  if (doubling.test(stem)) return stem + stem.at(-1)!;
  if (/[ou]y$/.test(stem)) return `${stem.slice(0, -1)}i`;
  return stem.replace(/[eé](?=[^aeiouyéèêàâîôû]$)/u, 'è').replace(/é(?=[^aeiouyéèêàâîôû]{2,}$)/u, 'è');
}

/** Present of the subjunctive, from the plural: `vendent` -> `vende`, `vendiez`, `vendent`. */
export const subjunctive = ({ order, many }: Forms): Persons => ({
  you: order.replace(/ez$/, 'iez'),
  one: many.replace(/nt$/, ''),
  many,
});

/** A participle or adjective that agrees: `détruit` -> `détruite`, `détruits`, `détruites`. Several words stay as they are. */
export function agreeing(word: string, feminine: boolean, many: boolean): string {
  const [first, ...rest] = word.split(' ');
  // `plein d’espoir` agrees with its first word, `d’atout` and `de soutien` with nothing.
  if (
    rest.length > 0 &&
    /^(?:d['’]|de$|à$|en$)/u.test(rest[0]) &&
    !/^(?:d['’]|de$|à$|en$|sur$|hors$)/u.test(first)
  )
    return `${agreeing(first, feminine, many)} ${rest.join(' ')}`;
  if (rest.length > 0 || /^d['’]/u.test(word) || unchanging.has(word)) return word;
  const gendered = feminine ? feminineOf(word) : word;
  return many ? pluralOf(gendered) : gendered;
}

/** The participle of a verb, in agreement; an English one stays as it is. */
export const doneIn = (
  { done, borrowed }: Pick<Forms, 'done' | 'borrowed'>,
  feminine: boolean,
  many: boolean,
): string => (borrowed ? done : agreeing(done, feminine, many));

/** Colours that are also nouns do not agree. */
const unchanging = new Set('orange marron or argent turquoise indigo bronze ocre'.split(' '));

const feminines: Readonly<Record<string, string>> = {
  beau: 'belle',
  nouveau: 'nouvelle',
  vieux: 'vieille',
  fou: 'folle',
  mou: 'molle',
  blanc: 'blanche',
  franc: 'franche',
  frais: 'fraîche',
  sec: 'sèche',
  long: 'longue',
  doux: 'douce',
  faux: 'fausse',
  roux: 'rousse',
  gros: 'grosse',
  bas: 'basse',
  gras: 'grasse',
  las: 'lasse',
  épais: 'épaisse',
  gentil: 'gentille',
  nul: 'nulle',
  pareil: 'pareille',
  public: 'publique',
  grec: 'grecque',
  favori: 'favorite',
  malin: 'maligne',
  aigu: 'aiguë',
};

const feminineEndings = [
  ['eux', 'euse'],
  ['if', 'ive'],
  ['er', 'ère'],
  ['el', 'elle'],
  ['en', 'enne'],
  ['et', 'ète'],
  ['on', 'onne'],
  ['ateur', 'atrice'],
] as const;

/** These double their consonant: `muette`, but `secrète`. */
const doubledT = /(?:mu|coqu|viol|rouss|n|simpl|doubl)et$/;

function feminineOf(word: string): string {
  if (Object.hasOwn(feminines, word)) return feminines[word];
  if (word.endsWith('e')) return word;
  if (doubledT.test(word)) return `${word}te`;
  for (const [end, other] of feminineEndings)
    if (word.endsWith(end)) return word.slice(0, -end.length) + other;
  return `${word}e`;
}

function pluralOf(word: string): string {
  if (/[sxz]$/.test(word)) return word;
  if (word.endsWith('al')) return `${word.slice(0, -2)}aux`;
  return word.endsWith('eau') ? `${word}x` : `${word}s`;
}
