import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { KILN } from '../play/kiln.ts';
import { folderWith, run, tinyFolder } from './kit.ts';

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
    expect(out).toMatch(
      /Ann: show: Move a treasure from your hand to your hoard\n {3}1 Gem of \d {3}2 Gem of \d\n/,
    );
  });

  it('names the card that asks, what is asked as it is printed, and what an action costs', async () => {
    const game = `game: inn
name: { en: Inn }
language: 1
players: { min: 2, max: 2 }
kinds: { guest: { starts: deck, fields: { effect: { type: effect }, rank: { type: number, from: 1, to: 9 } } } }
zones: { deck: { order: stack }, hand: { of: player, seen by: owner }, tables: {} }
counters: { coin: { of: player, from: 0, name: [coin, coins] } }
verbs: { seat: { phrase: { en: 'seat {guest}' }, takes: { guest: a guest in your hand }, do: "move the guest to the tables, then use the guest's effect" } }
roles: { starter: { seat: 1 } }
setup: |
  each player gains 5 coins
  move all cards in the deck to the starter's hand
flow:
  round:
    steps:
      - id: evening
        turns from: the starter
        until: the deck is not empty
        actions:
          seat: { choose: a guest in your hand, cost: pay 2 coins, do: seat that guest }
          rest: { do: gain a coin }
ends: [{ id: over, after: evening, if: the deck is not empty, winners: all players }]
cards:
  - { kind: guest, id: bard, name: { en: The Bard }, rank: 2, effect: you may choose an opponent with at least 2 coins }
  - { kind: guest, id: smith, name: { en: The Smith }, rank: 4, effect: gain a coin }
`;
    const cwd = folderWith({ 'game.yaml': game });
    const input = '1\nbard\nquit\n';
    const { out, err } = await run(['play', 'inn', '--players', 'Ann,Ben', '--bots', 'Ben', '--seed', '1'], {
      cwd,
      input,
    });
    expect(err).toBe('');
    expect(out).toContain('1 seat (2 coins)   2 rest');
    expect(out).toContain('Ann: seat: Choose a guest from your hand\n');
    expect(out).toContain('Ann: The Bard: Choose an opponent with at least 2 coins?\n');
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

  it('takes 0 for the number, where a number is asked for', async () => {
    const game = `game: bids
name: { en: Bids }
language: 1
players: { min: 2, max: 2 }
kinds: { leaf: { starts: deck } }
zones: { deck: { seen by: nobody, order: stack } }
counters: { bid: { of: player, from: 0, to: 9 } }
verbs: { predict: { takes: { number: a number }, do: your bid becomes the number } }
flow: { round: { steps: [{ id: bidding, do: 'for each player, that player predicts a number from 0 to 2' }] } }
ends: [{ id: over, after: bidding, if: the round is 2, winners: nobody }]
cards: [{ kind: leaf, id: a, copies: 3 }]
`;
    const cwd = folderWith({ 'bids/game.yaml': game });
    const { out } = await run(['play', 'bids', '--players', 'Ann,Ben', '--bots', 'Ben'], {
      cwd,
      input: '0\nquit\n',
    });
    expect(out).not.toContain('cannot answer');
    expect(out).toContain('Ann chooses 0\n');
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

  it('takes back what has shown something only where the others agree', async () => {
    const { out } = await run(['play', 'tiny', '--players', 'Zoe,Max', '--seed', '1'], {
      cwd: tinyFolder(),
      input: '1\nundo\nno\nundo\nyes\nquit\n',
    });
    const asked = /\w+: what \w+ wants to take back has made something known/g;
    expect([...out.matchAll(asked)]).toHaveLength(2);
    expect(out).toMatch(/it stands, for (Zoe|Max) does not agree/);
  });

  it('says why something cannot be chosen', async () => {
    const { out } = await run(['play', 'tiny', ...table], { cwd: tinyFolder(), input: 'why gem-9\n' });
    expect(out).toContain('gem-9 is no card that could be chosen');
  });

  it('keeps with a saved game what its screens were set to', async () => {
    const cwd = tinyFolder();
    await run(['play', 'tiny', '--players', 'Zoe,Max', '--seed', '1'], { cwd, input: 'auto\nquit\n' });
    const saved = JSON.parse(readFileSync(join(cwd, 'tiny.save.json'), 'utf8')) as { screens?: unknown };
    expect(saved.screens).toEqual({ auto: [expect.stringMatching(/Zoe|Max/)] });
    const input = 'save again.save.json\nquit\n';
    const again = await run(['play', 'tiny', '--load', 'tiny.save.json'], { cwd, input });
    expect(again.status).toBe(0);
    const kept = JSON.parse(readFileSync(join(cwd, 'again.save.json'), 'utf8')) as { screens?: unknown };
    expect(kept.screens).toEqual(saved.screens);
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

  it('takes a saved game up with its history', async () => {
    const cwd = tinyFolder();
    const first = await run(['play', 'tiny', ...table], { cwd, input: '1\n1\nlog\nquit\n' });
    const input = 'log\nundo\nundo\nlog\nquit\n';
    const again = await run(['play', 'tiny', '--load', 'tiny.save.json', '--bots', 'Ben'], { cwd, input });
    const logs = again.out.split('\n> ');
    expect(logs[1]).toContain('Ann chooses');
    expect(first.out).toContain(logs[1].trim());
    expect(logs[4].trim().length).toBeLessThan(logs[1].trim().length);
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

const kilnFolder = (): string => folderWith({ 'cards/kiln/game.yaml': KILN });

/** Whether a screen has colours. */
const colours = async (tty: boolean, env: Record<string, string>) => {
  const { out } = await run(['play', 'kiln', '--seed', '2', '--bots', 'Ben'], {
    cwd: kilnFolder(),
    input: '',
    tty,
    env,
  });
  return out.includes('\x1b[1m');
};

/** A game of one person with a bot. */
const play = (input: string, ...more: readonly string[]) =>
  run(['play', 'kiln', '--seed', '2', '--bots', 'Ben', ...more], { cwd: kilnFolder(), input });

describe('the screen', () => {
  it('tells a game, question by question', async () => {
    const { out } = await play('1\n1\n1\n1\n2\n\n1\n3\n\nquit\n');
    await expect(out).toMatchFileSnapshot('golden/kiln.txt');
  });

  it.each([
    [
      'fr',
      'Ann (vous, au tour)   0 pièce\n',
      'Ann : choisissez quoi faire\n',
      'chaleur 8+ : pas atteint',
      'Braise',
    ],
    ['de', 'Ann (du, am Zug)   0 Münzen\n', 'Ann: wähle, was du tust\n', 'Hitze 8+: nicht erreicht', 'Glut'],
  ])('speaks the language of the player: %s', async (language, ...said) => {
    const { out } = await play('bake\n1\n1\n1\n2\n\nquit\n', '--lang', language);
    for (const each of said) expect(out).toContain(each);
    expect(out).not.toMatch(/choose what|Enter passes|not reached/);
  });

  it('is no wider than the terminal', async () => {
    for (const columns of [30, 60, 100]) {
      const { out } = await run(['play', 'kiln', '--seed', '2', '--bots', 'Ben'], {
        cwd: kilnFolder(),
        input: 'bake\nfeast\nhelp\n',
        columns,
      });
      const [screen] = out.split('> \n  answer with');
      expect(Math.max(...screen.split('\n').map((line) => line.length))).toBeLessThanOrEqual(columns);
    }
  });

  it('has colours on a terminal only, and there unless they are not wanted', async () => {
    expect(await colours(false, {})).toBe(false);
    expect(await colours(true, {})).toBe(true);
    expect(await colours(true, { NO_COLOR: '1' })).toBe(false);
    expect(await colours(true, { TERM: 'dumb' })).toBe(false);
  });

  it('shows what a number does, what is needed and whether it is reached', async () => {
    const { out } = await play('bake\nfeast\nstoke\nember\n');
    expect(out).toMatch(/Ann's fire roll for Feast: (\d+) = \d \+ \d; heat 8\+: (not )?reached; damp 4-:/);
    const [, before] = /1 \+1 to Ann's fire roll \((\d+) -> \d+\)/.exec(out)!;
    expect(out).toContain(`2 -3 to Ann's fire roll (${before} -> ${Number(before) - 3})`);
  });

  it('passes with Enter where passing is on offer, and only there', async () => {
    const { out } = await play('\nbake\nfeast\n\nquit\n');
    expect(out).toContain('Ann: choose what to do\n');
    expect(out).toContain('(Enter passes)');
    expect(out).toMatch(/Ann's fire roll for Feast comes to/);
  });

  it('takes an option and what it asks for in one line, and the beginning of a name', async () => {
    const { out } = await play('bake fea\nstoke EMB\nquit\n');
    expect(out).not.toContain('cannot answer');
    expect(out).toContain('Ann burns Ember\n');
  });

  it('does what is the only thing possible by itself, until that is switched off', async () => {
    const on = await play('bake\nfeast\nstoke\nember\n1\nstoke\n1\nstoke\nquit\n');
    expect(on.out).not.toContain('Ann: a spark in your hand\n   1 Coal\n');
    const off = await play('auto\nbake\nfeast\nstoke\nember\n1\nstoke\n1\nstoke\nquit\n');
    expect(off.out).toContain('you are asked again\n');
    expect(off.out).toContain('1 Coal');
  });

  it('asks everybody where several people sit before it', async () => {
    const { out } = await run(['play', 'kiln', '--seed', '2'], { cwd: kilnFolder(), input: 'stop\nstop\n' });
    expect(out).not.toContain('it is done for you');
    const skipping = await run(['play', 'kiln', '--seed', '2'], {
      cwd: kilnFolder(),
      input: 'bake\nfeast\nskip\nstop\n',
    });
    expect(skipping.out).toContain('you pass until your turn\n');
    expect(skipping.out).toMatch(/pass the device to Ben\n[^]*Ann's fire roll for Feast comes to /);
  });

  it('passes in windows of a name, or until one opens, and says which there are', async () => {
    const off = await run(['play', 'kiln', '--seed', '2'], {
      cwd: kilnFolder(),
      input: 'skip draught\nbake\nfeast\nstop\n',
    });
    expect(off.out).toContain('you pass in each: draught window\n');
    expect(off.out).toMatch(/pass the device to Ben\n[^]*Ann's fire roll for Feast comes to /);
    const again = await play('skip draught\nskip draught window\nskip until Draught\nskip baking\nquit\n');
    expect(again.out).toContain('you are asked again: draught window\n');
    expect(again.out).toContain('you pass until there is: draught window\n');
    expect(again.out).toContain('there is no `baking` to pass in; you can pass in `draught window`\n');
  });

  it('says of all that cannot be chosen why', async () => {
    const { out } = await play('why\nbake\nwhy\nfeast\nstoke\nwhy\nquit\n', '--lang', 'fr');
    expect(out).toContain('tout ce qui pourrait être choisi est proposé\n');
    expect(out).toContain("  Charbon n'est pas une commande sur le board\n");
    expect(out).toContain("  Cruche n'est pas une étincelle\n");
  });

  it('shows a card by its name, and says which there might be', async () => {
    const { out } = await play('card feast\ncard Ember\ncard feat\n');
    expect(out).toMatch(/> \n {2}Feast \(order; wishes blue pot, pot, white pot; heat 8\+; damp 4-;/);
    expect(out).toContain('  Ember (spark; amounts +1 / -3)\n');
    expect(out).toContain('there is no card `feat`; did you mean `Feast`?\n');
  });

  it('shows all that lies in a place, of the table and of each player', async () => {
    const { out } = await play('look board\nlook HAND\nlook ha\nlook attic\n');
    expect(out).toMatch(/> \n {2}board\n {4}Feast \(wishes /);
    expect(out.match(/^ {2}Ann's hand\n {4}Ember/gm)).toHaveLength(2);
    expect(out.match(/^ {2}Ben's hand {2}-\n/gm)).toHaveLength(2);
    expect(out).toContain('there is no place `attic`; there is `store`, `hand`, `shelf`, `board` or `ashes`');
  });

  it('says what an answer adds up to where a sum is wanted', async () => {
    const cwd = tinyFolder();
    const file = join(cwd, 'cards/tiny/game.yaml');
    const text = readFileSync(file, 'utf8');
    const one = 'move a treasure in your hand to your hoard';
    expect(text).toContain(one);
    const sum = 'move any number of treasures in your hand with a total worth of at least 1 to your hoard';
    writeFileSync(
      file,
      text.replace(one, sum).replace("that treasure's worth", 'the total worth of those treasures'),
    );
    const { out } = await run(['play', 'tiny', ...table], { cwd, input: 'none\nquit\n' });
    expect(out).toContain('Ann: show: Move any number of treasures with a total worth of at least 1 from');
    expect(out).toMatch(
      /Ann cannot answer `none` now\nnone has a total worth of 0, and `a total worth of at least 1` is wanted; choose 1 to 2\n/,
    );
  });

  it('says how many are wanted where there are more or fewer', async () => {
    const { out } = await run(['play', 'slice', '--seed', '2', '--bots', 'Ben'], {
      cwd: folderWith({
        'cards/slice/game.yaml': KILN.replace('game: kiln', 'game: slice')
          .replace('earn: { do: gain 2 coins }', 'earn: { do: burn exactly 2 cards in your hand }')
          .replace('takes: { card: a card in your hand }', 'takes: { cards: cards in your hand }')
          .replace("burn {card}', fr: 'brûlez {card}', de: 'verbrenne {card}'", "burn {cards}'")
          .replace('move the card to the ashes', 'move the cards to the ashes'),
      }),
      input: 'earn\n1\n1 2\nquit\n',
    });
    expect(out).toContain('(choose exactly 2)');
    expect(out).toMatch(/Ann cannot answer `1` now\n.*; choose exactly 2\n/);
    expect(out).toMatch(/Ann burns (Coal|Ember) and (Coal|Ember)|Ann burns Coal x2/);
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
