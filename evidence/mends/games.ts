import type { Mend } from './mend.ts';

const SLASHERZ = 'test/games/slasherz/resolving.test.ts';
const HISMMENT = 'test/games/hismment/evolving.test.ts';
const RULES = 'cards/slasherz/game.yaml';
const EVOLVING = 'cards/hismment/game.yaml';

export const games: readonly Mend[] = [
  {
    item: '15.5',
    fault: 'a deed of before the evolution meets a former release at once',
    file: HISMMENT,
    test: 'in prison no deed of before counts for a cumulative evolution',
    undo: [{ file: EVOLVING, from: "      the hero's blows become 0\n", to: '' }],
  },
  {
    item: '15.5',
    fault: 'only two counters begin anew: nobody says what becomes of the others',
    file: HISMMENT,
    test: 'says of every counter of heroes what becomes of it',
    undo: [{ file: EVOLVING, from: "      the hero's weapon steps become 0\n", to: '' }],
  },
  {
    item: '15.5',
    fault: 'the die is taken from the other heroes of the player as well',
    file: HISMMENT,
    test: 'what was done before stays readable, and what is attached goes on from its level',
    undo: [
      {
        file: EVOLVING,
        from: "      the hero's omens become 0\n",
        to: "      the hero's omens become 0\n      your faces become 0\n",
      },
    ],
  },
  {
    item: '15.5',
    fault: 'a condition asks for the past of the player, which cannot begin anew for one hero',
    file: HISMMENT,
    test: 'asks in no condition of a hero for what a player had done before the hero evolved',
    undo: [
      {
        file: 'cards/hismment/heroes.yaml',
        from: 'release: this has at least 3 purchases',
        to: 'release: you bought 3 or more cards this game',
      },
    ],
  },
  {
    item: '15.6',
    fault: 'objects go home by seat, and not in the order in which they were put on',
    file: SLASHERZ,
    test: 'put on in play, first by Ben and then by Ann',
    undo: [
      {
        file: RULES,
        from: `    takes: { prey: a character or object or place in play }
    do: |
      move the prey to the prey's owner's discard pile
      for each object in any wreckage in order of arrival, wreck that object`,
        to: `    takes: { prey: a character or object or place in play }
    do: |
      move the prey to the prey's owner's discard pile
      for each object in any wreckage, wreck that object`,
      },
    ],
  },
  {
    item: '15.6',
    fault: 'there is no way to say the order in which cards came to where they lie',
    file: 'test/abilities/order-of-arrival.test.ts',
    test: 'in descending order of arrival',
    undo: [
      {
        file: 'interpreter/engine/effects/card-changes.ts',
        from: '  noteArrival(p, layout, card);\n  if (rules',
        to: '  if (rules',
      },
    ],
  },
  {
    item: '15.6',
    fault: 'of several destroyed at once those that have changed sides come last',
    file: SLASHERZ,
    test: 'of several destroyed at once those of a side go as they came into play',
    undo: [
      {
        file: RULES,
        from: 'where controller is that player in order of entry, destroy',
        to: 'where controller is that player, destroy',
      },
    ],
  },
  {
    item: '15.6',
    fault: 'an event lies in the discard pile before what it set off in an attack is over',
    file: SLASHERZ,
    test: 'nor in an attack, of who attacks',
    undo: [
      {
        file: RULES,
        from: `        choose: an offensive event in your hand as card
        cost: pay the card's price and move the card to your stage and announce the card's effect as plan
        do: |
          resolve the plan
          settle the triggers
`,
        to: `        choose: an offensive event in your hand as card
        cost: pay the card's price and move the card to your stage and announce the card's effect as plan
        do: |
          resolve the plan
`,
      },
    ],
  },
  {
    item: '15.6',
    fault: 'an event lies in the discard pile before what it set off in the preparation is over',
    file: SLASHERZ,
    test: 'an event is in no discard pile before what it set off is over',
    undo: [
      {
        file: RULES,
        from: `                choose: a preparing event in your hand as card
                cost: pay the card's price and move the card to your stage
                do: |
                  settle the triggers
                  use the card's effect
                  settle the triggers
`,
        to: `                choose: a preparing event in your hand as card
                cost: pay the card's price and move the card to your stage
                do: |
                  settle the triggers
                  use the card's effect
`,
      },
    ],
  },
  {
    item: '15.6',
    fault: 'a victim that an event kills inside an attack stays until the attack is over',
    file: SLASHERZ,
    test: 'an attacked victim that an event kills is gone at once, nobody rescues it and nobody is rewarded',
    undo: [
      {
        file: 'interpreter/compiler/codegen/flow/window-programs.ts',
        from: 'const always = c.game.checks.length > 0;',
        to: 'const always = false;',
      },
      {
        file: RULES,
        from: `        choose: a defensive event in your hand as card
        cost: pay the card's price and move the card to your stage and announce the card's effect as plan
        do: |
          resolve the plan
          settle the triggers
`,
        to: `        choose: a defensive event in your hand as card
        cost: pay the card's price and move the card to your stage and announce the card's effect as plan
        do: |
          resolve the plan
`,
      },
    ],
  },
  {
    item: '15.6',
    fault: 'who leaves the game inside an attack and comes back goes on with it',
    file: SLASHERZ,
    test: 'who leaves in an attack and comes back is not the one that attacked',
    undo: [
      {
        file: RULES,
        from: 'if the attacker has at least 1 charge mark and the attacker is',
        to: 'if the attacker is',
      },
    ],
  },
  {
    item: '15.6',
    fault: 'the place that an event strikes is asked for after all have passed',
    file: SLASHERZ,
    test: 'the place that an event strikes is named when it is used, not once all have passed',
    undo: [
      {
        file: 'dsl/ir/choice-visibility.ts',
        from: "return !mayLieIn((zone) => isHidden(zone) && !zone.inPlay, pick.from) && isOpen(pick.from, 'permitted');",
        to: 'return false;',
      },
    ],
  },
  {
    item: '15.15 a kind that jams its pile',
    fault:
      'cards of a new kind lay on top of their pile for ever, as what draws them puts them where they may not lie',
    file: 'test/link/stuck.test.ts',
    test: 'of a verb',
    undo: [
      {
        file: 'interpreter/compiler/analysis/index.ts',
        from: "{ id: 'jammed-piles', run: checkStuck },",
        to: '',
      },
    ],
  },
  {
    item: '15.15 a kind that no turn takes',
    fault:
      'cards of a new kind came into hands that a step waits to be empty, and no text took them out again',
    file: 'test/link/stuck.test.ts',
    test: 'by a kind that actions name',
    undo: [
      {
        file: 'interpreter/compiler/analysis/index.ts',
        from: "{ id: 'waiting-steps', run: checkWaiting, needs: 'all texts' },",
        to: '',
      },
    ],
  },
  {
    item: '15.15 windows without cards',
    fault: 'a window asked for cards of a kind of which the game has none',
    file: 'test/link/stuck.test.ts',
    test: 'asks nobody',
    undo: [
      {
        file: 'interpreter/compiler/codegen/statements/offer-program.ts',
        from: '!isNeverDone(fixed, action)',
        to: '!isNeverDone(fixed, action) || action',
      },
    ],
  },
  {
    item: '15.17 one number among ranges',
    fault: 'a card that prints `8` where all others print `8+` was told of nothing',
    file: 'test/link/exact-ranges.test.ts',
    test: 'one number among open ranges is hinted at: ["8","8+","5+","9+"]',
    undo: [{ file: 'interpreter/compiler/cards/link-cards.ts', from: 'hintExactRanges(s, nodeOf);', to: '' }],
  },
  {
    item: 'games: shuffles',
    fault: 'a shuffle of more cards than its list has room for loses the others',
    file: 'test/properties/random.test.ts',
    test: 'shuffles lists of any length',
    undo: [
      {
        file: 'interpreter/engine/effects/state-changes.ts',
        from: 'while (list.items.length < p[layout.zoneCount + zone]) list.grow();',
        to: '',
      },
    ],
  },
  {
    item: 'games: logs of an earlier version',
    fault:
      'a log whose seed gives another game now is played again up to the first answer that is impossible',
    file: 'test/play/earlier-formats.test.ts',
    test: 'of an earlier version is refused with the way out',
    undo: [
      {
        file: 'interpreter/match/save/replay.ts',
        from: 'header.version !== FORMAT',
        to: 'header.version > FORMAT',
      },
      {
        file: 'interpreter/match/save/replay.ts',
        from: 'EARLIER_FORMATS.includes(header.version)',
        to: 'EARLIER_FORMATS.length === 0',
      },
    ],
  },
];
