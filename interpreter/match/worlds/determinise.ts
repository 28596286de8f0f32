import type { CounterSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { reopenSealed } from '../../engine/choices/sealed-choices.ts';
import { isPlaced } from '../../engine/state/card-columns.ts';
import { copyPosition, counterAt, Header } from '../../engine/state/position-layout.ts';
import { reseedStreams } from '../../engine/state/random-source.ts';
import { prepareMatch, resume, type Match } from '../match.ts';
import { checkSeat } from '../seats.ts';
import { seersOfState } from '../view/hidden-places.ts';
import { viewOf } from '../view/match-view.ts';
import { dealerFor } from './card-dealer.ts';
import type { KnownPlaces } from './hidden-slots.ts';
import { namedCards } from './named-cards.ts';
import { relabelCards, type Relabelling } from './relabelled-cards.ts';

type Random = (below: number) => number;

/** So many deals may run on before one waits where the match waits; two or three do as a rule. */
const TRIES = 100;

/** Gives worlds that a seat cannot tell from the real one: writes a position, and says which cards took whose places. */
export type Worlds = (random: Random, p: Int32Array) => Relabelling;

/**
 * The worlds that a seat may be in, as far as it can tell: the cards that it does not see are dealt again to the places
 * that take them, what others have chosen in secret is open again, and chance is seeded again. With the same random
 * numbers they are the same in all positions that differ only in what the seat may not know. Which cards a player has
 * brought is known to all where the game has public decklists; else whatever a deck may hold is dealt to others.
 */
export function worldsOf(match: Match, seat: number, known?: KnownPlaces): Worlds {
  checkSeat(match, seat);
  const { layout } = match.table;
  const { m, open } = match.runner;
  const deal = dealerFor(match, seat, known);
  const named = namedCards(match);
  const secrets = secretStates(match, seat);
  return (random, p) => {
    copyPosition(m.p, p);
    const to = deal(random);
    relabelCards(match, named, p, to);
    for (const { at, contents, cards } of secrets) {
      // A card that nobody has brought in this world is nothing that could be meant.
      const those =
        cards && match.game.spares ? contents.filter((card) => isPlaced(p, layout, card)) : contents;
      p[at] = those[random(those.length)];
    }
    if (open.instruction?.op === 'sealed') reopenSealed(p, open.instruction, seat);
    reseedStreams(p, layout, random);
    // Dice that a scenario has set are not known to those who throw them.
    if (layout.rollCount > 0) p[layout.script] = 0;
    p[Header.settled] = 0;
    return to;
  };
}

/**
 * A world that a seat cannot tell from the real one, as a match of its own: see `worldsOf`. With other cards another seat
 * may have nothing to choose, and the world would run on; then it is dealt again.
 */
export function determinise(match: Match, seat: number, random: Random, known?: KnownPlaces): Match {
  const { game, names, options } = match;
  const worlds = worldsOf(match, seat, known);
  const seen = JSON.stringify(viewOf(match, seat));
  for (let tries = 1; ; tries++) {
    const world = prepareMatch(game, { ...options, players: names.seats, seed: '', log: false });
    worlds(random, world.runner.m.p);
    resume(world);
    if (tries === TRIES || JSON.stringify(viewOf(world, seat)) === seen) return world;
  }
}

/** What is kept in secret from a seat, and all that it might be. */
interface SecretState {
  readonly at: number;
  readonly contents: readonly number[];
  readonly cards: boolean;
}

/** What a seat may not know is drawn again from all that could be there: even that it is nothing is a secret. */
function secretStates({ game, table, runner }: Match, seat: number): SecretState[] {
  const { layout } = table;
  const { p } = runner.m;
  return game.vocabulary.counters.flatMap((state) => {
    if (!state.holds) return [];
    const contents = contentsOf(game, layout.seats, state.holds);
    const owners = { game: 1, player: layout.seats, card: layout.cards }[state.of];
    return Array.from({ length: owners }, (_, owner) => owner)
      .filter((owner) => state.of !== 'card' || state.kinds?.includes(game.copies[owner].symbol.kind))
      .filter((owner) => ((seersOfState(table, p, state, owner) >> seat) & 1) === 0)
      .map((owner) => ({
        at: counterAt(layout, state, owner),
        contents,
        cards: state.holds?.sort === 'card',
      }));
  });
}

function contentsOf(
  game: Match['game'],
  seats: number,
  holds: NonNullable<CounterSymbol['holds']>,
): readonly number[] {
  if (holds.sort === 'value') return holds.of.values.map((_, value) => value);
  if (holds.sort === 'player') return Array.from({ length: seats }, (_, seat) => seat);
  return game.copies.flatMap(({ symbol }, card) =>
    !holds.kinds || holds.kinds.includes(symbol.kind) ? [card] : [],
  );
}
