import { expect, it } from 'vitest';
import { codes } from '../../dsl/codes.ts';
import { run } from './kit.ts';

it('explains a code with its page', async () => {
  const { status, out } = await run(['explain', 'schema/unknown-key']);
  expect(status).toBe(0);
  expect(out).toContain('schema/unknown-key');
});

it('lists all codes', async () => {
  expect((await run(['explain'])).out.split('\n').filter(Boolean)).toEqual(codes.toSorted());
});
