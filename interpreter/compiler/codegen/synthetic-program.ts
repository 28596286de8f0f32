import type { Program } from '../../../dsl/ir/statements.ts';
import type { Span } from '../../../dsl/text/source.ts';
import type { NamedProgram } from '../../game/linked-game.ts';

/** The place of what no text says. */
export const nowhere: Span = { start: 0, end: 0 };

const noProgram: Program = { acts: [], slots: [], parameters: [], abilities: [] };

/** A program that is made here and not written by anybody. */
export const made = (name: string, slots: Program['slots'] = []): NamedProgram => ({
  name,
  program: { ...noProgram, slots },
  snippet: { file: name, text: '', offsets: [0] },
});
