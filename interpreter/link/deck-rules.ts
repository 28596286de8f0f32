/** Rules of deck-building: how many cards of a sort a deck has, and how many copies of one. */
import type { Diagnostic } from '../../dsl/diagnostic.ts';
import { say } from '../../dsl/messages/phrase.ts';
import type { Test } from '../../dsl/meaning.ts';
import { resolveSelection } from '../../dsl/resolve/index.ts';
import type { Place } from '../../dsl/source.ts';
import type { Vocabulary } from '../../dsl/vocabulary.ts';
import { entry, valueOf, type Entry, type Node, type ScalarNode } from '../../schemas/index.ts';
import type { CardData, DeckRule } from '../game.ts';
import { section } from './names.ts';
import { saysOfPrinted } from './judge.ts';
import { checkBounds, complain, entries, numberAt, placeOf, textOf, type Sources } from './sources.ts';
import { parseText } from './texts.ts';

interface ReadRule extends DeckRule {
  /** Which cards it counts, in the words of the game. */
  readonly phrase: string;
  /** Where the rule stands. */
  readonly place: Place;
  readonly counted: ReadonlySet<string>;
}

/** A deck as it stands in the data, its entries with cards that there are. */
interface Listed {
  readonly id: string;
  /** Where the list begins. */
  readonly key: ScalarNode;
  readonly cards: readonly { readonly entry: Entry; readonly card: string; readonly count: number }[];
}

/** The rules; complains about every deck of the game that breaks one, at the entry that breaks it. */
export function checkDeckRules(
  s: Sources,
  vocabulary: Vocabulary,
  data: Node,
  cards: readonly CardData[],
): DeckRule[] {
  const rules = [...section(data, 'deck rules')].flatMap(({ id, node }) => {
    const rule = readRule(s, vocabulary, id, node, cards);
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
  return rules.map(({ id, counts, from, to, copies }) => ({ id, counts, from, to, copies }));
}

function readRule(
  s: Sources,
  vocabulary: Vocabulary,
  id: string,
  node: Node,
  cards: readonly CardData[],
): ReadRule | undefined {
  checkBounds(s, node);
  const at = valueOf(node, 'cards');
  const parsed = parseText(s, 'phrase', at);
  if (!at || !parsed) return undefined;
  const { value, diagnostics } = resolveSelection({ vocabulary, snippet: parsed.snippet }, parsed.tree);
  s.diagnostics.push(...diagnostics);
  const counted = value && countedBy(value.test, cards);
  if (value && !counted) complain(s, 'game/deck-unprinted', at, { phrase: textOf(at)!.trim() });
  return (
    counted && {
      id,
      counts: value.test,
      place: placeOf(s, node),
      phrase: textOf(at)!.trim(),
      counted,
      from: numberAt(node, 'from'),
      to: numberAt(node, 'to'),
      copies: numberAt(node, 'copies'),
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

const ruleAt = (place: Place): Pick<Diagnostic, 'related'> => ({
  related: [{ place, message: say('the rule stands here') }],
});

/** Too many: at the entry with which they are too many. Too few: at the deck. */
function checkCount(
  s: Sources,
  { phrase, place, counted, from = 0, to }: ReadRule,
  { id, key, cards }: Listed,
): void {
  const those = cards.filter(({ card }) => counted.has(card));
  const found = those.reduce((sum, { count }) => sum + count, 0);
  const most = to ?? found;
  if (found >= from && found <= most) return;
  let sum = 0;
  const excess = found > most ? those.find(({ count }) => (sum += count) > most) : undefined;
  complain(
    s,
    'game/deck-size',
    excess?.entry.value ?? key,
    { deck: id, phrase, found, from, to },
    ruleAt(place),
  );
}

function checkCopies(
  s: Sources,
  { place, counted, copies = Infinity }: ReadRule,
  { id, cards }: Listed,
): void {
  for (const { entry: at, card, count } of cards)
    if (counted.has(card) && count > copies)
      complain(
        s,
        'game/deck-copies',
        at.value,
        { deck: id, card, found: count, most: copies },
        ruleAt(place),
      );
}
