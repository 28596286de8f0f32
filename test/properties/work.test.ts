import { describe, expect, it } from 'vitest';
import {
  answer,
  isOver,
  loadGame,
  randomBot,
  seatsAsked,
  startMatch,
  type Match,
} from '../../interpreter/index.ts';
import { cardText } from '../../interpreter/compiler/cards/card-text.ts';
import { dataOf } from '../docs/library.ts';
import { tries, WHOLE } from '../size.ts';
import { workDone } from '../work.ts';

const garden = dataOf('examples/garden');

/** The garden with something on top, played until it stops. */
function played(variant: string): Match {
  const texts = new Map([...garden, ['over.yaml', `variant: over\nextends: garden\nname: Over\n${variant}`]]);
  const { game, diagnostics } = loadGame(texts, 'garden', ['over.yaml']);
  if (!game) throw new Error(diagnostics.map(({ message }) => message).join());
  const match = startMatch(game, { players: 2, seed: '1', budget: 10_000 });
  const bot = randomBot('1');
  for (let i = 0; i < 60 && !isOver(match) && !match.fault; i++)
    answer(match, bot(match, seatsAsked(match)[0]));
  return match;
}

const oneFunction = (i: number, is: string): string =>
  `  functions/q-${i}: { takes: { fruit: a fruit }, is: ${is} }\n`;

const nested = (depth: number): string => {
  const all = Array.from({ length: depth }, (_, i) =>
    oneFunction(i + 1, `the number of fruits in the deck where the q-${i} of that fruit is at least 0`),
  );
  return `add:\n${oneFunction(0, "the fruit's ripeness")}${all.join('')}`;
};

const cards = (count: number): string =>
  `cards:\n${Array.from({ length: count }, (_, i) => `  - { kind: fruit, id: f-${i}, name: F ${i}, colour: ${['red', 'green', 'gold'][i % 3]}, ripeness: ${1 + (i % 5)} }\n`).join('')}`;

const many = 'remove: [checks/full hands, kinds/fruit/unique]\n';

describe('a text that looks at too much is stopped and named', () => {
  it('functions that ask each other for every card', () => {
    const { fault } = played(
      `${nested(8)}set:\n  setup: |\n    for each fruit in the deck:\n      if the q-8 of that fruit is at least 1, each player gains a coin\n`,
    );
    expect(fault).toMatchObject({ code: 'run/work', details: { texts: ['setup', 'game'] } });
  });

  it.each(['a total ripeness of exactly 331', 'a total ripeness of exactly 14 where colours are different'])(
    'a search for cards with %s',
    (which) => {
      const { fault } = played(
        `${many}set:\n  setup: |\n    the first player becomes a random player\n    the first player chooses any number of fruits in the deck with ${which}\n${cards(200)}`,
      );
      expect(fault?.code).toBe('run/work');
    },
  );

  it('and not one that asks little', () => {
    const { fault } = played(
      `${nested(2)}set:\n  setup: |\n    for each fruit in the deck:\n      if the q-2 of that fruit is at least 1, each player gains a coin\n`,
    );
    expect(fault?.code).not.toBe('run/work');
  });
});

const time = (text: string): number => {
  const before = workDone();
  loadGame(new Map([...garden, ['examples/garden/more.yaml', text]]), 'garden');
  return workDone() - before;
};

const TRIES = tries(3, 2);

/** What a file costs against one of a quarter of its size: the cheapest of some tries of each, which take turns. */
function growth(file: (size: number) => string, size: number): number {
  const [small, large] = [file(size), file(size * 4)];
  const times = Array.from({ length: TRIES }, () => ({ small: time(small), large: time(large) }));
  return Math.min(...times.map((each) => each.large)) / Math.min(...times.map((each) => each.small));
}

/** Tools with an unknown verb each. */
const faulty = (count: number): string =>
  Array.from(
    { length: count },
    (_, i) => `- { kind: tool, id: c${i}, name: C${i}, effect: gan${i} 1 coin }\n`,
  ).join('');

