import { describe, expect, test } from 'vitest';
import { openLibrary } from '../../interpreter/index.ts';
import { runScenarios } from '../../interpreter/scenarios/index.ts';
import { said } from '../../dsl/diagnostics/localize.ts';
import { filesBelow, isYaml } from '../files.ts';
import { evening, findings, messages, run } from './kit.ts';

const then = (...lines: string[]): string =>
  `${evening}then:\n${lines.map((line) => `  - ${line}\n`).join('')}`;
const dropping = (...lines: string[]): string =>
  `${evening}do:\n  - Ann: drop\n${lines.map((line) => `  - ${line}\n`).join('')}then: [asked: [Ann]]\n`;

/** What is found in a scenario of another fixture, with its messages. */
function found(game: string, text: string): string[] {
  const file = `test/fixtures/${game}/a.scenario.yaml`;
  const files = filesBelow(`test/fixtures/${game}`, isYaml).set(file, `game: ${game}\nscenario: a\n${text}`);
  return runScenarios(openLibrary(files), [file]).flatMap(({ diagnostics }) =>
    diagnostics.map(({ code }) => code),
  );
}

describe('an expectation that cannot fail is refused', () => {
  test.each([
    ['not offered: { Ann: [] }', 'scenario/proves-nothing 8:25'],
    ['offered: { Ann: [] }', 'scenario/proves-nothing 8:21'],
    ['not offered: { Ann: [plum-7] }', 'scenario/other-question 8:26'],
    ['not offered: { Ben: [drop] }', 'scenario/not-asked 8:20'],
    ['hidden: { from: nobody, cards: [plum-4] }', 'scenario/proves-nothing 8:21'],
    ['asked: [Ann, Ann]', 'scenario/wanted 8:18'],
  ])('%s', (line, finding) => expect(findings(then(line))).toEqual([finding]));

  test.each([
    ['check: {}\nthen: [{ error: none, says: anything }]\n', 'scenario/proves-nothing 2:23'],
    ['sample: { seeds: 9..2 }\nthen: [{ always: the day is 7 }]\n', 'scenario/wanted 1:18'],
    [
      'sample: { seeds: 1..9, observe: the starter }\nthen: [{ counts: { from: 1, to: 9 } }]\n',
      'scenario/proves-nothing 2:18',
    ],
    [
      'sample: { seeds: 1..9, observe: the starter }\nthen: [{ counts: { form: 4 } }]\n',
      'schema/unknown-key 2:20',
    ],
  ])('%j', (text, finding) => expect(findings(text)).toEqual([finding]));
});

describe('a refusal shows something', () => {
  test.each([
    ['refused: { Ben: plum-7 }', 'scenario/not-asked'],
    ['refused: { Ann: drop }', 'scenario/other-question'],
    ['refused: { Ann: Ben }', 'scenario/other-question'],
  ])('%s', (line, code) =>
    expect(findings(dropping(line)).map((each) => each.split(' ')[0])).toEqual([code]),
  );

  test('a card that could be asked for, and nothing', () => {
    expect(findings(dropping('refused: { Ann: [plum-7, rake, none] }'))).toEqual([]);
  });

  test('who is asked instead is written as the help says', () => {
    expect(messages(dropping('refused: { Ben: plum-7 }'))[0]).toContain(
      'write `asked: [Ann]` to show who is asked',
    );
    expect(findings(dropping('then: [{ asked: [Ann] }]'))).toEqual([]);
  });
});

describe('what proves a clause', () => {
  test.each(['{ Ann: drop, proves: O-1 }', '{ until: the day is 1, proves: O-1 }', '{ proves: O-1 }'])(
    'no step that expects nothing: %s',
    (step) => {
      const [result] = run(`scenario: a\n${evening}do:\n  - ${step}\nthen: [asked: [Ann]]\n`);
      expect(result.diagnostics.map(({ code }) => code)).toEqual(['scenario/proves-nothing']);
      expect(result.proves).toEqual([]);
    },
  );
});

describe('a tie', () => {
  const shared = 'given: { step: evening, Ann: { coin: 5 }, Ben: { coin: 5 } }\n';

  test('is nothing that several have won, and the help says how those are written', () => {
    const [{ diagnostics }] = run(`scenario: a\n${shared}then: [won: tie]\n`);
    for (const language of ['en', 'fr', 'de'] as const)
      expect(said(diagnostics[0], language).help).toContain('`won: [Ann, Ben]`');
    expect(findings(`${shared}then: [won: [Ann, Ben]]\n`)).toEqual([]);
  });

  test('is expected to be over', () => {
    expect(messages(then('won: tie'))).toEqual([
      'the game is not over | it was expected to be over without a winner',
    ]);
  });
});

describe('dice', () => {
  const rolling = 'players: 2\ngiven: { step: turns, turn: Ann }\n';

  test('that nobody throws are told', () => {
    expect(found('harbour', `${rolling}rolls: [3, 4]\nthen: [asked: [Ann]]\n`)).toEqual([
      'scenario/rolls-left',
    ]);
    expect(found('harbour', `${rolling}rolls: [3]\nthen: [asked: [Ann]]\n`)).toEqual([]);
  });

  test('that are thrown before anybody is asked show what is said', () => {
    expect(
      found('harbour', 'players: 2\nrolls: [3]\nthen: [happened: { event: roll, dice: [3] }]\n'),
    ).toEqual([]);
    expect(
      found('harbour', 'players: 2\nrolls: [5]\nthen: [happened: { event: roll, dice: [5] }]\n'),
    ).toEqual([]);
  });
});

const orchard = 'test/fixtures/orchard/game.yaml';
const orchardText = filesBelow('test/fixtures/orchard', isYaml).get(orchard)!;

