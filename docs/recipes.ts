/** The recipes of the cookbook: each is a wish, a card, what the card says in print, and a scenario that shows it. */
import { cardText } from '../interpreter/compiler/cards/card-text.ts';
import { loadGame, openLibrary, type Library, type Loaded } from '../interpreter/compiler/linker/load-game.ts';
import { blocksOf, option, type FencedBlock } from '../test/docs/blocks.ts';
import { dataOf, libraryWith } from '../test/docs/library.ts';

/** Where a recipe's card and its scenario lie while they are run. */
export const CARD = 'mine/card.yaml';
export const SCENARIO = 'mine/card.scenario.yaml';

export interface Recipe {
  /** What somebody wants, as the heading says it. */
  readonly wish: string;
  /** The game that it is for, and the files of that game. */
  readonly game: string;
  readonly card: FencedBlock;
  /** What the page shows of the printed text; none where nothing new is printed. */
  readonly said: FencedBlock | undefined;
  /** The scenario, as the page shows it. */
  readonly shows: FencedBlock | undefined;
}

const hasWord = (block: FencedBlock | undefined, language: string, word: string): boolean =>
  block?.language === language && block.words[0] === word;

/** All recipes of a page, in order. */
export function recipesOf(page: string): Recipe[] {
  const lines = page.split('\n');
  const blocks = blocksOf(page);
  return blocks.flatMap((card, i): Recipe[] => {
    if (!hasWord(card, 'yaml', 'card')) return [];
    const said = hasWord(blocks[i + 1], 'text', 'said') ? blocks[i + 1] : undefined;
    const next = blocks[said ? i + 2 : i + 1];
    const heading = lines.slice(0, card.line).findLast((line) => line.startsWith('### ')) ?? '';
    return [
      {
        wish: heading.slice('### '.length),
        game: option(card, 'game') ?? 'garden',
        card,
        said,
        shows: hasWord(next, 'yaml', 'shows') ? next : undefined,
      },
    ];
  });
}

interface Base {
  readonly library: Library;
  readonly ids: ReadonlySet<string>;
}

const bases = new Map<string, Base>();

/** A game without any recipe: its files, in `cards/` or for Garden in `examples/`, and the ids of its cards. */
function baseOf(game: string): Base {
  const known = bases.get(game);
  if (known) return known;
  const library = openLibrary(dataOf(game === 'garden' ? 'examples/garden' : `cards/${game}`));
  const base = { library, ids: new Set(loadGame(library, game).game!.cards.map(({ symbol }) => symbol.id)) };
  bases.set(game, base);
  return base;
}

const loaded = new WeakMap<Recipe, Loaded>();

/** The game of a recipe with further files. */
export const withFiles = ({ game }: Recipe, more: readonly (readonly [string, string])[]): Library =>
  libraryWith(baseOf(game).library, new Map(more));

/** The whole scenario of a recipe: the page leaves out the lines that are the same for all. */
export const scenarioOf = ({ game, wish, shows }: Recipe): string =>
  `game: ${game}\nwith: [card.yaml]\nplayers: 2\nscenario: ${JSON.stringify(wish)}\n${shows!.text}`;

/** The game of a recipe with its card on top, and what is found in it. */
export function gameOf(recipe: Recipe): Loaded {
  const known = loaded.get(recipe);
  if (known) return known;
  const { game: id, card } = recipe;
  const made = loadGame(withFiles(recipe, [[CARD, card.text]]), id, [CARD]);
  loaded.set(recipe, made);
  return made;
}

/** What the new cards of a recipe say in English: a line for each sentence or point. */
export function saidOf(recipe: Recipe): string {
  const { game } = gameOf(recipe);
  const { ids } = baseOf(recipe.game);
  const cards = game?.cards.filter(({ symbol }) => !ids.has(symbol.id)) ?? [];
  const lines = cards.flatMap((card) => cardText(game!, card, 'en').texts.flatMap((text) => text.lines));
  return lines.map((line) => `${line}\n`).join('');
}

/** How a heading is linked to, as code hosts do it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

/** All wishes of a page under the headings of its parts, each with a link. */
export function listOf(page: string): string {
  return [...page.matchAll(/^(##|###) (.*)$/gm)]
    .map(([, level, title]) => (level === '##' ? `\n**${title}**\n` : `- [${title.replace(/^I want (?:a card )?/, '… ')}](#${anchorOf(title)})`))
    .join('\n');
}

/** A page of recipes with its list of wishes, and with what its cards say in print, made anew. */
export function withRecipes(page: string): string {
  const listed = /(<!-- list: recipes -->\n)[\s\S]*?(<!-- end -->)/;
  return withSaid(page).replace(listed, (_, start: string, end: string) => `${start}${listOf(page)}\n\n${end}`);
}

function withSaid(page: string): string {
  const lines = page.split('\n');
  for (const recipe of recipesOf(page).toReversed()) {
    if (!recipe.said) continue;
    const count = recipe.said.text.split('\n').length - 1;
    lines.splice(recipe.said.line, count, ...saidOf(recipe).trimEnd().split('\n'));
  }
  return lines.join('\n');
}
