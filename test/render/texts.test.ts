import { describe, expect, it } from 'vitest';
import { parse } from '../../dsl/language/parser/parse.ts';
import { languages, render } from '../../dsl/nlg/index.ts';
import { wholeText } from '../../dsl/text/source.ts';
import type { EntryKind } from '../../dsl/language/syntax/ast.ts';
import type { Vocabulary } from '../../dsl/language/symbols/symbol-table.ts';
import { languageTexts } from '../../interpreter/compiler/loader/language-texts.ts';
import { loadGame, openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { blocksOf, option, says } from '../docs/blocks.ts';
import { fileText } from '../docs/library.ts';
import { samples } from '../dsl/samples.ts';
import { filesBelow, gameFiles, gamesThere, isYaml } from '../files.ts';
import { readGame } from '../read-game.ts';
import { faultsOf } from './faults.ts';
import { sampled } from '../size.ts';

/** What is wrong with a text in any language: `fr: ...`. */
function faults(vocabulary: Vocabulary, entry: EntryKind, text: string, verb?: string): string[] {
  const { tree } = parse(entry, wholeText(text));
  if (tree === undefined) return [];
  return languages.flatMap((language) => {
    const lines = render(entry, tree, language, { vocabulary, verb });
    if (lines.length === 0 || lines.some((line) => line === ''))
      return [`${language}: nothing is said: ${text}`];
    return lines.flatMap((line) => faultsOf(line, language).map((fault) => `${language}: ${fault}: ${line}`));
  });
}

const there = gamesThere();

describe('samples of the language', () => {
  for (const game of new Set(samples().map((sample) => sample.game))) {
    const id = there.includes(game) ? game : there[0];
    const own = samples().filter((sample) => sample.game === game);
    it.skipIf(id === undefined)(game, () => {
      const { vocabulary } = readGame(id);
      expect(own.flatMap(({ entry, text }) => faults(vocabulary, entry, text))).toEqual([]);
    });
  }
});

/** What is wrong with the texts in the files of a game, and of what stands beside them; says so where there are none. */
function inFiles(vocabulary: Vocabulary, files: ReadonlyMap<string, string>, of: string): string[] {
  const library = openLibrary(files);
  const texts = [...files.keys()]
    .filter((name) => !name.endsWith('.scenario.yaml') && name.startsWith(of))
    .flatMap((name) => {
      const file = library.file(name);
      return file?.root
        ? languageTexts(file.root, file.kind, vocabulary).map((text) => ({ ...text, name }))
        : [];
    });
  if (texts.length === 0) return [`no text in ${of}`];
  return sampled(texts, 4).flatMap(({ node, entry, name }) =>
    faults(vocabulary, entry, node.text).map((fault) => `${name} ${fault}`),
  );
}

describe('every text of a game', () => {
  it.each(there)('%s', (id) => {
    const files = new Map([...gameFiles(id), ...filesBelow(`examples/${id}`, isYaml)]);
    expect(inFiles(readGame(id).vocabulary, files, '')).toEqual([]);
  });

  const examples = [...filesBelow('examples', (path) => path.endsWith('/game.yaml')).keys()];
  it.each(examples)('%s', (path) => {
    const folder = path.replace(/game\.yaml$/, '');
    const files = filesBelow(folder.slice(0, -1), isYaml);
    const { game } = loadGame(files, folder.split('/').at(-2)!);
    expect(inFiles(game!.vocabulary, files, folder)).toEqual([]);
  });
});

describe('the texts of the reference', () => {
  const blocks = blocksOf(fileText('docs/language.md'));
  const garden = filesBelow('examples/garden', isYaml);
  const { game } = loadGame(openLibrary(garden), 'garden', ['examples/garden/in-three-languages.yaml']);

  it.each(
    sampled(
      blocks.filter(({ language }) => language === 'cardwright'),
      3,
    ).map((block) => ({ ...block })),
  )('line $line', (block) => {
    const verb = option(block, 'verb');
    const entry = (verb ? 'objects' : block.words[0]) as EntryKind;
    expect(says(block, 'fails') ? [] : faults(game!.vocabulary, entry, block.text.trimEnd(), verb)).toEqual(
      [],
    );
  });

  const isRight = (block: (typeof blocks)[number]): boolean =>
    !says(block, 'fails') && option(block, 'fails') === undefined;
  it.each(blocks.filter((block) => option(block, 'check') === 'variant' && isRight(block)))(
    'line $line',
    (block) => {
      const files = new Map(garden);
      const names = block.text.split('---8<---\n').map((text, i) => {
        files.set(`mine/${i}.yaml`, text);
        return `mine/${i}.yaml`;
      });
      const loaded = loadGame(openLibrary(files), 'garden', names);
      expect(inFiles(loaded.game!.vocabulary, files, 'mine/')).toEqual([]);
    },
  );
});
