import { expect, it } from 'vitest';
import { loadPosition, randomSource, replayLog } from '../../interpreter/index.ts';
import { forEachGame } from '../games.ts';
import { damageLog, damageSave, logsOf, noDamage, savesOf, ways } from '../hostile/damage.ts';
import { tries } from '../size.ts';

forEachGame('damaged files', (game) => {
  const [save] = savesOf(game, 1, 'damage');
  const places = (data: unknown): unknown[] =>
    loadPosition(game, data).diagnostics.map(({ code, details }) => [code, (details as { at: string }).at]);

  it('a value of a saved position that is replaced is a finding, or a position that is played on', () => {
    const damage = noDamage();
    damageSave(game, save, damage, (i) => [ways[i % ways.length]], tries(1, 10));
    expect(damage.thrown).toEqual([]);
    expect(damage.refused).toBeGreaterThan(10);
  });

  it('a value of a log that is replaced is a finding', () => {
    const damage = noDamage();
    const [log] = logsOf(game, 1, 'damage');
    const random = randomSource('damage');
    for (let i = 0; i < tries(300, 6); i++)
      damageLog(game, log, random(30), random, ways[i % ways.length], damage);
    expect(damage.thrown).toEqual([]);
    expect(damage.refused).toBeGreaterThan(5);
  });

  it('a finding says where the saved position is damaged', () => {
    const saved = JSON.parse(save) as { frames: { at: string }[]; zones: Record<string, string[]> };
    const [zone, cards] = Object.entries(saved.zones).find(([, each]) => each.length > 0)!;
    expect(places({ ...saved, zones: { ...saved.zones, [zone]: [7, ...cards] } })).toEqual([
      ['run/broken-save', expect.stringContaining(`/zones/${zone}`)],
    ]);
    expect(places({ ...saved, zones: { ...saved.zones, [zone]: cards.slice(1) } })).toEqual([
      ['run/broken-save', expect.stringContaining('/zones')],
    ]);
    expect(places({ ...saved, frames: [] })).toEqual([['run/broken-save', expect.stringContaining('/')]]);
    expect(places({ ...saved, cycle: 1.5 })).toEqual([['run/broken-save', '/cycle']]);
  });

  it('a line of a log that is no map of words is a finding with its line', () => {
    const [log] = logsOf(game, 1, 'damage');
    const lines = log.split('\n');
    const at = lines.findIndex((line) => line.includes('"decision"') && !line.includes('"forced"'));
    const broken = (line: string): string => [...lines.slice(0, at), line, ...lines.slice(at + 1)].join('\n');
    for (const line of ['null', '[]', '{ "decision": "Ann" }', '{ "decision": "Ann", "answer": "x" }']) {
      const [found] = replayLog(game, broken(line)).diagnostics;
      expect(found).toMatchObject({ code: 'run/broken-log', details: { line: at + 1 } });
    }
  });

  // Whoever goes on with a part of what is going on would go on for ever.
  it('an effect that waits is none that is going on', () => {
    for (const each of savesOf(game, tries(60, 10), 'waiting')) {
      const { frames } = JSON.parse(each) as { frames: { locals: Record<string, unknown>; waits?: true }[] };
      frames.forEach(({ locals }, holder) => {
        if (!Array.isArray(locals.collected)) return;
        for (let named = 0; named <= frames.length; named++) {
          if (named < frames.length && (named > holder || frames[named].waits)) continue;
          const data = JSON.parse(each) as { frames: { locals: Record<string, unknown> }[] };
          data.frames[holder].locals.collected = [named];
          expect(places(data)).toEqual([['run/broken-save', `/frames/${holder}/locals/collected`]]);
        }
      });
    }
  });
});
