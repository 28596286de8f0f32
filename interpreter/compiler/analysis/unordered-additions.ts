import type { CheckedAbility, Act } from '../../../dsl/ir/statements.ts';
import { readsOf, type StateRead } from '../../../dsl/ir/operation-facts.ts';
import {
  eachNode,
  nodesOfAbility,
  someNode,
  type OpNode,
  type Tree,
  type Verdict,
} from '../../../dsl/ir/visit.ts';
import { placeIn, type Snippet, type Span } from '../../../dsl/text/source.ts';
import type { CounterSymbol, VerbSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { valueOf, type Node } from '../../../schemas/index.ts';
import { reportUnorderedAdditions } from '../loader/addition-order.ts';
import type { Sources } from '../loader/link-context.ts';
import type { WholeGame } from './whole-game.ts';

/**
 * Additions of two variants at one place, of which nothing says which comes first: where both orders are the same game,
 * nobody has to say it. That is known of little, counters and roles that nothing else looks at, and of abilities that
 * never answer the same event; all else is asked for.
 */
export function checkAdditions(s: Sources, game: WholeGame): void {
  for (const pair of game.unordered) {
    const [one, other] = pair.map(({ value }) => contentOf(s, game, value));
    if (meet(game, one, other)) reportUnorderedAdditions(s, pair);
  }
}

/** What an addition does. */
interface Content {
  readonly acts: readonly Act[];
  readonly abilities: readonly CheckedAbility[];
  /** It is no text: a step with turns in it. */
  readonly isWhole: boolean;
}

function contentOf(s: Sources, game: WholeGame, value: Node): Content {
  const file = s.fileOf(value);
  const isIn = (snippet: Snippet, span: Span): boolean => {
    const place = placeIn(snippet, span);
    // Its end may be in another file, where that adds a choice.
    return place.file === file && place.span.start >= value.span.start && place.span.start <= value.span.end;
  };
  return {
    acts: game.texts.flatMap(({ program, snippet }) =>
      program.acts.filter(({ span }) => isIn(snippet, span)),
    ),
    abilities: game.abilities.flatMap(({ ability, snippet }) => (isIn(snippet, ability.span) ? ability : [])),
    isWhole: value.kind === 'map' && !valueOf(value, 'do'),
  };
}

function meet(game: WholeGame, one: Content, other: Content): boolean {
  if (one.isWhole || other.isWhole) return true;
  // The abilities that effects create are in the same list, and are compared with them.
  if (one.acts.length > 0 || other.acts.length > 0) return effectsMeet(game, one.acts, other.acts);
  return one.abilities.some((a) => other.abilities.some((b) => abilitiesMeet(game, a, b)));
}

/** What an effect reads and changes; nothing if that is unknown. */
interface Footprint {
  readonly reads: Parts;
  readonly writes: Parts;
  /** What it adds to: several that only add to the same give one sum in every order. */
  readonly sums: Parts;
}

/** Parts of a position, counters and roles by their names, and locals of the text, which nothing else knows. */
interface Parts {
  readonly shared: Set<string>;
  readonly locals: Set<number>;
}
const noParts = (): Parts => ({ shared: new Set(), locals: new Set() });

function effectsMeet(game: WholeGame, one: readonly Act[], other: readonly Act[]): boolean {
  if (one.length === 0 || other.length === 0) return false;
  const [a, b] = [footprintOf(game, one), footprintOf(game, other)];
  if (!a || !b) return true;
  // What has happened is the same in both orders, for who does not ask in between.
  const changed = { ...a.writes, shared: new Set([...a.writes.shared].filter((each) => each !== 'history')) };
  return (
    touches(changed, b.writes) ||
    [a.writes, a.sums].some((each) => touches(each, b.reads)) ||
    [b.writes, b.sums].some((each) => touches(each, a.reads)) ||
    touches(a.writes, b.sums) ||
    touches(b.writes, a.sums)
  );
}

const touches = (those: Parts, all: Parts): boolean =>
  [...those.shared].some((each) => all.shared.has(each)) ||
  [...those.locals].some((each) => all.locals.has(each));

/** Statements that change nothing by themselves but counters, roles, names and sums, and ask nobody. */
const QUIET: readonly string[] = [
  'attempt',
  'let',
  'list',
  'require',
  'takes',
  'if',
  'each',
  'repeat',
  'count',
  'appoint',
  'shift',
  'stand',
];

function footprintOf(game: WholeGame, acts: readonly Act[]): Footprint | undefined {
  const [writes, sums] = [noParts(), noParts()];
  let isKnown = true;
  eachNode(acts, (node) => {
    if ('span' in node) isKnown &&= QUIET.includes(node.op) && noteChange(game, node as Act, writes, sums);
  });
  const reads = isKnown ? readsIn(game, acts) : undefined;
  const changed = [...writes.shared, ...sums.shared];
  return reads && !changed.some((each) => isWatched(game, each)) ? { reads, writes, sums } : undefined;
}

function noteChange(game: WholeGame, act: Act, { shared, locals }: Parts, sums: Parts): boolean {
  if (act.op === 'shift') sums.shared.add('rolls');
  if (act.op === 'stand') {
    const { ability } = act;
    if (ability.kind !== 'modifier' || ability.change !== 'add') return false;
    sums.shared.add(ability.of.kind === 'roll' ? 'rolls' : 'values');
    return true;
  }
  // As a value, the same word counts elements.
  if (act.op === 'count' && 'counter' in act) {
    shared.add(`counter ${act.counter.id}`);
    if (act.event) shared.add('history');
    return !act.event || !isHeard(game, act.event.verb);
  }
  if (act.op === 'appoint') shared.add(`role ${act.role}`);
  if ('slot' in act) locals.add(act.slot);
  return true;
}

/** What nothing changes that is quiet: the places of cards, whose turn it is. */
const STILL: readonly StateRead[] = [
  'zone',
  'piles',
  'places',
  'presence',
  'attachments',
  'turned',
  'arrivals',
  'turn',
  'cycle',
];

/** What a tree reads, also through rules and modifiers; nothing if that is unknown. */
function readsIn({ abilities }: WholeGame, tree: Tree): Parts | undefined {
  const parts = noParts();
  const { shared: found, locals } = parts;
  const note = (node: OpNode): Verdict => {
    if (node.op === 'local') locals.add(node.slot);
    // What lasts is asked when all that began with it is there.
    if (node.op === 'stand') return 'aside';
    // What only changes a roll asks no other part of it than its operands do.
    if (node.op === 'shift') return false;
    for (const read of readsOf(node)) {
      if (read === 'counter' && 'counter' in node) found.add(`counter ${(node.counter as CounterSymbol).id}`);
      else if (read === 'role' && node.op === 'role') found.add(`role ${node.index}`);
      else if (!STILL.includes(read)) found.add(read);
    }
    // A modifier may change what a counter is.
    if (node.op === 'counter') found.add('values');
    return false;
  };
  someNode(tree, note, 'followed');
  for (const [read, kind] of [
    ['rules', 'rule'],
    ['values', 'modifier'],
  ] as const) {
    if (!found.has(read)) continue;
    // A modifier of rolls changes nothing but them.
    const asked = abilities.filter(
      ({ ability }) => ability.kind === kind && !(ability.kind === 'modifier' && ability.of.kind === 'roll'),
    );
    for (const { ability } of asked) someNode(nodesOfAbility(ability), note, 'followed');
  }
  return ['elsewhere', 'rolls', 'role', 'counter'].some((each) => found.has(each)) ? undefined : parts;
}

/** Whether some ability waits for a verb. */
const isHeard = ({ abilities }: WholeGame, verb: VerbSymbol): boolean =>
  abilities.some(
    ({ ability }) => 'patterns' in ability && ability.patterns.some((each) => each.verb === verb),
  );

/** Whether a check, or an ending that is asked all the time, looks at what is changed. */
function isWatched(game: WholeGame, key: string): boolean {
  const checks = game.checks.flatMap(({ program }) => program.acts);
  const endings = game.endings.filter(({ at }) => at === 'once').map(({ test }) => test);
  const reads = readsIn(game, [...checks, ...endings]);
  return !reads || reads.shared.has(key);
}

/** Prohibitions and what is added up are the same in every order. */
const isOrderless = (ability: CheckedAbility): boolean =>
  ability.kind === 'rule' ||
  ability.kind === 'activated' ||
  ability.kind === 'sight' ||
  ability.kind === 'lower-price' ||
  (ability.kind === 'modifier' && ability.change === 'add');

function abilitiesMeet(game: WholeGame, a: CheckedAbility, b: CheckedAbility): boolean {
  if (isOrderless(a) || isOrderless(b)) return false;
  if (a.kind === 'modifier' || b.kind === 'modifier') return a.kind === b.kind;
  if (!hearTheSame(a, b)) return false;
  return a.kind === 'replacement' || b.kind === 'replacement' || effectsMeet(game, actsOf(a), actsOf(b));
}

const actsOf = (ability: CheckedAbility): readonly Act[] => ('acts' in ability ? ability.acts : []);

/** Whether one event can be what both wait for. */
function hearTheSame(a: CheckedAbility, b: CheckedAbility): boolean {
  if (a.kind === 'edge' && b.kind === 'edge') return a.edge === b.edge && a.of === b.of;
  if (!('patterns' in a) || !('patterns' in b)) return false;
  return a.patterns.some(({ verb }) => b.patterns.some((other) => other.verb === verb));
}
