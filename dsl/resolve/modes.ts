import type { Act, Many, Pick } from '../meaning.ts';
import type { Block, Statement } from '../tree.ts';
import { constant } from './described.ts';
import { block, complain, newSlot, wordsOf, type Scope } from './scope.ts';

type Choosing = Statement & { kind: 'choose-one' };

/** `choose one:`, `choose 2:`, `choose up to 2:`, `choose one or more:`, and the lines to choose from. */
export function modes(scope: Scope, tree: Choosing): Act[] | undefined {
  const lines = tree.modes.map((mode) => ({
    label: mode.label ?? wordsOf(scope, mode.span),
    acts: inner(scope, mode.body),
  }));
  if (!scope.acting) return complain(scope, 'name/no-you', tree.span, { word: 'you' });
  if (tree.minimum === 1 && tree.maximum === 1) {
    const slot = newSlot(scope, 'mode', 'number', false);
    return [{ op: 'choose-one', who: scope.acting, slot, modes: lines, span: tree.span }];
  }
  const orMore = tree.minimum > 0 && tree.maximum > tree.minimum;
  // So many that nothing is left to choose, or that there are not.
  const enough = tree.minimum === 0 ? tree.maximum : tree.minimum + 1;
  if (lines.length < enough || tree.maximum === 0) {
    return complain(scope, 'name/few-lines', header(scope, tree), {
      lines: lines.length,
      wanted: tree.maximum,
      upTo: tree.minimum === 0,
    });
  }
  const slot = newSlot(scope, 'modes', 'number', true);
  const all = lines.map((_, i): Many => ({ op: 'one', value: constant(i) }));
  const pick: Pick = {
    slot,
    sort: 'line',
    values: lines.map(({ label }) => label),
    many: true,
    by: scope.acting,
    from: { op: 'union', parts: all },
    depth: scope.depth,
    reasons: [],
    least: constant(tree.minimum),
    ...(orMore ? {} : { most: constant(tree.maximum) }),
    notAll: false,
    exact: true,
    together: [],
    public: true,
    span: header(scope, tree),
  };
  const chosen = lines.map(({ acts }, i): Act => ({
    op: 'if',
    test: { op: 'among', value: constant(i), of: { op: 'list', slot } },
    then: acts,
    otherwise: [],
    span: tree.modes[i].span,
  }));
  return [{ op: 'attempt', prepare: [{ op: 'pick', pick, span: pick.span }], acts: chosen, span: tree.span }];
}

const inner = (scope: Scope, tree: Block): Act[] => block(scope, () => scope.read.statements(scope, tree));

/** The words above the lines. */
function header(scope: Scope, { span }: Choosing): { start: number; end: number } {
  const end = scope.snippet.text.indexOf(':', span.start);
  return { start: span.start, end: end < 0 ? span.end : end };
}
