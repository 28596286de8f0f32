/** The nouns of a game in the words of a text. */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { NounSymbol, ZoneSymbol } from '../../../language/symbols/symbols.ts';

export type NounForm = 'one' | 'many';

/** A noun in the words of a text: of cards, of piles, or of players. */
export interface FoundNoun {
  readonly of: 'card' | 'pile' | 'player';
  /** The words of the noun. */
  readonly said: string;
  readonly one: string;
  readonly form: NounForm;
}

const PLAYERS: Readonly<Record<string, readonly [one: string, form: NounForm]>> = {
  player: ['player', 'one'],
  players: ['player', 'many'],
  opponent: ['opponent', 'one'],
  opponents: ['opponent', 'many'],
};

/** The first noun in a few words behind a determiner: there may be values of fields in front of it, and more behind it. */
export function firstNounSaid(vocabulary: Vocabulary, phrase: string): FoundNoun | undefined {
  const words = phrase.split(' ');
  for (let from = 0; from < words.length; from++) {
    for (let to = words.length; to > from; to--) {
      const found = nounSaid(vocabulary, words.slice(from, to).join(' '));
      if (found) return found;
    }
    // In front of a noun are only words that say which: values, or the noun that a card is of.
    if (!saysWhich(vocabulary, words[from])) return undefined;
  }
  return undefined;
}

/** A noun of cards, piles or players that is just these words. */
export function nounSaid({ terms, kinds, zones }: Vocabulary, said: string): FoundNoun | undefined {
  const person = Object.hasOwn(PLAYERS, said) ? PLAYERS[said] : undefined;
  if (person) return { of: 'player', said, one: person[0], form: person[1] };
  if (said === 'card' || said === 'cards')
    return { of: 'card', said, one: 'card', form: said === 'card' ? 'one' : 'many' };
  const [meaning] = terms.get(said) ?? [];
  const { symbol, form = 'one' } = meaning ?? {};
  if (symbol?.sort === 'pile' || (symbol?.sort === 'noun' && isOfPiles(symbol, zones)))
    return { of: 'pile', said, one: forms(symbol).one, form };
  if (symbol?.sort === 'kind' || symbol?.sort === 'noun')
    return { of: 'card', said, one: forms(symbol).one, form };
  // `a fruit card`
  const [, kind, s] = /^(.+) card(s?)$/.exec(said) ?? [];
  return kind !== undefined && kinds.some((each) => forms(each).one === kind)
    ? { of: 'card', said, one: kind, form: s === '' ? 'one' : 'many' }
    : undefined;
}

/** Whether a noun of the game stands for piles: `is: a stall with at least 2 fruits`. */
function isOfPiles({ is }: NounSymbol, zones: readonly ZoneSymbol[]): boolean {
  const head = is.tree.heads.length === 1 ? is.tree.heads[0].words.map(({ text }) => text).join(' ') : '';
  return zones.some(({ pile }) => pile !== undefined && forms(pile).one === head);
}

const WHICH: readonly string[] = [
  'random',
  'other',
  'different',
  'odd',
  'even',
  'face-up',
  'face-down',
  'card',
];

const saysWhich = ({ terms, verbForms }: Vocabulary, word: string): boolean =>
  WHICH.includes(word) ||
  /^\d+$/.test(word) ||
  terms.get(word)?.some(({ symbol }) => symbol.sort === 'value' || symbol.sort === 'field') === true ||
  verbForms.get(word)?.participle === true ||
  word.endsWith('ing');
