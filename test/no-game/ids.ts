import type { Game } from '../../interpreter/game/linked-game.ts';

/** Every id that a game declares. */
export function declaredIds(game: Game): Set<string> {
  const { vocabulary } = game;
  const symbols = [
    ...vocabulary.kinds,
    ...vocabulary.fields,
    ...vocabulary.enums,
    ...vocabulary.enums.flatMap((each) => each.values),
    ...vocabulary.zones,
    ...vocabulary.zones.flatMap((zone) => zone.pile ?? []),
    ...vocabulary.counters,
    ...vocabulary.settings,
    ...vocabulary.roles,
    ...vocabulary.nouns,
    ...vocabulary.rankings,
    ...vocabulary.verbs,
    ...vocabulary.cycles,
    ...vocabulary.steps,
    ...vocabulary.cards,
    ...game.endings,
    ...game.report.measures,
    ...game.report.groups,
    ...game.steps.flatMap((step) =>
      step.kind === 'turns'
        ? step.parts.flatMap((part) => (part.kind === 'actions' ? part.offer.actions : []))
        : [],
    ),
    ...game.windows.flatMap((window) => window.offer.actions),
    ...vocabulary.windows,
    ...vocabulary.rolls,
    ...vocabulary.contests,
  ];
  return new Set([
    game.id,
    ...symbols.map((each) => each.id),
    ...game.checks.map((check) => check.name.replace('checks/', '')),
  ]);
}
