import { holdsCardName } from '../../../dsl/checker/readings/values/names-chosen.ts';
import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import { participle, thirdPerson } from '../../../dsl/text/english-inflection.ts';
import { say, written } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import type { Place } from '../../../dsl/text/source.ts';
import { forms, type Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { Names } from '../../../dsl/language/symbols/symbols.ts';
import { valueOf, type MapNode, type Node } from '../../../schemas/index.ts';
import { section } from '../declare/declared-names.ts';
import { entries, items, placeOf, textAt, type Sources } from '../loader/link-context.ts';

/** A word that the data declares, and the words that use it. */
interface Declared {
  readonly what: 'counter' | 'state' | 'role' | 'noun' | 'verb' | 'function' | 'field' | 'value';
  readonly id: string;
  readonly place: Place;
  readonly words: readonly string[];
  /** The place of its declaration: words inside are no use of it. */
  readonly node: Node | undefined;
}

/** Words in the data, in a text or as a value. */
interface Said {
  /** In single spaces, with one at each end. */
  readonly text: string;
  readonly file: string;
  readonly start: number;
}

/** Below these keys are words for players. */
const PROSE: ReadonlySet<string> = new Set([
  'name',
  'also',
  'about',
  'phrase',
  'forms',
  'prepositions',
  'text',
  'face',
  'looks',
]);
/** Below these a key names something that is declared elsewhere. */
const REFERRING: ReadonlySet<string> = new Set([
  'deck',
  'decks',
  'table',
  'tables',
  'report',
  'score',
  'rows',
  'each',
]);

/**
 * Words of a game that nothing says: verbs that nothing does, values that no card prints, counters, fields, roles, nouns
 * and functions that no text reads. `data` is the whole game with its cards and variants.
 */
export function unusedWords(
  s: Sources,
  vocabulary: Vocabulary,
  data: MapNode,
  cards: readonly Node[],
): Diagnostic[] {
  const said: Said[] = s.texts.map(({ text, file, offsets }) => ({
    text: spaced(text),
    file,
    start: offsets[0],
  }));
  collect(s, data, [], said);
  for (const card of cards) collect(s, card, ['cards'], said);
  // Kinds may have a field of the same name: of several unused ones, one is reported.
  const told = new Set<string>();
  return declaredIn(s, vocabulary, data).flatMap(({ what, id, place, words, node }) => {
    const own = node && { file: s.fileOf(node), ...node.span };
    const used = said.some(
      ({ text, file, start }) =>
        !(own && own.file === file && start >= own.start && start < own.end) &&
        words.some((word) => text.includes(` ${word} `)),
    );
    const key = `${what} ${id}`;
    if (used || told.has(key)) return [];
    told.add(key);
    return [
      report(
        'game/unused',
        place,
        { what: say(`phrase/the-${what}`, { name: written(id) }) },
        { severity: 'hint' },
      ),
    ];
  });
}

const spaced = (text: string): string => ` ${text.replace(/[^A-Za-z0-9-]+/g, ' ').trim()} `;

/** The values of the data that may name something, and the keys that do. */
function collect(s: Sources, node: Node, path: readonly string[], said: Said[]): void {
  if (node.kind === 'scalar') {
    said.push({ text: spaced(node.text), file: s.fileOf(node), start: node.span.start });
    return;
  }
  if (node.kind === 'list') {
    // The values that a set declares, one after the other.
    if (path.at(-1) === 'of' && path[0] === 'values') return;
    for (const each of node.items) collect(s, each, path, said);
    return;
  }
  for (const { key, value } of node.entries) {
    if (PROSE.has(key.text) || (path.length === 0 && key.text === 'cards')) continue;
    // What a card brings is a part of the game.
    if (path.length === 1 && path[0] === 'cards' && key.text === 'brings') continue;
    if (path.some((step) => REFERRING.has(step)))
      said.push({ text: spaced(key.text), file: s.fileOf(key), start: key.span.start });
    collect(s, value, [...path, key.text], said);
  }
}

const named = (symbol: { id: string; names: Names }): string[] => {
  const { one, many } = forms(symbol);
  return [...new Set([symbol.id, one, many])];
};

/** What the language asks of a field by itself, and what only players read. */
const OWN_USE: ReadonlySet<string> = new Set(['text', 'language', 'selections']);

function declaredIn(s: Sources, v: Vocabulary, data: MapNode): Declared[] {
  const under = (name: string): Map<string, Node> =>
    new Map([...section(data, name)].map(({ id, node }) => [id, node]));
  const of = (
    what: Declared['what'],
    name: string,
    symbols: readonly { id: string; names: Names; place: Place }[],
  ): Declared[] => {
    const nodes = under(name);
    return symbols.map((symbol) => ({
      what,
      id: symbol.id,
      place: symbol.place,
      words: named(symbol),
      node: nodes.get(symbol.id),
    }));
  };
  const formsOf = (id: string): string[] =>
    [...v.verbForms].flatMap(([form, { verb }]) => (verb.id === id ? [form] : []));
  const kinds = under('kinds');
  const sets = under('values');
  return [
    ...of(
      'counter',
      'counters',
      v.counters.filter(({ holds }) => !holds),
    ),
    ...of(
      'state',
      'states',
      v.counters.filter(({ holds }) => holds),
    ),
    ...of(
      'role',
      'roles',
      v.roles.filter(({ automatic }) => !automatic),
    ),
    ...of('noun', 'nouns', v.nouns),
    ...of('verb', 'verbs', v.verbs).map((each) => ({ ...each, words: formsOf(each.id) })),
    ...v.functions.map(({ id, place, names, wording }) => {
      const first = (wording.phrase.en ?? id).split(' ')[0];
      const words = [...named({ id, names }), first, thirdPerson(first), participle(first)];
      return {
        what: 'function' as const,
        id,
        place,
        words: [...words, ...(wording.forms.en ?? [])],
        node: under('functions').get(id),
      };
    }),
    ...v.fields.flatMap((field): Declared[] => {
      const node = valueOf(valueOf(kinds.get(field.kind.id), 'fields'), field.id);
      // `printed: true` says that it is there to be read on the card.
      if (holdsCardName(field)) return [];
      if (OWN_USE.has(field.type.type) || textAt(node, 'printed') === 'true') return [];
      // A value in front of a noun asks its field, and so does a phrase for the set that it is from.
      const words = [...named(field), ...wordsOfValues(field.type)];
      return [{ what: 'field', id: field.id, place: field.place, words, node }];
    }),
    ...v.enums.flatMap((set) =>
      (set.ofCards ? [] : set.values).map((value) => ({
        what: 'value' as const,
        id: value.id,
        place: placeOfValue(s, sets.get(set.id), value.id) ?? value.place,
        words: named(value),
        node: undefined,
      })),
    ),
  ];
}

const wordsOfValues = (type: Vocabulary['fields'][number]['type']): string[] =>
  type.type === 'value' || type.type === 'set' ? type.of.values.flatMap(named) : [];

function placeOfValue(s: Sources, set: Node | undefined, id: string): Place | undefined {
  const of = valueOf(set, 'of');
  const at =
    entries(of).find(({ key }) => key.text === id)?.key ??
    items(of).find((each) => each.kind === 'scalar' && each.text === id);
  return at && placeOf(s, at);
}
