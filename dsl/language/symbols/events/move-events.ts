import { declaredPart } from './built-in-events.ts';
import { forms, type Vocabulary } from '../symbol-table.ts';
import type { VerbSymbol, Wording, ZoneSymbol } from '../symbols.ts';

/** The words of the event, as rules have them. */
const WORDS = [
  ['move', 'base', false],
  ['moves', 'third', false],
  ['moved', 'participle', true],
] as const;

/**
 * What the order `move` does to cards that go to a pile or a cell, as verbs: one for each zone with such places, and one
 * for all of them. Cards from another zone are put there and not moved. So rules forbid it: `cards in that stall cannot be
 * moved`, `a fruit cannot be moved to that stall`. A word that the game has for a verb of its own stays that of the game.
 */
export function declareMoves(vocabulary: Vocabulary): void {
  const zones = vocabulary.zones.filter(({ pile }) => pile !== undefined);
  if (zones.length === 0) return;
  const made = (id: string, zone: ZoneSymbol | undefined, counts: VerbSymbol[]): VerbSymbol => {
    const to =
      zone?.pile === undefined ? [] : [{ ...declaredPart(forms(zone.pile).one, 'to'), name: 'place' }];
    const symbol: VerbSymbol = {
      sort: 'verb',
      id,
      names: { en: ['move'] },
      wording,
      place: zones[0].place,
      index: vocabulary.verbs.length + vocabulary.changes.length,
      parameters: [declaredPart('card'), ...to],
      body: [],
      first: [],
      counts,
      moves: zone ?? 'anywhere',
    };
    vocabulary.changes.push(symbol);
    return symbol;
  };
  const all = made('move cards', undefined, []);
  for (const zone of zones) made(`move cards to ${forms(zone.pile!).many}`, zone, [all]);
  for (const [word, form, participle] of WORDS)
    if (!vocabulary.verbForms.has(word)) vocabulary.eventForms.set(word, { verb: all, form, participle });
}

/** What is already on the table is moved there; the order puts cards in their places. */
const wording: Wording = {
  phrase: { en: 'move {card} to {place}', fr: 'déplacez {card} {place}', de: 'bewege {card} {place}' },
  forms: {},
};

/** The event of a move to a pile or a cell of a zone. */
export const verbOfMove = ({ changes }: Vocabulary, zone: ZoneSymbol): VerbSymbol | undefined =>
  changes.find(({ moves }) => moves === zone);
