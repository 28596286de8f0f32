import type { Mend } from './mend.ts';

export const outcomes: readonly Mend[] = [
  {
    item: 'values in a circle',
    fault: 'values that ask for each other stop the match',
    file: 'test/abilities/blank-texts.test.ts',
    test: 'a number that asks for itself',
    undo: [
      {
        file: 'interpreter/engine/effects/continuous-modifiers.ts',
        from: 'if (!around.isCircular) m.circle = i;',
        to: 'throw new Overflow();',
      },
    ],
  },
  {
    item: 'a total that is announced',
    fault: 'the total of a roll is announced when it is no longer open',
    file: 'test/abilities/roll-events.test.ts',
    test: 'a total is announced as it stood while the roll was open',
    undo: [
      {
        file: 'interpreter/compiler/codegen/events/roll-program.ts',
        from: '      announceTotal(m, each);\n      endRoll(p, m.layout, each);\n',
        to: '      endRoll(p, m.layout, each);\n      announceTotal(m, each);\n',
      },
    ],
  },
  {
    item: '15.2',
    fault: 'a contest is judged again after it was won',
    file: 'test/abilities/announced-totals.test.ts',
    test: 'a duel',
    undo: [
      {
        file: 'interpreter/engine/effects/dice.ts',
        from: 'hasWon({ p, layout }: Machine, roll: number, player: number): boolean {\n',
        to: 'hasWon(m: Machine, roll: number, player: number): boolean {\n  const { p, layout } = m;\n  const other = p[rollAt(layout, roll) + Roll.partner];\n  for (const each of [roll, other]) reopen(m, each);\n  if (roll >= 0) return player === p[rollAt(layout, rollTotal(m, roll) > rollTotal(m, other) ? roll : other) + Roll.roller];\n',
      },
    ],
  },
  {
    item: '15.2 range, announced total',
    fault: 'a total that was announced changes with what stands later',
    file: 'test/abilities/announced-totals.test.ts',
    test: 'a total is what was announced',
    undo: [
      {
        file: 'interpreter/engine/effects/dice.ts',
        from: '  if (!isAnnounced(p, layout, roll)) {\n    modifiersOf',
        to: '  if (p.length > 0) {\n    modifiersOf',
      },
    ],
  },
  {
    item: '15.4',
    fault: 'an ending at once cuts what a verb does',
    file: 'test/abilities/endings.test.ts',
    test: 'which an ending at once does not cut',
    undo: [
      {
        file: 'interpreter/compiler/codegen/flow/ending-programs.ts',
        from: 'if (program < verbs) return true;',
        to: 'if (program < verbs) return false;',
      },
    ],
  },
  {
    item: '15.4 noted',
    fault: 'an ending that held in the middle of an event is forgotten',
    file: 'test/abilities/endings.test.ts',
    test: 'an ending that held in its middle',
    undo: [
      {
        file: 'interpreter/compiler/codegen/flow/ending-programs.ts',
        from: 'note(m, due[i]);',
        to: 'if (complete) note(m, due[i]);',
      },
    ],
  },
  {
    item: '15.7',
    fault: 'an announced choice is made before the line that makes it possible',
    file: 'test/abilities/announced-choices.test.ts',
    test: 'a choice waits for the line that makes it possible',
    undo: [
      {
        file: 'interpreter/compiler/codegen/statements/announced-effects.ts',
        from: '        !before.touches(pick) &&\n',
        to: '',
      },
    ],
  },
  {
    item: '15.13 standing',
    fault: 'a prohibition that stands already is brought about again',
    file: 'test/abilities/piling-up.test.ts',
    test: 'is not brought about once more',
    undo: [
      {
        file: 'interpreter/engine/effects/effect-durations.ts',
        from: 'if (before >= 0 && !addsUp(ability)) return;',
        to: '',
      },
    ],
  },
  {
    item: '15.13 numbers',
    fault: 'numbers that pile up stop the game',
    file: 'test/abilities/piling-up.test.ts',
    test: 'a number is added each time',
    undo: [
      {
        file: 'interpreter/engine/effects/effect-durations.ts',
        from: 'const before = sameAs(m, ability, until, seat);',
        to: 'const before = -1;',
      },
    ],
  },
  {
    item: '15.13 depth',
    fault: 'a long legal chain of texts is stopped',
    file: 'test/abilities/piling-up.test.ts',
    test: 'do so for as long as a game needs',
    undo: [
      {
        file: 'interpreter/engine/state/position-layout.ts',
        from: 'STACK_SIZE = 16384',
        to: 'STACK_SIZE = 4096',
      },
    ],
  },
  {
    item: '15.13 names the card',
    fault: 'what never ends does not name the card',
    file: 'test/abilities/piling-up.test.ts',
    test: 'name the card that began it',
    undo: [
      {
        file: 'interpreter/match/stopped-game.ts',
        from: 'return card === undefined || first.includes(card) ? first : [...first.slice(0, 3), card];',
        to: 'return first;',
      },
    ],
  },
  {
    item: 'several at once',
    fault: 'what came in the place of several went by the words about another verb, and happened without end',
    file: 'test/reference/found.test.ts',
    test: 'what is said of several at once',
    undo: [
      {
        file: 'interpreter/engine/triggers/replacements-and-triggers.ts',
        from: 'const found = replacements.find(',
        to: 'const others = m.responding!.verbs.flatMap((each) => each.replacements);\n  const found = others.find((each) => each.ability === ability && each.together) ?? replacements.find(',
      },
    ],
  },
  {
    item: 'games in other threads',
    fault:
      'what counts cards by what they were before counted all of them in the other threads of a simulation',
    file: 'test/abilities/counted-before.test.ts',
    test: 'counts by what they were before it',
    undo: [
      {
        file: 'interpreter/game/shared-game.ts',
        from: '[functionMeanings, countedTests, treesOfTexts]',
        to: '[functionMeanings, treesOfTexts]',
      },
    ],
  },
];
