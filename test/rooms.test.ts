import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyses } from '../interpreter/compiler/analysis/index.ts';
import { ROOT } from './files.ts';
import {
  circles,
  code,
  folders,
  MOST_FILES,
  ROOMS,
  sharedExports,
  sharedNames,
  unusedExports,
  upwardImports,
} from './rooms/house.ts';

describe('the analyses of a game', () => {
  it('are all in the list, by the names of their files', () => {
    // What analyses use, and what runs at another time: beside the printed values, or only where it is asked for.
    const others = ['index', 'whole-game', 'static-evaluation', 'exact-ranges', 'unused-symbols'];
    const files = code
      .filter(({ path }) => path.startsWith('interpreter/compiler/analysis/'))
      .map(({ path }) => basename(path, '.ts'));
    expect(analyses.map(({ id }) => id).toSorted()).toEqual(
      files.filter((file) => !others.includes(file)).toSorted(),
    );
  });
});

describe('the rooms of the code', () => {
  it('hold so few files that they can be taken in at a glance', () => {
    expect(folders().filter(([, files]) => files > MOST_FILES)).toEqual([]);
  });

  it('hold files of which no two are called alike', () => {
    expect(sharedNames()).toEqual(new Map());
  });

  it('export each name from one file alone', () => {
    expect(sharedExports()).toEqual(new Map());
  });

  it('export nothing that nobody uses', () => {
    expect(unusedExports()).toEqual([]);
  });

  it('import nothing in a circle, nor from a room above, types included', () => {
    expect(circles()).toEqual([]);
    expect(upwardImports()).toEqual([]);
  });

  it('take a code of a finding apart in one file', () => {
    const apart = /\bcode\.(?:startsWith|split|match)\(|\bcode\.slice\(0|\.test\((?:\w+\.)?code\)/;
    expect(code.filter(({ text }) => apart.test(text)).map(({ path }) => path)).toEqual([
      'dsl/diagnostics/codes.ts',
    ]);
  });

  it('are those that the decision lists', () => {
    const decision = readFileSync(`${ROOT}docs/decisions/0014-rooms.md`, 'utf8');
    const listed = [...decision.matchAll(/^\| `([^`]+)`/gm)].map(([, room]) => room);
    expect(
      ROOMS.filter(
        (room) => room.includes('/') || room === 'schemas' || room === 'service' || room === 'cli',
      ),
    ).toEqual(listed);
  });
});
