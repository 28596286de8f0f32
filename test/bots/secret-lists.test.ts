import { describe, expect, it } from 'vitest';
import { learnModel } from '../../bots/learn-model.ts';
import { seatBots } from '../../bots/bot-player.ts';
import { watchKnowledge } from '../../bots/knowledge.ts';
import type { LearnedModel } from '../../bots/evaluation.ts';
import type { Level } from '../../bots/levels.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import {
  explainCard,
  loadGame,
  loadMatch,
  loadPosition,
  logFor,
  openLibrary,
  randomBot,
  randomSource,
  refereeLog,
  replayLog,
  saveMatch,
  savePosition,
  setStatistics,
  spectatorLog,
} from '../../interpreter/index.ts';
import { isPlaced } from '../../interpreter/engine/state/card-columns.ts';
import { listOptions } from '../../interpreter/match/answers.ts';
import {
  answerByValues,
  isOver,
  redo,
  seatsAsked,
  startMatch,
  undoAnswer,
  type Match,
} from '../../interpreter/match/match.ts';
import { determinise } from '../../interpreter/match/worlds/determinise.ts';
import { Known } from '../../interpreter/match/worlds/hidden-slots.ts';
import { ruleBook } from '../../interpreter/reports/index.ts';
import { runScenarios, saveAsScenario } from '../../interpreter/scenarios/index.ts';
import { compareSwapped, hiddenPair } from '../hidden.ts';
import { playOut } from '../playout.ts';
import { allSentTo, sentTo, textsIn } from '../sent.ts';
import { leaksIn } from './leaks.ts';
import { quay, quayFile } from './secret-game.ts';
import { toldWorlds } from './told-worlds.ts';
import { sampled, tries, WHOLE } from '../size.ts';

const NAMES = ['Ann', 'Ben'];
const secret = quay('secret');
const LEVELS: readonly Level[] = WHOLE ? ['quick', 'normal'] : ['quick'];

const models = new Map<Game, LearnedModel>();
function modelOf(game: Game): LearnedModel {
  let model = models.get(game);
  if (!model) models.set(game, (model = learnModel(game, NAMES)));
  return model;
}

const zoneOf = ({ runner: { m } }: Match, card: number): number => m.p[m.layout.zone + card];

/** What bots of every level answer, by the keys of options: places or faces. */
const botAnswers = (match: Match, seat: number): string[] =>
  LEVELS.map((level) => {
    const levels = NAMES.map((_, each) => (each === seat ? level : undefined));
    const bots = seatBots(match, { levels, seed: 'lists', model: modelOf(match.game) });
    return keysOf(match, bots.answer(seat));
  });

function keysOf(
  match: Match,
  { seat, values }: { readonly seat: number; readonly values: readonly number[] },
): string {
  const options = listOptions(match, seat, Number.MAX_SAFE_INTEGER);
  return values.map((value) => options.find((option) => option.value === value)!.key).join(' + ');
}

/** The faces of the cards that another seat has in a world, in no order. */
const facesOf = (match: Match, owner: number): string =>
  match.game.copies
    .flatMap(({ symbol }, card) =>
      match.game.owners![card] === owner && zoneOf(match, card) >= 0 ? [symbol.id] : [],
    )
    .sort()
    .join(' ');

interface Compared {
  readonly positions: number;
  readonly sent: number;
  readonly answers: number;
  readonly worlds: number;
}

/**
 * Plays two games that differ in the deck of the second seat alone, with the same answers, of which none shows a card of
 * that deck: how many positions there are, and in how many the first seat is sent something else, its bots answer
 * otherwise or think of other cards.
 */
function compareDecks(decklists: 'public' | 'secret' | undefined): Compared {
  const games = [quay(decklists, ['north', 'south']), quay(decklists, ['north', 'west'])];
  const found = { positions: 0, sent: 0, answers: 0, worlds: 0 };
  for (const seed of ['1', '2', '3'].slice(0, tries(3, 1))) {
    const [one, other] = games.map((game) => startMatch(game, { players: NAMES, seed }));
    const random = randomSource(seed);
    for (let i = 0; i < 12; i++) {
      const [seat] = seatsAsked(one);
      expect(seatsAsked(other)).toEqual([seat]);
      const own = listOptions(one, seat, 99);
      const shown = own.filter(({ key }) => key === 'draw' || (seat === 0 && key !== 'send'));
      if (shown.length === 0) break;
      if (seat === 0) {
        found.positions++;
        const [a, b] = [one, other].map((match) => allSentTo(match, 0));
        if (a !== b) found.sent++;
        const [first, second] = [one, other].map((match) => botAnswers(match, 0).join('\n'));
        if (first !== second) found.answers++;
        const [these, those] = [one, other].map((match) =>
          Array.from({ length: 6 }, (_, world) =>
            facesOf(determinise(match, 0, randomSource(`${world}`)), 1),
          ).join('\n'),
        );
        if (these !== those) found.worlds++;
      }
      const { key } = shown[random(shown.length)];
      for (const match of [one, other]) {
        const { value } = listOptions(match, seat, 99).find((option) => option.key === key)!;
        expect(answerByValues(match, { seat, values: [value] })).toBe(true);
      }
    }
  }
  return found;
}

