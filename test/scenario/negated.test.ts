import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { openLibrary } from '../../interpreter/index.ts';
import { runScenarios } from '../../interpreter/scenarios/index.ts';
import { filesBelow, gamesThere, isYaml } from '../files.ts';
import { sampled } from '../size.ts';

type Data = Record<string, unknown>;

/** What cannot hold where an expectation does; nothing for those whose opposite is no expectation. */
const opposites: Readonly<Record<string, (value: never) => Data | undefined>> = {
  that: (text: string) => ({ that: `none of:\n  - ${text.trim().replaceAll('\n', '\n  ')}` }),
  offered: (names: Data) => ({ 'not offered': names }),
  'not offered': (names: Data) => ({ offered: names }),
  'only offered': (names: Record<string, string[]>) => {
    const some = Object.entries(names).filter(([, list]) => list.length > 1);
    return some.length > 0
      ? { 'only offered': Object.fromEntries(some.map(([seat, list]) => [seat, list.slice(1)])) }
      : undefined;
  },
  choices: (counts: Record<string, unknown>) => ({
    choices: Object.fromEntries(Object.keys(counts).map((seat) => [seat, 97])),
  }),
  asked: (seats: unknown) => ({ asked: seats === 'nobody' ? ['Ann'] : 'nobody' }),
  won: (seats: unknown) => ({ won: seats === 'nobody' ? 'tie' : 'nobody' }),
  happened: (line: Data) => ({ 'did not happen': line }),
  'did not happen': (line: Data) => ({ happened: line }),
  'in order': (lines: Data[]) => ({ 'did not happen': lines[0] }),
  hidden: ({ from, cards }: Data) => ({ visible: { to: from, cards } }),
  visible: ({ to, cards }: Data) => ({ 'not visible': { to, cards } }),
  'not visible': ({ to, cards }: Data) => ({ visible: { to, cards } }),
  always: (text: string) => ({ never: text }),
  never: (text: string) => ({ always: text }),
};

/** A list of expectations with each turned into its opposite, which then proves a clause by a number. */
function turned(list: unknown, count: () => number): unknown[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((each: Data) => {
    const key = Object.keys(each).find((name) => name in opposites);
    const opposite = key && opposites[key](each[key] as never);
    return opposite ? [{ ...opposite, proves: `N${count()}` }] : [];
  });
}

/** A file of scenarios with every expectation turned into its opposite, and how many there are. */
function opposite(text: string): { text: string; count: number } {
  const data = parse(text) as Data;
  let count = 0;
  const next = (): number => ++count;
  for (const scenario of (data['scenarios'] as Data[] | undefined) ?? [data]) {
    if (scenario['check'] ?? data['check']) continue;
    for (const step of (scenario['do'] as Data[] | undefined) ?? []) {
      if (step['then']) step['then'] = turned(step['then'], next);
      if (Array.isArray(step['then']) && step['then'].length === 0)
        step['then'] = [{ that: 'there are no players', proves: `N${next()}` }];
    }
    const last = turned(scenario['then'], next);
    // oxlint-disable-next-line unicorn/no-thenable -- a key of scenarios
    scenario['then'] = last.length > 0 ? last : [{ that: 'there are no players', proves: `N${next()}` }];
  }
  return { text: stringify(data, { lineWidth: 0 }), count };
}

const ids = gamesThere();

describe.skipIf(ids.length === 0)('what a scenario expects could fail', () => {
  it.each(sampled(ids, 6))('the opposite of no expectation of %s holds', (id) => {
    const files = filesBelow(`cards/${id}`, isYaml);
    const scenarios = [...files.keys()].filter((name) => name.includes('.scenario.'));
    let count = 0;
    const held: string[] = [];
    for (const name of sampled(scenarios, 18)) {
      const made = opposite(files.get(name)!);
      const library = openLibrary(new Map(files).set(name, made.text));
      const results = runScenarios(library, [name], { ways: ['straight'] });
      const proofs = results.flatMap(({ proves }) => proves.filter(({ clause }) => /^N\d+$/.test(clause)));
      count += proofs.length;
      for (const proof of proofs.filter((each) => each.held))
        held.push(`${name}: ${made.text.slice(0, proof.place.span.start).split('\n').slice(-4).join('\n')}`);
    }
    expect(held).toEqual([]);
    expect(count).toBeGreaterThan(10);
  });
});
