import { describe, expect, it } from 'vitest';
import { cardText } from '../../interpreter/compiler/cards/card-text.ts';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { filesBelow, isYaml } from '../files.ts';

const folder = 'examples/garden';
const loadedWith = (effect: string, more: readonly [string, string][] = []) => {
  const files = new Map(filesBelow(folder, isYaml));
  const rules = more.reduce(
    (text, [was, is]) => {
      expect(text).toContain(was);
      return text.replace(was, is);
    },
    files.get(`${folder}/game.yaml`)!,
  );
  files.set(`${folder}/game.yaml`, rules);
  files.set(`${folder}/mine.yaml`, `- kind: tool\n  id: mine\n  effect: ${effect}\n`);
  const { game, diagnostics } = loadGame(files, 'garden');
  return { game, diagnostics: diagnostics.filter(({ code }) => code !== 'game/count') };
};
const found = (effect: string, more: readonly [string, string][] = []) =>
  loadedWith(effect, more).diagnostics;
const hashWith = (more: [string, string][]) => {
  const files = new Map(filesBelow(folder, isYaml));
  const rules = more.reduce((text, [was, is]) => text.replace(was, is), files.get(`${folder}/game.yaml`)!);
  return loadGame(files.set(`${folder}/game.yaml`, rules), 'garden').game!.hash;
};
const told = (effect: string, more?: readonly [string, string][]): string[] =>
  found(effect, more).map(
    ({ code, place, help, fixes = [] }) =>
      `${code} ${place.file === `${folder}/mine.yaml` ? '' : 'elsewhere '}| ${help} | ${fixes.flatMap(({ edits }) => edits.map(({ text }) => text)).join(', ')}`,
  );

describe('words that people may write for those of a game', () => {
  it.each([
    ['shuffle the library', 'Shuffle the deck.'],
    ['move all crops on the market to the deck', 'Move all fruits from the market to the deck.'],
    ['shuffle the compost heap', 'Shuffle the discard pile.'],
    ['drop a fruit in your hand', 'Discard a fruit from your hand.'],
    ['each opponent drops a fruit in their hand', 'Each opponent discards a fruit from their hand.'],
    ['throw away a fruit in your hand', 'Discard a fruit from your hand.'],
  ])('are read on cards as those of the game: %s', (effect, says) => {
    const { game, diagnostics } = loadedWith(effect, [['tool: 4', 'tool: 5']]);
    expect(diagnostics).toEqual([]);
    const mine = game!.cards.find(({ symbol }) => symbol.id === 'mine')!;
    expect(cardText(game!, mine, 'en').texts.flatMap(({ lines }) => lines)).toContain(says);
  });

  it.each([
    ['shuffle the deck', 'shuffle the library', 'name/unknown-noun elsewhere | did you mean `deck`? | deck'],
    [
      'do: move the card to the discard pile',
      'do: move the card to the compost heap',
      'name/unknown-noun elsewhere | did you mean `discard pile`? | discard pile',
    ],
  ])('lead to those of the game in its own texts: %s', (was, is, said) => {
    expect(told('nothing', [[was, is]])).toContain(said);
  });

  it('lead from two words of which one is known', () => {
    expect(told('discard all garden fruits in your hand', [['[crop]', '[crop, garden fruit]']])).toEqual([]);
    expect(told('give all garden fruits in your hand', [['[crop]', '[crop, garden fruit]']])).toEqual([
      'name/unknown-quality | did you mean `fruits`? (next: `all fruits in your hand` may be several, and here exactly one is needed) | ',
    ]);
  });

  it('lead from values, and to each of several words', () => {
    expect(
      told('discard a crimson fruit in your hand', [
        ['[red, green, gold]', '{ red: { also: [crimson] }, green: green, gold: { also: [crimson] } }'],
      ]),
    ).toEqual(['name/unknown-quality | did you mean `red` or `gold`? | red, gold']);
  });

  it('lead from the verb that is printed', () => {
    const wording: [string, string] = ["'discard {card}'", "'toss aside {card}'"];
    // The whole phrase is the verb; one word of it may be meant of another.
    expect(told('toss aside a fruit in your hand', [wording])).toEqual([]);
    expect(told('each opponent tosses a fruit in their hand', [wording])).toEqual([
      'name/unknown-verb | did you mean `discards`? | discards',
    ]);
  });

  it('lead from names in the data', () => {
    const [takes] = found('draw', [['takes: [fruit]', 'takes: [crop]']]);
    expect([takes.code, takes.help]).toEqual([
      'game/unknown',
      'did you mean `fruit`? there is `fruit` or `tool`',
    ]);
  });

  it('change nothing of what a saved game belongs to', () => {
    expect(hashWith([[', also: [tempest]', '']])).toBe(hashWith([]));
    expect(hashWith([['to: 3, also: [tempest]', 'to: 4']])).not.toBe(hashWith([]));
  });
});
