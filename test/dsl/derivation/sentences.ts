/** Random lines made from the grammar itself: seeded, and no deeper than asked for. */
import {
  Alternation,
  type IProduction,
  NonTerminal,
  Option,
  Repetition,
  RepetitionMandatory,
  type Rule,
  Terminal,
  type TokenType,
} from 'chevrotain';
import * as T from '../../../dsl/language/lexer/tokens.ts';
import { productions } from './count.ts';

/** Numbers below a bound, the same for the same seed. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

const IMAGES: ReadonlyMap<TokenType, readonly string[]> = new Map([
  [T.WordToken, ['card', 'red', 'slays', 'top', 'turn']],
  [T.Ordinal, ['first']],
  [T.TimeUnit, ['turn']],
  [T.Num, ['2']],
  [T.Dice, ['2d6']],
  [T.RangeUp, ['8+']],
  [T.RangeDown, ['5-']],
  [T.RangeBetween, ['2..4']],
  [T.Name, ['Ann']],
  [T.Text, ['"text"']],
  [T.Possessive, ["'s"]],
  [T.ChooseModes, ['choose one']],
]);

/** What a token looks like: for fixed phrases and small words the text of their label. */
function imageOf(type: TokenType, roll: (below: number) => number): string {
  const images = IMAGES.get(type);
  if (images) return images[roll(images.length)];
  return /`(.*?):?`/.exec(type.LABEL === '`:`' ? '`: `' : (type.LABEL ?? ''))?.[1].trim() || ':';
}

const depths = new Map<string, number>();

/** The fewest rules that have to be entered one inside another. */
function depthOf(part: IProduction): number {
  if (part instanceof Terminal || part instanceof Option || part instanceof Repetition) return 0;
  if (part instanceof NonTerminal) return 1 + (depths.get(part.nonTerminalName) ?? 99);
  const parts = (part as Rule).definition.map(depthOf);
  return part instanceof Alternation ? Math.min(...parts) : Math.max(0, ...parts);
}
for (let pass = 0; pass < 40; pass++)
  for (const [name, rule] of Object.entries(productions))
    depths.set(name, Math.max(0, ...rule.definition.map(depthOf)));

/** Lines of at most `most` tokens that a rule of the grammar derives, in a fixed order for a seed. */
export function* sentences(rule: string, count: number, seed: number, most = 22): Generator<string> {
  const roll = dice(seed);
  const write = (part: IProduction, out: string[], depth: number): void => {
    if (out.length > most) return;
    const inner = (parts: readonly IProduction[], less = 0): void =>
      parts.forEach((each) => write(each, out, depth - less));
    if (part instanceof Terminal) out.push(imageOf(part.terminalType, roll));
    else if (part instanceof NonTerminal) inner(productions[part.nonTerminalName].definition, 1);
    else if (part instanceof Alternation) {
      const least = depthOf(part);
      const open = depth > 0 ? part.definition : part.definition.filter((each) => depthOf(each) === least);
      inner((open[roll(open.length)] as unknown as Rule).definition);
    } else if (part instanceof Option || part instanceof Repetition) {
      if (depth > 0 && roll(3) === 0) inner(part.definition);
    } else {
      inner((part as RepetitionMandatory).definition);
      if (part instanceof RepetitionMandatory && depth > 0 && roll(4) === 0) inner(part.definition);
    }
  };
  for (let made = 0, tried = 0; made < count && tried < 20 * count; tried++) {
    const out: string[] = [];
    for (const part of productions[rule].definition) write(part, out, 6 + roll(8));
    if (out.length > most) continue;
    made++;
    yield out
      .join(' ')
      .replaceAll(" 's", "'s")
      .replaceAll(' ,', ',')
      .replaceAll(' :', ':')
      .replaceAll('( ', '(')
      .replaceAll(' )', ')');
  }
}
