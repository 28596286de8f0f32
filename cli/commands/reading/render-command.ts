import { jsonText } from '../../../dsl/text/clean-text.ts';
import { cardCalled, suggestionIn } from '../../explain/find-card.ts';
import type { Command } from '../../command.ts';
import { Usage } from '../../../dsl/diagnostics/usage-error.ts';
import { withOption } from '../../files/with-option.ts';
import { openToRead } from '../../play/open-game.ts';
import { givenLanguage, languageOption } from '../../play/match-setup.ts';
import { markdownOf } from '../../../interpreter/reports/card-sheet/sheet-markdown.ts';
import { cardSheetOf } from '../../../interpreter/reports/card-sheet/card-sheet.ts';
import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';

export default {
  spec: {
    takes: '<game> [card...]',
    words: [1, Number.MAX_SAFE_INTEGER],
    options: {
      lang: { ...languageOption, about: 'help/the-language-of-the-texts-standard' },
      with: withOption,
      format: {
        takes: 'FORMAT',
        about: 'help/how-to-print-it-standard-markdown',
        among: ['markdown', 'json'],
      },
    },
    about: 'help/the-texts-are-made-from-what',
    examples: [
      'cardwright render my-game --lang fr',
      'cardwright render my-game my-card --with my-card.yaml',
      'cardwright render my-game --lang de --format json',
    ],
  },
  run(given, io) {
    const [word, ...cards] = given.words;
    const opened = openToRead({ ...given, words: [word] }, io, word);
    if (!opened) return Promise.resolve(1);
    const { game, faulty, wrong } = opened;
    const there = [...game.cards, ...faulty];
    const meant = cards.map((each) => {
      const found = cardCalled(there, each);
      if (!found)
        throw new Usage(
          say('usage/game-has-no-card', { game: game.id, card: each }),
          suggestionIn(game, each),
        );
      return found;
    });
    const all = meant.length === 0;
    const sheet = cardSheetOf(game, givenLanguage(given), (card) => all || meant.includes(card), all);
    io.out(given.one('format') === 'json' ? jsonText(sheet) : markdownOf(sheet));
    return Promise.resolve(wrong ? 1 : 0);
  },
} satisfies Command;
