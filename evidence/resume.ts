/** Takes up saved games in a process of its own: reads them from the standard input, writes the rest of each log. */
import { readFileSync } from 'node:fs';
import { answer, loadPosition, type Answer } from '../interpreter/index.ts';
import { jsonLines } from '../interpreter/match/log/log-entry.ts';
import { logOf } from '../interpreter/match/match.ts';
import { readGame } from '../test/read-game.ts';

export interface ToResume {
  readonly game: string;
  readonly saves: readonly { readonly save: unknown; readonly answers: readonly Answer[] }[];
}

const { game: id, saves } = JSON.parse(readFileSync(0, 'utf8')) as ToResume;
const game = readGame(id);
const logs = saves.map(({ save, answers }) => {
  const { match, diagnostics } = loadPosition(game, save);
  if (!match) throw new Error(diagnostics.map((each) => each.message).join('\n'));
  for (const each of answers) if (!answer(match, each)) throw new Error(`refused: ${JSON.stringify(each)}`);
  return jsonLines(logOf(match).map((entry) => entry.line));
});
process.stdout.write(JSON.stringify(logs));
