import { layerOf } from '../../../dsl/diagnostics/codes.ts';
import type { Program } from '../../../dsl/ir/statements.ts';
import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import type { Scalar } from '../../../dsl/ir/expressions.ts';
import { withVerbs } from '../../../dsl/language/parser/errors/everyday/left-out-verbs.ts';
import { entryOfObjects, parse } from '../../../dsl/language/parser/parse.ts';
import { mendedSnippet } from '../../../dsl/text/mended-snippet.ts';
import { say } from '../../../dsl/diagnostics/catalogue/phrase.ts';
import { report } from '../../../dsl/diagnostics/report.ts';
import {
  resolveAbilities,
  resolvePrice,
  resolveCondition,
  resolveEffect,
  resolveObjects,
  resolvePlace,
  resolveSet,
  resolveValue,
} from '../../../dsl/checker/check.ts';
import type { Context, Resolved } from '../../../dsl/checker/check.ts';
import { placeIn, wholeText, type Snippet, type Span } from '../../../dsl/text/source.ts';
import type { SyntaxTree } from '../../../dsl/language/syntax/syntax-visit.ts';
import type { Entries, EntryKind } from '../../../dsl/language/syntax/ast.ts';
import { isOwnVerb } from '../../../dsl/language/lexer/reserved-words.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';
import type { CardSymbol, Parameter, PhraseText } from '../../../dsl/language/symbols/symbols.ts';
import { commentAfter, snippetOf, type Node, type ScalarNode } from '../../../schemas/index.ts';
import { namedProgram, type NamedProgram, type ProgramRole } from '../../game/linked-game.ts';
import { unknownWords } from '../../../dsl/checker/suggestions/repaired-text-words.ts';
import { snippet, type Sources } from '../loader/link-context.ts';
import { misspeltIn } from '../offers/misspelt-texts.ts';
import { refusedText } from '../offers/refused-texts.ts';
import { rememberedAt } from '../loader/incremental-cache.ts';
import { hiddenFaults } from './hidden-faults.ts';
import { joinedLines } from './joined-lines.ts';
import { clearFindings, inWays } from './refused-findings.ts';
import { unreadLines } from './unread-lines.ts';
import {
  areManyUnread,
  MOST_SPELLED,
  openReadings,
  spokenReading,
  NearReadings,
  spokenText,
  type Spoken,
} from './spoken-texts.ts';
import { isError, lackingArticles, TextReader } from './text-reader.ts';

/** Who is meant by the words of a text. */
export type Who = Omit<Context, 'vocabulary' | 'snippet'>;

/**
 * The trees of texts without faults, as long as their files are kept: each variant loads the game again, and
 * its own texts stay the same.
 */
const trees = new WeakMap<Node, Map<EntryKind, Entries[EntryKind]>>();

const treeOf = <E extends EntryKind>(node: Node, entry: E): Entries[E] | undefined =>
  trees.get(node)?.get(entry) as Entries[E] | undefined;

function keepTree(node: Node, entry: EntryKind, tree: Entries[EntryKind]): void {
  const known = trees.get(node);
  if (known) known.set(entry, tree);
  else trees.set(node, new Map([[entry, tree]]));
}

/**
 * Parses the text of a scalar; complains, and gives undefined, where it cannot be read. Then `words` is asked for what is
 * wrong in what can be made of it.
 */
