/**
 * Which phrases can be pronouns: those that refer to the only card, or the only player, that this sentence and the one
 * in which it was last mentioned are about. Each language decides in which places it has one.
 */
import type {
  Ability,
  Block,
  Condition,
  Expression,
  NounPhrase,
  Statement,
  Tail,
} from '../../language/syntax/ast.ts';
import { eachSyntaxChild, type SyntaxNode, type SyntaxTree } from '../../language/syntax/syntax-visit.ts';
import { headOf, wordsOf, type DiscourseScope } from '../discourse/discourse-scope.ts';
import { mentioned } from '../discourse/noun-heads.ts';
import { antecedentOf, classOf, refersTo, type Antecedent, type ReferentClass } from './back-references.ts';

/** Something that the text is about, each time that it is mentioned. */
interface Mention {
  /** The same of the same card or player. */
  readonly id: string;
  readonly of: ReferentClass | 'several';
  readonly sentence: number;
  readonly to: Antecedent | undefined;
  /** What the text calls it last. */
  readonly as?: Expression | undefined;
  /** It is one of several nouns, so that its gender is unknown. */
  readonly mixed?: boolean;
}

/** Marks the phrases of a tree in its scope. `given`: what the text may refer to without having brought it up. */
export function markPronouns(
  scope: DiscourseScope,
  tree: SyntaxTree,
  given: ReadonlyMap<string, NounPhrase> = new Map(),
): void {
  new Reader(scope, given).tree(tree);
}

class Reader {
  private mentions: Mention[] = [];
  private sentence = 0;
  private ids = 0;
  /** The player who does what is being read. */
  private doer: string | undefined;
  /** What the loop goes through: the text names it in full where it acts. */
  private loop: string | undefined;
  private readonly scope: DiscourseScope;

  constructor(scope: DiscourseScope, given: ReadonlyMap<string, NounPhrase>) {
    this.scope = scope;
    for (const [name, phrase] of given) this.bring(phrase, name);
  }

  tree(tree: SyntaxTree): void {
    if (tree === undefined) return;
    if (Array.isArray(tree)) this.list(tree as readonly SyntaxNode[]);
    else if ('kind' in tree) this.node(tree as SyntaxNode);
    else {
      const { object, arguments: more } = tree as {
        object?: Expression;
        arguments: readonly { phrase: Expression }[];
      };
      if (object) this.node(object);
      for (const { phrase } of more) this.node(phrase);
    }
  }

  /** Statements, each a sentence; abilities, each a paragraph that refers to no other. */
  private list(nodes: readonly SyntaxNode[]): void {
    for (const [i, each] of nodes.entries()) {
      if (i > 0) this.sentence++;
      this.node(each);
    }
  }

  private node(node: SyntaxNode): void {
    switch (node.kind) {
      case 'noun':
        this.noun(node, false);
        return;
      case 'pronoun':
        if (node.which === 'this') this.self(node);
        return;
      case 'is':
        this.done(node.subject, () => this.complement(node));
        return;
      case 'has':
      case 'does':
      case 'order':
        if ('subject' in node) this.done(node.subject, () => this.children(node, node.subject));
        else this.children(node);
        return;
      case 'triggered':
      case 'at':
      case 'replacement':
      case 'activated':
      case 'continuous':
      case 'keyword':
      case 'price':
        this.paragraph(node);
        return;
      case 'if':
      case 'if-done':
        this.choice(node);
        return;
      case 'let':
        // What has a letter from here on could be meant, too.
        this.node(node.value);
        this.mention(`called ${node.name.text}`, 'card', undefined);
        return;
      case 'for-each':
        if (node.spread) {
          this.children(node, node.item);
          return;
        }
        this.node(node.item);
        this.within(this.mentions.at(-1)?.id, node.body);
        return;
      case 'unless':
        this.node(node.payment);
        this.branches([node.body]);
        return;
      case 'when-done':
      case 'delayed':
      case 'repeat':
        this.branches([node.body]);
        return;
      case 'choose-one':
        this.branches(node.modes.map(({ body }) => body));
        return;
      case 'depending':
        this.node(node.on);
        this.branches(node.arms.map(({ body }) => body));
        return;
      case 'lasting':
        this.forget(() => this.children(node));
        return;
      default:
        this.children(node);
    }
  }

