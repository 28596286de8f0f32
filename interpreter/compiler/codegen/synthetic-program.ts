import type { Program } from '../../../dsl/ir/statements.ts';
import type { Span } from '../../../dsl/text/source.ts';
import { namedProgram, type NamedProgram } from '../../game/linked-game.ts';
import { nameOfProgram, type ProgramRole } from '../../game/program-role.ts';

/** The place of what no text says. */
export const nowhere: Span = { start: 0, end: 0 };

const noProgram: Program = { acts: [], slots: [], parameters: [], abilities: [] };

/** A program that is made here and not written by anybody. */
export const made = (role: ProgramRole, slots: Program['slots'] = []): NamedProgram =>
  namedProgram(role, { ...noProgram, slots }, { file: nameOfProgram(role), text: '', offsets: [0] });
