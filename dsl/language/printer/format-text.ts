/**
 * One layout for every text: two spaces of indentation for each step, single spaces, comments and blank lines
 * kept. It moves white space only, so the tree stays the same; it rewrites everyday wordings in those of the
 * language.
 */
import type { IToken, TokenType } from 'chevrotain';
import { isBullet, tokenRows } from '../lexer/line-blocks.ts';
import { parse } from '../parser/parse.ts';
import { spokenForm, withNamedNumbers } from '../parser/spoken-form.ts';
import { wholeText } from '../../text/source.ts';
import * as T from '../lexer/tokens.ts';
import type { EntryKind } from '../syntax/ast.ts';

/** The text in the canonical layout, or undefined if it cannot be parsed. Formatting twice changes nothing more. */
export function format(entry: EntryKind, written: string): string | undefined {
  const { text } = withNamedNumbers(wholeText(written));
  if (parse(entry, wholeText(text)).diagnostics.some(({ severity }) => severity === 'error')) {
    const spoken = spokenForm(entry, wholeText(text));
    return spoken && format(entry, spoken.text);
  }
  const lines: string[] = [];
  /** The open lines above this one, and how far each indents it. */
  const steps: { indent: number; by: number }[] = [];
  /** Comments on lines of their own have the indent of the line that follows. */
  let waiting: string[] = [];
  for (const { start, tokens } of tokenRows(text).rows) {
    const comment = tokens.at(-1)?.tokenType === T.Comment ? tokens.at(-1)?.image.trimEnd() : undefined;
    const code = comment === undefined ? tokens : tokens.slice(0, -1);
    if (code.length === 0) {
      waiting.push(comment ?? '');
      continue;
    }
    const indent = code[0].startOffset - start;
    while (steps.length > 0 && indent <= steps[steps.length - 1].indent) steps.pop();
    const margin = ' '.repeat(steps.reduce((all, { by }) => all + by, 0));
    steps.push({ indent, by: 2 });
    if (isBullet(code, text) && code.length > 1) steps.push({ indent: code[1].startOffset - start, by: 2 });
    lines.push(...waiting.map((line) => (line === '' ? '' : margin + line)));
    waiting = [];
    lines.push(margin + join(code, text) + (comment === undefined ? '' : ` ${comment}`));
  }
  return tidy([...lines, ...waiting]);
}

/** No blank lines at the ends, and never two in a row. */
function tidy(lines: readonly string[]): string {
  const kept = lines.filter((line, i) => line !== '' || (i > 0 && lines[i - 1] !== ''));
  while (kept[0] === '') kept.shift();
  while (kept.at(-1) === '') kept.pop();
  return kept.join('\n');
}

function join(tokens: readonly IToken[], text: string): string {
  const bullet = isBullet(tokens, text);
  let line = '';
  tokens.forEach((token, i) => {
    const before = tokens[i - 1];
    const space = before !== undefined && !tight(before, token, tokens[i - 2], bullet && i === 1);
    line += (space ? ' ' : '') + token.image.replace(/[ \t]+/g, token.tokenType === T.Text ? '$&' : ' ');
  });
  return line;
}

const NO_SPACE_BEFORE: readonly TokenType[] = [T.Comma, T.Colon, T.Possessive, T.Close];
/** After these a `+` or `-` is a sign. */
const SIGN_AFTER: readonly (TokenType | undefined)[] = [
  undefined,
  T.Comma,
  T.Then,
  T.And,
  T.Instead,
  T.To,
  T.Is,
  T.Was,
  T.Has,
  T.Had,
  T.Not,
  T.Exactly,
  T.AtLeast,
  T.AtMost,
  T.MoreThan,
  T.LessThan,
];

function tight(before: IToken, token: IToken, beforeThat: IToken | undefined, afterBullet: boolean): boolean {
  if (afterBullet) return false;
  if (NO_SPACE_BEFORE.includes(token.tokenType) || before.tokenType === T.Open) return true;
  const sign = before.tokenType === T.Plus || before.tokenType === T.Minus;
  return (
    sign &&
    (SIGN_AFTER.includes(beforeThat?.tokenType) ||
      beforeThat?.startOffset === undefined ||
      isBulletBefore(beforeThat))
  );
}

/** `- +1 to ...`: the first token of the line is the bullet. */
const isBulletBefore = (token: IToken): boolean => token.tokenType === T.Minus;
