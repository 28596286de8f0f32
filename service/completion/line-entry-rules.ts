/** The rules of the grammar that read the last line of a text: the lines above it with less indent decide. */
import type { IToken } from 'chevrotain';
import { grammar } from '../../dsl/language/parser/grammar/ability-rules.ts';
import type { Pending, Rule } from '../../dsl/language/parser/grammar/base-parser.ts';
import { parseTokenLine } from '../../dsl/language/parser/parse-line.ts';
import { isBullet, tokenRows } from '../../dsl/language/lexer/line-blocks.ts';
import { Comma, Comment, Otherwise, Text } from '../../dsl/language/lexer/tokens.ts';
import type { EntryKind } from '../../dsl/language/syntax/ast.ts';

type RuleName =
  | 'statement'
  | 'otherwiseLine'
  | 'ability'
  | 'arm'
  | 'conditionTop'
  | 'objectsEntry'
  | 'phraseEntry'
  | 'expressionEntry'
  | 'cost';

const ofEntry: Readonly<Record<EntryKind, readonly RuleName[]>> = {
  effect: ['statement', 'otherwiseLine'],
  abilities: ['ability'],
  objects: ['objectsEntry'],
  condition: ['conditionTop'],
  phrase: ['phraseEntry'],
  expression: ['expressionEntry'],
  cost: ['cost'],
};

/** Of the lines below a header. */
const below: Readonly<Record<Pending['kind'], readonly RuleName[]>> = {
  statements: ['statement', 'otherwiseLine'],
  abilities: ['ability'],
  modes: ['statement', 'otherwiseLine'],
  arms: ['arm'],
  conditions: ['conditionTop'],
};

interface Row {
  readonly indent: number;
  readonly tokens: readonly IToken[];
  /** The first line of one of several choices, behind its bullet. */
  readonly bullet: boolean;
}

/** The tokens of the last line as far as it is written, and the rules that may read it. */
export function lastLine(
  entry: EntryKind,
  text: string,
): { rules: readonly RuleName[]; tokens: readonly IToken[] } | undefined {
  const rows = tokenRows(text).rows;
  const start = rows.at(-1)?.start ?? 0;
  if (rows.at(-1)?.tokens.at(-1)?.tokenType === Comment) return undefined;
  const last = rowOf(rows.at(-1)!.tokens, start, text) ?? {
    indent: text.length - start,
    tokens: [],
    bullet: false,
  };
  const above: Row[] = [];
  for (const { start: at, tokens } of rows.slice(0, -1)) {
    const row = rowOf(tokens, at, text);
    if (!row) continue;
    while (above.length > 0 && above.at(-1)!.indent >= row.indent) above.pop();
    above.push(row);
  }
  const open = above.filter(({ indent }) => indent < last.indent);
  let rules = ofEntry[entry];
  for (const row of open) {
    const pending = pendingOf(row, rules);
    if (pending) rules = below[pending];
  }
  return { rules, tokens: last.bullet ? labelled(last.tokens) : last.tokens };
}

/** A line without its comment and its bullet; none where nothing is left. */
function rowOf(tokens: readonly IToken[], start: number, text: string): Row | undefined {
  const code = tokens.at(-1)?.tokenType === Comment ? tokens.slice(0, -1) : tokens;
  if (code.length === 0) return undefined;
  const bullet = isBullet(code, text);
  const own = bullet ? code.slice(1) : code;
  // A bullet has less indent than the text behind it, and the lines below a choice have the indent of that
  // text.
  const from = own[0]?.startOffset ?? code[0].startOffset + 2;
  return { indent: from - start, tokens: own, bullet };
}

const labelled = (tokens: readonly IToken[]): readonly IToken[] =>
  tokens[0]?.tokenType === Text && tokens[1]?.tokenType === Comma ? tokens.slice(2) : tokens;

/** What a line opens for those below it. */
function pendingOf(row: Row, rules: readonly RuleName[]): Pending['kind'] | undefined {
  const tokens = row.bullet ? labelled(row.tokens) : row.tokens;
  if (tokens.length === 0) return undefined;
  const rule =
    rules.find((name) => (name === 'otherwiseLine') === (tokens[0].tokenType === Otherwise)) ?? rules[0];
  const span = { start: tokens[0].startOffset, end: tokens.at(-1)!.startOffset };
  const line = {
    tokens,
    bullet: false,
    children: [],
    broken: false,
    span,
    blockEnd: span.end,
    indent: row.indent,
  };
  return parseTokenLine(line, grammar()[rule] as Rule<unknown>).pending?.kind;
}
