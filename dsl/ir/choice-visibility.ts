import type { Call, FunctionMeaning, Many, Pick, Scalar, Test } from './expressions.ts';
import {
  areOfKinds,
  isHidden,
  isOpen,
  isSecretState,
  mayHide,
  mayLieIn,
  zonesSearched,
} from './visibility.ts';
import { factsOf, readsAnything } from './operation-facts.ts';
import type { FieldSymbol, VerbSymbol } from '../language/symbols/symbols.ts';
import { functionMeaning } from './called-functions.ts';
import { eachChild, nodesOfMeaning, nodesOfSet, someNode, type OpNode, type Tree } from './visit.ts';
import type { PlacePath } from './operands.ts';

/** What the answers to a choice hang on, besides what everybody sees. */
export interface Hanging {
  /** It reads what nobody can say beforehand whether all see it. */
  readonly hidden: boolean;
  /** The cards of which it reads what they are: only where all of these are seen by everybody does everybody know. */
  readonly cards: readonly Read[];
  /** Verbs for which somebody may have to pay with what not everybody sees, as long as such a price is there. */
  readonly priced: ReadonlySet<VerbSymbol>;
}

/** Cards of which is read what they are; `kinds`: only whether they are of these. */
interface Read {
  readonly of: Many;
  readonly kinds?: readonly number[] | undefined;
  /** Cards that the text names: of these it is read where they are. */
  readonly named?: true;
}

/** What is known of a game as a whole. */
export interface GameKnowledge {
  /** The conditions that its cards print in a field. */
  readonly printed: (field: string) => readonly Test[];
  /** Whether any rule may forbid a verb. */
  readonly isRuled: (verb: VerbSymbol) => boolean;
  /** Whether somebody may have to pay for a verb with what not everybody sees. */
  readonly isPriced: (verb: VerbSymbol) => boolean;
  /** Whether a text says that less is paid for a verb. */
  readonly isLowered: (verb: VerbSymbol) => boolean;
  /** Whether nobody chose what a local of the text holds, so that it is not shown by doing what the text says. */
  readonly isUnchosen: (slot: number) => boolean;
}

/**
 * What there is to choose, and how many answers that leaves. How many cards a hidden zone holds is known to all; which
 * ones they are is not. `later` are choices that decide which candidates lead to something.
 */
export function hangingOf(pick: Pick, later: readonly Pick[] = [], known?: GameKnowledge): Hanging {
  const walk = new Walk(known);
  for (const each of [pick, ...later]) walk.choice(each);
  return walk;
}

/** What the answers to questions hang on that ask whether something may be done. */
export function hangingOfTests(tests: readonly Test[], known?: GameKnowledge): Hanging {
  const walk = new Walk(known);
  walk.visit(tests);
  return walk;
}

/** Whether everybody knows what may be chosen, as far as the text says it: chosen cards and the table count as seen. */
export function isOpenChoice(pick: Pick, known?: GameKnowledge): boolean {
  const { hidden, cards, priced } = hangingOf(pick, [], known);
  return !hidden && priced.size === 0 && !cards.some(isUnseen);
}

/** Whether everybody knows whether a condition holds, as far as the text says it. */
export function isOpenTest(test: Test): boolean {
  const { hidden, cards } = hangingOfTests([test]);
  return !hidden && !cards.some(isUnseen);
}

/**
 * Whether a choice is among what everybody sees, or can point at: cards in play are on the table, also face
 * down. A hand or a deck is reached only once the text gets to it.
 */
export function isTarget(pick: Pick, known?: GameKnowledge): boolean {
  if (pick.silent) return false;
  if (!mayHide(pick.from)) return isOpenChoice(pick, known);
  return !mayLieIn((zone) => isHidden(zone) && !zone.inPlay, pick.from) && isOpen(pick.from, 'permitted');
}

const isUnseen = ({ of, kinds, named }: Read): boolean =>
  named || (mayHide(of) && !(kinds && areOfKinds(zonesSearched(of), kinds)));

const HIDDEN = 'hidden';
/** The cards that a candidate is one of; none of what is no card. */
type Source = readonly Many[] | typeof HIDDEN;

class Walk implements Hanging {
  hidden = false;
  readonly cards: Read[] = [];
  readonly priced = new Set<VerbSymbol>();
  private readonly known: GameKnowledge | undefined;
  /** What the candidates are that are read as `it`, by depth. */
  private readonly candidates = new Map<number, Source>();
  /** Cards that the text names among which candidates are, by depth. */
  private readonly named = new Map<number, Many>();
  /** What has been chosen before, as far as it is not known yet. */
  private readonly chosen = new Map<number, Source>();
  private readonly entered = new Set<unknown>();
  /** Inside a printed condition, it is not known here to whom and what it refers. */
  private inPrint = false;

  constructor(known?: GameKnowledge) {
    this.known = known;
  }

