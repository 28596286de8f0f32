import type { Many } from '../../../dsl/ir/expressions.ts';
import type { Act } from '../../../dsl/ir/statements.ts';
import type { VerbSymbol } from '../../../dsl/language/symbols/symbols.ts';
import type { Game, NamedProgram } from '../../game/linked-game.ts';
import type { LogLine } from './log-line.ts';

/**
 * The verb that a line of a log is the doing of: the first move of its text that moves what the verb is done with, such
 * as the cards that somebody discards. Other moves of a verb only go with it.
 */
export function deedOf(game: Game, line: LogLine): VerbSymbol | undefined {
  return line.event === 'move' && line.because.at.act ? deedsOf(game).get(line.because.at.act) : undefined;
}

const known = new WeakMap<Game, ReadonlyMap<Act, VerbSymbol>>();

/** The verbs by the statements that move their objects first: one for each way that a text can go. */
function deedsOf(game: Game): ReadonlyMap<Act, VerbSymbol> {
  const before = known.get(game);
  if (before) return before;
  const deeds = new Map<Act, VerbSymbol>();
  game.verbs.forEach((body, i) => {
    const verb = game.vocabulary.verbs[i];
    for (const source of [game.firsts[i], body]) {
      const moves = source ? movesOf(source, verb) : [];
      for (const move of moves) deeds.set(move, verb);
      if (moves.length > 0) break;
    }
  });
  known.set(game, deeds);
  return deeds;
}

/** The first statements of a program that move what its verb is done with. */
function movesOf({ program }: NamedProgram, verb: VerbSymbol): Act[] {
  const direct =
    program.parameters[verb.parameters.findIndex(({ preposition }) => preposition === undefined)];
  const first = (acts: readonly Act[], slot: number): Act[] => {
    for (const act of acts) {
      if (act.op === 'move' && isLocal(act.cards, slot)) return [act];
      const inside = below(act, slot);
      if (inside.length > 0) return inside;
    }
    return [];
  };
  const below = (act: Act, slot: number): Act[] => {
    switch (act.op) {
      case 'attempt':
        return first(act.acts, slot);
      case 'if':
        return [...first(act.then, slot), ...first(act.otherwise, slot)];
      case 'each':
        return isLocal(act.of, slot) ? first(act.acts, act.slot) : [];
      default:
        return [];
    }
  };
  return direct === undefined ? [] : first(program.acts, direct);
}

const isLocal = (cards: Many, slot: number): boolean =>
  cards.op === 'list'
    ? cards.slot === slot
    : cards.op === 'one' && cards.value.op === 'local' && cards.value.slot === slot;
