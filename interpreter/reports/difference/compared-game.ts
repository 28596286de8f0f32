/** One side of a comparison: a game, and the names of the parts of its data. */
import { nameIn, renderSteps, type Language } from '../../../dsl/nlg/index.ts';
import type { EnumSymbol, FieldSymbol, KindSymbol } from '../../../dsl/language/symbols/symbols.ts';
import { entry, valueOf, type Node } from '../../../schemas/index.ts';
import type { Game } from '../../game/linked-game.ts';
import type { GivenNames } from '../../game/localized-pieces.ts';
import { entryOf } from '../../compiler/loader/language-texts.ts';
import { namesOf, readNames } from '../../compiler/declare/declared-names.ts';
import { items, textAt } from '../../compiler/loader/link-context.ts';
import {
  parametersIn,
  gameTextRenderer,
  treeOf,
  type BookLines,
  type GameTextRenderer,
} from '../rule-book/index.ts';
import type { Crumb } from './difference.ts';

export interface ComparedSide {
  readonly game: Game;
  readonly language: Language;
  readonly teller: GameTextRenderer;
}

export const sideOf = (game: Game, language: Language): ComparedSide => ({
  game,
  language,
  teller: gameTextRenderer(game, language),
});

/** Keys whose children have names of their own. */
const holders = new Set([
  'settings',
  'values',
  'of',
  'kinds',
  'fields',
  'zones',
  'metrics',
  'cells',
  'counters',
  'states',
  'roles',
  'nouns',
  'rankings',
  'functions',
  'tables',
  'verbs',
  'rolls',
  'contests',
  'windows',
  'flow',
  'steps',
  'actions',
  'checks',
  'ends',
  'score',
  'decks',
  'deck rules',
  'cards',
  'badges',
  'measures',
  'groups',
  'counts',
]);

/** The element of a map or of a list of declarations with ids. */
export const childOf = (node: Node | undefined, step: string): Node | undefined =>
  node?.kind === 'list'
    ? (items(node).find((each) => textAt(each, 'id') === step) ?? items(node)[Number(step) - 1])
    : entry(node, step)?.value;

/** The way to a part, step by step, in the language. */
export function crumbsOf({ game, language }: ComparedSide, path: readonly string[]): Crumb[] {
  const crumbs: Crumb[] = [];
  let node: Node | undefined = game.data;
  for (let i = 0; i < path.length; i++) {
    node = childOf(node, path[i]);
    // `of` holds values in `values`, and says whose something is elsewhere.
    const holds = holders.has(path[i]) && (path[i] !== 'of' || path[0] === 'values');
    if (!holds || i + 1 === path.length) {
      const field = path[0] === 'cards' && i === 2 ? fieldOf(game, path) : undefined;
      crumbs.push({ key: path[i], called: field && nameIn(field, language), name: undefined });
      continue;
    }
    i++;
    node = childOf(node, path[i]);
    crumbs.push({ key: path[i - 1], called: undefined, name: nameOf(node, path[i], language) });
  }
  // The cycle goes without saying where one of its steps is meant.
  return crumbs.length > 1 && crumbs[0].key === 'flow' ? crumbs.slice(1) : crumbs;
}

/** Whether a path ends at a key that holds declarations with names, and not at one of them. */
export function isHolder(side: ComparedSide, path: readonly string[]): boolean {
  const last = crumbsOf(side, path).at(-1);
  if (!last || last.name !== undefined || last.called !== undefined) return false;
  return holders.has(last.key) && (last.key !== 'of' || path[0] === 'values');
}

const nameOf = (node: Node | undefined, id: string, language: Language): string => {
  // A value is declared by its names alone.
  const named = valueOf(node, 'name')
    ? namesOf(node, id)
    : valueOf(node, 'en')
      ? readNames(node, id)
      : { en: [id] };
  return nameIn({ id, names: named }, language);
};

const kindOf = ({ vocabulary, data }: Game, id: string): KindSymbol | undefined =>
  vocabulary.kinds.find((kind) => kind.id === textAt(childOf(valueOf(data, 'cards'), id), 'kind'));

const fieldOf = (game: Game, path: readonly string[]): FieldSymbol | undefined =>
  kindOf(game, path[1])?.fields.find(({ id }) => id === path[2]);

/** Names that a text may refer to, by the keys above it: parameters, and what was chosen for an action. */
function givenAt({ game }: ComparedSide, path: readonly string[]): GivenNames {
  const names = new Map(parametersIn(game.data));
  let node: Node | undefined = game.data;
  for (const step of path) {
    node = childOf(node, step);
    for (const [name, phrase] of parametersIn(node)) names.set(name, phrase);
    const chosen = treeOf('phrase', valueOf(node, 'choose'));
    if (chosen?.name) names.set(chosen.name.text, chosen);
  }
  return names;
}

/** Whether a path leads to what is printed in place of a name, which is a phrase of verbs, or to a note. */
export const isPrintedName = (path: readonly string[]): boolean =>
  (path.at(-1) === 'printed as' && path[0] !== 'verbs') ||
  (path.at(-1) === 'note' &&
    ((path.length === 3 && path[0] !== 'cards') || ['steps', 'actions'].includes(path.at(-3) ?? '')));

/** A part in words: an effect by its statements, a list by its elements. */
export function changedPartText(side: ComparedSide, path: readonly string[], node: Node): BookLines {
  const { game, language, teller } = side;
  const last = path.at(-1)!;
  if (
    last === 'name' ||
    isPrintedName(path) ||
    (path[0] === 'values' && path[2] === 'of' && path.length === 4)
  )
    return [nameIn({ id: '', names: readNames(node, '') }, language)];
  if (node.kind === 'list') return node.items.flatMap((item) => changedPartText(side, [...path, '*'], item));
  if (node.kind === 'map') {
    const parts = node.entries.map(({ key, value }) => {
      const lines = changedPartText(side, [...path, key.text], value);
      return `${key.text}: ${lines.join(', ')}`;
    });
    return [parts.join('; ')];
  }
  const text = entryOf('game', path, kindOf(game, path[1])?.id, game.vocabulary);
  const names = givenAt(side, path);
  if (text === 'effect') {
    const tree = treeOf('effect', node);
    if (tree)
      return renderSteps(tree, language, { vocabulary: game.vocabulary, names }).map((lines) =>
        lines.join(' '),
      );
  }
  const lines = text && teller.text(text, node, names);
  if (lines && lines.length > 0) return [lines.join(' ')];
  return [valueNamed(side, path, node.text) ?? node.text.trim()];
}

/** The name of a value, a kind, a zone or a card that a scalar refers to by its id. */
function valueNamed(
  { game, language }: ComparedSide,
  path: readonly string[],
  id: string,
): string | undefined {
  const type = path[0] === 'cards' ? fieldOf(game, path)?.type : undefined;
  const of: EnumSymbol | undefined = type && 'of' in type ? type.of : undefined;
  const value = of?.values.find((each) => each.id === id);
  if (value) return nameIn(value, language);
  const { kinds, zones, counters, roles, steps } = game.vocabulary;
  const known = {
    starts: zones,
    takes: kinds,
    kind: kinds,
    after: steps,
    by: counters,
    player: [...zones, ...counters, ...roles],
    shared: [...zones, ...counters, ...roles],
  } as const;
  const key = path.at(-1) === '*' ? path.at(-2)! : path.at(-1)!;
  if (!Object.hasOwn(known, key)) return undefined;
  const symbol = known[key as keyof typeof known].find((each) => each.id === id);
  return symbol && nameIn(symbol, language);
}
