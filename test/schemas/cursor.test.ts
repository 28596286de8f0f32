import { describe, expect, it } from 'vitest';
import { cursorAt } from '../../schemas/yaml/cursor.ts';

interface At {
  readonly path: string;
  readonly typing: string;
  readonly text: string;
  readonly beside: Readonly<Record<string, string>>;
}

function at(marked: string): At | undefined {
  const cursor = cursorAt(marked.replace('<|>', ''), marked.indexOf('<|>'));
  return cursor && { ...cursor, path: cursor.path.join('/'), beside: Object.fromEntries(cursor.beside) };
}

describe('the place of a cursor', () => {
  it.each([
    ['an empty file', '<|>', '', 'key', ''],
    ['a key', 'zones:\n  de<|>', 'zones', 'key', 'de'],
    ['a value', 'zones:\n  deck: { order: ke<|>', 'zones/deck/order', 'value', 'ke'],
    ['behind a dash without a space', 'cards:\n-<|>', 'cards/*', 'either', ''],
    ['behind a colon without a space', 'kind:<|>', 'kind', 'value', ''],
    ['a text with a colon', 'effect: when hit: draw a <|>', 'effect', 'value', 'when hit: draw a '],
    ['a text with a colon at the end', 'effect: when hit:<|>', 'effect', 'value', 'when hit:'],
    [
      'the same over two lines',
      'effect: when hit: draw\n  a ca<|>',
      'effect',
      'value',
      'when hit: draw a ca',
    ],
    ['the same in braces', '{ effect: when a: b: ca<|>', 'effect', 'value', 'when a: b: ca'],
    ['the same in brackets', '[one, when hit: ca<|>', '*', 'either', 'when hit: ca'],
    ['an open quote', `name: 'it''s "<|>`, 'name', 'value', `it's "`],
    ['an open quote with escapes', 'name: "a \\"b<|>', 'name', 'value', 'a "b'],
    ['a folded block', 'effect: >\n  one\n  two<|>', 'effect', 'value', 'one two'],
    ['a block, deeper', 'effect: |\n  if x:\n    ga<|>\n  no', 'effect', 'value', 'if x:\n  ga'],
    ['below a broken element', '- kind: [\n- kind: to<|>', '*/kind', 'value', 'to'],
  ])('%s', (_, marked, path, typing, text) => {
    expect(at(marked)).toMatchObject({ path, typing, text });
  });

  it.each([
    ['a comment', 'kind: tool # a <|>'],
    ['behind a quoted value', 'kind: "tool"<|>'],
    ['behind a list', 'cards: [a]<|>'],
    ['the sign of a block', 'effect: |<|>'],
    ['a line at a depth between two maps', 'zones:\n    deck: 1\n  <|>'],
    ['a line between a list and its element', 'cards:\n  - kind: tool\n   <|>'],
  ])('is none in %s', (_, marked) => {
    expect(at(marked)).toBeUndefined();
  });

  it.each([
    [
      'a map',
      'a: { x: 1 }\nkind: tool\n<|>\nb:\n  c: 1\nid: "mine"',
      { a: '', kind: 'tool', b: '', id: 'mine' },
    ],
    ['an element', '- id: other\n- kind: tool\n  <|>\n  id: mine\n- id: next', { kind: 'tool', id: 'mine' }],
    ['a half-written line', '- kind: tool\n  na<|>\n  id: mine', { kind: 'tool', id: 'mine' }],
    ['an open quote', '- kind: tool\n  name: "na<|>\n  id: mine', { kind: 'tool', id: 'mine' }],
    ['braces', '- { kind: tool, <|>, id: mine }\n- a', { kind: 'tool', id: 'mine' }],
    [
      'a value of the top',
      'kind: tool\nid: mine\neffect: |\n  dra<|>\nrank: 2',
      { kind: 'tool', id: 'mine', rank: '2' },
    ],
  ])('knows what is beside it in %s', (_, marked, beside) => {
    expect(at(marked)?.beside).toEqual(beside);
  });
});