describe('where a game begins', () => {
  const ends = 'then: [won: nobody]\n';
  const ships = (given: string): string => `given: { step: sailing, turn: Ann, ${given} }\n${ends}`;

  test.each([
    ['regatta', ships('Ann: { dock: [frigate] }, cards: { lugsail#1: { attached to: frigate } }'), []],
    ['regatta', ships('cards: { lugsail#1: { attached to: frigate } }'), ['scenario/no-host']],
    [
      'regatta',
      ships(
        'Ann: { dock: [frigate] }, cards: { lugsail#1: { attached to: frigate }, lugsail#2: { attached to: frigate } }',
      ),
      ['scenario/no-host'],
    ],
    ['regatta', ships('reef: [frigate, brig]'), ['scenario/too-many']],
    ['regatta', `given: { step: sailing }\n${ends}`, ['scenario/whose-turn']],
    ['harbour', `given: { step: work }\n${ends}`, ['scenario/whose-turn']],
    ['castle', `given: { step: dawn, deck: [red-knight#2] }\n${ends}`, ['scenario/given-lost']],
    ['orchard', `given: { turn: Ann }\n${ends}`, ['scenario/no-turns']],
    // Cards that lie on top where nothing is shuffled are drawn.
    ['orchard', `given: { step: harvest, tree: [plum-7] }\nthen: [that: plum-7 is not in the tree]\n`, []],
  ])('%s: %s', (game, text, codes) => expect(found(game, text)).toEqual(codes));

  test('a step alone begins after the set-up', () => {
    expect(
      findings('given: { step: market }\nthen: [that: the starter is Ann or the starter is Ben]\n'),
    ).toEqual([]);
    const dealt = 'players: 2\ngiven: { step: turns, turn: Ann }\nthen: [won: nobody]\n';
    expect(found('harbour', dealt)).toEqual([]);
  });

  test('a role that is given is not what the set-up would make it', () => {
    for (const [of, step] of ['Ann', 'Ben'].flatMap((seat) => ['', 'step: market, '].map((at) => [seat, at])))
      expect(findings(`given: { ${step}starter: ${of} }\nthen: [that: the starter is ${of}]\n`)).toEqual([]);
  });

  const all = "for each player:\n            that player's coins become 2";
  test.each([
    ['harvest', '', all, 'Ben: { coin: 7 }', ['scenario/given-lost 1:32']],
    ['harvest', '', all, 'Ben: { coin: 2 }', []],
    ['harvest', '', 'the rainfall becomes 0', 'rainfall: 3', ['scenario/given-lost 1:25']],
    ['market', '    resets: day\n', '', 'Ann: { coin: 3 }', []],
    ['evening, turn: Ann', '', '', 'Ann: { coin: 3 }', []],
    // What is read before it is set is given for that.
    [
      'harvest',
      '',
      "the rainfall becomes the starter's coins\n          the starter's coins become 0",
      'Ann: { coin: 3 }',
      [],
    ],
    [
      'harvest',
      '',
      'the starter becomes a random player\n          the rainfall becomes 0',
      'rainfall: 3',
      [],
    ],
  ])('a number that is set at once: %s%s, %s', (step, resets, first, start, codes) => {
    const text = orchardText
      .replace('          for each player in turn', (line) => `          ${first}\n${line}`)
      .replace('    to: 20\n', `    to: 20\n${resets}`);
    const said = `given: { step: ${step}, ${start} }\nthen: [won: nobody]\n`;
    expect(findings(said, { more: { [orchard]: text } })).toEqual(codes);
  });

  test('what set-up deals lies there, where nothing is said of cards', () => {
    const more = {
      [orchard]: orchardText.replace(
        'setup: |\n',
        'setup: |\n  each player moves the top card of the tree to their stall\n',
      ),
    };
    const one = 'every player has exactly 1 fruit in their stall';
    expect(findings(`given: { step: harvest, day: 2 }\nthen: [that: ${one}]\n`, { more })).toEqual([]);
    expect(
      findings(`given: { step: harvest, Ann: { basket: [] } }\nthen: [that: ${one}]\n`, { more }),
    ).toEqual(['scenario/not-so 2:14']);
  });
});

const named = (name: string): string => `with: [${name}]\nthen: [won: nobody]\n`;

describe('files that are put on top', () => {
  const grape = '- { kind: fruit, id: grape, size: 2 }\n';
  const folder = 'test/fixtures/orchard/';

  test.each([
    ['fx/grapes.yaml', `${folder}fx/grapes.yaml`],
    ['./grapes.yaml', `${folder}grapes.yaml`],
    ['../grapes.yaml', 'test/fixtures/grapes.yaml'],
    ['./fx/../fx/grapes.yaml', `${folder}fx/grapes.yaml`],
  ])('%s', (name, file) => {
    expect(findings(named(name), { more: { [file]: grape } })).toEqual([]);
  });
});

describe('names of players', () => {
  test('may have digits, also where conditions speak of them', () => {
    const seats = 'players: [P1, P2]\n';
    expect(
      findings(`${seats}given: { step: evening, P1: { coin: 3 } }\nthen: [that: P1 has 3 coins]\n`),
    ).toEqual([]);
    expect(findings(`${seats}then: [that: P1's stall is not empty]\n`)).toEqual(['scenario/not-so 2:14']);
  });

  test('are those of no cell of the game', () => {
    const then = 'then: [won: nobody]\n';
    expect(found('castle', `players: [Ann, A1]\n${then}`)).toEqual(['run/player-name']);
    expect(found('castle', `players: [Ann, P1]\n${then}`)).toEqual([]);
  });
});
