/**
 * One line, one reading. Chevrotain does not report what a greedy parser hides, so the derivations are counted over the
 * grammar as a plain context-free one: with the reading rules there is exactly one for what the parser takes, and none
 * for what it refuses.
 */
import { describe, expect, it } from 'vitest';
import { grammar } from '../../dsl/language/parser/grammar/ability-rules.ts';
import { parseTokenLine } from '../../dsl/language/parser/parse-line.ts';
import { layout, type TokenLine } from '../../dsl/language/lexer/line-blocks.ts';
import { derivations } from './derivation/count.ts';
import { linesOf, ruleOf } from './derivation/lines.ts';
import { enters, examples } from './derivation/reading-rules.ts';
import { sentences } from './derivation/sentences.ts';
import { samples } from './samples.ts';
import { tries } from '../size.ts';

const RULES = [
  'statement',
  'otherwiseLine',
  'ability',
  'arm',
  'conditionTop',
  'phraseEntry',
  'expressionEntry',
  'cost',
  'objectsEntry',
];

/** Whether the parser reads the whole line; a fault found while building is about what is read, but for `and` beside `or`. */
function parses(line: TokenLine, rule: string): boolean {
  const p = grammar();
  parseTokenLine(line, ruleOf(rule));
  return p.errors.length === 0 && !p.faults.some(({ code }) => code === 'syntax/mixed');
}

function lineOf(text: string): TokenLine | undefined {
  const { lines, faults } = layout(text);
  return faults.length === 0 && lines.length === 1 && !lines[0].bullet ? lines[0] : undefined;
}

describe('a line has one reading', () => {
  it('in every sample', () => {
    const lines = samples().flatMap(({ of, entry, text }) =>
      linesOf(entry, text).map(({ rule, line }) => ({
        of,
        text: text.slice(line.span.start, line.span.end),
        readings: derivations(rule, line.tokens),
      })),
    );
    expect(lines.length).toBeGreaterThan(400);
    expect(lines.filter(({ readings }) => readings !== 1)).toEqual([]);
  });

  it.each(RULES)('in random lines made from the grammar: %s', (rule) => {
    const wrong: unknown[] = [];
    let read = 0;
    for (const text of new Set(sentences(rule, tries(1200, 400), 11))) {
      const line = lineOf(text);
      if (!line) continue;
      const readings = derivations(rule, line.tokens);
      const parsed = parses(line, rule);
      if (parsed) read++;
      // What has no reading may be refused by a fault as well.
      const isRefused = readings === 0 && grammar().faults.length > 0;
      if (readings !== (parsed ? 1 : 0) && !isRefused) wrong.push({ text, readings, parsed });
    }
    expect(wrong).toEqual([]);
    expect(read).toBeGreaterThan(tries(100, 30));
  });
});

describe('each reading rule', () => {
  it.each(examples)('is needed: %s', (_, rule, text) => {
    const { tokens } = lineOf(text) as TokenLine;
    expect(derivations(rule, tokens, true)).toBeGreaterThan(1);
    expect(derivations(rule, tokens)).toBe(1);
  });

  it('lets everything pass that it does not name', () => {
    expect(enters('unless', 'anything', { tokens: [], from: 0, start: 0, inWhere: false })).toBe(true);
  });
});
