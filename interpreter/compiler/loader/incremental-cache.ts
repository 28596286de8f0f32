/**
 * What an editor keeps from one load of a game to the next, so that a key stroke does not cost the whole game: the words
 * of the game as long as its own file is the same, and what texts mean as long as the words and the cards are. Only what
 * nothing was wrong with is kept. A game that is loaded so is for looking at: what it asks of the past is counted for
 * texts as well that are no longer there, so it is not one to play and save.
 */
import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import { forgetReadings } from '../../../dsl/checker/readings/game-readings.ts';
import { clearSuggestionCache } from '../../../dsl/checker/suggestions/word-suggestions.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { CardSymbol, FitQuestion } from '../../../dsl/language/symbols/symbols.ts';
import { unmoved, type Node } from '../../../schemas/index.ts';
import type { CardData } from '../../game/linked-game.ts';
import { snippet } from './link-context.ts';
import type { FactsFrom, JudgedText, Reference, Sources, TextMemory } from './link-context.ts';
import { forgetMeaning } from '../../../dsl/ir/called-functions.ts';
import type { Entries, EntryKind } from '../../../dsl/language/syntax/ast.ts';

/** Beyond this many texts everything is forgotten: an editor may be open for days. */
const MOST_TEXTS = 20_000;

interface Kept {
  readonly value: unknown;
  /** What the text holds phrases of cards against. */
  readonly fits: readonly FitQuestion[];
  readonly trees: Sources['trees'];
}

/** What a node that is still the same one means, with all that was noted while it was read. */
interface Placed extends Kept {
  readonly texts: Sources['texts'];
  readonly references: readonly Reference[];
  readonly judged: readonly JudgedText[];
}

export class Memory implements TextMemory {
  private game: Node | undefined;
  private vocabulary: Vocabulary | undefined;
  private declaring: {
    diagnostics: readonly Diagnostic[];
    references: readonly Reference[];
    texts: Sources['texts'];
    trees: Sources['trees'];
  } = { diagnostics: [], references: [], texts: [], trees: [] };
  private cards = '';
  private lowered = false;
  private readonly texts = new Map<string, Kept>();
  private nodes = new WeakMap<Node, Map<string, Placed>>();
  private readonly facts: Record<FactsFrom, WeakMap<object, Map<string, unknown>>> = {
    words: new WeakMap(),
    'words and cards': new WeakMap(),
  };
  readonly owner = new WeakMap<Node, string>();
  private readonly trees = new Map<string, unknown>();

  /** The words of a game: those of the last load where its own file is the same. */
  words(s: Sources, game: Node, declare: () => Vocabulary): Vocabulary {
    if (this.game !== game || !this.vocabulary) {
      const diagnostics = s.diagnostics.length;
      const references = s.references.length;
      const [texts, trees] = [s.texts.length, s.trees.length];
      this.vocabulary = declare();
      this.game = game;
      this.declaring = {
        diagnostics: s.diagnostics.slice(diagnostics),
        references: s.references.slice(references),
        texts: s.texts.slice(texts),
        trees: s.trees.slice(trees),
      };
      this.forgetTexts();
      this.facts.words = new WeakMap();
      return this.vocabulary;
    }
    s.diagnostics.push(...this.declaring.diagnostics);
    s.references.push(...this.declaring.references);
    s.texts.push(...this.declaring.texts);
    s.trees.push(...this.declaring.trees);
    const { vocabulary } = this;
    clearSuggestionCache(vocabulary);
    vocabulary.cards.length = 0;
    vocabulary.fits.length = 0;
    vocabulary.history.closed = false;
    vocabulary.prices.lowered = false;
    vocabulary.cardTerms.clear();
    vocabulary.own = undefined;
    return vocabulary;
  }

  /** Receives the cards of the game, before any text is read: texts refer to them by their numbers. */
  dealt(cards: readonly CardData[]): void {
    const list = cards.map(({ symbol }) => signature(symbol)).join('\n');
    if (list === this.cards) return;
    this.cards = list;
    this.forgetTexts();
    // A declaration may refer to a card as well.
    this.vocabulary?.phrases.clear();
    if (this.vocabulary) forgetReadings(this.vocabulary);
    for (const fn of this.vocabulary?.functions ?? []) {
      fn.state = 'unread';
      forgetMeaning(fn);
      fn.diagnostics.length = 0;
      fn.fits.length = 0;
    }
  }

  priced(lowered: boolean): void {
    if (lowered !== this.lowered) this.forgetTexts();
    this.lowered = lowered;
  }