export function parseText<E extends EntryKind>(
  s: Sources,
  entry: E,
  node: Node | undefined,
  words?: (tree: Entries[E], snippet: Snippet) => readonly Diagnostic[],
  listed = false,
): { tree: Entries[E]; snippet: Snippet } | undefined {
  const text = snippet(s, node);
  if (!text || node?.kind !== 'scalar') return undefined;
  for (const { text: line, file } of node.lines ?? [{ text: node, file: text.file }]) {
    const comment = commentAfter(file, line);
    if (comment && line.style === 'plain')
      s.diagnostics.push(report('yaml/hash-in-text', comment, {}, { severity: 'warning' }));
  }
  const key = s.memory && `${entry}\n${text.text}`;
  const known = treeOf(node, entry) ?? (key === undefined ? undefined : s.memory?.tree<Entries[E]>(key));
  if (known !== undefined) {
    s.trees.push({ tree: known, snippet: text, listed });
    return { tree: known, snippet: text };
  }
  const { tree, diagnostics: slips } = parse(entry, text);
  const diagnostics = slips.length === 0 ? partLines(node, tree, text) : slips;
  if (tree !== undefined && diagnostics.length === 0) {
    keepTree(node, entry, tree);
    if (key !== undefined) s.memory?.keepTree(key, tree);
  }
  s.diagnostics.push(...diagnostics);
  const wrong = diagnostics.some((each) => each.severity === 'error');
  // In lines of several files, the corrected text would have no place.
  if (wrong && words && !text.files) s.diagnostics.push(...unknownWords(entry, text, diagnostics, words));
  // Of a text with faults these are the lines that could be read.
  if (tree !== undefined) s.trees.push({ tree, snippet: text, listed });
  return tree === undefined || wrong ? undefined : { tree, snippet: text };
}

/** Named lines that continue the line before them: a line added in between would separate them. */
function partLines(node: ScalarNode, tree: Entries[EntryKind] | undefined, snippet: Snippet): Diagnostic[] {
  if (!node.lines || !Array.isArray(tree)) return [];
  const spans = (tree as readonly { readonly span: Span }[]).map(({ span }) => span);
  return node.lines.flatMap(({ name, file, from }) => {
    const torn = spans.find(({ start, end }) => start < from && end > from);
    if (!torn) return [];
    const related = [{ place: placeIn(snippet, torn), message: say('phrase/it-begins-here') }];
    return [report('game/part-of-line', { file, span: name.span }, { line: name.text }, { related })];
  });
}

/** The phrase of a declaration; one that cannot be read was reported, and is of the error sort. */
export const phraseText = (s: Sources, node: Node): PhraseText =>
  parseText(s, 'phrase', node) ?? unreadText(s, node);

/** A text that is missing or could not be read, which was reported; `node` is its place. */
export const unreadText = (s: Sources, node: Node): PhraseText => ({
  tree: { kind: 'noun', heads: [], tails: [], span: { start: 0, end: 0 } },
  snippet: emptyText(s, node),
  unread: true,
});

/** An empty text at the place of a node. */
export const emptyText = (s: Sources, node: Node): Snippet => ({
  file: s.fileOf(node),
  text: '',
  offsets: [node.span.start],
});

function kept<T>(s: Sources, resolved: Resolved<T>): T | undefined {
  s.diagnostics.push(...resolved.diagnostics);
  return resolved.value;
}

