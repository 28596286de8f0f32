/** The names of a game's cards as values, for a game in which somebody chooses one. */
import {
  cardNameNames,
  isNameChosen,
  NAME_FIELD,
  NAME_SET,
  wordOfName,
} from '../../../dsl/checker/readings/values/names-chosen.ts';
import type { Language } from '../../../dsl/text/locale.ts';
import { valueOf, type Entry, type MapNode, type Node } from '../../../schemas/index.ts';
import { declareAll, NAMES_OF_CARDS } from '../declare/declarations.ts';
import { textsIn, UNSAID, wordsOfNames } from '../loader/brought/data-words.ts';
import { nodesAt, wordsAt } from '../loader/brought/made-nodes.ts';
import { withMore } from '../loader/data-parts.ts';
import { entries, items, quietSources, textAt, type Sources } from '../loader/link-context.ts';
import { expand } from './cards-of-each.ts';

/** The value of each card's name, by the id of the card. */
type NameValues = ReadonlyMap<string, string>;

const valuesOfNames = new WeakMap<Node, NameValues>();

/** Sections with words that a game has for itself. */
const WITH_NAMES = [
  'kinds',
  'nouns',
  'zones',
  'counters',
  'states',
  'roles',
  'functions',
  'values',
  'settings',
];

/** Whether some text of the game or of its cards lets a player choose a name, and the game means nothing else by that word. */
function areNamesUsed(data: MapNode): boolean {
  const isSaid = data.entries.some(({ key, value }) =>
    key.text === 'cards'
      ? items(value).some((card) =>
          entries(card).some((each) => !UNSAID.has(each.key.text) && isChosenIn(each.value)),
        )
      : isChosenIn(value),
  );
  const isHeld = entries(valueOf(data, 'states')).some(({ value }) => textAt(value, 'holds') === NAME_SET);
  if (!isSaid && !isHeld) return false;
  const fields = entries(valueOf(data, 'kinds')).flatMap(({ value }) => entries(valueOf(value, 'fields')));
  const named = [...WITH_NAMES.flatMap((section) => entries(valueOf(data, section))), ...fields];
  const own: readonly string[] = cardNameNames.en;
  return !named.some(
    (each) =>
      each.key.text === NAME_FIELD || wordsOfNames(each, ['name', 'also']).some((word) => own.includes(word)),
  );
}

const isChosenIn = (node: Node): boolean => textsIn(node).some(({ text }) => isNameChosen(text));

/** The data with the names of the cards as values, where a text uses them; the same data where none does. */
export function withNamesOfCards(s: Sources, data: MapNode): MapNode {
  const at = valueOf(data, 'game');
  if (at?.kind !== 'scalar' || !areNamesUsed(data)) return data;
  const names = namesIn(s, data);
  if (names.printed.size === 0) return data;
  const { map, scalar, list } = nodesAt(s, at);
  const words = (from: Parameters<typeof wordsAt>[3]): Node => map(wordsAt(map, scalar, list, from));
  const name = words(cardNameNames);
  const of = [...names.printed].map(([value, said]) => [value, words({ en: value, 'printed as': said })]);
  const set = map({ name, [NAMES_OF_CARDS]: scalar(true), of: map(Object.fromEntries(of)) });
  // The schema of the cards asks no card for it.
  const [first] = names.printed.keys();
  const type = { type: scalar(NAME_SET), default: scalar(first) };
  const field = map({ ...type, printed: scalar(false), shared: scalar(true), name });
  const kinds = entries(valueOf(data, 'kinds')).map(({ key, value }): Entry => {
    const fields = withMore(s, valueOf(value, 'fields') ?? map({}), at, NAME_FIELD, field)!;
    return { key, value: withEntry(s, value, { key: scalar('fields'), value: fields }) };
  });
  const old = valueOf(data, 'kinds')!;
  const withKinds = s.from({ ...old, entries: kinds } as MapNode, old);
  const sets = withMore(s, valueOf(data, 'values') ?? map({}), at, NAME_SET, set)!;
  const whole = withEntry(s, withEntry(s, data, { key: scalar('kinds'), value: withKinds }), {
    key: scalar('values'),
    value: sets,
  }) as MapNode;
  valuesOfNames.set(whole, names.values);
  return whole;
}

/** A map with another part in place of one, or with one more. */
function withEntry(s: Sources, node: Node, part: Entry): Node {
  if (node.kind !== 'map') return node;
  const known = node.entries.some(({ key }) => key.text === part.key.text);
  const put = ({ key, value }: Entry): Entry => ({
    key,
    value: key.text === part.key.text ? part.value : value,
  });
  return s.from({ ...node, entries: known ? node.entries.map(put) : [...node.entries, part] }, node);
}

type Said = Readonly<Record<Language, string>>;

/** The value of each card by its id, and how each value is printed. */
interface Names {
  readonly values: NameValues;
  readonly printed: ReadonlyMap<string, Said>;
}

/** The names of all cards. Cards of one name in English have one value. */
function namesIn(s: Sources, data: MapNode): Names {
  const quiet = quietSources(s);
  const values = new Map<string, string>();
  const printed = new Map<string, Said>();
  const known = new Map<string, string>();
  for (const card of expand(quiet, declareAll(quiet, data), items(valueOf(data, 'cards')))) {
    const id = textAt(card, 'id');
    if (id === undefined) continue;
    const names = namesOfCard(card, id);
    const value = known.get(names.en) ?? wordOfName(id);
    known.set(names.en, value);
    values.set(id, value);
    if (printed.has(value)) continue;
    printed.set(value, { en: names.en, fr: `${names.fr} m`, de: `${names.de} m` });
  }
  return { values, printed };
}

const saidBy = (node: Node | undefined): string | undefined =>
  node?.kind === 'scalar' ? node.text : undefined;

/** What a card is called in each language. */
function namesOfCard(card: MapNode, id: string): Said {
  const given = valueOf(card, 'name');
  const en = saidBy(given) ?? saidBy(valueOf(given, 'en')) ?? id;
  const saidIn = (language: Language): string => saidBy(valueOf(given, language)) ?? en;
  return { en, fr: saidIn('fr'), de: saidIn('de') };
}

/** The cards with their names as values, in data that have such values. */
export function withOwnNames(s: Sources, data: MapNode, cards: readonly MapNode[]): readonly MapNode[] {
  const values = valuesOfNames.get(data);
  if (!values) return cards;
  return cards.map((card) => {
    const id = valueOf(card, 'id');
    const value = id?.kind === 'scalar' ? values.get(id.text) : undefined;
    if (value === undefined || id?.kind !== 'scalar') return card;
    const { scalar } = nodesAt(s, id);
    return withEntry(s, card, { key: scalar(NAME_FIELD), value: scalar(value) }) as MapNode;
  });
}
