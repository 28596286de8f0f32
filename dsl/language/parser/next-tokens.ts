/**
 * Which tokens can follow the beginning of a line: all ways through the grammar at once, from rule to rule.
 * Conditions in the grammar that look ahead are left out, so it knows some ways too many and none too few.
 */
import { Alternation, NonTerminal, Option, Repetition, RepetitionMandatory, Terminal } from 'chevrotain';
import type { IProduction, IToken, TokenType } from 'chevrotain';
import { grammar } from './grammar/ability-rules.ts';

/** A token that may come next, and the rule of the grammar that would read it. */
export interface NextToken {
  readonly type: TokenType;
  readonly rule: string;
}

/** A point in a rule. `next` are the points that follow without a token. */
type Point =
  | { readonly kind: 'branch'; readonly next: Point[]; readonly number: number }
  | {
      readonly kind: 'token';
      readonly type: TokenType;
      readonly rule: string;
      readonly next: Point[];
      readonly number: number;
    }
  | { readonly kind: 'call'; readonly rule: string; readonly next: Point[]; readonly number: number }
  | { readonly kind: 'end'; readonly number: number };

/** The points to go on from when the rules that are open have ended, innermost first. */
interface Open {
  readonly after: Point;
  readonly above: Open | undefined;
  readonly number: number;
  /** Those that were made from this one, by the point to go on from: equal ones are one. */
  readonly below: Map<number, Open>;
}

interface Place {
  readonly point: Point;
  readonly open: Open | undefined;
}

let points = 0;
const starts = new Map<string, Point>();

/** The points of a rule, made when it is first entered. */
function startOf(rule: string): Point {
  let start = starts.get(rule);
  if (!start) {
    const end: Point = { kind: 'end', number: points++ };
    const { definition } = grammar().getGAstProductions()[rule];
    start = sequence(rule, definition, end);
    starts.set(rule, start);
  }
  return start;
}

const sequence = (rule: string, parts: readonly IProduction[], after: Point): Point =>
  parts.reduceRight((next, part) => pointOf(rule, part, next), after);

function pointOf(rule: string, part: IProduction, after: Point): Point {
  const number = points++;
  if (part instanceof Terminal)
    return { kind: 'token', type: part.terminalType, rule, next: [after], number };
  if (part instanceof NonTerminal) return { kind: 'call', rule: part.nonTerminalName, next: [after], number };
  const inside = (part as { definition?: readonly IProduction[] }).definition ?? [];
  if (part instanceof Alternation)
    return { kind: 'branch', next: inside.map((each) => pointOf(rule, each, after)), number };
  if (part instanceof Option) return { kind: 'branch', next: [sequence(rule, inside, after), after], number };
  if (part instanceof Repetition || part instanceof RepetitionMandatory) {
    const again: Point = { kind: 'branch', next: [after], number };
    const body = sequence(rule, inside, again);
    again.next.push(body);
    return part instanceof Repetition ? again : body;
  }
  return sequence(rule, inside, after);
}

/** What may follow the tokens of a line that is read by one of some rules of the grammar. */
export function possibleAfter(rules: readonly string[], tokens: readonly IToken[]): NextToken[] {
  let made = 0;
  const roots = new Map<number, Open>();
  const opened = (after: Point, above: Open | undefined): Open => {
    const known = above?.below ?? roots;
    let open = known.get(after.number);
    if (!open) known.set(after.number, (open = { after, above, number: made++, below: new Map() }));
    return open;
  };
  /** All places where a token is read that can be come to without one. */
  const reach = (from: readonly Place[]): Place[] => {
    const seen = new Set<string>();
    const found: Place[] = [];
    const waiting = [...from];
    for (let place = waiting.pop(); place; place = waiting.pop()) {
      const { point, open } = place;
      const key = `${point.number} ${open?.number ?? -1}`;
      if (seen.has(key)) continue;
      seen.add(key);
      switch (point.kind) {
        case 'token':
          found.push(place);
          break;
        case 'branch':
          for (const next of point.next) waiting.push({ point: next, open });
          break;
        case 'call':
          waiting.push({ point: startOf(point.rule), open: opened(point.next[0], open) });
          break;
        case 'end':
          if (open) waiting.push({ point: open.after, open: open.above });
      }
    }
    return found;
  };
  let places = reach(rules.map((rule) => ({ point: startOf(rule), open: undefined })));
  for (const token of tokens) {
    const read = places.filter(({ point }) => point.kind === 'token' && accepts(point.type, token.tokenType));
    places = reach(read.map(({ point, open }) => ({ point: (point as { next: Point[] }).next[0], open })));
  }
  const told = new Set<string>();
  return places.flatMap(({ point }) => {
    if (point.kind !== 'token') return [];
    const key = `${point.type.name} ${point.rule}`;
    if (told.has(key)) return [];
    told.add(key);
    return [{ type: point.type, rule: point.rule }];
  });
}

const accepts = (wanted: TokenType, found: TokenType): boolean =>
  wanted === found || (found.CATEGORIES?.includes(wanted) ?? false);
