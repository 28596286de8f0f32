import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aligned } from '../../interpreter/reports/difference/difference-page.ts';
import { put, run, tinyFolder } from './kit.ts';

const variant = (id: string, rest: string): string =>
  `variant: ${id}\nextends: tiny\nname: The ${id}\n${rest}`;

/** What `diff` says of one variant of the tiny game. */
async function said(rest: string, ...options: string[]): Promise<string> {
  const cwd = tinyFolder({ 'v.yaml': variant('v', rest) });
  const { status, out, err } = await run(['diff', 'v.yaml', ...options], { cwd });
  expect({ status, err }).toEqual({ status: 0, err: '' });
  return out;
}

describe('diff', () => {
  it('says numbers before and after', async () => {
    expect(await said('set: { settings/goal/default: 5, players/max: 6 }\n')).toBe(
      `The v, on top of Tiny

Changed
  Players, at most: 4 → 6  (players/max)
  Setting “goal”, usually: 20 → 5  (settings/goal/default)
`,
    );
  });

  it('compares texts sentence by sentence, in words', async () => {
    const text =
      'replace:\n  setup: |\n    the first player becomes a random player\n    move all treasures in the deck to the deck\n    shuffle the deck\n';
    expect(await said(text)).toBe(
      `The v, on top of Tiny

Changed
  Setting up:  (setup)
      A random player becomes the first player.
    + Move all treasures from the deck to the deck.
      Shuffle the deck.
`,
    );
  });

  it('shows what reads the same as it is written, and says nothing of mere spaces', async () => {
    const base = 'the first player becomes a random player\n    shuffle the deck\n';
    expect(await said(`replace:\n  setup: |\n    ${base.replace('shuffle the', 'shuffle  the')}`)).toBe(
      'The v, on top of Tiny\n\nNothing is otherwise than in the game.\n',
    );
    const written = 'set: { ends/rich/if: there is a player with at least ((the goal)) coins }\n';
    const lines =
      '    - there is a player with at least (the goal) coins\n' +
      '    + there is a player with at least ((the goal)) coins\n';
    expect(await said(written)).toBe(
      `The v, on top of Tiny\n\nChanged\n  Ending “rich”, only if (reads the same, written otherwise):  (ends/rich/if)\n${lines}`,
    );
    expect(await said(written, '--lang', 'fr')).toContain('(se lit pareil, écrit autrement) :');
    expect(await said(written, '--lang', 'de')).toContain('(liest sich gleich, anders geschrieben):');
  });

  it('says what is new with its parts, and what is gone', async () => {
    const out = await said(
      `add:
  zones/shelf: { of: player, takes: [treasure] }
  flow/round/steps/show/actions/wait: { if: you have 0 coins, do: nothing }
remove: [ends/rich]
cards:
  - { kind: treasure, id: crown, name: Crown, worth: 5 }
`,
    );
    expect(out).toBe(
      `The v, on top of Tiny

Added
  Place “shelf”  (zones/shelf)
    whose: player
    takes: treasure
  Step “show”, action “wait”  (flow/round/steps/show/actions/wait)
    only if: You have 0 coins.
    what happens: Nothing happens.
  Card “Crown”  (cards/crown)
    kind: treasure
    worth: 5

Removed
  Ending “rich”  (ends/rich)
    after: tidy
    only if: There is a player with at least 20 coins.
    winners: all players with the most coins
`,
    );
  });

  it('names each thing of a section that is new or gone as a whole', async () => {
    const out = await said(
      `add:
  functions: { prize: { is: the goal - 1 }, toll: { is: the goal + 1 } }
  kinds/worm: { starts: deck, fields: { reach: { type: number, from: 1 } } }
remove: [ends]
`,
    );
    expect(out).toBe(
      `The v, on top of Tiny

Added
  Kind of card “worm”  (kinds/worm)
    at the start: deck
    field “reach”
      \`type\`: number
      from: 1
  Formula “prize”  (functions/prize)
    meaning: the goal minus 1
  Formula “toll”  (functions/toll)
    meaning: the goal plus 1

Removed
  Ending “rich”  (ends/rich)
    after: tidy
    only if: There is a player with at least 20 coins.
    winners: all players with the most coins
`,
    );
  });

  it('speaks of parameters and of what was chosen as the rest of the text does', async () => {
    const cwd = tinyFolder();
    const path = join(cwd, 'cards/tiny/game.yaml');
    const text = readFileSync(path, 'utf8').replace(
      'setup:',
      "verbs:\n  bury: { phrase: { en: 'bury {card}' }, takes: { card: a treasure }, do: move the card to the deck }\n\nsetup:",
    );
    put(cwd, {
      'cards/tiny/game.yaml': text,
      'v.yaml': variant('v', 'set: { verbs/bury/do: "move the card to your hoard" }\n'),
    });
    const { out } = await run(['diff', 'v.yaml'], { cwd });
    expect(out).toContain('Order “bury”, what happens: Move it to the deck. → Move it to your hoard.');
  });

  it('says that nothing is otherwise', async () => {
    expect(await said('set: { settings/goal/default: 20 }\n')).toBe(
      'The v, on top of Tiny\n\nNothing is otherwise than in the game.\n',
    );
  });

  it.each([
    ['fr', 'Réglage « goal », d’ordinaire : 20 → 5'],
    ['de', 'Einstellung „goal“, üblich: 20 → 5'],
  ])('speaks %s', async (lang, line) => {
    expect(await said('set: { settings/goal/default: 5 }\n', '--lang', lang)).toContain(line);
  });

  it('gives its data as JSON', async () => {
    const out = await said('set: { settings/goal/default: 5 }\n', '--format', 'json');
    expect(JSON.parse(out)).toMatchObject([
      { how: 'changed', path: 'settings/goal/default', before: ['20'], after: ['5'] },
    ]);
  });

  it('puts several on top together', async () => {
    const cwd = tinyFolder({
      'a.yaml': variant('a', 'set: { settings/goal/default: 5 }\n'),
      'b.yaml': variant('b', 'set: { players/max: 3 }\n'),
    });
    const { out } = await run(['diff', 'a.yaml', 'b.yaml'], { cwd });
    expect(out).toMatch(/^The a \+ The b, on top of Tiny\n/);
    expect(out).toContain('4 → 3');
    expect(out).toContain('20 → 5');
  });

  it('names both places where two change the same', async () => {
    const cwd = tinyFolder({
      'a.yaml': variant('a', 'set: { settings/goal/default: 5 }\n'),
      'b.yaml': variant('b', 'replace: { settings/goal: { default: 7 } }\n'),
    });
    const { status, out, err } = await run(['diff', 'a.yaml', 'b.yaml'], { cwd });
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain('b.yaml:4:12 error game/conflict: `settings/goal` is changed by `a` as well');
    expect(err).toContain('see a.yaml:4:8: changed here');
  });

  it('refuses files of several games, and files of none', async () => {
    const cwd = tinyFolder({
      'a.yaml': variant('a', 'set: { players/max: 3 }\n'),
      'c.yaml': '- { kind: treasure, id: x }\n',
    });
    expect((await run(['diff', 'c.yaml'], { cwd })).status).toBe(2);
    expect((await run(['diff', 'nothing.yaml'], { cwd })).err).toContain('there is no file `nothing.yaml`');
  });
});

