import { event, ofItself } from './random-events.ts';
import { bots, condition, player, type Maker } from './random-phrases.ts';

/** Cards of the fixture game `scrapyard`, made at random from its words, as YAML. */

const indent = (text: string): string =>
  text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');

/** Statements, each on lines of its own. */
function block(m: Maker, depth: number, most = 2): string {
  return Array.from({ length: 1 + m.below(most) }, () => statement(m, depth)).join('\n');
}

/** A statement of its own, which may take several lines. */
export const randomStatement = (m: Maker): string => block(m, 1, 1);

/** Statements on one line. */
const simple: readonly ((m: Maker) => string)[] = [
  (m) => `gain ${m.below(3) + 1} bolt`.replace(/([23]) bolt/, '$1 bolts'),
  () => 'lose 1 bolt',
  (m) => `${player(m)} loses a bolt`,
  (m) => `${player(m)} gains 2 bolts`,
  (m) =>
    m.of(['fetch a card', 'fetch 2 cards', 'each player fetches a card', 'each opponent fetches a card']),
  (m) =>
    m.of([
      'dump a card in your hand',
      'dump 2 cards in your hand',
      'dump up to 2 cards in your hand',
      'dump any number of orders in your hand',
      'dump exactly 2 cards in your hand',
      'dump (the storm - 2) cards in your hand',
      'each opponent dumps a card in their hand',
      'dump a random card in your hand',
    ]),
  (m) => `wreck ${bots(m)}`,
  (m) =>
    `wreck ${m.of(['all bots in any yard where power is at least 3', 'up to 2 bots in any yard', '1 to 2 bots in any yard', '2 bots in any yard'])}`,
  (m) => `crush a bot in an opponent's yard${m.of(['', ' where wear is at least 1'])}`,
  () => "grab a bot in an opponent's yard",
  (m) =>
    `move ${m.of(['the leftmost bot', 'the rightmost bot with at least 1 wear', 'the rightmost 2 bots', 'the 2 bots with the lowest power'])} in your yard to ${m.of(['the heap', 'the track'])}`,
  () => 'build a bot in your hand',
  (m) => m.of(severalAtOnce)(m),
  (m) => m.of(severalAtOnce)(m),
  (m) =>
    `derail ${m.of(['all bots on the track', 'a bot on the track', 'up to 2 bots on the track', '2 bots on the track', 'all bots on the track where power is at least 2'])}`,
  (m) => `choose a train as ${name(m, 'convoy')}\nderail all bots in the ${m.last}`,
  (m) => `fit a tool in your hand to ${bots(m)}`,
  (m) => `attach a clamp in your hand to ${bots(m)}`,
  (m) => chosen(m, (it) => `the ${it} gains ${m.of(['1 wear', '2 wears', '3 wears'])}`),
  (m) =>
    m.of([
      'each bot in any yard gains 1 wear',
      'each bot in your yard loses 1 charge',
      'each bot in any yard gains 1 charge',
    ]),
  (m) =>
    `move ${bots(m)} to ${m.of(['the heap', 'the track', 'the lot', 'the bottom of the crate', "that bot's controller's hand"])}`,
  (m) =>
    m.of([
      'move a tool in your hand to your cellar',
      'move the top 2 cards of the crate to the heap',
      'shuffle the heap',
      'shuffle the crate',
      `shuffle ${m.of(['the heap', 'a card in your hand', 'up to 2 bots in any yard', 'this'])} into the crate`,
    ]),
  (m) =>
    m.of([
      'move all bots in your hand to your yard',
      'move a bot on the track to your yard',
      'move a bot on the track to a new train',
      'move a bot on the track to another train or a new train',
    ]),
  (m) =>
    m.of([
      'reveal a card in your hand',
      'look at the top 2 cards of the crate',
      'look at a tool in your cellar',
    ]),
  (m) => `turn a tool in ${m.of(['your', 'any'])} cellar face ${m.of(['up', 'down'])}`,
  (m) =>
    m.of([
      'cover a bot in your yard using a bot in your hand',
      'uncover a bot in your yard to your hand',
      'uncover a bot in any yard to the lot',
    ]),
  (m) =>
    m.of([
      'the storm becomes (the storm + 1)',
      'the storm becomes 3',
      'the foreman becomes you',
      'a random player becomes the foreman',
      'your grudge becomes the foreman',
      'the foreman becomes a random player',
    ]),
  (m) =>
    `each player secretly moves ${m.of(['any number of cards', 'up to 2 orders', 'a card'])} in their hand to the heap`,
  () => 'move a clamp attached to a bot of yours to the heap',
  (m) => `gain (${number(m)}) bolts`,
  (m) => `lose (${number(m)}) bolts`,
  (m) => chosen(m, (it) => `the ${it} rams a bot in an opponent's yard`, 'a bot in your yard'),
  () => 'obey an order in your hand',
  (m) => chosen(m, (it) => `the ${it} gains (${number(m)}) wears`),
];

