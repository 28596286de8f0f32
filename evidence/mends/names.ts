import type { Mend } from './mend.ts';

const test = 'test/link/outside-names.test.ts';
const order = 'test/link/order.test.ts';
const lines = 'test/link/named-lines.test.ts';

export const names: readonly Mend[] = [
  {
    item: '15.3',
    fault: 'a card called like a word of the game is meant by texts of the game in place of that word',
    file: test,
    test: 'changes no text of the game',
    undo: [
      {
        file: 'dsl/language/symbols/symbol-table.ts',
        from: '  if (found && !said) return found;\n',
        to: '',
      },
      {
        file: 'dsl/language/symbols/symbol-table.ts',
        from: '.filter(([, { id }]) => cards.has(id))',
        to: '',
      },
    ],
  },
  {
    item: '15.3',
    fault: 'a card called like a word of the game is meant in place of that word by the texts beside it',
    file: test,
    test: 'gives way to a word of the game',
    undo: [
      {
        file: 'dsl/language/symbols/symbol-table.ts',
        from: '  if (found && !said) return found;\n',
        to: '',
      },
    ],
  },
  {
    item: '15.3',
    fault: 'the id of a card from outside is a word for texts of the game',
    file: test,
    test: 'is known to texts beside it and not to those of the game',
    undo: [
      {
        file: 'dsl/language/symbols/symbol-table.ts',
        from: '.filter(([, { id }]) => cards.has(id))',
        to: '',
      },
    ],
  },
  {
    item: '15.3',
    fault: 'a card called like a word of the game cannot be named',
    file: test,
    test: 'is said with `card` in front',
    undo: [
      {
        file: 'dsl/language/symbols/symbol-table.ts',
        from: "  const said = words.at(-2)?.text === 'card';",
        to: '  const said = false;',
      },
    ],
  },
  {
    item: '15.3',
    fault: 'a card called `1` cannot be named by any text',
    file: test,
    test: 'has a letter in it',
    undo: [{ file: 'schemas/json/cards.schema.json', from: '(?![0-9-]+$)', to: '' }],
  },
  {
    item: '15.3',
    fault: 'a word of a variant changes what a text of the game means',
    file: test,
    test: 'that a text of the game has in it is refused',
    undo: [
      {
        file: 'interpreter/compiler/linker/link-game.ts',
        from: '  checkOutsideWords(s, vocabulary);\n',
        to: '',
      },
    ],
  },
  {
    item: '15.3',
    fault: 'of two verbs with one form the later takes it, silently',
    file: test,
    test: 'a form of two verbs',
    undo: [
      {
        file: 'interpreter/compiler/declare/verb-declarations.ts',
        from: '    if (clash) reportNameClash(s, key, clash.form, clash.other);\n',
        to: '',
      },
    ],
  },
  {
    item: '15.3',
    fault: 'a condition called like a value takes its place, silently',
    file: test,
    test: 'a condition and what may be said in its place: red',
    undo: [
      {
        file: 'interpreter/compiler/declare/function-declarations.ts',
        from: '  else if (value) reportNameClash(s, key, id, value);\n',
        to: '',
      },
    ],
  },
  {
    item: '15.14',
    fault: 'which of two variants is named first decides which ending, check or step comes first',
    file: order,
    test: 'are refused in both orders',
    undo: [
      {
        file: 'interpreter/compiler/loader/addition-order.ts',
        from: 'if (!shares(a, b)) unordered.push([a, b]);',
        to: 'if (!a || !b) unordered.push([a, b]);',
      },
    ],
  },
  {
    item: 'named lines',
    fault:
      'lines of two variants at one place come in an order that nothing says, also where it makes a difference',
    file: lines,
    test: 'what meets nowhere needs no order',
    undo: [
      {
        file: 'interpreter/compiler/analysis/unordered-additions.ts',
        from: 'if (meet(game, one, other)) reportUnorderedAdditions(s, pair);',
        to: 'if (meet(game, one, other) && one.isWhole) reportUnorderedAdditions(s, pair);',
      },
    ],
  },
  {
    item: 'named lines',
    fault: 'a line of a variant tears `otherwise` from its `if`',
    file: lines,
    test: 'a line that goes on with the one before is no line',
    undo: [
      {
        file: 'interpreter/compiler/texts/checked-texts.ts',
        from: 'slips.length === 0 ? partLines(node, tree, text) : slips',
        to: 'slips',
      },
    ],
  },
  {
    item: '15.14',
    fault: 'the order in which files are put on top is another game',
    file: order,
    test: 'variants and card files in every order are the same game',
    undo: [
      {
        file: 'interpreter/compiler/loader/packs/top-files.ts',
        from: 'const names = inFixedOrder(library, given);',
        to: 'const names = given;',
      },
    ],
  },
  {
    item: '15.15 verbs of two words',
    fault: 'a verb of several words could be declared, and in a text nothing was read as it',
    file: 'test/link/verb-names.test.ts',
    test: 'of several words is refused there',
    undo: [
      {
        file: 'interpreter/compiler/declare/verb-declarations.ts',
        from: 'if (id !== given) refuseSeveralWords(s, key, given, id);',
        to: '',
      },
    ],
  },
  {
    item: '15.15 forms of irregular verbs',
    fault: 'of `draw` and `lay` the forms `drawed` and `layed` were made, and nothing said so',
    file: 'test/link/verb-names.test.ts',
    test: 'of an irregular verb has its form',
    undo: [
      {
        file: 'dsl/text/english-inflection.ts',
        from: 'irregularParticiple(verb) ?? regularParticiple(verb)',
        to: 'regularParticiple(verb) ?? irregularParticiple(verb)',
      },
    ],
  },
  {
    item: '15.15 verbs spelled as their participles',
    fault: 'a verb that is spelled as its participle could not be used as an order',
    file: 'test/link/verb-names.test.ts',
    test: 'spelled as its participle',
    undo: [
      {
        file: 'dsl/language/symbols/symbol-table.ts',
        from: 'else if (!other) vocabulary',
        to: 'else vocabulary',
      },
    ],
  },
  {
    item: '15.3',
    fault: 'a line of a variant in a text of the game did not know the words of the variant',
    file: 'test/link/named-lines.test.ts',
    test: 'knows the words of the variant',
    undo: [
      {
        file: 'dsl/checker/scope.ts',
        from: 'if (!scope.snippet.files) return run();',
        to: 'return run();',
      },
    ],
  },
  {
    item: '15.3',
    fault: 'partners won together and stood on two ranks',
    file: 'test/abilities/together.test.ts',
    test: 'partners win by the best of them',
    undo: [
      {
        file: 'interpreter/match/scores.ts',
        from: 'teamOf(each.seat) === teamOf(seat)',
        to: 'each.seat === seat',
      },
    ],
  },
  {
    item: '15.3',
    fault: 'a card called `throw` was meant where a text speaks of its own `throws`, in what is printed',
    file: test,
    test: 'is not meant by the plural of a word of the language or of a name',
    undo: [
      {
        file: 'dsl/nlg/discourse/referring-expressions.ts',
        from: 'const many = [...names, ...nouns',
        to: 'const many = [...nouns',
      },
    ],
  },
  {
    item: '15.3',
    fault: 'a card called `play` was meant where a text says `in play`, in what is printed',
    file: test,
    test: 'is not meant by words of the language without a determiner: play',
    undo: [
      {
        file: 'dsl/nlg/discourse/discourse-scope.ts',
        from: "if (phrase.kind !== 'noun' || isInPlayWord(phrase)) return undefined;",
        to: "if (phrase.kind !== 'noun') return undefined;",
      },
    ],
  },
  {
    item: '15.3',
    fault: 'a card called `pair` was meant by `the number of pairs between ...`, in what is printed',
    file: test,
    test: 'is not meant by words of the language without a determiner: pair',
    undo: [
      {
        file: 'dsl/nlg/discourse/referring-expressions.ts',
        from: "determiner === undefined && tails[0]?.kind !== 'between'",
        to: 'determiner === undefined',
      },
    ],
  },
];
