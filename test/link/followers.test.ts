import { expect, it } from 'vitest';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { filesBelow, isYaml } from '../files.ts';

const main = 'examples/garden/game.yaml';

/** What is told of the garden where some words of its game file are others, and a variant lies on top. */
function told(was: string, is: string, variant?: string): string[] {
  const files = new Map(filesBelow('examples/garden', isYaml));
  const text = files.get(main)!;
  expect(text).toContain(was);
  files.set(main, text.replace(was, is));
  if (variant !== undefined) files.set('mine.yaml', `variant: mine\nextends: garden\nname: Mine\n${variant}`);
  const { diagnostics, game } = loadGame(files, 'garden', variant === undefined ? [] : ['mine.yaml']);
  expect(game).toBeUndefined();
  return diagnostics.map(
    ({ code, place: { file, span } }) => `${code} ${files.get(file)!.slice(span.start, span.end)}`,
  );
}
const onTop = (variant: string): string[] => told('garden', 'garden', variant);

it.each([
  // What uses it is not complained about: a noun, a ranking, a verb with what it takes.
  ['is: a stall with at least 2 fruits', 'is: a stall with at with 2 fruits', ['syntax/expected at']],
  ['is: a stall with', 'is: a stlal with', ['name/unknown-noun stlal']],
  ['among: all players', 'among: all all players', ['syntax/habit all all']],
  ['takes: { card: a fruit or tool }', 'takes: { card: a fruit or or tool }', ['syntax/habit or or']],
  ['bunch: { is:', 'bunch: { iz:', ['schema/unknown-key iz']],
  ['takes: { card: a card }', 'taks: { card: a card }', ['schema/unknown-key taks']],
  ['to receiver: a player }', 'to receiver: a a player }', ['syntax/habit a a']],
])('of a declaration at fault the fault alone is told: %s, %s', (was, is, found) => {
  expect(told(was, is)).toEqual(found);
});

const heavy = (condition: string): string =>
  `add:\n  functions: { heavy: { takes: { plant: a fruit }, if: ${condition} } }\n` +
  'cards:\n  - { kind: tool, id: a-scythe, effect: choose a fruit on the market where that fruit is heavy as meal }\n';

it('holds for what variants declare and use, in files of their own', () => {
  const uses =
    'cards:\n  - { kind: tool, id: a-scythe, effect: choose a ripe fruit on the market as meal }\n';
  const noun = (is: string): string => `add:\n  nouns/ripe fruit: { is: ${is} }\n${uses}`;
  expect(onTop(noun('a fruit where where colour is red'))).toEqual(['syntax/habit where where']);
  expect(onTop(heavy('the plant is is red'))).toEqual(['syntax/habit is is']);
});

it('goes through what is said with a doubtful word', () => {
  const nouns =
    'add:\n  nouns/prize: { is: a fruit where where colour is red }\n  nouns/treat: { is: a prize on the market }\n';
  const uses =
    'cards:\n  - { kind: tool, id: a-scythe, effect: choose a treat where that treat is yellow as meal }\n';
  expect(onTop(nouns + uses)).toEqual(['syntax/habit where where']);
});

it('still tells what has its own cause, in another text', () => {
  expect(
    told(
      'is: a stall with at least 2 fruits',
      'is: a stall with at with 2 fruits',
      'cards:\n  - { kind: tool, id: a-scythe, effect: discard a plum }\n',
    ),
  ).toEqual(['syntax/expected at', 'name/unknown-noun plum']);
});

it('still tells what has its own cause in a text that uses what is at fault', () => {
  expect(
    told(
      'is: a stall with at least 2 fruits',
      'is: a stall with at with 2 fruits',
      'cards:\n  - { kind: tool, id: a-scythe, effect: "choose a bunch as spoil, then discard a plum" }\n',
    ),
  ).toEqual(['syntax/expected at', 'name/unknown-noun plum']);
});

const effect = (lines: string): string[] =>
  onTop(`cards:\n  - { kind: tool, id: a-scythe, effect: "${lines}" }\n`);

it('is silent about names that a text with a fault would have given, and behind it tells all else', () => {
  expect(effect('choose a plum as spoil, then discard the spoil')).toEqual(['name/unknown-noun plum']);
  expect(effect('for each plum, discard that plum')).toEqual(['name/unknown-noun plum']);
  expect(effect('for each plum, gain 2 pearls')).toEqual([
    'name/unknown-noun plum',
    'name/unknown-noun pearls',
  ]);
  // One coin too few is read as it is meant.
  expect(effect('for each plum, gain 2 coin')).toEqual(['name/unknown-noun plum']);
});

it('holds cards against no kind that could not be read', () => {
  expect(told('fields:\n      colour:', 'feilds:\n      colour:')).toEqual(['schema/unknown-key feilds']);
});

it('knows nothing of what happens where a text cannot be read', () => {
  // Nothing else would sell.
  const waits =
    'cards:\n  - { kind: tool, id: a-scythe, effect: "until end of turn, when you sell a stall, gain a coin" }\n';
  expect(told('do: sell a bunch', 'do: sell sell a bunch', waits)).toEqual(['syntax/habit sell sell']);
});
