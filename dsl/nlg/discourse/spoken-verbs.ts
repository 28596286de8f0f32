/** Orders of the language that players say with another verb: what is moved to a hand is taken into it. */
import type { Wording } from '../../language/symbols/symbols.ts';
import type { VerbPart } from '../../language/symbols/builtin-verbs.ts';

interface SpokenVerb {
  readonly takes: readonly Pick<VerbPart, 'name' | 'preposition' | 'comes'>[];
  readonly wording: Wording;
}

const object = { name: 'object', comes: 'always' } as const;
const to = { name: 'to', preposition: 'to' } as const;
const take = {
  fr: ['prendre', 'prend', 'prennent', 'pris'],
  de: ['nehmen', 'genommen', 'nimmt'],
  en: ['takes', 'taken'],
} as const;

/** By the word that a planned text has for it. */
export const spokenVerbs = {
  /** Into a hand. */
  'move in hand': {
    takes: [object, to],
    wording: {
      phrase: { en: 'take {object} into {to}', fr: 'prenez {object} {to}', de: 'nimm {object} {to}' },
      forms: take,
    },
  },
  /** Under a card. */
  'move under': {
    takes: [object, { name: 'under', preposition: 'to' }],
    wording: {
      phrase: {
        en: 'put {object} under {under}',
        fr: 'glissez {object} sous {under}',
        de: 'lege {object} unter {under}',
      },
      forms: {},
    },
  },
  /** Under a card, so that nobody sees them. */
  'move face down under': {
    takes: [object, { name: 'under', preposition: 'to' }],
    wording: {
      phrase: {
        en: 'put {object} face down under {under}',
        fr: 'glissez {object} face cachée sous {under}',
        de: 'lege {object} verdeckt unter {under}',
      },
      forms: {},
    },
  },
  /** Into a hand, of a card that covers another one. */
  'uncover in hand': {
    takes: [object, to],
    wording: {
      phrase: {
        en: 'take {object} into {to} without the card beneath it',
        fr: 'prenez {object} {to} sans la carte placée dessous',
        de: 'nimm {object} ohne die darunterliegende Karte {to}',
      },
      forms: take,
    },
  },
  /** Of the cards in two places. */
  'exchange places': {
    takes: [{ name: 'object' }, { name: 'for', preposition: 'for' }],
    wording: {
      phrase: {
        en: 'exchange {object} for {for}',
        fr: 'échangez {object} contre {for}',
        de: 'tausche {object} gegen {for}',
      },
      forms: {
        fr: ['échanger', 'échange', 'échangent', 'échangé'],
      },
    },
  },
  /** Of two cards. */
  'change places': {
    takes: [{ name: 'object' }, { name: 'for', preposition: 'for' }],
    wording: {
      phrase: {
        en: 'exchange the places of {object} and {for}',
        fr: 'échangez la place de {object} avec celle de {for}',
        de: 'tausche den Platz von {object} mit dem von {for}',
      },
      forms: {
        fr: ['échanger', 'échange', 'échangent', 'échangé'],
      },
    },
  },
  /** Of counters of the card itself, which nobody owns as they own coins. */
  'pay from card': {
    takes: [object, { name: 'from', preposition: 'from' }],
    wording: {
      phrase: {
        en: 'remove {object} from {from}',
        fr: 'retirez {object} de {from}',
        de: 'entferne {object} von {from}',
      },
      forms: {},
    },
  },
} as const satisfies Readonly<Record<string, SpokenVerb>>;

export const spokenVerb = (word: string): SpokenVerb | undefined =>
  Object.hasOwn(spokenVerbs, word) ? spokenVerbs[word as keyof typeof spokenVerbs] : undefined;
