import { declaredPart } from './built-in-events.ts';
import type { Vocabulary } from '../symbol-table.ts';
import type { VerbSymbol, Wording } from '../symbols.ts';

/** What a card does when it comes from one zone into another. */
export type Crossing = 'leave' | 'enter' | 'move';

const wordings: Readonly<Record<Crossing, Wording>> = {
  leave: {
    phrase: { en: 'leave {place}', fr: 'quittez {place}', de: 'verlasse {place}' },
    forms: { de: ['verlassen', 'verlassen', 'verlässt'] },
  },
  enter: {
    phrase: { en: 'enter {place}', fr: 'rejoignez {place}', de: 'erreiche {place}' },
    forms: {
      fr: ['rejoindre', 'rejoint', 'rejoignent', 'rejoint'],
      de: ['erreichen', 'erreicht', 'erreicht'],
    },
  },
  move: {
    phrase: { en: 'move', fr: 'changez de place', de: 'wechsle den Ort' },
    forms: {
      fr: ['changer', 'change', 'changent', 'changé'],
      de: ['wechseln', 'gewechselt', 'wechselt'],
    },
  },
};

/**
 * That cards come from one zone into another, by whatever order and verb: an event of all cards of one order, with the zone
 * that they come into. Its two words are two ways to say the same event: `a card leaves your row` asks where the card
 * is, `a card enters your row` where it goes. `a card moves` asks neither; in a game with piles the word is that of moves between
 * these. A word that the game has for a verb of its own stays that of the game.
 */
export function declareCrossings(vocabulary: Vocabulary): void {
  if (vocabulary.zones.length < 2) return;
  const common = {
    sort: 'verb',
    place: vocabulary.zones[0].place,
    index: vocabulary.verbs.length + vocabulary.changes.length,
    // The cards that come from elsewhere, where they come to, and all cards of the order.
    parameters: [
      declaredPart('card'),
      { ...declaredPart('card', 'to'), name: 'zone' },
      { ...declaredPart('card', 'for'), name: 'all' },
    ],
    body: [],
    first: [],
    counts: [],
  } as const;
  for (const word of ['leave', 'enter', 'move'] as const) {
    const symbol: VerbSymbol = {
      ...common,
      id: word,
      names: { en: [word] },
      wording: wordings[word],
      counts: [],
      crosses: word,
    };
    if (word === 'leave') vocabulary.changes.push(symbol);
    for (const [form, name] of [
      ['base', word],
      ['third', `${word}s`],
    ] as const)
      if (!vocabulary.verbForms.has(name) && !vocabulary.eventForms.has(name))
        vocabulary.eventForms.set(name, { verb: symbol, form, participle: false });
  }
}

/** The event of cards that come into another zone; none in a game with a single zone. */
export const verbOfCrossing = ({ changes }: Vocabulary): VerbSymbol | undefined =>
  changes.find(({ crosses }) => crosses !== undefined);
