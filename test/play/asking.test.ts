import { describe, expect, it } from 'vitest';
import { deedOf } from '../../interpreter/match/log/log-verbs.ts';
import { parse } from '../../dsl/language/parser/parse.ts';
import { print } from '../../dsl/language/printer/print-text.ts';
import { wholeText } from '../../dsl/text/source.ts';
import { addressed } from '../../interpreter/match/explain/addressed-statement.ts';
import { mentionedTo } from '../../interpreter/match/view/mentioned-objects.ts';
import { listOptions, forcedForAll } from '../../interpreter/match/answers.ts';
import {
  entriesOf,
  logOf,
  onlyAnswer,
  seatsAsked,
  startMatch,
  type Match,
} from '../../interpreter/match/match.ts';
import { nameOfProgram } from '../../interpreter/game/linked-game.ts';
import { previewsByValues } from '../../interpreter/match/view/previews.ts';
import { promptIn } from '../../interpreter/match/view/prompts.ts';
import { viewFor } from '../../interpreter/match/view/match-view.ts';
import { loadGame } from '../../interpreter/compiler/linker/load-game.ts';
import { filesBelow, isYaml } from '../files.ts';
import { baking, kiln, say } from './kiln.ts';

const game = kiln();

/** What the options of whoever is asked do to dice. */
const previews = (match: Match) => {
  const [seat] = seatsAsked(match);
  return listOptions(match, seat).map(({ name, value }) => [
    name,
    ...previewsByValues(match, seat, value).map(
      ({ roll, by, before, after }) => `${roll} ${by}: ${before} ${after}`,
    ),
  ]);
};

const needs = (dice: readonly number[], order: string) =>
  viewFor(baking(game, ['bake', order], dice), 1).open?.rolls[0]?.needs;

describe('what a roll has to come to', () => {
  it('is what the text that threw it compares it with, printed or said', () => {
    expect(needs([6, 3], 'feast')).toEqual([
      { field: 'heat', card: 'feast', from: 8, reached: true },
      { field: 'damp', card: 'feast', to: 4, reached: false },
      { from: 12, reached: false },
    ]);
  });

  it('leaves out what a card does not print', () => {
    expect(needs([6, 6], 'gift')).toEqual([
      { field: 'heat', card: 'gift', from: 6, to: 9, reached: false },
      { from: 12, reached: true },
    ]);
  });

  it('follows what changes the roll, and is told with the total but is no part of the log', () => {
    const match = baking(game, ['bake', 'feast'], [4, 3]);
    const reached = () => viewFor(match, 0).open?.rolls[0]?.needs?.[0].reached;
    expect(reached()).toBe(false);
    for (const each of ['stoke', 'ember', '1']) say(match, each);
    expect(reached()).toBe(true);
    say(match, 'pass');
    const total = logOf(match).find(({ line }) => line['event'] === 'total')!;
    expect(total.line).not.toHaveProperty('needs');
    expect(total.needs).toHaveLength(3);
  });

  it('is the other roll in a contest, with who would win it', () => {
    const match = baking(game, ['race'], [2, 3, 4, 1]);
    expect(viewFor(match, 0).open?.rolls.map(({ of, against }) => [of, against])).toEqual([
      ['Ann', { of: 'Ben', total: 5, ahead: 'Ann' }],
      ['Ben', { of: 'Ann', total: 5, ahead: 'Ann' }],
    ]);
  });
});

describe('what an option does to dice', () => {
  it('is told for numbers', () => {
    const match = baking(game, ['bake', 'feast', 'stoke', 'ember'], [4, 3]);
    expect(previews(match)).toEqual([
      ['1', "Ann's fire roll 1: 7 8"],
      ['-3', "Ann's fire roll -3: 7 4"],
    ]);
  });

  it('is told for ways to go on, and for those only that change dice for certain', () => {
    const match = baking(game, ['choose'], [4, 3]);
    expect(previews(match)).toEqual([
      ['+1 to the throw', "Ann's fire roll 1: 7 8"],
      ['the other way', "Ann's fire roll -1: 7 6"],
      ['gain a coin'],
    ]);
  });

  it('leaves no trace in the position', () => {
    const match = baking(game, ['bake', 'feast', 'stoke', 'ember'], [4, 3]);
    const before = match.runner.m.p.slice();
    previews(match);
    expect(match.runner.m.p).toEqual(before);
  });
});

describe('what a question is about', () => {
  it('is what the statement that asks speaks of', () => {
    const match = baking(game, ['bake', 'feast', 'stoke', 'ember'], [4, 3]);
    expect(mentionedTo(match, 0)).toEqual([{ word: 'fuel', sort: 'card', name: 'ember' }]);
  });

  it('is told in the words of the text, or in the language of the player', () => {
    const match = baking(game, ['bake']);
    expect(promptIn(match, 0)).toEqual({ statement: 'bake an order on the board', part: undefined });
    const prompts = (['en', 'fr', 'de'] as const).map((language) => promptIn(match, 0, language)?.statement);
    expect(prompts[0]).toBe('Bake an order on the board.');
    expect(prompts[1]).toContain('commande');
    expect(prompts[2]).toContain('Auftrag');
    expect(promptIn(baking(game), 0, 'en')).toBeUndefined();
  });

  it('says which of several things is asked for', () => {
    const giving = kiln(
      ['earn: { do: gain 2 coins }', 'earn: { do: hand an order on the board to a player }'],
      [
        '  bake:\n    phrase',
        "  hand:\n    phrase: { en: 'hand {order} to {receiver}' }\n    takes: { order: an order on the board, to receiver: a player }\n    do: nothing\n  bake:\n    phrase",
      ],
    );
    const match = baking(giving, ['earn']);
    expect(promptIn(match, 0)).toEqual({
      statement: 'hand an order on the board to a player',
      part: 'an order on the board',
    });
  });
});

