import { tokenize } from '../../dsl/language/lexer/tokens.ts';
import type { EntryKind } from '../../dsl/language/syntax/ast.ts';
import { ofLanguage } from '../../dsl/checker/suggestions/unknown-words.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { languageTexts } from '../../interpreter/compiler/loader/language-texts.ts';
import type { DataFile } from '../../interpreter/compiler/linker/load-game.ts';
import { snippetOf, type Node, type ScalarNode } from '../../schemas/index.ts';

/** A word, a number or a sign of a file that can be changed, by its offsets in the file. */
export interface Site {
  readonly start: number;
  readonly end: number;
  readonly word: string;
  /**
   * `text`: of the language; `name`: a key or a value that names something; `prose`: free words for players, which may
   * be anything.
   */
  readonly sort: 'text' | 'name' | 'prose';
  /** The text of the language that it stands in, by its place among those of the file. */
  readonly text?: number;
  readonly entry?: EntryKind;
  /** Keys and places in lists that lead to it. */
  readonly path: readonly string[];
  readonly isKey: boolean;
  /** Of a text: gives a name to something. */
  readonly gives?: boolean;
}

/** Below these keys stand words for players. */
const PROSE = new Set([
  'name',
  'also',
  'about',
  'label',
  'title',
  'phrase',
  'forms',
  'prepositions',
  'minutes',
  'text',
  'face',
  'looks',
]);

const WORDS = /\p{L}[\p{L}0-9’-]*|\d+(?:\.\.\d+|[+-](?![\w(]))?/gu;

/** All places of a file in the order in which they stand. */
export function sitesOf(file: DataFile, game: Game): Site[] {
  if (!file.root) return [];
  const texts = languageTexts(file.root, file.kind, game.vocabulary);
  const inTexts = new Map(texts.map((each, i) => [each.node, { ...each, i }]));
  const free = new Set(game.fields.flatMap(({ id, type }) => (type.type === 'text' ? [id] : [])));
  const found: Site[] = [];
  const visit = (node: Node, path: readonly string[], isKey: boolean): void => {
    if (node.kind === 'list') node.items.forEach((item, i) => visit(item, [...path, String(i)], false));
    if (node.kind === 'map')
      for (const { key, value } of node.entries) {
        visit(key, [...path, key.text], true);
        visit(value, [...path, key.text], false);
      }
    if (node.kind !== 'scalar') return;
    const text = inTexts.get(node);
    if (text) found.push(...textSites(file.name, node, path, text.entry, text.i));
    else found.push(...plainSites(file.name, node, path, isKey, free));
  };
  visit(file.root, [], false);
  return found.sort((a, b) => a.start - b.start);
}

function textSites(
  file: string,
  node: ScalarNode,
  path: readonly string[],
  entry: EntryKind,
  text: number,
): Site[] {
  const { offsets } = snippetOf(file, node);
  return tokenize(node.text).tokens.flatMap((token): Site[] => {
    const { name } = token.tokenType;
    if (name === 'Newline' || name === 'Comment' || name === 'Text') return [];
    const words = /^[A-Za-z]/.test(token.image)
      ? [...token.image.matchAll(/[A-Za-z][\w-]*/g)]
      : /^\d/.test(token.image)
        ? [Object.assign([token.image], { index: 0 })]
        : [];
    return words.map((match) => {
      const from = token.startOffset + (match.index ?? 0);
      return {
        start: offsets[from],
        end: offsets[from + match[0].length - 1] + 1,
        word: match[0],
        sort: 'text' as const,
        text,
        entry,
        path,
        isKey: false,
        // What a text calls something by is said behind these.
        gives: /\b(?:as|let)\s+$/.test(node.text.slice(0, from)),
      };
    });
  });
}

function plainSites(
  file: string,
  node: ScalarNode,
  path: readonly string[],
  isKey: boolean,
  free: ReadonlySet<string>,
): Site[] {
  const { offsets } = snippetOf(file, node);
  const above = (isKey ? path.slice(0, -1) : path).flatMap((step) => step.split('/'));
  const last = isKey ? undefined : path.findLast((step) => !/^\d+$/.test(step));
  const prose = above.some((step) => PROSE.has(step)) || (last !== undefined && free.has(last));
  return [...node.text.matchAll(WORDS)].map((match) => {
    const placeholder = prose && node.text[match.index - 1] === '{';
    return {
      start: offsets[match.index],
      end: offsets[match.index + match[0].length - 1] + 1,
      word: match[0],
      sort: prose && !placeholder && !isKey ? ('prose' as const) : ('name' as const),
      path,
      isKey,
    };
  });
}

/** Every word that a game knows, and those of the language. */
export function knownWords(game: Game): Set<string> {
  const { vocabulary: v } = game;
  const ids = Object.values(v).flatMap((list: unknown) =>
    Array.isArray(list) ? (list as { id?: string }[]).flatMap(({ id }) => id ?? []) : [],
  );
  const all = [...v.terms.keys(), ...v.verbForms.keys(), ...ids, ...ofLanguage];
  for (const { values } of v.enums) all.push(...values.map(({ id }) => id));
  return new Set(all.flatMap((each) => [each, ...each.split(' ')]));
}

/** Words that may stand for each other: names of the same sort in the same form. */
export function namesAlike(game: Game): ReadonlyMap<string, readonly string[]> {
  const { vocabulary: v } = game;
  const groups = new Map<string, string[]>();
  const add = (group: string, word: string): void => {
    if (!/^[a-z][a-z0-9-]*$/.test(word)) return;
    const known = groups.get(group);
    if (known) known.push(word);
    else groups.set(group, [word]);
  };
  for (const [term, meanings] of v.terms) {
    const { symbol, form } = meanings[0];
    add(`${symbol.sort} ${form} ${symbol.sort === 'value' ? symbol.of.id : ''}`, term);
  }
  for (const [word, { form }] of v.verbForms) add(`verb ${form}`, word);
  const alike = new Map<string, string[]>();
  for (const words of groups.values())
    for (const word of words)
      alike.set(word, [...(alike.get(word) ?? []), ...words.filter((each) => each !== word)]);
  return alike;
}
