import { describe, expect, it } from 'vitest';
import { parse } from '../../dsl/language/parser/parse.ts';
import { languages, render } from '../../dsl/nlg/index.ts';
import { wholeText } from '../../dsl/text/source.ts';
import type { EntryKind } from '../../dsl/language/syntax/ast.ts';
import { cardText } from '../../interpreter/compiler/cards/card-text.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { loadGame, openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { blocksOf, option, says, type FencedBlock } from './blocks.ts';
import { dataOf, fileText } from './library.ts';

const blocks = blocksOf(fileText('docs/card-text.md'));
const names = 'examples/garden/in-three-languages.yaml';

/** Garden with its names in three languages, and what the page puts on top. */
function garden(more?: string): Game {
  const files = dataOf('examples/garden');
  if (more !== undefined) files.set('mine.yaml', more);
  const { game, diagnostics } = loadGame(openLibrary(files), 'garden', [
    names,
    ...(more === undefined ? [] : ['mine.yaml']),
  ]);
  expect(diagnostics).toEqual([]);
  return game!;
}

/** What a block says in all languages, a line for each sentence of its text. */
function saidOf(block: FencedBlock, id: string | undefined): string[] {
  if (id !== undefined) {
    const game = garden(block.text);
    const card = game.cards.find(({ symbol }) => symbol.id === id)!;
    return languages.flatMap((language) =>
      cardText(game, card, language).texts.flatMap(({ lines }) => lines.map((line) => `${language}: ${line}`)),
    );
  }
  const { vocabulary } = garden();
  const texts = block.text.trimEnd().split('\n');
  return languages.flatMap((language) =>
    texts.flatMap((text) => {
      const { tree } = parse(block.words[0] as EntryKind, wholeText(text));
      return render(block.words[0] as EntryKind, tree!, language, { vocabulary }).map((line) => `${language}: ${line}`);
    }),
  );
}

describe('docs/card-text.md', () => {
  const shown = blocks.flatMap((block, i) => {
    const id = option(block, 'said');
    return block.language === 'text' && (says(block, 'said') || id !== undefined)
      ? [{ line: block.line, of: blocks[i - 1], id, text: block.text }]
      : [];
  });

  it.each(shown)('says at line $line what the example in front of it says', ({ of, id, text }) => {
    expect(saidOf(of, id)).toEqual(text.trimEnd().split('\n'));
  });

  it('shows what its examples say', () => {
    expect(shown.length).toBeGreaterThan(2);
  });
});
