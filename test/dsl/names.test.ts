import { expect, test } from 'vitest';
import { loadGame } from '../../interpreter/index.ts';
import { sampled } from '../size.ts';

/** A small game whose one card is put in by each case; `<|` and `|>` mark the place that is complained about. */
const game = (effect: string): string => `
game: orchard
language: 1
name: Orchard
players: { min: 2, max: 4 }
settings: { prize: { default: 3 } }
values: { colour: { of: [red, green] } }
kinds:
  fruit:
    starts: store
    means: the meadow
    name: { en: [fruit, fruits] }
    fields: { weight: { type: number, from: 1, to: 9, wild: true }, colour: { type: colour } }
  order: { starts: store, fields: { effect: { type: effect } } }
zones:
  store: { seen by: nobody, order: stack }
  meadow: { seen by: everyone, order: piles, pile: [heap, heaps], takes: [fruit] }
  basket: { of: player, seen by: owner, takes: [fruit] }
counters: { coin: { of: player, from: 0 } }
roles: { host: {} }
nouns: { stack: { is: a heap with at least 2 fruits } }
verbs:
  pick: { takes: { fruit: a fruit }, do: move the fruit to your basket }
  sell: { takes: { fruits: fruits in your basket, to buyer: a player }, do: gain a coin }
flow: { day: { steps: [{ id: work, turns from: the host, until: the store is empty, actions: { go: { do: gain a coin } } }] } }
cards:
  - { kind: fruit, id: apple, weight: 2, colour: red, copies: 3 }
  - { kind: fruit, id: quince, weight: any, colour: green }
  - kind: order
    id: the-order
    effect: |
${effect
  .split('\n')
  .map((line) => `      ${line}`)
  .join('\n')}
`;

