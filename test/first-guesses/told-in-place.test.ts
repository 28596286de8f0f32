import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { gamesThere } from '../files.ts';
import { bring, follow } from './guesses.ts';
import { cardOf, CARDS } from './readings/cards.ts';

/** What is found first in a text of a card: the message and the help. */
const foundFirst = (sort: string, text: string): Diagnostic => follow(...cardOf(sort, text), 0).found[0][0];

/** Whether the game of a sort of card is there. */
const there = ([sort]: readonly [string, ...unknown[]]): boolean =>
  gamesThere().includes(CARDS[sort]?.[0] ?? '');

describe.skipIf(gamesThere().length === 0)('what is told of words', () => {
  const NAMES = [
    [
      'action',
      'choose a group as shore\nchoose up to 3 actors in the shore as rowers\nmove 2 rowers to another unit',
      '`the rowers`',
    ],
    ['hero', "choose a hero in an opponent's party as mark\ndestroy 2 marks", '`the marks`'],
  ] as const;
  it.each(NAMES.filter(there))(
    'a name that is given above is no other noun, on a %s: %s',
    (sort, text, help) => {
      const found = foundFirst(sort, text);
      expect(found.fixes ?? []).toEqual([]);
      expect(found.help).toContain(help);
    },
  );

  const ORDINARY = [
    ['gear', 'harm the target by 1', 'shop'],
    ['survivor', 'opponents cannot see cards in your hand', '`set`'],
    ['hero', 'if both are thieves, draw a card', 'bot'],
  ] as const;
  it.each(ORDINARY.filter(there))(
    'an ordinary word is no slip of another one, on a %s: %s',
    (sort, text, other) => {
      expect(foundFirst(sort, text).help ?? '').not.toContain(`did you mean \`${other.replaceAll('`', '')}`);
    },
  );

  const UNFINISHED = [
    ['leader', 'once per turn, use the effect of the first hero an opponent empowered this turn'],
    ['leader', 'once per turn, steal a card of the first hero an opponent empowered this turn'],
  ] as const;
  it.each(UNFINISHED.filter(there))('no `to` is offered inside of a noun, on a %s: %s', (sort, text) => {
    const found = follow(...cardOf(sort, text), 0).found[0].filter(({ severity }) => severity === 'error');
    expect(found.length).toBeGreaterThan(0);
    for (const { message, help } of found)
      expect(`${message} ${help}`).not.toMatch(/\b(?:the|last|first|an|of) to\b|\bto empowered\b/);
  });

  const NEAREST = [
    ['action', 'until end of round, when an actor is moved, draw a card', 'a move alone is not waited for'],
  ] as const;
  it.each(NEAREST.filter(there))(
    'what cannot be said is told with what comes nearest, on a %s: %s',
    (sort, text, help) => {
      expect(foundFirst(sort, text).help).toContain(help);
    },
  );

  it.runIf(gamesThere().includes('here-to-slay'))(
    'what has happened is offered with a time, beside other mistakes',
    () => {
      const help = foundFirst('hero', 'if you have slain a monster, draw a crad').help;
      expect(help).toContain('if you slain a monster this game, draw a crad');
    },
  );

  const HELPED = [['hero', 'steal an item', "`steal` takes `a hero in an opponent's party`"]] as const;
  it.each(HELPED.filter(there))('what a verb takes is shown, on a %s: %s', (sort, text, help) => {
    const [game, card] = cardOf(sort, text);
    const all = follow(game, card, 0).found[0].map((each) => each.help ?? '');
    expect(all.join('\n')).toContain(help);
  });

  it.runIf(gamesThere().includes('hismment'))('a name of another text of the card is told to be one', () => {
    const [, card] = cardOf('power', 'harm the nearest by 1');
    const own = card.replace(
      '  power: |',
      '  opening: choose a champion of an opponent as nearest\n  power: |',
    );
    const helps = follow('hismment', own, 0).found[0].map((each) => each.help ?? '');
    expect(helps.some((help) => help.includes('`nearest` is a name that `opening` gives'))).toBe(true);
  });

  const IN_LINES = [
    [
      'monster',
      'the actor with the lowest value in each group\nif this slashed at least 3 actors, draw a crad',
      'crad',
    ],
    ['monster', 'all red actors\nall blu loners', 'blu'],
  ] as const;
  it.each(IN_LINES.filter(there))(
    'lines without the verb of their field are told of what is wrong in them, on a %s: %s',
    (sort, text, wrong) => {
      const [game, card] = cardOf(sort, text);
      const found = follow(game, card, 0).found[0].filter(({ severity }) => severity === 'error');
      expect(found.map(({ place: { span } }) => card.slice(span.start, span.end))).toEqual([wrong]);
    },
  );

  const BELOW = [
    [
      'monster',
      'choose a loner with the lowest value as stung\nfor each group in order of most actors:\n  slash an actor in that group\n  if this slashed fewer than 2 actors in that group, stop',
      ['this slashed fewer than 2 actors in that group'],
    ],
    [
      'leader',
      'once per turn, when you attack a monster and do not slay it:\n  you may pay 1 action point\n  if you do, make that attack roll again with +2',
      ['with'],
    ],
    [
      'leader',
      'when an opponent plays an item:\n  if that player paid at least 1 action point for that item, put a coin on this\nonce per turn, you may remove 3 coins from this\nif you do, play an item for free',
      ['that player paid at least 1 action point for that item'],
    ],
    [
      'survivor',
      'once per turn, pay 1 rescue of this to:\n  look at the top 3 cards of your deck\n  put a character among them into your hand\n  bury one of the others\n  if this has at least 4 rescues, flump a card',
      ['flump'],
    ],
  ] as const;
  it.each(BELOW.filter(there))(
    'lines that people may write as they are hide no line that cannot be read, on a %s: %s',
    (sort, text, wrong) => {
      const [game, card] = cardOf(sort, text);
      const found = follow(game, card, 0).found[0].filter(({ severity }) => severity === 'error');
      expect(found.map(({ place: { span } }) => card.slice(span.start, span.end))).toEqual(wrong);
    },
  );

  it.runIf(gamesThere().includes('hismment'))('a card may be a value by its id, whatever its name', () => {
    const [, card] = cardOf('speciality', 'gain 10 coins', 'the-widow-in-black');
    const own = card
      .replace('lineage: reed-blade', 'lineage: the-widow-in-black')
      .replace('name: the-widow-in-black', 'name: The Widow in Black')
      .replace('gain 10 coins', 'when you draw a card, gain 10 coins');
    expect(bring('hismment', own).found).toEqual([]);
  });
});
