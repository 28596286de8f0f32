import { beforeAll, describe, expect, it } from 'vitest';
import { markdownOf } from '../../interpreter/reports/card-sheet/sheet-markdown.ts';
import { cardSheetOf } from '../../interpreter/reports/card-sheet/card-sheet.ts';
import { rulesPage } from '../../interpreter/reports/rule-book/pages/rule-pages.ts';
import { languages, type Language } from '../../dsl/nlg/index.ts';
import { loadGame, openLibrary } from '../../interpreter/index.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { ruleBook } from '../../interpreter/reports/rule-book/index.ts';

/** A game whose own words are those with which texts are put into sentences. */
const GAME = `
game: quarry
language: 1
name: { en: Quarry, fr: Carrière, de: Bruch }
players: { min: 2, max: 3 }
values:
  mood:
    name: { en: [mood, moods], fr: [humeur f, humeurs], de: [Laune f, Launen] }
    of: { calm: { en: calm, fr: calme, de: ruhig } }
kinds:
  stone:
    name: { en: [stone, stones], fr: [pierre f, pierres], de: [Stein m, Steine] }
    starts: heap
    fields:
      weight: { type: number, name: { en: [weight, weights], fr: [poids m, poids], de: [Gewicht n, Gewichte] } }
      moods: { type: list, of: mood, optional: true, name: { en: [mood, moods], fr: [humeur f, humeurs], de: [Laune f, Launen] } }
      marks: { type: list, of: number, optional: true, name: { en: [mark, marks], fr: [marque f, marques], de: [Marke f, Marken] } }
      effect: { type: effect, optional: true, name: { en: [effect, effects], fr: [effet m, effets], de: [Effekt m, Effekte] } }
zones:
  heap: { seen by: nobody, order: stack, name: { en: [heap, heaps], fr: [tas m, tas], de: [Haufen m, Haufen] } }
  hand: { of: player, seen by: owner, name: { en: [hand, hands], fr: [main f, mains], de: [Hand f, Hände] } }
counters:
  coin: { of: player, from: 0, name: { en: [coin, coins], fr: [pièce f, pièces], de: [Münze f, Münzen] } }
  last turn: { of: game, from: 0, name: { en: [last turn, last turns], fr: [dernier tour m, derniers tours], de: [letzter Zug m, letzte Züge] } }
roles:
  first player: { name: { en: first player, fr: premier joueur m, de: Startspieler m } }
setup: |
  for each player as viewer, for each other player as holder, the viewer looks at all cards in the holder's hand
  the last turn becomes 0
flow:
  day:
    name: { en: [day, days], fr: [jour m, jours], de: [Tag m, Tage] }
    steps:
      - id: digging
        name: { en: digging, fr: fouille f, de: Graben n }
        turns from: the active player
        until: the day is 3
        actions:
          hit: { name: { en: hit, fr: frapper, de: schlagen }, choose: an opponent as victim, do: the victim loses 1 coin }
          rob: { name: { en: rob, fr: voler, de: stehlen }, choose: an opponent as victim, do: "the victim loses 1 coin and the victim loses 2 coins" }
          nod: { name: { en: nod, fr: saluer, de: nicken }, choose: an opponent as victim, do: gain a coin }
ends:
  - { id: late, after: digging, if: the day is 2, winners: all players }
cards:
  - { kind: stone, id: pebble, name: { en: Pebble, fr: Caillou, de: Kiesel }, weight: 1, moods: [], marks: [] }
  - { kind: stone, id: slate, name: { en: Slate, fr: Ardoise, de: Schiefer }, weight: 2, moods: [calm], text: A flat stone. }
  - kind: stone
    id: marble
    name: { en: Marble, fr: Marbre, de: Marmor }
    weight: 3
    effect: |
      choose one:
        - "de le bord, in dem Haus", gain a coin
        - lose a coin
  - kind: stone
    id: flint
    name: { en: Flint, fr: Silex, de: Flint }
    weight: 4
    effect: |
      let best be a player with the most coins
      repeat up to 3 times until the best has at least 9 coins:
        each player gains a coin
`;

let game: Game;
beforeAll(() => {
  const loaded = loadGame(openLibrary(new Map([['quarry/game.yaml', GAME]])), 'quarry');
  if (!loaded.game) throw new Error(loaded.diagnostics.map(({ message }) => message).join('\n'));
  game = loaded.game;
});

const rules = (language: Language): string => rulesPage(ruleBook(game, language));
const sheet = (language: Language): string => markdownOf(cardSheetOf(game, language, () => true, false));
/** The line that begins so. */
const line = (text: string, start: string): string | undefined =>
  text
    .split('\n')
    .find((each) => each.startsWith(start))
    ?.slice(start.length);

describe('a rule in words says what the rule is', () => {
  it.each([
    ['en', "For each player (A), for each other player (B), player A looks at player B's hand."],
    ['fr', 'Pour chaque joueur (A), pour chaque autre joueur (B), le joueur A regarde la main du joueur B.'],
    [
      'de',
      'Für jeden Spieler (A), für jeden anderen Spieler (B) betrachtet der Spieler A die Hand des Spielers B.',
    ],
  ] as const)('the first one that a text names is not who is called first player: %s', (language, said) => {
    expect(line(rules(language), '1. ')).toBe(said);
  });

  it.each([
    ['en', 'Set the last turn to 0.'],
    ['fr', 'Fixez le dernier tour à 0.'],
    ['de', 'Der letzte Zug wird auf 0 gesetzt.'],
  ] as const)('a counter whose name begins with last is nobody’s: %s', (language, said) => {
    expect(line(rules(language), '2. ')).toBe(said);
  });

  it.each([
    ['en', 'Hit', 'An opponent loses 1 coin.'],
    ['en', 'Rob', 'Choose an opponent. That opponent loses 1 coin and that opponent loses 2 coins.'],
    ['en', 'Nod', 'Choose an opponent. Gain a coin.'],
    ['fr', 'Frapper', 'Un adversaire perd 1 pièce.'],
    ['fr', 'Saluer', 'Choisissez un adversaire. Gagnez une pièce.'],
    ['de', 'Schlagen', 'Ein Gegner verliert 1 Münze.'],
    ['de', 'Nicken', 'Wähle einen Gegner. Erhalte eine Münze.'],
  ] as const)('what is chosen for an action is said: %s %s', (language, action, said) => {
    expect(line(rules(language), `- **${action}.** `)).toBe(said);
  });

  it.each(languages)('labels stay as they are written: %s', (language) => {
    for (const page of [rules(language), sheet(language)]) expect(page).toContain('de le bord, in dem Haus');
  });

  it.each(languages)('the text of a card without rules is on the page of every language: %s', (language) => {
    for (const page of [rules(language), sheet(language)]) expect(page).toContain('A flat stone.');
  });

  it.each(languages)('a list in which nothing stands is not there: %s', (language) => {
    expect(rules(language)).toMatch(/\*\*(Slate|Ardoise|Schiefer)\*\* \(\w+ 2, \w+ (calm|calme|ruhig)\)/);
    expect(sheet(language)).not.toMatch(/mark|marque|Marke/);
  });

  it.each([
    ['en', 'Call a player with the most coins A. Repeat up to 3 times until player A has'],
    ['fr', 'Appelez A'],
    ['de', 'Nenne '],
  ] as const)('what was found out before it changes is said before: %s', (language, said) => {
    expect(rules(language)).toContain(said);
  });
});
