import { cardCalled, suggestionIn } from '../../explain/find-card.ts';
import type { Command } from '../../command.ts';
import { Usage } from '../../../dsl/diagnostics/usage-error.ts';
import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { extrasOf } from '../../files/with-option.ts';
import { findGame, loadFromDisk } from '../../files/games-on-disk.ts';
import { pathName } from '../../files/disk-library.ts';
import { printFindings } from '../../format-option.ts';
import { printOptions, printPlan } from '../../print/print-options.ts';

export default {
  spec: {
    takes: '<game> [card...]',
    words: [1, Number.MAX_SAFE_INTEGER],
    options: printOptions,
    about: 'help/cards-as-they-are-held',
    examples: [
      'cardwright print my-game',
      'cardwright print my-game my-card --lang de --size tarot',
      'cardwright print my-game --backs --paper letter --art pictures -o cards.pdf',
      'cardwright print my-game --rules',
      'cardwright print my-game --for tts --images https://example.org/my-game -o table',
    ],
  },
  async run(given, io) {
    const plan = printPlan(given);
    const [word, ...words] = given.words;
    const file = findGame(io.cwd, word);
    const extras = extrasOf(io.cwd, given.all('with'));
    const { game, diagnostics, collected } = loadFromDisk(io.cwd, file, extras);
    printFindings(
      diagnostics.filter(({ severity }) => severity !== 'hint' || !game),
      collected.texts,
      io,
      given,
    );
    if (!game) return 1;
    const meant = words.map((each) => {
      const found = cardCalled(game.cards, each);
      if (!found)
        throw new Usage(
          say('usage/game-has-no-card', { game: game.id, card: each }),
          suggestionIn(game, each),
        );
      return found;
    });
    const { printRun } = await import('../../print/print-run.ts');
    return printRun({
      game,
      cards: meant.length > 0 ? meant : game.cards,
      plan,
      given,
      io,
      texts: collected.texts,
      earlier: {
        cwd: io.cwd,
        collected,
        gameFile: pathName(io.cwd, file.path),
        extras: extras.map((each) => pathName(io.cwd, each)),
      },
    });
  },
} satisfies Command;
