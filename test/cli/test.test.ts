import { describe, expect, it } from 'vitest';
import { newGame } from '../../service/templates/starter-files.ts';
import { folderWith, put, run, tinyFolder } from './kit.ts';

const failing =
  'game: tiny\nscenario: a wrong one\ntags: [odd]\nthen:\n  - proves: T-1\n    that: Ann has 5 coins\n';
const right = 'game: tiny\nscenario: a right one\nthen:\n  - proves: T-2\n    that: Ann has 0 coins\n';
const clauses = '- { id: T-1, kind: rule, says: the first }\n- { id: T-2, kind: rule, says: the second }\n';

/** How often the card that is not there is told. */
const once = (text: string): number => text.split(/gm-1\S* is no card/).length - 1;

describe('test', () => {
  it('runs all scenarios', async () => {
    expect(await run(['test'], { cwd: tinyFolder() })).toEqual({
      status: 0,
      out: '1 scenario passed\n',
      err: '',
    });
  });

  it('finds the game in a folder beside a scenario by its name', async () => {
    const cwd = folderWith({
      'mine/a.scenario.yaml': 'game: pebbles\nscenario: it begins\nthen:\n  - that: Ann has 0 coins\n',
    });
    for (const [name, text] of newGame('pebbles')) put(cwd, { [`mine/stones/${name}`]: text });
    for (const command of ['test', 'validate'])
      expect(await run([command, 'mine/a.scenario.yaml'], { cwd })).toMatchObject({ status: 0 });
  });

  it('tells failures with their places', async () => {
    const cwd = tinyFolder({ 'cards/tiny/scenarios/wrong.scenario.yaml': failing });
    const { status, out } = await run(['test'], { cwd });
    expect(status).toBe(1);
    expect(out).toContain('FAILED: a wrong one (cards/tiny/scenarios/wrong.scenario.yaml)');
    expect(out).toContain('cards/tiny/scenarios/wrong.scenario.yaml:6:');
    expect(out).toMatch(/1 of 2 scenarios failed\n$/);
    expect((await run(['test', '--only', 'right'], { cwd })).status).toBe(0);
    expect((await run(['test', '--only', 'odd', '--ways', 'straight'], { cwd })).out).toContain(
      '1 of 1 scenario failed',
    );
  });

  it.each([
    ['fr', 'ÉCHOUÉ: a wrong one', '1 scénario sur 2 a échoué', 'T-1  NON PROUVÉE'],
    ['de', 'DURCHGEFALLEN: a wrong one', '1 von 2 Szenarien durchgefallen', 'T-1  NICHT BEWIESEN'],
  ])('says so in another language: %s', async (language, failed, count, clause) => {
    const cwd = tinyFolder({
      'cards/tiny/clauses.yaml': clauses,
      'cards/tiny/scenarios/wrong.scenario.yaml': failing,
    });
    const { out } = await run(['test', '--coverage', '--lang', language], { cwd });
    for (const text of [failed, count, clause]) expect(out).toContain(text);
    expect((await run(['test', '--only', 'nobody', '--lang', language], { cwd })).out).not.toContain(
      'failed',
    );
  });

  it('tells which clauses are proven', async () => {
    const cwd = tinyFolder({
      'cards/tiny/clauses.yaml': clauses,
      'cards/tiny/scenarios/both.scenario.yaml': right,
      'cards/tiny/scenarios/wrong.scenario.yaml': failing,
    });
    const { out } = await run(['test', '--coverage'], { cwd });
    expect(out).toContain('tiny: 1 of 2 clauses proven (play 1, check 0, sample 0)\n');
    expect(out).toMatch(/T-2 {2}play +the second\n/);
    expect(out).toMatch(/T-1 {2}NOT PROVEN +the first\n/);
    const json = JSON.parse((await run(['test', '--coverage', '--format', 'json'], { cwd })).out) as object;
    expect(json).toMatchObject({
      version: 1,
      summary: { scenarios: 3, passed: 2, failed: 1 },
      coverage: { tiny: { proven: 1, missing: ['T-1'] } },
    });
    // What is data inside is words for programs.
    const { results } = json as { results: { diagnostics: { message: unknown; details?: unknown }[] }[] };
    const findings = results.flatMap(({ diagnostics }) => diagnostics);
    expect(findings.map(({ message, details }) => [typeof message, details])).toEqual([
      ['string', undefined],
    ]);
  });

  const shows =
    'game: tiny\nplayers: 2\ngiven: { step: show, turn: Ann, deck: [gem-2#2], Ann: { hand: [gem-1#1] }, Ben: { hand: [gem-2#1, gem-3#1] } }\nscenarios:\n  - scenario: a show\n    do: [{ Ann: gem-1#1 }]\n    then:\n      - that: Ann has 1 coin\n      - that: Ann has 4 coins\n  - scenario: data\n    check: {}\n    then: [{ error: none }]\n';

  it.each([
    [
      'en',
      'FAILED: a show',
      "Gem of 1 goes from Ann's hand to Ann's hoard",
      'the data are checked, and nothing is played',
    ],
    ['fr', 'ÉCHOUÉ: a show', 'Gem of 1', 'les données sont contrôlées, et rien ne se joue'],
    ['de', 'DURCHGEFALLEN: a show', 'Gem of 1', 'die Daten werden geprüft, und nichts wird gespielt'],
  ])('tells what happens in each scenario: %s', async (lang, head, moved, nothing) => {
    const cwd = tinyFolder({ 'cards/tiny/scenarios/show.scenario.yaml': shows });
    const args = ['test', '--log', '--lang', lang, 'cards/tiny/scenarios/show.scenario.yaml'];
    const { out } = await run(args, { cwd });
    expect(out).toContain(`${head} (cards/tiny/scenarios/show.scenario.yaml)\n\n`);
    for (const text of [moved, `  ${nothing}\n`]) expect(out).toContain(text);
    // What happened stands before what is wrong with it.
    expect(out.indexOf(moved)).toBeLessThan(out.indexOf('scenario/not-so'));
    expect(
      (
        await run(
          args.filter((each) => each !== '--log'),
          { cwd },
        )
      ).out,
    ).not.toContain(moved);
  });

  it('gives the lines of the log to programs, and refuses forms that have no room for them', async () => {
    const cwd = tinyFolder({ 'cards/tiny/scenarios/show.scenario.yaml': shows });
    const test = (...more: string[]) =>
      run(['test', 'cards/tiny/scenarios', '--only', 'a show', ...more], { cwd });
    const { results } = JSON.parse((await test('--format', 'json', '--log')).out) as {
      results: { log?: object[] }[];
    };
    expect(results[0].log).toContainEqual(expect.objectContaining({ event: 'move', cards: ['gem-1#1'] }));
    const bare = JSON.parse((await test('--format', 'json')).out) as typeof results & { results: object[] };
    expect(bare.results[0]).not.toHaveProperty('log');
    expect((await test('--format', 'lines', '--log')).out).toContain("Gem of 1 goes from Ann's hand");
    for (const format of ['github', 'sarif'])
      expect(await test('--format', format, '--log')).toMatchObject({ status: 2, out: '' });
  });

  it('tells once what a file says wrongly for all of its scenarios', async () => {
    const cwd = tinyFolder({
      'cards/tiny/scenarios/shared.scenario.yaml':
        'game: tiny\ngiven: { Ann: { hand: [gm-1] } }\nscenarios:\n' +
        ['one', 'two', 'three']
          .map((title) => `  - scenario: ${title}\n    then: [{ that: Ann has 0 coins }]\n`)
          .join(''),
    });
    const { status, out } = await run(['test'], { cwd });
    expect([status, once(out)]).toEqual([1, 1]);
    expect(out).toContain(
      'FAILED: two (cards/tiny/scenarios/shared.scenario.yaml)\n\n  what is wrong is told above\n',
    );
    expect(out).toMatch(/3 of 4 scenarios failed\n$/);
    for (const format of ['lines', 'github', 'sarif', 'plain'])
      expect([format, once((await run(['test', '--format', format], { cwd })).out)]).toEqual([format, 1]);
    expect(once((await run(['validate'], { cwd })).out)).toBe(1);
  });

  it('says so where there are none', async () => {
    const { status, err } = await run(['test', 'cards/tiny/cards.yaml', 'cards/tiny/game.yaml'], {
      cwd: tinyFolder(),
    });
    expect(status).toBe(1);
    expect(err).toBe('');
  });
});
