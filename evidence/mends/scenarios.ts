import type { Mend } from './mend.ts';

const file = 'test/scenario/proves-something.test.ts';
const secret = 'test/scenario/secret.test.ts';
const patterns = 'test/scenario/patterns.test.ts';

export const scenarios: readonly Mend[] = [
  {
    item: '15 scenarios: no such text of a card',
    fault: 'a line that no card could write does not happen',
    file: patterns,
    test: 'it is no proof that event: begin, text: cards/aliens/slash did not happen',
    undo: [
      {
        file: 'interpreter/scenarios/expect/line-names.ts',
        from: "if (sort === 'answers') return",
        to: "if (sort === 'program') return true;\n  if (sort === 'answers') return",
      },
    ],
  },
  {
    item: '15 scenarios: because nonsense',
    fault: 'a cause that there is not brings nothing about',
    file: patterns,
    test: 'it is no proof that event: move, because: nonsense did not happen',
    undo: [
      {
        file: 'interpreter/scenarios/expect/line-names.ts',
        from: "if (sort === 'answers') return",
        to: "if (sort === 'cause') return true;\n  if (sort === 'answers') return",
      },
    ],
  },
  {
    item: '15 scenarios: keys that an event never has',
    fault: 'an entry that lines of the event do not have is not in them',
    file: patterns,
    test: 'it is no proof that event: shuffle, role: starter did not happen',
    undo: [
      {
        file: 'interpreter/scenarios/expect/line-pattern.ts',
        from: 'if (left.length === 0) return noEntry({ sheet, lines }, node, key);',
        to: 'if (left.length === 0) return [];',
      },
      {
        file: 'interpreter/scenarios/expect/line-pattern.ts',
        from: "if (key.text === 'event') return true;",
        to: "if (key.text === 'event' || lines.length === 0) return true;",
      },
    ],
  },
  {
    item: '15 scenarios: refused where nothing is asked',
    fault: 'an answer is refused to who is not asked, or asked for something else',
    file,
    test: 'a refusal shows something refused:',
    undo: [
      {
        file: 'interpreter/scenarios/steps/tried-path.ts',
        from: 'if (said === path[0]) return couldAnswer(run, seat, said) ? false : undefined;',
        to: 'if (said === path[0]) return false;',
      },
    ],
  },
  {
    item: '15 scenarios: left-over rolls',
    fault: 'dice that nobody throws are passed over',
    file,
    test: 'dice that nobody throws are told',
    undo: [
      {
        file: 'interpreter/scenarios/play-scenario.ts',
        from: '  refuseLeft(sheet, scenario, match);\n',
        to: '',
      },
    ],
  },
  {
    item: '15 scenarios: rolls before the first decision',
    fault: 'dice that are thrown before anybody is asked show what they like',
    file,
    test: 'dice that are thrown before anybody is asked show what is said',
    undo: [
      {
        file: 'interpreter/scenarios/setup/placement.ts',
        from: 'const match = begun(game, options, rolls, chance, given !== undefined);\n    advance(match);',
        to: 'const match = begun(game, options, undefined, chance, given !== undefined);\n    advance(match);\n    script(match, rolls);',
      },
    ],
  },
  {
    item: '15 scenarios: an item on a hero that is not in play, two on one',
    fault: 'cards are attached to what they do not go on',
    file,
    test: 'where a game begins regatta: given: { step: sailing, turn: Ann, cards',
    undo: [
      {
        file: 'interpreter/scenarios/setup/start-faults.ts',
        from: '  refuseHosts(sheet, match, given);\n',
        to: '',
      },
    ],
  },
  {
    item: '15 scenarios: a deck that the first step shuffles',
    fault: 'an order is given and lost at once',
    file,
    test: 'where a game begins castle',
    undo: [
      {
        file: 'interpreter/scenarios/setup/lost-cards.ts',
        from: 'if (!zone.exactly && isShuffled(match, lines, zone))',
        to: 'if (!zone)',
      },
    ],
  },
  {
    item: '15 scenarios: a number that the first step sets again',
    fault: 'a number is given and set again at once, which passes where any value is the one that is set',
    file,
    test: 'a number that is set at once',
    undo: [
      {
        file: 'interpreter/scenarios/setup/lost-cards.ts',
        from: 'p[i] !== q[i] && !isLeftOut(i)',
        to: 'p[i] !== q[i]',
      },
    ],
  },
  {
    item: '15 scenarios: a step that skips the set-up',
    fault: 'a step alone begins in a position that no game comes to',
    file,
    test: 'what set-up deals lies there',
    undo: [
      {
        file: 'interpreter/scenarios/setup/placement.ts',
        from: 'if (ordinary && !listed) p.set(ordinary);',
        to: 'if (listed) void 0;',
      },
    ],
  },
  {
    item: "15 scenarios: a part of a turn that is nobody's",
    fault: 'a part of a turn without the player whose turn it is begins elsewhere',
    file,
    test: 'where a game begins harbour',
    undo: [
      {
        file: 'interpreter/scenarios/setup/given-zones.ts',
        from: 'if (step && given.turn === undefined && isPartOfTurn(game, given.step))',
        to: 'if (step && given.turn !== undefined && isPartOfTurn(table.game, -2))',
      },
    ],
  },
  {
    item: '15 scenarios: proves beside what asserts nothing',
    fault: 'a clause beside a step that expects nothing, with a help that leads nowhere',
    file,
    test: 'no step that expects nothing',
    undo: [
      {
        file: 'interpreter/scenarios/steps/scenario-steps.ts',
        from: 'if (proves && !refused)',
        to: 'if (proves && !refused && number < 0)',
      },
    ],
  },
  {
    item: '15 scenarios: a tie on a shared win',
    fault: 'the help says that the game was to go on',
    file,
    test: 'is nothing that several have won',
    undo: [
      {
        file: 'interpreter/scenarios/expect/expected-outcome.ts',
        from: 'over, tie: drawn };',
        to: 'over, tie: false };',
      },
    ],
  },
  {
    item: '15 scenarios: files named from their folder',
    fault: '`./x.yaml` and `../x.yaml` are called missing',
    file,
    test: 'files that are put on top .',
    undo: [
      {
        file: 'interpreter/scenarios/scenario-games.ts',
        from: 'const name = plainName(from + text);',
        to: 'const name = from + text;',
      },
    ],
  },
  {
    item: '15 scenarios: a choice in secret from an empty hand',
    fault:
      'who has no card to choose from, as all see, is asked where something hidden is asked of the cards',
    file: secret,
    test: 'is not asked for, whatever is asked of the fruits',
    undo: [
      {
        file: 'interpreter/compiler/codegen/choices/public-choices.ts',
        from: 'return isEmpty ? (m) => isEmpty(m) || isSeen(m) : isSeen;',
        to: 'return isEmpty ? isSeen : isSeen;',
      },
    ],
  },
  {
    item: '15 scenarios: a forced answer in secret that is said',
    fault: 'an answer that the game gives by itself is refused as long as others choose in secret',
    file: secret,
    test: 'may be said while the others choose',
    undo: [
      {
        file: 'interpreter/scenarios/steps/written-answers.ts',
        from: 'const found = forcedSealedAnswer(match.runner, seat)',
        to: 'const found = seat < 0',
      },
    ],
  },
  {
    item: 'scenarios: a position that proves nothing',
    fault: 'a position is expected that says nothing of what could be otherwise',
    file: 'test/scenario/position.test.ts',
    test: 'a position that proves nothing is refused',
    undo: [
      {
        file: 'interpreter/scenarios/expect/expected-position.ts',
        from: 'if (!wanted || saysNothing(run, node, wanted)) return false;',
        to: 'if (!wanted || (false as boolean && saysNothing(run, node, wanted))) return false;',
      },
    ],
  },
  {
    item: 'scenarios: an action with its targets',
    fault: 'of a list in a list only the first answer is tried',
    file: 'test/scenario/paths.test.ts',
    test: 'a path that shows nothing is refused',
    undo: [
      {
        file: 'interpreter/scenarios/steps/tried-path.ts',
        from: 'if (answered !== true) return answered;',
        to: 'return answered;',
      },
    ],
  },
  {
    item: 'scenarios: cases that differ by nothing',
    fault: 'a value of a table stands nowhere in the scenario',
    file: 'test/scenario/cases.test.ts',
    test: 'a table that proves less than it looks like is refused',
    undo: [
      {
        file: 'interpreter/scenarios/scenario-cases.ts',
        from: 'if (!used.has(column) && diagnostics.length === before)',
        to: 'if (!used.has(column) && diagnostics.length < before)',
      },
    ],
  },
  {
    item: 'scenarios: the moment before a line',
    fault: 'the position before something happens is that after it',
    file: 'test/scenario/moments.test.ts',
    test: 'a moment in the middle of an effect',
    undo: [
      {
        file: 'interpreter/scenarios/steps/moments.ts',
        from: "stages[moment.key.text === 'before' ? at - 1 : at]",
        to: 'stages[at]',
      },
    ],
  },
  {
    item: 'scenarios: chance that never comes',
    fault: 'a scenario says what chance brings, and chance is never asked for it',
    file: 'test/scenario/chance.test.ts',
    test: 'with what was possible',
    undo: [
      {
        file: 'interpreter/scenarios/setup/scripted-chance.ts',
        from: 'for (const said of chance.left())',
        to: 'for (const said of chance.left().slice(1))',
      },
    ],
  },
  {
    item: 'scenarios: numbers of options',
    fault: 'a bare number answers with the option that stands there in a list that nobody sees',
    file: 'test/scenario/steps.test.ts',
    test: 'the number of an option is no answer',
    undo: [
      {
        file: 'interpreter/scenarios/steps/tried-path.ts',
        from: 'export const NAMES_ONLY = { numbers: false }',
        to: 'export const NAMES_ONLY = { numbers: true }',
      },
    ],
  },
  {
    item: '15 scenarios: a variant with `for:`',
    fault: 'where a variant names no game, a game without a name is missed',
    file: 'test/cli/validate.test.ts',
    test: 'tells what stands where the game is to be named',
    undo: [
      {
        file: 'cli/check/check-plan.ts',
        from: 'const wanted = textOf(base);',
        to: "const wanted = textOf(base) ?? '';",
      },
      {
        file: 'cli/check/check-plan.ts',
        from: 'if (!base || !wanted) return [',
        to: 'if (!base && wanted) return [',
      },
      {
        file: 'cli/check/check-plan.ts',
        from: 'const at = { file: file.name, span: base.span };',
        to: 'const at = base ? { file: file.name, span: base.span } : place;',
      },
    ],
  },
  {
    item: '15 scenarios: conditions that cannot fail',
    fault: '`that: Ann is Ann` and bounds that every position keeps pass as proofs',
    file: 'test/scenario/idle.test.ts',
    test: 'a condition that always holds is refused',
    undo: [
      {
        file: 'interpreter/scenarios/expect/expected-outcome.ts',
        from: 'if (!condition || isIdle(sheet, match, condition, node)) return false;',
        to: 'if (!condition || (!node && isIdle(sheet, match, condition, node))) return false;',
      },
    ],
  },
  {
    item: '15 scenarios: `never` of what cannot be',
    fault: 'what no position can be never holds in many games, which is no proof',
    file: 'test/scenario/idle.test.ts',
    test: 'also of many games',
    undo: [
      {
        file: 'interpreter/scenarios/game-samples.ts',
        from: 'matches.length > 0 && isIdle(',
        to: 'matches.length < 0 && isIdle(',
      },
    ],
  },
  {
    item: 'scenarios: chance',
    fault:
      'what a scenario says of the first shuffle comes again at the second one of a game that was loaded in between',
    file: 'test/scenario/chance.test.ts',
    test: 'once, and not again at the next shuffle of a game that was loaded in between',
    undo: [
      {
        file: 'interpreter/scenarios/setup/scripted-chance.ts',
        from: 'const drawn = p.subarray(',
        to: 'const drawn = runner.m.p.subarray(',
      },
    ],
  },
  {
    item: 'scenarios: `did not happen` of what the game lets no line be',
    fault:
      'faces that no die shows, owners without the counter and zones that do not take a card pass as proofs',
    file: 'test/scenario/patterns.test.ts',
    test: 'lets no line be',
    undo: [
      {
        file: 'interpreter/scenarios/expect/line-pattern.ts',
        from: 'return wrong.length === 0 && isWithinRules({ sheet, match, whole, lines }, each);',
        to: 'return wrong.length === 0 || isWithinRules({ sheet, match, whole, lines }, each);',
      },
    ],
  },
];
