import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { put, run, tinyFolder } from './kit.ts';

/** What stands below a heading of a page. */
const below = (page: string, heading: string): string => {
  const at = page.indexOf(`\n## ${heading}\n`);
  expect(at).toBeGreaterThan(0);
  const from = at + `\n## ${heading}\n`.length;
  const end = page.indexOf('\n## ', from);
  return page.slice(from, end < 0 ? undefined : end).trim();
};

describe('rules', () => {
  it('tells a whole small game', async () => {
    const { status, out, err } = await run(['rules', 'tiny'], { cwd: tinyFolder() });
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toBe(`# Tiny

2 to 4 players

## How it is won

- **Rich.** The game ends after “tidy” if there is a player with at least 20 coins. Winners: all players with the most coins.

## What there is

| Cards | Number | At the start in | What they print |
| --- | --- | --- | --- |
| Treasures | 15 | deck | worth |

What is counted:

- **Coins** of each player

One player at a time has this role: first player.

## Where the cards lie

| Place | Whose | Seen by | How | For |
| --- | --- | --- | --- | --- |
| Deck | all | nobody | stack | all cards |
| Hand | each player | its owner | side by side | all cards |
| Hoard | each player | everyone | side by side | all cards |

## Numbers that can be agreed on

| Number | Usually | Allowed |
| --- | --- | --- |
| Goal | 20 | at least 1 |

## How to read the rules

- Players sit in a circle, and turn order goes clockwise.
- What can be done is done as far as possible: whoever has to draw three cards when only two are left draws those two, and what cannot be done at all is skipped. “Exactly” and costs are all or nothing.
- If nothing says who chooses, it is the player whose turn, card or answer it is.
- A player can decline only where it says “may”; everything else has to be done if it can be.

## Setting up

1. A random player becomes the first player.
2. Shuffle the deck.

## How it is played

Each round has these parts, one after the other. Then the next round begins.

### 1. Deal

For each player in turn order from the first player, move the top 2 cards of the deck to their hand.

### 2. Show

The players take turns in order. First: the first player. Turns are taken until every player has exactly 0 cards in their hand.

A turn is one of these actions:

- **Show.** Move a treasure from your hand to your hoard. Gain X coins, where X is its worth.

### 3. Tidy

1. Move all cards from all hoards to the deck.
2. Shuffle the deck.

## All cards

### Treasures

| Card | Worth |
| --- | --- |
| Gem of 1 ×3 | 1 |
| Gem of 2 ×3 | 2 |
| Gem of 3 ×3 | 3 |
| Gem of 4 ×3 | 4 |
| Gem of 5 ×3 | 5 |
`);
  });

  it('tells the rules of a variant, and not those of its base', async () => {
    const cwd = tinyFolder({
      'v.yaml': `variant: v
extends: tiny
name: V
set: { settings/goal/default: 7 }
replace: { flow/round/steps/deal/do: shuffle the deck }
`,
    });
    const { out } = await run(['rules', 'tiny', '--with', 'v.yaml'], { cwd });
    expect(below(out, 'Numbers that can be agreed on')).toContain('| Goal | 7 |');
    expect(out).toContain('### 1. Deal\n\nShuffle the deck.\n');
  });

  it('tells costs, conditions, windows, checks, rules, verbs and words', async () => {
    const cwd = tinyFolder({
      'v.yaml': `variant: v
extends: tiny
name: V
add:
  verbs:
    bury: { phrase: { en: 'bury {card}' }, takes: { card: a treasure }, first: open the pause for the card, do: move the card to the deck }
  windows:
    pause: { takes: { for card: a card }, asks: all opponents, closes: all pass, actions: { save: { cost: pay 1 coin, do: move the card to your hand } } }
  nouns:
    gift: { is: a treasure where worth is 1 }
  functions:
    wealth: { takes: { player: a player }, least: 0, sum: { coins: the player's coins, cards: the number of cards in the player's hand } }
  rules: a gift cannot be buried
  checks: [{ id: poor, do: 'for each player where wealth is 0, that player gains a coin' }]
  flow/round/steps/show/actions/dig:
    if: you have at least 1 coin
    choose: a treasure in your hand as find
    cost: pay 1 coin
    do: bury the find
`,
    });
    const { status, out, err } = await run(['rules', 'tiny', 'v.yaml'], { cwd });
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain(
      '- **Dig.** *Only if you have at least 1 coin.* *Cost:* Pay 1 coin. Bury a treasure from your hand.\n',
    );
    expect(below(out, 'When others may step in')).toBe(`### Pause

Who is asked: all opponents. They are asked in turn order, beginning with the player whose turn it is. It goes on until all pass in a row.

- **Save.** *Cost:* Pay 1 coin. Take it into your hand.`);
    expect(below(out, 'What always holds')).toBe(`- A gift cannot be buried.

At all times:

- Each player whose wealth is 0 gains a coin.`);
    expect(below(out, 'What the orders mean')).toBe(`Cards and rules give these orders.

- **Bury a treasure.**
  - Before it happens: Open the pause for it.
  - After that: Move it to the deck.`);
    expect(below(out, 'What the words mean')).toBe(`- **Gift**: a treasure with worth 1
- **Wealth** (a player): the number of their coins + the number of cards in their hand (at least 0)`);
  });

  it.each([
    [
      'fr',
      '# Flux et reflux\n\n3 à 5 joueurs · environ 30 minutes · à partir de 10 ans\n\n## Comment gagner\n',
    ],
    ['de', '# Ebbe und Flut\n\n3 bis 5 Spieler · etwa 30 Minuten · ab 10 Jahren\n\n## Wie man gewinnt\n'],
  ])('speaks %s', async (lang, start) => {
    const { out } = await run(['rules', 'ebb-and-flow', '--lang', lang]);
    expect(out.startsWith(start)).toBe(true);
  });

  it('says a relation as a sentence, and the points of its condition below each other', async () => {
    const cwd = tinyFolder({
      'v.yaml': `variant: v
extends: tiny
name: V
add:
  functions:
    match:
      phrase: { en: 'match {other}' }
      takes: { one: a treasure, other: a treasure }
      if: |
        any of:
          - the one's worth is the other's worth
          - the one's worth is 1
`,
    });
    const { out } = await run(['rules', 'tiny', 'v.yaml'], { cwd });
    expect(below(out, 'What the words mean')).toBe(`- **A treasure matches a treasure** if any of these holds:
  - The first treasure has the same worth as the second treasure.
  - The first treasure's worth is 1.`);
  });

  it('puts the usual number behind its name, whatever the language does with that', async () => {
    const cwd = tinyFolder({
      'v.yaml': `variant: v
extends: tiny
name: V
set: { settings/goal: { default: 7, name: { en: goal, fr: but m, de: Ziel n } } }
replace: { flow/round/steps/tidy/do: 'for each player with (the goal divided by 2 rounded up) coins, that player gains a coin' }
`,
    });
    const last = async (lang: string): Promise<string> =>
      (await run(['rules', 'tiny', 'v.yaml', '--lang', lang], { cwd })).out.split('### 3.')[1];
    expect(await last('en')).toContain('half the goal (7)');
    expect(await last('fr')).toContain('but (7)');
    expect(await last('de')).toContain('Hälfte des Ziels (7)');
  });

  it('gives its data as JSON', async () => {
    const { out } = await run(['rules', 'tiny', '--format', 'json'], { cwd: tinyFolder() });
    const book = JSON.parse(out) as Record<string, unknown>;
    expect(book).toMatchObject({ game: 'tiny', language: 'en', players: { min: 2, max: 4 } });
  });

  it('tells what is wrong with a game, and no rules', async () => {
    const cwd = tinyFolder();
    put(join(cwd, 'cards/tiny'), { 'more.yaml': '- { kind: treasur, id: a, worth: 1 }\n' });
    const { status, out, err } = await run(['rules', 'tiny'], { cwd });
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain('treasur');
  });
});