const cases: readonly [code: string, effect: string][] = [
  ['name/unknown-noun', 'move a <|froot|> to your basket'],
  ['name/unknown-noun', 'pick a fruit in a <|heep|>'],
  ['name/unknown-noun', 'move an order in your <|baskit|> to the store'],
  ['name/unknown-noun', 'move an order in the <|stoer|> to your basket'],
  ['name/unknown-verb', '<|pik|> a fruit'],
  ['name/unknown-quality', 'pick a <|purple|> fruit'],
  ['name/unknown-quality', 'pick a fruit where colour is <|odd|>'],
  ['name/unknown-field', 'pick a fruit in a heap with at least 2 <|coins|>'],
  ['name/wrong-sort', 'pick <|a player|>'],
  ['name/wrong-sort', 'shuffle <|a fruit|>'],
  ['name/wrong-sort', 'choose a heap, then <|that heap|> picks a fruit'],
  ['name/number', 'pick a <|fruits|>'],
  ['name/agreement', 'each player <|pick|> a fruit'],
  ['name/agreement', 'until end of turn, when a fruit <|picked|>, gain a coin'],
  ['name/agreement', 'until end of turn, when a fruit is <|pick|>, gain a coin'],
  ['name/no-place', 'move an <|order|> to the store'],
  ['name/whose', 'move a fruit in the <|basket|> to the store'],
  ['name/never', 'move an <|order|> in your basket to the store'],
  ['name/not-a-place', 'if the quince is in <|the prize|>, gain a coin'],
  ['name/inside-where', 'move a fruit where weight is odd <|from the store|> to the store'],
  ['name/unbound', 'pick <|that fruit|>'],
  ['name/unbound', 'gain <|that many coins|>'],
  ['name/taken', 'choose a fruit as one\nchoose <|a fruit as one|>'],
  ['name/missing-object', '<|pick|>'],
  ['name/missing-object', '<|sell|> 2 fruits'],
  ['name/extra-object', 'pick a fruit <|to the store|>'],
  ['name/extra-object', 'pick a fruit <|as this|>'],
  ['name/extra-object', 'choose a fruit <|as this|>'],
  ['name/one-wanted', 'if you have a coin, pick <|2 fruits|>'],
  ['name/who-chooses', "<|a player|> picks a fruit in an opponent's basket"],
  ['name/extra-turns', '<|take an extra turn|>'],
  ['name/extra-turns', 'each opponent <|gains 2 extra turns|>'],
  ['name/few-lines', '<|choose 2|>:\n  - gain 1 coin\n  - shuffle the store'],
  ['name/few-lines', '<|choose up to 3|>:\n  - gain 1 coin\n  - shuffle the store'],
  ['name/who-chooses', 'gain (the total weight of <|some but not all fruits|>) coins'],
  ['name/total', 'move all fruits in your basket <|with a total weight of 9|> to the store'],
  ['name/total', 'pick a fruit <|with a total weight of exactly 9|>'],
  ['name/total', 'for each fruit in your basket <|with a total weight of 9|>, gain a coin'],
  ['name/total', 'choose 2 fruits\nmove those fruits <|with a total weight of 9|> to the store'],
  ['name/total', 'if there are 2 fruits in your basket <|with a total weight of 9|>, gain a coin'],
  ['name/total', 'if you have 2 fruits in your basket <|with a total weight of 9|>, gain a coin'],
  ['name/total', 'gain (the number of fruits in your basket <|with a total weight of 9|>) coins'],
  [
    'name/total',
    'until end of turn, when you sell 2 fruits <|with a total weight of 9|> to a player, gain a coin',
  ],
  ['name/not-choosable', 'pick a fruit other than (<|2 fruits in your basket with a total weight of 9|>)'],
  [
    'name/not-choosable',
    'if the quince is among (<|2 fruits in your basket with a total weight of 9|>), gain a coin',
  ],
  ['name/not-here', 'choose 2 fruits with <|a mean weight of 9|>'],
  ['name/not-here', 'choose 2 fruits with <|total weight of 9|>'],
  ['name/unknown-noun', 'choose 2 fruits with a total <|wieght|> of 9'],
  ['name/unknown-field', 'choose 2 fruits with a total <|coin|> of 9'],
  ['name/unknown-field', 'choose 2 cards in the store with a total <|weight|> of 9'],
  ['name/wrong-sort', 'choose 2 fruits with a total <|colour|> of 9'],
  ['name/wrong-sort', 'choose 2 fruits with a total weight of exactly <|the quince|>'],
  ['name/seat', '<|Ann|> picks a fruit'],
  ['name/not-here', 'if <|you picked a fruit|>, gain a coin'],
  ['name/not-here', 'pick a fruit <|this turn|>'],
  ['name/not-here', 'pick <|no fruit|>'],
  ['name/not-here', 'pick <|your fruit|>'],
  ['name/not-here', 'pick <|this fruit|>'],
  ['name/not-here', 'gain <|2 coins in your basket|>'],
  ['name/not-here', 'move <|the first 2 cards in the store|> to your basket'],
  ['name/two-candidates', 'choose a fruit\nchoose a fruit\nmove <|that fruit|> to the store'],
  [
    'name/two-candidates',
    'choose a fruit as one\nchoose a fruit as two\nmove <|that fruit|> as it-all to the store',
  ],
  ['name/no-owner', 'choose a player\nthat <|owner|> gains a coin'],
  ['syntax/how-often', 'choose a fruit\nif that fruit was not picked <|twice|> this turn, gain a coin'],
  ['syntax/how-often', 'choose a fruit\nif that fruit was picked <|twice|> this turn, gain a coin'],
  ['syntax/how-often', 'choose a fruit\nif that fruit was picked <|at most 1 time|>, gain a coin'],
  ['syntax/how-often', 'choose a fruit\nif that fruit was not picked <|2 times|> this turn, gain a coin'],
  ['syntax/how-often', 'choose a fruit\nif you picked that fruit <|twice|> this turn, gain a coin'],
  ['syntax/how-often', 'if you picked a fruit <|twice|> this day, gain a coin'],
  ['name/where-idle', 'choose a fruit <|where your coins are 2|>'],
  ['name/extra-object', 'pick the fruit <|to the player|>'],
  ['name/extra-object', 'sell 2 fruits <|from the basket|> to a player'],
  ['name/where-idle', 'choose a fruit\nchoose a fruit <|where the weight of that fruit is 2|>'],
  [
    'name/where-idle',
    'choose a heap\nchoose a heap <|where the number of fruits in that heap is the lowest|>',
  ],
  [
    'name/where-idle',
    'choose a heap as one\nchoose a fruit in a heap other than the one <|where the one is not empty|>',
  ],
  ['name/not-here', 'choose a fruit as one\nmove the one <|other than the quince|> to the store'],
  ['name/wrong-sort', 'choose a fruit as one\nchoose a heap <|other than the one|>'],
  ['name/unknown-field', 'choose a stack where <|effect|> is odd'],
  ['name/unknown-field', 'choose a heap with the highest <|weight|>'],
  ['name/not-here', 'choose a heap with <|2 players|>'],
  ['name/not-here', 'choose a heap with <|a fruit in your basket|>'],
  ['name/no-place', 'if you have an <|order|>, gain a coin'],
  ['name/which-values', 'choose a heap where <|at least 1 weight|> is odd'],
  ['name/which-values', 'choose a heap where <|colour|> is not red'],
  ['name/which-values', 'pick a fruit in a heap where <|every weight|> is 3'],
  ['name/where-idle', 'choose a heap <|where there is a red fruit in the store|>'],
  ['name/which-pile', 'move all fruits <|in a heap|> to the store'],
  ['name/several', 'move <|the fruits|> to the store'],
  ['name/several', 'choose <|the heaps with the most fruits|>'],
  ['name/elsewhere', 'sell <|2 fruits in the store|> to an opponent'],
  ['name/wrong-sort', 'move the quince to a heap <|other than the quince|>'],
  ['name/wrong-sort', 'choose a heap where <|colours|> are consecutive'],
  ['name/not-here', 'move <|the top fruit in your basket|> to the store'],
  ['name/not-here', 'gain a coin, then move <|each fruit in your basket|> to the store'],
  ['name/not-here', 'choose 2 fruits where weights are not <|consecutive|>'],
  ['name/not-choosable', 'if <|a fruit|> is red, gain a coin'],
];

