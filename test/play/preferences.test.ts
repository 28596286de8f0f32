import { describe, expect, it } from 'vitest';
import { loadGame, openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import { loadMatch, saveMatch } from '../../interpreter/match/save/save-match.ts';
import {
  answerByValues,
  isOver,
  logOf,
  question,
  randomBot,
  seatsAsked,
  startMatch,
  type Match,
} from '../../interpreter/match/match.ts';
import { preferredAnswer } from '../../interpreter/match/preferred-answers.ts';
import { ruleBook, rulesPage } from '../../interpreter/reports/index.ts';
import { filesBelow, isYaml } from '../files.ts';

/** In each of its turns the seat that nobody plays chooses a player and a card of its hand. */
const withPreferences = (prefers: string) => {
  const text = `variant: magpie
extends: garden
name: Magpie
set: { players/min: 3, players/max: 3 }
add:
  automatic seats:
    magpie: { name: [magpie, magpies], ${prefers} }
  rules: |
    at the start of the magpie's turn:
      the magpie chooses a player as victim
      the victim gains a coin
      the magpie chooses a fruit in their hand as pick
      reveal the pick
`;
  const files = new Map(filesBelow('examples/garden', isYaml)).set('mine/v.yaml', text);
  return loadGame(openLibrary(files), 'garden', ['mine/v.yaml']);
};

const ripeness = (card: string): number => Number(card.split('-').at(-1));

/** Of each card that the seat was asked for, in games in which it is asked: what it prefers, and all that was there. */
function preferred(prefers: string): { readonly taken: string; readonly all: readonly string[] }[] {
  const { game, diagnostics } = withPreferences(prefers);
  expect(diagnostics).toEqual([]);
  const match = startMatch(game!, { players: 3, seed: '1', asksAll: true });
  const bot = randomBot('all');
  const found: { taken: string; all: string[] }[] = [];
  for (let i = 0; i < 120 && !isOver(match); i++) {
    const [seat] = seatsAsked(match);
    const asked = question(match, seat)!;
    const all = asked.domain.candidates.toArray();
    if (seat === 2 && asked.sort === 'card' && all.length > 1) {
      const [taken] = preferredAnswer(match, match.table.automatic[0]!, asked, [all[0]!]);
      found.push({ taken: match.names.card(taken!), all: all.map((each) => match.names.card(each)) });
    }
    answerByValues(match, bot(match, seat));
  }
  return found.filter(({ all }) => all.every((card) => ripeness(card) > 0));
}

const taken = (match: Match): unknown[] =>
  logOf(match).flatMap(({ line }) => {
    const { decision, answer } = line as { decision?: string; answer?: unknown };
    return decision === match.names.seats[2] ? [answer] : [];
  });

const play = (match: Match): Match => {
  const bot = randomBot('people');
  for (let i = 0; i < 20 && !isOver(match); i++) answerByValues(match, bot(match, seatsAsked(match)[0]));
  return match;
};

describe('what a seat that nobody plays prefers', () => {
  it.each([
    ['highest', Math.max],
    ['lowest', Math.min],
  ] as const)('is the card with the %s of a value', (first, best) => {
    const found = preferred(`prefers: [{ of: fruit, by: this card's ripeness, first: ${first} }]`);
    expect(found.length).toBeGreaterThan(3);
    for (const each of found) expect(ripeness(each.taken)).toBe(best(...each.all.map(ripeness)));
  });

  it('is the same after saving', () => {
    const { game } = withPreferences('prefers: [{ of: player, by: their coins }]');
    const match = play(startMatch(game!, { players: 3, seed: '2' }));
    const again = loadMatch(game!, saveMatch(match)).match!;
    expect(taken(play(again))).toEqual(taken(play(match)));
  });

  it.each([
    ['[{ of: player, by: the number of fruits in their hand }]', 'game/gives-away'],
    ['[{ of: player, by: your coins }]', 'name/not-here'],
    ['[{ of: fruit, by: the number of cards in your hand }]', 'name/not-here'],
    ['[{ of: player, by: you }]', 'name/wrong-sort'],
    ['[{ of: pear, by: 1 }]', 'game/unknown'],
    ['[{ of: fruit }]', 'schema/missing'],
  ])('is refused where it cannot be known or said: %s', (prefers, code) => {
    expect(withPreferences(`prefers: ${prefers}`).diagnostics.map((each) => each.code)).toContain(code);
  });

  it('is printed in the rule book', () => {
    const { game } = withPreferences(`prefers: [{ of: fruit, by: this card's ripeness }]`);
    expect(rulesPage(ruleBook(game!, 'en'))).toContain(
      "Of those on offer it takes first fruit with the highest value of “this card's ripeness”.",
    );
  });
});
