import { describe, expect, it } from 'vitest';
import { openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { filesBelow, isYaml } from '../files.ts';
import { paste, PASTED, type Pasting } from './pasted.ts';

const garden: Pasting = {
  library: openLibrary(filesBelow('examples/garden', isYaml)),
  gameFile: 'examples/garden/game.yaml',
  card: (id, effect) => `- kind: tool\n  id: ${id}\n  name: Pasted\n  effect: |\n    ${effect}\n`,
};

describe('sentences as other games print them', () => {
  const all = paste(garden);

  it('are accepted, or answered with help', () => {
    expect(all).toHaveLength(PASTED.length);
    for (const { sentence, found } of all)
      for (const each of found.slice(0, 1)) expect(each.help, sentence).toBeTruthy();
  });

  it('are offered nothing that is refused, or that says something else', () => {
    const offered = all.flatMap(({ sentence, offered: changes }) =>
      changes.map((change) => ({ sentence, ...change })),
    );
    expect(offered.length).toBeGreaterThan(15);
    expect(offered.filter(({ refused }) => refused.length > 0)).toEqual([]);
    expect(offered.filter(({ changed }) => changed)).toEqual([]);
  });

  const offeredFor = (sentence: string): readonly string[] =>
    paste(garden, [sentence])[0].offered.map(({ text }) => text);

  it.each([
    ['Gain 3 coins. (You cannot gain more.)', 'gain 3 coins'],
    ['🍎 Gain a coin', 'gain a coin'],
    [
      'Choose one — gain a coin; or discard a card.',
      'choose one:\n      - gain a coin\n      - discard a card',
    ],
    ['Gain a coin — then discard a card.', 'gain a coin\n    discard a card'],
    ['Each other player must discard a card in their hand until', undefined],
  ])('%s', (sentence, right) => {
    if (right === undefined) expect(offeredFor(sentence)).toEqual([]);
    else expect(offeredFor(sentence)).toContain(right);
  });
});
