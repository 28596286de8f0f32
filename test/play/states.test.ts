import { describe, expect, it } from 'vitest';
import {
  loadGame,
  loadPosition,
  logFor,
  logOf,
  optionsOf,
  answer,
  promptIn,
  refereeView,
  savePosition,
  seatsAsked,
  spectatorView,
  startMatch,
  viewFor,
  type Match,
} from '../../interpreter/index.ts';
import { compareGame } from '../reference/compare.ts';
import { folderWith, run } from '../cli/kit.ts';
import { filesBelow, isYaml } from '../files.ts';
import { swapCards } from '../swaps.ts';
import { tries } from '../size.ts';

/** Criers call colours, and note what they are told. */
const criers = (does: string, states = ''): string => `
game: criers
language: 1
name: { en: Criers, fr: Crieurs, de: Ausrufer }
players: { min: 2, max: 3 }
values:
  hue:
    name: { en: [hue, hues], fr: [teinte f, teintes], de: [Farbton m, Farbtöne] }
    of: { red: { en: red, fr: rouge, de: rot }, blue: { en: blue, fr: bleu, de: blau } }
kinds:
  flag: { starts: chest, fields: { hue: { type: hue } } }
  drum: { starts: chest }
zones:
  chest: { order: stack, seen by: nobody }
  hand: { of: player, seen by: owner }
  mast: { order: row, seen by: nobody, in play: true }
counters: { coin: { of: player, from: 0, name: [coin, coins] } }
states:
  call: { of: game, holds: hue, name: { en: call, fr: appel m, de: Ruf m } }
  rival: { of: player, holds: player }
  wish: { of: player, holds: hue, seen by: owner }
  secret: { of: game, holds: flag, seen by: nobody }
  proof: { of: game, holds: card }
  clue: { of: flag, holds: hue }
${states}
verbs:
  claim:
    says: true
    phrase: { en: 'claim {what} against {foe}', fr: 'annoncez {what} à {foe}', de: 'behaupte {what} gegen {foe}' }
    takes: { what: a hue, to foe: a player }
    do: nothing
  whisper:
    says: true
    phrase: { en: 'whisper of {card} for {price}' }
    takes: { card: a card, for price: a number }
    do: nothing
  cry:
    phrase: { en: cry }
    do: |
${does.trim().replace(/^/gm, '      ')}
setup: each player moves the top 2 cards of the chest to their hand
flow:
  day:
    steps:
      - { id: crying, do: each player cries }
ends:
  - { id: over, after: crying, if: the day is 2, winners: all players }
cards:
  - { kind: flag, id: 'flag-{hue}', each: { hue: [red, blue] }, copies: 4 }
  - { kind: drum, id: drum, copies: 2 }
deck: {}
`;

const load = (does: string, states?: string) =>
  loadGame(new Map([['criers/game.yaml', criers(does, states)]]), 'criers');

function begun(does: string, players = 2): Match {
  const { game, diagnostics } = load(does);
  expect(diagnostics.filter(({ severity }) => severity === 'error').map((each) => each.message)).toEqual([]);
  return startMatch(game!, { players, seed: 'cry' });
}

const names = (match: Match): string[] => optionsOf(match, seatsAsked(match)[0]).map(({ name }) => name);
function say(match: Match, name: string): void {
  const [seat] = seatsAsked(match);
  const { key } = optionsOf(match, seat).find((each) => each.name === name)!;
  expect(answer(match, { seat, keys: [key] })).toBe(true);
}

/** Everything that is asked and set, and every way to ask what is held. */
const ALL = `
your wish becomes a hue
the call becomes a hue
your rival becomes an opponent
if the call is your wish, gain 10 coins
choose a card in your hand as shown
the proof becomes the shown
for each flag in your hand, that flag's clue becomes the call
choose a flag in your hand as hidden
the secret becomes the hidden
if the call is red, gain a coin
your wish becomes blue
if the call is not red, gain 2 coins
if there is a call, gain 3 coins
if you have no rival, gain 4 coins
if the secret's hue is the call, gain 5 coins
if the proof is a flag, gain 6 coins
for each player where rival is you, gain 7 coins
for each player without a wish, gain 8 coins
for each flag in your hand where clue is the call, gain 20 coins
move the top card of the chest to the mast
the call becomes nothing
if there is no call, gain 9 coins
if the call is red, gain 100 coins
if the call is not red, gain 1000 coins
`;