/** What a text means, as far as that is known, and its place; none if it cannot be read. */
function meaningOf<E extends EntryKind, T>(
  s: Sources,
  entry: E,
  node: Node,
  setting: Omit<Context, 'snippet'>,
  resolve: (context: Context, tree: Entries[E]) => Resolved<T>,
): { value: T | undefined; snippet: Snippet } | undefined {
  const meaning = (tree: Entries[E], snippet: Snippet, wordsOnly = false) =>
    resolve({ ...setting, snippet, wordsOnly }, tree);
  const words = setting.kind && setting.vocabulary;
  const reader = new TextReader(entry, meaning, words, setting.kind, setting.called);
  noteJudged(s, node, reader);
  const found = s.diagnostics.length;
  const read = s.trees.length;
  const texts = s.texts.length;
  const parsed = parseText(s, entry, node, (tree, snippet) => meaning(tree, snippet, true).diagnostics);
  const resolved = parsed && meaning(parsed.tree, parsed.snippet);
  const lacks = parsed ? lackingArticles(parsed.tree as SyntaxTree, parsed.snippet, words).length > 0 : false;
  if (lacks || s.diagnostics.slice(found).some(isError) || resolved?.diagnostics.some(isError)) {
    const ways: string[] = [];
    const near = new NearReadings();
    const spoken = spokenText(s, node, reader, { ways, near });
    if (spoken) {
      s.diagnostics.length = found;
      s.trees.length = read;
      s.texts.push(spoken.snippet);
      s.trees.push({ tree: spoken.tree, snippet: spoken.snippet, listed: false });
      return { value: kept(s, spoken.resolved), snippet: spoken.snippet };
    }
    const isOneOfMany = areManyUnread(s);
    if (ways.length === 0 && node.kind === 'scalar' && !node.lines && !node.repaired && !isOneOfMany)
      ways.push(...openReadings(reader, snippetOf(s.fileOf(node), node)));
    const isFew = ways.length === 1 || ways.length === 2;
    const refused = [...s.diagnostics.slice(found), ...(resolved?.diagnostics ?? [])];
    // One line that is open keeps the others as they are written.
    const line = isFew && words && !isOneOfMany ? unreadLines(s, node, reader)?.found : undefined;
    const isOpen = line?.length === 1 && line[0].fixes?.every(({ whole }) => whole);
    const which = isOpen ? line[0] : isFew ? inSomeWays(s, node, refused, ways) : undefined;
    if (which) {
      s.diagnostics.length = found;
      s.diagnostics.push(which);
      s.trees.length = read;
      s.texts.length = texts;
      return undefined;
    }
    const joined = node.kind === 'scalar' && joinedLines(s.fileOf(node), node);
    if (joined && spokenReading(reader, wholeText(joined.text, ''))) {
      const ofFile = s.diagnostics.splice(found).filter(({ code }) => layerOf(code) === 'yaml');
      s.diagnostics.push(...ofFile, joined.told);
      s.texts.length = texts;
      return undefined;
    }
    const misspelt =
      words && !isOneOfMany
        ? misspeltIn(s, node, words, refused, (text) => {
            return !!spokenReading(reader, wholeText(text), { most: MOST_SPELLED });
          })
        : [];
    if (misspelt.length > 0) {
      const ofFile = s.diagnostics.splice(found).filter(({ code }) => layerOf(code) === 'yaml');
      s.diagnostics.push(...ofFile, ...misspelt);
      s.trees.length = read;
      s.texts.length = texts;
      return undefined;
    }
    const unread = words && !isOneOfMany ? unreadLines(s, node, reader) : undefined;
    const clear = unread ?? clearFindings(s, node, reader, near.texts);
    if (clear) {
      // The findings about lines of the file remain.
      const ofFile = s.diagnostics.splice(found).filter(({ code }) => layerOf(code) === 'yaml');
      const hidden = words && !isOneOfMany ? hiddenFaults(s, node, reader, clear.found) : [];
      s.diagnostics.push(...ofFile, ...clear.found, ...hidden);
      s.texts.length = texts;
      s.texts.push(clear.said);
      return undefined;
    }
    if (words && !isOneOfMany) {
      const all = [...s.diagnostics.slice(found), ...(resolved?.diagnostics ?? [])];
      s.diagnostics.push(...hiddenFaults(s, node, reader, all));
    }
  }
  return parsed && resolved && { value: kept(s, resolved), snippet: parsed.snippet };
}

/** The first finding of a text that can be meant in one or two ways, with each of them in whole. */
function inSomeWays(
  s: Sources,
  node: Node,
  found: readonly Diagnostic[],
  all: readonly string[],
): Diagnostic | undefined {
  const ways = all.map((each) => each.trimEnd());
  const first = found.find((each) => isError(each) && !each.spoken) ?? found.find(isError);
  if (!first || node.kind !== 'scalar') return undefined;
  const placed = snippetOf(s.fileOf(node), node);

  if (placed.files) return undefined;
  return inWays(first, placeIn(placed, { start: 0, end: placed.text.trimEnd().length }), ways);
}

/** Notes how a text is judged, so that what is offered for it, where it is refused, is tried before. */
export function noteJudged<E extends EntryKind, T>(
  s: Sources,
  node: Node | undefined,
  reader: TextReader<E, T>,
): void {
  if (node?.kind !== 'scalar' || node.repaired) return;
  const file = s.fileOf(node);
  s.judged?.push({ file, span: node.span, judge: () => refusedText(snippetOf(file, node), reader) });
}

