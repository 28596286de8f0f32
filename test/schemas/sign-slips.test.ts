import { expect, test } from 'vitest';
import { openLibrary, loadGameFile } from '../../interpreter/compiler/linker/load-game.ts';
import { lineAndColumn } from '../../dsl/text/source.ts';
import { edited } from '../../dsl/text/text-edit.ts';
import { filesBelow, isYaml } from '../files.ts';

const CARDS = `- kind: tool
  id: rake
  name: Rake
  effect: gain a coin

- kind: tool
  id: hoe
  name: { en: Hoe, fr: Houe }
  effect: |
    gain a coin
    you may discard a card in your hand
`;
const garden = openLibrary(filesBelow('examples/garden', isYaml));

function errorsIn(text: string) {
  const file = openLibrary(new Map([['mine.yaml', text]])).file('mine.yaml')!;
  const names = [...garden.names, 'mine.yaml'];
  const library = { names, file: (name: string) => (name === 'mine.yaml' ? file : garden.file(name)) };
  return loadGameFile(library, 'examples/garden/game.yaml', ['mine.yaml']).diagnostics.filter(
    ({ severity, place }) => severity === 'error' && place.file === 'mine.yaml',
  );
}

/** One message at the sign, and a change that is accepted. */
test.each([
  ['a bullet', '- kind: tool\n  id: hoe', '• kind: tool\n  id: hoe', '6:1', '`•` stands where `-` belongs'],
  [
    'a dash of a word processor',
    '- kind: tool\n  id: hoe',
    '— kind: tool\n  id: hoe',
    '6:1',
    '`—` stands where `-` belongs',
  ],
  [
    'a number',
    '- kind: tool\n  id: rake',
    '1. kind: tool\n  id: rake',
    '1:1',
    '`1.` stands where `-` belongs',
  ],
  [
    'no space behind the dash',
    '- kind: tool\n  id: hoe',
    '-kind: tool\n  id: hoe',
    '6:2',
    'a space is missing here',
  ],
  ['no dash', '- kind: tool\n  id: hoe', '  kind: tool\n  id: hoe', '6:1', '`-` is missing here'],
  [
    'no dash at the top',
    '- kind: tool\n  id: rake',
    '  kind: tool\n  id: rake',
    '1:1',
    '`-` is missing here',
  ],
  [
    'no dash and no indentation',
    '- kind: tool\n  id: rake',
    'kind: tool\n  id: rake',
    '1:1',
    '`-` is missing here',
  ],
  [
    'nothing of a list',
    '- kind: tool\n  id: rake\n  name: Rake\n  effect: gain a coin',
    'kind: tool\nid: rake\nname: Rake\neffect: gain a coin',
    '1:1',
    '`-` is missing here',
  ],
  [
    'a no-break space',
    '  id: rake',
    '\u00a0 id: rake',
    '2:1',
    'a no-break space stands where a space belongs',
  ],
  [
    'a no-break space behind a colon',
    'name: Rake',
    'name:\u00a0Rake',
    '3:8',
    'a no-break space stands where a space belongs',
  ],
  ['no colon', 'name: Rake', 'name Rake', '3:7', '`:` is missing here'],
  ['a sign of equality', 'name: Rake', 'name = Rake', '3:7', '`=` stands where `:` belongs'],
  ['a wide colon', 'name: Rake', 'name： Rake', '3:7', '`：` stands where `:` belongs'],
  ['a comment of another language', CARDS, `// mine\n${CARDS}`, '1:1', '`//` stands where `#` belongs'],
  ['no comma in braces', 'Hoe, fr', 'Hoe fr', '8:18', '`,` is missing here'],
  ['a folded text', 'effect: |', 'effect: >', '9:11', '`>` stands where `|` belongs'],
  ['no sign of a block', 'effect: |', 'effect:', '10:5', '`|` is missing here'],
])('%s', (_, from, to, at, message) => {
  expect(CARDS).toContain(from);
  const text = CARDS.replace(from, to);
  const found = errorsIn(text);
  expect(found.map((each) => [each.code, each.message])).toEqual([['yaml/sign', message]]);
  const { line, column } = lineAndColumn(text, found[0].place.span.start);
  expect(`${line}:${column}`).toBe(at);
  const edits = found[0].fixes![0].edits.map(({ place: { span }, text: put }) => ({ span, text: put }));
  expect(errorsIn(edited(text, edits))).toEqual([]);
});

test('several signs are told together', () => {
  const text = CARDS.replaceAll('- kind', '• kind');
  expect(errorsIn(text).map(({ code }) => code)).toEqual(['yaml/sign', 'yaml/sign']);
});
