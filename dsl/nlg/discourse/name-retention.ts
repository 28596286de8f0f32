/** Which names a text must keep: their values may have changed by the time of a reference. */
import type { Block, Expression, Statement } from '../../language/syntax/ast.ts';
import { eachSyntax, nameSaid, someSyntax, type SyntaxTree } from '../../language/syntax/syntax-visit.ts';
import { ownVerb } from '../../language/symbols/builtin-verb-forms.ts';
import type { PrimitiveVerb } from '../../language/symbols/builtin-verbs.ts';
import type { Vocabulary } from '../../language/symbols/symbol-table.ts';
import { termOf } from './discourse-scope.ts';

type Let = Statement & { readonly kind: 'let' };

/** The names of all `let`s of a text whose value may change before it is first printed. */
export function retainedNames(vocabulary: Vocabulary, tree: SyntaxTree): Set<string> {
  const found = new Set<string>();
  eachSyntax(tree, (node, after) => {
    if (node.kind === 'let' && isOutdated(vocabulary, node, after() as Block)) found.add(node.name.text);
  });
  return found;
}

const isOutdated = (vocabulary: Vocabulary, { name, value }: Let, rest: Block): boolean => {
  if (isFixed(vocabulary, value)) return false;
  const counted = asksForMost(vocabulary, value);
  return inBlock({ vocabulary, names: new Set([name.text]), counted }, rest, false) === 'outdated';
};

interface Search {
  readonly vocabulary: Vocabulary;
  /** The name, and what is named after it. */
  readonly names: Set<string>;
  /** Whether a number that changes may change it. */
  readonly counted: boolean;
}

/** `changed`, `same`: not used yet, and something may have changed it or not. */
type State = 'said' | 'outdated' | 'changed' | 'same';

function inBlock(search: Search, block: Block, changed: boolean): State {
  let state: State = changed ? 'changed' : 'same';
  for (const [i, each] of block.entries()) {
    if (each.kind === 'let' && speaksOf(search, each.value)) {
      // It is printed at its use, unless it has to be kept itself.
      if (isOutdated(search.vocabulary, each, block.slice(i + 1)))
        return state === 'changed' ? 'outdated' : 'said';
      search.names.add(each.name.text);
      continue;
    }
    state = inStatement(search, each, state === 'changed');
    if (state === 'said' || state === 'outdated') return state;
  }
  return state;
}

function inStatement(search: Search, s: Statement, changed: boolean): State {
  const use = (tree: SyntaxTree): State | undefined =>
    speaksOf(search, tree) ? (changed ? 'outdated' : 'said') : undefined;
  const go = (): State => (changed ? 'changed' : 'same');
  switch (s.kind) {
    case 'order':
      return use(s) ?? (changesThings(search, s.verb.text) ? 'changed' : go());
    case 'becomes':
      return use(s) ?? 'changed';
    case 'together':
    case 'sequence':
      return inBlock(search, s.parts, changed);
    case 'if':
      return use(s.condition) ?? inBranches(search, [s.then, s.otherwise ?? []], changed);
    case 'if-done':
      return inBranches(search, [s.then, s.otherwise ?? []], changed);
    case 'unless':
      // Who pays changes something.
      return use(s.payment) ?? inBranches(search, [[s.payment], s.body], changed);
    case 'when-done':
      return inBlock(search, s.body, changed);
    case 'for-each':
      return use(s.item) ?? use(s.order) ?? inLoop(search, s.body, changed);
    case 'repeat':
      return use(s.times) ?? inRepeat(search, s, changed);
    case 'choose-one':
      return use(s.subject) ?? inBranches(search, bodiesOf(s.modes), changed);
    case 'depending':
      return use(s.on) ?? inBranches(search, bodiesOf(s.arms), changed);
    // What is waited for comes later, and anything may have happened.
    case 'lasting':
      return speaksOf(search, s.abilities) ? 'outdated' : go();
    case 'delayed':
      return speaksOf(search, s.body) ? 'outdated' : go();
    // What holds from now on may make another one the strongest, or one of several.
    case 'modify':
    case 'standing':
      return use(s) ?? (search.counted ? 'changed' : go());
    case 'let':
    case 'nothing':
      return use(s) ?? go();
  }
}

