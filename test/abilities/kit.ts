import { loadGame, openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { readAnswer } from '../../interpreter/match/answers.ts';
import { answerByValues, seatsAsked, startMatch, type Match } from '../../interpreter/match/match.ts';

const FILE = 'quarry/game.yaml';

/** A game of nothing but events: what is tossed, what is dropped, what is kept. */
const QUARRY = `
game: quarry
language: 1
name: { en: Quarry }
players: { min: 2, max: 3 }

kinds:
  stone:
    starts: heap
    fields:
      weight: { type: number, from: 0, to: 9 }
  charm:
    starts: heap
    fields:
      power: { type: abilities }

zones:
  heap: { seen by: nobody, order: stack }
  hand: { of: player, seen by: owner }
  shelf: { of: player, in play: true }
  pit: { order: stack }

counters:
  coin: { of: player, from: 0, name: [coin, coins] }

verbs:
  toss:
    takes: { thing: a card }
    do: move the thing to the pit
  drop:
    takes: { thing: a card }
    do: move the thing to the heap
  keep:
    takes: { thing: a card }
    do: move the thing to the active player's shelf

setup: |
  for each player in turn order:
    move the top 3 cards of the heap to that player's hand

flow:
  day:
    steps:
      - id: digging
        turns from: the active player
        until: the day is 3
        actions:
          throw: { do: toss a card in your hand }
          lose: { do: drop a card in your hand }
          rest: { do: nothing }

ends:
  - { id: late, after: digging, if: the day is 2, winners: all players }

cards:
  - { kind: stone, id: pebble, copies: 12, weight: 1 }
`;

export interface Change {
  readonly rules?: string;
  readonly windows?: string;
  readonly cards?: string;
  readonly replace?: readonly (readonly [from: string, to: string])[];
}

const block = (key: string, text: string | undefined, mark = ''): string =>
  text === undefined ? '' : `${key}:${mark}\n${text.trim().replace(/^/gm, '  ')}\n\n`;

/** The files of the game with more in it. */
export function filesWith({ rules, windows, cards = '', replace = [] }: Change): Map<string, string> {
  let text = block('rules', rules, ' |') + block('windows', windows);
  text = QUARRY.replace('\nsetup:', `\n${text}setup:`) + cards;
  for (const [from, to] of replace) {
    if (!text.includes(from)) throw new Error(`nothing to replace: ${from}`);
    text = text.replace(from, to);
  }
  return new Map([[FILE, text]]);
}

/** What is found: `code: the words that it stands at`. */
export function faults(change: Change): string[] {
  const files = filesWith(change);
  const text = files.get(FILE)!;
  return loadGame(openLibrary(files), 'quarry').diagnostics.map(
    ({ code, place }) => `${code}: ${text.slice(place.span.start, place.span.end)}`,
  );
}

export function quarry(change: Change): Game {
  const { game, diagnostics } = loadGame(openLibrary(filesWith(change)), 'quarry');
  if (!game) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return game;
}

/** A match, of two unless said, with answers of whoever is asked first. */
export function played(game: Game, answers: readonly string[], players = ['Ann', 'Ben']): Match {
  const match = startMatch(game, { players, seed: '1', log: true });
  for (const each of answers) say(match, each);
  return match;
}

export function say(match: Match, said: string): void {
  const [seat] = seatsAsked(match);
  const read = readAnswer(match, seat, said);
  if (!('values' in read)) throw new Error(read.diagnostic.message);
  answerByValues(match, { seat, values: read.values });
}
