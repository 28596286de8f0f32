import type { EventLines } from './event-lines.ts';

/** The course of the game. */
export const flowEvents: EventLines<'window' | 'stands' | 'step' | 'turn' | 'cycle' | 'over'> = {
  window({ table }, event) {
    return {
      line: {
        event: event.opens ? 'open window' : 'close window',
        window: table.game.vocabulary.windows[event.window].id,
      },
    };
  },
  stands({ table, names, seenNow, because }, event, cause) {
    const { snippet, ability } = table.game.abilities[event.ability];
    return {
      line: {
        event: event.begins ? 'stands' : 'ends',
        text: { snippet, span: ability.span },
        ...(event.you >= 0 ? { for: names.seats[event.you] } : {}),
        ...because(cause),
      },
      ...(event.about.length > 0
        ? { about: { names: event.about.map(names.card), seers: seenNow(event.about) } }
        : {}),
    };
  },
  step({ table }, event) {
    return { line: { event: 'step', step: table.game.vocabulary.steps[event.step].id } };
  },
  turn({ names }, event) {
    return { line: { event: 'turn', player: names.seats[event.player] } };
  },
  cycle({ table }, event) {
    return { line: { event: 'cycle', cycle: table.game.cycle.id, number: event.number } };
  },
  over({ names }, event) {
    return {
      line: {
        event: 'over',
        ending: event.ending,
        winners: event.winners.map((seat) => names.seats[seat]),
      },
    };
  },
};
