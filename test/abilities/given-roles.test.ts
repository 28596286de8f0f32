import { expect, it } from 'vitest';
import { logOf } from '../../interpreter/index.ts';
import { played, quarry, type Change } from './kit.ts';

/** What is appointed and noted where this is done in place of a rest. */
const noted = (does: string): string[] => {
  const change: Change = {
    replace: [
      ['rest: { do: nothing }', `rest:\n            do: |\n${does.replace(/^/gm, '              ')}`],
      ['\nsetup:', '\nroles: { head: {} }\nstates: { friend: { of: player, holds: player } }\nsetup:'],
    ],
  };
  return logOf(played(quarry(change), ['rest'])).flatMap(({ line }) =>
    line.event === 'move' ? [] : [JSON.stringify({ ...line, because: '' })],
  );
};

it('a role is given to somebody who is named in front of it or behind it', () => {
  const said = noted('choose an opponent\nthe head becomes that player');
  expect(said.join()).toContain('"head"');
  expect(noted('choose an opponent\nthat player becomes the head')).toEqual(said);
});

it('a state that holds a player takes one who has a role', () => {
  const said = noted('your friend becomes the head');
  expect(said).not.toEqual(noted('choose an opponent\nthat player becomes the head'));
  expect(said.join()).toContain('"friend"');
});