/** What is done with several at once. */
const severalAtOnce: readonly ((m: Maker) => string)[] = [
  (m) => `wreck all bots in ${m.of(['any yard', 'your yard', "an opponent's yard"])}`,
  () => 'derail all bots on the track',
  () => 'move all bots in your yard to a new train',
  (m) => `${m.of(['fetch', 'each player fetches'])} ${m.of(['2', '3'])} cards`,
];

/** Numbers. */
const number = (m: Maker): string =>
  m.of([
    'the number of bots in your yard',
    'the number of cards in your hand',
    'the number of your tools',
    'the storm',
    'the number of different metals in your yard',
    'the highest power of all bots in any yard',
    'the lowest weight of all tools in your hand',
    'the lowest span of all tools in your hand',
    'the highest span of all tools in any yard',
    'the total wear of all bots in your yard',
    'the total power of all bots in your yard',
    'half the storm rounded up',
    'the round',
    'the number of trains',
    'the number of times a bot in your yard was wrecked this turn',
    'the number of cards in your yard where power is at least 1',
  ]);

/** How often in all; mostly without end. */
const often = (m: Maker): string => m.of(['', '', '', 'once, ', 'twice, ', '3 times, ']);

/** What players see that nobody else does. */
const sight = (m: Maker): string =>
  `${m.of(['you', 'opponents', 'players', 'the foreman'])} can see ${m.of(['the top card of the crate', 'all cards in the crate', "all cards in each opponent's hand", 'all tools in your hand', "all cards in opponents' cellars", 'all orders in their hand'])}`;

/** What an effect brings about for some time. */
const lasting: readonly ((m: Maker) => string)[] = [
  (m) => `your bots cannot be ${m.of(['wrecked', 'grabbed', 'crushed', 'rammed'])} ${duration(m)}`,
  (m) => `you cannot ${m.of(['wreck bots', 'build bots', 'fetch cards'])} ${duration(m)}`,
  (m) =>
    `you can ${m.of(['wreck bots', 'build bots', 'fetch cards'])} ${duration(m)} only if ${condition(m)}`,
  (m) =>
    `${m.of(['all bots cannot leave your yard', 'all cards cannot enter the heap', 'all bots of an opponent cannot enter any hand', 'all tools cannot leave any hand'])} ${duration(m)}`,
  (m) => `your bots cannot be wrecked by ${m.of(['you', 'an opponent'])} ${duration(m)}`,
  (m) => `${sight(m)} ${duration(m)}`,
  (m) => `${m.of(['all bots on the track cannot be moved', 'opponents cannot move bots'])} ${duration(m)}`,
  (m) => {
    const siding = name(m, 'siding');
    return `choose a train as ${siding}\nall bots cannot be moved to the ${siding} ${duration(m)}`;
  },
  (m) => `+${1 + m.below(3)} to your bots' power ${duration(m)}`,
  (m) => `-1 to your luck rolls ${duration(m)}`,
  (m) =>
    `+1 to ${m.of(['your next roll', 'your next 2 luck rolls', "an opponent's next roll"])} ${duration(m)}`,
  (m) => `${untilWhen(m)}, ${often(m)}${triggered(m)}`,
  (m) => `${untilWhen(m)}, ${often(m)}${replaced(m)}`,
  (m) => `${untilWhen(m)}, ${often(m)}${insteadOfBatch(m)}\n${m.of(severalAtOnce)(m)}`,
  (m) =>
    `move ${m.of(['a bot', 'all bots'])} in any yard to a new train\n${untilWhen(m)}, ${often(m)}${insteadOfTrain(m)}\nderail all bots on the track`,
  (m) =>
    `at the ${m.of(['end of turn', 'start of your next turn', 'end of your next turn', 'end of the round'])}, ${short(m)}`,
  (m) => {
    const donor = name(m, 'donor');
    const who = m.of(['a bot', 'all bots']);
    const has =
      who === 'a bot'
        ? `choose a bot in your yard as heir-${donor}\nthe heir-${donor} has`
        : `${who} in your yard have`;
    return `choose a bot in any yard as ${donor}\n${has} the ${donor}'s skill ${duration(m)}`;
  },
];

const duration = (m: Maker): string =>
  m.of([
    'until end of turn',
    'until the start of your next turn',
    'this turn',
    'until end of round',
    'for the rest of the game',
    'until this leaves play',
    'until the end of your next turn',
    `until the ${m.of(['start', 'end'])} of the next player's next turn`,
    `until the end of the ${m.of(['wreck', 'build', 'fetch'])}`,
  ]);
const untilWhen = (m: Maker): string =>
  m.of([
    'until end of turn',
    'until the start of your next turn',
    'until end of round',
    'until the end of the wreck',
  ]);

/** One statement on one line. */
function short(m: Maker): string {
  for (;;) {
    const text = m.of(simple)(m);
    if (!text.includes('\n')) return text;
  }
}

