import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codes } from '../../dsl/diagnostics/codes.ts';
import { KILN } from '../play/kiln.ts';
import { folderWith, put, run } from './kit.ts';

const scenario = `game: kiln
scenario: an ember is there
given: { Ann: { hand: [ember] } }
then: [{ that: Ann has 0 coins }]
`;

/** Two games that have a card of the same name, one more card beside them, and a scenario. */
const folder = (): string =>
  folderWith({
    'cards/kiln/game.yaml': KILN,
    'cards/kiln/ember.scenario.yaml': scenario,
    'cards/forge/game.yaml': KILN.replace('game: kiln', 'game: forge').replace(
      'id: feast, name: { en: Feast, fr: Festin',
      'id: feast-two, name: { en: Feast, fr: Banquet',
    ),
    'examples/kiln/mine.yaml': '- { kind: spark, id: my-spark, name: My Spark, amounts: [3] }\n',
  });

describe('a code', () => {
  it('is explained with its page', async () => {
    const { status, out } = await run(['explain', 'schema/unknown-key']);
    expect(status).toBe(0);
    expect(out).toContain('schema/unknown-key');
  });

  it('stands in the list of all', async () => {
    expect((await run(['explain'])).out.split('\n').filter(Boolean)).toEqual(codes.toSorted());
  });
});

describe('a card', () => {
  it('is told in three languages, with what it does and what proves it', async () => {
    const { status, out } = await run(['explain', 'ember', '--game', 'kiln'], { cwd: folder() });
    expect(status).toBe(0);
    expect(out).toContain('Ember: ember of kiln\ncards/kiln/game.yaml:');
    expect(out).toContain('\nEnglish\n  Ember (spark; amounts +1 / -3)\n');
    expect(out).toContain('\nFrançais\n  Braise (étincelle ; amounts +1 / -3)\n');
    expect(out).toContain('\nDeutsch\n  Glut (Funke; amounts +1 / -3)\n');
    expect(out).toContain(
      '\nCan be chosen\n  draught window: stoke, from hand (does burn, changes a roll)\n',
    );
    expect(out).toContain('\nScenarios\n  cards/kiln/ember.scenario.yaml\n    an ember is there\n');
  });

  it('is found by its id where one game has it, and by its name in any language', async () => {
    const cwd = folder();
    for (const words of [['feast'], ['FESTIN'], ['festin']]) {
      const { status, out } = await run(['explain', ...words], { cwd });
      expect(status).toBe(0);
      expect(out).toContain('Feast: feast of kiln\n');
    }
  });

  it('is asked for with its game where several have it', async () => {
    const { status, err } = await run(['explain', 'ember'], { cwd: folder() });
    expect(status).toBe(2);
    expect(err).toContain('`ember` is a card of several games; add `--game forge` or `--game kiln`');
  });

  it('may lie beside a game, or be given', async () => {
    const cwd = folder();
    expect((await run(['explain', 'my-spark'], { cwd })).out).toContain('My Spark: my-spark of kiln\n');
    const file = join(cwd, 'examples/kiln/mine.yaml');
    const given = await run(['explain', 'my-spark', '--game', 'forge', '--with', file], { cwd });
    expect(given.out).toContain('My Spark: my-spark of forge\n');
    const unsaid = await run(['explain', 'my-spark', '--with', 'other.yaml'], {
      cwd: folderWith({
        'cards/a/game.yaml': KILN.replace('game: kiln', 'game: a'),
        'cards/b/game.yaml': KILN.replace('game: kiln', 'game: b'),
        'other.yaml': '- { kind: spark, id: my-spark, name: My Spark, amounts: [3] }\n',
      }),
    });
    expect(unsaid.status).toBe(2);
    expect(unsaid.err).toContain('add `--game GAME`');
  });

  it('is plain data for programs', async () => {
    const { out } = await run(['explain', 'gift', '--format', 'json', '--game', 'kiln'], { cwd: folder() });
    const data = JSON.parse(out) as Record<string, unknown>;
    expect(data).toMatchObject({
      game: 'kiln',
      card: 'gift',
      kind: 'order',
      copies: 1,
      reads: [
        { sort: 'counter', id: 'coin', how: 'asked' },
        { sort: 'field', id: 'glaze', how: 'asked' },
      ],
      changes: [],
      answers: [],
      uses: [{ in: 'baking', where: 'step', action: 'bake', from: ['board'] }],
      texts: { en: { name: 'Gift' }, fr: { name: 'Cadeau' }, de: { name: 'Geschenk' } },
      scenarios: [],
    });
  });

  it('that has errors in its game says so', async () => {
    const cwd = folderWith({ 'cards/kiln/game.yaml': KILN.replace('heat: 8+', 'heat: hot') });
    const { status, out, err } = await run(['explain', 'feast'], { cwd });
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain('cards/kiln/game.yaml');
    // Another card of the game is explained all the same.
    const other = await run(['explain', 'gift', '--game', 'kiln'], { cwd });
    expect(other.status).toBe(1);
    expect(other.out).toContain('Gift: gift of kiln\n');
    expect(other.err).toContain('cards/kiln/game.yaml');
    expect(other.err).toContain('left out, because it has errors: feast');
  });

  it('is found among games of which another has errors', async () => {
    const cwd = folder();
    put(cwd, {
      'cards/broken/game.yaml': KILN.replace('game: kiln', 'game: broken').replace('heat: 8+', 'heat: hot'),
    });
    const { status, err } = await run(['explain', 'feast'], { cwd });
    expect({ status, err }).toEqual({ status: 0, err: '' });
  });
});

describe('a word that is neither', () => {
  it.each([
    ['embr', '`ember`'],
    ['unknown-key', '`schema/unknown-key`'],
    ['schema/unknown-kye', '`schema/unknown-key`'],
    ['zzzzzz', '`cardwright explain` lists the codes'],
  ])('%s: the nearest card or code is suggested', async (word, near) => {
    const { status, err } = await run(['explain', word], { cwd: folder() });
    expect(status).toBe(2);
    expect(err).toContain(`there is no ${word.includes('/') ? '' : 'card and no '}code \`${word}\``);
    expect(err).toContain(near);
  });

  it('is looked for in the game that is said', async () => {
    const { status, err } = await run(['explain', 'embr', '--game', 'kiln'], { cwd: folder() });
    expect(status).toBe(2);
    expect(err).toContain('the game `kiln` has no card `embr`; did you mean `ember`?');
  });
});
