/** Counts the derivations of a line over the grammar as a plain context-free one, with the reading rules applied. */
import {
  Alternation,
  type IProduction,
  type IToken,
  NonTerminal,
  Option,
  Repetition,
  RepetitionMandatory,
  type Rule,
  Terminal,
  tokenMatcher,
} from 'chevrotain';
import { grammar } from '../../../dsl/language/parser/grammar/ability-rules.ts';
import { enters, stops } from './reading-rules.ts';

export const productions: Readonly<Record<string, Rule>> = grammar().getGAstProductions();

/** Where a piece of a derivation may end, and in how many ways it gets there. */
type Ends = ReadonlyMap<number, number>;

/** What an option or an alternative begins with: the name of its first token or rule. */
function nameOf(first: IProduction): string {
  if (first instanceof NonTerminal) return first.nonTerminalName;
  if (first instanceof Terminal) return first.terminalType.name;
  return first instanceof RepetitionMandatory ? nameOf(first.definition[0]) : '';
}

const NONE: Ends = new Map();

function add(into: Map<number, number>, ends: Ends, times = 1): void {
  for (const [end, ways] of ends) into.set(end, (into.get(end) ?? 0) + times * ways);
}

/** How many derivations a rule of the grammar has for all the tokens of a line; `plain` leaves the reading rules out. */
export function derivations(rule: string, tokens: readonly IToken[], plain = false): number {
  const memo = new Map<string, Ends>();

  const sequence = (parts: readonly IProduction[], start: number, inside: Inside): Ends => {
    let ends: Ends = new Map([[start, 1]]);
    for (const part of parts) {
      const next = new Map<number, number>();
      for (const [at, ways] of ends) add(next, production(part, at, inside), ways);
      if (next.size === 0) return NONE;
      ends = next;
    }
    return ends;
  };

  /** Zero or more times: a turn that reads nothing is none. */
  const repeated = (parts: readonly IProduction[], start: number, least: number, inside: Inside): Ends => {
    const ends = new Map<number, number>(least === 0 ? [[start, 1]] : []);
    let current: Ends = new Map([[start, 1]]);
    while (current.size > 0) {
      const next = new Map<number, number>();
      for (const [at, ways] of current) {
        if (!enterable(parts[0], at, inside)) continue;
        for (const [end, more] of sequence(parts, at, inside))
          if (end > at) next.set(end, (next.get(end) ?? 0) + ways * more);
      }
      add(ends, next);
      current = next;
    }
    return ends;
  };

  const enterable = (first: IProduction, start: number, { rule: name, from, inWhere }: Inside): boolean =>
    plain || enters(name, nameOf(first), { tokens, from, start, inWhere });

  const production = (part: IProduction, start: number, inside: Inside): Ends => {
    const { rule: name, inWhere } = inside;
    if (part instanceof Terminal)
      return tokens[start] && tokenMatcher(tokens[start], part.terminalType)
        ? new Map([[start + 1, 1]])
        : NONE;
    if (part instanceof NonTerminal)
      return run(
        part.nonTerminalName,
        start,
        inWhere || (/hrase$|^standing$/.test(name) && part.nonTerminalName === 'condition'),
      );
    if (part instanceof Alternation) {
      const ends = new Map<number, number>();
      for (const { definition } of part.definition as unknown as readonly Rule[])
        if (enterable(definition[0], start, inside)) add(ends, sequence(definition, start, inside));
      return ends;
    }
    if (part instanceof Repetition) return repeated(part.definition, start, 0, inside);
    if (part instanceof RepetitionMandatory) return repeated(part.definition, start, 1, inside);
    if (part instanceof Option) {
      const ends = new Map<number, number>([[start, 1]]);
      if (enterable(part.definition[0], start, inside))
        for (const [end, ways] of sequence(part.definition, start, inside))
          if (end > start) ends.set(end, (ends.get(end) ?? 0) + ways);
      return ends;
    }
    return sequence((part as unknown as Rule).definition, start, inside);
  };

  const run = (name: string, start: number, inWhere: boolean): Ends => {
    const key = `${name} ${start} ${inWhere}`;
    const known = memo.get(key);
    if (known) return known;
    const all = sequence(productions[name].definition, start, { rule: name, from: start, inWhere });
    const ends = plain
      ? all
      : new Map([...all].filter(([end]) => stops(name, { tokens, start, end, inWhere })));
    memo.set(key, ends);
    return ends;
  };

  return run(rule, 0, false).get(tokens.length) ?? 0;
}

/** The rule that a production stands in, where that rule began, and whether a `where` is open around it. */
interface Inside {
  readonly rule: string;
  readonly from: number;
  readonly inWhere: boolean;
}