const bodiesOf = (parts: readonly { readonly body: Block }[]): Block[] => parts.map(({ body }) => body);

/** One of several is carried out; what comes first in the text says it in full. */
function inBranches(search: Search, blocks: readonly Block[], changed: boolean): State {
  const states = blocks.map((block) => inBlock(search, block, changed));
  const end = states.find((state) => state === 'said' || state === 'outdated');
  if (states.includes('outdated')) return 'outdated';
  return end ?? (states.includes('changed') || changed ? 'changed' : 'same');
}

/** Its second turn comes after what the first has done. */
function inLoop(search: Search, body: Block, changed: boolean): State {
  const once = inBlock({ ...search, names: new Set() }, body, changed);
  return inBlock(search, body, changed || once === 'changed');
}

/** Whether it ends is asked after what it has done. */
function inRepeat(search: Search, { stop, body }: Statement & { kind: 'repeat' }, changed: boolean): State {
  if (!speaksOf(search, stop?.condition)) return inLoop(search, body, changed);
  const once = inBlock({ ...search, names: new Set() }, body, changed);
  return changed || once === 'changed' ? 'outdated' : 'said';
}

/** What the verbs of the language change; those of a game may change anything. */
const changes: Readonly<Record<PrimitiveVerb, 'nothing' | 'a number' | 'anything'>> = {
  move: 'anything',
  choose: 'nothing',
  shuffle: 'anything',
  reveal: 'nothing',
  look: 'nothing',
  turn: 'anything',
  attach: 'anything',
  cover: 'anything',
  uncover: 'anything',
  gain: 'a number',
  lose: 'a number',
  win: 'nothing',
  pay: 'a number',
  make: 'anything',
  reroll: 'anything',
  set: 'anything',
  hold: 'anything',
  open: 'anything',
  announce: 'anything',
  resolve: 'anything',
  stop: 'nothing',
  settle: 'anything',
  use: 'anything',
};

function changesThings({ counted }: Search, word: string): boolean {
  const verb = ownVerb(word)?.verb;
  const changed = verb === undefined ? 'anything' : changes[verb];
  return changed === 'anything' || (changed === 'a number' && counted);
}

const speaksOf = ({ names }: Search, tree: SyntaxTree): boolean =>
  someSyntax(tree, (node) => names.has(nameSaid(node) ?? ''));

/** Whether a phrase always has the same meaning: what was named, and what never changes of it. */
function isFixed(vocabulary: Vocabulary, value: Expression): boolean {
  if (value.kind !== 'noun') return value.kind === 'pronoun' || value.kind === 'seat';
  const { determiner, owner, heads, tails, quantity } = value;
  if (heads.length !== 1 || tails.length > 0 || quantity) return false;
  const symbol = termOf(vocabulary, heads[0].words)?.symbol;
  const stays =
    symbol?.sort === 'zone' ||
    symbol?.sort === 'cell' ||
    symbol?.sort === 'value' ||
    symbol?.sort === 'field' ||
    (symbol?.sort === 'built-in' && symbol.id === 'owner');
  if (owner) return stays && isFixed(vocabulary, owner);
  if (determiner === 'your' || determiner === 'their') return stays;
  if (determiner === 'the') return symbol === undefined || stays;
  return determiner === 'that' || determiner === 'those' || determiner === 'this' || stays;
}

/** `the richest player`, `all players with the most coins`: what numbers decide. */
const asksForMost = (vocabulary: Vocabulary, tree: Expression): boolean =>
  someSyntax(tree, (node) => {
    if (node.kind === 'with' || node.kind === 'where') return true;
    const [head] = node.kind === 'noun' ? node.heads : [];
    const sort = head && termOf(vocabulary, head.words)?.symbol.sort;
    return sort === 'ranking' || sort === 'noun' || sort === 'function';
  });
