import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Command, GivenArguments } from '../../command.ts';
import { Usage } from '../../../dsl/diagnostics/usage-error.ts';
import { writeWhole } from '../../files/atomic-write.ts';
import type { Io } from '../../io.ts';
import { kindNamed, newCard, otherTemplates } from '../../../service/templates/card-template.ts';
import { newGame, newVariant } from '../../../service/templates/starter-files.ts';
import { newScenario } from '../../../service/templates/starter-scenario.ts';
import { openGame } from '../../play/open-game.ts';
import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { messageLanguage } from '../../language-option.ts';
import { statusIn } from '../../status-lines.ts';

export default {
  spec: {
    takes: '<kind>|variant|scenario --game <game>, or new game <id>',
    words: [1, 2],
    options: {
      game: { takes: 'GAME', about: 'help/the-game-that-it-is-for' },
      lang: messageLanguage,
      out: { takes: 'FILE', about: 'help/where-to-write-it-standard-it' },
    },
    about: 'help/a-kind-is-a-kind-of',
    examples: [
      'cardwright new treasure --game my-game --out my-treasure.yaml',
      'cardwright new variant --game my-game',
      'cardwright new game my-game',
    ],
  },
  run(given, io) {
    const [what, id] = given.words;
    if (what === 'game') return Promise.resolve(makeGame(id, given, io));
    if (id !== undefined)
      throw new Usage(
        say('usage/one-word-too-many', { word: id }),
        say('usage/write', { word: `cardwright new ${what} --game GAME` }),
      );
    const word = given.one('game');
    if (word === undefined)
      throw new Usage(
        say('usage/new-needs-a-game', { word: what }),
        say('usage/write', { word: `cardwright new ${what} --game GAME` }),
      );
    const opened = openGame({ ...given, words: [word] }, io, word);
    if (!opened) return Promise.resolve(1);
    const { game } = opened;
    put(
      what === otherTemplates[0]
        ? newVariant(game)
        : what === otherTemplates[1]
          ? newScenario(game)
          : newCard(game, kindNamed(game, what)),
      given,
      io,
    );
    return Promise.resolve(0);
  },
} satisfies Command;

function put(text: string, given: GivenArguments, io: Io): void {
  const out = given.one('out');
  if (out === undefined) {
    io.out(text);
    return;
  }
  // The comments of what is written say how to go on with it.
  write(resolve(io.cwd, out), out, text.replace(/(?<=^# .*)\bFILE\b/gm, out));
  io.out(`${statusIn(given, io)('status/written-to', { file: out })}\n`);
}

/** Writes a new file; what is there already stays. */
function write(path: string, name: string, text: string): void {
  if (existsSync(path))
    throw new Usage(say('usage/is-there-already', { file: name }), say('usage/choose-another-name'));
  mkdirSync(dirname(path), { recursive: true });
  writeWhole(path, text, 'nothing');
}

function makeGame(id: string | undefined, given: GivenArguments, io: Io): number {
  if (id === undefined || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))
    throw new Usage(
      id === undefined ? say('usage/new-game-needs-an-id') : say('usage/no-id-of-a-game', { word: id }),
      say('usage/it-is-made-of-small-letters', { word: 'cardwright new game my-game' }),
    );
  const folder = given.one('out') ?? id;
  if (existsSync(resolve(io.cwd, folder)))
    throw new Usage(say('usage/is-there-already', { file: folder }), say('usage/choose-another-name'));
  for (const [name, text] of newGame(id)) write(resolve(io.cwd, join(folder, name)), name, text);
  const check = `cardwright validate ${folder}`;
  io.out(`${statusIn(given, io)('status/written-to-check-it-with', { file: folder, command: check })}\n`);
  return 0;
}
