import { describe, expect, it } from 'vitest';
import { gamesThere } from '../../files.ts';
import { sampled, sampledOfEach, WHOLE } from '../../size.ts';
import { bring, follow } from '../guesses.ts';
import { ON_ACTIONS } from './actions.ts';
import { ON_CHAMPIONS } from './champions.ts';
import { ON_CHAPTERS } from './chapters.ts';
import { ON_CHARACTERS } from './characters.ts';
import { ON_EVENTS } from './events.ts';
import { ON_FOLLOWED } from './followed.ts';
import { ON_HEROES } from './heroes.ts';
import { ON_ITEMS } from './items.ts';
import { ON_LEADERS } from './leaders.ts';
import { ON_MONSTERS } from './monsters.ts';
import { ON_NAMED } from './named-before.ts';
import { ON_OWNED } from './owned.ts';
import { ON_ALIKE_AND_APART } from '../printed/alike-and-apart.ts';
import { ON_AMOUNTS } from '../printed/amounts.ts';
import { ON_BENEATH, ON_KEPT, ON_LATEST } from '../printed/beneath.ts';
import { ON_CHOICES } from '../printed/choices.ts';
import { ON_COMPARING } from '../printed/comparing.ts';
import { ON_COMPOSED } from '../printed/composed.ts';
import { COUNTED_AND_BLOCKED } from '../printed/counted-and-blocked.ts';
import { PLAIN_PROSE } from '../printed/plain-prose.ts';
import { ON_COUNTS_AND_NAMES } from '../printed/counts-and-names.ts';
import { ON_PILES_AND_PEOPLE } from '../printed/piles-and-people.ts';
import { PARTICIPANTS } from '../printed/participants.ts';
import { DICE_TALK } from '../printed/dice-talk.ts';
import { ON_EVERYDAY } from '../printed/everyday.ts';
import { CHOSEN_IN_LOOPS } from '../printed/chosen-in-loops.ts';
import { HANDED_ON } from '../printed/handed-on.ts';
import { IN_GAME_WORDS } from '../printed/game-words.ts';
import {
  IN_EACH_TURN,
  IN_ONE_SENTENCE,
  OF_DOERS,
  OF_HOW_MANY,
  PUT_ON_AND_OFF,
} from '../printed/many-hands.ts';
import { AS_DICE_LIE } from '../printed/natural-dice.ts';
import { KEPT_CHOICES } from '../printed/kept-choices.ts';
import { LENT_AND_BLANK, LIKE_OTHERS } from '../printed/lent.ts';
import { ON_LIMITS } from '../printed/limits.ts';
import { ON_NEXT_TIMES } from '../printed/next-times.ts';
import { ON_ORDERS } from '../printed/orders.ts';
import { ON_PAID } from '../printed/paid.ts';
import { ON_PROSE } from '../printed/prose.ts';
import { REFERRING_BACK } from '../printed/referring-back.ts';
import { ON_ROLLS } from '../printed/rolls.ts';
import {
  OF_ARRIVALS,
  OF_EXTREMES,
  OF_LENT,
  OF_NAMED_DICE,
  OF_TWO_HEAPS,
  ON_STANDING,
} from '../printed/standing.ts';
import { ON_REPLACED_DRAWS } from '../printed/replaced-draws.ts';
import { SETTLED } from '../printed/settled.ts';
import { BELOW_LINES } from '../printed/below-lines.ts';
import { COUNTED_TWICE } from '../printed/counted-twice.ts';
import { FOR_A_TIME } from '../printed/for-a-time.ts';
import { NAMES_AND_PARTS } from '../printed/names-and-parts.ts';
import { SHARED_OUT } from '../printed/shared-out.ts';
import { THROWN } from '../printed/thrown.ts';
import { TURNS_AND_COSTS } from '../printed/turns-and-costs.ts';
import { ON_TIMES } from '../printed/times.ts';
import { USUAL_ORDERS } from '../printed/usual-orders.ts';
import { IN_WINDOWS } from '../printed/windows.ts';
import { WHOSE_CARDS } from '../printed/whose-cards.ts';
import { EVERYDAY_ACTS } from '../printed/everyday-acts.ts';
import { BIDS_AND_VOTES } from '../printed/bids-and-votes.ts';
import { ON_RIVALS } from './rivals.ts';
import { ON_RESPONSES } from './responses.ts';
import { ON_SHOWN } from './shown.ts';
import { ON_SPELLS } from './spells.ts';
import { CARDS, cardOf, there, type Same } from './cards.ts';
import { NEVER_PUT, OFFERED, OPEN, TOLD } from './refused.ts';

