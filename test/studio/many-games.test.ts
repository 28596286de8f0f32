import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BalanceRun } from '../../studio/engine/balance/balance-run.ts';
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
