import { expect, it } from 'vitest';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { claimKey, distinctFindings, newFindings } from '../../dsl/diagnostics/finding-keys.ts';
import { report } from '../../dsl/diagnostics/report.ts';

const word = (text: string, start = 4, end = 8, file = 'a.yaml'): Diagnostic =>
  report('name/unknown-noun', { file, span: { start, end } }, { word: text, near: [] } as never);

const mute = (start: number): Diagnostic =>
  Object.defineProperties(word('plom', start), {
    message: {
      get: () => {
        throw new Error('put into words');
      },
    },
  });

it('is the same by code, place and details', () => {
  const one = word('plom');
  const others = [word('plim'), word('plom', 5), word('plom', 4, 9), word('plom', 4, 8, 'b.yaml')];
  const warned = { ...one, code: 'name/unknown-verb' } as const;
  expect(distinctFindings([one, word('plom'), ...others, warned, word('plom')])).toEqual([
    one,
    ...others,
    warned,
  ]);
  expect(newFindings([word('plom')], [one, others[0], others[0]])).toEqual([others[0]]);
  expect(claimKey(word('plom', 20, 24))).toBe(claimKey(one));
});

it('is found without putting a finding into words', () => {
  expect(distinctFindings([mute(1), mute(2), mute(1)])).toHaveLength(2);
});
