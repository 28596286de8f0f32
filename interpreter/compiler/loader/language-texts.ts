/** Which scalars of a file hold text of the language, and what each holds. */
import { entryOfObjects } from '../../../dsl/language/parser/parse.ts';
import type { EntryKind } from '../../../dsl/language/syntax/ast.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import { valueOf, type Node, type ScalarNode } from '../../../schemas/index.ts';
import { WITH_HOST } from '../linker/zone-capacities.ts';
import type { FileKind } from './library.ts';
import { textAt } from './link-context.ts';
import { isJoined } from './lines/joined-parts.ts';
import { byPath } from './path-patterns.ts';

/** What the only line of a text is called that is written without names. */
export const ONLY = 'text';

export interface LanguageText {
  readonly node: ScalarNode;
  readonly entry: EntryKind;
}

/** What a step, a part of a turn or a window offers. */
const offered: readonly (readonly [string, EntryKind])[] = [
  ['actions/*/if', 'condition'],
  ['actions/*/choose', 'phrase'],
  ['actions/*/cost', 'cost'],
  ['actions/*/do', 'effect'],
];

/** What a step or a part of a turn holds. */
const inSteps: readonly (readonly [string, EntryKind])[] = [
  ['do', 'effect'],
  ['turns from', 'expression'],
  ['until', 'condition'],
  ['least', 'expression'],
  ['most', 'expression'],
  ...offered,
];

const at = (
  path: string,
  inner: readonly (readonly [string, EntryKind])[],
): readonly (readonly [string, EntryKind])[] => inner.map(([rest, entry]) => [`${path}/${rest}`, entry]);

/** By the path from the root of a game file; `*` stands for any name, or for the elements of a list. */
const inGames: readonly (readonly [string, EntryKind])[] = [
  ['kinds/*/means', 'phrase'],
  ['kinds/*/goes on', 'phrase'],
  ['kinds/*/when its host leaves', 'objects'],
  ['zones/*/capacity', 'expression'],
  ['zones/*/when it runs out', 'effect'],
  ['nouns/*/is', 'phrase'],
  ['rankings/*/among', 'phrase'],
  ['functions/*/takes/*', 'phrase'],
  ['functions/*/is', 'expression'],
  ['functions/*/sum/*', 'expression'],
  ['functions/*/least', 'expression'],
  ['functions/*/cases/*/if', 'condition'],
  ['functions/*/cases/*/is', 'expression'],
  ['functions/*/if', 'condition'],
  ['verbs/*/takes/*', 'phrase'],
  ['verbs/*/first', 'effect'],
  ['verbs/*/do', 'effect'],
  ['windows/*/takes/*', 'phrase'],
  ['windows/*/asks', 'phrase'],
  ['windows/*/from', 'expression'],
  ...at('windows/*', offered),
  ['rules', 'abilities'],
  ['deck rules/*/cards', 'phrase'],
  ['setup', 'effect'],
  ...at('flow/*/steps/*', inSteps),
  ...at('flow/*/steps/*/steps/*', inSteps),
  ['checks/*/do', 'effect'],
  ['ends/*/if', 'condition'],
  ['ends/*/winners', 'phrase'],
  ['score/*', 'expression'],
  ['score/*/is', 'expression'],
  ['report/measures/*', 'expression'],
  ['report/groups/*', 'expression'],
  ['report/groups/*/if', 'condition'],
  ['table/badges/*/is', 'expression'],
  ['table/badges/*/out of', 'expression'],
  ['table/badges/*/if', 'condition'],
  ['table/badges/*/needs', 'condition'],
];

/** By their keys, anywhere in a scenario. */
const inScenarios: Readonly<Record<string, EntryKind>> = {
  that: 'condition',
  until: 'condition',
  always: 'condition',
  never: 'condition',
  observe: 'expression',
};

/** Whether a scenario plays on until the game is over; no condition of the language asks for this. */
export const saysOver = (text: string | undefined): boolean =>
  text !== undefined && /^(?:the game is )?over$/.test(text.trim());

