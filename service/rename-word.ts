/**
 * Another name for a card or a word of the game, in all files of the game at once: where it is declared, in the data that
 * name it and in the texts, there in each of its forms. What comes out is read again: a new name that would break
 * something is refused.
 */
import { type Diagnostic, messageOf } from '../dsl/diagnostics/diagnostic.ts';
import { participle, plural, thirdPerson } from '../dsl/text/english-inflection.ts';
import { isOwnVerb, isReserved } from '../dsl/language/lexer/reserved-words.ts';
import { type Span, placeIn } from '../dsl/text/source.ts';
import type { DeclaredSymbol } from '../dsl/language/symbols/symbols.ts';
import { valueOf, type Node, type ScalarNode } from '../schemas/index.ts';
import { diagnosticsOf } from './file-diagnostics.ts';
import { identityOf, mentionAt, mentionsIn, type SymbolMention } from './word-references.ts';
import { inTemplates } from './generated-cards.ts';
import { patchedPath } from './file-sections.ts';
import { textAtOffset } from './text-at-offset.ts';
import { localsOf } from './word-info.ts';
import { isWord, tokenize } from '../dsl/language/lexer/tokens.ts';
import { Workspace } from './workspace.ts';
import { say, type Phrase } from '../dsl/diagnostics/catalogue/phrase.ts';
import { claimKey } from '../dsl/diagnostics/finding-keys.ts';
import { edited, type TextEdit } from '../dsl/text/text-edit.ts';

export type Renaming =
  | { readonly edits: ReadonlyMap<string, readonly TextEdit[]> }
  /** Why not, in words. */
  | { readonly refused: Phrase };

const WORDS = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?: [a-z][a-z0-9]*(?:-[a-z0-9]+)*)*$/;
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What can be renamed at an offset, and its span. */
export function renamableAt(workspace: Workspace, name: string, offset: number): Span | undefined {
  return mentionAt(workspace, name, offset)?.span ?? localAt(workspace, name, offset)?.[0];
}

/** The edits that rename the word at an offset. */
export function renameAt(workspace: Workspace, name: string, offset: number, to: string): Renaming {
  const mention = mentionAt(workspace, name, offset);
  const home = workspace.homeOf(name);
  if (mention && home) return rename(workspace, home.game, mention.symbol, to);
  const spans = localAt(workspace, name, offset);
  if (!spans) return { refused: say('usage/nothing-that-has-a-name-stands') };
  if (!WORDS.test(to) || to.includes(' ') || isReserved(to)) return { refused: badName(to) };
  return { edits: new Map([[name, spans.map((span) => ({ span, text: to }))]]) };
}

