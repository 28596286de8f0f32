import type { Table } from '../../compiler/codegen/compile-game.ts';
import { rootOfProgram, type ProgramRole } from '../../game/linked-game.ts';

/** Whether the log holds that a program begins: what verbs and cards do. */
export function isLogged(role: ProgramRole): boolean {
  const { kind } = rootOfProgram(role);
  return kind === 'verb' || kind === 'card';
}

const known = new WeakMap<Table, Uint8Array>();

/** By program, 1 where the log holds that it begins. */
export function loggedPrograms(table: Table): Uint8Array {
  let logged = known.get(table);
  if (!logged) {
    logged = Uint8Array.from(table.programs, ({ source }) => (isLogged(source.role) ? 1 : 0));
    known.set(table, logged);
  }
  return logged;
}