describe('what a file costs grows with its size', () => {
  it('cards with a fault each', () => {
    // Nine is half way between four and sixteen; a machine is busy at times.
    expect(growth(faulty, tries(250, 40))).toBeLessThan(9);
  });

  it.each([
    'choose one:',
    'for each player, that player gains a coin',
    'choose one:\n    - gain 1 coin\n    - gain 2 coins',
  ])('lines `%s`', (line) => {
    const lines = (size: number): string =>
      `kind: tool\nid: t-x\nname: T\neffect: |\n${`  ${line}\n`.repeat(size)}`;
    expect(growth(lines, tries(700, 300))).toBeLessThan(9);
  });

  it('a million quotes are refused before each is kept', () => {
    const text = '"'.repeat(1_000_000);
    const { diagnostics } = loadGame(new Map([...garden, ['examples/garden/more.yaml', text]]), 'garden');
    expect(diagnostics.map(({ code }) => code)).toEqual(['yaml/too-large']);
  });

  it('a map of two hundred thousand keys is refused before each is kept', () => {
    const { diagnostics } = loadGame(
      new Map([...garden, ['examples/garden/more.yaml', 'x: 1\n'.repeat(200_000)]]),
      'garden',
    );
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'yaml/too-large this file is larger than 100000 keys',
    ]);
  });

  it('a word of forty thousand letters is a word like others', () => {
    const text = `kind: tool\nid: t-x\nname: T\neffect: gain ${'coin'.repeat(10_000)}\n`;
    const { diagnostics } = loadGame(new Map([...garden, ['examples/garden/more.yaml', text]]), 'garden');
    expect(diagnostics.map(({ code }) => code)).toContain('syntax/missing-article');
  });

  it('a list of a million commas is refused before it is kept', () => {
    const text = `[${','.repeat(1_000_000)}]`;
    const { diagnostics } = loadGame(new Map([...garden, ['examples/garden/more.yaml', text]]), 'garden');
    expect(diagnostics.map(({ code }) => code)).toContain('yaml/too-large');
  });
});

/** Many tools; what they do is said of each. */
const tools = (count: number, effect: (i: number) => string): string =>
  Array.from(
    { length: count },
    (_, i) => `- { kind: tool, id: c${i}, name: C${i}, effect: ${effect(i)} }\n`,
  ).join('');

const GAME = 'examples/garden/game.yaml';
/** The garden's deck may have as many cards as there are. */
const uncounted = garden.get(GAME)!.replace(/^deck:\n +counts: .*\n/m, '');

/** Milliseconds of work for a garden with more cards, and how many faults it has. */
function checked(more: string): { work: number; faults: number } {
  const before = workDone();
  const { diagnostics } = loadGame(
    new Map([...garden, [GAME, uncounted], ['examples/garden/more.yaml', more]]),
    'garden',
  );
  const faults = diagnostics.filter(({ severity }) => severity === 'error').length;
  return { work: workDone() - before, faults };
}

const wordy = (): string =>
  String.raw`"choose a fruit in your hand as found\ndiscard the found\nsettle the triggers"`;

describe('what printing a card costs', () => {
  it('does not grow with the number of cards: they are looked up and never walked through', () => {
    const files = new Map([...garden, [GAME, uncounted], ['examples/garden/more.yaml', tools(10, wordy)]]);
    const game = loadGame(files, 'garden').game!;
    const walked: string[] = [];
    for (const way of ['keys', 'values', 'entries', 'forEach', Symbol.iterator] as const)
      Object.assign(game.vocabulary.cardTerms, {
        [way]: () => {
          walked.push(String(way));
          return [];
        },
      });
    const texts = game.cards.map((card) => JSON.stringify(cardText(game, card, 'en')));
    expect(texts.join()).toContain('Discard a fruit');
    expect(walked).toEqual([]);
  });
});

const known = (i: number): string => `discard a c${i}`;
const unknown = (i: number): string => `discard a c${i + 20_000}`;

describe('a fault costs little more than what is right', () => {
  it.runIf(WHOLE)('unknown words in thousands of cards, each like the names of others', () => {
    const count = 4000;
    checked(tools(10, known));
    const right = checked(tools(count, known));
    const wrong = checked(tools(count, unknown));
    expect([right.faults, wrong.faults]).toEqual([0, count]);
    // A machine is busy at times: the better of two.
    const again = (effect: (i: number) => string, first: number): number =>
      Math.min(first, checked(tools(count, effect)).work);
    const [least, most] = [again(known, right.work), again(unknown, wrong.work)];
    expect(most / least).toBeLessThan(3.5);
  });
});
