import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BalanceRun, triedNumbers } from '../../studio/engine/balance/balance-run.ts';
import type { BalanceState } from '../../studio/engine/balance/balance-calls.ts';
import { DesignerDesk } from '../../studio/engine/designer-desk.ts';
import { run } from '../cli/kit.ts';
import { filesBelow, isYaml, ROOT } from '../files.ts';

const texts = [...filesBelow('cards/here-to-slay', isYaml)].filter(([path]) => !path.includes('scenario'));
const GAMES = 8;

describe('many games in the page', () => {
  const desk = new DesignerDesk({ file: 'cards/here-to-slay/game.yaml', texts });
  const made = desk.begin({ what: 'leader', name: 'The Patient Owl', taken: [], language: 'en' });
  const wish = {
    files: [[made.file, made.text]] as const,
    players: 2,
    seed: '1',
    level: 'random',
    games: GAMES,
    given: ['the-patient-owl'],
    language: 'en',
  } as const;
  const newRun = (): BalanceRun => new BalanceRun(desk.playable(wish.files), desk.withoutSet, wish);

  it('give the report that the command line prints', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'studio-'));
    const file = join(folder, made.file);
    writeFileSync(file, made.text);
    const options = ['-n', String(GAMES), '--given', 'the-patient-owl', '--given-games', String(GAMES)];
    const { out, status } = await run(['balance', 'here-to-slay', file, ...options, '-j', '1'], {
      cwd: ROOT,
    });
    expect(status).toBe(0);
    const state = await newRun().go('en', () => undefined);
    expect(state.text).toBe(out);
    expect(state.without?.games).toBe(GAMES);
    expect(state).toMatchObject({ ended: true, played: 3 * GAMES, wanted: 3 * GAMES });
  });

  it('compare a number of a card with one less and one more, on the same deals', async () => {
    const hero = desk.begin({ what: 'hero', name: 'The Tried', taken: [], language: 'en' });
    const set = desk.playable([[hero.file, hero.text]]);
    const [number] = triedNumbers(set, ['the-tried'], 'en');
    expect(number).toMatchObject({ card: 'the-tried', field: 'roll', value: '8+', values: ['7+', '9+'] });
    const tries = { card: number.card, field: number.field, values: number.values };
    const files = [[hero.file, hero.text]] as const;
    const { sweeps, ended } = await new BalanceRun(set, desk.withoutSet, { ...wish, files, tries }).go(
      'en',
      () => undefined,
    );
    expect(ended).toBe(true);
    expect(sweeps[0].values.map(({ value }) => value)).toEqual([null, '7+', '9+']);
    expect(sweeps[0].values.map(({ given }) => given?.games)).toEqual([GAMES, GAMES, GAMES]);
  });

  it('give the same report when they are stopped and gone on with', async () => {
    const whole = await newRun().go('en', () => undefined);
    const halting = newRun();
    let state: BalanceState | undefined;
    for (let stops = 0; !state?.ended; stops++) {
      expect(stops).toBeLessThan(100);
      if (stops < 3) setTimeout(() => halting.stop(), 60);
      state = await halting.go('en', () => undefined);
      expect(state.ended || state.stopped).toBe(true);
    }
    expect(state.text).toBe(whole.text);
    expect(halting.isFor(wish)).toBe(true);
    expect(halting.isFor({ ...wish, seed: '2' })).toBe(false);
  });
});
