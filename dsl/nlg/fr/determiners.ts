/** French articles and numbers in front of nouns. */
import type { Form } from '../../language/symbols/symbol-table.ts';
import type { NounPhrase } from '../../language/syntax/ast.ts';
import { amountOf, countOf } from '../realiser/amounts.ts';
import type { HeadWords, OwnQuality } from '../discourse/noun-heads.ts';
import type { Noun } from '../discourse/noun-types.ts';
import { isPointedAt, type DiscourseScope } from '../discourse/discourse-scope.ts';
import type { PartWords } from '../realiser/quantity-phrases.ts';
import { join } from '../realiser/word-joining.ts';
import { agreeing, doneIn } from './word-forms.ts';
import { startsOpen } from './elision.ts';

/** Adjectives in front of the noun. */
const before: Readonly<Partial<Record<OwnQuality, string>>> = {
  other: 'autre',
  same: 'même',
  first: 'premier',
  last: 'dernier',
  next: 'prochain',
  highest: 'plus grand',
  lowest: 'plus petit',
};

/** Words behind the noun, as an adjective or unchanged. */
const behind: Readonly<Partial<Record<OwnQuality, string>>> = {
  random: 'au hasard',
  enemy: 'adverse',
  different: 'différent',
  'face-up': 'face visible',
  'face-down': 'face cachée',
  empty: 'vide',
  full: 'plein',
  total: 'total',
  equipped: 'équipé',
  top: 'du dessus',
  bottom: 'du dessous',
};

/** Behind everything else, with an article. */
const sides: Readonly<Partial<Record<OwnQuality, string>>> = {
  leftmost: 'plus à gauche',
  rightmost: 'plus à droite',
};

export const comparedTo = {
  exactly: 'exactement',
  'at least': 'au moins',
  'at most': 'au plus',
  'more than': 'plus de',
  'less than': 'moins de',
} as const;

const numbers = {
  highest: 'le plus grand nombre',
  lowest: 'le plus petit nombre',
  total: 'le nombre total',
} as const;

/** How often a result counts. */
const multiples: Readonly<Record<string, string>> = { 1: 'le résultat', 2: 'le double du résultat' };

const ordinals = ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième'];

export const isFeminine = ({ gender }: Noun): boolean => gender === 'f';
export const the = (noun: Noun, form: Form): string =>
  form === 'many' ? 'les' : isFeminine(noun) ? 'la' : 'le';
export const one = (noun: Noun): string => (isFeminine(noun) ? 'une' : 'un');
export const none = (noun: Noun): string => (isFeminine(noun) ? 'aucune' : 'aucun');
export const allInGender = (noun: Noun): string => (isFeminine(noun) ? 'toutes' : 'tous');

/** `cette carte`, `cet objet`, `ces cartes`; `text` is what follows. */
export const thisOne = (noun: Noun, form: Form, text: string): string =>
  join(form === 'many' ? 'ces' : isFeminine(noun) ? 'cette' : startsOpen(text) ? 'cet' : 'ce', text);

/** What was given a letter: `la case A`. */
export const called = (noun: Noun, form: Form, letter: string): string =>
  join(the(noun, form), noun[form], letter);

/** What was named before: `ce héros`, `le deuxième héros`. */
export function again(noun: Noun, form: Form, which: number | undefined): string {
  if (which === undefined) return thisOne(noun, form, noun[form]);
  const ordinal = agreeing(ordinals[which - 1] ?? 'dernier', isFeminine(noun), form === 'many');
  return join(the(noun, form), ordinal, noun[form]);
}

/** `sa main`, `son emplacement`, `leurs mains` */
function their({ holder }: DiscourseScope, noun: Noun, form: Form, text: string): string {
  if (holder.form === 'many') return join(form === 'many' ? 'leurs' : 'leur', text);
  return join(form === 'many' ? 'ses' : isFeminine(noun) && !startsOpen(text) ? 'sa' : 'son', text);
}

/** `the highest total health`: of counters in the plural. */
function extremeTotal({ symbol, qualities: [first, second] }: HeadWords): string | undefined {
  const total = symbol?.sort === 'counter' && second && 'word' in second && second.word === 'total';
  if (!total || !('word' in first)) return undefined;
  return { highest: 'le plus grand', lowest: 'le plus petit' }[first.word as string];
}

