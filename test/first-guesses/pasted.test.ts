import { describe, expect, it } from 'vitest';
import { openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { filesBelow, gamesThere, isYaml } from '../files.ts';
import { paste, PASTED, PASTED_ABILITIES, type Pasting } from './pasted.ts';
import { sampled, tries } from '../size.ts';

const garden: Pasting = {
  library: openLibrary(filesBelow('examples/garden', isYaml)),
  gameFile: 'examples/garden/game.yaml',
  card: (id, effect) => `- kind: tool\n  id: ${id}\n  name: Pasted\n  effect: |\n    ${effect}\n`,
};

const party: Pasting = {
  library: openLibrary(filesBelow('cards/here-to-slay', isYaml)),
  gameFile: 'cards/here-to-slay/game.yaml',
  card: (id, skill) =>
    `- kind: item\n  id: ${id}\n  name: Pasted\n  nature: ordinary\n  skill: |\n    ${skill}\n`,
};

const offeredFor = (sentence: string): readonly string[] =>
  paste(garden, [sentence])[0].offered.map(({ text }) => text);

describe.each([
  ['effects', garden, PASTED],
  ['abilities', party, [...PASTED_ABILITIES, ...PASTED.filter((_, i) => i % 3 === 0)]],
] as const)('sentences as other games print them, in texts of %s', (sort, pasting, sentences) => {
  const all = paste(pasting, sampled(sentences, 9));

  it('are accepted, or answered with help', () => {
    expect(all).toHaveLength(sampled(sentences, 9).length);
    for (const { sentence, found } of all)
      for (const each of found.slice(0, 1)) expect(each.help, sentence).toBeTruthy();
  });

  it('are offered nothing that is refused, or that says something else', () => {
    const offered = all.flatMap(({ sentence, offered: changes }) =>
      changes.map((change) => ({ sentence, ...change })),
    );
    if (sort === 'effects') expect(offered.length).toBeGreaterThan(tries(5, 1));
    expect(offered.filter(({ refused }) => refused.length > 0)).toEqual([]);
    expect(offered.filter(({ changed }) => changed)).toEqual([]);
  });
});

const creatures: Pasting = {
  library: openLibrary(filesBelow('cards/hismment', isYaml)),
  gameFile: 'cards/hismment/game.yaml',
  card: (id, effect) =>
    `- kind: chapter\n  id: ${id}\n  name: Pasted\n  price: 10\n  rarity: bronze\n  set number: 999\n  effect: |\n    ${effect}\n`,
};

describe('what is counted by a word that the game has for something else', () => {
  it.skipIf(!gamesThere().includes('hismment')).each(['Each opponent loses 2 life.', 'gain 2 life'])(
    'is named in counters of the game, the one that players call so first: %s',
    (sentence) => {
      const [{ found, offered }] = paste(creatures, [sentence]);
      const [, first] = /`([^`]+)`/.exec(found[0].help ?? '') ?? [];
      expect(first).toMatch(/ 2 heart$/);
      // They are only like what was written: no change puts one there.
      expect(offered).toEqual([]);
      expect(paste(creatures, [first!])[0].found).toEqual([]);
    },
  );
});

describe('what is offered for a printed sentence', () => {
  it.each([
    ['Gain 3 coins. (You cannot gain more.)', 'gain 3 coins'],
    ['🍎 Gain a coin', 'gain a coin'],
    ['Gain a coin — then discard a card.', 'gain a coin\n    discard a card'],
    ['Each other player must discard a card in their hand until', undefined],
  ])('%s', (sentence, right) => {
    if (right === undefined) expect(offeredFor(sentence)).toEqual([]);
    else expect(offeredFor(sentence)).toContain(right);
  });

  it.each([
    ['drwa a card', ['`once per turn, draw a card`', '`at the start of your turn, draw a card`']],
    ['Each player must discard a card.', ['`at the start of your turn, each player discards a card`']],
    [
      'Choose a player. That player must give you a card.',
      ['`at the start of your turn:\n  choose a player\n  that player cedes a card to you`'],
    ],
  ])('names moments for an order where an ability belongs, and puts none there: %s', (order, texts) => {
    const [{ found, offered }] = paste(party, [order]);
    for (const text of texts) expect(found[0].help).toContain(text);
    expect(offered).toEqual([]);
    for (const text of texts) {
      const lines = text.slice(1, -1).split(/\n/);
      const [head, ...below] = lines;
      const written = [head, ...below.map((line) => `      ${line}`)].join('\n');
      expect(paste(party, [written])[0].found).toEqual([]);
    }
  });
});