test.each(sampled(cases, 4))('%s: %s', (code, marked) => {
  const start = marked.indexOf('<|');
  const end = marked.indexOf('|>') - 2;
  const effect = marked.replace('<|', '').replace('|>', '');
  const text = game(effect);
  const { diagnostics } = loadGame(new Map([['orchard/game.yaml', text]]), 'orchard');
  const [first] = diagnostics;
  expect(diagnostics.map((each) => each.code)).toEqual([code]);
  expect(text.slice(first.place.span.start, first.place.span.end)).toBe(effect.slice(start, end));
});

const told = (effect: string): string[] =>
  loadGame(new Map([['orchard/game.yaml', game(effect)]]), 'orchard').diagnostics.map(
    ({ message, help, related }) => `${message}; ${help}; ${related?.length}`,
  );

test('what two things a word could mean is said by their names, or by the words that brought them up', () => {
  expect(told('choose a red fruit\nchoose a fruit in a heap as one\npick that fruit')).toEqual([
    '`that fruit` could mean `a red fruit` or `the one`; give each a name where it is chosen: `a fruit as first`, then write `the first`; 2',
  ]);
  expect(told('choose a red fruit as two\nchoose a fruit as one\npick that fruit as three')).toEqual([
    '`that fruit` could mean `the two` or `the one`; write the name of the one that is meant: `the two` or `the one`; 2',
  ]);
});

test('a cell is no word with a capital', () => {
  const [first] = loadGame(
    new Map([['orchard/game.yaml', game('choose a heap adjacent to C4 whatever')]]),
    'orchard',
  ).diagnostics;
  expect(first.code).not.toBe('syntax/capital');
});

test('texts without a fault are accepted', () => {
  const right = [
    'pick a red fruit',
    'gain 2 coin',
    'pick 2 fruits',
    'choose a fruit as one\nchoose another fruit as two\npick a fruit other than the one and other than the two',
    'choose a fruit as one\npick a fruit other than the one in a heap where weight is 2',
    'choose a fruit as one\npick a fruit in a heap other than the one',
    'choose a player as one\nchoose a player with 2 coins and without a fruit in their basket other than the one',
    'pick a fruit where weight is more than 3',
    'choose 2 or more fruits in different stacks where weights are consecutive',
    'choose any number of fruits in your basket with a total weight of exactly 9',
    'choose 2 or more fruits in different stacks with a total weight of at most 5 where weights are different as light',
    'choose up to 3 fruits with a total weight of 2..4',
    'choose up to 3 fruits with a total weight of 8+',
    'choose exactly 2 fruits with a total weight of at least (your coins + 1)',
    "choose a fruit\nchoose some but not all fruits with a total weight of more than that fruit's weight",
    'choose 2 fruits as two\nchoose one or more of the two with a total weight of 3 or more',
    'choose 2 players with a total coin of at least 5',
    'choose 2 stacks with a total size of less than 6',
    'choose a player, then that player picks a fruit',
    'each player with 2 or more coins picks a fruit',
    'move any number of fruits in your basket to a heap or a new heap',
    'if the quince is in a stack, gain (the prize) coins',
    'for each heap with exactly 2 different colours, gain a coin',
    'choose one:\n  - gain a coin\n  - pick a fruit',
    'you may pick a fruit\nif you do, gain a coin',
    'sell 2 fruits to an opponent',
    'move a fruit to another heap',
    'repeat up to 3 times until the store is empty, gain a coin',
    'choose a heap where size is 2',
    'choose a heap where no weight is 3',
    'choose a heap with a quince',
    'choose a heap with the most fruits',
    'move all fruits in any stack to the store',
    'if no player has a coin, gain a coin',
  ];
  for (const effect of right) {
    const { diagnostics } = loadGame(new Map([['orchard/game.yaml', game(effect)]]), 'orchard');
    expect(diagnostics.map((each) => `${effect}: ${each.message}`)).toEqual([]);
  }
});