/** A head with its determiner. */
export function determined(scope: DiscourseScope, np: NounPhrase, head: HeadWords): string {
  const { noun, form } = head;
  const count = countOf(head);
  if (count && np.determiner === 'the') return `${numbers[count]} de ${noun.many}`;
  const extreme = np.determiner === 'the' ? extremeTotal(head) : undefined;
  if (extreme) return `${extreme} total de ${noun.many}`;
  const text = headText(scope, np, head);
  if (np.owner) return join(the(noun, form), text);
  switch (head.isNew ? 'a' : np.determiner) {
    case 'a':
      return join(one(noun), text);
    case 'another':
      return join(one(noun), 'autre', text);
    case 'each':
    case 'every':
      return join('chaque', text);
    case 'all':
      return join(allInGender(noun), 'les', text);
    case 'any':
      // Any number of what is only counted.
      if (head.symbol?.sort === 'counter') {
        // What has no plural, and is no abbreviation: *de la renommée*, *des PV*.
        const mass = noun.one === noun.many && /^\p{Ll}/u.test(noun.one);
        if (mass) return join('de', the(noun, 'one'), text);
        return join('des', headText(scope, np, { ...head, form: 'many' }));
      }
      // `its own elements`: any of them is enough.
      if (head.symbol?.sort === 'field') return join('au moins', one(noun), text);
      return join(isFeminine(noun) ? 'n’importe quelle' : 'n’importe quel', text);
    case 'no':
      return join(none(noun), headText(scope, np, { ...head, form: 'one' }));
    case 'the':
      // What has a name of its own needs no article.
      return head.symbol?.sort === 'card' ? text : join(the(noun, form), text);
    case 'this':
      return thisOne(noun, form, text) + (isPointedAt(scope, np.heads[0].words) ? '-ci' : '');
    case 'that':
    case 'these':
    case 'those':
      return thisOne(noun, form, text);
    case 'your':
      return join(form === 'many' ? 'vos' : 'votre', text);
    case 'their':
      return their(scope, noun, form, text);
    case undefined:
      return form === 'many' && head.symbol?.sort !== 'card' ? join('des', text) : text;
  }
}

/** `vos héros`, `sa main`: what somebody has. */
const possessed: PartWords['possessed'] = (scope, np, head, yours) => {
  const text = headText(scope, { ...np, ordinal: undefined }, head);
  return yours
    ? join(head.form === 'many' ? 'vos' : 'votre', text)
    : their(scope, head.noun, head.form, text);
};

/** A noun with its adjectives, before and behind it. */
export function headText(scope: DiscourseScope, np: NounPhrase, head: HeadWords): string {
  const { noun, form } = head;
  const feminine = isFeminine(noun);
  const many = form === 'many';
  const front: string[] = [];
  const end: string[] = [];
  let furthest = '';
  for (const quality of head.qualities) {
    if ('done' in quality) end.push(doneIn(quality, feminine, many));
    else if ('value' in quality) {
      const { one: single, many: several, gender } = quality.value;
      const said = gender ? (many ? several : single) : agreeing(single, feminine, many);
      end.push(quality.negated ? `non ${said}` : said);
    } else {
      const first = before[quality.word];
      const last = behind[quality.word];
      const side = sides[quality.word];
      if (side) furthest = join(the(noun, form), side);
      if (first) front.push(agreeingAll(first, feminine, many));
      else if (last) end.push(agreeing(last, feminine, many));
    }
  }
  const amount = np.ordinal?.amount && amountOf(scope, np.ordinal.amount);
  if (head.isNew) front.push(fresh(feminine, many, noun[form]));
  return join(amount, ...front, noun[form], ...end, furthest);
}

/** `plus grand` -> `plus grande` */
const agreeingAll = (words: string, feminine: boolean, many: boolean): string =>
  words
    .split(' ')
    .map((word) => (word === 'plus' ? word : agreeing(word, feminine, many)))
    .join(' ');

function fresh(feminine: boolean, many: boolean, word: string): string {
  if (feminine) return many ? 'nouvelles' : 'nouvelle';
  return many ? 'nouveaux' : startsOpen(word) ? 'nouvel' : 'nouveau';
}

/** How many, and how many of several: `un de vos héros`, `tous vos héros`. */
export const partWords: PartWords = {
  quantities: {
    comparisons: comparedTo,
    upTo: 'jusqu’à',
    to: 'à',
    one,
    orMore: (amount, core) => join(amount, core, 'ou plus'),
    anyNumber: (core) => join('un nombre quelconque', core && `de ${core}`),
    oneOrMore: (core, noun) => join(one(noun), 'ou plusieurs', core),
    someButNotAll: (core) => join('une partie, mais pas la totalité,', core && `des ${core}`),
    ofResult: (factor, core) => join(multiples[factor] ?? `${factor} fois le résultat`, `en ${core}`),
    thatMany: (core) => join('autant', core && `de ${core}`),
  },
  one,
  another: (noun) => `${one(noun)} autre`,
  each: (noun) => (isFeminine(noun) ? 'chacune' : 'chacun'),
  none,
  all: allInGender,
  other: allInGender,
  of: 'de',
  possessed,
};
