/** Cards that one card with `each` makes: one for each combination of values. */
import { languages, nameIn, type Language } from '../../../dsl/nlg/index.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import { valueOf, type Entry, type MapNode, type Node, type ScalarNode } from '../../../schemas/index.ts';
import { entries, items, reportAtNode, textAt, type Sources } from '../loader/link-context.ts';

/** Of one card, and of cards made by one `each`. */
export const MOST_COPIES = 999;

/** One card for each combination of the values under `each`; a card without `each` is one. */
export function expand(s: Sources, vocabulary: Vocabulary, cards: readonly Node[]): MapNode[] {
  return cards.flatMap((card) => {
    if (card.kind !== 'map') return [];
    const each = entries(valueOf(card, 'each'));
    // A list that is none or empty is reported with the shape of the card.
    if (each.length === 0 || each.some(({ value }) => items(value).length === 0)) return [card];
    const count = each.reduce((product, { value }) => product * items(value).length, 1);
    if (count > MOST_COPIES) {
      reportAtNode(s, 'game/too-many', valueOf(card, 'each') ?? card, { count, most: MOST_COPIES });
      return [];
    }
    let made: Entry[][] = [[]];
    for (const { key, value } of each) {
      made = made.flatMap((sofar) => items(value).map((one): Entry[] => [...sofar, { key, value: one }]));
    }
    const ids = new Set<string>();
    return made.map((values) => {
      const one = filledIn(s, vocabulary, card, values);
      const id = textAt(one, 'id') ?? '';
      if (ids.size === 1 && ids.has(id))
        reportAtNode(s, 'game/same-each', valueOf(card, 'id') ?? card, { id });
      ids.add(id);
      return one;
    });
  });
}

/** A value as it is written; several of a list with a hyphen between them. */
const asWritten = ({ value }: Entry): string | undefined => textsOf(value)?.join('-');

/** The words of a value, or of the values of a list. */
function textsOf(value: Node): string[] | undefined {
  if (value.kind === 'scalar') return [value.text];
  const texts = items(value).flatMap((each) => (each.kind === 'scalar' ? [each.text] : []));
  return texts.length > 0 && texts.length === items(value).length ? texts : undefined;
}

const PLACEHOLDER = /^\{([^{}]*)\}$/;

/** A field in which `{key}` by itself stands for the value of a combination; the keys that are used so are noted. */
function withValues(s: Sources, node: Node, values: readonly Entry[], used: Set<string>): Node {
  if (node.kind === 'list') {
    const filled = node.items.map((each) => withValues(s, each, values, used));
    return filled.every((each, i) => each === node.items[i])
      ? node
      : s.from({ ...node, items: filled }, node);
  }
  if (node.kind !== 'scalar') return node;
  const name = PLACEHOLDER.exec(node.text.trim())?.[1];
  const entry = values.find(({ key }) => key.text === name);
  if (!entry) return node;
  used.add(entry.key.text);
  return entry.value;
}

/** A card with the values of one combination in its id and its names, each name in its own language. */
function filledIn(s: Sources, vocabulary: Vocabulary, card: MapNode, values: readonly Entry[]): MapNode {
  const fill = (node: Node, say: (entry: Entry) => string | undefined): Node => {
    if (node.kind === 'scalar') return filledText(s, node, values, say);
    if (node.kind === 'list')
      return s.from({ ...node, items: node.items.map((each) => fill(each, say)) }, node);
    const filled = node.entries.map(({ key, value }) => ({
      key,
      value: fill(value, named(vocabulary, card, languages.find((each) => each === key.text) ?? 'en')),
    }));
    return s.from({ ...node, entries: filled }, node);
  };
  const kept = card.entries.filter(({ key }) => key.text !== 'each');
  const isFilled = ({ text }: ScalarNode): boolean =>
    [...text.matchAll(/\{([^}]*)\}/g)].every(([, name]) => values.some(({ key }) => key.text === name));
  const inAll = (node: ScalarNode): Node => {
    const entries = languages.map((each) => ({
      key: s.from({ ...node, value: each, text: each }, node),
      value: fill(node, named(vocabulary, card, each)),
    }));
    return s.from({ kind: 'map', entries, span: node.span, flow: false }, node);
  };
  const used = new Set<string>();
  const own = kept.map(({ key, value }) => {
    if (key.text === 'id') return { key, value: fill(value, asWritten) };
    if (key.text !== 'name') return { key, value: withValues(s, value, values, used) };
    // One name for all languages is filled in in each of them.
    return { key, value: value.kind === 'scalar' && isFilled(value) ? inAll(value) : fill(value, asWritten) };
  });
  // A key that fields use need not be a field itself.
  const fields = vocabulary.kinds.find(({ id }) => id === textAt(card, 'kind'))?.fields ?? [];
  const added = values.filter(({ key }) => !used.has(key.text) || fields.some(({ id }) => id === key.text));
  return s.from({ ...card, entries: [...own, ...added] }, card);
}

/** How a value is called in a language, or each of a list: one of a field, or of the set with the name of the key. */
const named =
  ({ kinds, enums }: Vocabulary, card: MapNode, language: Language) =>
  ({ key, value }: Entry): string | undefined => {
    const kind = kinds.find(({ id }) => id === textAt(card, 'kind'));
    const type = kind?.fields.find(({ id }) => id === key.text)?.type;
    const set =
      type?.type === 'value' || type?.type === 'set' ? type.of : enums.find(({ id }) => id === key.text);
    return textsOf(value)
      ?.map((text) => {
        const symbol = set?.values.find(({ id }) => id === text);
        return symbol ? nameIn(symbol, language) : text;
      })
      .join(', ');
  };

function filledText(
  s: Sources,
  node: ScalarNode,
  values: readonly Entry[],
  say: (entry: Entry) => string | undefined,
): ScalarNode {
  if (!node.text.includes('{')) return node;
  const text = node.text.replace(/\{([^}]*)\}/g, (_, name: string) => {
    const entry = values.find(({ key }) => key.text === name);
    const said = entry && say(entry);
    if (said !== undefined) return said;
    reportAtNode(s, 'game/placeholder', node, { name, known: values.map(({ key }) => key.text) });
    return '';
  });
  return s.from({ ...node, value: text, text }, node);
}
