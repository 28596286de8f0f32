import type { Command } from '../../command.ts';
import { openGame, openMatch, savedScreens } from '../../play/open-game.ts';
import { deckOption } from '../../play/deck-option.ts';
import { playSession } from '../../play/play-loop.ts';
import { newSession } from '../../play/session.ts';
import { botsOf } from '../../bots/bot-levels.ts';
import { keptModel } from '../../bots/kept-models.ts';
import { givenLanguage, languageOption, playOptions, withFiles } from '../../play/match-setup.ts';
import { printFindings } from '../../format-option.ts';
import { calledIn } from '../../../interpreter/reports/narration/display-names.ts';
import { doingIn } from '../../../interpreter/reports/narration/log-deeds.ts';

export default {
  spec: {
    takes: '<game> [file...]',
    words: [1, Number.MAX_SAFE_INTEGER],
    options: {
      ...playOptions,
      deck: deckOption,
      bots: { takes: 'SEATS|all', about: 'help/seats-that-bots-play-by-name' },
      load: { takes: 'FILE', about: 'help/go-on-with-a-saved-position' },
      lang: languageOption,
      plain: { about: 'help/nothing-drawn-for-screen-readers' },
    },
    about: 'help/while-playing-help-lists-what-can',
    examples: [
      'cardwright play my-game --players Ann,Ben --bots Ben:normal',
      'cardwright play my-game my-variant.yaml --seed 7 --bots all',
      'cardwright play my-game --deck Ann=my-deck --deck Ben=their-deck',
      'cardwright play my-game --load my-game.save.json',
    ],
  },
  async run(given, io) {
    const opened = openGame(given, io);
    const match = opened && openMatch(opened, given, io);
    if (!match) return 1;
    const language = givenLanguage(given);
    const bots = botsOf(match.names.seats, given.one('bots'));
    return playSession(
      newSession(
        {
          match,
          bots,
          called: calledIn(match.game, language, match.names.seats),
          doing: doingIn(match.game, language),
          tell: (found) => printFindings(found, opened.texts, io, given),
          io: given.has('plain') ? { ...io, plain: true } : io,
          game: [given.words[0], ...withFiles(given).flatMap((file) => ['--with', file])],
        },
        (levels) => keptModel(match.game, match.names.seats, match.options, levels, { ...io, language }),
        savedScreens(given, io),
      ),
    );
  },
} satisfies Command;