/** Something chosen, and what is done with it. */
function chosen(m: Maker, then: (it: string) => string, what = bots(m)): string {
  const it = name(m, 'it');
  return `choose ${what} as ${it}\n${then(it)}`;
}

/** Statements with others inside, while there is depth left. */
const nested: readonly ((m: Maker, depth: number) => string)[] = [
  (m, depth) => `if ${condition(m)}:\n${indent(block(m, depth - 1))}`,
  (m, depth) =>
    `if ${condition(m)}:\n${indent(block(m, depth - 1))}\notherwise:\n${indent(block(m, depth - 1))}`,
  (m) =>
    `you may ${m.of(['dump a card in your hand', 'wreck a bot in your yard', 'fetch a card', "grab a bot in an opponent's yard"])}\nif you do, ${short(m)}`,
  (m) => `wreck ${bots(m)}\nif you do, ${short(m)}\notherwise, ${short(m)}`,
  (m) => `build a bot in your hand\nif you do not, ${short(m)}`,
  (m, depth) => `repeat exactly ${1 + m.below(3)} times:\n${indent(block(m, depth - 1, 1))}`,
  (m, depth) => `repeat up to 3 times while ${condition(m)}:\n${indent(block(m, depth - 1, 1))}`,
  (m) =>
    `${m.of(['gain a bolt', 'fetch a card'])} for each time ${m.of(['you wrecked a bot this turn', 'a bot in your yard was wrecked this turn', 'you fetched a card this round', 'a bot in any yard was wrecked since your last turn', 'an opponent wrecked a bot this turn', 'an opponent wrecked a bot in your yard since the start of your last turn'])}`,
  (m, depth) =>
    `for each bot in ${m.of(['your', 'any'])} yard:\n  that bot gains 1 wear\n${indent(block(m, depth - 1, 1))}`,
  (m) =>
    `for each bot in any yard in ${m.of(['random order', 'any order'])}, ${m.of(['that bot gains 1 charge', 'wreck that bot', 'move that bot to the track'])}`,
  (m) =>
    `${m.of(['wreck', 'reveal'])} all bots in ${m.of(['any yard', 'your yard'])} in ${m.of(['random order', 'any order'])}`,
  (m) =>
    `for each ${m.of(['player', 'opponent'])} in ${m.of(['random order', 'any order'])}, that player ${m.of(['gains a bolt', 'fetches a card', 'dumps a card in their hand'])}`,
  (m) =>
    `for each bot in any yard in order of power, ${m.of(['that bot gains 1 charge', 'that bot loses 1 wear', 'wreck that bot'])}`,
  (m) =>
    `for each player in turn order, that player ${m.of(['gains a bolt', 'loses 2 bolts', 'fetches a card', 'dumps a card in their hand'])}`,
  (m) =>
    m.of([
      'the next player gains a nap',
      'gain a dusk',
      'your previous player gains a breakdown',
      'the spin becomes (1 - the spin)',
      'each opponent loses a breakdown',
      'for each seated player with a breakdown, that player gains a bolt',
    ]),
  (m) =>
    `if your bolts are at least ${8 + m.below(6)}, ${m.of(['win the game', 'lose the game', 'each opponent loses the game', 'choose an opponent, then that player wins the game'])}`,
  (m) =>
    m.of([
      'wreck a bot in any yard again',
      'you may build a bot in your hand again',
      'for each bot in your yard, that bot can be rammed again this turn',
      `choose a bot in any yard as ${name(m, 'spare')}\nthe ${m.last} can be wrecked again this turn\nwreck the ${m.last}`,
      'each opponent builds a bot in their hand again',
    ]),
  (m) =>
    `${m.of(['each player', 'each opponent'])} secretly ${m.of(['dumps', 'reveals', 'chooses'])} a card in their hand\n${m.of(['gain (the number of those cards) bolts', "for each bot among those cards, that bot's owner gains a bolt", 'reveal those cards'])}`.replace(
      "that bot's owner",
      "that bot's controller",
    ),
  (m) =>
    `${m.of(['each player', 'each opponent'])} ${m.of(['secretly ', ''])}chooses ${m.of([
      'a metal\nfor each player where choice is your choice, that player gains a bolt',
      "a metal\nfor each opponent, if that player's choice is not tin, that player dumps a bot in their hand where metal is that player's choice",
      "a number from 0 to 3\nfor each player, that player gains (that player's choice) bolts\nif there is exactly 1 player where choice is 0, gain a bolt",
      "a player other than that player\nfor each player, that player's choice loses a bolt\nif your choice's choice is you, gain a bolt",
      "a card in their hand\nfor each player where choice is a bot, that player dumps that player's choice",
    ])}`,
  (m) =>
    `choose a number from 1 to 6 where that number is ${m.of(['odd', 'not 3', 'at least your bolts'])}${m.of(['', ' and that number is not 5'])}\ngain that many bolts`,
  (m) => m.of(['gain an extra turn', 'each opponent gains an extra turn', 'each player loses an extra turn']),
  (m) => `choose one:\n${[1, 2].map((i) => `  - "way ${i}", ${short(m)}`).join('\n')}`,
  (m) =>
    `${m.of(['each opponent chooses', 'each player chooses', 'all players choose'])} ${m.of(['one', 'up to 2'])}:\n${['gain a bolt', 'dump a card in their hand', 'lose 2 bolts'].map((each) => `  - ${each}`).join('\n')}`,
  (m) =>
    `choose ${m.of(['2', 'up to 2', 'one or more', 'up to 1'])}:\n${[1, 2, 3].map((i) => `  - "way ${i}", ${short(m)}`).join('\n')}`,
  (m) =>
    `${m.of(['', '', 'you may '])}${m.of(['gain a bolt', 'dump a card in your hand', 'lose 2 bolts'])} and ${m.of(['fetch a card', 'wreck a bot in any yard', "grab a bot in an opponent's yard"])}${m.of(['', `\nif you do, ${short(m)}`])}`,
  (m) =>
    `${m.of(['each player', 'each opponent'])} ${m.of(['', 'secretly '])}chooses ${m.of(['2', 'up to 2', 'exactly 2'])} cards in their hand\n${m.of(['each player dumps all cards in their hand among those cards', 'move those cards to the heap', 'if there are at least 3 cards among those cards, gain a bolt', 'for each bot among those cards, gain a bolt', 'each player dumps all cards in their hand other than those cards', 'each player dumps their choices', "for each player, that player gains (the number of that player's choices) bolts", "for each opponent, if there is a bot among that player's choices, that player gains a bolt", 'gain a bolt for each card among your choices'])}`,
  (m) => about(m),
  (m) => held(m),
  (m) => held(m),
  (m) => severalAbout(m),
  (m) => ofMetal(m),
  (m) =>
    `choose a number ${m.of([`among ${m.below(2)}..${3 + m.below(3)}`, `from ${m.below(2)} to (your bolts)`, `from (your bolts - ${m.below(3)}) to (the number of bots in your yard + ${m.below(3)})`])} as ${name(m, 'guess')}\nif there is a bot in any yard where power is the ${m.last}, gain (the ${m.last}) bolts`,
  (m) =>
    `choose a random number ${m.of([`among ${m.below(2)}..${3 + m.below(3)}`, `from ${m.below(2)} to (your bolts)`, `from (your bolts - ${m.below(3)}) to (the storm)`, 'from 1 to 6', 'from 1 to 4 other than 2'])} as ${name(m, 'lot')}\n${m.of([`gain (the ${m.last}) bolts`, `if the ${m.last} is at least ${1 + m.below(4)}, ${short(m)}`, `wreck a bot in any yard where power is the ${m.last}`])}`,
  (m) => ofSpan(m),
  (m) =>
    `for each metal, ${m.of(['wreck a bot of that metal in any yard', 'each player dumps a bot of that metal in their hand', 'fetch a card'])}`,
  (m) =>
    `make a luck roll as ${name(m, 'throw')}\nif the ${m.last} is at least ${5 + m.below(6)}, ${short(m)}`,
  (m) =>
    `make a luck roll for a bot of yours as ${name(m, 'throw')}\nif the ${m.last}'s ${m.of(['bot has a tool', 'card is a bot in any yard'])}, ${short(m)}`,
  (m) =>
    `make a luck roll as ${name(m, 'throw')}\nreroll ${m.of(['the THROW', 'a die of the THROW', 'the lowest die of the THROW', 'a roll of yours']).replace('THROW', m.last)}\nif the ${m.last} is at least ${5 + m.below(6)}, ${short(m)}`,
  (m) =>
    `make a luck roll as ${name(m, 'throw')}\nset ${m.of(['a die of the THROW', 'the lowest die of the THROW', 'a die of a roll of yours']).replace('THROW', m.last)} to ${1 + m.below(7)}\nif the ${m.last} is at least ${5 + m.below(6)}, ${short(m)}`,
  (m) =>
    `make a luck roll as ${name(m, 'throw')}\nif ${dice(m, m.last)}, ${short(m)}\notherwise, gain (the ${m.of(['highest', 'lowest'])} die of the ${m.last}) bolts`,
  (m) =>
    `choose an opponent as ${name(m, 'rival')}\nhold a tug against the ${m.last}\nif you win the tug, ${short(m)}`,
  (m) =>
    `each opponent dumps a card in their hand\nmove ${m.of(['those cards', 'one of those cards'])} to your hand`,
];

