import { describe, expect, it } from 'vitest';
import { watchKnowledge } from '../../bots/knowledge.ts';
import { cardsByOrder } from '../../interpreter/match/value-names.ts';
import { redo, seatsAsked, startMatch, undoAnswer, type Match } from '../../interpreter/match/match.ts';
import { Known } from '../../interpreter/match/worlds/hidden-slots.ts';
import { determinise } from '../../interpreter/match/worlds/determinise.ts';
import { randomSource } from '../../interpreter/engine/state/random-source.ts';
import { viewFor } from '../../interpreter/index.ts';
import { loadMatch, loadPosition, saveMatch, savePosition } from '../../interpreter/index.ts';
import { quarry, say } from '../abilities/kit.ts';

const ANN = 0;
const BEN = 1;

/** Ann gives a card away, looks at the heap, shows a card, and so on: one action for each way to know a card. */
const game = quarry({
  replace: [
    [
      'rest: { do: nothing }',
      `rest: { do: nothing }
          give: { do: "move a card in your hand to the next player's hand" }
          peek: { do: "look at the top 2 cards of the heap" }
          show: { do: "reveal a card in your hand" }
          mix: { do: shuffle the heap }
          draw: { do: "move the top card of the heap to your hand" }`,
    ],
  ],
});

interface Watched {
  readonly match: Match;
  /** What a seat knows of a card. */
  readonly knows: (seat: number, card: number) => number;
  readonly zone: (name: string) => number[];
}

function watched(): Watched {
  const match = startMatch(game, { players: ['Ann', 'Ben'], seed: '1', log: true });
  const knowledge = watchKnowledge(match);
  const { layout } = match.table;
  const zone = (name: string): number[] => {
    const index = Array.from({ length: layout.zones }, (_, i) => i).find(
      (i) => match.names.zone(i) === name,
    )!;
    return cardsByOrder(match.runner.m.p, layout.zoneFirst + index, layout.next);
  };
  return { match, knows: (seat, card) => knowledge.of(seat)[card], zone };
}

describe('what a seat knows', () => {
  it('is a card that it gave away, until a card leaves that hand unseen', () => {
    const { match, knows, zone } = watched();
    const [card] = zone("Ann's hand");
    say(match, 'give');
    say(match, match.names.card(card));
    expect(zone("Ben's hand")).toContain(card);
    expect(knows(ANN, card)).not.toBe(Known.nothing);
    expect(knows(BEN, card)).not.toBe(Known.inZone);
    // Ben lays a card back on the heap, which nobody sees.
    say(match, 'lose');
    say(match, match.names.card(zone("Ben's hand").find((each) => each !== card)!));
    expect(knows(ANN, card)).toBe(Known.nothing);
  });

  it('is a card that it looked at, at its place until the zone is shuffled', () => {
    const { match, knows, zone } = watched();
    const [top] = zone('heap').slice(-1);
    say(match, 'peek');
    expect(knows(ANN, top)).toBe(Known.atPlace);
    expect(knows(BEN, top)).toBe(Known.nothing);
    say(match, 'mix');
    expect(knows(ANN, top)).toBe(Known.inZone);
  });

  it('is a card that was shown to all', () => {
    const { match, knows, zone } = watched();
    const [card] = zone("Ann's hand");
    say(match, 'show');
    say(match, match.names.card(card));
    expect(knows(BEN, card)).toBe(Known.atPlace);
  });

  it('is forgotten where somebody draws from what it knew, and known again where that is taken back', () => {
    const { match, knows, zone } = watched();
    const [below, top] = zone('heap').slice(-2);
    say(match, 'peek');
    expect(seatsAsked(match)).toEqual([BEN]);
    say(match, 'draw');
    expect([knows(ANN, top), knows(ANN, below)]).toEqual([Known.nothing, Known.nothing]);
    expect(knows(BEN, top)).toBe(Known.atPlace);
    undoAnswer(match);
    expect([knows(ANN, top), knows(ANN, below)]).toEqual([Known.atPlace, Known.atPlace]);
    expect(knows(BEN, top)).toBe(Known.nothing);
    redo(match);
    expect([knows(ANN, top), knows(BEN, top)]).toEqual([Known.nothing, Known.atPlace]);
    undoAnswer(match);
    undoAnswer(match);
    expect(knows(ANN, top)).toBe(Known.nothing);
  });

  it('holds in every world that the seat may be in', () => {
    const { match, knows, zone } = watched();
    const [top] = zone('heap').slice(-1);
    say(match, 'peek');
    const random = randomSource('worlds');
    const known = Uint8Array.from({ length: match.table.layout.cards }, (_, card) => knows(ANN, card));
    const tops = new Set<number>();
    const unknown = new Set<number>();
    for (let i = 0; i < 30; i++) {
      const { runner, table } = determinise(match, ANN, random, known);
      const heap = cardsByOrder(runner.m.p, table.layout.zoneFirst + 0, table.layout.next);
      tops.add(heap.at(-1)!);
      unknown.add(heap[0]);
    }
    expect([...tops]).toEqual([top]);
    expect(unknown.size).toBeGreaterThan(1);
  });
});