  private children(node: SyntaxNode, except?: SyntaxNode): void {
    eachSyntaxChild(node, (child) => {
      if (child !== except) this.node(child);
    });
  }

  /** What somebody does: *their* in it is understood of them. */
  private done(subject: Expression | undefined, rest: () => void): void {
    const outer = this.doer;
    if (subject?.kind === 'noun') this.noun(subject, false, this.loop);
    else if (subject) this.node(subject);
    const last = this.mentions.at(-1);
    this.doer = subject?.kind === 'noun' && last?.of === 'player' ? last.id : undefined;
    rest();
    this.doer = outer;
  }

  /** A predicate brings up nothing new: `that card is a fruit`. */
  private complement({ subject, complement, negated, past }: Condition & { readonly kind: 'is' }): void {
    if (complement.kind !== 'phrase' || complement.phrase.kind !== 'noun') {
      this.node(complement);
      return;
    }
    const last = this.mentions.at(-1);
    const isKind = complement.phrase.determiner === 'a' && !negated && !past;
    if (last?.of === 'card' && subject.kind === 'noun' && isKind)
      this.mention(last.id, 'card', last.to, complement.phrase);
    this.children(complement.phrase);
  }

  /** An ability, or a part of one that holds by itself. */
  private paragraph(node: Ability): void {
    this.forget(() => {
      this.sentence += 2;
      if (node.kind !== 'triggered' && node.kind !== 'replacement') {
        this.children(node);
        return;
      }
      for (const { subject, args, agent } of node.events) {
        this.done(subject, () => {
          this.tree(args);
          if (agent) this.node(agent);
        });
      }
      if (node.kind === 'triggered' && node.condition) this.node(node.condition);
      this.list(node.body);
    });
  }

  /** The body of a loop through what has an id. */
  private within(id: string | undefined, body: Block): void {
    const outer = this.loop;
    this.loop = id;
    this.branches([body]);
    this.loop = outer;
  }

  /** What a condition says of something holds in one of its branches only. */
  private choice(node: Statement & { readonly kind: 'if' | 'if-done' }): void {
    const before = this.mentions;
    if (node.kind === 'if') this.node(node.condition);
    const asked = this.mentions;
    this.branches([node.then]);
    if (!node.otherwise) return;
    const after = this.mentions;
    const called = (id: string): Pick<Mention, 'as' | 'mixed'> => {
      const { as, mixed } = before.findLast((each) => each.id === id) ?? {};
      return { as, mixed: mixed ?? false };
    };
    this.mentions = asked.map((each, i) => (i < before.length ? each : { ...each, ...called(each.id) }));
    this.branches([node.otherwise]);
    if (after.length === 0) this.mentions = [];
  }

  /** What one of several branches brings up is not there in the others, and maybe not behind them. */
  private branches(blocks: readonly (Block | readonly Statement[])[]): void {
    const before = this.mentions;
    const ids = this.ids;
    for (const block of blocks) {
      this.mentions = [...before];
      this.list(block);
      this.sentence++;
    }
    // Behind a single branch that brings up nothing, all is as it was.
    this.mentions = this.ids > ids ? [] : blocks.length === 1 ? this.mentions : [...before];
  }

  /** Reads what refers to nothing in front of it. */
  private forget(read: () => void): void {
    const before = this.mentions;
    this.mentions = [];
    read();
    this.mentions = before;
  }

  /** `owns`: something of it follows; `full`: what keeps its noun. */
  private noun(np: NounPhrase, owns: boolean, full?: string): void {
    if (np.owner?.kind === 'noun') this.noun(np.owner, true);
    else if (np.owner) this.node(np.owner);
    const head = headOf(this.scope.vocabulary, np);
    const known = this.known(np);
    // A part of several refers to what was there before it.
    for (const tail of np.tails) this.wholeOf(np, tail);
    if (known) {
      if (known.id !== full && this.isClear(known, np, owns))
        this.scope.pronouns.set(np, { of: known.of as 'card' | 'player', as: known.as });
      this.mention(known.id, known.of, known.to, known.as, known.mixed);
    } else if (head && np.heads.length > 0) this.bring(np, np.name?.text);
    for (const tail of np.tails) this.tail(tail);
    if (np.quantity) this.node(np.quantity);
  }

