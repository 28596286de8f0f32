import { asIs } from '../../dsl/diagnostics/catalogue/phrase.ts';
import { said } from '../../dsl/diagnostics/localize.ts';
import { describe, expect, test } from 'vitest';
import { openLibrary } from '../../interpreter/index.ts';
import { askedText } from '../../interpreter/reports/findings/scenario-outcome.ts';
import { runScenarios } from '../../interpreter/scenarios/index.ts';
import { filesBelow, isYaml } from '../files.ts';
import { evening, findings, messages, run } from './kit.ts';

const doing = (lines: string, then = '  - won: nobody\n'): string => `${evening}do:\n${lines}then:\n${then}`;

/** What Crazy Eights finds in one step of a scenario. */
const eights = (step: string): string[] => {
  const file = 'examples/crazy-eights/scenarios/a.scenario.yaml';
  const text = `game: crazy-eights\nplayers: 2\nscenario: a title\ngiven: { step: play, turn: Ann, showcase: [hearts-4], stock: [clubs-2, clubs-3], Ann: { hand: [hearts-3, spades-8] }, Ben: { hand: [clubs-9] } }\ndo: [${step}]\nthen: [asked: [Ben]]\n`;
  const library = openLibrary(new Map([...filesBelow('examples/crazy-eights', isYaml), [file, text]]));
  return runScenarios(library, [file]).flatMap(({ diagnostics }) =>
    diagnostics.map(({ code, help }) => `${code} ${help}`),
  );
};

describe('steps', () => {
  test('answers of one seat, of several, and expectations in the middle', () => {
    const steps = [
      '  - Ann: [drop, plum-4]\n',
      '  - { Ben: borrow }\n',
      '  - then: [{ only offered: { Ben: [ladder, rake] } }, { asked: [Ben] }]\n',
      '  - Ben: rake\n',
    ].join('');
    expect(findings(doing(steps, "  - that: rake is in Ben's basket\n"))).toEqual([]);
  });

  test('sealed answers are given in any order', () => {
    const given = 'given: { step: market, Ann: { basket: [plum-4] }, Ben: { basket: [plum-7, pear#3] } }\n';
    const steps = 'do:\n  - { Ben: plum-7 + pear#3, Ann: plum-4 }\n';
    expect(findings(`${given}${steps}then:\n  - that: Ben has 2 coins and Ann has 1 coin\n`)).toEqual([]);
  });

  test('what is refused changes nothing', () => {
    expect(findings(doing('  - Ann: drop\n  - refused: { Ann: [plum-7, none] }\n  - Ann: plum-4\n'))).toEqual(
      [],
    );
    expect(findings(doing('  - refused: { Ann: drop }\n'))).toEqual(['scenario/not-refused 8:21']);
    expect(findings(doing('  - refused: { Ann: dorp }\n'))).toEqual(['scenario/unknown 8:21']);
  });

  test('a refusal proves something', () => {
    const [result] = run(
      `scenario: a\n${doing('  - Ann: drop\n  - { refused: { Ann: plum-7 }, proves: O-7 }\n')}`,
    );
    expect(result.proves.map(({ clause, held }) => [clause, held])).toEqual([['O-7', true]]);
  });

  test('bots play until something holds', () => {
    expect(findings('do:\n  - until: the day is 2\nthen:\n  - that: the day is 2\n')).toEqual([]);
    expect(findings('do:\n  - until: the rainfall is 3\n')).toEqual(['scenario/never-came 2:12']);
  });

  test.each(['over', 'the game is over'])('bots play until %s', (over) => {
    expect(findings(`do:\n  - until: ${over}\nthen:\n  - won: nobody\n`)[0]).toMatch(/^scenario\/won /);
  });
});

