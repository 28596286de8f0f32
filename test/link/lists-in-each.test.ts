import { describe, expect, it } from 'vitest';
import { loadGame, openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { filesBelow, isYaml } from '../files.ts';

const game = filesBelow('examples/garden', isYaml).get('examples/garden/game.yaml')!;

/** What is found in cards, and what they are called. */
function withCards(cards: string): { readonly found: string[]; readonly names: string[] } {
  const variant = `variant: v\nextends: garden\nname: V\nadd:\n  kinds/fruit/fields/crosses: { type: list, of: colour, optional: true, name: [cross, crosses] }\ncards:\n${cards}`;
  const files = new Map([...filesBelow('examples/garden', isYaml), ['examples/garden/v.yaml', variant]]);
  files.set('examples/garden/game.yaml', game);
  const loaded = loadGame(openLibrary(files), 'garden', ['examples/garden/v.yaml']);
  const errors = loaded.diagnostics.filter(({ severity }) => severity === 'error');
  return {
    found: errors.map(({ code, message }) => `${code}: ${message}`),
    names:
      loaded.game?.cards
        .filter(({ symbol }) => /^(?:graft|pip)-/.test(symbol.id))
        .map(({ symbol }) => `${symbol.id}: ${symbol.names.en[0]}`) ?? [],
  };
}

describe('each with fields of several values', () => {
  it('has a list for each card', () => {
    const { found, names } = withCards(
      "  - { kind: fruit, id: 'graft-{crosses}', name: 'Graft of {crosses}', each: { crosses: [[red, green], [gold]] }, colour: any, ripeness: 2 }\n",
    );
    expect(found).toEqual([]);
    expect(names).toEqual(['graft-red-green: Graft of red, green', 'graft-gold: Graft of gold']);
  });

  it('puts a value into a list, also of a key that is no field', () => {
    const { found, names } = withCards(
      "  - { kind: fruit, id: 'pip-{other}', name: 'Pip of {other}', each: { other: [red, gold] }, colour: any, ripeness: 1, crosses: ['{other}', green] }\n",
    );
    expect(found).toEqual([]);
    expect(names).toEqual(['pip-red: Pip of red', 'pip-gold: Pip of gold']);
  });

  it('puts a number where a field takes one', () => {
    expect(
      withCards(
        "  - { kind: fruit, id: 'pip-{ring}', each: { ring: [1, 2] }, colour: any, ripeness: '{ring}' }\n",
      ).names,
    ).toHaveLength(2);
  });

  it('reports a key that nothing uses but the id', () => {
    const { found } = withCards(
      "  - { kind: fruit, id: 'pip-{other}', each: { other: [red, gold] }, colour: any, ripeness: 1 }\n",
    );
    expect(found).toContainEqual(expect.stringContaining('schema/unknown-key'));
  });

  it('reports a value that the list does not take', () => {
    const { found } = withCards(
      "  - { kind: fruit, id: 'pip-{other}', each: { other: [red, mauve] }, colour: any, ripeness: 1, crosses: ['{other}'] }\n",
    );
    expect(found).toContainEqual(expect.stringContaining('mauve'));
  });
});
