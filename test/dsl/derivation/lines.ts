/** The lines of a text, each with the rule of the grammar that reads it. */
import { grammar } from '../../../dsl/language/parser/grammar/ability-rules.ts';
import type { Pending, Rule } from '../../../dsl/language/parser/grammar/base-parser.ts';
import { parseTokenLine } from '../../../dsl/language/parser/parse-line.ts';
import { layout, type TokenLine } from '../../../dsl/language/lexer/line-blocks.ts';
import { Comma, Otherwise, Text } from '../../../dsl/language/lexer/tokens.ts';
import type { EntryKind } from '../../../dsl/language/syntax/ast.ts';

export interface RuledLine {
  readonly rule: string;
  readonly line: TokenLine;
}

const ENTRIES: Readonly<Record<EntryKind, string>> = {
  effect: 'statement',
  objects: 'objectsEntry',
  abilities: 'ability',
  condition: 'conditionTop',
  phrase: 'phraseEntry',
  expression: 'expressionEntry',
  cost: 'cost',
};

const BELOW: Readonly<Record<Pending['kind'], string>> = {
  statements: 'statement',
  abilities: 'ability',
  modes: 'statement',
  arms: 'arm',
  conditions: 'conditionTop',
};

export const ruleOf = (name: string): Rule<unknown> =>
  (grammar() as unknown as Readonly<Record<string, Rule<unknown>>>)[name];

function* walk(lines: readonly TokenLine[], rule: string): Generator<RuledLine> {
  for (const line of lines) {
    if (line.bullet) {
      yield* walk(line.children.map(unlabelled), rule);
      continue;
    }
    const own = rule === 'statement' && line.tokens[0].tokenType === Otherwise ? 'otherwiseLine' : rule;
    yield { rule: own, line };
    const { pending } = parseTokenLine(line, ruleOf(own));
    if (pending) yield* walk(line.children, BELOW[pending.kind]);
  }
}

/** `"draw", draw a card` without its label. */
const unlabelled = (line: TokenLine): TokenLine =>
  line.tokens[0]?.tokenType === Text && line.tokens[1]?.tokenType === Comma
    ? { ...line, tokens: line.tokens.slice(2) }
    : line;

export const linesOf = (entry: EntryKind, text: string): RuledLine[] => [
  ...walk(layout(text).lines, ENTRIES[entry]),
];
