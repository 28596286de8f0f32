import type { Mend } from './mend.ts';

const file = 'test/abilities/taking.test.ts';

export const verbs: readonly Mend[] = [
  {
    item: '17: hollow texts',
    fault:
      'a card that was shown was lost to a verb that looks elsewhere: nothing happened, and nothing was reported',
    file,
    test: 'lies where it is shown, and where a verb has brought it',
    undo: [
      {
        file: 'dsl/checker/statements/statement.ts',
        from: 'return !STAYING.has(act.op);',
        to: "return act.op !== 'let';",
      },
    ],
  },
  {
    item: 'verbs: forms of verbs of two words and of irregular ones',
    fault: 'the forms of `knock-out` were `knock-outs` and `knock-outed`',
    file: 'test/dsl/english.test.ts',
    test: 'of knock-out',
    undo: [
      {
        file: 'dsl/text/english-inflection.ts',
        from: 'ofFirstWord(verb, participle) ?? irregularParticiple',
        to: 'irregularParticiple',
      },
    ],
  },
  {
    item: '15.8',
    fault: 'a verb acts on what it does not take',
    file,
    test: 'is left alone where it is not what the verb takes',
    undo: [
      {
        file: 'dsl/checker/statements/parameter-guards.ts',
        from: 'if (test) prepare.push(',
        to: 'if (false && test) prepare.push(',
      },
    ],
  },
  {
    item: '15.8',
    fault: 'a verb acts on all of a list, also on what it does not take',
    file,
    test: 'is left alone one by one where there are several',
    undo: [
      {
        file: 'dsl/checker/statements/parameter-guards.ts',
        from: 'if (!test) return slot;',
        to: 'return slot;',
      },
    ],
  },
  {
    item: '15.8',
    fault: 'a verb that takes what is yours is given what lies with an opponent, and does nothing',
    file: 'test/dsl/names.test.ts',
    test: 'what is taken of others is not looked for with oneself',
    undo: [
      {
        file: 'dsl/checker/suggestions/common-mistakes.ts',
        from: 'isNotOf(one, other) || isNotOf(other, one)',
        to: 'isNotOf(other, one)',
      },
    ],
  },
  {
    item: '15.8',
    fault:
      'an opponent does with what is yours what can only be done with what is theirs, and nothing happens',
    file: 'test/dsl/names.test.ts',
    test: 'what another player does is done with what is theirs: each opponent spends',
    undo: [
      {
        file: 'dsl/checker/statements/clauses.ts',
        from: 'actingIsNot: thing.side?.notOf',
        to: 'actingIsNot: undefined',
      },
    ],
  },
  {
    item: '15.8',
    fault: '`you discard a card in their hand` discards a card of your own',
    file: 'test/dsl/names.test.ts',
    test: 'you are not `they`',
    undo: [
      {
        file: 'dsl/checker/statements/clauses.ts',
        from: 'return you && isSameNode(value, you) ? acts : { ...acts, they: value };',
        to: 'return { ...acts, they: value };',
      },
    ],
  },
  {
    item: '15.8',
    fault: 'what lies in the right place by then is refused because of where it lay before',
    file,
    test: 'may have moved in a line before',
    undo: [
      {
        file: 'dsl/checker/statements/statement.ts',
        from: 'if (acts?.some(mayMove)) {',
        to: 'if (acts && false) {',
      },
    ],
  },
  {
    item: '15.9',
    fault: 'what changes a field that a card does not print does nothing',
    file,
    test: 'is there as soon as something changes it',
    undo: [
      {
        file: 'interpreter/compiler/codegen/values/card-values.ts',
        from: 'if (value === NONE && own[card].kind !== c.game.copies[card].symbol.kind) return value;',
        to: 'if (value === NONE) return value;',
      },
    ],
  },
  {
    item: '15.9',
    fault: 'what changes a number that no card of the kind can have is valid',
    file,
    test: 'is refused where no card of the kind can have it',
    undo: [
      {
        file: 'dsl/checker/abilities/value-modifiers.ts',
        from: 'if (!canHave(symbol, test.said)) return lacks(scope, tree, test.said);',
        to: '',
      },
    ],
  },
  {
    item: '15.11 a singular that finds two',
    fault: 'what was to be done to the one that there is was done to nothing where there were two',
    file: 'test/abilities/said-as-one.test.ts',
    test: 'is chosen by whoever does it: moved',
    undo: [
      {
        file: 'dsl/checker/statements/picks.ts',
        from: "described.scalar?.op !== 'only' || !scope.acting",
        to: 'described.scalar',
      },
    ],
  },
  {
    item: '15.12 triggers that do nothing',
    fault: 'triggers whose conditions were not met were put in order by a player',
    file: 'test/abilities/idle.test.ts',
    test: 'is not asked for where all but one do nothing, whatever that one does',
    undo: [
      {
        file: 'interpreter/engine/triggers/trigger-queue.ts',
        from: 'if (out.length > 1) dropIdle(m, out);',
        to: '',
      },
    ],
  },
  {
    item: '15.12 interchangeable triggers',
    fault: 'triggers of cards that say `other` came in any order, as if it made no difference',
    file: 'test/abilities/interchangeable.test.ts',
    test: 'is asked for where their card makes a difference: move all other charms on any shelf to the pit',
    undo: [
      {
        file: 'interpreter/compiler/codegen/events/interchangeable-triggers.ts',
        from: "({ op }) => op === 'this'",
        to: '() => false',
      },
    ],
  },
  {
    item: '15.10 a lone action',
    fault: 'an action that alone was possible, as everybody saw, was asked for',
    file: 'test/play/asking.test.ts',
    test: 'is done where it hangs on nothing hidden, and else asked: you have at least 3 coins',
    undo: [
      {
        file: 'interpreter/engine/choices/asking.ts',
        from: '!at.open?.(m)) return false;',
        to: 'at.open) return false;',
      },
    ],
  },
  {
    item: '15.10 a named card in plain sight',
    fault: 'the only card of a name in an open pile was asked for',
    file: 'test/play/forced.test.ts',
    test: 'is taken where everybody sees the only card of a name there',
    undo: [
      {
        file: 'dsl/ir/choice-visibility.ts',
        from: "if (base.op !== 'all-cards') return list;",
        to: 'if (list) return list;',
      },
    ],
  },
  {
    item: '15.10 forced answers in scenarios',
    fault: 'an answer that was forced could not be said',
    file: 'test/scenario/steps.test.ts',
    test: 'an answer that the game has given by itself may be said',
    undo: [
      {
        file: 'interpreter/scenarios/steps/written-answers.ts',
        from: 'saidForced.add(found);\n  return true;',
        to: 'saidForced.add(found);\n  return false;',
      },
    ],
  },
  {
    item: '15.10',
    fault: 'a card is on offer with which a rule forbids whatever it can be used on',
    file,
    test: 'leaves out what a rule forbids to use',
    undo: [
      {
        file: 'dsl/checker/statements/clauses.ts',
        from: 'prepare.splice(0, prepare.length, ...askedOfAll(prepare, call));',
        to: '',
      },
      {
        file: 'dsl/checker/statements/permission-guards.ts',
        from: 'others.find((one) => one.arguments.includes(pick.slot));',
        to: 'undefined;',
      },
    ],
  },
  {
    item: '15.10',
    fault: 'it is asked whether to do what a rule forbids of the card whose text asks',
    file,
    test: 'is nothing that a rule forbids of the card whose text it is',
    undo: [
      {
        file: 'dsl/checker/conditions/foreseeable-conditions.ts',
        from: 'if (isPlain(value)) values',
        to: 'if (false) values',
      },
    ],
  },
  {
    item: '15: `and`',
    fault:
      'what somebody who is named chooses is not there yet for the next part of the sentence, which is left out',
    file: 'test/abilities/chosen-first.test.ts',
    test: 'what somebody chooses is there for the next part: the dealer chooses a hue and the mood becomes that hue',
    undo: [
      {
        file: 'dsl/checker/statements/statement.ts',
        from: 'acts.map(allChosenFirst)',
        to: 'acts',
      },
    ],
  },
  {
    item: '17: `and`',
    fault: 'two cards that change places on a board where each cell has room for one stay where they are',
    file: 'test/pasture/joint-moves.test.ts',
    test: 'two that go where the other one was',
    undo: [
      {
        file: 'dsl/checker/statements/statement.ts',
        from: 'jointMoves(scope.vocabulary, acts)',
        to: 'acts',
      },
    ],
  },
  {
    item: '15: `or`',
    fault: 'what is asked of all chosen cards together is left out where they are of several kinds',
    file: 'test/abilities/chosen-together.test.ts',
    test: 'of several kinds: different',
    undo: [
      {
        file: 'dsl/checker/nouns/noun-phrase.ts',
        from: 'together: parts[0].together,',
        to: '',
      },
    ],
  },
];
