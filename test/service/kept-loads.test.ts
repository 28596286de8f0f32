/**
 * What an editor keeps between two loads never changes what is found: after random edits of the files of a game and of a
 * card on top of it, a workspace that was there all the time is compared with one that is opened on the same texts.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { manyCards } from '../../bench/games/many-cards.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { eachNode } from '../../dsl/ir/visit.ts';
import type { Game, NamedProgram } from '../../interpreter/game/linked-game.ts';
import { Workspace, type Home } from '../../service/workspace.ts';
import { kindNamed, newCard } from '../../service/templates/card-template.ts';
import { filesBelow, isYaml } from '../files.ts';
import { tries } from '../size.ts';

type Texts = readonly (readonly [name: string, text: string])[];

const gameIn = (folder: string): Texts =>
  [...filesBelow(folder, isYaml)].filter(([name]) => !/scenario|clauses/.test(name));

/** What a change of a text is made with; all numbers count in whatever the text has of it. */
interface Edit {
  readonly file: number;
  readonly how: number;
  readonly at: number;
  readonly from: number;
  /** Whether the findings are asked for before the next edit. */
  readonly seen: boolean;
}

const pick = <T>(all: readonly T[], at: number): T => all[at % all.length];
const instead = (text: string, at: number, length: number, put: string): string =>
  text.slice(0, at) + put + text.slice(at + length);

/** A match and another one in its place. */
function swapped(text: string, pattern: RegExp, { at, from }: Edit, put: (other: string) => string): string {
  const all = [...text.matchAll(pattern)];
  if (all.length === 0) return text;
  const { index, 0: word } = pick(all, at);
  return instead(text, index, word.length, put(pick(all, from)[0]));
}

const PUT = ['', ' ', 'a', '1 less', 'as gift', 'no', 'free', '- ', ': ', '\n', "'", '#', '{'];

/** Kinds of changes that people make, and some that nobody makes. */
const changes: readonly ((text: string, edit: Edit) => string)[] = [
  (text, { at, from }) => instead(text, at % (text.length + 1), from % 6, pick(PUT, from)),
  (text, { at }) =>
    text
      .split('\n')
      .toSpliced(at % text.split('\n').length, 1)
      .join('\n'),
  (text, { at, from }) => {
    const lines = text.split('\n');
    return lines.toSpliced(at % lines.length, 0, pick(lines, from)).join('\n');
  },
  (text, edit) => swapped(text, /[a-z]+/g, edit, (other) => other),
  (text, edit) => swapped(text, /\d+/g, edit, () => String(edit.from % 12)),
  (text) => `# a comment\n${text}`,
  (text, edit) => swapped(text, /[a-z]+/g, edit, (other) => other.slice(1)),
];

const edits = fc.array(
  fc.record({ file: fc.nat(), how: fc.nat(), at: fc.nat(), from: fc.nat(), seen: fc.boolean() }),
  { minLength: 1, maxLength: 5 },
);

const shown = ({ code, message, help, place, severity, fixes = [], related = [] }: Diagnostic): unknown => ({
  code,
  message,
  help,
  place,
  severity,
  fixes: fixes.map((fix) => fix.edits),
  related: related.map((each) => each.place),
});

/** What the texts of a game do, by their operations. */
function deeds({ verbs, firsts, setup, steps, checks, cards, abilities }: Game): string[] {
  const actions = steps.flatMap((step): NamedProgram[] =>
    step.kind === 'do'
      ? [step.program]
      : step.parts.flatMap((part) =>
          part.kind === 'actions' ? part.offer.actions.map(({ program }) => program) : [part.program],
        ),
  );
  const ofCards = cards.flatMap(({ texts }) => [...texts.values()]);
  const ofAbilities = abilities.map(({ program }) => program);
  return [...verbs, ...firsts, setup, ...checks, ...ofCards, ...actions, ...ofAbilities].flatMap((each) => {
    const ops: string[] = [];
    eachNode(each?.program.acts, ({ op }) => ops.push(op));
    return each ? [`${JSON.stringify(each.role)} ${ops.join(' ')}`] : [];
  });
}

