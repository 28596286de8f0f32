import { describe, expect, it } from 'vitest';
import {
  loadGame,
  loadPosition,
  logOf,
  refereeLog,
  optionsOf,
  promptIn,
  redo,
  replayLog,
  savePosition,
  seatsAsked,
  startMatch,
  refereeUndo,
  viewFor,
  whyNot,
  type Match,
} from '../../interpreter/index.ts';
import { answerByValues } from '../../interpreter/match/match.ts';
import { readAnswer } from '../../interpreter/match/answers.ts';
import { folderWith, run } from '../cli/kit.ts';

/** Dyers name colours; one of its cards is called in English like a colour in French. */
const dyers = (does: string): string => `
game: dyers
language: 1
name: { en: Dyers, fr: Teinturiers, de: Färber }
players: { min: 2, max: 2 }
values:
  hue:
    name: { en: [hue, hues], fr: [teinte f, teintes], de: [Farbton m, Farbtöne] }
    of:
      red: { en: red, fr: rouge, de: rot }
      blue: { en: blue, fr: bleu, de: blau }
      pink: { en: pink, fr: rose, de: rosa }
  weave: { of: [plain, twill] }
kinds:
  cloth:
    name: { en: [cloth, cloths], fr: [tissu m, tissus], de: [Stoff m, Stoffe] }
    starts: chest
    fields:
      dye: { type: hue }
      lining: { type: hue, optional: true }
      weave: { type: weave }
  stamp: { starts: chest, fields: { marks: { type: list, of: hue } } }
zones:
  chest: { order: stack, seen by: everyone }
  line: { order: set, seen by: everyone }
counters: { coin: { of: player, from: 0, name: { en: [coin, coins], fr: [pièce f, pièces], de: [Münze f, Münzen] } } }
flow:
  day:
    steps:
      - id: dyeing
        do: |
          for each player in turn order:
${does.trim().replace(/^/gm, '            ')}
ends:
  - { id: over, after: dyeing, if: the day is 3, winners: all players }
cards:
  - { kind: cloth, id: sail, dye: red, weave: plain }
  - { kind: cloth, id: rose, dye: pink, lining: red, weave: twill, name: { en: Rose, fr: Rosette, de: Rosenstoff } }
  - { kind: cloth, id: flag, dye: blue, weave: plain }
  - { kind: stamp, id: seal, marks: [red, pink] }
`;

const load = (does: string) => loadGame(new Map([['dyers/game.yaml', dyers(does)]]), 'dyers');

function begun(does: string): Match {
  const { game, diagnostics } = load(does);
  expect(diagnostics.filter(({ severity }) => severity !== 'hint').map(({ message }) => message)).toEqual([]);
  return startMatch(game!, { players: 2, seed: '1', log: true });
}

const names = (match: Match): string[] => optionsOf(match, seatsAsked(match)[0]).map(({ name }) => name);

function say(match: Match, said: string): void {
  const [seat] = seatsAsked(match);
  const read = readAnswer(match, seat, said);
  if (!('values' in read)) throw new Error(`${said} is no answer`);
  answerByValues(match, { seat, values: read.values });
}

const SIMPLE =
  'that player chooses a hue as shade\nmove all cloths in the chest where dye is the shade to the line';