describe('a wrong step ends the scenario at its place, once', () => {
  test.each([
    ['  - Ann: rake\n  - Ann: rake\n', 'scenario/illegal 8:10'],
    ['  - Ann: [drop, plum-7]\n', 'scenario/illegal 8:17'],
    ['  - Ann: [drop, plum-8]\n', 'scenario/unknown 8:17'],
    ['  - Ben: drop\n', 'scenario/not-asked 8:10'],
    ['  - Anne: drop\n', 'scenario/unknown 8:5'],
    ['  - { Ann: drop, until: the day is 2 }\n', 'scenario/one-step 8:7'],
    ['  - { Ann: drop, proves: O-1 }\n', 'scenario/proves-nothing 8:18'],
    ['  - { until: the day is 1, proves: O-1 }\n', 'scenario/proves-nothing 8:28'],
    ['  - { proves: O-1 }\n', 'scenario/proves-nothing 8:7'],
  ])('%j', (lines, finding) => expect(findings(doing(lines))).toEqual([finding]));

  test('it says what was legal', () => {
    expect(messages(doing('  - Ann: [drop, plum-7]\n'))).toEqual([
      'Ann cannot answer `plum-7` to `a fruit in your basket` | ' +
        'plum-7 does not fit; what is wanted: a fruit in your basket; legal: 1 of `plum-4` and `apple#3`',
    ]);
    expect(messages(doing('  - Ben: drop\n'))).toEqual([
      'Ben is not asked anything now | asked: Ann (`choose what to do`)',
    ]);
  });

  test('what no text asks is said in the language of who reads it', () => {
    const [{ diagnostics }] = run(`scenario: a\n${doing('  - Ben: drop\n')}`);
    expect(said(diagnostics[0], 'fr').help).toContain('`choisir quoi faire`');
    expect(said(diagnostics[0], 'de').help).toContain('`wählen, was zu tun ist`');
  });

  test('an answer that the game has given by itself may be said, once, and only as it was', () => {
    const given = evening.replace('pear#3]', 'pear#3, ladder]');
    const then = 'then:\n  - asked: [Ben]\n';
    expect(messages(`${given}do:\n  - Ann: borrow\n${then}`)).toEqual([]);
    expect(messages(`${given}do:\n  - Ann: [borrow, rake]\n${then}`)).toEqual([]);
    expect(messages(`${given}do:\n  - Ann: [borrow, rake, rake]\n${then}`)).toEqual([
      'Ann is not asked anything now | asked: Ben (`choose what to do`)',
    ]);
    expect(messages(`${given}do:\n  - Ann: [borrow, ladder]\n${then}`)).toEqual([
      'Ann is not asked anything now | the game took `rake` by itself before that, as the only possible answer: leave out what was to be answered there, or give another choice',
    ]);
  });

  test('an action that is the only one of its step may be said, once, and before what is chosen in it', () => {
    const advice =
      /^scenario\/(?:unknown|illegal) an action that stands alone is not chosen: leave it out, and say at once `/;
    expect(eights('{ Ann: [play, spades-8, clubs] }')).toEqual([]);
    expect(eights('{ Ann: [spades-8, clubs] }')).toEqual([]);
    expect(eights('{ Ann: [play, play, spades-8, clubs] }')).toEqual([expect.stringMatching(advice)]);
    expect(eights('{ Ann: [spades-8, play, clubs] }')).toEqual([expect.stringMatching(advice)]);
    expect(eights('{ Ben: play }')).toEqual([expect.stringMatching(/^scenario\/not-asked/)]);
    expect(eights('{ Ann: paly }')).toEqual([expect.not.stringMatching(advice)]);
  });

  test('an answer that the game has given by itself goes by all names that an answer may have', () => {
    const one = `${evening.replace('plum-4, apple#3', 'apple#3')}do:\n`;
    const then = 'then:\n  - asked: [Ben]\n';
    for (const name of ['apple#3', 'apple'])
      expect(findings(`${one}  - Ann: [drop, ${name}]\n${then}`)).toEqual([]);
    expect(findings(`${one}  - Ann: [drop, pear]\n${then}`)).toHaveLength(1);
  });

  test('the number of an option is no answer, and the help says what is', () => {
    const [message] = messages(doing('  - Ann: 2\n'));
    expect(message).toBe(
      'Ann cannot answer `2` to `choose what to do` | options go by their names: write `shelve`',
    );
    expect(findings(doing('  - Ann: [drop, 1]\n'))).toEqual(['scenario/illegal 8:17']);
    expect(findings(doing('  - Ann: [shelve, plum-4]\n'))).toEqual([]);
    expect(findings(doing('  - refused: { Ann: 2 }\n'))).toEqual(['scenario/other-question 8:21']);
  });

  test('what is asked where a scenario ends is told with what could be said', () => {
    const [failed] = run(`scenario: a\n${doing('  - Ann: drop\n', '  - won: [Ann]\n')}`);
    expect(failed.asked).toEqual([
      {
        seat: 'Ann',
        prompt: asIs('a fruit in your basket'),
        least: 1,
        most: 1,
        options: ['plum-4', 'apple#3'],
      },
    ]);
    for (const language of ['en', 'fr', 'de'] as const)
      expect(askedText(failed.asked!, language)).toContain('`a fruit in your basket`');
    expect(askedText(failed.asked!, 'en')).toBe(
      '  Ann is asked `a fruit in your basket`: 1 of `plum-4` and `apple#3`\n',
    );
    const [held] = run(`scenario: a\n${doing('  - Ann: drop\n')}`);
    expect(held.asked).toBeUndefined();
  });
});