/** How a text is read, as far as that is not the same each time that a node is read. */
const howRead = (entry: string, { acting, kind, cell, thisIs, youAre, called }: Who): string =>
  [entry, acting === true, kind?.id, cell?.zone.id, thisIs?.op, youAre?.op, called?.join()].join(' ');

/** The names of a card by which its own text calls it. */
export function ownNamesIn({ names }: CardSymbol, node: Node): readonly string[] | undefined {
  const text = node.kind === 'scalar' && typeof node.value === 'string' ? node.value : '';
  const [name] = names.en;
  const isOwn =
    name !== undefined &&
    name.length > 2 &&
    /^\p{Lu}/u.test(name) &&
    text.includes(name.replace(/^(?:The|An?) /, ''));
  return isOwn ? [name] : undefined;
}

const nothing: Program = { acts: [], slots: [], parameters: [], abilities: [] };

/** A text that does something; one that cannot be read does nothing, and was complained about. */
export function effectText(
  s: Sources,
  vocabulary: Vocabulary,
  node: Node,
  role: ProgramRole,
  who: Who,
): NamedProgram {
  return rememberedAt(s, howRead('effect', who), node, () => {
    const found = meaningOf(s, 'effect', node, { vocabulary, ...who }, resolveEffect);
    return namedProgram(role, found?.value ?? nothing, found?.snippet ?? emptyText(s, node));
  });
}

/** What begins as a sentence of its own, and not with what the verb is done with. */
const SENTENCES =
  /^(?:(?:choose|pick|name|take|if|repeat|let|for each|in each|in every|from each|from every|do|you) |the [a-z]+ player [a-z]+s |each [a-z-]+ loses |(?:in turn order,? )?(?:each|every) player (?:in turn order )?(?:secretly |openly )?[a-z]+s |(?:all(?: the)? players|everybody|everyone) (?:secretly |openly )?votes? )/i;

/**
 * What a field holds for one verb: what it is done with, or, in whole sentences, what happens. If there is no such verb, that
 * is reported for the field.
 */
export function objectsText(
  s: Sources,
  vocabulary: Vocabulary,
  node: Node,
  verb: string,
  role: ProgramRole,
  who: Who,
): NamedProgram | undefined {
  if (!isOwnVerb(verb) && vocabulary.verbs.every(({ id }) => id !== verb)) {
    parseText(s, 'objects', node);
    return undefined;
  }
  const text = snippet(s, node);
  const before = { found: s.diagnostics.length, read: s.trees.length, texts: s.texts.length };
  const program = readObjects(s, vocabulary, node, verb, role, who);
  if (!text || !s.diagnostics.slice(before.found).some(isError)) return program;
  // As the order that it stands for it may be read in another way.
  const isOrder = text.text.toLowerCase().startsWith(`${verb} `);
  const order = isOrder ? text : mendedSnippet(text, [{ start: 0, end: 0, text: `${verb} ` }]);
  const reader = new TextReader(
    'effect',
    (tree, placed) => resolveEffect({ vocabulary, ...who, snippet: placed }, tree),
    vocabulary,
    who.kind,
  );
  const readAs = (said: Snippet, ways?: string[]): Spoken<'effect', Program> | undefined =>
    spokenReading(reader, said, { ways });
  const isOpen = (): boolean => {
    const ways: string[] = [];
    return readAs(text, ways) === undefined && ways.length > 0;
  };
  const inLines = withVerbs(text.text, verb);
  const spoken =
    (SENTENCES.test(text.text) ? readAs(text) : undefined) ??
    readAs(order) ??
    (inLines === order.text
      ? undefined
      : readAs(mendedSnippet(text, [{ start: 0, end: text.text.length, text: inLines }])));
  const isSentences = SENTENCES.test(text.text) && !isOrder;
  const inSentences = isSentences || spoken ? undefined : withVerbInLines(node, text, inLines);
  if (!spoken?.resolved.value && !isSentences && !inSentences && !isOpen()) return program;
  s.diagnostics.length = before.found;
  s.trees.length = before.read;
  s.texts.length = before.texts;
  if (inSentences) return effectText(s, vocabulary, inSentences, role, who);
  // The findings are about the sentences.
  if (!spoken?.resolved.value) return effectText(s, vocabulary, node, role, who);
  s.texts.push(spoken.snippet);
  s.trees.push({ tree: spoken.tree, snippet: spoken.snippet, listed: false });
  return namedProgram(role, spoken.resolved.value, spoken.snippet);
}

