import { expect, test } from 'vitest';
import {
  decisionLine,
  eventLines,
  linesOfEvent,
  type EntrySorts,
} from '../../interpreter/match/log/line-kinds.ts';
import {
  logOf,
  loadGame,
  openLibrary,
  randomBot,
  answer,
  seatsAsked,
  startMatch,
} from '../../interpreter/index.ts';
import { canStand, eventsOf } from '../../interpreter/scenarios/expect/line-names.ts';
import { runScenarios } from '../../interpreter/scenarios/index.ts';
import { filesBelow, isYaml } from '../files.ts';
import { sampled, tries } from '../size.ts';

const games = ['orchard', 'castle', 'regatta', 'scrapyard', 'harbour', 'foundry', 'pasture'];
const filesOf = (game: string): Map<string, string> => filesBelow(`test/fixtures/${game}`, isYaml);

/** What is found in patterns that are said not to happen: its codes, by pattern. */
function refused(game: string, patterns: readonly string[]): string[][] {
  const file = `test/fixtures/${game}/a.scenario.yaml`;
  const lines = patterns.map((each) => `  - did not happen: { ${each} }\n`);
  const text = `game: ${game}\nscenario: a\nthen:\n${lines.join('')}`;
  const library = openLibrary(filesOf(game).set(file, text));
  const [result] = runScenarios(library, [file], { ways: ['straight'] });
  const starts = patterns.map(
    (_, i) => `game: ${game}\nscenario: a\nthen:\n${lines.slice(0, i).join('')}`.length,
  );
  return starts.map((start, i) =>
    result.diagnostics.flatMap(({ code, place }) =>
      place.span.start >= start && place.span.start < start + lines[i].length ? [code] : [],
    ),
  );
}

const NO_NAME = 'no such thing';
const keys = [...new Set(Object.values(eventLines).flatMap((entries) => Object.keys(entries)))];

test.each(sampled(games, 3))(
  'no line of %s can have an event, an entry or a name that there is not',
  (game) => {
    const { game: loaded } = loadGame(filesOf(game), game);
    const events = eventsOf(startMatch(loaded!, { players: loaded!.players.min, seed: '1' }));
    const patterns = events.flatMap((event) => [
      `event: ${event}s`,
      `event: [${event}, ${event}]`,
      ...keys.map((key) => `event: ${event}, ${key}: ${NO_NAME}`),
    ]);
    const more = [...keys, 'decision', 'answer', 'forced', 'hidden'].map((key) => `${key}: ${NO_NAME}`);
    const all = [
      ...patterns,
      ...more,
      ...more.map((each) => `decision: Ann, ${each.replace('decision', 'by')}`),
    ];
    const found = refused(game, all);
    expect(all.filter((_, i) => found[i].length === 0)).toEqual([]);
  },
);

/** Entries that must go together in one line. */
const related = ['event', 'counter', 'state', 'of', 'cards', 'to', 'roll', 'dice', 'before', 'now'];

