import type { Mend } from './mend.ts';

const TOLD = 'test/nobody/told.test.ts';
const EVERYWHERE = 'test/nobody/nobody.test.ts';

export const nobody: readonly Mend[] = [
  {
    item: '15.1',
    fault: "nobody's hand was the zone that is declared before",
    file: TOLD,
    test: 'the zone declared before is not taken for theirs',
    undo: [
      {
        file: 'interpreter/compiler/codegen/expressions/zone-lookups.ts',
        from: '      return seat < 0 ? nowhere : first + seat;\n    };\n  return',
        to: '      return first + seat;\n    };\n  return',
      },
    ],
  },
  {
    item: '15.1 everywhere',
    fault: 'what nobody would do was done all the same',
    file: EVERYWHERE,
    test: 'is nothing, after: you may choose an opponent as rival',
    undo: [
      {
        file: 'dsl/checker/statements/clauses.ts',
        from: 'const there = requiring(scope, acting, span);',
        to: 'const there = requiring(scope, acting, span).slice(1);',
      },
    ],
  },
  {
    item: '15.1 nothing',
    fault: 'a card that is not there was shown and counted',
    file: EVERYWHERE,
    test: 'is nothing, after: you may choose a fruit on the market as star',
    undo: [
      {
        file: 'interpreter/compiler/codegen/expressions/list-expressions.ts',
        from: 'if (one >= 0) out.push(one);',
        to: 'out.push(one);',
      },
    ],
  },
  {
    item: '15.11 role',
    fault: 'a role was given to nobody and told as undefined',
    file: EVERYWHERE,
    test: 'a role that is given to nobody',
    undo: [
      {
        file: 'dsl/checker/statements/statement.ts',
        from: "if (target.op === 'role' || target.counter.holds) prepare.push(...requiring(scope, settled.scalar, span));",
        to: '',
      },
      {
        file: 'interpreter/engine/effects/state-changes.ts',
        from: 'if (player < 0 || p[layout.roles + role] === player) return;',
        to: 'if (p[layout.roles + role] === player) return;',
      },
    ],
  },
  {
    item: '15.12 rolls',
    fault: '`a roll` found rolls whose total stands',
    file: TOLD,
    test: 'is no roll to choose once its total stands',
    undo: [
      {
        file: 'dsl/checker/values/rolls.ts',
        from: '!owned && !scope.matching ? ({ open: true } as const) : {}',
        to: '{}',
      },
    ],
  },
  {
    item: '15.12 raw words',
    fault: 'what an effect brought about was called by the path of its text',
    file: TOLD,
    test: 'is called by its text',
    undo: [
      {
        file: 'interpreter/reports/narration/display-names.ts',
        from: 'return piece({ snippet: thing.ability.snippet, span: thing.ability.ability.span });',
        to: 'return objectName(thing);',
      },
    ],
  },
  {
    item: '15.12 by chance',
    fault: 'what only one outcome was possible for was told as chance',
    file: TOLD,
    test: 'is not by chance where only one outcome is possible',
    undo: [
      {
        file: 'interpreter/engine/choices/asking.ts',
        from: "    if (asking === 'open')\n      m.listener?.happened({ kind: 'chance'",
        to: "    m.listener?.happened({ kind: 'chance'",
      },
    ],
  },
  {
    item: '15.12 from where it goes',
    fault: 'what went along with a card was told to come from where it goes',
    file: TOLD,
    test: 'comes from where that card was',
    undo: [
      {
        file: 'interpreter/engine/effects/card-changes.ts',
        from: '?? zone, NO_PILE, true, moving, origin);',
        to: '?? zone, NO_PILE, true, moving);',
      },
    ],
  },
  {
    item: '15.17 record',
    fault: '`diff --record` of a pack wrote nothing and said nothing',
    file: 'test/cli/diff.test.ts',
    test: 'says what is recorded of a pack, and where there is nothing to record',
    undo: [
      {
        file: 'cli/difference/recording.ts',
        from: 'if (!isPackFile(path)) return',
        to: 'if (path) return',
      },
    ],
  },
];