describe('a state', () => {
  it('holds what a text says, until another one says something else', () => {
    const match = begun(ALL);
    say(match, 'red');
    expect(promptIn(match, 0)?.statement).toBe('the call becomes a hue');
    say(match, 'red');
    const view = viewFor(match, 0);
    expect(view.states).toMatchObject({ call: 'red', secret: 'hidden' });
    expect(view.players[0].states).toEqual({ wish: 'red', rival: 'Ben' });
    expect(view.players[0].counters['coin']).toBe(10);
  });

  it('is known to those only who may know it', () => {
    const match = begun(ALL);
    say(match, 'blue');
    expect(viewFor(match, 1).players[0].states).toEqual({ wish: 'hidden' });
    expect(spectatorView(match).players[0].states).toEqual({ wish: 'hidden' });
    expect(refereeView(match).players[0].states).toEqual({ wish: 'blue' });
    expect(logFor(match, 1)).not.toMatch(/[":]blue"/);
    expect(logFor(match, 0)).toContain('"now":"blue"');
  });

  it('is the same whatever it holds for those who may not know it', () => {
    const [one, other] = ['red', 'blue'].map((wish) => {
      const match = begun(ALL);
      say(match, wish);
      return match;
    });
    for (const seat of [1]) {
      expect(viewFor(one, seat)).toEqual(viewFor(other, seat));
      expect(logFor(one, seat)).toEqual(logFor(other, seat));
    }
  });

  it('is saved by names, and loaded', () => {
    const match = begun(ALL);
    for (let i = 0; i < 5; i++) {
      const saved = savePosition(match);
      const again = loadPosition(match.game, JSON.parse(JSON.stringify(saved))).match!;
      expect(refereeView(again)).toEqual(refereeView(match));
      expect(savePosition(again)).toEqual(saved);
      say(match, names(match)[0]);
    }
    expect(JSON.stringify(savePosition(match))).toMatch(/"states":\{"call":"red"/);
  });

  it('does in the machine what the second evaluator says', () => {
    const { game } = load(ALL);
    for (const players of [2, 3])
      for (let i = 0; i < 5; i++) expect(compareGame(game!, players, `cry ${i}`).difference).toBeUndefined();
  });

  it('tells what it holds, in the log and on the table', async () => {
    const cwd = folderWith({ 'criers/game.yaml': criers(ALL) });
    const input = '1\n1\n1\nquit\n';
    const { out } = await run(['play', 'criers', '--seed', '1', '--bots', 'Ben', '--lang', 'fr'], {
      cwd,
      input,
    });
    expect(out).toMatch(/appel : rouge/);
    expect(out).toMatch(/wish \(Ben\) : secret/);
    const match = begun(ALL);
    say(match, 'red');
    say(match, 'red');
    expect(logOf(match).map(({ line }) => line)).toContainEqual(
      expect.objectContaining({ event: 'become', state: 'call', before: 'nothing', now: 'red' }),
    );
  });

  it('that holds a card nobody can follow calls it a card', () => {
    const match = begun(
      'choose a card in your hand as shown\nthe proof becomes the shown\nyour wish becomes a hue',
    );
    say(match, names(match)[0]);
    expect(viewFor(match, 1).states).toMatchObject({ proof: 'a card' });
    expect(viewFor(match, 0).states!['proof']).toMatch(/^(flag|drum)/);
  });
});

describe('what cannot be held is refused', () => {
  it.each([
    ['gain a call'],
    ['the call becomes you'],
    ['your rival becomes red'],
    ['your coins become nothing'],
    ['the secret becomes a drum in your hand'],
    ['if you have 2 rivals, gain a coin'],
    ['gain (the call) coins'],
    ['gain (the total rival of all players) coins'],
  ])('%s', (does) => {
    const errors = load(does).diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.map((each) => each.message)).toMatchSnapshot();
    expect(errors).toHaveLength(1);
  });

  it.each([
    ['  bid: { of: game, holds: number }'],
    ['  bid: { of: game, holds: hue, seen by: owner }'],
    ['  bid: { holds: hue }'],
  ])('%s', (state) => {
    const errors = load('gain a coin', state).diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.map((each) => [each.message, each.help])).toMatchSnapshot();
    expect(errors).toHaveLength(1);
  });
});

describe('what is said', () => {
  const SAYS = `
choose a hue as told
claim the told to your rival
your rival becomes an opponent
claim the told to your rival
choose a card in your hand as mine
whisper the mine for 3
choose a hue
`;

  it('is told to all with what it is said of, and of nobody it is not said', () => {
    const match = begun(SAYS);
    say(match, 'red');
    const said = logOf(match).flatMap(({ line }) => (line['event'] === 'say' ? [line] : []));
    expect(said).toEqual([expect.objectContaining({ verb: 'claim', things: ['red', 'Ben'], by: 'Ann' })]);
  });

  it('names no card that a seat does not see', () => {
    const match = begun(SAYS);
    say(match, 'red');
    say(match, names(match)[0]);
    expect(logFor(match, 1)).toMatch(/"verb":"whisper","things":\["Ann's hand \d","3"\]/);
    expect(logFor(match, 0)).toMatch(/"verb":"whisper","things":\["(flag|drum)[^"]*","3"\]/);
  });

  it.each([
    ['en', 'Ben claims red against Ann.'],
    ['de', 'Ben behauptet rot gegen Ann.'],
  ])('is a sentence in %s', async (lang, sentence) => {
    const cwd = folderWith({
      'criers/game.yaml': criers(SAYS.replace('a hue as told', 'a hue other than blue as told')),
    });
    const options = ['--seed', '1', '--bots', 'Ben', '--lang', lang];
    const { out } = await run(['play', 'criers', ...options], { cwd, input: '1\n1\n1\n1\nquit\n' });
    expect(out).toContain(sentence);
  });

  it('has happened, so abilities hear it', () => {
    const { game } = load(SAYS);
    for (let i = 0; i < 4; i++) expect(compareGame(game!, 2, `say ${i}`).difference).toBeUndefined();
  });
});

const POSITIONS = tries(40, 10);

it('tells nobody what lies face down on the paths of Lamps', () => {
  const { game } = loadGame(filesBelow('examples/lamps', isYaml), 'lamps');
  const { inside, outside, differences } = swapCards(game!, 3, POSITIONS);
  expect(differences).toEqual([]);
  expect(inside + outside).toBe(POSITIONS);
});
