import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run, tinyFolder } from './kit.ts';

const table = ['--seed', '1', '--bots', 'Ben'];

describe('play', () => {
  it('plays a game between bots to its end, the same one for the same seed', async () => {
    const cwd = tinyFolder();
    const first = await run(['play', 'tiny', '--seed', '5', '--bots', 'all'], { cwd });
    expect(first.status).toBe(0);
    expect(first.out).toMatch(/wins?\n$|share the victory\n$/);
    expect(await run(['play', 'tiny', '--seed', '5', '--bots', 'all'], { cwd })).toEqual(first);
  });

  it('shows the table and the numbered options, hides what others hold', async () => {
    const { out } = await run(['play', 'tiny', ...table], { cwd: tinyFolder(), input: 'quit\n' });
    expect(out).toContain('-- round 1, show --');
    expect(out).toMatch(/Ann \(you, on turn\) {3}0 coins\n {2}hand +Gem of \d, Gem of \d\n {2}hoard +-\n/);
    expect(out).toMatch(/ {2}hand +\d hidden\n/);
    expect(out).toMatch(/Ann: a treasure in your hand\n {3}1 Gem of \d {3}2 Gem of \d\n/);
  });

  it('takes numbers and names, and answers what cannot be with what could', async () => {
    const cwd = tinyFolder();
    const byNumber = await run(['play', 'tiny', ...table], { cwd, input: '1\nquit\n' });
    const [, name, worth] = /1 (Gem of (\d)) /.exec(byNumber.out)!;
    for (const typed of [name, `gem-${worth}`, name.toLowerCase(), `${name.toUpperCase()} `]) {
      const { out } = await run(['play', 'tiny', ...table], { cwd, input: `${typed}\nquit\n` });
      expect(out).toContain(`${name} goes from Ann's hand to Ann's hoard\n`);
    }
    const { out } = await run(['play', 'tiny', ...table], { cwd, input: 'Gem of 9\n' });
    expect(out).toContain('Ann cannot answer `Gem of 9` now\n');
    expect(out).toContain('did you mean `Gem of');
  });

  it('shows a pile by its printed names, and takes it by them', async () => {
    const garden = ['play', join(import.meta.dirname, '../../examples/garden'), ...table];
    const cwd = tinyFolder();
    const { out } = await run(garden, { cwd, input: '1\n'.repeat(12) });
    const before = out.slice(0, out.search(/ \d (red|green|gold) \d \+ /));
    const pile = /^(\w+ \d) \+ (\w+ \d)/.exec(out.slice(before.length + 3))![0];
    const answers = '1\n'.repeat(before.split('\n> ').length - 1);
    const named = await run(garden, { cwd, input: `${answers}${pile}\nquit\n` });
    expect(named.out).not.toContain('cannot answer');
    const numbered = await run(garden, { cwd, input: `${answers}1\nquit\n` });
    expect(named.out.replace(/garden-\d/g, '')).toBe(numbered.out.replace(/garden-\d/g, ''));
  });

  it('takes back and gives again what a person said, with what bots said to it', async () => {
    const { out } = await run(['play', 'tiny', ...table], {
      cwd: tinyFolder(),
      input: 'undo\n1\nundo\ntable\nredo\nredo\nquit\n',
    });
    expect(out).toContain('there is nothing to take back\n');
    expect(out).toContain('there is nothing to give again\n');
    const hands = [...out.matchAll(/you, on turn\).*\n {2}hand +(.*)\n/g)].map((found) => found[1]);
    // As dealt; after the answer; taken back; looked at again; given again.
    expect(hands[1]).not.toBe(hands[0]);
    expect(hands.slice(2, 4)).toEqual([hands[0], hands[0]]);
    expect(hands[4]).toBe(hands[1]);
  });

  it('says why something cannot be chosen', async () => {
    const { out } = await run(['play', 'tiny', ...table], { cwd: tinyFolder(), input: 'why gem-9\n' });
    expect(out).toContain('gem-9 is no card that could be chosen');
  });

  it('loses nothing where the input ends, and goes on from what was saved', async () => {
    const cwd = tinyFolder();
    const whole = await run(['play', 'tiny', ...table], { cwd, input: '1\n'.repeat(40) });
    expect(whole.status).toBe(0);
    const part = await run(['play', 'tiny', ...table], { cwd, input: '1\n1\n' });
    expect(part.status).toBe(130);
    expect(part.out).toContain(
      'saved to tiny.save.json\ngo on with: cardwright play tiny --load tiny.save.json --bots Ben\n',
    );
    const rest = await run(['play', 'tiny', '--load', 'tiny.save.json', '--bots', 'Ben'], {
      cwd,
      input: '1\n'.repeat(40),
    });
    expect(rest.status).toBe(0);
    expect(rest.out.split('\n').slice(-10)).toEqual(whole.out.split('\n').slice(-10));
  });

  it('never writes over an earlier save of its own accord', async () => {
    const cwd = tinyFolder();
    await run(['play', 'tiny', ...table], { cwd, input: '' });
    const { out } = await run(['play', 'tiny', ...table], { cwd, input: 'save mine.json\n' });
    expect(out).toContain('saved to mine.json\n');
    expect(out).toContain('saved to tiny-2.save.json\n');
    expect(existsSync(join(cwd, 'mine.json'))).toBe(true);
  });

  it('saves a scenario that holds', async () => {
    const cwd = tinyFolder();
    await run(['play', 'tiny', ...table], { cwd, input: '1\n1\nsave scenario here.scenario.yaml\nquit\n' });
    expect(readFileSync(join(cwd, 'here.scenario.yaml'), 'utf8')).toContain('game: tiny');
    expect((await run(['validate', 'here.scenario.yaml'], { cwd })).out).toContain('no faults');
  });

  it('tells whose turn it is to sit down where several people play', async () => {
    const { out } = await run(['play', 'tiny', '--players', 'Zoe,Max', '--seed', '1'], {
      cwd: tinyFolder(),
      input: '1\n1\n1\n',
    });
    expect(out).toContain('pass the device to Zoe');
    expect(out).toContain('pass the device to Max');
  });

  it('refuses a save of other data, and files that are no saves', async () => {
    const cwd = tinyFolder({
      'broken.json': '{',
      'v.yaml': 'variant: v\nextends: tiny\nname: V\nset: { settings/goal/default: 3 }\n',
    });
    await run(['play', 'tiny', ...table], { cwd, input: '' });
    const other = await run(['play', 'tiny', 'v.yaml', '--load', 'tiny.save.json'], { cwd });
    expect(other.status).toBe(1);
    expect(other.err).toContain('settings/goal');
    const broken = await run(['play', 'tiny', '--load', 'broken.json'], { cwd });
    expect(broken.status).toBe(1);
    expect(broken.err).toContain('run/not-saved');
  });

  it('does not begin a game that has errors', async () => {
    const cwd = tinyFolder({ 'cards/tiny/more.yaml': 'kind: treasure\nid: x\nname: X\nworth: 7\n' });
    const { status, err } = await run(['play', 'tiny', '--bots', 'all'], { cwd });
    expect(status).toBe(1);
    expect(err).toContain('schema/range');
  });
});

describe('start', () => {
  it('tells a game between bots where there is no terminal', async () => {
    const { status, out } = await run(['start'], { cwd: tinyFolder() });
    expect(status).toBe(0);
    expect(out).toMatch(/^Tiny, 2 bots, seed 1\n\n/);
    expect(out).toContain('round 1\n  deal\n');
    expect(out).toMatch(/\n {4}\w+'s turn\n {6}\w+ chooses /);
  });
});
