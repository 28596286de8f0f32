import { randomSource } from '../../interpreter/index.ts';
import { gamesThere } from '../../test/files.ts';
import { damageLog, damageSave, logsOf, noDamage, savesOf, ways } from '../../test/hostile/damage.ts';
import { readGame } from '../../test/read-game.ts';
import type { Measured, Row } from '../row.ts';

/** Values of a save are replaced in one of the ways each, in turn; the next save begins with the next way. */
function measure(saves: number): Measured {
  const games = gamesThere().map(readGame);
  const [ofSaves, ofLogs] = [noDamage(), noDamage()];
  const places = Math.round((saves * 20_000) / 300);
  games.forEach((game, g) => {
    const each = Math.ceil(saves / games.length);
    const step = saves < 20 ? 29 : 1;
    savesOf(game, each, `damage ${g}`).forEach((save, k) =>
      damageSave(game, save, ofSaves, (i) => [ways[(i + k) % ways.length]], step),
    );
    const logs = logsOf(game, Math.min(10, each), `damage ${g}`);
    const random = randomSource(`damage ${g}`);
    for (let i = 0; i < Math.ceil(places / games.length); i++)
      damageLog(game, logs[i % logs.length], random(40), random, ways[i % ways.length], ofLogs);
  });
  const thrown = [...ofSaves.thrown, ...ofLogs.thrown];
  return {
    measured: `${thrown.length} exceptions: ${ofSaves.tried} values of saves replaced (${ofSaves.refused} refused, ${ofSaves.taken} taken and played on), ${ofLogs.tried} places of logs (${ofLogs.refused} refused, ${ofLogs.taken} replayed)`,
    met: thrown.length === 0 && ofSaves.tried > 0 && ofLogs.tried > 0,
    details: thrown.slice(0, 10),
  };
}

export const damage: Row = {
  what: 'every value of 300 saves, each replaced in one of 20 ways in turn, and 20,000 places of logs',
  atLeast: '0 exceptions',
  full: 300,
  small: 4,
  unit: 'saves',
  measure,
};