/** Texts with several faults: all words that the game does not know, and nothing that only follows from a fault. */
const severals: readonly [effect: string, found: readonly string[]][] = [
  ['pick a froot\nshuffle the stor', ['name/unknown-noun froot', 'name/unknown-noun stor']],
  ['a playr picks a froot', ['name/unknown-noun playr', 'name/unknown-noun froot']],
  ['pik a froot', ['name/unknown-verb pik', 'name/unknown-noun froot']],
  [
    'pick a froot against a playr',
    ['name/unknown-noun froot', 'name/extra-object against a playr', 'name/unknown-noun playr'],
  ],
  ['sell 2 froots to a playr', ['name/unknown-noun froots', 'name/unknown-noun playr']],
  ['for each playr, pick a froot', ['name/unknown-noun playr', 'name/unknown-noun froot']],
  ['choose a froot as first\npick the first\npick that fruit', ['name/unknown-noun froot']],
  ["choose a froot as first\nif the first's colour is red, gain a coin", ['name/unknown-noun froot']],
  ['move all fruits in the store to the basket of a playr', ['name/unknown-noun playr']],
  [
    'until end of turn, when a playr piks a froot, gain a coin',
    ['name/unknown-word playr', 'name/unknown-verb piks'],
  ],
  [
    'until end of turn, when a playr picks a froot, gain a coyn',
    ['name/unknown-noun playr', 'name/unknown-noun froot', 'name/unknown-noun coyn'],
  ],
  // Slips in sentences: the words are looked at as the advice would have the sentence.
  [
    'pick a froot if you have a coyn',
    // The order alone would be read as it is said.
    ['name/unknown-noun froot', 'name/unknown-noun coyn'],
  ],
  ['if you have a coin gain a coyn', ['syntax/missing-comma  ', 'name/unknown-noun coyn']],
  [
    'gain a a coyn\nbecause\ngain a coyne',
    ['syntax/habit a a', 'name/unknown-noun coyn', 'name/unknown-verb because', 'name/unknown-noun coyne'],
  ],
  ['each time you choose a fruit as first: pick it\npick the first', ['syntax/pronoun it']],
];

test.each(severals)('all words of a text: %s', (effect, wanted) => {
  const text = game(effect);
  const { diagnostics } = loadGame(new Map([['orchard/game.yaml', text]]), 'orchard');
  const found = diagnostics.map(
    ({ code, place }) => `${code} ${text.slice(place.span.start, place.span.end)}`,
  );
  expect(found).toEqual(wanted);
});

