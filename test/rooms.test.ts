import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyses } from '../interpreter/compiler/analysis/index.ts';
import { ROOT } from './files.ts';
import { code, houseFaults, ROOMS } from './rooms/house.ts';

describe('the analyses of a game', () => {
  it('are all in the list, by the names of their files', () => {
    // What analyses use, and what runs at another time: beside the printed values, or only where it is asked for.
    const others = [
      'index',
      'whole-game',
      'static-evaluation',
      'exact-ranges',
      'unused-symbols',
      'dependent-findings',
    ];
    const files = code
      .filter(({ path }) => path.startsWith('interpreter/compiler/analysis/'))
      .map(({ path }) => basename(path, '.ts'));
    expect(analyses.map(({ id }) => id).toSorted()).toEqual(
      files.filter((file) => !others.includes(file)).toSorted(),
    );
  });
});

describe('the rooms of the code', () => {
  it('keep the rules of the house, as `npm run check` says too', () => {
    expect(houseFaults()).toEqual([]);
    const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts['check']).toContain('npm run -s rooms');
    expect(scripts['rooms']).toBe('node tools/check-rooms.ts');
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
        (room) =>
          room.includes('/') || ['schemas', 'print', 'service', 'bots', 'cli', 'studio'].includes(room),
      ),
    ).toEqual(listed);
  });

  it('of readings are those that the architecture lists, each with what its list says of it', () => {
    const page = readFileSync(`${ROOT}docs/architecture.md`, 'utf8')
      .split('\n## Readings\n')[1]
      .split('\n## ')[0];
    const listed = [...page.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map(
      ([, room, holds]) => `${room}: ${holds}`,
    );
    const there = code.filter(({ path }) => dirname(path).startsWith('dsl/checker/readings/'));
    const rooms = [...new Set(there.map(({ path }) => dirname(path).slice('dsl/checker/readings/'.length)))];
    const own = rooms.map((room) => {
      const list = there.find(({ path }) => path.endsWith(`/readings/${room}/${basename(room)}-room.ts`));
      return `${room}: ${/^\/\*\* (.*) \*\//.exec(list?.text ?? '')?.[1]}`;
    });
    expect(own.toSorted()).toEqual(listed.toSorted());
  });
});
