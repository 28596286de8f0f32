import { expect, it } from 'vitest';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { filesBelow, isYaml } from '../files.ts';

const folder = 'examples/garden';
const told = (effect: string): string[] => {
  const text = `- kind: tool\n  id: mine\n  effect: |\n${effect.replaceAll(/^/gm, '    ')}\n`;
  const { diagnostics } = loadGame(
    new Map([...filesBelow(folder, isYaml), [`${folder}/mine.yaml`, text]]),
    'garden',
  );
  return diagnostics
    .filter(({ severity, code }) => severity === 'error' && code !== 'game/count')
    .map(({ code, help }) => `${code} ${help}`);
};
const one = 'name/not-here ask one player, or one card that was named before:';
const since = 'name/not-here say since when:';
const verbs = 'name/not-here what is asked of the past are verbs of the game:';

it.each([
  ['each player discarded a card this turn', `${one} \`that player discarded a card this turn\``],
  [
    'no opponent has discarded no card since your last turn',
    `${one} \`you discarded no card since your last turn\``,
  ],
  ['that player sold red this turn', 'name/not-here leave out `red`: it is not remembered'],
  [
    'you discarded a card',
    `${since} \`you discarded a card this turn\` or \`you discarded a card this game\``,
  ],
  ['you discarded a card last turn', `${since} \`this turn\`, \`this round\` or \`this game\``],
  ['the deck was shuffled this turn', `${verbs} \`discarded\`, \`sold\`, \`given\` or \`played\``],
  ['you gave a card to an opponent this turn', `${verbs} \`discarded\`, \`sold\`, \`given\` or \`played\``],
  [
    'you discarded a card from the market this turn',
    'name/not-here leave out `from the market`: it is not remembered',
  ],
  [
    'a fruit was discarded by an opponent this turn',
    'name/not-here leave out `by an opponent`: it is not remembered',
  ],
  [
    'a fruit was sold from the market this game',
    'name/not-here leave out `from the market`: it is not remembered',
  ],
])('%s is answered with what can be asked', (condition, said) => {
  expect(told(`if ${condition}, gain a coin`)).toEqual([said]);
});

it.each([
  'a fruit was discarded this turn',
  'no fruit was discarded this game',
  '2 fruits were discarded this round',
  'a fruit was dropped this turn',
  'nobody discarded a fruit this turn',
  'an opponent gave a card this turn',
  'you have discarded a fruit this turn',
])('%s is remembered', (condition) => {
  expect(told(`if ${condition}, gain a coin`)).toEqual([]);
});

it.each([
  'you discarded a fruit this turn',
  'you did not discard a fruit this game',
  'you discarded 2 fruits this round',
])('%s, which is advised, can be asked', (condition) =>
  expect(told(`if ${condition}, gain a coin`)).toEqual([]),
);

it.each(['that fruit was discarded this turn', 'that fruit was not discarded this game'])(
  'so can %s',
  (condition) => {
    expect(told(`choose a fruit in your hand\nif ${condition}, gain a coin`)).toEqual([]);
  },
);

it('by whom it was done to a card is no part of what is asked', () => {
  expect(
    told('choose a fruit in your hand\nif that fruit was discarded by an opponent this turn, gain a coin'),
  ).toEqual(['name/not-here leave out `by an opponent`: it is not remembered']);
});