/** What states come to hold, and what is asked of them. */
const held = (m: Maker): string => `${m.of(becoming)(m)}\n${m.of(asking)(m)}, ${short(m)}`;

const becoming: readonly ((m: Maker) => string)[] = [
  (m) => `the call becomes ${m.of(['a metal', 'a random metal', 'nothing', 'your wish'])}`,
  (m) => `your wish becomes ${m.of(['a metal', 'the call', 'nothing'])}`,
  (m) => `your grudge becomes ${m.of(['an opponent', 'a player', 'nothing', 'you', 'the foreman'])}`,
  (m) =>
    `the magnet becomes ${m.of(['a bot in any yard', 'a bot in your hand', 'nothing', 'a random bot in your yard'])}`,
  (m) =>
    chosen(m, (it) => `the ${it}'s paint becomes ${m.of(['a metal', 'the call', 'nothing', 'your wish'])}`),
  (m) =>
    chosen(m, (it) => `the ${it}'s lure becomes ${m.of(['the magnet', 'a card in your hand', 'nothing'])}`),
];
const asking: readonly ((m: Maker) => string)[] = [
  (m) => `if the call is ${m.of(['', 'not '])}${m.of(['iron', 'steel', 'your wish', "the magnet's paint"])}`,
  (m) => `if ${m.of(['there is a call', 'there is no magnet', 'you have a grudge', 'you have no wish'])}`,
  (m) => `if ${m.of(['your grudge is you', 'your grudge is not the foreman', 'your grudge has a bolt'])}`,
  (m) =>
    `if the magnet ${m.of(['is in your hand', 'has a paint', 'is in any yard', 'has no lure', 'has 1 wear'])}`,
  (m) => `if the magnet's power is ${m.of(['at least', 'less than'])} ${1 + m.below(3)}`,
  (m) => `for each bot in any yard where paint is ${m.of(['', 'not '])}the call`,
  (m) => `for each bot in any yard ${m.of(['with', 'without'])} a ${m.of(['paint', 'lure'])}`,
  () => `for each bot in any yard where lure is the magnet`,
  (m) => `for each bot in any yard ${m.of(['with a', 'without a', 'with no'])} ${m.of(['metal', 'power'])}`,
  (m) => `for each player ${m.of(['with', 'without'])} a ${m.of(['grudge', 'wish'])}`,
  () => 'for each player where grudge is you',
];

