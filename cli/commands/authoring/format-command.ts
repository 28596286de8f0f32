import { resolve } from 'node:path';
import { loadGameFile } from '../../../interpreter/compiler/linker/load-game.ts';
import { formatFile } from '../../../interpreter/compiler/loader/format-file.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import { planOf } from '../../check/check-plan.ts';
import { around } from '../../check/check-run.ts';
import { checkTargetsOf } from '../../check/check-targets.ts';
import type { Command } from '../../command.ts';
import { writeWhole } from '../../files/atomic-write.ts';
import { pathName } from '../../files/disk-library.ts';
import { printFindings } from '../../format-option.ts';
import { messageLanguage } from '../../language-option.ts';
import { statusIn } from '../../status-lines.ts';

export default {
  spec: {
    takes: '[path...]',
    words: [0, Number.MAX_SAFE_INTEGER],
    options: {
      lang: messageLanguage,
      check: { about: 'help/change-nothing-and-tell-which-files' },
      game: { takes: 'GAME', about: 'help/the-game-of-cards-that-lie' },
    },
    about: 'help/only-texts-of-the-language-are',
    examples: ['cardwright format', 'cardwright format cards/my-game --check'],
  },
  run(given, io) {
    const targets = checkTargetsOf(io.cwd, given.words, true);
    const plan = planOf(io.cwd, targets, given.one('game'), []);
    const { library } = plan.collected;
    const words = new Map<string, Vocabulary | undefined>();
    /**
     * The words of the game that a file is checked in; without them only what is outside of cards is known.
     */
    const vocabularyOf = (file: string): Vocabulary | undefined => {
      const job =
        plan.jobs.find(({ extras }) => extras.includes(file)) ??
        plan.jobs.find(({ game, extras }) => extras.length === 0 && inGame(file, game));
      if (!job) return undefined;
      if (!words.has(job.game))
        words.set(job.game, loadGameFile(around(library, job.game), job.game).game?.vocabulary);
      return words.get(job.game);
    };
    const changed: string[] = [];
    let unread = 0;
    for (const path of targets) {
      const name = pathName(io.cwd, path);
      const file = library.file(name);
      if (!file?.root) {
        unread++;
        printFindings(
          file?.diagnostics ?? plan.diagnostics.filter(({ place }) => place.file === name),
          plan.collected.texts,
          io,
          given,
        );
        continue;
      }
      const text = formatFile(file, file.kind === 'scenario' ? undefined : vocabularyOf(name));
      if (text === file.text) continue;
      changed.push(name);
      if (!given.has('check')) writeWhole(resolve(io.cwd, path), text, 'any');
    }
    const check = given.has('check');
    const says = statusIn(given, io);
    for (const name of changed)
      io.out(`${says(check ? 'status/would-change' : 'status/formatted', { file: name })}\n`);
    const whole = says(check ? 'status/files-would-change' : 'status/files-changed', {
      changed: changed.length,
      files: targets.length,
    });
    io.out(`${whole}\n`);
    return Promise.resolve(unread > 0 || (check && changed.length > 0) ? 1 : 0);
  },
} satisfies Command;

const inGame = (file: string, game: string): boolean =>
  file.startsWith(game.slice(0, game.lastIndexOf('/') + 1));
