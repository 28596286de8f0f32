/** One line read by a rule of the grammar. */
import type { TokenLine } from '../lexer/line-blocks.ts';
import type { TokenLabel } from '../lexer/tokens.ts';
import { grammar } from './grammar/ability-rules.ts';
import type { BuilderFault, Pending, Rule } from './grammar/base-parser.ts';

/** The first problem of a line: what the parser expected and where, or a fault that the builder found. */
export type Problem =
  | { readonly kind: 'fault'; readonly fault: BuilderFault }
  | { readonly kind: 'token'; readonly index: number; readonly expected: TokenLabel };

export interface ParsedLine {
  readonly node?: unknown;
  readonly pending?: Pending;
  readonly problem?: Problem;
}

/** Parses the tokens of one line by a rule of the grammar. */
export function parseTokenLine(line: TokenLine, rule: Rule<unknown>): ParsedLine {
  const p = grammar();
  p.begin(line);
  const node = withoutStacks(() => rule.call(p));
  const error = p.errors[0];
  if (p.faults.length > 0) return { problem: { kind: 'fault', fault: p.faults[0] } };
  if (error) {
    const at = error.token.startOffset;
    const index = Number.isNaN(at)
      ? line.tokens.length
      : line.tokens.findIndex((token) => token.startOffset === at);
    return {
      problem: {
        kind: 'token',
        index: index < 0 ? line.tokens.length : index,
        expected: error.message as TokenLabel,
      },
    };
  }
  return { node, pending: p.pending };
}

/** Faults of a text are exceptions inside the parser; nobody reads where in the program they were thrown. */
function withoutStacks<T>(run: () => T): T {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return run();
  } finally {
    Error.stackTraceLimit = limit;
  }
}
