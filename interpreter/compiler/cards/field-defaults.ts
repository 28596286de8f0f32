import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { checkShape, entry, valueOf, type Entry, type MapNode, type Node } from '../../../schemas/index.ts';
import { shapesOf } from './card-shapes.ts';
import { section } from '../declare/declared-names.ts';
import { withPartAt } from '../loader/data-parts.ts';
import { reportAtNode, entries, items, textAt, type Sources } from '../loader/link-context.ts';

/** What the kinds of a game say for cards that do not say it themselves (`default` of a field), by kind. */
export type Defaults = ReadonlyMap<KindSymbol, readonly Entry[]>;

/** Reads the defaults and checks each against its own field, whether a card needs it or not. */
export function readDefaults(s: Sources, vocabulary: Vocabulary, game: Node): Defaults {
  const found = new Map<KindSymbol, Entry[]>();
  for (const { node, index } of section(game, 'kinds')) {
    const kind = vocabulary.kinds[index];
    const given = kind.fields.flatMap((field): Entry[] => {
      const declared = entry(valueOf(node, 'fields'), field.id);
      const value = valueOf(declared?.value, 'default');
      return declared && value && field.default !== undefined ? [{ key: declared.key, value }] : [];
    });
    if (given.length > 0) found.set(kind, given);
  }
  const shapes = shapesOf(vocabulary).map((kind) => ({
    ...kind,
    fields: kind.fields.map((field) => ({ ...field, required: false, needs: [] })),
  }));
  const cards = [...found].map(([kind, given]) => cardWith(kind, given));
  const list: Node = { kind: 'list', items: cards, span: { start: 0, end: 0 }, flow: false };
  if (cards.length > 0) s.diagnostics.push(...checkShape('cards', list, s.fileOf, shapes));
  return found;
}

/**
 * Complains of fields that are added to a kind of which there are cards that do not have them. Returns the
 * data in which such a field is optional, so that nothing is reported for each card. `base` is the game
 * without what is added.
 */
export function withAddedFields(s: Sources, base: MapNode, data: MapNode): MapNode {
  let made = data;
  for (const { id: kind, node } of section(base, 'kinds')) {
    const known = valueOf(node, 'fields');
    for (const { key, value } of entries(valueOf(valueOf(valueOf(data, 'kinds'), kind), 'fields'))) {
      if (
        entry(known, key.text) ||
        value.kind !== 'map' ||
        entry(value, 'optional') ||
        entry(value, 'default')
      )
        continue;
      const lacking = items(valueOf(data, 'cards')).filter(
        (card) =>
          textAt(card, 'kind') === kind && !entry(card, key.text) && !entry(valueOf(card, 'each'), key.text),
      );
      // The author of the field has forgotten it on an own card, which is reported there.
      if (lacking.every((card) => s.fileOf(card) === s.fileOf(key))) continue;
      const cards = lacking.flatMap((card) => textAt(card, 'id') ?? []);
      reportAtNode(s, 'game/field-missing', key, { field: key.text, cards });
      const flag = s.from({ ...key, value: 'optional', text: 'optional' }, key);
      const yes = s.from({ ...key, value: true, text: 'true' }, key);
      const optional = s.from({ ...value, entries: [...value.entries, { key: flag, value: yes }] }, value);
      made = withPartAt(s, made, ['kinds', kind, 'fields', key.text], optional) as MapNode;
    }
  }
  return made;
}

/** A card with nothing but what its kind gives it. */
function cardWith(kind: KindSymbol, given: readonly Entry[]): MapNode {
  const { span } = kind.place;
  const scalar = (text: string) => ({ kind: 'scalar', value: text, text, style: 'plain', span }) as const;
  const said = (key: string, text: string): Entry => ({ key: scalar(key), value: scalar(text) });
  return { kind: 'map', entries: [said('kind', kind.id), said('id', 'a-card'), ...given], span, flow: false };
}

/** The cards with what their kinds say for them. */
export function completed(vocabulary: Vocabulary, defaults: Defaults, cards: readonly MapNode[]): MapNode[] {
  return cards.map((card) => {
    const kind = vocabulary.kinds.find((each) => each.id === textAt(card, 'kind'));
    const missing = (kind && defaults.get(kind))?.filter(({ key }) => !entry(card, key.text)) ?? [];
    return missing.length > 0 ? { ...card, entries: [...card.entries, ...missing] } : card;
  });
}