  private forgetTexts(): void {
    this.texts.clear();
    this.nodes = new WeakMap();
    this.facts['words and cards'] = new WeakMap();
  }

  /** What a text of a card means, kept with all that it depends on besides the words of the game: itself, and `how` it is read. */
  text<T>(s: Sources, how: string, node: Node, read: () => T): T {
    const vocabulary = this.vocabulary;
    if (!vocabulary || node.kind !== 'scalar' || node.comment || node.repaired) return read();
    // What a word means may depend on whether the text is one of the game itself.
    const side = vocabulary.own?.files.has(s.fileOf(node)) === false ? 'on top' : '';
    const key = `${how}\n${side}\n${node.text}`;
    const known = this.texts.get(key);
    if (known) {
      vocabulary.fits.push(...known.fits);
      // The text may have another place by now.
      const at = snippet(s, node);
      if (at) s.trees.push(...known.trees.map((each) => ({ ...each, snippet: at })));
      return known.value as T;
    }
    const diagnostics = s.diagnostics.length;
    const fits = vocabulary.fits.length;
    const trees = s.trees.length;
    const value = read();
    // A rewritten text is read again: its places are those of other words.
    const asWritten = s.trees.slice(trees).every(({ snippet: { text } }) => text === node.text);
    if (asWritten && s.diagnostics.length === diagnostics) {
      if (this.texts.size >= MOST_TEXTS) this.texts.clear();
      this.texts.set(key, { value, fits: vocabulary.fits.slice(fits), trees: s.trees.slice(trees) });
    }
    return value;
  }

  /** What a node means that is still the same one: its place is the same, and so is all that was noted with it. */
  placed<T>(s: Sources, how: string, node: Node, read: () => T): T {
    const vocabulary = this.vocabulary;
    if (!vocabulary) return read();
    let known = this.nodes.get(node);
    const kept = known?.get(how);
    if (kept) {
      vocabulary.fits.push(...kept.fits);
      s.trees.push(...kept.trees);
      s.texts.push(...kept.texts);
      s.references.push(...kept.references);
      s.judged?.push(...kept.judged);
      return kept.value as T;
    }
    const diagnostics = s.diagnostics.length;
    const [trees, texts, references] = [s.trees.length, s.texts.length, s.references.length];
    const [fits, judged] = [vocabulary.fits.length, s.judged?.length];
    const value = read();
    if (s.diagnostics.length === diagnostics) {
      if (!known) this.nodes.set(node, (known = new Map()));
      known.set(how, {
        value,
        fits: vocabulary.fits.slice(fits),
        trees: s.trees.slice(trees),
        texts: s.texts.slice(texts),
        references: s.references.slice(references),
        judged: s.judged?.slice(judged) ?? [],
      });
    }
    return value;
  }

  derived<T>(from: FactsFrom, what: string, of: object, derive: () => T): T {
    if (!this.vocabulary) return derive();
    const at = unmoved(of);
    let known = this.facts[from].get(at);
    if (!known) this.facts[from].set(at, (known = new Map()));
    if (!known.has(what)) known.set(what, derive());
    return known.get(what) as T;
  }

  isDerived(from: FactsFrom, what: string, of: object): boolean {
    return this.facts[from].get(unmoved(of))?.has(what) ?? false;
  }

  /** The tree of a text without faults, by what it is read as. */
  tree<T>(key: string): T | undefined {
    return this.trees.get(key) as T | undefined;
  }

  keepTree(key: string, tree: Entries[EntryKind]): void {
    if (this.trees.size >= MOST_TEXTS) this.trees.clear();
    this.trees.set(key, tree);
  }
}

const signature = ({ id, kind, copies, place }: CardSymbol): string =>
  `${id} ${kind.id} ${copies.length} ${place.file}`;

/** What a text of a card means, from the memory where there is one. */
export const remembered = <T>(s: Sources, how: string, node: Node, read: () => T): T =>
  s.memory ? s.memory.text(s, how, node, read) : read();

/** What a node of the data means, from the memory where it is the same one as before. */
export const rememberedAt = <T>(s: Sources, how: string, node: Node, read: () => T): T =>
  s.memory ? s.memory.placed(s, how, node, read) : read();

/** What follows from the words of the game and a node alone, from the memory where there is one. */
export const derivedOf = <T>(s: Sources, what: string, node: Node, derive: () => T): T =>
  s.memory ? s.memory.derived('words', what, node, derive) : derive();
