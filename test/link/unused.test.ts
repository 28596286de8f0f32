import { describe, expect, it } from 'vitest';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { run, tinyFolder } from '../cli/kit.ts';
import { filesBelow, isYaml } from '../files.ts';

const garden = filesBelow('examples/garden', isYaml);
const variant = (text: string) =>
  loadGame(
    new Map(garden).set('mine.yaml', `variant: mine\nextends: garden\nname: Mine\n${text}`),
    'garden',
    ['mine.yaml'],
  );
const told = (text: string): string[] => {
  const { diagnostics, unused } = variant(text);
  expect(diagnostics).toEqual([]);
  return unused().map(({ message }) => message.replace('nothing in this game uses the ', ''));
};
/** What nothing in the garden uses as it is. */
const STANDARD = ['counter `storm`', 'verb `give`'];

describe('words that nothing uses', () => {
  it.each<[string, string[]]>([
    ['set: { cards/ladder/effect: the storm becomes 2 }', ['verb `give`']],
    ['set: { cards/ladder/effect: choose an opponent }', STANDARD],
    [
      'add: { counters/luck: { of: player, from: 0, name: [luck, lucks] } }',
      ['counter `storm`', 'counter `luck`', 'verb `give`'],
    ],
    ['add: { roles/warden: {} }', ['counter `storm`', 'role `warden`', 'verb `give`']],
    [
      'add: { nouns/pair: { is: a stall with exactly 2 fruits } }',
      ['counter `storm`', 'noun `pair`', 'verb `give`'],
    ],
    ['add: { functions: { wealth: { is: your coins + 1 } } }', [...STANDARD, 'function `wealth`']],
    [
      'add: { kinds/tool/fields/price: { type: number, from: 1, to: 9, optional: true } }',
      [...STANDARD, 'field `price`'],
    ],
    // Only people read it, on the card.
    [
      'add: { kinds/tool/fields/price: { type: number, from: 1, to: 9, optional: true, printed: true } }',
      STANDARD,
    ],
    ['add: { values/mood: { of: [merry, sad] } }', [...STANDARD, 'value `merry`', 'value `sad`']],
  ])('%s', (text, wanted) => expect(told(text)).toEqual(wanted));

  it('are told where they are declared, as hints', () => {
    const [storm] = loadGame(garden, 'garden').unused();
    const { file, span } = storm.place;
    expect([storm.severity, garden.get(file)!.slice(span.start, span.end)]).toEqual(['hint', 'storm']);
  });

  it('are not looked for in a game with errors', () => {
    expect(variant('set: { cards/ladder/effect: gain a storm and a blizzard }').unused()).toEqual([]);
  });

  it('are told by validate, which is content all the same, unless a variant uses them', async () => {
    const cwd = tinyFolder();
    const fresh = 'variant: lucky\nextends: tiny\nname: Lucky\nadd: { roles/champion: {} }\n';
    const folder = tinyFolder({ 'cards/tiny/lucky.yaml': fresh });
    expect((await run(['validate'], { cwd })).out).toContain('no faults');
    const { status, out } = await run(['validate'], { cwd: folder });
    expect(out).toContain('hint game/unused: nothing in this game uses the role `champion`');
    expect(status).toBe(0);
  });
});