const exactly = byPath(inGames);

/**
 * The texts of a file in their order in the file. The fields of cards are known from the game's words;
 * without them cards have none.
 */
export function languageTexts(root: Node, kind: FileKind, vocabulary?: Vocabulary): LanguageText[] {
  const found: LanguageText[] = [];
  switch (kind) {
    case 'game':
      below(root, [], vocabulary, found);
      break;
    case 'cards':
      cardTexts(root, vocabulary, found);
      break;
    case 'variant':
      for (const how of ['set', 'add', 'replace']) {
        const patches = valueOf(root, how);
        if (patches?.kind !== 'map') continue;
        for (const { key, value } of patches.entries) {
          const path = key.text.split('/').map((step) => step.trim());
          below(value, path, vocabulary, found);
        }
      }
      cardTexts(valueOf(root, 'cards'), vocabulary, found);
      break;
    case 'scenario':
      keyed(root, found);
      break;
    default:
      break;
  }
  return found.sort((a, b) => a.node.span.start - b.node.span.start);
}

/** The texts at a path of a game and below it. */
function below(
  node: Node,
  path: readonly string[],
  vocabulary: Vocabulary | undefined,
  found: LanguageText[],
): void {
  if (path[0] === 'cards') {
    if (path.length === 1 || (path.length === 2 && node.kind === 'map')) cardTexts(node, vocabulary, found);
    else if (node.kind === 'scalar' && path.length === 3) {
      const kind = vocabulary?.cards.find((card) => card.id === path[1])?.kind.id;
      add(node, fieldEntry(vocabulary, kind, path[2]), found);
    }
    return;
  }
  if (node.kind === 'scalar') add(node, entryAt(path), found);
  else if (node.kind === 'list')
    for (const item of node.items) below(item, [...path, '*'], vocabulary, found);
  else for (const { key, value } of node.entries) below(value, [...path, key.text], vocabulary, found);
}

const entryAt = (path: readonly string[]): EntryKind | undefined =>
  exactly(path) ??
  linesAt(textOfLine(path)) ??
  (isChoice(path) ? 'effect' : undefined) ??
  joinsAt(textOfJoined(path));

/** Words for the place of a line or of a choice, and elements of lists of names. */
const PLACES: readonly string[] = ['before', 'after', 'in place of', '*'];

/**
 * Whether a choice with a name is at a path of a game: in a line of a text or in the only one, or in another choice.
 * It is there by its name, or under `do` beside its place.
 */
function isChoice(path: readonly string[]): boolean {
  const choice = path.at(-1) === 'do' ? path.slice(0, -1) : path;
  if (PLACES.includes(path.at(-1)!) || PLACES.includes(path.at(-2)!)) return false;
  return [choice, path].some((each) =>
    each.some((_, i) => i < each.length - 2 && linesAt(each.slice(0, i + 1))),
  );
}

/** Whether a named line of a text is at a path of a game. */
export const lineAt = (path: readonly string[]): boolean =>
  exactly(path) === undefined && linesAt(textOfLine(path)) !== undefined;

/**
 * The path of the text that a line belongs to: the line is there by its name, or under `do` beside its place.
 */
const textOfLine = (path: readonly string[]): readonly string[] =>
  path.slice(0, path.at(-1) === 'do' && linesAt(path.slice(0, -2)) ? -2 : -1);

const textOfJoined = (path: readonly string[]): readonly string[] =>
  PLACES.includes(path.at(-1)!)
    ? []
    : path.slice(0, path.at(-1) === 'do' && !joinsAt(path.slice(0, -1)) ? -2 : -1);

/** What a text of several lines holds at a path of a game, which may be written as a map of named lines. */
export function linesAt(path: readonly string[]): EntryKind | undefined {
  const of = exactly(path);
  return of === 'effect' || of === 'abilities' ? of : undefined;
}

