import { functionMeaning } from '../../dsl/ir/called-functions.ts';
import type { Many, Scalar, Test } from '../../dsl/ir/expressions.ts';
import type { Slot } from '../../dsl/ir/statements.ts';
import { eachNode, nodesOfAbility, nodesOfMeaning, type OpNode } from '../../dsl/ir/visit.ts';
import { compilerFor } from '../../interpreter/compiler/codegen/compile-game.ts';
import { many } from '../../interpreter/compiler/codegen/expressions/list-expressions.ts';
import { rawScalar, scalar } from '../../interpreter/compiler/codegen/expressions/scalar-expressions.ts';
import { simplifiedList } from '../../interpreter/compiler/codegen/expressions/simplify-lists.ts';
import { test } from '../../interpreter/compiler/codegen/expressions/condition-tests.ts';
import type { Compiler } from '../../interpreter/compiler/codegen/codegen-context.ts';
import { conditionEmitters } from '../../interpreter/compiler/jit/emit-conditions.ts';
import { loopEmitters } from '../../interpreter/compiler/jit/emit-loops.ts';
import { valueEmitters } from '../../interpreter/compiler/jit/emit-values.ts';
import { jitTable } from '../../interpreter/compiler/jit/jit-compiler.ts';
import { programsOf } from '../../interpreter/compiler/linker/text-programs.ts';
import { pushFrame, Frame } from '../../interpreter/engine/state/call-stack.ts';
import { List } from '../../interpreter/engine/state/int-list.ts';
import { Header } from '../../interpreter/engine/state/position-layout.ts';
import { randomSource } from '../../interpreter/engine/state/random-source.ts';
import { clearScratch, type Machine } from '../../interpreter/engine/program/machine.ts';
import { meter, stopMeter } from '../../interpreter/engine/program/work-budget.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { startMatch, type Match } from '../../interpreter/match/match.ts';
import { playOut } from '../../interpreter/match/random-playout.ts';

/** Every expression of a game compiled both ways, and asked in positions of random games with random locals. */

/** What an expression gives in a position: its value or elements, the work that it was, or why it broke off. */
type Ask = (m: Machine) => string;

interface Both {
  readonly words: string;
  readonly slots: readonly Slot[];
  readonly closure: Ask;
  readonly generated: Ask;
}

/** Some statements are called like expressions. */
const isAct = (node: OpNode): boolean =>
  (node.op === 'count' && 'change' in node) || (node.op === 'list' && 'value' in node);

const isScalar = (node: OpNode): node is Scalar & OpNode =>
  node.op === 'called' ? functionMeaning(node.function)?.form !== 'if' : node.op in valueEmitters;
const isTest = (node: OpNode): node is Test & OpNode =>
  node.op === 'called' ? functionMeaning(node.function)?.form === 'if' : node.op in conditionEmitters;
const isMany = (node: OpNode): node is Many & OpNode => node.op in loopEmitters;

function answered(m: Machine, ask: () => string): string {
  meter(m, 100_000);
  try {
    const said = ask();
    return `${said}, work ${m.workLeft}`;
  } catch (error) {
    clearScratch(m);
    return `breaks off: ${(error as Error).constructor.name}`;
  } finally {
    stopMeter(m);
  }
}

const list = new List();

function elements(m: Machine, collect: (m: Machine, out: List) => void): string {
  list.length = 0;
  collect(m, list);
  return list.toArray().join(' ');
}

function bothOf(plain: Compiler, jit: Compiler, slots: readonly Slot[], node: OpNode): Both[] {
  const own = { plain: plain.forSlots!(slots), jit: jit.forSlots!(slots) };
  const as = (words: string, closure: Ask, generated: Ask): Both => ({ words, slots, closure, generated });
  if (isMany(node)) {
    const [one, other] = [many(own.plain, simplifiedList(own.plain, node)), own.jit.many(node)];
    return [
      as(
        `list ${node.op}`,
        (m) => elements(m, one),
        (m) => elements(m, other),
      ),
    ];
  }
  if (isTest(node)) {
    const [one, other] = [test(own.plain, node), own.jit.test(node)];
    return [
      as(
        `condition ${node.op}`,
        (m) => `${one(m)}`,
        (m) => `${other(m)}`,
      ),
    ];
  }
  if (!isScalar(node)) return [];
  const [one, other] = [scalar(own.plain, node), own.jit.scalar(node)];
  const [raw, otherRaw] = [rawScalar(own.plain, node), own.jit.raw(node)];
  return [
    as(
      `value ${node.op}`,
      (m) => `${one(m)}`,
      (m) => `${other(m)}`,
    ),
    as(
      `printed value ${node.op}`,
      (m) => `${raw(m)}`,
      (m) => `${otherRaw(m)}`,
    ),
  ];
}

