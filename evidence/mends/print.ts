import type { Mend } from './mend.ts';

const FILE = 'test/rules/says-what-it-is.test.ts';

export const print: readonly Mend[] = [
  {
    item: '15.16',
    fault:
      '`each player as viewer / each other player as holder` is said as *the first player* where a role is called so',
    file: FILE,
    test: 'the first one that a text names is not who is called first player',
    undo: [
      {
        file: 'dsl/nlg/discourse/referring-expressions.ts',
        from: 'hasOrdinalName(scope, head.symbol)',
        to: 'false',
      },
    ],
  },
  {
    item: '15.16',
    fault: 'what is chosen for an action is missing where it is the subject of what is done',
    file: FILE,
    test: 'what is chosen for an action is said: en Hit',
    undo: [
      {
        file: 'interpreter/reports/rule-book/action-texts.ts',
        from: '  return mentions(said, name) === 0 ? [said] : undefined;',
        to: '  return mentions(args, name) === 0 ? [{ ...order, args }] : undefined;',
      },
    ],
  },
  {
    item: '15.16',
    fault: '`Its last turn becomes 0`: the name of a counter is taken for which one is meant',
    file: FILE,
    test: 'a counter whose name begins with last is nobody’s: en',
    undo: [
      {
        file: 'dsl/nlg/en/nouns.ts',
        from: "np.ordinal?.which === 'last' && isLastOf(heads[0])",
        to: "np.ordinal?.which === 'last' && heads[0].symbol?.sort === 'counter'",
      },
    ],
  },
  {
    item: '15.16',
    fault: '`let` is said where it is used, after what changes it: a repetition asks for it after each time',
    file: FILE,
    test: 'what was found out before it changes is said before: en',
    undo: [
      {
        file: 'dsl/nlg/discourse/name-retention.ts',
        from: 'inRepeat(search, s, changed)',
        to: 'use(s.stop) ?? inLoop(search, s.body, changed)',
      },
    ],
  },
  {
    item: '15.16',
    fault: '`text:` of a card that is printed in a table is dropped in other languages',
    file: FILE,
    test: 'the text of a card without rules is on the page of every language: fr',
    undo: [
      {
        file: 'interpreter/compiler/cards/card-text.ts',
        from: ' ?? (texts.length === 0 ? anyOf(card.own) : undefined)',
        to: '',
      },
    ],
  },
  {
    item: '15.16',
    fault: 'labels of `choose one` are altered by what a language draws together',
    file: FILE,
    test: 'labels stay as they are written',
    undo: [
      {
        file: 'dsl/nlg/realiser/statement-sentences.ts',
        from: 'say.label(verbatim(speaker.scope, label))',
        to: 'say.label(label)',
      },
    ],
  },
  {
    item: '15.16',
    fault: 'an empty optional list is printed',
    file: FILE,
    test: 'a list in which nothing stands is not there',
    undo: [
      {
        file: 'interpreter/compiler/cards/card-text.ts',
        from: "value !== undefined && value !== ''",
        to: 'value !== undefined',
      },
    ],
  },
];