/** A condition on the dice of a roll. */
const dice = (m: Maker, roll: string): string =>
  m.of([
    `the ${roll}'s dice are ${m.of(['the same', 'different', 'consecutive', 'not the same'])}`,
    `${1 + m.below(6)} is among the ${roll}'s dice`,
    `${m.of(['every', 'no'])} die of the ${roll} is at least ${2 + m.below(4)}`,
  ]);

/** Statements that go on speaking of one bot. */
function about(m: Maker): string {
  const it = name(m, 'it');
  const lines = Array.from({ length: 1 + m.below(3) }, () =>
    m.of([
      `the ${it} gains 1 wear`,
      `wreck the ${it}`,
      `move the ${it} to the lot`,
      `move the ${it} to your hand`,
      `if the ${it}'s power is at least ${1 + m.below(3)}, ${short(m)}`,
      `if the ${it} has at least 1 wear, ${short(m)}`,
      `if the ${it} is not in play, ${short(m)}`,
      `+2 to the ${it}'s power ${duration(m)}`,
      `the ${it} cannot be wrecked ${duration(m)}`,
      `gain (the ${it}'s power) bolts`,
      `the ${it}'s controller loses a bolt`,
      `open the alarm window for the ${it}`,
      `use the ${it}'s effect`,
      `${untilWhen(m)}, when the ${it} is wrecked, ${short(m)}`,
      `if the ${it}'s controller is you, ${short(m)}`,
      `cover the ${it} using a bot in your hand`,
      `if you wrecked the ${it} this turn, ${short(m)}`,
    ]),
  );
  return [`choose ${bots(m)} as ${it}`, ...lines].join('\n');
}

/** A value chosen by its name, and what is done with the bots of it. */
function ofMetal(m: Maker): string {
  const it = name(m, 'alloy');
  const chosen = m.of([
    `choose a metal as ${it}`,
    `choose a metal other than iron as ${it}`,
    `choose a random metal as ${it}`,
    `the foreman chooses a metal as ${it}`,
    `choose ${m.of(['2 metals', 'up to 2 different metals', 'any number of metals'])} as ${it}`,
    `choose a metal as first-${it}\nchoose another metal as ${it}`,
    `choose a metal with the ${m.of(['most', 'fewest'])} bots in ${m.of(['any yard', 'your hand'])} as ${it}`,
  ]);
  const then = m.of([
    `wreck all bots of the ${it} in any yard`,
    `wreck a bot in any yard of the ${it}`,
    `reveal 2 bots of the ${it} in your hand with a total power of at least 3`,
    `gain a bolt for each bot of the ${it} in any yard`,
    `if there is a bot of the ${it} in your yard, ${short(m)}`,
    `each opponent dumps a bot of the ${it} in their hand`,
    `for each bot in any yard, that bot counts as the ${it} ${m.of(['until end of turn', 'until the start of your next turn'])}`,
    `all bots of yours count as the ${it} until end of turn`,
  ]);
  return `${m.of(['', '', 'each player secretly chooses a metal\n'])}${chosen}\n${then}`;
}

