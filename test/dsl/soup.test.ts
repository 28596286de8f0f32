import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { format } from '../../dsl/language/printer/format-text.ts';
import { parse } from '../../dsl/language/parser/parse.ts';
import { parseSpoken } from '../../dsl/language/parser/spoken-form.ts';
import { print } from '../../dsl/language/printer/print-text.ts';
import { wholeText } from '../../dsl/text/source.ts';
import type { EntryKind } from '../../dsl/language/syntax/ast.ts';
import { reservedWords } from '../../dsl/language/lexer/tokens.ts';
import { bare, samples } from './samples.ts';
import { tries } from '../size.ts';
import { workDone } from '../work.ts';

const entries: readonly EntryKind[] = [
  'effect',
  'objects',
  'abilities',
  'condition',
  'phrase',
  'expression',
  'cost',
];
const entry = fc.constantFrom(...entries);
const word = fc.constantFrom(
  ...reservedWords,
  ...'card hero draw discard deck top first turn Ann 2 8+ 5- 2..3 2d6 "x" , : ( ) + - \'s # \n'.split(' '),
  '\n  ',
  '\n- ',
  'for each',
  'at the start of',
  'choose one:',
  'the number of',
  'if you do',
  'that many',
  'that much',
  'by 3 or more as',
  'up to',
);
const soup = fc.array(word, { maxLength: 40 }).map((words) => words.join(' '));

/** What parses must print, format and parse again to the same tree. */
function holds(kind: EntryKind, text: string): void {
  const { diagnostics } = parse(kind, wholeText(text));
  for (const { place } of diagnostics) expect(place.span.end).toBeLessThanOrEqual(text.length);
  const formatted = format(kind, text);
  // What is said as people speak is laid out as the language has it.
  const { tree, diagnostics: left } = parseSpoken(kind, wholeText(text));
  expect(formatted === undefined).toBe(left.length > 0);
  if (formatted === undefined || tree === undefined) return;
  expect(format(kind, formatted)).toBe(formatted);
  expect(bare(parse(kind, wholeText(formatted)).tree)).toEqual(bare(tree));
  const printed = print(kind, tree);
  expect({ text, printed, tree: bare(parse(kind, wholeText(printed)).tree) }).toEqual({
    text,
    printed,
    tree: bare(tree),
  });
}

describe('any text', () => {
  // Met by chance, and mended.
  it.each<[EntryKind, string]>([
    ['abilities', 'when a hero with an total item is destroyed, draw a card'],
    ['phrase', 'heroes with an total of 5 luck'],
  ])('that once printed as something else: %s, %s', holds);

  it('made of the words of the language', () => {
    fc.assert(fc.property(entry, soup, holds), { numRuns: tries(1500, 40) });
  });

  it('made of any characters', () => {
    fc.assert(fc.property(entry, fc.string({ unit: 'binary', maxLength: 200 }), holds), {
      numRuns: tries(300, 15),
    });
  });

  it('that is a sample with words of another sample put in', () => {
    const all = samples();
    const pieces = all.flatMap(({ text }) => text.split(/(?<=\s)/));
    fc.assert(
      fc.property(
        fc.constantFrom(...all),
        fc.nat(),
        fc.constantFrom(...pieces),
        fc.constantFrom(0, 1),
        (sample, at, piece, cut) => {
          const words = sample.text.split(/(?<=\s)/);
          words.splice(at % words.length, cut, piece);
          holds(sample.entry, words.join(''));
        },
      ),
      { numRuns: tries(2000, 50) },
    );
  });

  it('is read in time that grows with its length', () => {
    const line =
      'if you have at least (2 + 3) cards in your hand, move a card in your hand to the top of the deck\n';
    const time = (times: number): number => {
      const start = workDone();
      parse('effect', wholeText(line.repeat(times)));
      return workDone() - start;
    };
    time(200);
    expect(time(4000)).toBeLessThan(40 * Math.max(time(400), 5));
  });
});
