import { describe, expect, it } from 'vitest';
import { run, tinyFolder } from './kit.ts';

const failing =
  'game: tiny\nscenario: a wrong one\ntags: [odd]\nthen:\n  - proves: T-1\n    that: Ann has 5 coins\n';
const right = 'game: tiny\nscenario: a right one\nthen:\n  - proves: T-2\n    that: Ann has 0 coins\n';
const clauses = '- { id: T-1, kind: rule, says: the first }\n- { id: T-2, kind: rule, says: the second }\n';

describe('test', () => {
  it('runs all scenarios', async () => {
    expect(await run(['test'], { cwd: tinyFolder() })).toEqual({
      status: 0,
      out: '1 scenario passed\n',
      err: '',
    });
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

  it('says so where there are none', async () => {
    const { status, err } = await run(['test', 'cards/tiny/cards.yaml', 'cards/tiny/game.yaml'], {
      cwd: tinyFolder(),
    });
    expect(status).toBe(1);
    expect(err).toBe('');
  });
});