describe('secret decklists', () => {
  it('tell a seat nothing of a deck of which it has seen nothing', () => {
    const { positions, ...differ } = compareDecks('secret');
    expect(positions).toBeGreaterThan(tries(12, 4));
    expect(differ).toEqual({ sent: 0, answers: 0, worlds: 0 });
  });

  it('are not what a game has that says nothing, or `public`: there the same is found out', () => {
    for (const decklists of sampled(['public', undefined] as const, 2)) {
      const { positions, sent, answers, worlds } = compareDecks(decklists);
      expect(Math.min(sent, answers, worlds), `of ${positions}`).toBeGreaterThan(0);
      expect(worlds).toBe(positions);
    }
  });

  it.runIf(WHOLE)('teach bots the same whatever deck was chosen', () => {
    const [one, other] = ['south', 'west'].map((deck) => modelOf(quay('secret', ['north', deck])));
    expect({ ...one, game: '' }).toEqual({ ...other, game: '' });
  });
});

/** Whether something in what is written names a copy that is in no deck, and how many of those there are. */
function spareNames(match: Match): Set<string> {
  const { game, runner, table } = match;
  return new Set(game.copyNames.filter((_, card) => !isPlaced(runner.m.p, table.layout, card)));
}

const decks = ['north', 'south'];

