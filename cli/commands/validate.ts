import type { Command } from '../command.ts';
import { planOf } from '../check/plan.ts';
import { runPlan } from '../check/run.ts';
import { targetsOf } from '../check/targets.ts';
import { versionOf } from '../files/version.ts';
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
      with: { takes: 'FILE', about: 'a variant or a file of cards to put on top', many: true },
    },
    about:
      'A path is a folder, a game, a file of cards, a variant or a scenario; without paths everything under `cards` and\n`examples` is checked. Gives 0 where nothing is wrong, 1 where something is, 2 where a path cannot be used.',
    examples: [
      'cardwright validate',
      'cardwright validate cards/my-game --format json',
      'cardwright validate my-card.yaml --game my-game',
    ],
  },
  async run(given, io) {
    const targets = targetsOf(io.cwd, given.words);
    const plan = planOf(io.cwd, targets, given.one('game'), given.all('with'));
    const { diagnostics, files } = runPlan(plan);
    io.out(printed(given.one('format'), diagnostics, plan.collected.texts, files.size, versionOf(), io));
    return diagnostics.some(({ severity }) => severity !== 'hint') ? 1 : 0;
  },
};
