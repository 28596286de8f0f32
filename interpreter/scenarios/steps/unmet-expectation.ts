/** Which part of a condition does not hold, and what was found instead. */
import { allOf, asIs, say, written, type Phrase } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { Compare, Many, Scalar, Test } from '../../../dsl/ir/expressions.ts';
import { evaluatorFor } from '../../compiler/codegen/evaluator.ts';
import type { Match } from '../../match/match.ts';
import { commonKind, kindOfCandidate, kindOfMany, phraseOfValue, namedValue } from './named-values.ts';
import type { StatedCondition } from '../../game/condition-parts.ts';
import { holds, type ScenarioCondition } from './stated-condition.ts';

/** More cards than these are no help to somebody who looks for the one that is wrong. */
const MOST = 6;

/**
 * Why a condition does not hold, in words; of several joined conditions which of them, and what was found
 * there.
 */
export function whyNotSo(match: Match, { test, said }: ScenarioCondition, should = true): Phrase | undefined {
  const found = against(match, test, said, should);
  return found.length === 0
    ? undefined
    : found.reduce((before, next) => say('phrase/after-semicolon', { one: before, other: next }));
}

const words: Record<
  Exclude<Compare, '='>,
  `phrase/${'anything-but' | 'less-than' | 'at-most' | 'more-than' | 'at-least'}`
> = {
  '<>': 'phrase/anything-but',
  '<': 'phrase/less-than',
  '<=': 'phrase/at-most',
  '>': 'phrase/more-than',
  '>=': 'phrase/at-least',
};

/** Why a test, which should hold or not, does not do so; `said` are its words, where it is joined from conditions. */
function against(match: Match, test: Test, said: StatedCondition | undefined, should: boolean): Phrase[] {
  switch (test.op) {
    case 'not':
      return against(match, test.part, said, !should);
    case 'and':
    case 'or':
      return test.parts.flatMap((part, i) => {
        if (holds(match, { test: part }) === should) return [];
        const own = said?.parts.length === test.parts.length ? said.parts[i] : undefined;
        const found = against(match, part, own, should);
        return own === undefined || own.parts.length > 0 ? found : [labelled(own, found, should)];
      });
    case 'every':
      return should ? ofEach(match, test) : [];
    default: {
      const found = single(match, test, should);
      return found ? [found] : [];
    }
  }
}

/** What was found, behind the words of the condition that it is about. */
function labelled({ words }: StatedCondition, found: readonly Phrase[], should: boolean): Phrase {
  if (found.length === 0)
    return should
      ? say('phrase/does-not-hold', { what: written(words) })
      : say('phrase/holds', { what: written(words) });
  const all = found.reduce((before, next) => say('phrase/after-semicolon', { one: before, other: next }));
  return say('phrase/after-colon', { one: written(words), other: all });
}

/** Those of several elements for which it does not hold, each with what was found. */
function ofEach(match: Match, { of, depth, test }: Test & { op: 'every' }): Phrase[] {
  const { m } = match.runner;
  const all = evaluatorFor(match.table).list(m, of) ?? [];
  const kind = kindOfMany(of) ?? kindOfCandidate(test, depth) ?? 'number';
  const wrong = all.flatMap((one) => {
    m.it[depth] = one;
    if (holds(match, { test })) return [];
    const name = phraseOfValue(match, kind, one);
    const found = against(match, test, undefined, true);
    return found.length === 0
      ? [say('phrase/it-does-not-hold-of', { what: name })]
      : found.map((each) => say('phrase/after-colon', { one: name, other: each }));
  });
  return wrong.length > MOST
    ? [...wrong.slice(0, MOST), say('phrase/others', { count: wrong.length - MOST })]
    : wrong;
}

function single(match: Match, test: Test, should: boolean): Phrase | undefined {
  const { m } = match.runner;
  switch (test.op) {
    case 'compare': {
      const kind = commonKind(test.left, test.right);
      if (kind === undefined) return undefined;
      const found = counted(match, test.left) ?? namedValue(match, kind, test.left);
      const right = namedValue(match, kind, test.right);
      if (!found || !right) return undefined;
      const wanted = test.how === '=' ? right : say(words[test.how], { what: right });
      return say('phrase/found-where-is-expected', {
        found,
        expected: should ? wanted : say('phrase/something-else'),
      });
    }
    case 'among': {
      const kind = commonKind(test.value, undefined, test.of);
      const found = kind && namedValue(match, kind, test.value);
      return found && say('phrase/found', { what: found });
    }
    case 'kind': {
      const { copies } = match.game;
      const card = evaluatorFor(match.table).value(m, test.card) ?? -1;
      return say('phrase/found', {
        what: card < 0 ? say('phrase/nothing') : asIs(copies[card].symbol.kind.id),
      });
    }
    case 'some': {
      // What should be there and is not has no name.
      const there = should ? undefined : thoseIn(match, test.of)?.names;
      return there && say('phrase/found', { what: there });
    }
    default:
      return undefined;
  }
}

/** The elements of a list by their names; none for numbers, and if there are none. */
function thoseIn(match: Match, of: Many): { readonly count: number; readonly names: Phrase } | undefined {
  const kind = kindOfMany(of);
  const all = evaluatorFor(match.table).list(match.runner.m, of) ?? [];
  if (kind === undefined || kind === 'number' || all.length === 0) return undefined;
  const names = all.slice(0, MOST).map((each) => phraseOfValue(match, kind, each));
  const more = all.length > MOST ? [say('phrase/others', { count: all.length - MOST })] : [];
  return { count: all.length, names: allOf([...names, ...more]) };
}

/** A number of elements with their names: `2 (plum-4 and pear#1)`. */
function counted(match: Match, scalar: Scalar): Phrase | undefined {
  const those = scalar.op === 'count' ? thoseIn(match, scalar.of) : undefined;
  // Some cards may count as several.
  const count = evaluatorFor(match.table).value(match.runner.m, scalar);
  return those && say('phrase/in-brackets', { what: count ?? those.count, more: those.names });
}
