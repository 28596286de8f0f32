import { describe, expect, it } from 'vitest';
import { cardText } from '../../interpreter/compiler/cards/card-text.ts';
import { loadGame, openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { startMatch } from '../../interpreter/match/match.ts';
import { viewOf } from '../../interpreter/match/view/match-view.ts';
import { run } from '../cli/kit.ts';
import { filesBelow, isYaml, ROOT } from '../files.ts';

const files = filesBelow('examples/moor', isYaml);

/** The game with a card that says something, as the file of a set would. */
function withCard(effect: string) {
  const lines = effect.split('\n').map((line) => `      ${line}\n`);
  const text = `variant: calls
extends: moor
name: Calls
add:
  kinds/call: { name: [call, calls], starts: stable, fields: { effect: { type: effect } } }
  decks/bay/cards/whistle: 1
  cards/whistle:
    kind: call
    id: whistle
    effect: |
${lines.join('')}`;
  return loadGame(openLibrary(new Map(files).set('mine/calls.yaml', text)), 'moor', ['mine/calls.yaml']);
}

function printed(effect: string): string {
  const { game, diagnostics } = withCard(effect);
  if (!game) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const card = game.cards.find(({ symbol }) => symbol.id === 'whistle')!;
  return cardText(game, card, 'en')
    .texts.flatMap(({ lines }) => lines)
    .join(' ');
}

const WALKER = 'choose a pony of yours on the moor as walker\n';

describe("people's words on a board of hexes", () => {
  it.each([
    [
      'move the walker 2 patches in a straight line',
      'Move it to an empty patch in line with it such that the way between that patch and that pony is the distance between that patch and that pony and the distance between that patch and that pony is 2.',
    ],
    ['move the walker up to 2 patches', 'Move it to an empty patch within 2 of it.'],
    ['move the walker to an adjacent empty patch', 'Move it to an empty patch adjacent to it.'],
  ])('%s', (said, wanted) => {
    expect(printed(WALKER + said)).toBe(`Choose one of your ponies on the moor. ${wanted}`);
  });

  it('rows and columns are no lines of hexes, and corners no way: the help shows what is', () => {
    for (const said of [
      'choose a pony of an opponent in the same row or column as the walker as other\nmove the other to A3',
      'move the walker to a patch diagonally adjacent to it',
    ]) {
      const { game, diagnostics } = withCard(WALKER + said);
      expect(game).toBeUndefined();
      expect(diagnostics.some(({ help }) => help?.includes('`in line with`'))).toBe(true);
    }
  });
});

describe('a board of hexes on the screen', () => {
  it('is drawn with each row in the gaps of the row above, and every place by its name', async () => {
    const { out } = await run(['play', 'examples/moor', '--seed', '1'], { cwd: ROOT, input: 'quit\n' });
    const lines = out.split('\n');
    const first = lines.findIndex((line) => line.includes('A1 A:bay'));
    const places = lines.slice(first, first + 5).map((line) => line.search(/\bA\d/));
    const half = (lines[first].indexOf('B1') - lines[first].indexOf('A1')) / 2;
    expect(places.map((place) => (places[0] - place) / half)).toEqual([0, 1, 2, 1, 0]);
    expect(lines[first + 2]).toMatch(/A3 +B3 +C3 +D3 +E3$/);
  });

  it('says to programs how long its rows are', () => {
    const { game } = loadGame(files, 'moor');
    const { grid } = viewOf(startMatch(game!, { players: 2, seed: '1' }), 0).zones['moor'];
    expect(grid).toMatchObject({ columns: 5, rows: 5, hexes: [3, 4, 5, 4, 3] });
  });
});