/** The cards of which a seat knows something, asked now for the first time. */
function among(match: Match, seat: number): number[] {
  const known = watchKnowledge(match).of(seat);
  return Array.from({ length: match.table.layout.cards }, (_, card) => card).filter((card) => known[card]);
}

describe('what a seat has seen before somebody watches', () => {
  it('is known, as it is to those who watched from the beginning', () => {
    const { match, knows, zone } = watched();
    const [top] = zone('heap').slice(-1);
    say(match, 'peek');
    expect(among(match, ANN)).toContain(top);
    say(match, 'draw');
    for (const seat of [ANN, BEN]) expect(among(match, seat).every((card) => knows(seat, card))).toBe(true);
    undoAnswer(match);
    expect(among(match, ANN)).toContain(top);
  });

  it('is known again where answers are taken back that were given before', () => {
    const { match, zone } = watched();
    const [top] = zone('heap').slice(-1);
    say(match, 'peek');
    say(match, 'draw');
    const late = watchKnowledge(match);
    undoAnswer(match);
    expect(late.of(ANN)[top]).toBe(Known.atPlace);
    undoAnswer(match);
    expect(late.of(ANN)[top]).toBe(Known.nothing);
  });

  it('is known after the match was saved and loaded', () => {
    const { match, zone } = watched();
    const [top] = zone('heap').slice(-1);
    say(match, 'peek');
    const loaded = loadMatch(game, JSON.parse(JSON.stringify(saveMatch(match)))).match!;
    expect(among(loaded, ANN)).toEqual(among(match, ANN));
    expect(among(loaded, ANN)).toContain(top);
    expect(among(loadPosition(game, savePosition(match)).match!, ANN)).toEqual([]);
  });

  it('is known of the set-up', () => {
    const peeking = quarry({
      replace: [
        ["that player's hand\n", "that player's hand\n  each player looks at the top card of the heap\n"],
      ],
    });
    const match = startMatch(peeking, { players: ['Ann', 'Ben'], seed: '1' });
    expect(among(match, ANN).length + among(match, BEN).length).toBeGreaterThan(0);
  });

  it('is not known where the position was changed by hand', () => {
    const { match } = watched();
    say(match, 'peek');
    expect(among(match, ANN)).not.toEqual([]);
    match.runner.m.p[match.table.layout.random]++;
    expect(among(match, ANN)).toEqual([]);
  });
});

it('worlds leave the match as it was', () => {
  const { match } = watched();
  const before = JSON.stringify(viewFor(match, ANN));
  const position = match.runner.m.p.slice();
  determinise(match, ANN, randomSource('1'));
  expect(JSON.stringify(viewFor(match, ANN))).toBe(before);
  expect(match.runner.m.p).toEqual(position);
});
