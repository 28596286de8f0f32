import { describe, expect, it } from 'vitest';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { filesBelow, gamesThere, isYaml } from '../files.ts';
import { allFiles, NamedCard } from '../outside-names.ts';
import { sampled } from '../size.ts';

const garden = filesBelow('examples/garden', isYaml);

/** What is found of the garden with files on top, by code and the words of the place. */
function found(
  files: Readonly<Record<string, string>>,
  change: (game: string) => string = (game) => game,
): string[] {
  const all = new Map([...garden, ...Object.entries(files)]);
  all.set('examples/garden/game.yaml', change(garden.get('examples/garden/game.yaml')!));
  return loadGame(all, 'garden', Object.keys(files)).diagnostics.map(
    ({ code, place: { file, span } }) =>
      `${code} ${all.get(file)!.slice(span.start, span.end).replaceAll('"', '')}`,
  );
}

const inGame = (game: string): string =>
  game.replace('is: a stall with at least 2 fruits', 'is: a stall with at least 2 fruits and with rake');

const card = (id: string, effect: string, kind = 'tool'): string => JSON.stringify([{ kind, id, effect }]);
const variant = (rest: object): string =>
  JSON.stringify({ variant: 'v', extends: 'garden', name: { en: 'V', fr: 'V', de: 'V' }, ...rest });

const games = new Map<string, NamedCard>();
/** A game with a card whose id is any word; each is made once. */
function namedCard(game: string): NamedCard {
  const known = games.get(game) ?? new NamedCard(allFiles(), game);
  games.set(game, known);
  return known;
}

describe('the id of a card from outside', () => {
  const named = new NamedCard(garden, 'garden');
  const words = [
    'red',
    'colour',
    'fruit',
    'coin',
    'market',
    'sell',
    'number',
    'random',
    'player',
    'then',
    'buyer',
  ];

  it.each(sampled(words, 5))('changes no text of the game: %s', (word) => {
    expect(named.changedBy(word, 'names')).toEqual({ refused: false, differs: [] });
  });

  const nouns = sampled(
    [
      ['slasherz', ['plan']],
      ['hismment', ['number', 'right', 'less']],
    ] as const,
    2,
  );
  it('is not meant by the plural of a word of the language or of a name: the triggers, the throws', () => {
    const own = namedCard('here-to-slay');
    for (const word of ['trigger', 'throw'])
      expect(own.changedBy(word, 'names')).toEqual({ refused: false, differs: [] });
  });

  it.runIf(gamesThere().includes('hismment')).each(sampled(['play', 'pair', 'pairs'], 3))(
    'is not meant by words of the language without a determiner: %s',
    (word) => {
      const own = namedCard('hismment');
      expect(own.changedBy(word, 'names')).toEqual({ refused: false, differs: [] });
    },
  );

  it.each(nouns)('is not said where a text has a noun with a determiner: %s', (game, words) => {
    const own = namedCard(game);
    for (const word of words) expect(own.changedBy(word, 'names')).toEqual({ refused: false, differs: [] });
  });

  it('is known to texts beside it and not to those of the game', () => {
    const asks = 'if the top card of the discard pile is rake, gain a coin';
    expect(found({ 'a.cards.yaml': card('rake', asks) })).toEqual([]);
    expect(found({ 'a.cards.yaml': card('rake', 'gain a coin') }, inGame)).toEqual(found({}, inGame));
  });

  it('gives way to a word of the game, and is said with `card` in front', () => {
    const move = (what: string) => found({ 'a.cards.yaml': card('red', `move ${what} to the deck`) });
    expect(move('red')).not.toEqual([]);
    expect(move('the card red')).toEqual([]);
    // Beside the card as well the word is the game's.
    expect(found({ 'a.cards.yaml': card('coin', 'gain a coin') })).toEqual([]);
    const asks = 'if the top card of the discard pile is the card red, gain a coin';
    expect(found({ 'a.cards.yaml': card('red', asks) })).toEqual([]);
  });

  it('has a letter in it', () => {
    expect(found({ 'a.cards.yaml': card('1', 'gain a coin') })).toEqual(['schema/form 1']);
  });
});

const noun = (name: string): string[] =>
  found({ 'v.variant.yaml': variant({ add: { [`nouns/${name}`]: { is: 'a red fruit' } } }) });

describe('a word of a variant', () => {
  it('that a text of the game has in it is refused', () => {
    expect(noun('top fruit')).toEqual([]);
    expect(noun('top card')).toEqual(['game/changes-text nouns/top card']);
    expect(noun('number')).toEqual([]);
  });

  it('is known to the texts of variants', () => {
    const more = {
      add: { 'nouns/top fruit': { is: 'a red fruit' } },
      set: { 'verbs/discard/do': 'move all top fruits to the deck' },
    };
    expect(found({ 'v.variant.yaml': variant(more) })).toEqual([]);
  });
});

/** What is found of the garden with an entry more in a section. */
const declared = (section: string, entry: string): string[] =>
  found({}, (game) => game.replace(`\n${section}:\n`, `\n${section}:\n  ${entry}\n`));

describe('two words for two things', () => {
  it.each([
    ['verbs', 'sells: { do: gain a coin }', 'game/clash sell'],
    [
      'verbs',
      'trade: { forms: { en: [sells, traded] }, phrase: { en: trade }, do: gain a coin }',
      'game/clash sell',
    ],
  ])('a form of two verbs: %s %s', (section, entry, clash) => {
    expect(declared(section, entry)).toContain(clash);
  });

  it.each([
    ['red', 'game/clash red'],
    ['odd', 'game/reserved odd'],
  ])('a condition and what may be said in its place: %s', (id, clash) => {
    const add = { [`functions/${id}`]: { takes: { fruit: 'a fruit' }, if: "the fruit's ripeness is 3" } };
    expect(found({ 'v.variant.yaml': variant({ add }) })).toContain(clash.replace(id, `functions/${id}`));
  });
});
