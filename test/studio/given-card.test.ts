import { describe, expect, it } from 'vitest';
import { viewFor } from '../../interpreter/index.ts';
import { DesignerDesk } from '../../studio/engine/designer-desk.ts';
import { MatchTable } from '../../studio/engine/table/match-table.ts';
import { quayFile } from '../bots/secret-game.ts';
import { filesBelow, isYaml } from '../files.ts';

const textsOf = (folder: string): [string, string][] =>
  [...filesBelow(folder, isYaml)].filter(([path]) => !path.includes('scenario'));

describe('a card of the set', () => {
  it.each(['here-to-slay', 'slasher', 'slasherz', 'hismment'])(
    'of %s, made from each template, is free of errors and seen in three languages',
    async (id) => {
      const desk = new DesignerDesk({ file: `cards/${id}/game.yaml`, texts: textsOf(`cards/${id}`) });
      for (const { id: what } of desk.facts('en').kinds) {
        const { file, text } = desk.begin({ what, name: 'The Élan 2', taken: [], language: 'en' });
        const { findings } = await desk.check([[file, text]], 'en');
        expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
        const cards = desk.faces({ name: file, offset: 0, language: 'en' });
        expect(file).toBe('the-elan-2.yaml');
        expect(cards.map((card) => card.words.map(({ name }) => name))).toEqual([
          Array(3).fill('The Élan 2'),
        ]);
      }
    },
  );

  it('is each of those that one entry makes with `each`', async () => {
    const texts = textsOf('cards/here-to-slay');
    const desk = new DesignerDesk({ file: 'cards/here-to-slay/game.yaml', texts });
    const text = [
      '- kind: hero',
      "  id: 'late-{class}'",
      "  name: { en: 'Late {class}', fr: 'Tard {class}', de: 'Spät {class}' }",
      '  roll: 8+',
      '  effect: draw a card',
      '  each: { class: [bard, fighter] }',
      '',
    ].join('\n');
    const { findings } = await desk.check([['late.yaml', text]], 'en');
    expect(findings).toEqual([]);
    const cards = desk.faces({ name: 'late.yaml', offset: 0, language: 'en' });
    expect(cards.map(({ id }) => id)).toEqual(['late-bard', 'late-fighter']);
    expect(desk.playable().own.map(({ symbol }) => symbol.id)).toEqual(['late-bard', 'late-fighter']);
  });

  it.each(['public', 'secret'] as const)(
    'is put into decks and a hand where decklists are %s',
    async (lists) => {
      const desk = new DesignerDesk({ file: 'quay/game.yaml', texts: [['quay/game.yaml', quayFile(lists)]] });
      const set = desk.playable([['mine.yaml', '- { kind: crate, id: mine, weight: 2 }\n']]);
      const table = await MatchTable.begin(set, { players: 2, seed: '1', sitters: ['person', 'random'] });
      expect((await table.give('mine', 'hand', 'en')).refused).not.toBe(true);
      const hand = viewFor(table.running, 0).players[0].zones['hand'].cards!;
      expect(hand.some((name) => name.split('#')[0] === 'mine')).toBe(true);
    },
  );

  it('can be put into a hand, and the player sees it there', async () => {
    const id = 'here-to-slay';
    const desk = new DesignerDesk({ file: `cards/${id}/game.yaml`, texts: textsOf(`cards/${id}`) });
    const made = desk.begin({ what: 'hero', name: 'The Given', taken: [], language: 'en' });
    const set = desk.playable([[made.file, made.text]]);
    const table = await MatchTable.begin(set, { players: 2, seed: '1', sitters: ['person', 'random'] });
    const before = table.position('en');
    const [{ id: card, zones }] = before.own;
    // The set-up may ask something first: then the hand is still empty, and there is nothing to exchange.
    let position = before;
    while (!viewFor(table.running, 0).players[0].zones['hand'].count)
      position = await table.answer([0], 'en');
    expect(zones.map((zone) => zone.id)).toContain('hand');
    position = await table.give(card, 'hand', 'en');
    expect(position.refused).toBeUndefined();
    expect(viewFor(table.running, 0).players[0].zones['hand'].cards).toContain('the-given');
    expect((await table.give(card, 'nowhere', 'en')).refused).toBe(true);
  });
});

describe('a moment in which a card does something', () => {
  it.each([
    ['here-to-slay', 'leader'],
    ['slasher', 'monster'],
    ['slasherz', 'place'],
    ['hismment', 'chapter'],
  ])('of %s is found for a new %s, also where players bring decks', async (id, what) => {
    const desk = new DesignerDesk({ file: `cards/${id}/game.yaml`, texts: textsOf(`cards/${id}`) });
    const made = desk.begin({ what, name: 'The Telling', taken: [], language: 'en' });
    const set = desk.playable([[made.file, made.text]]);
    const found = await MatchTable.atMoment(set, {
      players: set.game.players.min,
      seed: '1',
      sitters: ['person'],
      card: 'the-telling',
      language: 'en',
    });
    expect(found?.then.join(' ')).toContain('The Telling');
    expect(found?.table.position('en').picture?.question).toBeDefined();
  });
});