/** A random value of a local; nothing now and then. */
function randomLocal({ layout }: Match['table'], { sort }: Slot, random: (below: number) => number): number {
  if (random(6) === 0) return -1;
  switch (sort) {
    case 'card':
      return random(layout.cards);
    case 'player':
      return random(layout.seats);
    case 'pile':
      return layout.piles === 0 ? -1 : random(layout.piles);
    case 'zone': {
      // Where what is attached lies is no zone that a text can name.
      const zone = random(layout.zones);
      return zone === layout.attachedZone ? layout.nowhere : zone;
    }
    case 'number':
      return random(12) - 3;
    default:
      return 0;
  }
}

function enter(match: Match, slots: readonly Slot[], random: (below: number) => number): void {
  const { runner, table } = match;
  const { m } = runner;
  const { p, layout } = m;
  const card = random(4) === 0 ? -1 : random(layout.cards);
  pushFrame(p, table.main, slots.length, random(layout.seats), card);
  const locals = p[Header.frame] + Frame.locals;
  const { above } = layout.state;
  const covered =
    above < 0 ? [] : Array.from({ length: layout.cards }, (_, i) => i).filter((i) => p[above + i] >= 0);
  slots.forEach((slot, i) => {
    if (!slot.many) {
      // Few cards are covered by others, and what is asked of these is asked of what covers them.
      const isCovered = slot.sort === 'card' && covered.length > 0 && random(3) === 0;
      p[locals + i] = isCovered ? covered[random(covered.length)] : randomLocal(table, slot, random);
      return;
    }
    const at = p[Header.top];
    p[at] = random(4);
    for (let j = 1; j <= p[at]; j++) p[at + j] = Math.max(0, randomLocal(table, slot, random));
    p[Header.top] = at + 1 + p[at];
    p[locals + i] = at;
  });
  // Candidates and parameters of any sort: numbers that are a card, a player and a pile.
  for (let depth = 0; depth < m.it.length; depth++) m.it[depth] = random(layout.seats);
}

/**
 * Asks expressions of a game both ways: each `step`-th, in so many positions. Gives how often something was asked, and what
 * is not the same.
 */
export function compareExpressions(
  game: Game,
  players: number,
  { step, positions }: { readonly step: number; readonly positions: number },
): { readonly asked: number; readonly differences: readonly string[] } {
  const match = startMatch(game, { players, seed: 'expressions', log: false });
  const { table } = match;
  const plain = compilerFor(game, table.layout, table.zoneStarts);
  const jit: Compiler = compilerFor(game, table.layout, table.zoneStarts, { jit: jitTable(() => jit, 0) });
  const nodes: { readonly node: OpNode; readonly slots: readonly Slot[] }[] = [];
  for (const { program } of [...programsOf(game), ...game.abilities.flatMap((each) => each.program ?? [])])
    eachNode(program.acts, (node) => {
      if (!isAct(node)) nodes.push({ node, slots: program.slots });
    });
  for (const { ability } of game.abilities)
    for (const tree of nodesOfAbility(ability))
      eachNode(tree, (node) => {
        if (!isAct(node)) nodes.push({ node, slots: ability.slots });
      });
  for (const fn of game.vocabulary.functions) {
    const meaning = functionMeaning(fn);
    for (const tree of meaning ? nodesOfMeaning(meaning) : [])
      eachNode(tree, (node) => nodes.push({ node, slots: [] }));
  }
  const all = nodes
    .filter((_, i) => i % step === 0)
    .flatMap(({ node, slots }) => bothOf(plain, jit, slots, node));
  const random = randomSource('expressions/locals');
  const differences: string[] = [];
  let asked = 0;
  for (let i = 0; i < positions; i++) {
    playOut(match, randomSource(`expressions/${i}`), 20);
    const { m } = match.runner;
    for (const each of all) {
      const before = [m.p[Header.top], m.p[Header.frame]];
      enter(match, each.slots, random);
      const candidates = m.it.slice();
      const wanted = answered(m, () => each.closure(m));
      m.it.set(candidates);
      const found = answered(m, () => each.generated(m));
      const isRestored =
        found.startsWith('breaks') || m.it.every((value, depth) => value === candidates[depth]);
      asked++;
      if (wanted !== found) differences.push(`${each.words}: ${wanted}; generated: ${found}`);
      else if (!isRestored) differences.push(`${each.words}: candidates are others afterwards`);
      [m.p[Header.top], m.p[Header.frame]] = before;
    }
  }
  return { asked, differences };
}