/** The tiny game with another goal and another step. */
function moved(cwd: string): void {
  const path = join(cwd, 'cards/tiny/game.yaml');
  const game = readFileSync(path, 'utf8');
  put(cwd, {
    'cards/tiny/game.yaml': game
      .replace('default: 20', 'default: 30')
      .replace('move all cards in any hoard to the deck\n', ''),
  });
}

describe('a game that has moved under a variant', () => {
  const text = `# why it is so\n${variant('v', 'set: { settings/goal/default: 5 } # short\nreplace:\n  flow/round/steps/tidy/do: shuffle the deck\n')}`;

  it('is told once the variant has a record', async () => {
    const cwd = tinyFolder({ 'v.yaml': text });
    expect(await run(['diff', 'v.yaml', '--record'], { cwd })).toMatchObject({
      status: 0,
      out: 'recorded in v.yaml\n',
    });
    const recorded = readFileSync(join(cwd, 'v.yaml'), 'utf8');
    expect(recorded.startsWith(text)).toBe(true);
    expect(recorded.slice(text.length)).toMatch(
      /^was:\n {2}settings\/goal\/default: 20\n {2}flow\/round\/steps\/tidy\/do: hash [0-9a-f]{14}\n$/,
    );
    expect((await run(['validate', 'v.yaml'], { cwd })).status).toBe(0);
    expect((await run(['diff', 'v.yaml', '--record'], { cwd })).out).toBe(
      'nothing has changed since the record in v.yaml\n',
    );

    moved(cwd);
    const { status, out } = await run(['validate', 'v.yaml', '--max-warnings', '0'], { cwd });
    expect(status).toBe(1);
    expect(out).toContain(
      '`settings/goal/default` was `20` when this variant was written, and is `30` in the game now',
    );
    expect(out).toContain(
      '`flow/round/steps/tidy/do` of the game has changed since this variant was written',
    );
    expect(out).toMatch(/see cards\/tiny\/game\.yaml:\d+:\d+: this is there now/);
    const differences = await run(['diff', 'v.yaml'], { cwd });
    expect(differences).toMatchObject({ status: 0 });
    expect(differences.out).toContain('30 → 5');
    expect(differences.err).toContain('warning game/moved');

    await run(['diff', 'v.yaml', '--record'], { cwd });
    expect((await run(['validate', 'v.yaml'], { cwd })).status).toBe(0);
    expect(readFileSync(join(cwd, 'v.yaml'), 'utf8')).toContain(text);
  });

  it('records and tells lines by their names, and a text the same in every form', async () => {
    const lines = 'set: { flow/round/steps/tidy/do/text: shuffle the deck }\n';
    const cwd = tinyFolder({ 'v.yaml': variant('v', lines) });
    expect((await run(['diff', 'v.yaml', '--record'], { cwd })).status).toBe(0);
    const recorded = readFileSync(join(cwd, 'v.yaml'), 'utf8');
    expect(recorded).toMatch(/was:\n {2}flow\/round\/steps\/tidy\/do\/text: hash/);
    expect((await run(['validate', 'v.yaml', '--max-warnings', '0'], { cwd })).status).toBe(0);
    moved(cwd);
    expect((await run(['validate', 'v.yaml', '--max-warnings', '0'], { cwd })).status).toBe(1);
    put(cwd, { 'w.yaml': variant('w', 'add: { flow/round/steps/tidy/do/more: shuffle the deck }\n') });
    expect((await run(['diff', 'w.yaml'], { cwd })).out).toContain('(flow/round/steps/tidy/do/more)');
  });

  it('says what is recorded of a pack, and where there is nothing to record', async () => {
    const cwd = tinyFolder({
      'mine/pack.yaml': 'pack: mine\nversion: 1.0.0\ngame: tiny\n',
      'mine/v.yaml': text,
      'other/pack.yaml': 'pack: other\nversion: 1.0.0\ngame: tiny\n',
      'w.yaml': variant('w', 'add: { roles/keeper: {} }\n'),
    });
    const recording = async (what: string): Promise<string> =>
      (await run(['diff', what, '--record', '--game', 'tiny'], { cwd })).out;
    expect(await recording('mine')).toBe('recorded in mine/v.yaml\n');
    expect(readFileSync(join(cwd, 'mine/v.yaml'), 'utf8')).toContain('settings/goal/default: 20');
    expect(await recording('mine')).toBe('nothing has changed since the record in mine/v.yaml\n');
    expect(await recording('other')).toBe('there is nothing to record in other/pack.yaml\n');
    expect(await recording('w.yaml')).toBe('there is nothing to record in w.yaml\n');
  });

  it('refuses a record of what the variant leaves alone', async () => {
    const cwd = tinyFolder({ 'v.yaml': `${text}was: { players/max: 4 }\n` });
    expect((await run(['validate', 'v.yaml'], { cwd })).out).toContain(
      '`players/max` has no effect under `was`: this variant does not change it',
    );
  });
});

it('lines up what stays', () => {
  expect(aligned(['a', 'b', 'c'], ['x', 'b', 'c', 'd']).map((each) => each.join(''))).toEqual([
    '-a',
    '+x',
    ' b',
    ' c',
    '+d',
  ]);
});
