import { isBuiltin } from 'node:module';
import { expect, it } from 'vitest';
import { modulesBelow } from '../rooms/modules.ts';

it('layout and SVG need nothing of Node', () => {
  const modules = [...modulesBelow(['print']).values()];
  expect(modules.length).toBeGreaterThan(10);
  expect(
    modules.flatMap(({ path, imports }) => imports.filter(isBuiltin).map((each) => `${path}: ${each}`)),
  ).toEqual([]);
  expect(modules.filter(({ text }) => /\b(?:process|Buffer)\.\w/.test(text)).map(({ path }) => path)).toEqual(
    [],
  );
});