  choice(pick: Pick): void {
    const from = placeFirst(pick.from);
    this.visit(from);
    this.visit(pick.least);
    this.visit(pick.most);
    for (const test of pick.together) {
      if ('depth' in test) this.among(test.depth, this.sourceOf(from), () => this.visit(nodesOfSet(test)));
      else this.read(this.sourceOf(from));
    }
    this.chosen.set(pick.slot, this.sourceOf(from));
  }

  private read(source: Source, kinds?: readonly number[]): void {
    if (source === HIDDEN) this.hidden = true;
    else if (this.inPrint) this.hidden ||= source.some((of) => isUnseen({ of, kinds }));
    else for (const of of source) this.cards.push({ of, kinds });
  }

  private among(depth: number, source: Source, run: () => void): void {
    const before = this.candidates.get(depth);
    this.candidates.set(depth, source);
    run();
    if (before === undefined) this.candidates.delete(depth);
    else this.candidates.set(depth, before);
  }

  visit(tree: Tree): void {
    // What is visited inside is decided by each node.
    someNode(tree, (node) => {
      this.node(node);
      return 'aside';
    });
  }

  private node(node: OpNode): void {
    if (readsAnything(node.op) || isSecretState(node)) this.hidden = true;
    if (node.op === 'called') return this.called(node);
    if (node.op === 'permitted' && this.known?.isRuled(node.verb) === false) return this.parts(node);
    if (node.op === 'price' && this.known?.isLowered(node.verb) === false) return this.visit(node.usual);
    if (node.op === 'permitted' && this.known?.isPriced(node.verb)) this.priced.add(node.verb);
    if (node.op === 'holds' || node.op === 'payable') this.asPrinted(node.field);
    const { faces } = factsOf(node.op);
    eachChild(node, (child, place) => {
      if (faces.includes(place))
        this.read(this.sourceOf(child as Scalar | Many), node.op === 'kind' ? node.kinds : undefined);
    });
    switch (node.op) {
      case 'compare':
        // Which card it is.
        for (const [card, other] of [
          [node.left, node.right],
          [node.right, node.left],
        ])
          if (isNamed(card)) this.read(this.sourceOf(other));
        return this.parts(node);
      case 'zone-of':
        this.placeOf(node.card);
        return this.parts(node);
      case 'among':
        this.visit(node.value);
        this.member(node.value, node.of);
        return;
      case 'matching':
        this.visit([node.of, node.slots]);
        this.among(node.depth, this.sourceOf(node.of), () =>
          this.among(node.slotDepth, this.sourceOf(node.slots), () => this.visit(node.edge)),
        );
        return;
      case 'pairs':
        this.visit([node.left, node.right]);
        this.among(node.leftDepth, this.sourceOf(node.left), () =>
          this.among(node.rightDepth, this.sourceOf(node.right), () => this.visit(node.test)),
        );
        return;
      default:
        if (!('depth' in node) || !('of' in node)) return this.parts(node);
        this.visit(node.of);
        this.amongNamed(node.depth, node.of, () => this.parts(node, 'of'));
    }
  }

  /** A card that the text names may be where not everybody sees it. */
  private placeOf(card: Scalar): void {
    const named = card.op === 'it' ? this.named.get(card.depth) : undefined;
    const of: Many | undefined = card.op === 'constant' && card.isCard ? { op: 'one', value: card } : named;
    if (of) this.cards.push({ of, named: true });
  }

  /** Asks of each element of a list, which may be one of cards that the text names. */
  private amongNamed(depth: number, list: Many, run: () => void): void {
    const before = this.named.get(depth);
    const named = namedIn(list);
    if (named) this.named.set(depth, named);
    else this.named.delete(depth);
    this.among(depth, this.sourceOf(list), run);
    if (before === undefined) this.named.delete(depth);
    else this.named.set(depth, before);
  }

  /** Whether an element is in a narrowed list is asked of this element alone. */
  private member(value: Scalar, list: Many): void {
    if (list.op === 'filter') {
      this.member(value, list.of);
      this.among(list.depth, this.sourceOf(value), () => this.visit(list.test));
    } else if (namedIn(list)) this.read(this.sourceOf(value));
    else if (list.op === 'union') for (const part of list.parts) this.member(value, part);
    else this.visit(list);
  }

  private parts(node: OpNode, without?: PlacePath): void {
    eachChild(node, (child, place) => {
      if (place !== without) this.visit(child);
    });
  }

  /** What cards print in a field is asked as everybody reads it. */
  private asPrinted(field: FieldSymbol): void {
    const texts = this.known?.printed(field.id);
    if (!texts) this.hidden = true;
    else if (!this.entered.has(field)) {
      const before = this.inPrint;
      this.entered.add(field);
      this.inPrint = true;
      this.visit(texts);
      this.inPrint = before;
      this.entered.delete(field);
    }
  }

