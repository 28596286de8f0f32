import { expect, it } from 'vitest';
import {
  isOver,
  playOut,
  question,
  randomSource,
  seatsAsked,
  startMatch,
  viewFor,
  whyNot,
} from '../../interpreter/index.ts';
import type { Match } from '../../interpreter/index.ts';
import { forEachGame, gameOrSkip } from '../games.ts';
import { tries } from '../size.ts';

/** The cards that a seat has, by their names. */
const ownCards = (match: Match, seat: number): string[] =>
  Object.values(viewFor(match, seat).players[seat].zones)
    .flatMap(({ cards = [] }) => cards)
    .filter((name) => match.game.copyNames.includes(name));

/** Visits positions of games at random in which somebody is asked. */
function visit(game: Match['game'], seeds: number, look: (match: Match, seat: number) => void): void {
  for (let seed = 0; seed < seeds; seed++) {
    const match = startMatch(game, { players: game.players.min, seed: String(seed) });
    const random = randomSource(String(seed));
    for (let step = 0; step < 60 && !isOver(match); step++) {
      playOut(match, random, 1);
      for (const seat of seatsAsked(match)) look(match, seat);
    }
  }
}

forEachGame('a card of somebody who is asked what to do', (game) => {
  it('has a reason of its own why it is not offered, in three languages', () => {
    let [menus, seen] = [0, 0];
    visit(game, tries(4, 1), (match, seat) => {
      if (question(match, seat)?.kind !== 'option') return;
      menus++;
      for (const name of ownCards(match, seat).slice(0, 6))
        for (const language of ['en', 'fr', 'de'] as const) {
          const reasons = whyNot(match, seat, name, language);
          seen += reasons.length;
          // What the options are is of no use to somebody who points at a card.
          expect(reasons.join('; ')).not.toMatch(/^(?:the options are|les choix sont|zur Wahl stehen)/);
        }
    });
    expect(seen > 0).toBe(menus > 0);
  });
});

const slay = gameOrSkip('here-to-slay');
slay.describe('why a card cannot be used now', () => {
  it('names the action that it is chosen for, and the rule that forbids it', () => {
    const found = new Set<string>();
    visit(slay.game(), tries(30, 14), (match, seat) => {
      for (const name of ownCards(match, seat))
        for (const reason of whyNot(match, seat, name)) found.add(reason.replaceAll(name, 'X'));
    });
    expect([...found]).toEqual(
      expect.arrayContaining([
        'choose “play” first',
        'choose “activate” first',
        'X cannot be chosen here: a hero can be activated once per turn',
        "X cannot be chosen here: a stranded item cannot be played (the item is ordinary and there is no free hero in the item's controller's party)",
      ]),
    );
  });
});
