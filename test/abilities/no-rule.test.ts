import { expect, it } from 'vitest';
import { loadGame, openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { filesWith } from './kit.ts';

const helpOf = (rules: string): string[] =>
  loadGame(openLibrary(filesWith({ rules })), 'quarry').diagnostics.map(
    ({ code, help }) => `${code}: ${help}`,
  );

it.each([
  ['players cannot toss any stone', 'write `a stone`'],
  ['players cannot toss any stones', 'write `stones`'],
  ['players cannot toss 2 stones', 'each of them is asked about for itself: write `a stone`'],
  ['no player can toss a stone', 'write `a player cannot toss a stone`'],
  ['nobody can toss stones', 'write `players cannot toss stones`'],
  [
    'players cannot toss no stone',
    'say with `cannot` what does not happen, or ask with `if there is no ...`',
  ],
  [
    'players can toss stones',
    'rules forbid, with `cannot` or `can ... only if`: what can be done is an action of a step, or a cost with `to ...`',
  ],
  [
    'players must toss stones',
    'rules forbid, with `cannot`: what must be done is done by an effect, such as `when ..., ...`',
  ],
  [
    'stones cannot be tossed until end of turn',
    'without an effect it stands as long as its text does: leave out the time, or write `while ..., ...`',
  ],
  [
    'stones cost 1 less',
    'what something costs is said with the verb: `to play cards, opponents also pay 1 point`, `to play cards, you pay 1 point less`',
  ],
])('what is read as a rule and is none names what would be one: %s', (rules, help) => {
  expect(helpOf(rules)).toEqual([`name/not-here: ${help}`]);
});

it.each([
  ['players cannot toss a stone'],
  ['a player cannot toss a stone'],
  ['players cannot toss stones'],
  ['while the day is 2, stones cannot be tossed'],
])('what the help says to write is a rule: %s', (rules) => expect(helpOf(rules)).toEqual([]));
