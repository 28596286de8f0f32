import type { Command } from '../command.ts';
import { planOf } from '../check/plan.ts';
import { runPlan } from '../check/run.ts';
import { targetsWith } from '../check/targets.ts';
import { extrasOf, withOption } from '../files/extras.ts';
import { versionOf } from '../files/version.ts';
import { languageOfMessages, messageLanguage } from '../language.ts';
import { formatOption, printed } from '../print/choose.ts';

export const command: Command = {
  spec: {
    name: 'validate',
    summary: 'check games, cards, variants and scenarios',
    takes: '[path...]',
    words: [0, Number.MAX_SAFE_INTEGER],
    options: {
      format: formatOption,
      game: { takes: 'GAME', about: 'the game of cards that lie outside of any game' },
      with: withOption,
      lang: messageLanguage,
    },
    about:
      'A path is a folder, a game, a file of cards, a variant or a scenario; without paths everything under `cards` and\n`examples` is checked, or the game that `--game` names or that `--with` is for. Gives 0 where nothing is wrong, 1\nwhere something is, 2 where a path cannot be used.',
    examples: [
      'cardwright validate',
      'cardwright validate cards/my-game --format json',
      'cardwright validate my-card.yaml --game my-game --lang de',
      'cardwright validate my-card.yaml --game my-game',
      'cardwright validate my-game --with my-card.yaml --with my-variant.yaml',
    ],
  },
  async run(given, io) {
    const extras = extrasOf(io.cwd, given.all('with'));
    const targets = targetsWith(io.cwd, given.words, given.one('game'), extras);
    const plan = planOf(io.cwd, targets, given.one('game'), extras);
    const { diagnostics, files } = runPlan(plan);
    const language = languageOfMessages(given, io);
    io.out(
      printed(given.one('format'), diagnostics, plan.collected.texts, files.size, versionOf(), io, language),
    );
    return diagnostics.some(({ severity }) => severity !== 'hint') ? 1 : 0;
  },
};