/** Where the printed range of a tool begins and ends, and what lies in it. */
function ofSpan(m: Maker): string {
  const end = m.of(['lowest', 'highest']);
  const how = m.of(['at least', 'less than', 'exactly']);
  const it = name(m, 'rule');
  return m.of([
    `choose a tool in ${m.of(['any yard', 'your hand'])} as ${it}\n${m.of([
      `gain (the ${it}'s ${end} span) bolts`,
      `if the ${it}'s ${end} span is ${how} ${m.below(6)}, ${short(m)}`,
      `if the storm is in the ${it}'s span, ${short(m)}`,
    ])}`,
    `for each tool in any yard where ${end} span is ${how} ${m.below(6)}, ${m.of(['gain a bolt', 'that tool gains 1 wear'])}`,
    `for each tool in any yard where the storm is in span, that tool gains 1 wear`,
    `move the tool in ${m.of(['your hand', 'any yard'])} with the ${end} span to ${m.of(['the heap', 'the lot'])}`,
    `if the ${end} span of all tools in any yard is ${how} ${m.below(6)}, ${short(m)}`,
  ]);
}

function severalAbout(m: Maker): string {
  const them = name(m, 'them');
  const how = m.of([
    '2 bots',
    'up to 2 bots',
    'the 2 bots',
    'any number of bots',
    'exactly 2 bots',
    'some but not all bots',
  ]);
  const tail = m.of([
    '',
    ' where powers are consecutive',
    ' where metals are the same',
    ' where metals are different',
    ` where the number of ${m.of(['tools', 'clamps'])} attached to that bot is ${m.of(['the same', 'different', 'the lowest', 'the highest'])}`,
    ` where power is at least 1 and the number of tools attached to that bot is ${m.of(['the lowest', 'the highest'])}`,
    ` where the difference between the power of that bot and 3 is ${m.of(['the lowest', 'the highest'])}`,
    ' with a total power of exactly 6',
    ' with a total power of at least 5',
    ' with a total power of less than 7 where metals are different',
  ]);
  const line = m.of([
    `wreck the ${them}`,
    `wreck the ${them}\nmove the ${them} to the track`,
    `move the ${them} to the track`,
    `gain (the number of the ${them}) bolts`,
    `for each of the ${them}, gain a bolt`,
  ]);
  const first = m.of([' with the highest power', ' with the lowest wear']);
  return `choose ${how} in any yard${how.startsWith('the') ? first : tail} as ${them}\n${line}`;
}

function name(m: Maker, word: string): string {
  m.last = `${word}${++m.names}`;
  return m.last;
}

function statement(m: Maker, depth: number): string {
  const kind = m.below(10);
  if (kind < 2) return m.of(lasting)(m);
  return kind < 6 && depth > 0 ? m.of(nested)(m, depth) : m.of(simple)(m);
}

function triggered(m: Maker, itself = false): string {
  const when = itself && m.below(3) === 0 ? ofItself(m) : event(m);
  const said = m.below(4) === 0 ? `, if ${condition(m)}` : '';
  return `${m.of(['when', 'when', 'when', 'before'])} ${when}${said}, ${m.below(3) === 0 ? `you may ${m.of(['gain a bolt', 'fetch a card', 'wreck a bot in any yard'])}` : short(m)}`;
}

const replaced = (m: Maker): string =>
  `if ${m.of(['a bot of yours would be wrecked', 'you would wreck a bot', 'a player would fetch cards', 'an opponent would grab a bot', 'you would dump a card', 'a bot would be wrecked or grabbed', 'you would gain any bolts', 'a player would lose their last bolt', 'an opponent would pay 2 or more bolts', 'a bot would gain any wear', 'a bot would leave your yard', 'a card would enter your hand', 'a card would enter or leave any yard', 'a bot in any yard would enter the heap'])}, ${m.of(['', 'you may '])}instead ${m.of(['gain a bolt', 'lose a bolt', 'fetch a card', 'that bot gains 1 wear', 'move that bot to the track', 'grab that bot', 'do nothing'])}`;

/** What comes in the place of what would happen to several at once. */
function insteadOfBatch(m: Maker): string {
  const many = m.of(['2 or more', 'exactly 2', 'at least 3', 'one or more', 'at most 2', 'any number of']);
  const batch = name(m, 'batch');
  const event = m.of([
    `${many} bots would be wrecked`,
    `${many} bots of yours would be wrecked`,
    `you would wreck ${many} bots`,
    `an opponent would wreck ${many} bots with at least 1 wear`,
    `${many} bots would be wrecked or derailed`,
    `${many} bots would be wrecked or a bot would be grabbed`,
    `a bot of yours would be wrecked or ${many} bots in an opponent's yard would be wrecked`,
    `${many} bots would be derailed`,
    `a player would dump ${many} cards`,
    `you would dump ${many} orders`,
    `a player would fetch ${many} cards`,
  ]);
  const then = m.of([
    'gain a bolt',
    'do nothing',
    `wreck a bot among the ${batch}`,
    `wreck a random bot among the ${batch}`,
    `for each bot among the ${batch}, that bot gains 1 wear`,
    `gain (the number of the ${batch}) bolts`,
    `move the ${batch} to the ${m.of(['track', 'bottom of the crate'])}`,
    `move a card among the ${batch} to your hand`,
    'wreck one of those bots',
  ]);
  return `if ${event} as ${batch}, ${m.of(['', 'you may '])}instead ${then}`;
}

