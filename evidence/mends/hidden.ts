import type { Mend } from './mend.ts';

export const hidden: readonly Mend[] = [
  {
    item: '15 hidden: seats are checked in views',
    fault: 'the view of no seat showed everything, that of `null`, `NaN` or `x` the hand of the first seat',
    file: 'test/play/seats.test.ts',
    test: 'a seat is checked by viewFor',
    undo: [
      {
        file: 'interpreter/match/view/match-view.ts',
        from: '  checkSeat(match, seat);\n',
        to: '',
      },
    ],
  },
  {
    item: '15 hidden: seats are checked in logs',
    fault: 'the log of no seat was that of another one',
    file: 'test/play/seats.test.ts',
    test: 'a seat is checked by logFor',
    undo: [
      {
        file: 'interpreter/match/log/log-file.ts',
        from: '  checkSeat(match, seat);\n',
        to: '',
      },
    ],
  },
  {
    item: '15 hidden: seats are checked everywhere',
    fault: 'what is no seat was taken for one that is not asked, or ended in a TypeError',
    file: 'test/play/seats.test.ts',
    test: 'a seat is checked by optionsOf',
    undo: [
      {
        file: 'interpreter/match/match.ts',
        from: '  checkSeat(match, seat);\n',
        to: '',
      },
    ],
  },
  {
    item: '15 hidden: the full view has a name of its own',
    fault: 'only the view of no seat showed everything',
    file: 'test/play/seats.test.ts',
    test: 'sees all of it only as the referee',
    undo: [
      {
        file: 'interpreter/engine/state/seat-visibility.ts',
        from: "viewer === 'referee' || ",
        to: '',
      },
    ],
  },
  {
    item: '15 hidden: a view of whoever holds no seat',
    fault: 'whoever holds no seat had no view, and what every seat had looked at would have counted as open',
    file: 'test/play/seats.test.ts',
    test: 'does not see what every seat happens to see',
    undo: [
      {
        file: 'interpreter/engine/state/seat-visibility.ts',
        from: "((seers >> (viewer === 'spectator' ? seats : viewer)) & 1) === 1",
        to: "(viewer === 'spectator' ? (seers & ((1 << seats) - 1)) === (1 << seats) - 1 : ((seers >> viewer) & 1) === 1)",
      },
    ],
  },
  {
    item: '15 hidden: a forced play tells nothing',
    fault: 'a forced play told that the hand has no other card of the suit',
    file: 'test/play/forced.test.ts',
    test: 'Ebb and Flow never tells by a forced play',
    undo: [
      {
        file: 'interpreter/engine/choices/asking.ts',
        from: "asking === 'forced' && choosing.public(m)",
        to: "asking === 'forced'",
      },
    ],
  },
  {
    item: '15 hidden: forced by what functions ask',
    fault: 'a condition that a function of the game asks of a hand counted as seen by all',
    file: 'test/play/forced.test.ts',
    test: 'where a function of the game asks',
    undo: [
      {
        file: 'dsl/ir/choice-visibility.ts',
        from: 'if (i === args.length) this.visit(meaning && nodesOfMeaning(meaning));',
        to: 'if (i === args.length) return;',
      },
    ],
  },
  {
    item: '15 hidden: what an operation may reveal is a typed table',
    fault: 'an operation that was in no list counted as revealing nothing',
    file: 'test/play/forced.test.ts',
    test: 'is everything, where the operation is not known',
    undo: [
      {
        file: 'dsl/ir/operation-facts.ts',
        from: 'factsOf(op) === unknown && !Object.hasOwn(acts, op)',
        to: 'false',
      },
    ],
  },
  {
    item: '15 hidden: options carry keys and no numbers',
    fault: 'options gave the number of a card that lies face down',
    file: 'test/play/sent.test.ts',
    test: 'has a key for each option and nothing else',
    undo: [
      {
        file: 'interpreter/match/answering/option-keys.ts',
        from: '.map(({ name, key }) => ({ name, key }))',
        to: '',
      },
    ],
  },
  {
    item: '15 hidden: cards that are not seen go by their places',
    fault: 'an option named a card that lies face down',
    file: 'test/play/sent.test.ts',
    test: 'what is sent to a seat names no card that it does not see',
    undo: [
      {
        file: 'interpreter/match/options.ts',
        from: "if (asking.sort === 'card') return cardNameFor",
        to: "if (asking.sort === 'none') return cardNameFor",
      },
    ],
  },
  {
    item: '15 hidden: keys are unique',
    fault: 'two options that are called alike could not be told apart',
    file: 'test/play/sent.test.ts',
    test: 'has keys of their own for what is called alike',
    undo: [{ file: 'interpreter/match/options.ts', from: 'keys.has(key);', to: 'false;' }],
  },
  {
    item: '15 hidden: piles that are not seen',
    fault: 'a pile that nobody sees was called by its cards, in options and in the log',
    file: 'test/play/sent.test.ts',
    test: 'a pile that a seat does not see is called by places',
    undo: [
      {
        file: 'interpreter/match/options.ts',
        from: "if (asking.sort === 'pile') return",
        to: "if (asking.sort === 'none') return",
      },
    ],
  },
  {
    item: '15 hidden: piles that are not seen, in logs',
    fault: 'a move to a pile that nobody sees told its cards',
    file: 'test/play/sent.test.ts',
    test: 'a pile that a seat does not see is called by places',
    undo: [
      {
        file: 'interpreter/match/log/card-events.ts',
        from: "[{ key: 'pile' as const, seers: [among] }]",
        to: '[]',
      },
    ],
  },
  {
    item: '15 hidden: piles that are not seen, in answers',
    fault: 'a name told whether a card that is not seen lies in a pile',
    file: 'test/play/sent.test.ts',
    test: 'is not found by the names of its cards',
    undo: [
      {
        file: 'interpreter/match/options.ts',
        from: 'cardNameFor(match, seers, seat, card),',
        to: "cardNameFor(match, seers, 'referee', card),",
      },
    ],
  },
  {
    item: '15 hidden: undo does not take back what was seen',
    fault: 'a draw, a look or a reveal could be taken back by whoever had seen it',
    file: 'test/play/take-back.test.ts',
    test: 'needs the others where something became known that the seat did not know: a look',
    undo: [
      { file: 'interpreter/match/log/log-recorder.ts', from: '      knowledge.learn(event);\n', to: '' },
    ],
  },
  {
    item: '15 hidden: undo asks for consent in the library',
    fault: 'an answer was taken back whoever had agreed',
    file: 'test/play/take-back.test.ts',
    test: 'needs all others where no log was kept',
    undo: [
      {
        file: 'interpreter/match/undo-consent.ts',
        from: 'agreed.includes(each)',
        to: '(agreed.includes(each) || true)',
      },
    ],
  },
  {
    item: '15 hidden: undo asks the others in the terminal',
    fault: 'who sat at the same screen could peek and take it back',
    file: 'test/cli/play.test.ts',
    test: 'takes back what has shown something only where the others agree',
    undo: [
      {
        file: 'cli/play/typed-commands.ts',
        from: 'if (!(await allAgree(',
        to: 'if (false && !(await allAgree(',
      },
    ],
  },
  {
    item: '15 hidden: a forced answer that hangs on a card nobody chose',
    fault: 'the log told by a forced answer what a card was that had been drawn or looked at unseen',
    file: 'test/abilities/idle.test.ts',
    test: 'is asked for where it hangs on the card that an event was about',
    undo: [
      {
        file: 'interpreter/compiler/codegen/choices/public-choices.ts',
        from: '  isUnchosen: (slot) => c.slots?.[slot]?.unchosen === true,\n',
        to: '  isUnchosen: () => false,\n',
      },
    ],
  },
];