describe('a value that is chosen', () => {
  it('is asked for by its name, whether a card has it or not, and answered by it', () => {
    const match = begun(SIMPLE);
    expect(names(match)).toEqual(['red', 'blue', 'pink']);
    expect(promptIn(match, 0)?.statement).toBe('choose a hue');
    expect(promptIn(match, 0, 'fr')?.statement).toBe('Choisissez une teinte.');
    expect(promptIn(match, 0, 'de')?.statement).toBe('Wähle einen Farbton.');
    say(match, 'pink');
    expect(logOf(match).map(({ line }) => line)).toContainEqual(
      expect.objectContaining({ decision: 'Ann', answer: ['pink'] }),
    );
    expect(logOf(match).filter(({ line }) => line['event'] === 'move').length).toBe(1);
  });

  it('is kept by saves, undone, given again and replayed', () => {
    const match = begun(
      'that player chooses a hue as shade\nthat player chooses another hue as tint\nthat player gains a coin',
    );
    say(match, 'blue');
    expect(names(match)).toEqual(['red', 'pink']);
    const saved = savePosition(match);
    expect(JSON.stringify(saved)).toContain('"blue"');
    expect(names(loadPosition(match.game, saved).match!)).toEqual(['red', 'pink']);
    expect(refereeUndo(match)).toBe(true);
    expect(names(match)).toEqual(['red', 'blue', 'pink']);
    expect(redo(match)).toBe(true);
    expect(names(match)).toEqual(['red', 'pink']);
    say(match, 'red');
    const again = replayLog(match.game, refereeLog(match));
    expect(again.match && savePosition(again.match)).toEqual(savePosition(match));
  });

  it('is refused with the words that stand against it', () => {
    const match = begun('that player chooses a hue other than red');
    expect(whyNot(match, 0, 'red')).toEqual(['red is not a hue other than red']);
    expect(whyNot(match, 0, 'purple')).toEqual(['purple is nothing that could be chosen']);
    expect(whyNot(match, 0, 'pink')).toEqual([]);
  });

  it('is one of several different ones, or falls to chance, and is told by its name', () => {
    const match = begun(
      'that player chooses 2 different hues as shades\nthat player chooses a random hue\nthat player gains a coin',
    );
    say(match, 'pink + red');
    const chance = logOf(match).find(({ line }) => line['event'] === 'chance')!;
    expect(['red', 'blue', 'pink']).toContain((chance.line['values'] as string[])[0]);
  });

  it('is asked for by the name of its set, where no field is called so', () => {
    const match = begun('that player chooses a weave\nthat player chooses a hue');
    expect(names(match)).toEqual(['plain', 'twill']);
    say(match, 'twill');
    expect(names(match)).toEqual(['red', 'blue', 'pink']);
  });

  it('narrows cards by the one field that has values of the set, also by a list', () => {
    const match = begun('that player chooses a hue\nmove all stamps of that hue in the chest to the line');
    say(match, 'red');
    expect(logOf(match).filter(({ line }) => line['event'] === 'move').length).toBe(1);
    const other = begun('that player chooses 2 hues\nmove all stamps in the chest of those hues to the line');
    say(other, 'red + blue');
    expect(logOf(other).filter(({ line }) => line['event'] === 'move').length).toBe(1);
    const none = begun('that player chooses a hue\nmove all stamps of that hue in the chest to the line');
    say(none, 'blue');
    expect(logOf(none).filter(({ line }) => line['event'] === 'move').length).toBe(0);
  });

  it('is that of the field which each card prints, where others are optional', () => {
    const match = begun('that player chooses a hue\nmove all cloths of that hue in the chest to the line');
    say(match, 'red');
    expect(logOf(match).filter(({ line }) => line['event'] === 'move').length).toBe(1);
  });

  it('is refused where two fields may be meant, with both of them', () => {
    const does = 'that player chooses a hue\nmove all cloths of that hue in the chest to the line';
    const two = dyers(does).replace('dye: { type: hue }', 'dye: { type: hue, optional: true }');
    const [found, ...more] = loadGame(new Map([['dyers/game.yaml', two]]), 'dyers').diagnostics.filter(
      ({ severity }) => severity === 'error',
    );
    expect(more).toEqual([]);
    expect(found.help).toBe(
      'say which field is meant: `where dye is that hue` or `where lining is that hue`',
    );
  });

  it('stays with the noun that can have it', () => {
    const match = begun(
      'that player chooses a weave\nmove all stamps in the chest to the line\nthat player chooses a hue\nmove all stamps in the line of that hue to the chest',
    );
    say(match, 'plain');
    say(match, 'blue');
    expect(logOf(match).filter(({ line }) => line['event'] === 'move').length).toBe(1);
  });

  it.each([
    [
      'that player chooses a weave\nmove all stamps of that weave in the chest to the line',
      'a stamp has no `weave`',
      'it has `marks`',
    ],
    [
      'move all stamps of a hue in the chest to the line',
      'nothing carries out `of a hue` here',
      'choose it first (`choose a hue`), then say `of that hue`',
    ],
    [
      'that player chooses a weave as kind\nmove all cloths in the chest where dye is the kind to the line',
      'this is a weave, and a hue is needed here',
      undefined,
    ],
    ['that player chooses a hue other than plain', 'this is a weave, and a hue is needed here', undefined],
    [
      'move all cloths in the chest where dye is a random hue to the line',
      '`a random hue` asks for a choice, which is not possible here',
      'choose first, and speak of that: `choose a random hue as chosen`, then `the chosen`',
    ],
    [
      'move all cloths in the chest where dye is among 2 hues to the line',
      '`2 hues` asks for a choice, which is not possible here',
      'choose first, and speak of that: `choose 2 hues as chosen`, then `the chosen`',
    ],
  ])('is refused where nobody is asked for it, or no card has it: %s', (does, message, help) => {
    const found = load(does).diagnostics.filter(({ severity }) => severity === 'error');
    expect(found.map((each) => [each.message, each.help])).toEqual([[message, help]]);
  });
});

