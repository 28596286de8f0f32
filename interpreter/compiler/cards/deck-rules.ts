/** Rules of deck-building: how many cards of a sort a deck has, and how many copies of one. */
import type { Diagnostic, Fix } from '../../../dsl/diagnostics/diagnostic.ts';
import { say, written, type Phrase } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import type { Test } from '../../../dsl/ir/expressions.ts';
import { resolveSelection } from '../../../dsl/checker/check.ts';
import type { Place } from '../../../dsl/text/source.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import { entry, valueOf, type Entry, type Node, type ScalarNode } from '../../../schemas/index.ts';
import type { CardData, DeckRule } from '../../game/linked-game.ts';
import { section, refer } from '../declare/declared-names.ts';
import { saysOfPrinted } from '../analysis/static-evaluation.ts';
import { checkBounds, reportAtNode, entries, numberAt, placeOf, textOf } from '../loader/link-context.ts';
import type { Sources } from '../loader/link-context.ts';
import { rememberedAt } from '../loader/incremental-cache.ts';
import { parseText } from '../texts/checked-texts.ts';

interface ReadRule extends DeckRule {
  /** Which cards it counts, in the words of the game. */
  readonly phrase: string;
  /** The place of the rule. */
  readonly place: Place;
  readonly counted: ReadonlySet<string>;
}

/** A deck as the data list it, its entries with existing cards. */
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
      checkCount(s, rule, { id, key, cards: listed }, rules);
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
  const value = at && rememberedAt(s, 'deck rule', at, () => selectionOf(s, vocabulary, at));
  const counted = value && countedBy(value.test, cards);
  if (value && !counted) reportAtNode(s, 'game/deck-unprinted', at, { phrase: textOf(at)!.trim() });
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

/** Which cards a phrase selects; none where it cannot be read. */
function selectionOf(s: Sources, vocabulary: Vocabulary, node: Node) {
  const parsed = parseText(s, 'phrase', node);
  if (!parsed) return undefined;
  const { value, diagnostics } = resolveSelection({ vocabulary, snippet: parsed.snippet }, parsed.tree);
  s.diagnostics.push(...diagnostics);
  return value;
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
  related: [{ place, message: say('phrase/the-rule-stands-here') }],
});

/** Too many: at the entry with which they are too many. Too few: at the deck. */
function checkCount(
  s: Sources,
  { phrase, place, counted, from = 0, to }: ReadRule,
  { id, key, cards }: Listed,
  rules: readonly ReadRule[],
): void {
  const those = cards.filter(({ card }) => counted.has(card));
  const found = those.reduce((sum, { count }) => sum + count, 0);
  const most = to ?? found;
  if (found >= from && found <= most) return;
  let sum = 0;
  const excess = found > most ? those.find(({ count }) => (sum += count) > most) : undefined;
  const such = (excess ? fewer : more)(cards, counted, rules).slice(0, SHOWN);
  const fixes = such.slice(0, 1).flatMap((each): Fix[] => {
    const at = cards.find(({ card }) => card === each.card)?.entry.value;
    const right = each.count - (excess ? found - most : found - from);
    if (!at || right < 1) return [];
    const text = String(right);
    return [
      { title: say('phrase/write', { example: written(text) }), edits: [{ place: placeOf(s, at), text }] },
    ];
  });
  reportAtNode(
    s,
    'game/deck-size',
    excess?.entry.value ?? key,
    { deck: id, phrase, found, from, to, such: such.map(named) },
    { ...ruleAt(place), fixes },
  );
}

const named = ({ card, count }: Copies): Phrase =>
  count > 1 ? say('phrase/copies', { card: written(card), count }) : written(card);

const SHOWN = 3;

interface Copies {
  readonly card: string;
  readonly count: number;
}

const countIn = (cards: readonly Copies[], counted: ReadonlySet<string>): number =>
  cards.reduce((sum, { card, count }) => sum + (counted.has(card) ? count : 0), 0);

/** Cards of a sort of which a deck could have fewer, the most frequent first; those that other rules can spare where there are any. */
function fewer(
  cards: readonly Copies[],
  counted: ReadonlySet<string>,
  rules: readonly ReadRule[],
): readonly Copies[] {
  const those = cards.filter(({ card }) => counted.has(card)).toReversed();
  const spared = those.filter(({ card }) =>
    rules.every((rule) => !rule.counted.has(card) || countIn(cards, rule.counted) > (rule.from ?? 0)),
  );
  return (spared.length > 0 ? spared : those)
    .map(({ card, count }) => ({ card, count }))
    .toSorted((a, b) => b.count - a.count);
}

/** Cards of a sort that a deck could have besides, as far as other rules let it. */
function more(
  cards: readonly Copies[],
  counted: ReadonlySet<string>,
  rules: readonly ReadRule[],
): readonly Copies[] {
  const countOf = (card: string): number => cards.find((each) => each.card === card)?.count ?? 0;
  return [...counted]
    .map((card) => ({ card, count: countOf(card) }))
    .filter(({ card, count }) =>
      rules.every(
        ({ counted: others, to = Infinity, copies = Infinity }) =>
          !others.has(card) || (countIn(cards, others) < to && count < copies),
      ),
    )
    .toSorted((a, b) => a.count - b.count);
}

function checkCopies(
  s: Sources,
  { place, counted, copies = Infinity }: ReadRule,
  { id, cards }: Listed,
): void {
  for (const { entry: at, card, count } of cards)
    if (counted.has(card) && count > copies)
      reportAtNode(
        s,
        'game/deck-copies',
        at.value,
        { deck: id, card, found: count, most: copies },
        ruleAt(place),
      );
}

const MOST_COUNTED = 12;

/** The counts that the deck must have, by kind or by card. */
export function checkCounts(
  s: Sources,
  vocabulary: Vocabulary,
  data: Node,
  copies: readonly CardData[],
): void {
  for (const { key, value } of entries(valueOf(valueOf(data, 'deck'), 'counts'))) {
    const noun = refer(s, 'kind-or-card', key, [...vocabulary.kinds, ...vocabulary.cards]);
    const wanted = value.kind === 'scalar' && typeof value.value === 'number' ? value.value : undefined;
    if (!noun || wanted === undefined) continue;
    const counted = copies.filter((copy) => copy.symbol.kind.id === noun.id || copy.symbol.id === noun.id);
    if (counted.length === wanted) continue;
    const places = byPlace(counted);
    const several = places.length > MOST_COUNTED ? places.filter(({ found }) => found > 1) : places;
    const related = several.map(({ place, found }) => ({
      place,
      message: say('phrase/of-them', { count: found }),
    }));
    // Where there are few, the wrong one can be found by looking at them.
    const more = several.length <= MOST_COUNTED ? { related } : {};
    reportAtNode(s, 'game/count', value, { noun: noun.id, found: counted.length, wanted }, more);
  }
}

/** The places of cards, and how many at each place: those of one `each` share one. */
function byPlace(cards: readonly CardData[]): { readonly place: Place; readonly found: number }[] {
  const groups = Map.groupBy(cards, ({ symbol: { place: at } }) => `${at.file} ${at.span.start}`);
  return [...groups.values()].map((group) => ({ place: group[0].symbol.place, found: group.length }));
}
