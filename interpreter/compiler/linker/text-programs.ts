import type { Game, NamedProgram, Offer } from '../../game/linked-game.ts';

type Parts = Pick<Game, 'verbs' | 'firsts' | 'runsOut' | 'windows' | 'cards' | 'setup' | 'steps' | 'checks'>;

const ofOffer = ({ actions }: Offer): NamedProgram[] => actions.map((action) => action.program);

/** All texts of a game that do something, but those of abilities. */
export function programsOf(game: Parts): NamedProgram[] {
  return [
    ...(game.setup ? [game.setup] : []),
    ...game.verbs,
    ...[...game.firsts, ...game.runsOut].flatMap((each) => each ?? []),
    ...game.windows.flatMap((window) => ofOffer(window.offer)),
    ...game.cards.flatMap((card) => [...card.texts.values()]),
    ...game.steps.flatMap((step) =>
      step.kind === 'do'
        ? [step.program]
        : step.parts.flatMap((part) => (part.kind === 'do' ? [part.program] : ofOffer(part.offer))),
    ),
    ...game.checks,
  ];
}