describe('a number that is chosen', () => {
  it('is one of those that the text says, and is answered, kept and told as a number', () => {
    const match = begun(
      'that player chooses a number among 3..5 as guess\nthat player gains (the guess) coins\nthat player chooses a hue',
    );
    expect(names(match)).toEqual(['3', '4', '5']);
    expect(promptIn(match, 0)?.statement).toBe('choose a number among 3..5');
    expect(promptIn(match, 0, 'fr')?.statement).toBe('Choisissez un nombre de 3 à 5.');
    say(match, '4');
    expect(viewFor(match, 0).players[0].counters['coin']).toBe(4);
    expect(names(loadPosition(match.game, savePosition(match)).match!)).toEqual(['red', 'blue', 'pink']);
    expect(logOf(match).map(({ line }) => line)).toContainEqual(
      expect.objectContaining({ decision: 'Ann', answer: ['4'] }),
    );
  });

  it('is told to the others', async () => {
    const does = 'that player chooses a number among 3..5 as guess\nthat player gains (the guess) coins';
    const cwd = folderWith({ 'dyers/game.yaml': dyers(does) });
    const { out } = await run(['play', 'dyers', '--seed', '1', '--bots', 'Ben'], { cwd, input: '5\nquit\n' });
    expect(out).toMatch(/Ben chooses [345]/);
    expect(out).toMatch(/Ann \(you\) +5 coins/);
  });

  it.each([
    ['chooses a number', '`a number` here'],
    ['chooses a number among 1..600', '`1..600` here'],
    ['chooses a number among 6..1', '`6..1` here'],
    ['chooses a number among 6+', '`6+` here'],
    ['chooses a number from 6 to 1', '`from 6 to 1` here'],
    ['chooses a number from 1 to 600', '`from 1 to 600` here'],
  ])('needs bounds: %s', (does, what) => {
    const found = load(`that player ${does}`).diagnostics.filter(({ severity }) => severity === 'error');
    expect(found.map((each) => [each.message, each.help])).toEqual([
      [`nothing carries out ${what}`, 'say which numbers, 100 at most: `a number from 1 to 6`'],
    ]);
  });

  it('is offered where speech has another form', () => {
    const [found] = load('that player chooses a number between 1 and 6 as guess').diagnostics;
    expect(found.help).toBe('say which numbers, 100 at most: `a number from 1 to 6`');
  });

  it('lies between what is worked out when it is asked', () => {
    const match = begun(
      [
        'that player gains 2 coins',
        'that player chooses a number from (the number of cloths in the line) to (their coins + 4) other than 4 as guess',
        "let least be that player's coins",
        'that player chooses a number from (the guess) to (the least) as fresh',
        'that player chooses a hue',
      ].join('\n'),
    );
    const [first] = names(match);
    expect(names(match)).not.toContain('4');
    expect(names(match).at(-1)).toBe('6');
    expect(promptIn(match, 0)?.statement).toMatch(/^choose a number from .* to .* other than 4$/);
    // From 6 to 2 there is no number, so nobody is asked for one.
    say(match, '6');
    expect(names(match)).toEqual(['red', 'blue', 'pink']);
    expect(Number(first)).toBeGreaterThanOrEqual(0);
  });
});

describe('the question for a value', () => {
  it.each([
    ['en', '1 red', 'pink', /Ben chooses (red|blue|pink)/],
    ['fr', '1 rouge', 'rose', /Ben choisit (rouge|bleu|rose)/],
    ['de', '1 rot', 'rosa', /Ben wählt (rot|blau|rosa)/],
  ])('is asked, answered and told in %s by the names of the values', async (lang, first, said, told) => {
    const cwd = folderWith({ 'dyers/game.yaml': dyers(SIMPLE) });
    const { out } = await run(['play', 'dyers', '--seed', '1', '--bots', 'Ben', '--lang', lang], {
      cwd,
      input: `${said}\nquit\n`,
    });
    expect(out).toContain(first);
    expect(out).toMatch(told);
  });
});
