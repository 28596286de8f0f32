import type { Many } from '../../../dsl/ir/expressions.ts';
import type { Act } from '../../../dsl/ir/statements.ts';
import type { VerbSymbol } from '../../../dsl/language/symbols/symbols.ts';
import type { Game, NamedProgram } from '../../game/linked-game.ts';
import type { Line } from './log-entry.ts';

/**
 * The verb that a line of a log is the doing of: the first move of its text that moves what the verb is done with, such
 * as the cards that somebody discards. Other moves of a verb only go with it.
 */
export function deedOf(game: Game, line: Line): VerbSymbol | undefined {
  if (line['event'] !== 'move' || typeof line['because'] !== 'string') return undefined;
  const [program] = line['because'].split(' ');
  const found = deedsOf(game).get(program);
  return found?.moves.includes(line['because'].slice(program.length + 1)) ? found.verb : undefined;
}

interface Deed {
  readonly verb: VerbSymbol;
  /** The statements that move, as causes name them: one for each way that the text can go. */
  readonly moves: readonly string[];
}

const known = new WeakMap<Game, ReadonlyMap<string, Deed>>();

/** By the name of the program: where in it its object is moved first. */
function deedsOf(game: Game): ReadonlyMap<string, Deed> {
  const before = known.get(game);
  if (before) return before;
  const deeds = new Map<string, Deed>();
  game.verbs.forEach((body, i) => {
    const verb = game.vocabulary.verbs[i];
    for (const source of [game.firsts[i], body]) {
      const moves = source ? movesOf(source, verb) : [];
      if (moves.length === 0) continue;
      deeds.set(source!.name, { verb, moves });
      break;
    }
  });
  known.set(game, deeds);
  return deeds;
}

/** The paths of the first statements of a program that move what its verb is done with. */
function movesOf({ program }: NamedProgram, verb: VerbSymbol): string[] {
  const direct =
    program.parameters[verb.parameters.findIndex(({ preposition }) => preposition === undefined)];
  const first = (acts: readonly Act[], path: string, slot: number): string[] => {
    for (const [i, act] of acts.entries()) {
      const here = path === '' ? `${i + 1}` : `${path}.${i + 1}`;
      if (act.op === 'move' && isLocal(act.cards, slot)) return [`${here} move`];
      const inside = below(act, here, slot);
      if (inside.length > 0) return inside;
    }
    return [];
  };
  const below = (act: Act, here: string, slot: number): string[] => {
    switch (act.op) {
      case 'attempt':
        return first(act.acts, `${here}.do`, slot);
      case 'if':
        return [...first(act.then, here, slot), ...first(act.otherwise, `${here}.otherwise`, slot)];
      case 'each':
        return isLocal(act.of, slot) ? first(act.acts, here, act.slot) : [];
      default:
        return [];
    }
  };
  return direct === undefined ? [] : first(program.acts, '', direct);
}

const isLocal = (cards: Many, slot: number): boolean =>
  cards.op === 'list'
    ? cards.slot === slot
    : cards.op === 'one' && cards.value.op === 'local' && cards.value.slot === slot;
