import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { manyCards } from '../../bench/games/many-cards.ts';
import { PieceReader, readYaml, type Node } from '../../schemas/index.ts';
import { filesBelow, isYaml } from '../files.ts';
import { sampled, tries } from '../size.ts';

const many = manyCards(60, 1).get('many/cards-1.yaml')!;

/** What a reader of pieces reads, whose elements all know their file, which nobody else needs to. */
function readBy(reader: PieceReader, name: string, text: string): ReturnType<typeof readYaml> {
  const { root, diagnostics } = reader.read(name, text);
  const inPieces = root?.kind === 'list' && root.items.some((each) => each.file !== undefined);
  return {
    root: inPieces ? { ...root, items: root.items.map((each) => bare(each, name)) } : root,
    diagnostics,
  };
}

/** A node without its file, after a look at it. */
function bare(node: Node, name: string): Node {
  expect(node.file).toBe(name);
  const { file: _, ...rest } = node;
  if (rest.kind === 'list') return { ...rest, items: rest.items.map((each) => bare(each, name)) };
  if (rest.kind === 'scalar') return rest;
  return {
    ...rest,
    entries: rest.entries.map(({ key, value }) => ({
      key: bare(key, name) as typeof key,
      value: bare(value, name),
    })),
  };
}

describe('a list that is read by its elements', () => {
  it.each(sampled([...filesBelow('cards', isYaml), ...filesBelow('examples', isYaml)], 32))(
    'is what it is as a whole: %s',
    (name, text) => {
      const reader = new PieceReader();
      const whole = readYaml(name, text);
      expect(readBy(reader, name, text)).toEqual(whole);
      expect(readBy(reader, name, text)).toEqual(whole);
    },
  );

  it.each([
    [
      'comments before, between and behind',
      `# one\n\n${many}# two\n  # three\n- { kind: charm, id: x, effect: gain a coin } # four\n# five\n`,
    ],
    ['line ends of two characters', many.replaceAll('\n', '\r\n')],
    ['a key before the list', `cards:\n${many}`],
    ['a key behind the list', `${many}more: 1\n`],
    ['two documents', `${many}---\n${many}`],
    ['an element twice', `${many}${many}`],
    ['an empty element', `${many}-\n- { kind: charm }\n`],
    ['an anchor', `${many}- &a { kind: charm }\n- *a\n`],
    ['a quote that is not closed', `${many}- { id: "x }\n`],
  ])('is what it is as a whole with %s', (_, text) => {
    expect(readBy(new PieceReader(), 'a.yaml', text)).toEqual(readYaml('a.yaml', text));
  });

  it('is what it is as a whole after any changes', () => {
    const edit = fc.record({
      at: fc.nat(),
      cut: fc.integer({ min: 0, max: 30 }),
      put: fc.constantFrom(
        '',
        ' ',
        '\n',
        'a',
        '- ',
        '\n- ',
        ': ',
        "'",
        '"',
        '#',
        '{',
        '}',
        '|',
        '\n#\n',
        'ö',
      ),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 5 }), (edits) => {
        const reader = new PieceReader();
        let text = many;
        for (const { at, cut, put } of edits) {
          const from = at % (text.length + 1);
          text = text.slice(0, from) + put + text.slice(from + cut);
          expect(readBy(reader, 'a.yaml', text)).toEqual(readYaml('a.yaml', text));
        }
      }),
      { numRuns: tries(150, 3) },
    );
  });
});