/** Several lines with the verb in front of each that has none, in their places: all that is wrong with them is found at once. */
function withVerbInLines(node: Node, said: Snippet, inLines: string): Node | undefined {
  const lines = said.text.trimEnd().split('\n');
  const put = inLines.split('\n');
  if (node.kind !== 'scalar' || node.lines || lines.length < 2 || lines.length !== put.length)
    return undefined;
  let at = 0;
  const edits = lines.flatMap((line, i) => {
    const start = at + line.search(/\S/);
    at += line.length + 1;
    const own = line.trim().toLowerCase().replace(/[.;]$/, '');
    const verb = putInto(own, put[i].trim());
    return verb === undefined
      ? [undefined]
      : verb.text === ''
        ? []
        : [{ ...verb, start: start + verb.at, end: start + verb.at }];
  });
  if (edits.length === 0 || edits.includes(undefined)) return undefined;
  const { text, offsets } = mendedSnippet(
    said,
    edits.filter((edit) => edit !== undefined),
  );
  return { ...node, file: said.file, value: text, text, offsets: Uint32Array.from(offsets) };
}

/** Words that another line has and that one has not, in one place of it; undefined where it differs otherwise. */
function putInto(own: string, line: string): { readonly at: number; readonly text: string } | undefined {
  let at = 0;
  while (at < own.length && own[at] === line[at]) at++;
  const end = line.length - (own.length - at);
  return line.slice(end) === own.slice(at) ? { at, text: line.slice(at, end) } : undefined;
}

/** The same as it is written: as what the verb is done with, or as whole sentences. */
function readObjects(
  s: Sources,
  vocabulary: Vocabulary,
  node: Node,
  verb: string,
  role: ProgramRole,
  who: Who,
): NamedProgram | undefined {
  const text = snippet(s, node);
  if (text && entryOfObjects(text.text) === 'effect') return effectText(s, vocabulary, node, role, who);
  const found = meaningOf(s, 'objects', node, { vocabulary, ...who }, (context, tree) =>
    resolveObjects(context, verb, tree),
  );
  return found?.value && namedProgram(role, found.value, found.snippet);
}

/** Reads texts that may refer to parameters. */
const textOfParameters =
  <E extends EntryKind, T>(
    entry: E,
    resolve: (context: Context, tree: Entries[E], parameters: readonly Parameter[]) => Resolved<T>,
  ) =>
  (
    s: Sources,
    vocabulary: Vocabulary,
    node: Node,
    who: Who = {},
    parameters: readonly Parameter[] = [],
  ): { value: T; snippet: Snippet } | undefined =>
    rememberedAt(s, howRead(entry, who), node, () => {
      const found = meaningOf(s, entry, node, { vocabulary, ...who }, (context, tree) =>
        resolve(context, tree, parameters),
      );
      return found?.value === undefined ? undefined : { value: found.value, snippet: found.snippet };
    });

export const conditionText = textOfParameters('condition', resolveCondition);
export const setText = textOfParameters('phrase', resolveSet);
export const valueText = textOfParameters('expression', resolveValue);

/** A price that a card prints, with its tree: whether it can be paid is asked of others, too. */
export const priceText = textOfParameters('cost', (context, tree) => {
  const { value, diagnostics } = resolvePrice(context, tree);
  return { value: value && { ...value, tree }, diagnostics };
});

/** The abilities in a field of a card, or those of the game itself. */
export const abilitiesText = textOfParameters('abilities', resolveAbilities);

/** `to` and one place: where something goes. */
export function placeText(s: Sources, vocabulary: Vocabulary, node: Node, who: Who): Scalar | undefined {
  const parsed = parseText(s, 'objects', node);
  return parsed && kept(s, resolvePlace({ vocabulary, snippet: parsed.snippet, ...who }, parsed.tree));
}
