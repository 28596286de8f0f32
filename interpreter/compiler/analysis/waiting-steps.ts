import { eachNode, nodesOf, someNode } from '../../../dsl/ir/visit.ts';
import type { OpNode, Verdict } from '../../../dsl/ir/visit.ts';
import type { Many, Test } from '../../../dsl/ir/expressions.ts';
import type { KindSymbol, ZoneSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { valueOf } from '../../../schemas/index.ts';
import { reportAtNode, entries, type Sources } from '../loader/link-context.ts';
import { searchedIn, takingsIn } from './jammed-piles.ts';
import { judge } from './static-evaluation.ts';
import type { WholeGame } from './whole-game.ts';

/**
 * Reports steps that a card makes endless. Their turns go on until zones are empty, and a kind of card comes
 * there that no text takes away again: the first of its cards is enough. Nothing is reported if an ability or
 * an ending could step in.
 */
export function checkWaiting(s: Sources, game: WholeGame): void {
  const { vocabulary, programs, texts, verbs, steps } = game;
  if (game.abilities.length > 0 || game.endings.some(({ at, said }) => (at ?? said) !== undefined)) return;
  const waits = steps.flatMap((step) => {
    const zone = step.kind === 'turns' && step.until ? emptied(step.until) : undefined;
    return zone && zone.order !== 'piles' && zone.order !== 'grid' && !zone.inPlay
      ? [{ step: step.symbol.id, zone }]
      : [];
  });
  if (waits.length === 0) return;
  // A text that does more with what it takes may take it away again.
  const simple = texts.filter(({ program: { acts } }) => {
    return nodesOf(acts, 'move').length === 1 && nodesOf(acts, 'call').length === 0;
  });
  const searched = searchedIn(programs);
  const found = takingsIn(simple, verbs).filter(({ from }) => !searched.has(from));
  entries(valueOf(game.data, 'kinds')).forEach(({ key, value }, index) => {
    const kind = vocabulary.kinds[index];
    const starts = valueOf(value, 'starts');
    if (starts?.kind !== 'scalar' || !game.cards.some(({ symbol }) => symbol.kind === kind)) return;
    for (const { step, zone } of waits) {
      if (zone.takes && !zone.takes.includes(kind)) continue;
      const comes = found.find(({ from, to }) => from.id === starts.text && to === zone);
      if (!comes || programs.some(({ program }) => takesAway(program.acts, zone, kind))) continue;
      const related = [{ place: comes.place, message: say('phrase/whatever-lies-there-is-moved-by') }];
      reportAtNode(
        s,
        'game/stays',
        key,
        { kind: kind.id, zone: zone.id, step },
        { related, severity: 'warning' },
      );
      return;
    }
  });
}

/** The zone of which all are to be empty. */
function emptied(test: Test): ZoneSymbol | undefined {
  if (test.op !== 'every' || test.of.op !== 'zones' || test.of.of) return undefined;
  const inside = nodesOf(test.test, 'cards-in');
  const isEmpty = saysEmpty(test.test) && inside.length === 1 && inside[0].zone.op === 'it';
  return isEmpty ? test.of.zone : undefined;
}

const saysEmpty = (test: Test): boolean =>
  (test.op === 'not' && test.part.op === 'some' && test.part.of.op === 'cards-in') ||
  (test.op === 'compare' &&
    test.how === '=' &&
    test.left.op === 'count' &&
    test.right.op === 'constant' &&
    test.right.value === 0);

/** Operations that only ask, and move none of their operands. */
const ASKS: ReadonlySet<string> = new Set<OpNode['op']>([
  ...(['and', 'or', 'not', 'compare', 'among', 'kind', 'some', 'every', 'odd', 'even', 'alike'] as const),
  ...([
    'in-play',
    'face-up',
    'full',
    'rearranges',
    'permitted',
    'field-test',
    'matching',
    'can-choose',
  ] as const),
]);

/** Whether a text could take a card of a kind out of a zone so that none is left there; where that is not known, it could. */
function takesAway(acts: readonly OpNode[], zone: ZoneSymbol, kind: KindSymbol): boolean {
  const wanted = (node: OpNode): Verdict => {
    if (ASKS.has(node.op)) return 'aside';
    switch (node.op) {
      case 'count':
        return 'counter' in node ? false : 'aside';
      case 'filter':
        return isOfOthers(node, kind) ? 'aside' : false;
      case 'each':
        return leavesSome(node, zone) ? 'aside' : false;
      case 'cards-in':
      case 'end-cards':
        return node.zone.op !== 'zone' || node.zone.zone === zone;
      case 'cards-in-all':
        return node.zone === zone;
      case 'cards-in-each':
        return node.zones.op !== 'zones' || node.zones.zone === zone;
      case 'constant':
        return node.isCard === true;
      case 'all-cards':
      case 'this':
        return true;
      default:
        return false;
    }
  };
  return someNode(acts, wanted, 'followed');
}

/** Whether a filter lets no card of a kind pass. */
function isOfOthers(list: Many, kind: KindSymbol): boolean {
  if (list.op !== 'filter') return false;
  const bound = { get: (depth: number) => (depth === list.depth ? { kind } : undefined) };
  return judge(list.test, bound, () => true) === false || isOfOthers(list.of, kind);
}

/** `for each player with more than 7 cards in their hand:` and one choice in it: who has few keeps them all. */
function leavesSome({ of, acts }: Extract<OpNode, { op: 'each' }>, zone: ZoneSymbol): boolean {
  if (of.op !== 'filter' || of.test.op !== 'compare' || of.test.how !== '>') return false;
  const { left, right } = of.test;
  if (left.op !== 'count' || left.of.op !== 'cards-in' || right.op !== 'constant' || right.value < 1)
    return false;
  const from = left.of.zone;
  const isTheirs =
    from.op === 'zone' && from.zone === zone && from.of?.op === 'it' && from.of.depth === of.depth;
  const picks = nodesOf(acts, 'pick');
  const most = picks[0]?.pick.most;
  const takesOne = picks.length === 1 && most?.op === 'constant' && most.value === 1;
  let listed = false;
  eachNode(acts, ({ op }) => {
    listed ||= op === 'list' || op === 'each' || op === 'repeat';
  });
  return isTheirs && takesOne && !listed;
}