/** What people write, and the same as the language has it, by the kinds of cards. */
const SAME: readonly (readonly Same[])[] = [
  ON_HEROES,
  ON_COMPOSED,
  ON_ACTIONS,
  ON_LEADERS,
  ON_RESPONSES,
  ON_EVENTS,
  ON_CHAPTERS,
  ON_MONSTERS,
  ON_ITEMS,
  ON_CHARACTERS,
  ON_SHOWN,
  ON_SPELLS,
  ON_CHAMPIONS,
  ON_RIVALS,
  ON_NAMED,
  ON_OWNED,
  ON_PROSE,
  ON_ORDERS,
  ON_CHOICES,
  ON_COMPARING,
  ON_COUNTS_AND_NAMES,
  COUNTED_AND_BLOCKED,
  PLAIN_PROSE,
  ON_PILES_AND_PEOPLE,
  PARTICIPANTS,
  DICE_TALK,
  ON_EVERYDAY,
  IN_GAME_WORDS,
  ON_AMOUNTS,
  ON_ROLLS,
  SETTLED,
  FOR_A_TIME,
  BELOW_LINES,
  HANDED_ON,
  CHOSEN_IN_LOOPS,
  COUNTED_TWICE,
  NAMES_AND_PARTS,
  SHARED_OUT,
  AS_DICE_LIE,
  IN_WINDOWS,
  ON_PAID,
  THROWN,
  ON_TIMES,
  TURNS_AND_COSTS,
  ON_BENEATH,
  ON_KEPT,
  ON_LATEST,
  USUAL_ORDERS,
  WHOSE_CARDS,
  BIDS_AND_VOTES,
  EVERYDAY_ACTS,
  ON_STANDING,
  OF_TWO_HEAPS,
  OF_EXTREMES,
  OF_LENT,
  LENT_AND_BLANK,
  LIKE_OTHERS,
  KEPT_CHOICES,
  OF_NAMED_DICE,
  OF_ARRIVALS,
  IN_EACH_TURN,
  OF_DOERS,
  OF_HOW_MANY,
  PUT_ON_AND_OFF,
  IN_ONE_SENTENCE,
  ON_FOLLOWED,
  ON_ALIKE_AND_APART,
  ON_LIMITS,
  ON_REPLACED_DRAWS,
  ON_NEXT_TIMES,
  REFERRING_BACK,
];

/** In every run one of so many texts of each game, through all tables. */
const STEP = 40;

/** The texts of some tables for the games that are there, those of one game apart. */
const byGame = (tables: readonly (readonly Same[])[]): readonly (readonly Same[])[] => [
  ...Map.groupBy(tables.flat().filter(there), ([sort]) => CARDS[sort][0]).values(),
];