describe('what is kept between two loads', () => {
  const games: [string, Texts, number, number][] = [
    ['a game of many cards', [...manyCards(tries(60, 20), 2)], 40, 2],
    ['a small game', gameIn('examples/garden'), 25, 3],
    ['a game of several files', gameIn('cards/here-to-slay'), 10, 1],
    ['a game of which each player brings a deck', gameIn('cards/hismment'), 4, 1],
  ];

  it.each(games)('never changes what is found: %s', (_, texts, most, few) => {
    const game = texts.find(([name]) => name.endsWith('/game.yaml'))![0];
    const kept = new Workspace(texts);
    const whole = kept.load({ game, extras: [] }).game!;
    const mine = `mods/${whole.id}/mine.yaml`;
    kept.set(mine, newCard(whole, kindNamed(whole, whole.vocabulary.kinds[0].id)));
    const homes: Home[] = [
      { game, extras: [] },
      { game, extras: [mine] },
    ];
    const told = (workspace: Workspace): unknown =>
      homes.map((home) => {
        const loaded = workspace.load(home);
        return {
          found: loaded.diagnostics.map(shown),
          game: loaded.game?.hash,
          deeds: loaded.game && deeds(loaded.game),
          faulty: loaded.readable()?.faulty.map(({ symbol }) => symbol.id),
        };
      });
    const names = [mine, mine, ...texts.map(([name]) => name)];
    const before = new Map(names.map((name) => [name, kept.text(name)!]));
    fc.assert(
      fc.property(edits, fc.boolean(), (all, undone) => {
        for (const edit of all) {
          const name = pick(names, edit.file);
          kept.set(name, pick(changes, edit.how)(kept.text(name)!, edit));
          if (edit.seen) told(kept);
        }
        const fresh = new Workspace([...before.keys()].map((name) => [name, kept.text(name)!]));
        expect(told(kept)).toEqual(told(fresh));
        if (undone) for (const [name, text] of before) kept.set(name, text);
      }),
      { numRuns: tries(most, few) },
    );
  });

  it('finds again what a function of the game compares with phrases of cards', () => {
    const texts = gameIn('cards/here-to-slay');
    const [name, text] = texts.find(([each]) => each.endsWith('/cards.yaml'))!;
    const kept = new Workspace(texts);
    const home: Home = { game: texts.find(([each]) => each.endsWith('/game.yaml'))![0], extras: [] };
    for (const phrase of ['item', 'magic card']) {
      kept.set(name, text.replace('requires: [hero]', `requires: [${phrase}]`));
      expect(kept.load(home).diagnostics.map(({ code }) => code)).toEqual(['game/fits-nothing']);
    }
  });

  it('is read again where another text lowers what is paid', () => {
    const played = 'play: { choose: a card in your hand, cost: pay 2 coins, do: play that card }';
    const texts = [...manyCards(12, 1)].map(([name, text]): [string, string] => [
      name,
      text.replace('play: { do: play a card in your hand }', played),
    ]);
    const home: Home = { game: texts[0][0], extras: [] };
    const [name, text] = texts[1];
    const lowered = text.replace(/ability: when .*/, 'ability: to play a beast, you pay 1 coin less');
    const kept = new Workspace(texts);
    const prices = (workspace: Workspace): (string | undefined)[] => {
      const { diagnostics, game } = workspace.load(home);
      return [
        ...diagnostics.map(({ message }) => message),
        deeds(game!).find((each) => each.includes('"play"') && each.includes('"action"')),
      ];
    };
    const before = prices(kept);
    expect(before).toHaveLength(1);
    for (const changed of [lowered, text, lowered]) {
      kept.set(name, changed);
      const fresh = new Workspace([...texts.filter((each) => each[0] !== name), [name, changed]]);
      expect(prices(kept)).toEqual(prices(fresh));
      expect(prices(kept).at(-1)).toEqual(changed === text ? before[0] : expect.stringContaining(' price'));
    }
  });
});
