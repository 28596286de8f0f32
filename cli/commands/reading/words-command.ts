import { jsonText } from '../../../dsl/text/clean-text.ts';
import type { Command } from '../../command.ts';
import { withOption } from '../../files/with-option.ts';
import { openGame } from '../../play/open-game.ts';
import { screenOf } from '../../play/screen.ts';
import { givenLanguage, languageOption } from '../../play/match-setup.ts';
import { parts, wordsPage, type WordListPart } from '../../word-list/word-list-page.ts';
import { wordList } from '../../../interpreter/reports/word-list/index.ts';

export const wordsCommand: Command = {
  spec: {
    name: 'words',
    summary: 'list the words that texts of a game can use, and its cards',
    takes: '<game> [file...]',
    words: [1, Number.MAX_SAFE_INTEGER],
    options: {
      only: { takes: 'PART', about: 'only one part of the list', among: parts },
      lang: { ...languageOption, about: 'the language of what is said of them (standard: en)' },
      with: withOption,
      format: { takes: 'FORMAT', about: 'how to print it (standard: text)', among: ['text', 'json'] },
    },
    about:
      'Verbs stand there with what they take (`2` for however many), nouns in the singular and the plural, functions in the\nform in which a text speaks of them. Texts are written in English; beside a word stands how it is printed in the\nlanguage. Cards are listed by deck, with how many copies there are; where the cards are the table’s, by kind.',
    examples: [
      'cardwright words my-game',
      'cardwright words my-game --only verbs --lang fr',
      'cardwright words my-game --only cards --with my-variant.yaml',
    ],
  },
  run(given, io) {
    const only = given.one('only') as WordListPart | undefined;
    const opened = openGame(given, io);
    if (!opened) return Promise.resolve(1);
    const language = givenLanguage(given);
    const list = wordList(opened.game, language);
    io.out(given.one('format') === 'json' ? jsonText(list) : wordsPage(list, language, screenOf(io), only));
    return Promise.resolve(0);
  },
};
