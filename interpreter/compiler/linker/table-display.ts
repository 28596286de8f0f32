import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { reserved } from '../../../dsl/ir/registers.ts';
import { statedIn } from '../../game/condition-parts.ts';
import type { Scalar, Test } from '../../../dsl/ir/expressions.ts';
import { asksOf, isSeenByOwner, seenBy } from '../../../dsl/ir/visibility.ts';
import { resolveValue } from '../../../dsl/checker/check.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { entry, valueOf, type Node, type ScalarNode } from '../../../schemas/index.ts';
import { howShown } from '../../game/linked-game.ts';
import type {
  Badge,
  BadgeText,
  CellMark,
  CardData,
  Shown,
  TableDescription,
} from '../../game/linked-game.ts';
import { expressionOf } from '../declare/function-declarations.ts';
import { namesOf, refer, section } from '../declare/declared-names.ts';
import { reportAtNode, reportIdleKey, entries, scalars, textAt, textOf } from '../loader/link-context.ts';
import type { Sources } from '../loader/link-context.ts';
import { rememberedAt } from '../loader/incremental-cache.ts';
import { conditionText, type Who } from '../texts/checked-texts.ts';

const you: Scalar = { op: 'it', depth: reserved.looking };

/** What a table shows of a game: its zones and counters, how much of the cards in them, and the badges of cards. */
export function linkTable(
  s: Sources,
  vocabulary: Vocabulary,
  data: Node,
  cards: readonly CardData[],
): TableDescription {
  const table = valueOf(data, 'table');
  const zones = (of: 'table' | 'player') => vocabulary.zones.filter((zone) => zone.of === of);
  const read = (key: string, known: readonly { id: string }[]): string[] | undefined => {
    const given = entry(table, key)?.value;
    return given && scalars(given).flatMap((each) => refer(s, 'zone-or-counter', each, known)?.id ?? []);
  };
  const counters = (of: 'game' | 'player' | 'card') =>
    vocabulary.counters.filter((counter) => counter.of === of);
  const shared = [...zones('table'), ...counters('game'), ...vocabulary.roles];
  const player = [...zones('player'), ...counters('player')];
  return {
    shared: read('shared', shared) ?? shared.map((each) => each.id),
    player: read('player', player) ?? player.map((each) => each.id),
    card: read('card', counters('card')) ?? counters('card').map((each) => each.id),
    shows: linkShown(s, vocabulary, table),
    fields: linkFields(s, vocabulary, table),
    badges: table
      ? [...section(table, 'badges')].flatMap((each) => badgesOf(s, vocabulary, each, cards))
      : [],
    cells: table
      ? [...section(table, 'cells')].flatMap((each) => cellMarkOf(s, vocabulary, each, cards))
      : [],
    sums: scalars(valueOf(table, 'sums')).flatMap((each) => sumOf(s, vocabulary, each) ?? []),
  };
}

/** A function that adds something up. */
function sumOf(s: Sources, vocabulary: Vocabulary, node: Node): string | undefined {
  const found = refer(s, 'function', node, vocabulary.functions);
  if (!found) return undefined;
  if (found.body.form === 'sum') return found.id;
  return reportIdleKey(s, node, 'sums', say('phrase/with-a-function-without-sum'));
}

/**
 * A sign in cells; in its condition the cell goes by the name of the grid's cells, and `you` is the viewer.
 */
function cellMarkOf(
  s: Sources,
  vocabulary: Vocabulary,
  { id, node }: { readonly id: string; readonly node: Node },
  cards: readonly CardData[],
): CellMark[] {
  const grids = vocabulary.zones.filter((each) => each.grid);
  const given = valueOf(node, 'in');
  const condition = valueOf(node, 'if');
  const zone = given && refer(s, 'grid', given, grids);
  if (!zone || !condition) return [];
  const read = conditionText(s, vocabulary, condition, {
    youAre: you,
    cell: { zone, is: { op: 'it', depth: reserved.marked } },
  });
  if (!read) return [];
  const conditions = (field: string): readonly Test[] =>
    cards.flatMap((card) => card.conditions.get(field) ?? []);
  if (!seenBy(reserved.looking, read.value, conditions))
    reportAtNode(s, 'game/badge-hidden', condition, { badge: id });
  const sign = textAt(node, 'sign') ?? '';
  return [
    {
      id,
      names: namesOf(node, id),
      zone,
      sign,
      test: read.value,
      asksYou: asksOf(reserved.looking, read.value),
    },
  ];
}

