import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { run, tinyFolder } from '../cli/kit.ts';
import { blocksOf } from './blocks.ts';
import { fileText } from './library.ts';

const recipe = blocksOf(fileText('docs/packs.md')).find(({ text }) => text.includes('npx cardwright'))!;
const { jobs } = parse(recipe.text) as { jobs: { check: { steps: { run?: string }[] } } };
/** The commands of the recipe as words; what is written into files is looked at instead. */
const commands = jobs.check.steps
  .flatMap((step) => (step.run ?? '').split('\n'))
  .filter((line) => line.includes('npx cardwright'))
  .map((line) => line.replace(/ > .*/, '').trim().split(/\s+/).slice(2));

describe('the recipe for a repository of cards', () => {
  it('validates, runs scenarios, looks at the layout, prints and simulates', () => {
    expect(commands.map(([name]) => name)).toEqual(['validate', 'test', 'format', 'render', 'rules', 'simulate']);
  });

  it.each(commands.map((words) => [words.join(' '), words] as const))('does %s', async (_, words) => {
    const cwd = tinyFolder({
      'pack.yaml': 'pack: crowns\nversion: 1.0.0\nauthor: Ann\nlicence: MIT\nextends: tiny\n',
      'sets/crown.yaml': '- { kind: treasure, id: crown, name: Crown, worth: 3 }\n',
      'crown.scenario.yaml':
        "game: tiny\nscenario: the crown\nwith: [pack.yaml]\nthen:\n  - that: crown is not in Ann's hoard\n",
    });
    const args = words.map((word) => word.replace('"$GAME"', 'tiny').replace('"$lang"', 'fr').replace('1000', '10'));
    const { status, err, out } = await run(args, { cwd });
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).not.toBe('');
    if (words[0] === 'render') expect(out).toContain('Crown');
  });
});
