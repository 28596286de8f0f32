/**
 * A second evaluator of games, slow and obvious: it walks the intermediate form over ordinary objects, and control flow
 * is ordinary recursion. It must write the same log as the interpreter for the same game, seed and answers.
 *
 *   state, places, names     what there is, where it is, what it is called
 *   values, lists, conditions, field-tests, derived     what expressions come to
 *   choices, questions       what is asked
 *   acts, changes, texts     what is done
 *   abilities, forbidding, together, events, triggers, standing   what speaks about it
 *   windows, responding, rolls, flow                    when it happens
 */
import { startOfSeat } from '../../dsl/language/symbols/counter-bounds.ts';
import { settingsFor } from '../../interpreter/match/begin-match.ts';
import { namesOfSeats } from '../../interpreter/game/automatic-seats.ts';
import { randomSource } from '../../interpreter/engine/state/random-source.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { acts } from './acts.ts';
import { cellsOf } from './boards.ts';
import { enterPlay, resetCounters } from './changes.ts';
import { holds } from './conditions.ts';
import { change, cross, propose } from './events.ts';
import { endingsAtOnce, game as flow, rest } from './flow.ts';
import { list } from './lists.ts';
import {
  type Answer,
  type Question,
  NOTHING,
  Over,
  Overflow,
  type Card,
  type Line,
  type Play,
  type Zone,
} from './state.ts';
import { respond } from './responding.ts';
import { settle } from './triggers.ts';
import { isBlank, lentTo, numberOf, rawValue, textOf, value } from './values.ts';

/** A game being played. */
export interface Reference {
  readonly play: Play;
  /** What is asked now; none once the game is over or had to be stopped. */
  question: Question | undefined;
  /** Why it had to be stopped. */
  fault: 'overflow' | undefined;
  readonly answer: (answer: Answer) => void;
}

/** Starts a game and plays it to its first question. */
export function startReference(game: Game, players: number, seed: string): Reference {
  const play = begin(game, players, seed);
  const going = flow(play);
  const advance = (next: () => IteratorResult<Question, void>): void => {
    reference.question = undefined;
    play.work = 0;
    try {
      const { done, value: asked } = next();
      if (!done) reference.question = asked;
    } catch (error) {
      if (error instanceof Overflow) reference.fault = 'overflow';
      else if (!(error instanceof Over)) throw error;
    }
  };
  const reference: Reference = {
    play,
    question: undefined,
    fault: undefined,
    answer: (answer) => advance(() => going.next(answer)),
  };
  advance(() => going.next(undefined as never));
  return reference;
}

export const linesOf = ({ play }: Reference): readonly Line[] => play.lines;

function begin(game: Game, players: number, seed: string): Play {
  const { vocabulary } = game;
  const seats = namesOfSeats(game, players);
  const zones = new Map(
    vocabulary.zones.map((symbol) => [
      symbol,
      (symbol.of === 'player' ? [...seats.keys()] : [NOTHING]).map((seat): Zone => ({
        is: 'zone',
        symbol,
        seat,
        isPartner: (other) => {
          const { teams } = vocabulary.seating;
          const of = teams && g.counters.get(teams)!;
          return of !== undefined && of[other] === of[seat];
        },
        cards: [],
      })),
    ]),
  );
  const cards = game.copies.map((printed, index): Card => ({
    is: 'card',
    index,
    name: game.copyNames[index],
    printed,
    owner: game.owners?.[index] ?? NOTHING,
    zone: undefined,
    pile: undefined,
    host: undefined,
    attached: [],
    attacher: NOTHING,
    above: undefined,
    beneath: undefined,
    counters: new Map(),
    entered: 0,
    arrived: 0,
    shown: new Set(),
    looked: new Set(),
  }));
  const g: Play = {
    game,
    seats,
    settings: settingsFor(game, players),
    random: {
      shuffle: randomSource(`${seed}/shuffle`),
      dice: randomSource(`${seed}/dice`),
      pick: randomSource(`${seed}/pick`),
    },
    cards,
    zones,
    piles: cellsOf(game),
    rolls: [],
    standing: [],
    pending: [],
    // Until somebody is given it, a role is the first seat's; one with a seat stays there.
    roles: vocabulary.roles.map(({ seat = 0 }) => (seat < 0 ? players + seat : seat)),
    counters: new Map(
      vocabulary.counters.map((counter) => [
        counter,
        Array.from({ length: counter.of === 'game' ? 1 : players }, (_, seat) => startOfSeat(counter, seat)),
      ]),
    ),
    turn: NOTHING,
    step: -1,
    cycle: 0,
    window: undefined,
    changes: 0,
    serial: 0,
    asked: 0,
    noted: undefined,
    history: new Map(vocabulary.history.questions.map((question) => [question, []])),
    chosen: new Map(),
    uses: new Map(),
    tried: new Map(),
    asking: [],
    work: 0,
    winners: undefined,
    lines: [],
    value: (env, tree) => value(g, env, tree),
    number: (env, tree) => numberOf(g, env, tree),
    raw: (env, tree) => rawValue(g, env, tree),
    list: (env, tree) => list(g, env, tree),
    holds: (env, tree) => holds(g, env, tree),
    isBlank: (card, field) => isBlank(g, card, field),
    textOf: (card, field) => textOf(g, card, field),
    lentTo: (card, kind, field) => lentTo(g, card, kind, field),
    doing: { acts, propose, change, cross, settle, rest, respond, endings: endingsAtOnce },
  };
  for (const card of cards) {
    const zone = startOf(g, card);
    if (!zone) continue;
    zone.cards.push(card);
    card.zone = zone;
  }
  for (const card of cards) resetCounters(g, card);
  for (const card of cards) if (card.zone?.symbol.inPlay) enterPlay(g, card);
  return g;
}

/** Where a card starts: in a zone of players in that of its owner; nowhere if that seat does not play. */
function startOf({ game, zones }: Play, { index, owner }: Card): Zone | undefined {
  const symbol = game.vocabulary.zones[game.startZones[index]];
  if (!symbol) return undefined;
  return zones.get(symbol)![symbol.of === 'player' ? Math.max(0, owner) : 0];
}