describe('a statement that is said to whoever is asked', () => {
  it.each([
    ['each player burns a card in their hand', 'burn a card in your hand'],
    ['that player may burn a card in their hand', 'you may burn a card in your hand'],
    [
      'each player secretly moves a card in their hand to their shelf',
      'move a card in your hand to your shelf',
    ],
    ['each opponent chooses a player', 'choose a player'],
    ['burn a card', undefined],
    ['you may burn a card', undefined],
    // Here somebody else is spoken to.
    ['each opponent moves a card in their hand to your hand', undefined],
    ['each opponent loses a coin', 'lose a coin'],
    ['if you have 2 coins, burn a card', undefined],
  ])('%s', (text, said) => {
    const [statement] = parse('effect', wholeText(text)).tree!;
    const order = addressed(game.vocabulary, statement);
    expect(order && print('effect', [order])).toBe(said);
  });
});

describe('the only possible answer', () => {
  it('is the one there is, whoever knows that', () => {
    const match = baking(game, ['bake', 'feast', 'stoke', 'ember', '1', 'stoke'], [4, 3]);
    expect(onlyAnswer(match, 0)).toBeUndefined();
    say(match, 'coal#1');
    const again = baking(game, ['bake', 'feast', 'stoke', 'ember', '1', 'stoke', 'coal#1', 'stoke'], [4, 3]);
    expect(listOptions(again, 0).map(({ name }) => name)).toEqual(['coal#2']);
    expect(onlyAnswer(again, 0)).toEqual({ seat: 0, values: [listOptions(again, 0)[0].value] });
    expect(onlyAnswer(again, 1)).toBeUndefined();
  });
});

/** A game in which there is one thing to do, unless a condition holds. */
const only = (condition: string) =>
  baking(
    kiln(
      ['          bake: { do: bake an order on the board }\n', ''],
      ['          race: { do: hold a race as contest against an opponent }\n', ''],
      ['earn: { do: gain 2 coins }', `earn: { if: ${condition}, do: gain 2 coins }`],
      ['          choose:\n', '          choose:\n            if: you have at least 5 coins\n'],
    ),
  );

describe('what everybody knows to be the only thing possible', () => {
  it.each([
    ['you have at least 3 coins', true],
    ['the number of cards in your hand is at least 9', true],
    ['there is a pot in your hand', false],
    ['every shelf is empty', true],
  ])('is done where it hangs on nothing hidden, and else asked: %s', (condition, known) => {
    const match = only(condition);
    const [first] = logOf(match).filter(({ line }) => line['decision'] !== undefined);
    if (known) expect(first?.line).toMatchObject({ decision: 'Ann', answer: ['stop'], forced: true });
    else {
      expect(first).toBeUndefined();
      expect(listOptions(match, 0).map(({ name }) => name)).toEqual(['stop']);
      expect(forcedForAll(match, 0)).toBeUndefined();
    }
  });

  it('is nothing where there is a choice, or something else is asked', () => {
    expect(forcedForAll(only('you have no coins'), 0)).toBeUndefined();
    expect(forcedForAll(baking(game, ['bake']), 0)).toBeUndefined();
  });
});

describe('the doing of a verb', () => {
  it('is the first move of what it is done with', () => {
    const match = baking(game, ['bake', 'feast', 'stoke', 'ember', '1'], [4, 3]);
    const deeds = entriesOf(match).flatMap(({ line }) => deedOf(game, line)?.id ?? []);
    expect(deeds).toEqual(['burn']);
  });

  it('is found behind conditions too, once for each way', () => {
    const both = kiln([
      'do: move the card to the ashes',
      'do: |\n      if the card is a spark, move the card to the ashes\n      otherwise, move the card to the store\n      if the card is in the ashes, move the card to the store',
    ]);
    const match = baking(both, ['bake', 'feast', 'stoke', 'ember', '1'], [4, 3]);
    const moves = entriesOf(match).filter(
      ({ line }) => line.event === 'move' && nameOfProgram(line.because.program) === 'verbs/burn',
    );
    expect(moves.map(({ line }) => deedOf(both, line)?.id)).toEqual(['burn', undefined]);
  });
});

describe('a condition of what is chosen', () => {
  const path = 'examples/garden/game.yaml';
  const files = filesBelow('examples/garden', isYaml);
  const text = files
    .get(path)!
    .replace(
      'do: play a card in your hand }',
      'do: play a card in your hand where that card is a fruit or that card is a tool }',
    );
  const match = startMatch(loadGame(new Map(files).set(path, text), 'garden').game!, {
    players: 2,
    seed: '1',
  });
  const [seat] = seatsAsked(match);

  it('is no part of the question where a rule asks, as the options show it', () => {
    expect(promptIn(match, seat, 'en')).toEqual({
      statement: 'Play a card from your hand.',
      part: undefined,
    });
  });

  it('is told where the text is wanted as it is written', () => {
    expect(promptIn(match, seat)!.statement).toContain('where that card is a fruit');
  });
});
