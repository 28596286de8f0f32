import { lineAndColumn } from '../../dsl/text/source.ts';
import { loadGame, openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { readAnswer } from '../../interpreter/match/answers.ts';
import { answerByValues, startMatch, type Match } from '../../interpreter/match/match.ts';
import { filesBelow, isYaml } from '../files.ts';

const folder = 'test/fixtures/pasture';
const FILE = `${folder}/game.yaml`;
export const fixture = new Map(filesBelow(folder, isYaml));

export type Change = readonly [from: string, to: string];

/** The game of the fixture, with parts of its text replaced. */
function loaded(...changes: readonly Change[]) {
  let text = fixture.get(FILE)!;
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`nothing to replace: ${from}`);
    text = text.replace(from, to);
  }
  return { text, ...loadGame(openLibrary(new Map(fixture).set(FILE, text)), 'pasture') };
}

export function pasture(...changes: readonly Change[]): Game {
  const { game, diagnostics } = loaded(...changes);
  if (!game) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return game;
}

/** What is found after changes: `code` and the words that it stands at. */
export function faults(...changes: readonly Change[]): string[] {
  const { text, diagnostics } = loaded(...changes);
  return diagnostics.map(({ code, place }) => {
    const { span } = place;
    return `${code}: ${text.slice(span.start, span.end) || lineAndColumn(text, span.start).line}`;
  });
}

/** A match in which Ann begins, with answers given one after the other as `Ann: ox`. */
export function played(game: Game, answers: readonly string[]): Match {
  const match = startMatch(game, { players: ['Ann', 'Ben'], seed: seedFor(game) });
  for (const each of answers) {
    const [seat, said] = each.split(': ');
    const read = readAnswer(match, match.names.seats.indexOf(seat), said);
    if (!('values' in read)) throw new Error(read.diagnostic.message);
    answerByValues(match, { seat: match.names.seats.indexOf(seat), values: read.values });
  }
  return match;
}

/** A seed with which Ann is the first. */
function seedFor(game: Game): string {
  for (let seed = 1; ; seed++) {
    const match = startMatch(game, { players: ['Ann', 'Ben'], seed: String(seed) });
    if (match.runner.m.p[3] === 0) return String(seed);
  }
}