it('tells what the words mean that a file on top declares, in each language', async () => {
  const own = `variant: own
extends: tiny
name: { en: Own, fr: Propre, de: Eigen }
add:
  nouns/jewel: { is: a treasure in any hoard where worth is 3, name: { en: [jewel, jewels], fr: [joyau m, joyaux], de: [Juwel n, Juwele] } }
  functions/rich:
    name: { en: rich, fr: riche, de: reich }
    takes: { player: a player }
    if: the player has at least 5 coins
`;
  const cwd = tinyFolder({ 'own.yaml': own });
  const said = {
    en: ['What the words mean', /Jewel\*\*: .*worth 3/, /Rich\*\* .*at least 5 coins/],
    fr: ['Ce que veulent dire les mots', /Joyau\*\*\s: .*3/, /Riche\*\* .*au moins 5/],
    de: ['Was die Wörter bedeuten', /Juwel\*\*: .*3/, /Reich\*\* .*mindestens 5/],
  } as const;
  for (const [lang, [heading, noun, condition]] of Object.entries(said)) {
    const { status, out, err } = await run(['rules', 'tiny', '--with', 'own.yaml', '--lang', lang], { cwd });
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const words = below(out, heading);
    expect(words).toMatch(noun);
    expect(words).toMatch(condition);
  }
});
