import { calledIn } from '../../interpreter/reports/narration/display-names.ts';
import { doingIn } from '../../interpreter/reports/narration/log-deeds.ts';
import { story } from '../../interpreter/reports/narration/log-sentences.ts';
import { loadGame, openLibrary, type Game } from '../../interpreter/index.ts';
import { lineFor } from '../../interpreter/match/log/log-entry.ts';
import type { WrittenLine } from '../../interpreter/match/log/log-line.ts';
import { listOptions, readAnswer } from '../../interpreter/match/answers.ts';
import {
  answerByValues,
  entriesOf,
  logOf,
  seatsAsked,
  startMatch,
  type Match,
} from '../../interpreter/match/match.ts';
import { orchardFiles } from './orchard.ts';

const PLAYERS = ['Ann', 'Ben'];

/** The game with these texts on its leaves. */
export function orchard(texts: readonly string[], attached: boolean): Game {
  const files = orchardFiles(texts, attached);
  const { game, diagnostics } = loadGame(openLibrary(files), 'orchard');
  if (game) return game;
  const lines = [...files.values()][0].split('\n');
  const said = diagnostics.map(({ message, place }) => {
    const row = [...files.values()][0].slice(0, place.span.start).split('\n').length - 1;
    return `${message}: ${lines[row]}`;
  });
  throw new Error(said.join('\n'));
}

/** What is said where nothing has to be. */
const LEAST = ['no', 'none'];

function say(match: Match, seat: number, said: string): boolean {
  const read = readAnswer(match, seat, said);
  if (!('values' in read)) return false;
  return answerByValues(match, { seat, values: read.values });
}

/** Tries the leaf, with as little said as possible, until the next one is asked for. */
export function tried(game: Game, leaf: number): { lines: WrittenLine[]; stories: string[]; fault: unknown } {
  const match = startMatch(game, { players: PLAYERS, seed: '1', log: true });
  const start = entriesOf(match).length;
  const [seat] = seatsAsked(match);
  say(match, seat, `leaf-${leaf}`);
  for (let asked = seatsAsked(match); asked.length > 0; asked = seatsAsked(match)) {
    const [who] = asked;
    const options = listOptions(match, who).map(({ name }) => name);
    if (options.some((name) => name.startsWith('leaf-'))) break;
    if (![...LEAST, ...options].some((each) => say(match, who, each))) throw new Error('no answer is taken');
  }
  const entries = entriesOf(match).slice(start);
  const logs = [
    entries.map(({ line }) => line),
    ...PLAYERS.map((_, reader) => entries.map((entry) => lineFor(entry, reader, PLAYERS.length))),
  ];
  const stories = (['en', 'fr', 'de'] as const).flatMap((language) =>
    logs.map((lines) => story(lines, calledIn(game, language, PLAYERS), doingIn(game, language))),
  );
  const lines = logOf(match)
    .slice(start)
    .map(({ line }) => line);
  return { lines, stories, fault: match.fault };
}