/**
 * Cards in a hand show their whole text, cards in play what lasts while they are there, others their names;
 * the data may override it.
 */
function linkShown(s: Sources, vocabulary: Vocabulary, table: Node | undefined): Map<string, Shown> {
  const shown = new Map<string, Shown>(
    vocabulary.zones.map((zone) => [
      zone.id,
      isSeenByOwner(zone) || zone.seenBy === 'others' ? 'whole' : zone.inPlay ? 'short' : 'name',
    ]),
  );
  for (const { key, value } of entries(valueOf(table, 'shows'))) {
    const zone = refer(s, 'zone', key, vocabulary.zones);
    const how = howShown.find((each) => each === textOf(value));
    if (zone && how) shown.set(zone.id, how);
  }
  return shown;
}

function linkFields(
  s: Sources,
  vocabulary: Vocabulary,
  table: Node | undefined,
): Map<string, readonly string[]> {
  return new Map(
    entries(valueOf(table, 'fields')).flatMap(({ key, value }) => {
      const zone = refer(s, 'zone', key, vocabulary.zones);
      const fields = scalars(value).flatMap((each) => refer(s, 'field', each, vocabulary.fields)?.id ?? []);
      return zone ? [[zone.id, fields] as const] : [];
    }),
  );
}

/** The badge of each kind that an entry names. */
function badgesOf(
  s: Sources,
  vocabulary: Vocabulary,
  { id, key, node }: { readonly id: string; readonly key: ScalarNode; readonly node: Node },
  cards: readonly CardData[],
): Badge[] {
  const forms = (['is', 'if', 'needs'] as const).filter((form) => entry(node, form));
  if (forms.length !== 1) {
    reportAtNode(s, 'game/badge', key, { given: forms });
    return [];
  }
  const outOf = entry(node, 'out of');
  if (outOf && forms[0] !== 'is') reportIdleKey(s, outOf.key, 'out of', say('phrase/without-is'));
  const names = namesOf(node, id);
  const zones = scalars(valueOf(node, 'in')).flatMap(
    (each) => refer(s, 'zone', each, vocabulary.zones) ?? [],
  );
  const kinds = scalars(valueOf(node, 'of')).flatMap(
    (each) => refer(s, 'kind', each, vocabulary.kinds) ?? [],
  );
  const conditions = (field: string): readonly Test[] =>
    cards.flatMap((card) => card.conditions.get(field) ?? []);
  return kinds.flatMap((kind, i) => {
    // A fault for one kind is most often a fault for all: it is reported once.
    const own = i === 0 ? s : { ...s, diagnostics: [] };
    const says = rememberedAt(own, `badge ${kind.id}`, node, () =>
      badgeText(own, vocabulary, kind, node, forms[0]),
    );
    if (!says) return [];
    const asks = says.form === 'is' ? [says.value, says.outOf] : says.test;
    if (!seenBy(reserved.looking, asks, conditions))
      reportAtNode(own, 'game/badge-hidden', valueOf(node, forms[0]) ?? key, { badge: id });
    return [{ id, names, kind, zones, says, asksYou: asksOf(reserved.looking, asks) }];
  });
}

/** The text of a badge for cards of a kind; `this` is the card, `you` the viewer. */
function badgeText(
  s: Sources,
  vocabulary: Vocabulary,
  kind: KindSymbol,
  node: Node,
  form: BadgeText['form'],
): BadgeText | undefined {
  const who: Who = { kind, thisIs: { op: 'it', depth: reserved.marked }, youAre: you };
  const given = valueOf(node, form)!;
  if (form !== 'is') {
    const read = conditionText(s, vocabulary, given, who);
    return read && { form, test: read.value, said: statedIn(read.snippet.text) };
  }
  const valued = (of: Node | undefined) => {
    const text = expressionOf(s, of);
    if (!text) return undefined;
    const { value, diagnostics } = resolveValue({ vocabulary, snippet: text.snippet, ...who }, text.tree);
    s.diagnostics.push(...diagnostics);
    return value;
  };
  const value = valued(given);
  const most = valueOf(node, 'out of');
  return (
    value && {
      form,
      value: value.scalar,
      sort: value.thing.sort,
      of: value.thing.of,
      outOf: most && valued(most)?.scalar,
    }
  );
}
