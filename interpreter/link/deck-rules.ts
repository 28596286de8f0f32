/** Rules of deck-building: how many cards of a sort a deck has, and how many copies of one. */
import type { Test } from '../../dsl/meaning.ts';
import { resolveSelection } from '../../dsl/resolve/index.ts';
import type { Vocabulary } from '../../dsl/vocabulary.ts';
import { entry, valueOf, type Entry, type Node, type ScalarNode } from '../../schemas/index.ts';
import type { CardData } from '../game.ts';
import { section } from './names.ts';
import { saysOfPrinted } from './judge.ts';
import { complain, entries, numberAt, textOf, type Sources } from './sources.ts';
import { parseText } from './texts.ts';

interface DeckRule {
  /** Which cards it counts, in the words of the game. */
  readonly phrase: string;
  readonly counted: ReadonlySet<string>;
  readonly from: number;
  readonly to: number;
  readonly copies: number;
}

/** A deck as it stands in the data, its entries with cards that there are. */
interface Listed {
  readonly id: string;
  /** Where the list begins. */
  readonly key: ScalarNode;
  readonly cards: readonly { readonly entry: Entry; readonly card: string; readonly count: number }[];
}

/** Complains about every deck of the game that breaks a rule, at the entry that breaks it. */
export function checkDeckRules(
  s: Sources,
  vocabulary: Vocabulary,
  data: Node,
  cards: readonly CardData[],
): void {
  const rules = [...section(data, 'deck rules')].flatMap(({ node }) => {
    const rule = readRule(s, vocabulary, node, cards);
    return rule ? [rule] : [];
  });
  const known = new Set(cards.map((card) => card.symbol.id));
  for (const { id, node } of section(data, 'decks')) {
    const key = entry(node, 'cards')?.key;
    if (!key) continue;
    const listed = entries(valueOf(node, 'cards')).flatMap((each) => {
      const { value } = each;
      const count = value.kind === 'scalar' && typeof value.value === 'number' ? value.value : 0;
      return known.has(each.key.text) ? [{ entry: each, card: each.key.text, count }] : [];
    });
    // A card that is not there was complained about, and is not missed as well.
    if (listed.length < entries(valueOf(node, 'cards')).length) continue;
    for (const rule of rules) {
      checkCount(s, rule, { id, key, cards: listed });
      checkCopies(s, rule, { id, key, cards: listed });
    }
  }
}

function readRule(
  s: Sources,
  vocabulary: Vocabulary,
  node: Node,
  cards: readonly CardData[],
): DeckRule | undefined {
  const at = valueOf(node, 'cards');
  const parsed = parseText(s, 'phrase', at);
  if (!at || !parsed) return undefined;
  const { value, diagnostics } = resolveSelection({ vocabulary, snippet: parsed.snippet }, parsed.tree);
  s.diagnostics.push(...diagnostics);
  const counted = value && countedBy(value.test, cards);
  if (value && !counted) complain(s, 'game/deck-unprinted', at, { phrase: textOf(at)!.trim() });
  return (
    counted && {
      phrase: textOf(at)!.trim(),
      counted,
      from: numberAt(node, 'from') ?? 0,
      to: numberAt(node, 'to') ?? Number.MAX_SAFE_INTEGER,
      copies: numberAt(node, 'copies') ?? Number.MAX_SAFE_INTEGER,
    }
  );
}

function countedBy(phrase: Test, cards: readonly CardData[]): Set<string> | undefined {
  const counted = new Set<string>();
  for (const card of cards) {
    const says = saysOfPrinted(phrase, card);
    if (says === undefined) return undefined;
    if (says) counted.add(card.symbol.id);
  }
  return counted;
}

/** Too many: at the entry with which they are too many. Too few: at the deck. */
function checkCount(s: Sources, { phrase, counted, from, to }: DeckRule, { id, key, cards }: Listed): void {
  const those = cards.filter(({ card }) => counted.has(card));
  const found = those.reduce((sum, { count }) => sum + count, 0);
  if (found >= from && found <= to) return;
  let sum = 0;
  const excess = found > to ? those.find(({ count }) => (sum += count) > to) : undefined;
  const most = to === Number.MAX_SAFE_INTEGER ? undefined : to;
  complain(s, 'game/deck-size', excess?.entry.value ?? key, { deck: id, phrase, found, from, to: most });
}

function checkCopies(s: Sources, { counted, copies }: DeckRule, { id, cards }: Listed): void {
  for (const { entry: at, card, count } of cards)
    if (counted.has(card) && count > copies)
      complain(s, 'game/deck-copies', at.value, { deck: id, card, found: count, most: copies });
}