test('every line that is written is one that a pattern can be about', () => {
  const strange = new Set<string>();
  const seen = new Set<string>();
  for (const id of games) {
    const patterns = new Set<string>();
    const { game } = loadGame(filesOf(id), id);
    for (let seed = 1; seed <= tries(30, 1); seed++) {
      const match = startMatch(game!, { players: game!.players.min, seed: String(seed) });
      const bot = randomBot(String(seed));
      for (let i = 0; i < 120 && seatsAsked(match).length > 0; i++)
        answer(match, bot(match, seatsAsked(match)[0]));
      const events = eventsOf(match);
      for (const { line } of logOf(match)) {
        const event = line['event'] as string | undefined;
        seen.add(event ?? 'decision');
        if (event !== undefined && !events.includes(event)) strange.add(`${id}: ${event}`);
        const kinds: readonly EntrySorts[] =
          event === undefined ? [decisionLine] : linesOfEvent(event, game!.cycle.id);
        const own = Object.entries(line).filter(([key]) => key !== 'event');
        const kept = Object.entries(line).filter(([key]) => related.includes(key));
        patterns.add(kept.map(([key, value]) => `${key}: ${JSON.stringify(value)}`).join(', '));
        for (const [key, value] of own) {
          const sorts = kinds.flatMap((kind) => kind[key] ?? []);
          const names = sorts[0] === 'terms' ? [] : Array.isArray(value) ? value.flat(3) : [value];
          const told = names.filter((name) => typeof name !== 'object');
          const fits = told.every((name) => sorts.some((sort) => canStand(match, sort, String(name))));
          if (sorts.length === 0 || !fits) strange.add(`${id}: ${event} ${key} ${JSON.stringify(value)}`);
        }
      }
    }
    const written = [...patterns].filter((each) => each !== '');
    refused(id, written).forEach((codes, i) => {
      // It did happen, or not in the game that is begun here: either way it is one that can be.
      if (codes.some((code) => code !== 'scenario/happened'))
        strange.add(`${id}: ${written[i]} ${codes.join()}`);
    });
  }
  expect([...strange]).toEqual([]);
  expect(seen.size).toBeGreaterThan(12);
});

test.each([
  'event: begin, text: cards/aliens/slash',
  'event: move, because: nonsense',
  'event: shuffle, role: starter',
  'event: count, counter: coin, now: 99',
  'event: move, by: [Ann, Ben]',
  'event: move, cards: []',
  'event: contest',
  'event: move, zone: tree',
  'event: move, to: plum-4',
])('it is no proof that %s did not happen', (pattern) => {
  expect(refused('orchard', [pattern])[0]).toHaveLength(1);
});

test.each([
  ['castle', 'event: roll, dice: [7, 9]', ['scenario/out-of-range', 'scenario/out-of-range']],
  ['castle', 'event: total, roll: joust roll, dice: 0', ['scenario/out-of-range']],
  ['castle', 'event: roll, dice: [1, 2, 3]', ['scenario/wanted']],
  ['castle', 'event: count, counter: wound, of: Ann', ['scenario/unknown']],
  ['castle', 'counter: wound, of: page', ['scenario/unknown']],
  ['castle', 'event: count, counter: coin, of: red-knight', ['scenario/unknown']],
  ['castle', 'event: count, counter: storm, of: Ann', ['scenario/unknown']],
  ['castle', 'event: become, state: pledge, of: Ann', ['scenario/unknown']],
  ['castle', 'event: become, state: champion, of: red-knight', ['scenario/unknown']],
  ['orchard', 'event: count, of: apple', ['scenario/unknown']],
  ['orchard', 'event: move, cards: [rake], to: tree', ['scenario/not-taken']],
  ['orchard', "cards: [pear, ladder + rake], to: Ann's stall", ['scenario/not-taken', 'scenario/not-taken']],
  ['foundry', 'event: count, counter: heat, of: Ben', ['scenario/unknown']],
])('what %s declares lets no line be %s', (game, pattern, codes) => {
  expect(refused(game, [pattern])[0]).toEqual(codes);
});

test.each([
  ['castle', 'event: roll, dice: [6, 1]'],
  ['castle', 'event: roll, of: Ann, dice: 6'],
  ['castle', 'event: count, counter: wound, of: red-knight'],
  ['castle', "event: count, counter: wound, of: 'red-knight#2'"],
  ['castle', 'event: count, of: Ann'],
  ['castle', 'event: count, of: red-knight'],
  ['castle', 'of: Ann'],
  ['castle', 'event: become, state: champion, of: Ann'],
  ['orchard', "event: move, cards: [pear, rake], to: Ann's basket"],
  ['orchard', 'event: move, cards: [rake], from: shed'],
])('a line of %s can be %s', (game, pattern) => {
  expect(refused(game, [pattern])[0]).toEqual([]);
});
