import { expect, it } from 'vitest';
import { edited } from '../../dsl/text/text-edit.ts';
import { loadGame, openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { dataOf } from '../docs/library.ts';

const CARD = 'kind: tool\nid: rake\nname: { en: Rake }\neffect: when you sow: gain a coin\n';

it('a text with a colon becomes one block, also where the file lies on top of a game', () => {
  const files = new Map([...dataOf('examples/garden'), ['mine/rake.yaml', CARD]]);
  const { diagnostics } = loadGame(openLibrary(files), 'garden', ['mine/rake.yaml']);
  const found = diagnostics.find(({ code }) => code === 'yaml/colon-in-text');
  const [{ edits }] = found!.fixes!;
  const text = edited(
    CARD,
    edits.map(({ place, text: put }) => ({ span: place.span, text: put })),
  );
  expect(text).toBe(CARD.replace('effect: ', 'effect: |\n  '));
});