/** What comes in the place of what would happen to a whole pile. */
function insteadOfTrain(m: Maker): string {
  const train = m.of(['a train', 'a train with at least 2 bots', 'a train with the most bots']);
  const convoy = name(m, 'convoy');
  const then = m.of([
    'gain a bolt',
    `derail a bot in the ${convoy}`,
    `move all bots in the ${convoy} to the lot`,
    `move a bot in the ${convoy} to a new train`,
    `gain (the number of bots in the ${convoy}) bolts`,
    'for each bot in that train, that bot gains 1 wear',
  ]);
  return `if ${train} would be derailed as ${convoy}, ${m.of(['', 'you may '])}instead ${then}`;
}

/** Under which condition something may be done. */
const permit = (m: Maker): string =>
  m.of([
    `you can build this only if ${condition(m)}`,
    'a player can fetch cards only if that player has at least 1 bolt',
    `opponents can wreck bots only if ${condition(m)}`,
    `your bots can be wrecked or grabbed only if ${condition(m)}`,
    'a player can wreck this only if that player has a bolt',
    `a bot can be wrecked only if ${m.of(['no bot was wrecked', 'less than 2 bots were wrecked'])} this turn`,
    'a player can fetch a card only if that player fetched less than 2 cards this turn',
  ]);

/** What is paid besides. */
const price = (m: Maker): string => {
  const paid = m.of([
    'pay 1 bolt',
    'pay 2 bolts',
    'dump a card in their hand',
    'dump 2 cards in their hand',
    'pay 1 bolt and dump a card in their hand',
    'pay 1 bolt or dump a card in their hand',
    'dump 2 cards in their hand or wreck a bot in any yard',
    'wreck a bot in any yard',
  ]);
  const whose = m.of(['opponents', 'players', 'you']);
  return m.of([
    `to build this, also ${paid.replaceAll('their', 'your')}`,
    `to build a bot, ${whose} also ${paid}`,
    `to wreck or grab this, players also ${paid}`,
    `to wreck a bot, ${whose} also ${paid}`,
    `to fetch cards, ${whose} also ${paid}`,
    `to obey an order, also ${paid.replaceAll('their', 'your')}`,
    `to obey an order, ${whose} pay ${m.of(['1 bolt less', 'no bolts'])}`,
    `while there is a bot in your yard, to obey this, pay ${m.of(['1 bolt', '2 bolts'])} less`,
  ]);
};

/** Cards whose texts others have. */
const LENDERS = [
  'all bots in any yard',
  'each other bot in your yard',
  'all bots on the track where power is at least 2',
  'all tools in any yard',
  'all cards in the heap',
];

