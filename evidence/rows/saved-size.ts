import { savePosition } from '../../interpreter/index.ts';
import type { Saved } from '../../interpreter/match/save/save-shapes.ts';
import { playOut } from '../../test/playout.ts';
import { readGame } from '../../test/read-game.ts';
import type { Match } from '../../interpreter/index.ts';
import type { Measured, Row } from '../row.ts';

const MOST = 32 * 1024;

/** What a save says with a number where a name should stand. */
function numbered({ game, table }: Match, saved: Saved): string[] {
  const names = new Set<unknown>([...game.copyNames, ...saved.seats, ...Object.keys(saved.zones)]);
  const wrong: string[] = [];
  for (const cards of [...Object.values(saved.zones), ...saved.piles])
    for (const card of cards) if (!names.has(card)) wrong.push(String(card));
  const texts = new Map(table.programs.map((program) => [program.name, program]));
  for (const frame of saved.frames) {
    const program = texts.get(frame.text);
    if (!program?.code.some((each) => each.at.id === frame.at)) wrong.push(`${frame.text} ${frame.at}`);
    for (const slot of program?.source.program.slots ?? []) {
      const value = frame.locals[slot.name];
      const list = Array.isArray(value) ? value : [value];
      if (slot.sort !== 'number' && list.some((each) => typeof each === 'number'))
        wrong.push(`${frame.text}: ${slot.name}`);
    }
  }
  return wrong;
}

/** Saves every position in which a card's text is being carried out. */
function measure(gamesEach: number): Measured {
  const game = readGame('slasher');
  let positions = 0;
  let largest = 0;
  const wrong = new Set<string>();
  for (let players = game.players.min; players <= game.players.max; players++) {
    for (let i = 0; i < gamesEach; i++) {
      playOut(game, {
        players,
        seed: `size ${i}`,
        each: (match) => {
          const saved = savePosition(match);
          if (!saved.frames.some((frame) => frame.text.startsWith('cards/'))) return;
          positions++;
          largest = Math.max(largest, Buffer.byteLength(JSON.stringify(saved)));
          for (const each of numbered(match, saved)) wrong.add(each);
        },
      });
    }
  }
  return {
    measured: `the largest of ${positions} has ${largest} bytes; ${wrong.size} numbers for names`,
    met: positions > 0 && largest < MOST && wrong.size === 0,
    details: [...wrong].slice(0, 10),
  };
}

export const savedSize: Row = {
  what: 'a position saved in the middle of a resolving effect',
  atLeast: 'under 32 KB, names only',
  full: 25,
  small: 1,
  unit: 'games for each number of players',
  measure,
};
