import { expect, it } from 'vitest';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { filesBelow, isYaml } from '../files.ts';

const garden = filesBelow('examples/garden', isYaml);

/** What is found in a variant of the garden that adds something, with the help; and the texts of the fixes. */
function found(lines: string): string[] {
  const text = `variant: mine\nextends: garden\nname: Mine\nadd:\n${lines.trim().replace(/^/gm, '  ')}\n`;
  const { diagnostics } = loadGame(new Map([...garden, ['mine.yaml', text]]), 'garden', ['mine.yaml']);
  return diagnostics.map(({ code, help, fixes = [] }) =>
    [`${code}: ${help}`, ...fixes.flatMap(({ edits }) => edits.map((each) => each.text))].join(' -> '),
  );
}
const condition = (under: string): string[] =>
  found(`functions:\n  merry:\n    takes: { stall: a stall }\n    if:${under}`);

const BOTH = 'there is a fruit in the stall and the round is 2';

it.each([
  [
    '\n      all of:\n        - there is a fruit in the stall\n        - the round is 2',
    `schema/type: a condition is one text: write \`${BOTH}\` -> ${BOTH}`,
  ],
  [
    ' [there is a fruit in the stall, the round is 2]',
    `schema/type: a condition is one text: write \`${BOTH}\` -> ${BOTH}`,
  ],
  [
    ' { any of: [the round is 1, the round is 2] }',
    'schema/type: a condition is one text: write `the round is 1 or the round is 2` -> the round is 1 or the round is 2',
  ],
  [
    '\n      all of:\n        - the round is 2\n        - any of: [the round is 1, the round is 2]',
    'schema/type: a condition is one text: join its parts with `and`, or put `|` behind the colon and the same lines below it',
  ],
])('a condition that is laid out as YAML is told how it is one text: %j', (under, told) => {
  expect(condition(under)).toEqual([told]);
});

it('what the help says to write is read', () => {
  expect(condition(` ${BOTH}`)).toEqual([]);
  expect(
    condition(' |\n      all of:\n        - there is a fruit in the stall\n        - the round is 2'),
  ).toEqual([]);
});

it('so is an effect', () => {
  expect(found('verbs/rain:\n  do: [each player gains a coin, shuffle the deck]')).toEqual([
    'schema/type: it is one text: put `|` behind the colon, and each sentence on a line below it',
  ]);
});
