import { describe, expect, it } from 'vitest';
import { cardText } from '../../interpreter/compiler/cards/card-text.ts';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { filesBelow, isYaml } from '../files.ts';

/** What is found in a barrow with these wishes, and what is printed of them. */
function wishes(list: string): readonly [string[], unknown, unknown] {
  const text = `variant: wished
extends: garden
name: Wished
add:
  kinds/tool/fields/wishes: { type: list, of: selection, name: [wish, wishes], optional: true }
  cards/barrow/wishes: ${list}
set:
  cards/barrow/effect: if there is a different fruit in your hand as filler for each wish of this where the wish fits the filler, gain a coin
`;
  const files = filesBelow('examples/garden', isYaml).set('wished.yaml', text);
  const { game, diagnostics } = loadGame(files, 'garden', ['wished.yaml']);
  const card = game?.cards.find(({ symbol }) => symbol.id === 'barrow');
  return [
    diagnostics.map(({ code }) => code),
    card?.lists.get('wishes'),
    card && cardText(game!, card, 'en').facts,
  ];
}

describe('an entry of a list that stands for several', () => {
  it.each([
    ['[3 fruits]', '[fruit, fruit, fruit]'],
    ['[red fruit, two fruits]', '[red fruit, fruit, fruit]'],
    ['[any 3 fruits]', '[fruit, fruit, fruit]'],
    ['[two different fruits]', '[fruit, fruit]'],
    [
      '[a fruit of each colour]',
      '[fruit where colour is red, fruit where colour is green, fruit where colour is gold]',
    ],
    ['[a fruit of another colour than red]', '[fruit where colour is not red]'],
    ['[red fruit, fruit of another colour]', '[red fruit, fruit where colour is not red]'],
    ['[non-red fruit]', '[fruit where colour is not red]'],
    ['[a fruit that is not red]', '[fruit where colour is not red]'],
  ])('%s is %s', (written, right) => {
    expect(wishes(written)).toEqual(wishes(right));
    expect(wishes(right)[0]).toEqual([]);
  });

  it('is one that nothing fits where a part of it is', () =>
    expect(wishes('[a fruit and a tool]')[0]).toEqual(['game/fits-nothing']));

  it('is refused where no noun is meant', () =>
    expect(wishes('[2 wibbles]')[0]).toEqual(['name/one-wanted']));
});