/** The edits that rename a declared word in all files that refer to its game. */
export function rename(workspace: Workspace, game: string, symbol: DeclaredSymbol, to: string): Renaming {
  const refused = mayBe(symbol, to);
  if (refused !== undefined) return { refused };
  const files = workspace.filesOf(game);
  const wanted = identityOf(symbol);
  const found = files.map((file) => ({
    file,
    mentions: mentionsIn(workspace, file).filter((each) => identityOf(each.symbol) === wanted),
  }));
  const edits = new Map<string, TextEdit[]>();
  const put = (file: string, edit: TextEdit): void => {
    const own = edits.get(file) ?? [];
    if (!own.some(({ span }) => span.start === edit.span.start)) own.push(edit);
    edits.set(file, own);
  };
  const declarations = declarationsOf(
    workspace,
    found.flatMap(({ mentions }) => mentions.map((each) => each.symbol)),
  );
  for (const file of files) declarations.push(...patchesOf(workspace, file, symbol));
  for (const [file, edit] of inNames(declarations, symbol, to)) put(file, edit);
  for (const { file, mentions } of found) {
    const text = workspace.text(file) ?? '';
    for (const { span, by } of mentions) {
      const source = text.slice(span.start, span.end);
      const quote = /^["']/.exec(source)?.[0] ?? '';
      const form = by === 'id' && isMany(symbol, source) ? 'many' : by;
      const written = inForm(symbol, form, to);
      if (written !== undefined && form !== 'id')
        put(file, { span, text: quote + asBegun(source.slice(quote.length), written) + quote });
      else if (by === 'id' && goesByKey(symbol, declarations)) put(file, { span, text: quote + to + quote });
    }
  }
  for (const [file, edit] of inTemplates(workspace, files, symbol, to)) put(file, edit);
  if (edits.size === 0) return { refused: say('usage/cannot-be-renamed-here', { word: symbol.id }) };
  for (const own of edits.values()) own.sort((a, b) => a.span.start - b.span.start);
  const broken = breaks(workspace, files, edits);
  return broken
    ? {
        refused: say('usage/cannot-be-its-name', {
          name: to,
          reason: messageOf(broken),
          code: broken.place.file,
        }),
      }
    : { edits };
}

/** A word with a capital where the one before it has one. */
const asBegun = (before: string, written: string): string =>
  /^\p{Lu}/u.test(before) ? written.replace(/^./u, (letter) => letter.toUpperCase()) : written;

/** Whether data name something by its form for several: `by: [coins]`. */
const isMany = ({ names: { en } }: DeclaredSymbol, source: string): boolean =>
  en.length > 1 && en[1] === source && en[0] !== source;

function mayBe(symbol: DeclaredSymbol, to: string): Phrase | undefined {
  const form = symbol.sort === 'card' || symbol.sort === 'step' ? ID : WORDS;
  const reserved = to.split(' ').find((word) => isReserved(word));
  if (!form.test(to)) return badName(to);
  if (reserved !== undefined) return say('usage/is-a-word-of-the-language', { word: reserved });
  if (symbol.sort === 'verb' && (to.includes(' ') || isOwnVerb(to)))
    return say('usage/no-verb-of-a-game', { word: to });
  return to === symbol.id && to === symbol.names.en[0]
    ? say('usage/it-is-called-already', { word: to })
    : undefined;
}

const badName = (to: string): Phrase => say('usage/no-name', { word: to });

/** A new word in the form of the old one. */
function inForm(symbol: DeclaredSymbol, by: SymbolMention['by'], to: string): string | undefined {
  switch (by) {
    case 'id':
    case 'one':
    case 'base':
      return to;
    case 'many':
      // A word that has one form for both keeps it that way.
      return symbol.names.en[1] === symbol.names.en[0] ? to : plural(to);
    case 'third':
      return thirdPerson(to);
    case 'participle':
      return participle(to);
  }
}

/** A place that declares a word: the key or id, and its properties. */
interface Declaration {
  readonly file: string;
  readonly symbol: DeclaredSymbol;
  readonly key: ScalarNode | undefined;
  readonly value: Node | undefined;
}

function declarationsOf(workspace: Workspace, symbols: readonly DeclaredSymbol[]): Declaration[] {
  return [...new Set(symbols)].map((symbol) => {
    const { file, span } = symbol.place;
    const found = declarationIn(workspace.file(file)?.root, span.start);
    return { file, symbol, key: found?.key, value: found?.value };
  });
}

function declarationIn(
  node: Node | undefined,
  at: number,
): { key: ScalarNode | undefined; value: Node | undefined } | undefined {
  if (!node || at < node.span.start || at > node.span.end) return undefined;
  if (node.kind === 'scalar') return node.span.start === at ? { key: node, value: undefined } : undefined;
  if (node.kind === 'list') {
    return node.items.map((item) => declarationIn(item, at)).find(Boolean);
  }
  for (const { key, value } of node.entries) {
    if (key.span.start === at) return { key, value };
    if (value.span.start === at && key.text === 'id') return { key: value as ScalarNode, value: node };
    const found = declarationIn(value, at);
    if (found) return found;
    // The declaration has the names of piles; a map begins at its first key.
    if (value.span.start === at) return { key: undefined, value };
  }
  return undefined;
}

/** What variants say of something declared: of its name, and of the phrase and forms of a verb. */
function patchesOf(workspace: Workspace, file: string, symbol: DeclaredSymbol): Declaration[] {
  const root = workspace.file(file)?.root;
  return ['set', 'add', 'replace'].flatMap((how) => {
    const patches = valueOf(root, how);
    return (patches?.kind === 'map' ? patches.entries : []).flatMap(({ key, value }): Declaration[] => {
      const path = patchedPath([how, key.text]);
      const of = path[0] === 'kinds' && path[2] === 'fields' ? path.slice(2) : path;
      const [section, id, ...rest] = of;
      const same = section === (sectionOf[symbol.sort] ?? `${symbol.sort}s`) && id === symbol.id;
      if (!same || rest.length === 0 || !said.includes(rest[0])) return [];
      return [{ file, symbol, key: undefined, value: below(rest, key, value) }];
    });
  });
}

const said: readonly string[] = ['name', 'phrase', 'forms'];
const sectionOf: Readonly<Record<string, string>> = { enum: 'values' };

/** A value under the keys that lead to it. */
const below = (steps: readonly string[], key: ScalarNode, value: Node): Node =>
  steps.reduceRight<Node>(
    (inner, step) => ({
      kind: 'map',
      entries: [{ key: { ...key, text: step, value: step }, value: inner }],
      span: value.span,
      flow: false,
    }),
    value,
  );

/** Whether what is renamed is the id: where no name is given, or where the name is the same. */
const goesByKey = (symbol: DeclaredSymbol, declarations: readonly Declaration[]): boolean =>
  symbol.sort === 'card' ||
  symbol.sort === 'step' ||
  symbol.sort === 'verb' ||
  (symbol.sort !== 'pile' &&
    (symbol.names.en[0] === symbol.id ||
      declarations.every(({ key, value }) => !key || englishOf(value).length === 0)));

/** The piles of a zone and the values of a set have no `name`: their key is the name. */
const isNameItself = ({ sort }: DeclaredSymbol, value: Node | undefined): boolean =>
  sort === 'pile' || (sort === 'value' && valueOf(value, 'name') === undefined);

/** The English forms under `name`, or of what is the name itself. */
function englishOf(value: Node | undefined, isName = false): readonly ScalarNode[] {
  const name = isName ? value : valueOf(value, 'name');
  const english = name?.kind === 'map' ? valueOf(name, 'en') : name;
  if (english?.kind === 'scalar') return [english];
  return english?.kind === 'list'
    ? english.items.flatMap((each) => (each.kind === 'scalar' ? [each] : []))
    : [];
}

/** The names, phrases and forms of a word of the game in its declaration. */
function* inNames(
  declarations: readonly Declaration[],
  symbol: DeclaredSymbol,
  to: string,
): Generator<[string, TextEdit]> {
  if (symbol.sort === 'card' || symbol.sort === 'step') return;
  for (const { file, value } of declarations) {
    const names = symbol.sort === 'verb' ? [] : englishOf(value, isNameItself(symbol, value));
    yield* names.map((node, i): [string, TextEdit] => {
      const form = i === 0 || names[0].text === node.text ? to : plural(to);
      return [file, { span: node.span, text: form }];
    });
    if (symbol.sort !== 'verb' && symbol.sort !== 'function' && symbol.sort !== 'table') continue;
    const phrase = valueOf(value, 'phrase');
    const english = phrase?.kind === 'map' ? valueOf(phrase, 'en') : phrase;
    if (english?.kind === 'scalar' && english.text.split(' ')[0] === symbol.id) {
      const start = english.span.start + (english.style === 'plain' ? 0 : 1);
      yield [file, { span: { start, end: start + symbol.id.length }, text: to }];
    }
    const forms = valueOf(value, 'forms');
    const given = forms?.kind === 'map' ? valueOf(forms, 'en') : forms;
    const regular = [thirdPerson(to), participle(to)];
    if (given?.kind === 'list')
      for (const [i, node] of given.items.slice(0, 2).entries())
        yield [file, { span: node.span, text: regular[i] }];
  }
}

/** The first finding that the renaming would add. */
function breaks(
  workspace: Workspace,
  files: readonly string[],
  edits: ReadonlyMap<string, readonly TextEdit[]>,
): Diagnostic | undefined {
  const after = new Workspace(
    files.map((file) => [file, edited(workspace.text(file) ?? '', edits.get(file) ?? [])]),
  );
  const known = allFindings(workspace, files);
  const found = allFindings(after, files);
  if (found.length <= known.length) return undefined;
  const before = new Set(known.map(claimKey));
  return found.find((each) => !before.has(claimKey(each))) ?? found[0];
}

/** The findings in files and in what they are put on top of: a variant may break a text of its game. */
function allFindings(workspace: Workspace, files: readonly string[]): Diagnostic[] {
  const games = new Map(
    files.flatMap((file) => {
      const home = workspace.homeOf(file);
      return home ? [[[home.game, ...home.extras].join('\n'), home] as const] : [];
    }),
  );
  return [
    ...[...games.values()].flatMap((home) => workspace.load(home).diagnostics),
    ...files
      .filter((file) => workspace.file(file)?.kind === 'scenario')
      .flatMap((file) => diagnosticsOf(workspace, file)),
  ];
}

/** The places of a name that a text gives itself, the place at the offset first. */
function localAt(workspace: Workspace, name: string, offset: number): Span[] | undefined {
  const there = textAtOffset(workspace, name, offset);
  if (!there) return undefined;
  const { snippet } = there.text;
  const { tokens } = tokenize(snippet.text);
  const token = tokens.find(
    (each) =>
      each.startOffset <= there.at && there.at <= each.startOffset + each.image.length && isWord(each),
  );
  if (!token || !localsOf(tokens).has(token.image)) return undefined;
  const same = tokens.filter((each) => each.image === token.image);
  return [token, ...same.filter((each) => each !== token)].map(
    (each) => placeIn(snippet, { start: each.startOffset, end: each.startOffset + each.image.length }).span,
  );
}
