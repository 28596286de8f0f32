import type { VerbSymbol } from '../../../../dsl/language/symbols/symbols.ts';
import type { Machine } from '../../../engine/program/machine.ts';
import { notifyListeners } from '../../../engine/triggers/event-listeners.ts';
import type { Compiler } from '../codegen-context.ts';

/** Notifies the abilities that wait for something that has happened; undefined where none in the game does. */
export type Notify = (m: Machine, you: number, values: readonly number[]) => void;

export function notifierOf({ game }: Compiler, verb: VerbSymbol | undefined): Notify | undefined {
  const waits =
    verb &&
    game.abilities.some(
      ({ ability }) =>
        ability.kind === 'triggered' && ability.patterns.some((pattern) => pattern.verb === verb),
    );
  return waits
    ? (m, you, values) => {
        notifyListeners(m, verb.index, you, values);
      }
    : undefined;
}
