/**
 * `at the start of your turn, gain a coin`, in a game whose turns begin with a step in which coins become so many: what was gained
 * before would be lost. The step behind it is the moment.
 */
import { say } from '../../diagnostics/catalogue/phrase.ts';
import { writeInstead } from '../../diagnostics/replacement-fixes.ts';
import type { Block, Expression } from '../../language/syntax/ast.ts';
import { eachSyntax } from '../../language/syntax/syntax-visit.ts';
import { longestTerm } from '../../language/symbols/symbol-table.ts';
import type { StepSymbol } from '../../language/symbols/symbols.ts';
import { placeIn } from '../../text/source.ts';
import { reportAt, type Scope } from '../scope.ts';

const CHANGING: ReadonlySet<string> = new Set(['gain', 'gains', 'lose', 'loses', 'pay', 'pays']);

/** Complains of a text that changes such a counter when a turn starts. */
export function reportRenewed(
  scope: Scope,
  { edge, of, body }: { readonly edge: 'start' | 'end'; readonly of: Expression; readonly body: Block },
): boolean {
  const { renewed } = scope.vocabulary;
  if (renewed.size === 0 || edge !== 'start' || of.kind !== 'noun' || of.heads.length !== 1) return false;
  const word = of.heads[0].words.at(-1);
  if (word?.text !== 'turn') return false;
  let step: StepSymbol | undefined;
  let span = of.span;
  eachSyntax(body, (node) => {
    if (step || node.kind !== 'order' || !CHANGING.has(node.verb.text)) return;
    const { object } = node.args;
    if (object?.kind !== 'noun' || object.heads.length !== 1) return;
    const symbol = longestTerm(scope.vocabulary, object.heads[0].words)?.meanings[0].symbol;
    if (symbol?.sort !== 'counter') return;
    step = renewed.get(symbol);
    span = object.span;
  });
  if (!step) return false;
  const [name] = step.names.en;
  reportAt(
    scope,
    'name/not-here',
    span,
    { what: say('phrase/what-the-turn-sets-anew') },
    {
      advice: say('phrase/once-the-turn-has-set-it', { step: name }),
      fixes: writeInstead(placeIn(scope.snippet, word.span), [name]),
      spoken: true,
    },
  );
  return true;
}