/** Abilities of a card; `host`: of one that is attached to another. */
function ability(m: Maker, host: boolean): string {
  const kinds: readonly (() => string)[] = [
    () => triggered(m, true),
    () => triggered(m, true),
    () => replaced(m),
    () => insteadOfBatch(m),
    () => insteadOfBatch(m),
    () => insteadOfTrain(m),
    () => `your bots cannot be ${m.of(['wrecked', 'grabbed', 'crushed', 'rammed'])}`,
    () =>
      `${m.of(['you cannot build bots', 'you cannot fetch cards', 'this cannot be wrecked', 'bots of yours cannot be grabbed by an opponent', 'players cannot gain 3 or more bolts', 'opponents cannot lose their last bolt', 'players cannot pay bolts', 'bots cannot gain any wear'])}`,
    () => permit(m),
    () => sight(m),
    () =>
      `${m.of(['bots can be wrecked', 'your bots can be rammed', 'this can be wrecked', 'you can build bots', 'opponents can wreck bots', 'players can build this', 'a bot can be built or wrecked', 'you can obey orders'])} ${m.of(['once', 'twice'])} per ${m.of(['turn', 'round', 'game'])}`,
    () => price(m),
    () => `+${1 + m.below(2)} to your bots' power`,
    () =>
      `your bots ${m.of(['with', 'without'])} a ${m.of(['tool', 'clamp'])} ${m.of(['cannot be wrecked', 'count as steel'])}`,
    () =>
      `${m.of(['+1', '-1'])} to ${m.of(["this's power", 'your luck rolls', 'your rolls where dice are different', 'your rolls', "all bots' power", "your bots' wear", "your opponents' luck rolls"])}`,
    () =>
      `at the ${m.of(['start', 'end'])} of ${m.of(['your turn', 'each turn', 'your work', 'the round', "each opponent's turn"])}, ${m.below(3) === 0 ? `if ${condition(m)}, ` : ''}${short(m)}`,
    () =>
      `${m.of(['while', 'unless'])} ${condition(m)}, ${m.of([`+1 to your bots' power`, 'your bots cannot be wrecked', triggered(m)])}`,
    () => `once per turn, pay ${m.of(['1 bolt', '2 bolts'])} to:\n${indent(block(m, 1))}`,
    () => `pay 2 bolts to:\n${indent(block(m, 1))}`,
    () =>
      `at the start of your turn, choose one that was not chosen before:\n  - gain a bolt\n  - ${m.of(['fetch a card', 'gain 2 bolts', 'lose a bolt'])}\n  - nothing`,
    () => `pay 2 bolts or dump a card in your hand to:\n${indent(block(m, 1))}`,
    () =>
      `${m.of(["all opponents' bots", 'your bots with a clamp'])} have no ${m.of(['metal', 'skill', 'effect'])}`,
    () => `once per turn, ${triggered(m)}`,
    () => `once per turn, ${triggered(m)}`,
    () => `during your work, pay 1 bolt to:\n${indent(block(m, 0, 1))}`,
    () => `${m.of(['this has', 'your bots have'])} the skills of ${m.of(LENDERS)}`,
    () =>
      `while ${m.of(['you wrecked a bot', 'this was rammed', 'this was built', 'no bot was wrecked', 'you did not build a bot'])} since this came into play, +1 to your bots' power`,
    () =>
      `${m.of(['your bots', 'all bots of yours with a tool', 'all bots in any yard'])} count as ${2 + m.below(2)} bots`,
  ];
  const attached: readonly (() => string)[] = [
    () => `${m.of(['+1', '+2', '-1'])} to the equipped bot's power`,
    () => `while the storm is in this's span, +2 to the equipped bot's power`,
    () =>
      `while this's ${m.of(['lowest', 'highest'])} span is at least ${m.below(6)}, the equipped bot cannot be wrecked`,
    () => `the equipped bot cannot be ${m.of(['wrecked', 'grabbed', 'rammed'])}`,
    () =>
      `the equipped bot ${m.of(['', 'also '])}counts as ${m.of(['iron', 'brass', 'steel', 'the call', 'your wish'])}`,
    () =>
      `${m.of(["the equipped bot's power", "the equipped bot's wear", 'the power of all bots of yours'])} counts as ${m.of(['0', '7', 'the storm', '(the number of cards in your hand + 1)'])}`,
    () => `the equipped bot has the skills of ${m.of(LENDERS)}`,
    () => `the equipped bot counts as ${2 + m.below(2)} bots`,
    () =>
      `+1 to the equipped bot's power for each time ${m.of(['you wrecked a bot', 'a bot was wrecked', 'an opponent wrecked a bot', 'you fetched a card'])} since this came into play`,
    () =>
      `players cannot attach ${m.of(['this to a bot with a tool', 'other tools to the equipped bot', 'this to a steel bot'])}`,
    () => `the equipped bot has no ${m.of(['metal', 'power', 'skill', 'effect'])}`,
    () => `if the equipped bot would be wrecked, ${m.of(['', 'you may '])}instead move this to the heap`,
    () => `when the equipped bot is ${m.of(['wrecked', 'grabbed', 'rammed'])}, ${short(m)}`,
    () => `when the equipped bot rams a bot, ${short(m)}`,
  ];
  return m.of(host && m.below(3) > 0 ? attached : kinds)();
}

const yamlBlock = (key: string, text: string): string =>
  `  ${key}: |\n${text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')}\n`;

/** One card, as an entry of a file of cards. */
export function randomCard(m: Maker, id: string): string {
  m.names = 0;
  const kind = m.of(['bot', 'bot', 'tool', 'clamp', 'order', 'order']);
  const head = `- kind: ${kind}\n  id: ${id}\n  copies: 2\n`;
  if (kind === 'order') return head + yamlBlock('effect', block(m, 2, 3));
  const skill = (): string => yamlBlock('skill', ability(m, kind !== 'bot'));
  if (kind === 'clamp') return head + skill();
  const effect = m.below(2) === 0 ? yamlBlock('effect', block(m, 2)) : '';
  const span = m.of(['', '  span: 4+\n', '  span: 3-\n', '  span: 2..5\n', '  span: 7\n', '  span: 0..2\n']);
  if (kind === 'tool') return `${head}  weight: ${m.below(6)}\n${span}${skill()}${effect}`;
  const metal = m.of(['iron', 'brass', 'steel', 'any']);
  return `${head}  metal: ${metal}\n  power: ${m.of(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '2', '3', 'any'])}\n${skill()}${effect}`;
}