describe('a match with secret decklists', () => {
  it('goes on in the same way for a seat whatever a hidden card is, also one that was not brought', () => {
    const { answers, differences } = leaksIn(secret, 2, tries(40, 8), { seed: 'spare' });
    expect(differences).toEqual([]);
    expect(answers).toBeGreaterThanOrEqual(tries(40, 8));
  });

  it('is compared by tests that catch a bot which looks', () => {
    expect(leaksIn(secret, 2, 100, { seed: 'spare', peeks: true }).differences).not.toEqual([]);
  });

  it('swaps hidden cards with those that were not brought, and tells no seat', () => {
    const random = randomSource('pairs');
    const bot = randomBot('pairs');
    const found = { spare: 0, own: 0 };
    for (let game = 0; game < tries(12, 3); game++)
      playOut(secret, {
        players: 2 + (game % 2),
        seed: `pairs ${game}`,
        each: (match) => {
          const pair = random(3) === 0 ? hiddenPair(match, random) : undefined;
          if (!pair) return;
          const { leftOut, difference } = compareSwapped(match, pair, 4, (on) => bot(on, seatsAsked(on)[0]));
          expect(difference).toBeUndefined();
          if (leftOut !== undefined) return;
          const names = spareNames(match);
          found[pair.cards.some((card) => names.has(secret.copyNames[card])) ? 'spare' : 'own']++;
        },
      });
    expect(Math.min(found.spare, found.own)).toBeGreaterThan(tries(25, 3));
  });

  it('has worlds in which a seat is sent the same, and what it knows holds', () => {
    const { worlds, differences, faults } = toldWorlds(secret, 2, tries(120, 20));
    expect({ differences, faults }).toEqual({ differences: [], faults: [] });
    expect(worlds).toBeGreaterThanOrEqual(tries(120, 20));
    const random = randomSource('known');
    const held = { [Known.inZone]: 0, [Known.atPlace]: 0 };
    for (let game = 0; game < tries(12, 5); game++) {
      let knowledge: ReturnType<typeof watchKnowledge> | undefined;
      playOut(secret, {
        players: 2,
        seed: `known ${game}`,
        place: (match) => {
          knowledge = watchKnowledge(match);
          return match;
        },
        each: (match) => {
          const [seat] = seatsAsked(match);
          const known = knowledge!.of(seat);
          const world = determinise(match, seat, random, known);
          known.forEach((how, card) => {
            if (how !== Known.inZone && how !== Known.atPlace) return;
            held[how]++;
            expect(zoneOf(world, card), secret.copyNames[card]).toBe(zoneOf(match, card));
          });
        },
      });
    }
    expect(held[Known.inZone]).toBeGreaterThan(tries(20, 5));
    expect(held[Known.atPlace]).toBeGreaterThan(0);
  });

  it('names what was not brought in nothing that is sent, logged or saved', () => {
    let looked = 0;
    for (let game = 0; game < 4; game++)
      playOut(secret, {
        players: 2,
        seed: `names ${game}`,
        log: true,
        each: (match, _next, decisions) => {
          if (decisions % 5 > 0) return;
          const spare = spareNames(match);
          const logs = [0, 1].flatMap((seat) => allSentTo(match, seat).split(/[^a-z0-9#]+/));
          const texts = [refereeLog(match), spectatorLog(match)].flatMap((log) => log.split(/[^a-z0-9#]+/));
          const named = [...logs, ...texts, ...textsIn(savePosition(match))].filter((text) =>
            spare.has(text),
          );
          expect(named).toEqual([]);
          looked += spare.size;
          for (const log of [logFor(match, 0), logFor(match, 1), spectatorLog(match)])
            expect(log.split('\n')[0]).not.toMatch(/"decks"|decks of seats|"seed"/);
        },
      });
    expect(looked).toBeGreaterThan(100);
  });

  it('is saved and loaded, taken back and played again at every decision', () => {
    for (const seed of ['a', 'b'].slice(0, tries(2, 1))) {
      let decisions = 0;
      const match = playOut(secret, {
        players: 2,
        seed,
        log: true,
        history: true,
        each: (now, next) => {
          decisions++;
          const saved = JSON.parse(JSON.stringify(saveMatch(now)));
          for (const loaded of [loadMatch(secret, saved), loadPosition(secret, savePosition(now))]) {
            expect(loaded.diagnostics).toEqual([]);
            expect(savePosition(loaded.match!)).toEqual(savePosition(now));
            for (const seat of [0, 1]) expect(sentTo(loaded.match!, seat)).toEqual(sentTo(now, seat));
          }
          const before = savePosition(now);
          expect(answerByValues(now, next)).toBe(true);
          const after = savePosition(now);
          expect(undoAnswer(now)).toBe(true);
          expect(savePosition(now)).toEqual(before);
          expect(redo(now)).toBe(true);
          expect(savePosition(now)).toEqual(after);
          expect(undoAnswer(now)).toBe(true);
        },
      });
      expect(decisions).toBeGreaterThan(20);
      expect(isOver(match)).toBe(true);
      const again = replayLog(secret, refereeLog(match));
      expect(again.diagnostics).toEqual([]);
      expect(refereeLog(again.match!)).toBe(refereeLog(match));
    }
  });

  it('is refused where a save has another card in a deck', () => {
    const match = startMatch(secret, { players: NAMES, seed: 'other' });
    const saved = JSON.stringify(savePosition(match));
    const [spare] = spareNames(match);
    const placed = secret.copyNames.find(
      (name, card) =>
        !spareNames(match).has(name) &&
        secret.owners![card] === secret.owners![secret.copyNames.indexOf(spare)] &&
        name.split('#')[0] !== spare.split('#')[0],
    )!;
    const other = saved.replaceAll(`"${placed}"`, `"${spare}"`);
    expect(other).not.toBe(saved);
    expect(loadPosition(secret, JSON.parse(other)).diagnostics.map(({ code }) => code)).toEqual([
      'run/broken-save',
    ]);
  });

  it('is recorded as a scenario and begun from what is given, as any other', () => {
    let recorded = 0;
    for (const seed of ['1', '2', '3']) {
      const match = playOut(secret, { players: 2, seed, history: true, each: (_now, _next, i) => i === 14 });
      const { match: loaded } = loadPosition(secret, savePosition(match));
      for (const each of [match, loaded!]) {
        const text = saveAsScenario(each, 'recorded');
        expect(text.includes('given:')).toBe(each !== match);
        const file = 'recorded.scenario.yaml';
        const files = new Map([
          ['quay/game.yaml', quayFile('secret')],
          [file, text],
        ]);
        const [{ diagnostics }] = runScenarios(openLibrary(files), [file]);
        expect(diagnostics.map(({ message }) => message)).toEqual([]);
        recorded++;
      }
    }
    expect(recorded).toBe(6);
  });

  it('is told of by reports as if decklists were public', () => {
    const [hidden, open] = (['secret', 'public'] as const).map((decklists) => quay(decklists, decks));
    const libraries = (['secret', 'public'] as const).map((lists) =>
      openLibrary(new Map([['quay/game.yaml', quayFile(lists)]])),
    );
    expect(setStatistics(hidden, libraries[0])).toEqual(setStatistics(open, libraries[1]));
    hidden.cards.forEach((card, i) =>
      expect(explainCard(hidden, card)).toEqual(explainCard(open, open.cards[i])),
    );
    for (const language of ['en', 'fr', 'de'] as const) {
      const { secretDecklists, ...book } = ruleBook(hidden, language);
      expect(secretDecklists).toBe(true);
      expect({ ...book, secretDecklists: false }).toEqual(ruleBook(open, language));
    }
  });
});

const placedNames = (game: Game, seed: string): string[] => {
  const match = startMatch(game, { players: NAMES, seed });
  const spare = spareNames(match);
  return game.copyNames.filter((name) => !spare.has(name));
};
const ofCard = (id: string, seat: number) => (names: readonly string[]) =>
  names.filter(
    (name) => name.split('#')[0] === id && secret.owners![secret.copyNames.indexOf(name)] === seat,
  );

describe('which copies a deck has', () => {
  it('is drawn by the seed, so that the number of one says nothing of others', () => {
    const game = quay('secret', ['north', 'west']);
    const seeds = Array.from({ length: 60 }, (_, i) => `draw ${i}`);
    // Two of three in the first deck, three in the second.
    const drawn = seeds.map((seed) => placedNames(game, seed));
    expect(new Set(drawn.map((names) => ofCard('silk', 0)(names).join(' '))).size).toBe(3);
    expect(new Set(drawn.map((names) => ofCard('silk', 1)(names).join(' '))).size).toBe(1);
    expect(drawn).toEqual(seeds.map((seed) => placedNames(game, seed)));
  });

  it('does not depend on what else is in it, nor on the decks of others', () => {
    const one = placedNames(quay('secret', ['north', 'south']), 'same');
    const other = placedNames(quay('secret', ['north', 'west']), 'same');
    for (const { symbol } of secret.cards)
      expect(ofCard(symbol.id, 0)(one)).toEqual(ofCard(symbol.id, 0)(other));
    const mixed = placedNames(quay('secret', ['south', 'west']), 'same');
    // The second seat has the same deck, the first another one.
    for (const { symbol } of secret.cards)
      expect(ofCard(symbol.id, 1)(mixed)).toEqual(ofCard(symbol.id, 1)(other));
  });
});

const scenarioFindings = (given: string): string[] => {
  const file = 'mine.scenario.yaml';
  const text = `scenario: given\ngame: quay\nplayers: [Ann, Ben]\ndecks: [north, south, south]\ngiven: ${given}\nthen: [{ asked: Ann }]\n`;
  const files = new Map([
    ['quay/game.yaml', quayFile('secret')],
    [file, text],
  ]);
  return runScenarios(openLibrary(files), [file]).flatMap(({ diagnostics }) =>
    diagnostics.map(({ code }) => code),
  );
};

describe('a scenario', () => {
  it('gives players what is in their decks, and nothing that is in none', () => {
    expect(scenarioFindings('{ Ann: { hand: [tea, silk, theft] }, Ben: { hand: [salt, storm] } }')).toEqual(
      [],
    );
    expect(scenarioFindings('{ Ann: { hand: [look] } }')).toEqual(['scenario/no-copies-left']);
    expect(scenarioFindings("{ Ann: { hand: ['tea#9'] } }")).toEqual(['scenario/unknown']);
  });
});

const findings = (text: string) => loadGame(new Map([['quay/game.yaml', text]]), 'quay').diagnostics;

describe('the word for decklists', () => {
  it('is one of two, and what is wrong is told at its place', () => {
    const text = quayFile('secret').replace('decklists: secret', 'decklists: secrt');
    const [{ code, help, place, fixes }, ...rest] = findings(text);
    expect({ code, rest, at: text.slice(place.span.start, place.span.end) }).toEqual({
      code: 'schema/not-one-of',
      rest: [],
      at: 'secrt',
    });
    expect(help).toContain('secret');
    const [edit] = fixes![0].edits;
    const { start, end } = edit.place.span;
    expect(findings(`${text.slice(0, start)}${edit.text}${text.slice(end)}`)).toEqual([]);
    const [hidden] = findings(text.replace('secrt', 'hidden'));
    expect(`${hidden.message} ${hidden.help}`).toMatch(/public.*secret/);
  });

  it('does nothing in a game without decks, and taking it out helps', () => {
    const text = quayFile('secret').replace(/deck rules:[^]*?(?=cards:\n)/, 'decklists: secret\n');
    const idle = findings(text).find(({ code }) => code === 'game/idle-key')!;
    expect(text.slice(idle.place.span.start, idle.place.span.end)).toBe('decklists');
    expect(idle.message).toContain('decklists');
    expect(idle.help).toBe('leave it out');
    const mended = text.replace('decklists: secret\n', '');
    expect(findings(mended).filter(({ code }) => code === 'game/idle-key')).toEqual([]);
  });
});