  /** `one of those cards`, `an item among those cards`: *of them*, *among them*. */
  private wholeOf(np: NounPhrase, tail: Tail): void {
    const part = tail.kind === 'of' || (tail.kind === 'place' && tail.preposition === 'among');
    const several = part && tail.phrase.kind === 'noun' ? tail.phrase : undefined;
    const known = several && this.known(several);
    const whole = np.determiner === 'all' && np.heads.length === 0;
    if (
      several &&
      known &&
      !whole &&
      known.of === 'several' &&
      several.tails.length === 0 &&
      this.isLast(known)
    )
      this.scope.pronouns.set(several, { of: 'several' });
  }

  private tail(tail: Tail): void {
    // What narrows a noun is about that noun.
    if (tail.kind === 'where' || tail.kind === 'relative') return;
    if (tail.kind === 'of' && tail.phrase.kind === 'noun') this.noun(tail.phrase, true);
    else this.children(tail);
  }

  private bring(np: NounPhrase, name: string | undefined): void {
    const to = antecedentOf(this.scope.vocabulary, np);
    if (!to) return;
    const of = classOf(this.scope.vocabulary, to.symbol);
    this.ids++;
    const definite = np.determiner === 'the' && np.tails.length === 0;
    const id = definite ? `the ${np.heads.map(({ words }) => wordsOf(words)).join(' ')}` : String(this.ids);
    // A pronoun is that of the noun that brought it up: `an attacker ... his`.
    const as = np.heads.length === 1 ? np : undefined;
    this.mention(
      id,
      to.form === 'one' ? of : of === 'card' ? 'several' : 'other',
      { ...to, name },
      as,
      np.heads.length > 1,
    );
  }

  /** The card that prints the text; behind another card, *this card* could be either. */
  private self(node: Expression): void {
    const last = this.mentions.findLast(({ of }) => of === 'card');
    const other = last !== undefined && last.id !== 'this' && !last.id.startsWith('the ');
    if (other && this.sentence - last.sentence === 1) this.scope.confusable.add(node);
    this.mention('this', 'card', undefined);
  }

  private mention(
    id: string,
    of: Mention['of'],
    to: Antecedent | undefined,
    as?: Expression,
    mixed = false,
  ): void {
    this.mentions.push({ id, of, sentence: this.sentence, to, as, mixed });
  }

  /** What a phrase refers to: what was last brought up like it. */
  private known(np: NounPhrase): Mention | undefined {
    const { vocabulary } = this.scope;
    return this.mentions.findLast(({ to }) => to !== undefined && refersTo(vocabulary, np, to));
  }

  /** Whether a pronoun can be understood of nothing else. */
  private isClear({ id, of, mixed }: Mention, np: NounPhrase, owns: boolean): boolean {
    if (mixed && !owns && of === 'card' && this.scope.language !== 'en') return false;
    if (of === 'other' || of === 'several' || np.tails.length > 0 || np.owner || np.name) return false;
    // A player is *that player*, but what they have is *theirs*.
    if (of === 'player' && (!owns || (this.doer !== undefined && this.doer !== id))) return false;
    const named = mentioned(this.scope, np);
    if (named && named.sort !== 'thing') return false;
    return this.isLast({ id, of });
  }

  /** Whether nothing like it was mentioned since, nor in the same sentence. */
  private isLast({ id, of }: Pick<Mention, 'id' | 'of'>): boolean {
    const alike = this.mentions.filter((each) => each.of === of);
    const last = alike.at(-1)!;
    const far = of === 'player' ? 3 : 1;
    if (last.id !== id || this.sentence - last.sentence > far) return false;
    return alike.every((each) => each.id === id || each.sentence < last.sentence);
  }
}
