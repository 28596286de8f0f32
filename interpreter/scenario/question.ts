import { asIs, say, type Phrase } from '../../dsl/messages/phrase.ts';
import type { PhraseKey } from '../../dsl/messages/phrases.ts';
import type { Compare, Scalar, Test } from '../../dsl/meaning.ts';
import { resolveCondition, resolveValue, type Context, type Resolved } from '../../dsl/resolve/index.ts';
import type { Entries } from '../../dsl/tree.ts';
import type { Node } from '../../schemas/index.ts';
import { evaluatorFor } from '../compile/evaluate.ts';
import type { Game } from '../game.ts';
import { parseText } from '../link/texts.ts';
import { textOf } from '../link/sources.ts';
import type { Match } from '../play/match.ts';
import type { Sheet } from './sheet.ts';

/** A condition of a scenario with its words. */
export interface Asked {
  readonly test: Test;
  readonly text: string;
}

/** A value of a scenario, and how it is called. */
export interface Observed {
  readonly value: Scalar;
  readonly name: (match: Match, value: number) => string;
}

/** In a scenario players go by name, and cards are looked for everywhere. */
function read<E extends 'condition' | 'expression', T>(
  sheet: Sheet,
  entry: E,
  node: Node,
  game: Game,
  seats: readonly string[],
  resolve: (context: Context, tree: Entries[E]) => Resolved<T>,
): T | undefined {
  const parsed = parseText(sheet, entry, node);
  if (!parsed) return undefined;
  const context: Context = {
    vocabulary: game.vocabulary,
    snippet: parsed.snippet,
    seats: new Map(seats.map((name, seat) => [name, seat])),
    everywhere: true,
  };
  const { value, diagnostics } = resolve(context, parsed.tree);
  sheet.diagnostics.push(...diagnostics);
  return value;
}

/** Reads a condition; complains, and gives nothing, where it cannot be understood. */
export function conditionOf(
  sheet: Sheet,
  game: Game,
  seats: readonly string[],
  node: Node,
): Asked | undefined {
  const test = read(sheet, 'condition', node, game, seats, resolveCondition);
  return test && { test, text: (textOf(node) ?? '').trim().replace(/\s+/g, ' ') };
}

/** Reads a value; complains, and gives nothing, where it cannot be understood. */
export function observedOf(
  sheet: Sheet,
  game: Game,
  seats: readonly string[],
  node: Node,
): Observed | undefined {
  const found = read(sheet, 'expression', node, game, seats, resolveValue);
  if (!found) return undefined;
  const { sort, of } = found.thing;
  const name = (match: Match, value: number): string =>
    sort === 'value' && of
      ? (of.values[value]?.id ?? 'nothing')
      : match.names.value(match.runner.m.p, sort, value);
  return { value: found.scalar, name };
}

/** Whether a condition holds in the position; not where a number in it becomes too large. */
export const holds = (match: Match, { test }: Asked): boolean =>
  evaluatorFor(match.table).holds(match.runner.m, test) ?? false;

export const observe = (match: Match, observed: Observed): string => {
  const value = evaluatorFor(match.table).value(match.runner.m, observed.value);
  return value === undefined ? 'too large a number' : observed.name(match, value);
};

/** What stands against a condition, in words: the value that it compares, where it compares one. */
export const whyNotSo = (match: Match, { test }: Asked): Phrase | undefined => explain(match, test, true);

const words: Record<Exclude<Compare, '='>, PhraseKey> = {
  '<>': 'anything but {1}',
  '<': 'less than {1}',
  '<=': 'at most {1}',
  '>': 'more than {1}',
  '>=': 'at least {1}',
};

/** Why a test, which should hold or not, does not do so. */
function explain(match: Match, test: Test, should: boolean): Phrase | undefined {
  switch (test.op) {
    case 'not':
      return explain(match, test.part, !should);
    case 'and':
    case 'or': {
      const evaluator = evaluatorFor(match.table);
      const at = (test.op === 'and') === should;
      const parts = at
        ? test.parts.filter((part) => evaluator.holds(match.runner.m, part) !== should)
        : test.parts;
      const all = parts.flatMap((part) => explain(match, part, should) ?? []);
      return all.length > 0 ? all.reduce((before, next) => say('{1}; {2}', before, next)) : undefined;
    }
    case 'compare': {
      const name = namer(match, test.left, test.right);
      const found = name(test.left);
      const right = name(test.right);
      if (found === undefined || right === undefined) return undefined;
      const against = test.how === '=' ? asIs(right) : say(words[test.how], right);
      return say('found {1} where {2} is expected', found, should ? against : say('something else'));
    }
    case 'among': {
      const found = kindOf(test.value) && namer(match, test.value, test.value)(test.value);
      return found === undefined ? undefined : say('found {1}', found);
    }
    default:
      return undefined;
  }
}

type Kind = 'number' | 'player' | 'card' | 'pile' | 'zone' | readonly string[];

/** What sort of thing a value is, as far as it shows. */
function kindOf(scalar: Scalar): Kind | undefined {
  switch (scalar.op) {
    case 'you':
    case 'active':
    case 'role':
    case 'controller':
      return 'player';
    case 'zone':
    case 'zone-of':
      return 'zone';
    case 'pile-of':
      return 'pile';
    case 'this':
      return 'card';
    case 'field': {
      const { type } = scalar.field;
      return type.type === 'value' ? type.of.values.map((value) => value.id) : 'number';
    }
    case 'constant':
    case 'it':
    case 'local':
    case 'only':
      return undefined;
    default:
      return 'number';
  }
}

function namer(match: Match, left: Scalar, right: Scalar): (scalar: Scalar) => string | undefined {
  const kind = kindOf(left) ?? kindOf(right) ?? 'number';
  const { m } = match.runner;
  return (scalar) => {
    const value = evaluatorFor(match.table).value(m, scalar);
    if (value === undefined) return undefined;
    return typeof kind === 'string' ? match.names.value(m.p, kind, value) : (kind[value] ?? 'nothing');
  };
}