/** The same of a text in one line, to which parts can be added. */
export function joinsAt(path: readonly string[]): EntryKind | undefined {
  const of = exactly(path);
  return isJoined(of) ? of : undefined;
}

/** Whether there may be a map at the path of a text. */
export const mayBeMap = byPath(
  inGames.filter(([path]) => inGames.some(([other]) => other.startsWith(`${path}/`))),
);

/** The path in a game of what a card brings; none where a path leads elsewhere. */
export function broughtPath(kind: FileKind, path: readonly string[]): readonly string[] | undefined {
  const rest = kind === 'cards' ? path : path[0] === 'cards' && kind !== 'scenario' ? path.slice(1) : [];
  const inCard = rest[0] === '*' ? rest.slice(1) : rest;
  return inCard[0] === 'brings' && inCard.length > 1 ? inCard.slice(1) : undefined;
}

/**
 * The kind of text at a path of a file; none if no text of the language is there. The kind of the card
 * decides what its fields hold.
 */
export function entryOf(
  kind: FileKind,
  path: readonly string[],
  cardKind: string | undefined,
  vocabulary: Vocabulary | undefined,
): EntryKind | undefined {
  const brought = broughtPath(kind, path);
  if (brought) return entryAt(brought);
  switch (kind) {
    case 'cards':
      return fieldEntry(vocabulary, cardKind, path[0] === '*' ? path[1] : path[0]);
    case 'game':
      return path[0] === 'cards' ? fieldEntry(vocabulary, cardKind, path[2]) : entryAt(path);
    case 'variant': {
      const [how, first, ...rest] = path;
      if (how === 'cards') return fieldEntry(vocabulary, cardKind, rest[0]);
      if (!['set', 'add', 'replace'].includes(how) || first === undefined) return undefined;
      return entryOf('game', [...first.split('/').map((step) => step.trim()), ...rest], cardKind, vocabulary);
    }
    case 'scenario':
      return inScenarios[path.findLast((step) => step !== '*') ?? ''];
    default:
      return undefined;
  }
}

function cardTexts(node: Node | undefined, vocabulary: Vocabulary | undefined, found: LanguageText[]): void {
  if (node?.kind === 'list') for (const item of node.items) cardTexts(item, vocabulary, found);
  if (node?.kind !== 'map') return;
  const kind = textAt(node, 'kind');
  for (const { key, value } of node.entries) {
    if (key.text === 'brings') below(value, [], vocabulary, found);
    for (const item of value.kind === 'list' ? value.items : [value])
      if (item.kind === 'scalar') add(item, fieldEntry(vocabulary, kind, key.text), found);
  }
}

function fieldEntry(
  vocabulary: Vocabulary | undefined,
  kind: string | undefined,
  field: string | undefined,
): EntryKind | undefined {
  const type = vocabulary?.kinds
    .find((each) => each.id === kind)
    ?.fields.find((each) => each.id === field)?.type;
  if (type?.type === 'selections') return 'phrase';
  if (type?.type !== 'language') return undefined;
  return type.verb ? 'objects' : type.entry;
}

function keyed(node: Node, found: LanguageText[]): void {
  if (node.kind === 'list') for (const item of node.items) keyed(item, found);
  if (node.kind !== 'map') return;
  for (const { key, value } of node.entries) {
    if (key.text === 'until' && value.kind === 'scalar' && saysOver(value.text)) continue;
    if (value.kind === 'scalar' && Object.hasOwn(inScenarios, key.text))
      add(value, inScenarios[key.text], found);
    else keyed(value, found);
  }
}

function add(node: ScalarNode, entry: EntryKind | undefined, found: LanguageText[]): void {
  // A number needs no layout, and what was guessed at is not to be written down.
  if (entry && typeof node.value === 'string' && !node.repaired && node.text !== WITH_HOST)
    found.push({ node, entry: entry === 'objects' ? entryOfObjects(node.text) : entry });
}
