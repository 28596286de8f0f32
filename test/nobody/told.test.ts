import { describe, expect, it } from 'vitest';
import { calledIn } from '../../interpreter/reports/narration/display-names.ts';
import { openLibrary, loadGame } from '../../interpreter/index.ts';
import { runScenarios } from '../../interpreter/scenarios/index.ts';
import { filesBelow, isYaml } from '../files.ts';
import { orchard, tried } from './play.ts';

const lines = (text: string, attached = false): string[] =>
  tried(orchard([text, 'nothing'], attached), 0).lines.map(
    (line) => `${String(line['event'] ?? 'decision')}`,
  );

/** What is found wrong with one scenario of a variant of Garden. */
function wrong(variant: string, scenario: string): string[] {
  const files = new Map(filesBelow('examples/garden', isYaml));
  files.set('examples/garden/mine.yaml', `variant: mine\nextends: garden\nname: Mine\n${variant}`);
  files.set(
    'examples/garden/mine.scenario.yaml',
    `game: garden\nwith: [mine.yaml]\nplayers: 2\nscenario: mine\n${scenario}`,
  );
  return runScenarios(openLibrary(files), ['examples/garden/mine.scenario.yaml']).flatMap(({ diagnostics }) =>
    diagnostics.map(({ message }) => message),
  );
}

/** What makes a text that of the ladder. */
const effect = (text: string): string =>
  `set:\n  cards/ladder/effect: |\n    ${text.replaceAll('\n', '\n    ')}\n`;

describe('nobody was chosen', () => {
  const given =
    'given: { step: trade, turn: Ann, deck: [red-1, red-2], Ann: { hand: [ladder] }, Ben: { hand: [gold-1] } }\n';

  it('and the zone declared before is not taken for theirs', () => {
    const poor = 'choose an opponent with at least 5 coins';
    const then =
      'do:\n  - Ann: [play, ladder]\nthen:\n  - that: red-1 is in the deck\n  - hidden: { from: Ben, cards: [red-1] }\n  - that: Ann has 0 coins\n';
    for (const text of [
      "move all cards in that player's hand to your hand",
      "reveal all cards in that player's hand",
      "for each card in that player's hand, gain a coin",
      "move a random card in that player's hand to your hand",
    ])
      expect(wrong(effect(`${poor}\n${text}`), given + then)).toEqual([]);
  });
});

describe('what lies on the table', () => {
  it('is no roll to choose once its total stands', () => {
    const files = new Map(filesBelow('examples/garden', isYaml));
    files.set(
      'examples/garden/mine.yaml',
      `variant: mine
extends: garden
name: Mine
add:
  rolls: { wind: { dice: 1d6, name: [wind roll, wind rolls], window: weather } }
  windows:
    weather:
      takes: { for throw: a roll }
      asks: all players
      from: the active player
      closes: all pass
      actions: { puff: { if: there is a card in your hand, do: discard a card in your hand } }
set:
  cards/ladder/effect: |
    make a wind roll as throw
    choose a roll as other
    if there is a roll, gain 5 coins
    gain a coin
`,
    );
    const { diagnostics } = loadGame(openLibrary(files), 'garden', ['examples/garden/mine.yaml']);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    files.set(
      'examples/garden/mine.scenario.yaml',
      'game: garden\nwith: [mine.yaml]\nplayers: 2\nscenario: mine\ngiven: { step: trade, turn: Ann, Ann: { hand: [ladder] }, Ben: { hand: [] } }\nrolls: [4]\ndo:\n  - Ann: [play, ladder]\n  - Ann: pass\n  - Ben: pass\nthen:\n  - that: Ann has 1 coin\n',
    );
    const found = runScenarios(openLibrary(files), ['examples/garden/mine.scenario.yaml']);
    expect(
      found.flatMap(({ diagnostics: all }) => all.map(({ message, help }) => `${message} ${help}`)),
    ).toEqual([]);
  });

  it('is not by chance where only one outcome is possible', () => {
    expect(lines('move a random card in the pit to your hand')).not.toContain('chance');
    expect(lines('choose a random player with at least 1 coin as lucky\nthe lucky gains a coin')).toContain(
      'chance',
    );
    expect(lines('choose a random opponent as lucky\nthe lucky gains a coin')).not.toContain('chance');
  });
});

describe('what goes along with a card', () => {
  it('comes from where that card was', () => {
    const text = [
      'choose a fruit on the market as host',
      'for each charm in the deck, move that charm to your bed',
      'choose a charm in your bed as trinket',
      'attach the trinket to the host',
      'move the host to the pit',
    ].join('\n');
    const { lines: all } = tried(orchard([text, 'nothing'], true), 0);
    const moves = all.filter(({ event, to }) => event === 'move' && to === 'pit');
    expect(moves).toMatchObject([{ from: 'market', cards: [expect.any(String), expect.any(String)] }]);
  });
});

describe('a rule, or what an effect brought about', () => {
  it('is called by its text', () => {
    const game = orchard(['until end of turn, when you gain any coins, you lose a coin'], false);
    const called = calledIn(game, 'en', ['Ann', 'Ben']);
    for (const { name, card } of game.abilities) {
      if (card) continue;
      expect(called.option(name)).toMatch(/^(When|Whenever|Until) .*gain/);
      expect(called.thing(`${name} (2)`)).toMatch(/\(2\)$/);
    }
    expect(game.abilities).toHaveLength(2);
  });
});