  private called({ function: fn, arguments: args }: Call): void {
    this.visit(args);
    if (this.entered.has(fn)) return;
    this.entered.add(fn);
    const meaning = functionMeaning(fn);
    const inside = (i: number): void => {
      if (i === args.length) this.visit(meaning && nodesOfMeaning(meaning));
      // `you` comes first, then the parameters.
      else this.among(fn.first + 1 + i, this.sourceOf(args[i]), () => inside(i + 1));
    };
    this.among(fn.first, [], () => inside(0));
    this.entered.delete(fn);
  }

  /** The cards that a value or a list is of. */
  private sourceOf(tree: Scalar | Many): Source {
    switch (tree.op) {
      case 'it':
        return this.candidates.get(tree.depth) ?? (this.inPrint ? [] : HIDDEN);
      case 'local':
      case 'list':
        return this.chosen.get(tree.slot) ?? this.plainSource(tree);
      case 'constant':
        return [];
      case 'counter':
        if (tree.counter.holds?.sort !== 'card') return [];
        return this.isFree(tree) ? HIDDEN : [{ op: 'one', value: tree }];
      case 'called':
        return this.given(functionMeaning(tree.function));
      case 'one':
        return this.sourceOf(tree.value);
      case 'only':
        return this.sourceOf(tree.of);
      case 'host':
        return this.isFree(tree) ? this.sourceOf(tree.card) : [{ op: 'one', value: tree }];
      case 'attached':
        return this.isFree(tree) ? this.sourceOf(tree.to) : [tree];
      case 'filter':
      case 'sorted':
      case 'best': {
        const all = this.sourceOf(tree.of);
        return all === HIDDEN || all.length === 0 || this.isFree(tree) ? all : [tree];
      }
      case 'piles':
        return tree.zone.seenBy === 'everyone' ? [] : HIDDEN;
      case 'cards-of':
      case 'pile-ends':
        return this.isFree(tree) ? this.sourceOf(tree.pile) : [tree];
      case 'cards-of-all':
        return this.isFree(tree) ? this.sourceOf(tree.piles) : [tree];
      case 'union': {
        const all = tree.parts.map((part) => this.sourceOf(part));
        return all.includes(HIDDEN) ? HIDDEN : (all as (readonly Many[])[]).flat();
      }
      default:
        return this.plainSource(tree);
    }
  }

  private plainSource(tree: Scalar | Many): Source {
    switch (factsOf(tree.op).from) {
      case 'nowhere':
      case 'name':
        return [];
      case 'known':
        // A card that was chosen for what is being done is shown by doing it; several may have been drawn or looked at.
        if (tree.op === 'list' || tree.op === 'choices-of') return [tree];
        if (tree.op === 'choice-of') return tree.sort === 'card' ? [{ op: 'one', value: tree }] : [];
        return tree.op === 'local' && this.known?.isUnchosen(tree.slot) ? [{ op: 'one', value: tree }] : [];
      default: {
        const list = tree as Many;
        if (!this.isFree(tree)) return [list];
        return mayHide(list) || factsOf(tree.op).from === 'table' ? HIDDEN : [];
      }
    }
  }

  private given(meaning: FunctionMeaning | undefined): Source {
    return meaning?.form === 'is' && meaning.gives.sort === 'card' ? this.sourceOf(meaning.value) : HIDDEN;
  }

  /** Whether a tree reads a candidate from around it, so that it cannot be worked out by itself. */
  private isFree(tree: Tree): boolean {
    return someNode(
      tree,
      (node) =>
        (node.op === 'it' && this.candidates.has(node.depth)) ||
        ((node.op === 'local' || node.op === 'list') && this.chosen.has(node.slot)),
    );
  }
}

/** The cards that a text names, of which a list has some. */
function namedIn(list: Many): Many | undefined {
  if (list.op === 'filter') return namedIn(list.of);
  const all = list.op === 'union' ? list.parts : [list];
  const areNamed = all.every(({ op, ...rest }) => op === 'one' && isNamed((rest as { value: Scalar }).value));
  return all.length > 0 && areNamed ? list : undefined;
}

const isNamed = (value: Scalar): boolean => value.op === 'constant' && value.isCard === true;

/**
 * The same list of named cards or of cards of a kind, filtered first by place: conditions on the others do
 * not count any more, so nothing depends on them.
 */
function placeFirst(list: Many): Many {
  const filters: (Many & { op: 'filter' })[] = [];
  let base = list;
  for (; base.op === 'filter'; base = base.of) filters.push(...partsOf(base));
  if (base.op !== 'all-cards') return list;
  const [places, others] = [filters.filter(isPlace), filters.filter((each) => !isPlace(each))];
  return [...places, ...others.toReversed()].reduce<Many>((of, filter) => ({ ...filter, of }), base);
}

/** A condition of several parts as one behind the other, the last one first. */
function partsOf(filter: Many & { op: 'filter' }): (Many & { op: 'filter' })[] {
  const { test } = filter;
  return test.op === 'and' ? test.parts.map((part) => ({ ...filter, test: part })).toReversed() : [filter];
}

const isPlace = ({ test }: Many & { op: 'filter' }): boolean =>
  test.op === 'compare' && (test.left.op === 'zone-of' || test.right.op === 'zone-of');
