import type { Mend } from './mend.ts';

/** Texts that were valid and did something else than they say. */
export const readings: readonly Mend[] = [
  {
    item: '17',
    fault: '`each player ... to the next player` meant the neighbour of who uses the card, for all of them',
    file: 'test/abilities/seats.test.ts',
    test: 'the next player is beside',
    undo: [
      {
        file: 'dsl/checker/domains/built-in-domain.ts',
        from: '!isSameLocal(acting, you) || isSameLocal(they, you)) return acting;',
        to: '!isSameLocal(acting, you) || isSameLocal(they, you)) return you;',
      },
    ],
  },
  {
    item: '17',
    fault: '`the next player` in a loop over players was taken for the neighbour of who uses the card',
    file: 'test/abilities/seats.test.ts',
    test: 'is not guessed where another player is only named',
    undo: [
      {
        file: 'dsl/checker/domains/built-in-domain.ts',
        from: '|| isSameLocal(they, you)) return acting;',
        to: '|| they) return acting;',
      },
    ],
  },
  {
    item: '17',
    fault: '`2 fruits with the lowest ripeness` meant only those that tie for it, mostly one',
    file: 'test/dsl/best.test.ts',
    test: 'several of the best',
    undo: [
      {
        file: 'dsl/checker/nouns/definiteness.ts',
        from: 'if (result.best && !single) return fewerThanSaid(scope, np);',
        to: '',
      },
    ],
  },
  {
    item: '17',
    fault: 'all cards that each player passed on went on from player to player',
    file: 'test/abilities/passing.test.ts',
    test: 'are not moved on',
    undo: [
      {
        file: 'dsl/checker/statements/passing-on.ts',
        from: 'if (!found) return false;',
        to: 'if (!found || found) return false;',
      },
    ],
  },
  {
    item: '17',
    fault: 'nobody could pass a card to a neighbour at the same time as the others',
    file: 'test/abilities/passing.test.ts',
    test: 'is passed on at the same time',
    undo: [
      {
        file: 'dsl/checker/statements/clauses.ts',
        from: "return before.every((act) => act.op === 'require' ||",
        to: 'return before.every((act) => before.length === 0 &&',
      },
    ],
  },
];
