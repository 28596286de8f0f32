import { describe, expect, it } from 'vitest';
import { CARD, gameOf, listOf, recipesOf, saidOf, SCENARIO, scenarioOf, withFiles, type Recipe } from '../../docs/recipes.ts';
import { runScenarios } from '../../interpreter/scenarios/index.ts';
import { gamesThere } from '../files.ts';
import { WAYS, WHOLE } from '../size.ts';
import { fileText } from './library.ts';

const page = fileText('docs/cookbook.md');
const recipes = recipesOf(page);

/** What a scenario finds, with this text in the place of the card. */
function findings(recipe: Recipe, card: string): string[] {
  const library = withFiles(recipe, [
    [CARD, card],
    [SCENARIO, scenarioOf(recipe)],
  ]);
  // The recipe as it is has been loaded to see whether it is valid.
  const load = card === recipe.card.text ? { load: () => gameOf(recipe) } : {};
  return runScenarios(library, [SCENARIO], { ...load, ...WAYS }).flatMap(({ diagnostics }) =>
    diagnostics.map(({ code, message, help }) => `${code} ${message} ${help ?? ''}`),
  );
}

/** What stands in the place of a text, so that the card is valid and does nothing of what it is for. */
const EMPTY: Readonly<Record<string, string>> = {
  effect: 'nothing',
  skill: 'at the end of the round, nothing',
  power: 'at the end of the round, nothing',
  ability: 'at the end of the round, nothing',
  obstacle: 'you have at least 0 coins',
  bell: 'at the end of the round, nothing',
  requires: '[hero]',
  slash: 'all loners',
};

/** A card without its text: what stands deeper than the key belongs to it. Of a variant without cards nothing is left. */
function without({ card, game }: Recipe): string {
  if (card.text.startsWith('variant:') && !/^cards:/m.test(card.text))
    return `variant: nothing\nextends: ${game}\nname: Nothing\n`;
  let deeper = Infinity;
  const lines = card.text.split('\n').flatMap((line) => {
    const margin = line.search(/\S/);
    if (margin > deeper) return [];
    deeper = Infinity;
    const key = /^ *(\w+):/.exec(line)?.[1] ?? '';
    if (!(key in EMPTY)) return [line];
    deeper = margin;
    return [`${' '.repeat(margin)}${key}: ${EMPTY[key]}`];
  });
  return lines.join('\n');
}

describe('docs/cookbook.md', () => {
  it('has forty recipes or more, and no block that nobody runs', () => {
    expect(recipes.length).toBeGreaterThanOrEqual(40);
    const fences = page.match(/^```[a-z]+ .*$/gm)!;
    const run = recipes.flatMap(({ card, said, shows }) => [card, said, shows].filter((each) => each !== undefined));
    expect(fences).toHaveLength(run.length);
  });

  it('says for which game a card is', () => {
    const lines = page.split('\n');
    for (const { game, card } of recipes.filter((each) => each.game !== 'garden'))
      expect(lines[card.line - 3]).toMatch(new RegExp(`^For \\[.*\\]\\(../cards/${game}/game.yaml\\)\\.$`));
  });

  it('wishes for no thing twice', () => {
    expect(recipes.map(({ wish }) => wish)).toEqual([...new Set(recipes.map(({ wish }) => wish))]);
  });

  it('lists its wishes; `node docs/make.ts` writes the list', () => {
    expect(page).toContain(listOf(page));
  });

  for (const recipe of recipes) {
    if (recipe.game !== 'garden' && !gamesThere().includes(recipe.game)) {
      it.skip(`${recipe.wish} (needs the game ${recipe.game})`);
      continue;
    }
    const tried = (step: number): boolean => WHOLE || recipes.indexOf(recipe) % step === 0;
    describe(recipe.wish, () => {
      it.runIf(tried(6))('is valid', () => {
        expect(gameOf(recipe).diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
      });

      it.runIf(tried(6))('says in print what the page shows', () => {
        expect(recipe.said?.text ?? '').toBe(saidOf(recipe));
      });

      it.runIf(tried(12))('does what the scenario shows', () => {
        expect(findings(recipe, recipe.card.text)).toEqual([]);
      });

      it.runIf(tried(24))('and would not without its text', () => {
        const emptied = without(recipe);
        expect(emptied).not.toBe(recipe.card.text);
        expect(findings(recipe, emptied)).not.toEqual([]);
      });
    });
  }
});
