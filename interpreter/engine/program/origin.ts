import type { Act } from '../../../dsl/ir/statements.ts';
import type { Span } from '../../../dsl/text/source.ts';

/** Where an instruction comes from: the statement of a text, or a step that no text says. */
export interface Origin {
  /** As saved positions and logs call it: one in each program, and the same however the files are laid out. */
  readonly id: string;
  readonly span: Span;
  /** What a question is about: which action, whether to do something that may be done, which of several ways to go on. */
  readonly asks?: 'action' | 'may' | 'choose';
  /** What it carries out of a text. */
  readonly act?: Act;
}
