import { dirname, resolve } from 'node:path';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { DeclaredSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { nearest } from '../../../dsl/text/edit-distance.ts';
import { declared, edited, rename, Workspace, type TextEdit } from '../../../service/index.ts';
import type { Command } from '../../command.ts';
import { Usage } from '../../../dsl/diagnostics/usage-error.ts';
import { collectFiles } from '../../files/collect-files.ts';
import { findGame, knownGames, type GameFile } from '../../files/games-on-disk.ts';
import { pathName, yamlBelow } from '../../files/disk-library.ts';
import { writeWhole } from '../../files/atomic-write.ts';
import { say, written } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { oneToAdd, suggestionPhrase } from '../../../dsl/diagnostics/suggestion-phrases.ts';
import { messageLanguage } from '../../language-option.ts';
import { statusIn } from '../../status-lines.ts';

export default {
  spec: {
    takes: '<word> <new word>',
    words: [2, 2],
    options: {
      game: { takes: 'GAME', about: 'help/the-game-not-needed-where-there' },
      sort: {
        takes: 'SORT',
        about: 'help/what-is-meant-such-as-card',
      },
      lang: messageLanguage,
      'dry-run': { about: 'help/change-nothing-and-show-the-lines' },
    },
    about: 'help/a-card-goes-by-its-id',
    examples: [
      'cardwright rename old-card new-card --game my-game --dry-run',
      'cardwright rename discard scrap --game my-game',
      "cardwright rename 'first word' 'other word' --game my-game --sort noun",
    ],
  },
  run(given, io) {
    const [word, to] = given.words;
    const game = gameOf(io.cwd, given.one('game'));
    const paths = [...new Set([dirname(game.path), io.cwd])].flatMap((folder) => yamlBelow(folder));
    const { texts } = collectFiles(io.cwd, [game.path, ...paths]);
    const workspace = new Workspace(texts);
    const name = pathName(io.cwd, game.path);
    const { vocabulary } = workspace.load({ game: name, extras: [] });
    if (!vocabulary)
      throw new Usage(
        say('usage/cannot-be-read', { file: game.id }),
        say('usage/run', { command: `cardwright validate ${game.id}` }),
      );
    const renaming = rename(workspace, name, symbolOf(vocabulary, word, given.one('sort')), to);
    if ('refused' in renaming) throw new Usage(renaming.refused);
    const dry = given.has('dry-run');
    // Packs in other folders are read, as somebody may need them, and stay as they are.
    const own = new Set([game.path, ...paths].map((path) => pathName(io.cwd, path)));
    const changes = [...renaming.edits].filter(([file]) => own.has(file));
    for (const [file, edits] of changes) {
      const text = texts.get(file)!;
      io.out(`${file}\n${changedLines(text, edits)}`);
      if (!dry) writeWhole(resolve(io.cwd, file), edited(text, edits), 'any');
    }
    const count = changes.reduce((sum, [, edits]) => sum + edits.length, 0);
    const files = changes.length;
    const says = statusIn(given, io);
    const places = says('status/places', { count });
    const told = says(dry ? 'status/would-change-in-files' : 'status/changed-in-files', { places, files });
    io.out(`${told}\n`);
    return Promise.resolve(0);
  },
} satisfies Command;

function gameOf(cwd: string, word: string | undefined): GameFile {
  if (word !== undefined) return findGame(cwd, word);
  const games = knownGames(cwd);
  if (games.length === 1) return games[0];
  throw new Usage(
    say('usage/it-is-not-said-which-game'),
    say('phrase/add', { what: written('--game GAME') }),
  );
}

/** What is called so: by its id, or by a form of its name. */
function symbolOf(vocabulary: Vocabulary, word: string, sort: string | undefined): DeclaredSymbol {
  const all = declared(vocabulary);
  const called = all.filter((each) => each.id === word || each.names.en.includes(word));
  const those = sort === undefined ? called : called.filter((each) => each.sort === sort);
  if (those.length === 0) {
    const near = nearest(
      word,
      all.flatMap(({ id, names, sort: of }) => (of === 'card' ? [id] : [id, ...names.en])),
    );
    throw new Usage(
      sort === undefined
        ? say('usage/nothing-in-the-game-is-called', { word })
        : say('usage/none-in-the-game-is-called', { kind: sort, name: word }),
      near.length > 0 ? suggestionPhrase(near[0]) : undefined,
    );
  }
  const sorts = [...new Set(those.map((each) => each.sort))];
  if (sorts.length > 1)
    throw new Usage(
      say('usage/is-several-things', { word }),
      oneToAdd(sorts.map((each) => `--sort ${each}`)),
    );
  return those[0];
}

/** The lines that change, before and after. */
function changedLines(text: string, edits: readonly TextEdit[]): string {
  const before = text.split('\n');
  const after = edited(text, edits).split('\n');
  return before
    .flatMap((line, i) =>
      line === after[i] ? [] : [`  ${i + 1}\n  - ${line.trimEnd()}\n  + ${after[i].trimEnd()}\n`],
    )
    .join('');
}