/** Slips whose advice must hold what was meant. */
const advised: readonly [effect: string, help: RegExp][] = [
  ['move a red to your basket', /say what card is meant: `red fruit`$/],
  ['each player chooses a green as taken', /`green fruit`/],
  ['sell 2 fruits against the player', /^it takes `fruits[^`]*` or `to [^`]*`$/],
  [
    'until end of turn, when a fruit is picked, pick a fruit where the weight of that fruit is 2',
    /^give the one said before a name: `a fruit as first`; then `that fruit` is the one that is looked for$/,
  ],
  ['repeat up to 3 times, gain a coin', /write `repeat exactly \.\.\.`/],
  ['gain 2 coyns', /did you mean `coin/],
  ['gain 2 pearls', /its counters are `coin`; /],
  ['pick a pearl', /its cards are `fruit` or `order`; /],
  ['scrub a fruit', /its verbs are `pick` or `sell`; /],
  ['pick a shiny fruit', /what it may be called is `red` or `green`/],
];

test.each(advised)('%s is answered with what was meant', (effect, help) => {
  const { diagnostics } = loadGame(new Map([['orchard/game.yaml', game(effect)]]), 'orchard');
  expect(diagnostics.map((each) => each.help)).toEqual([expect.stringMatching(help)]);
});

/** What verbs take of oneself, of others and from the top. */
const taking = (effect: string): string => {
  const verbs = `verbs:
  rob: { takes: { fruit: a fruit in an opponent's basket }, do: move the fruit to your basket }
  spend: { takes: { prize: a fruit in your basket }, do: move the prize to the store }
  fetch: { takes: { fruits: the top cards of the store }, do: move the fruits to your basket }
`;
  return game(effect).replace('verbs:\n', verbs);
};

/** Codes of names, each with the words that it is about. */
const found = (effect: string): string[] => {
  const text = taking(effect);
  const { diagnostics } = loadGame(new Map([['orchard/game.yaml', text]]), 'orchard');
  return diagnostics
    .filter(({ code }) => code.startsWith('name/'))
    .map(({ code, place }) => `${code} ${text.slice(place.span.start, place.span.end)}`);
};

test('what is taken of others is not looked for with oneself, nor what lies on top by what it is', () => {
  expect(found('rob a fruit')).toEqual([]);
  expect(found("choose an opponent\nrob a fruit in that player's basket")).toEqual([]);
  expect(found('rob a fruit in your basket')).toEqual(['name/elsewhere a fruit in your basket']);
  expect(found('for each opponent, that player robs a fruit in your basket')).toEqual([]);
  // You choose which, and they do it.
  expect(found("spend a fruit in an opponent's basket")).toEqual([]);
  // These are read as what the verb does: what is named is moved to the same place.
  expect(found("choose a fruit in an opponent's basket as prey\nspend the prey")).toEqual([]);
  expect(found("for each fruit in an opponent's basket, spend that fruit")).toEqual([]);
  expect(found("choose an opponent\nspend a fruit in that player's basket")).toEqual([]);
  expect(found('choose a fruit in your basket as prey\nrob the prey')).toEqual(['name/elsewhere the prey']);
  expect(
    found("choose a fruit in an opponent's basket as prey\nmove the prey to your basket\nspend the prey"),
  ).toEqual([]);
  expect(found("choose a player\nspend a fruit in that player's basket")).toEqual([]);
  expect(found('choose an opponent, then that player spends a fruit in their basket')).toEqual([]);
  expect(found('fetch 2 cards')).toEqual([]);
  expect(found('fetch 2 fruits')).toEqual(['name/wrong-sort 2 fruits']);
  expect(found('fetch a red fruit')).toEqual(['name/wrong-sort a red fruit']);
});

test.each([
  ['choose an opponent\nthat player spends ~a fruit in your basket~', 'a fruit in their basket'],
  ['choose an opponent as rival\nthe rival may spend ~a fruit in your basket~', 'a fruit in their basket'],
  ['each opponent spends ~a fruit in your basket~', 'a fruit in their basket'],
  ['for each other player, that player spends ~a fruit in your basket~', 'a fruit in their basket'],
  ['choose another player, then that player spends ~a fruit in your basket~', 'a fruit in their basket'],
  ['choose a fruit in your basket as prey\neach opponent spends ~the prey~', undefined],
  ["choose an opponent\nyou spend ~a fruit in that player's basket~", undefined],
])('what another player does is done with what is theirs: %s', (effect, right) => {
  const [before, words, after] = effect.split('~');
  expect(found(effect.replaceAll('~', ''))).toEqual([`name/elsewhere ${words}`]);
  if (right) expect(found(before + right + after)).toEqual([]);
});

test('you are not `they`, and what is theirs is not yours', () => {
  const effect = 'choose an opponent\nyou may rob a fruit in their basket';
  // Where somebody was chosen, it is theirs.
  expect(found(effect)).toEqual([]);
  expect(found(effect.replace('their', "that player's"))).toEqual([]);
  expect(found('you spend a fruit in their basket')).toEqual(['name/no-you their basket']);
  expect(found('each player spends a fruit in their basket')).toEqual([]);
});

/** The same with a noun of two words, of which the last is a noun by itself. */
const orchard = (effect: string): string =>
  game(effect).replace('nouns: {', 'nouns: { stone fruit: { is: a heap with at least 3 fruits },');

test('a slip in the first word of a term whose last word is a noun by itself is answered with the whole term', () => {
  const text = orchard('for each stoen fruit, gain a coin');
  const { diagnostics } = loadGame(new Map([['orchard/game.yaml', text]]), 'orchard');
  expect(diagnostics.map(({ code }) => code)).toEqual(['name/unknown-quality']);
  expect(diagnostics[0].help).toMatch(/^did you mean `stone fruit`/);
  const [{ place, text: right }] = diagnostics[0].fixes![0].edits;
  const mended = text.slice(0, place.span.start) + right + text.slice(place.span.end);
  expect(mended).toBe(orchard('for each stone fruit, gain a coin'));
  expect(loadGame(new Map([['orchard/game.yaml', mended]]), 'orchard').diagnostics).toEqual([]);
});
