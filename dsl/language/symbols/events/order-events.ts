import { declaredPart } from './built-in-events.ts';
import { ownVerb } from '../builtin-verb-forms.ts';
import { primitives } from '../builtin-verbs.ts';
import type { VerbForm, Vocabulary } from '../symbol-table.ts';
import type { Parameter, VerbSymbol } from '../symbols.ts';

/** The orders of the language that abilities wait for, by what they are done with. */
const orders = {
  look: [{ ...declaredPart('card', 'at'), name: 'cards' }],
  reveal: [{ ...declaredPart('card'), name: 'object' }],
  attach: [
    { ...declaredPart('card'), name: 'object' },
    { ...declaredPart('card', 'to'), name: 'to' },
  ],
  shuffle: [{ ...declaredPart('zone'), name: 'object' }],
} as const satisfies Record<string, readonly Parameter[]>;

/** An order that is reported when it has been carried out, for each card by itself. */
export type OrderEventName = keyof typeof orders;

/**
 * Makes verbs of them: `when an opponent looks at a card in your hand`, `when a card is revealed`, `when you shuffle the deck`. They are
 * printed in the words of the orders. A verb of the game with such a word is the game's.
 */
export function declareOrderEvents(vocabulary: Vocabulary): void {
  const [first] = vocabulary.zones;
  if (!first) return;
  for (const [id, parameters] of Object.entries<readonly Parameter[]>(orders)) {
    const { phrase } = primitives[id as OrderEventName];
    vocabulary.changes.push({
      sort: 'verb',
      id,
      names: { en: [id] },
      wording: { phrase, forms: {} },
      place: first.place,
      index: vocabulary.verbs.length + vocabulary.changes.length,
      parameters,
      body: [],
      first: [],
      counts: [],
      tells: id as OrderEventName,
    });
  }
}

/** That a player does something in a window: to the player who opened it. A verb of the game with such a word is the game's. */
export function declareResponses(vocabulary: Vocabulary): void {
  const [window] = vocabulary.windows;
  if (!window) return;
  const verb: VerbSymbol = {
    sort: 'verb',
    id: 'respond',
    names: { en: ['respond'] },
    wording: {
      phrase: { en: 'respond to {to}', fr: 'répondez à {to}', de: 'reagiere auf {to}' },
      forms: { fr: ['répondre', 'répond', 'répondent', 'répondu'], de: ['reagieren', 'reagiert'] },
    },
    place: window.place,
    index: vocabulary.verbs.length + vocabulary.changes.length,
    parameters: [{ ...declaredPart('player', 'to'), name: 'to' }],
    body: [],
    first: [],
    counts: [],
    tells: 'respond',
  };
  vocabulary.changes.push(verb);
  for (const [word, form] of [
    ['respond', 'base'],
    ['responds', 'third'],
    ['responded', 'participle'],
  ] as const)
    if (!vocabulary.verbForms.has(word) && !vocabulary.eventForms.has(word))
      vocabulary.eventForms.set(word, { verb, form, participle: form === 'participle' });
}

/** The moments of a window, and the words that are printed for them. */
const moments = {
  'window opens': {
    words: ['open', 'opens'],
    wording: {
      phrase: { en: 'open', fr: 'commencez', de: 'beginne' },
      forms: {
        fr: ['commencer', 'commence', 'commencent', 'commencé'],
        de: ['beginnen', 'begonnen', 'beginnt'],
      },
    },
  },
  'window closes': {
    words: ['close', 'closes'],
    wording: {
      phrase: { en: 'close', fr: 'finissez', de: 'ende' },
      forms: { fr: ['finir', 'finit', 'finissent', 'fini'], de: ['enden', 'geendet', 'endet'] },
    },
  },
} as const;

/** A moment of a window that abilities wait for. */
export type WindowMoment = keyof typeof moments;

/** That a window opens or closes, with its number: `when the haggling opens`. A verb of the game with such a word is the game's. */
export function declareWindowMoments(vocabulary: Vocabulary): void {
  const [window] = vocabulary.windows;
  if (!window) return;
  for (const [id, { words, wording }] of Object.entries(moments)) {
    const verb: VerbSymbol = {
      sort: 'verb',
      id,
      names: { en: [words[0]] },
      wording,
      place: window.place,
      index: vocabulary.verbs.length + vocabulary.changes.length,
      parameters: [declaredPart('number')],
      body: [],
      first: [],
      counts: [],
      tells: id as WindowMoment,
    };
    vocabulary.changes.push(verb);
    words.forEach((word, i) => {
      if (!vocabulary.verbForms.has(word) && !vocabulary.eventForms.has(word))
        vocabulary.eventForms.set(word, { verb, form: i === 0 ? 'base' : 'third', participle: false });
    });
  }
}

/** The event of a moment of windows; none in a game without windows. */
export const verbOfMoment = ({ changes }: Vocabulary, moment: WindowMoment): VerbSymbol | undefined =>
  changes.find(({ tells }) => tells === moment);

/** The event of a response; none in a game without windows. */
export const verbOfResponse = ({ changes }: Vocabulary): VerbSymbol | undefined =>
  changes.find(({ tells }) => tells === 'respond');

/** The event of an order that a word of an event is a form of. */
export function orderEventOf(vocabulary: Vocabulary, word: string): VerbForm | undefined {
  const own = ownVerb(word);
  const verb = own && verbOfOrder(vocabulary, own.verb as OrderEventName);
  return verb && { verb, form: own.form, participle: own.form === 'participle' };
}

/** The verb of the event of an order. */
export const verbOfOrder = ({ changes }: Vocabulary, name: OrderEventName): VerbSymbol | undefined =>
  changes.find(({ tells }) => tells === name);
