import { jsonText } from '../../../dsl/text/clean-text.ts';
import type { Command } from '../../command.ts';
import { withOption } from '../../files/with-option.ts';
import { openGame } from '../../play/open-game.ts';
import { screenOf } from '../../play/screen.ts';
import { givenLanguage, languageOption } from '../../play/match-setup.ts';
import { parts, wordsPage, type WordListPart } from '../../word-list/word-list-page.ts';
import { messagesIn } from '../../../dsl/diagnostics/localize.ts';
import { translationGaps } from '../../../interpreter/reports/translations/translation-gaps.ts';
import { wordList } from '../../../interpreter/reports/word-list/index.ts';

export default {
  spec: {
    takes: '<game> [file...]',
    words: [1, Number.MAX_SAFE_INTEGER],
    options: {
      only: { takes: 'PART', about: 'help/only-one-part-of-the-list', among: parts },
      missing: { about: 'help/what-data-lack-for-a-language' },
      lang: { ...languageOption, about: 'help/the-language-of-what-is-said' },
      with: withOption,
      format: { takes: 'FORMAT', about: 'help/how-to-print-it-standard-text', among: ['text', 'json'] },
    },
    about: 'help/verbs-stand-there-with-what-they',
    examples: [
      'cardwright words my-game',
      'cardwright words my-game --only verbs --lang fr',
      'cardwright words my-game --only cards --with my-variant.yaml',
      'cardwright words my-game --missing --lang de',
    ],
  },
  run(given, io) {
    const only = given.one('only') as WordListPart | undefined;
    const opened = openGame(given, io);
    if (!opened) return Promise.resolve(1);
    const language = givenLanguage(given);
    if (given.has('missing')) {
      const gaps = translationGaps(opened.game, language);
      const said = messagesIn<'words'>(language);
      io.out(
        `${gaps.length === 0 ? said('words/no-gaps') : gaps.map((gap) => said('words/gap', gap)).join('\n')}\n`,
      );
      return Promise.resolve(gaps.length === 0 ? 0 : 1);
    }
    const list = wordList(opened.game, language);
    io.out(given.one('format') === 'json' ? jsonText(list) : wordsPage(list, language, screenOf(io), only));
    return Promise.resolve(0);
  },
} satisfies Command;