describe('texts as people speak', () => {
  const same = sampledOfEach(byGame(SAME), STEP).map(
    (row, i) => [...row, `as-written-${i}`, `as-it-is-${i}`] as const,
  );
  /** So many of a game are brought together, what is accepted has nothing to do with the others; their initiatives are unique. */
  const TOGETHER = 20;
  const cardsWith = (game: string, id: string): string => {
    const all = same.filter(([sort]) => CARDS[sort][0] === game);
    const from = Math.floor(all.findIndex((row) => row[3] === id) / TOGETHER) * TOGETHER;
    return all
      .slice(from, from + TOGETHER)
      .flatMap(([sort, written, right, one, other], i) => [
        cardOf(sort, written, one, 2 * i)[1],
        cardOf(sort, right, other, 2 * i + 1)[1],
      ])
      .join('');
  };

  it.each(same)('on a %s: %s', (sort, _written, _right, id, other) => {
    const [game] = CARDS[sort];
    const { found, printed: texts } = bring(game, cardsWith(game, id));
    expect(found).toEqual([]);
    expect(texts.get(id)).toBe(texts.get(other)!.replaceAll(other, id));
    expect(texts.get(id)).toBeTruthy();
  });

  /** A line for each sort of card that is carried out once. */
  const ABOVE: Readonly<Record<string, string>> = {
    magic: 'if you have an item:',
    hero: 'if you have an item:',
    action: 'if there is a loner:',
    event: 'if you have a character:',
  };
  /** What is written in other words there, or is about what the line above names. */
  const OTHERWISE_BELOW = new Set([
    'put a card from your hand under it',
    'take the last card discarded',
    'if the last card discarded was a hero, draw a card',
    'choose a loner\nif its value is the highest among loners, split a group',
    'destroy an item, then draw a card if it was cursed',
    'choose two opponents\nboth of them discard 2 cards',
    'choose 2 characters in your front\nboth of these characters gain 2 wounds',
    'choose a hero in play\nthe owner of that hero discards 2 cards',
  ]);
  const isCarriedOut = ([sort, written]: Same): boolean =>
    Object.hasOwn(ABOVE, sort) && !OTHERWISE_BELOW.has(written);

  it.each(sampled(SAME.flat().filter(there).filter(isCarriedOut), 50))(
    'means nothing else below another line, on a %s: %s',
    (sort, written, right) => {
      const below = (text: string): readonly [string, string] =>
        cardOf(sort, `${ABOVE[sort]}\n${text.replaceAll(/^/gm, '  ')}`);
      const isRefused = (text: string): boolean =>
        bring(...below(text)).found.some(({ severity }) => severity === 'error');
      if (isRefused(written) || isRefused(right)) return;
      const [read, said] = [written, right].map((text) => bring(...below(text)).printed.get('guessed'));
      expect(read).toBe(said);
    },
  );

  it.each(sampled(TOLD.filter(there), 20))('that are refused, on a %s: %s', (sort, written, told) => {
    const [game, card] = cardOf(sort, written);
    const found = follow(game, card, 0).found[0].filter(({ severity }) => severity === 'error');
    expect(found.map(({ code, place: { span } }) => `${code} ${card.slice(span.start, span.end)}`)).toEqual(
      told,
    );
  });

  it.runIf(gamesThere().includes('here-to-slay'))(
    'a change of several lines makes a block of one line',
    () => {
      const [game, card] = cardOf('hero', 'HERE');
      const typed = card.replace(/\|\n +HERE/, 'the player with the most cards in hand draws a card');
      const { after, texts } = follow(game, typed);
      expect(texts.at(-1)).toContain(
        'effect: |\n    choose a player with the most cards in hand as chosen\n    the chosen draws a card\n',
      );
      expect(after).toBe(1);
    },
  );

  it.each(sampled(OFFERED.filter(there), 24))(
    'that do not say all, on a %s: %s',
    (sort, written, offered) => {
      const { after, texts } = follow(...cardOf(sort, written), 1);
      expect(texts.at(-1)).toBe(cardOf(sort, offered)[1]);
      expect(after).toBe(1);
    },
  );

  // Dice that no roll of the game throws.
  it.runIf(gamesThere().includes('here-to-slay'))('dice are thrown by a roll that the card brings', () => {
    const [game, card] = cardOf(
      'magic',
      'Roll three dice.\n  14+: draw 4 cards\n  on anything else: discard your hand',
    );
    expect(bring(game, card).found).toEqual([]);
    expect(bring(game, card).printed.get('guessed')).toBe(
      'Make a triple dice roll. If that triple dice roll is at least 14, draw 4 cards. Otherwise, discard all cards from your hand.',
    );
  });

  it
    .runIf(gamesThere().includes('here-to-slay'))
    .each(['this roll cannot be modified', 'and that roll can’t be changed', 'which nobody may modify'])(
    'a roll that nobody can change is another one: %s',
    (fixed) => {
      const [game, card] = cardOf(
        'magic',
        `Roll two dice, ${fixed}.\n  9 or more: draw 4 cards\n  otherwise: discard a card`,
      );
      expect(bring(game, card).found).toEqual([]);
      expect(bring(game, card).printed.get('guessed')).toBe(
        'Make a fixed dice roll. If that fixed dice roll is at least 9, draw 4 cards. Otherwise, discard a card.',
      );
    },
  );

  // So many lines that cannot be read take seconds.
  it.runIf(WHOLE && gamesThere().includes('here-to-slay'))(
    'two who roll against each other do so in a contest that the card brings',
    () => {
      const [game, card] = cardOf(
        'magic',
        'Choose an opponent.\nYou and that player each roll two dice.\nWhoever rolls higher steals a hero from the other.\nOn a tie, both sacrifice a hero.',
      );
      const { after, texts } = follow(game, card, 1);
      expect(after).toBe(1);
      expect(texts.at(-1)).toContain(
        'brings: { rolls: { dice roll: { dice: 2d6 } }, contests: { dice duel: { rolls: [dice roll, dice roll], ties: nobody } } }\n',
      );
      expect(bring(game, texts.at(-1)!).printed.get('guessed')).toBe(
        'Choose an opponent. Hold a dice duel against that opponent. If you win that dice duel, steal a hero of that opponent. Otherwise, if that opponent wins that dice duel, that opponent steals one of your heroes. Otherwise, sacrifice a hero, then that opponent sacrifices a hero.',
      );
    },
  );

  // Where the others go is left to the writer: both ways are there in whole.
  it
    .runIf(gamesThere().includes('here-to-slay'))
    .each([
      'Reveal cards until you reveal a hero. Put it into your hand.',
      'reveal cards from the deck until you reveal a magic card\nput that card into your hand',
    ])('what can be meant in two ways is offered in both: %s', (written) => {
    const [game, card] = cardOf('magic', written);
    const [first] = follow(game, card, 0).found[0].filter(({ severity }) => severity === 'error');
    const offered = first.fixes!.map(({ edits: [{ place, text }] }) =>
      follow(game, card.slice(0, place.span.start) + text + card.slice(place.span.end), 0),
    );
    expect(offered.map(({ after }) => after)).toEqual([0, 0]);
    expect(offered[0].texts[0]).toMatch(/to the bottom of the main deck\n[^]*shuffle the main deck/);
    expect(offered[1].texts[0]).toContain('to the discard pile\n');
  });

  it
    .runIf(gamesThere().includes('hismment'))
    .each(['(half the might of the puppet)', "half the puppet's might"])(
    'a half is offered in both ways: %s',
    (half) => {
      const text = `choose a champion of an opponent within 3 of this card's host as puppet\nharm the puppet by ${half}`;
      const [game, card] = cardOf('power', text);
      const [first] = follow(game, card, 0).found[0].filter(({ severity }) => severity === 'error');
      const offered = first.fixes!.map(({ edits: [{ place, text: put }] }) =>
        follow(game, card.slice(0, place.span.start) + put + card.slice(place.span.end), 0),
      );
      expect(offered.map(({ after }) => after)).toEqual([0, 0]);
      expect(offered.map(({ texts }) => /rounded [a-z]+/.exec(texts[0])?.[0])).toEqual([
        'rounded up',
        'rounded down',
      ]);
    },
  );

  // What is paid to use a card is an ability of it: of its own kind, or in a field that it brings.
  it.runIf(gamesThere().includes('here-to-slay')).each([
    [
      'kind: modifier\n  values: [2]',
      'cost: discard 2 cards',
      'To modify using this card, also discard 2 cards.',
    ],
    [
      'kind: magic\n  effect: draw 3 cards',
      'price: sacrifice an item',
      'To play this card, also sacrifice an item.',
    ],
    [
      'kind: item\n  nature: cursed\n  skill: at the end of your turn, draw a card',
      'additional cost: discard a card',
      'To play this card, also discard a card.',
    ],
    // What else is of the use of the card.
    [
      'kind: magic\n  effect: draw 3 cards',
      'skill: this cannot be challenged',
      'Opponents cannot challenge you for this card.',
    ],
    [
      'kind: monster\n  slay: 8+\n  skill: draw a card for each hero in your party at the start of your turn',
      'rules: you can attack this only if you have a bard',
      'You can attack this card only if you have a bard card in your party.',
    ],
  ])('a price under a key that the kind has not: %s', (head, price, says) => {
    const card = `- ${head}\n  id: guessed\n  name: Guessed\n  ${price}\n`;
    const { after, texts } = follow('here-to-slay', card, 1);
    expect(after).toBe(1);
    expect(bring('here-to-slay', texts.at(-1)!).printed.get('guessed')).toContain(says);
  });

  it.runIf(gamesThere().includes('here-to-slay')).each([
    ['magic', 'this cannot be challenged\ndraw a card', 'Opponents cannot challenge you for this card.'],
    [
      'magic',
      'This card cannot be challenged. Draw a card.',
      'Opponents cannot challenge you for this card.',
    ],
    [
      'magic',
      'as an additional cost to play this, sacrifice a hero\ndraw a card',
      'To play this card, also sacrifice a hero.',
    ],
    [
      'hero',
      'play this only if you have a bard\ndraw a card',
      'You can play this card only if you have a bard card in your party.',
    ],
  ])('what is of the use of a %s in its effect: %s', (sort, written, says) => {
    const [game, card] = cardOf(sort, written);
    const { after, texts } = follow(game, card, 1);
    expect(after).toBe(1);
    expect(bring(game, texts.at(-1)!).printed.get('guessed')).toBe(`Draw a card. ${says}`);
  });

  // What is asked of several cards together, or of a roll besides its number, is no part of a field: an ability of the card says it.
  it.runIf(gamesThere().includes('here-to-slay')).each([
    [
      'requires: [3 heroes of different classes]\n  slay: 8+',
      'requires: [hero, hero, hero]\n',
      'Players can attack this card only if there are at least 3 heroes with all different classes in that player',
    ],
    [
      'requires: [hero, hero of the same class]\n  slay: 8+\n  skill: +1 to your rolls',
      'requires: [hero, hero]\n',
      'only if there is a class such that there are at least 2 heroes of that class in that player',
    ],
    [
      'requires: [hero, hero, hero, 2 different classes]\n  slay: 8+\n  skill: |\n    +1 to your rolls',
      'requires: [hero, hero, hero]\n',
      'at least 2 heroes with all different classes',
    ],
    [
      'requires: [hero, hero of another class, hero]\n  slay: 8+',
      'requires: [hero, hero, hero]\n',
      'only if there are at least 2 heroes with all different classes',
    ],
    [
      'requires: [hero, 2 heroes of the same class]\n  slay: 8+',
      'requires: [hero, hero, hero]\n',
      'only if there is a class such that there are at least 2 heroes of that class',
    ],
    [
      'requires: [hero, hero of another class, hero of a third class]\n  slay: 8+',
      'requires: [hero, hero, hero]\n',
      'at least 3 heroes with all different classes',
    ],
    [
      'requires: [hero]\n  slay: 7 or 12',
      'slay: 7..12\n',
      "Players can slay this card only if this card's roll is 7 or this card's roll is 12.",
    ],
    [
      'requires: [hero]\n  slay: 4 or 10+',
      'slay: 4+\n',
      "only if this card's roll is 4 or this card's roll is at least 10.",
    ],
    [
      'requires: [hero]\n  slay: 8+ and even',
      'slay: 8+\n',
      "Players can slay this card only if this card's roll is even.",
    ],
    [
      'requires: [hero]\n  slay: (7 + the number of monsters you have slain)+',
      'slay: 7+\n',
      "only if this card's roll is at least 7 plus the number of slain monsters of that player",
    ],
  ])('what a field of a monster cannot hold: %s', (fields, line, says) => {
    const card = `- kind: monster\n  id: guessed\n  name: Guessed\n  ${fields}\n`;
    const { after, texts } = follow('here-to-slay', card, 1);
    expect(after).toBe(1);
    expect(texts.at(-1)).toContain(line);
    expect(bring('here-to-slay', texts.at(-1)!).printed.get('guessed')).toContain(says);
  });

  it.runIf(gamesThere().includes('here-to-slay'))('a range as it is written elsewhere: 6-8', () => {
    const [game, card] = cardOf('hero', 'draw a card');
    const [one, other] = ['6-8', '6..8'].map((range) => card.replace('roll: 6+', `roll: ${range}`));
    expect(follow(game, one, 0).after).toBe(0);
    expect(bring(game, one).printed).toEqual(bring(game, other).printed);
  });

  // Among others one of them may be meant by two entries, and what is no range at all has no number.
  it
    .runIf(gamesThere().includes('here-to-slay'))
    .each([
      'requires: [2 heroes of the same class, wizard card]\n  slay: 8+',
      'requires: [hero]\n  slay: odd',
    ])('is refused without an offer where it is open: %s', (fields) => {
    const card = `- kind: monster\n  id: guessed\n  name: Guessed\n  ${fields}\n`;
    expect(follow('here-to-slay', card, 1).after).toBeUndefined();
  });

  // What a card in play does by itself begins with when it does so.
  it.each(([['leader']] as const).filter(there))(
    'no ability that waits is made of an order on a %s',
    (sort) => {
      const { after, texts } = follow(...cardOf(sort, 'you may draw a card'), 1);
      expect(texts.at(-1)).not.toContain('when you');
      expect(after).toBeUndefined();
    },
  );

  // A card that is called by its own name; a name of one word begins no sentence, where it may be a verb.
  it.each(
    (
      [
        [
          'character',
          'The Mimic',
          "When the Mimic is destroyed, +2 to The Mimic's score until end of turn",
          "when this is destroyed, +2 to this card's score until end of turn",
        ],
        [
          'character',
          'Bob',
          'when Bob attacks a character, draw a card',
          'when this attacks a character, draw a card',
        ],
        [
          'hero',
          'Sly Fox',
          'Give Sly Fox to an opponent. Draw 2 cards.',
          'give this to an opponent\ndraw 2 cards',
        ],
        [
          'speciality',
          'Dune Walker',
          'When Dune Walker is released, gain 5 coins.',
          'when this is released, gain 5 coins',
        ],
        ['action', 'Split', 'Split a group.', 'split a group'],
      ] as const
    ).filter(there),
  )('%s that is called %s by itself: %s', (sort, name, written, right) => {
    const called = (text: string): readonly [string, string] => {
      const [game, card] = cardOf(sort, text);
      return [game, card.replace('name: guessed', `name: ${name}`)];
    };
    expect(bring(...called(written)).found).toEqual([]);
    expect(bring(...called(written)).printed).toEqual(bring(...called(right)).printed);
  });

  it.runIf(gamesThere().includes('here-to-slay'))(
    'no finding names the word that a card is read as in place of its own name',
    () => {
      const [game, card] = cardOf('hero', 'Sacrifice Sly Fox, then zap 2 cards.');
      const named = card.replace('name: guessed', 'name: Sly Fox');
      const [first, ...more] = follow(game, named, 0).found[0];
      expect(more).toEqual([]);
      expect(named.slice(first.place.span.start, first.place.span.end)).toBe('zap');
    },
  );

  // A field that is not there and holds one of a few values: each of them is offered, and none is read so.
  it.each(
    (
      [
        ['item', 'nature: ordinary', ['ordinary', 'cursed']],
        ['speciality', 'rarity: bronze', ['bronze', 'silver', 'gold', 'platinum', 'crystal']],
      ] as const
    ).filter(there),
  )('a field that is missing on a %s is offered with its values: %s', (sort, line, values) => {
    const text = sort === 'item' ? '+1 to your rolls' : '+1 to the might of this';
    const [game, card] = cardOf(sort, text);
    const without = card.replace(`  ${line}\n`, '');
    const { found, after } = follow(game, without, 1);
    const [first, ...more] = found[0];
    expect([first.code, more]).toEqual(['schema/missing', []]);
    const offered = (first.fixes ?? []).flatMap(({ edits: [{ place, text: put }] }) => {
      const changed = without.slice(0, place.span.start) + put + without.slice(place.span.end);
      expect(follow(game, changed, 0).after).toBe(0);
      return put.trim();
    });
    expect(offered).toEqual(values.map((value) => `${line.split(':')[0]}: ${value}`));
    expect(after).toBe(1);
  });

  // What each player may have several of is gained by none of them.
  it.each([['event', 'gain 2 wounds'] as const].filter(there))(
    'nobody gains what any of several could, on an %s: %s',
    (sort, written) => expect(follow(...cardOf(sort, written), 0).after).toBeUndefined(),
  );

  it.each([['action'] as const].filter(there))('print that each goes its own way, on an %s', (sort) => {
    const text = 'choose a group\nfor each actor in that group, move that actor to a new unit';
    expect(bring(...cardOf(sort, text)).printed.get('guessed')).toBe(
      'Choose a group. For each actor in that group, move it to a new unit.',
    );
  });

  it.each([['monster'] as const].filter(there))(
    'print what is left out with its own values, on a %s',
    (sort) => {
      const [one, other] = [
        'all actors other than all actors with the lowest value',
        'all actors with the lowest value other than all red actors',
      ].map((text) => bring(...cardOf(sort, text)).printed.get('guessed'));
      expect(one).toBe('Slash all actors other than all actors with the lowest value.');
      expect(other).toBe('Slash all actors with the lowest value other than all red actors.');
    },
  );

  it.each([['chapter'] as const].filter(there))('print no passive that lacks its words, on a %s', (sort) => {
    const text = 'all champions of yours cannot be harmed this turn';
    expect(bring(...cardOf(sort, text)).printed.get('guessed')).toBe(
      'Nobody can deal damage to all your champions this turn.',
    );
  });

  it.each(sampled(NEVER_PUT.filter(there), 4))(
    'nothing that means less is put there, on a %s: %s',
    (sort, written) => {
      const { after, texts } = follow(...cardOf(sort, written));
      expect(after).toBeUndefined();
      expect(texts).toHaveLength(1);
    },
  );

  it.each(sampled(OPEN.filter(there), 24))('that may be meant in two ways, on a %s: %s', (sort, written) => {
    expect(follow(...cardOf(sort, written), 0).after).toBeUndefined();
  });
});
