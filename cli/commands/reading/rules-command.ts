import { jsonText } from '../../../dsl/text/clean-text.ts';
import type { Command } from '../../command.ts';
import { withOption } from '../../files/with-option.ts';
import { openGame } from '../../play/open-game.ts';
import { givenLanguage, languageOption } from '../../play/match-setup.ts';
import { rulesPage } from '../../../interpreter/reports/rule-book/pages/rule-pages.ts';
import { ruleBook } from '../../../interpreter/reports/rule-book/index.ts';

export const rulesCommand: Command = {
  spec: {
    name: 'rules',
    summary: 'print the rule book of a game in English, French or German',
    takes: '<game> [file...]',
    words: [1, Number.MAX_SAFE_INTEGER],
    options: {
      lang: { ...languageOption, about: 'the language of the rule book (standard: en)' },
      with: withOption,
      format: { takes: 'FORMAT', about: 'how to print it (standard: markdown)', among: ['markdown', 'json'] },
    },
    about:
      'The rule book is made from what the game does, so it is never behind. At its end stand all\ncards. With a variant on top the rules are those of the variant.',
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
};
