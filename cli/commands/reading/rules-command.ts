import { jsonText } from '../../../dsl/text/clean-text.ts';
import type { Command } from '../../command.ts';
import { withOption } from '../../files/with-option.ts';
import { openGame } from '../../play/open-game.ts';
import { givenLanguage, languageOption } from '../../play/match-setup.ts';
import { rulesPage } from '../../../interpreter/reports/rule-book/pages/rule-pages.ts';
import { ruleBook } from '../../../interpreter/reports/rule-book/index.ts';

export default {
  spec: {
    takes: '<game> [file...]',
    words: [1, Number.MAX_SAFE_INTEGER],
    options: {
      lang: { ...languageOption, about: 'help/the-language-of-the-rule-book' },
      with: withOption,
      format: {
        takes: 'FORMAT',
        about: 'help/how-to-print-it-standard-markdown',
        among: ['markdown', 'json'],
      },
    },
    about: 'help/the-rule-book-is-made-from',
    examples: [
      'cardwright rules my-game --lang fr',
      'cardwright rules my-game --with my-variant.yaml',
      'cardwright rules my-game --lang de > rules.md',
    ],
  },
  run(given, io) {
    const opened = openGame(given, io);
    if (!opened) return Promise.resolve(1);
    const book = ruleBook(opened.game, givenLanguage(given));
    io.out(given.one('format') === 'json' ? jsonText(book) : rulesPage(book));
    return Promise.resolve(0);
  },
} satisfies Command;
