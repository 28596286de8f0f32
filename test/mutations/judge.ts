import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { parse } from '../../dsl/language/parser/parse.ts';
import { languages, render } from '../../dsl/nlg/index.ts';
import { wholeText } from '../../dsl/text/source.ts';
import { cardText } from '../../interpreter/compiler/cards/card-text.ts';
import type { Game } from '../../interpreter/game/linked-game.ts';
import { languageTexts } from '../../interpreter/compiler/loader/language-texts.ts';
import { loadGameFile, openLibrary, type Library } from '../../interpreter/compiler/linker/load-game.ts';
import { entry, type Node } from '../../schemas/index.ts';
import { changedText, type Change } from './changes.ts';
import type { Base } from './grounds.ts';
import { whatRuns } from './what-runs.ts';

/**
 * What came of a change.
 *
 *   refused      an error stands at the changed place
 *   at its use   a declared name is another: an error stands where the old one is used
 *   told         a warning or a hint stands at the changed place
 *   differs      the game runs on something else, and says so where the change is in an effect
 *
 * The others must not be: refused somewhere `elsewhere`; it runs on something else and `reads the same`; nothing is
 * different at all, `silent`; an exception was `thrown`.
 */
export type Verdict =
  | 'refused'
  | 'at its use'
  | 'told'
  | 'differs'
  | 'elsewhere'
  | 'reads the same'
  | 'silent'
  | 'thrown';

export const isSeen = (verdict: Verdict): boolean =>
  ['refused', 'at its use', 'told', 'differs'].includes(verdict);

export interface Judged {
  readonly change: Change;
  /** What stood in the changed place. */
  readonly was: string;
  readonly verdict: Verdict;
  /** What was found, for whoever looks into it. */
  readonly found: readonly Diagnostic[];
  /** Of a change that is seen: the languages that say the same as before. */
  readonly sameIn: readonly string[];
}

const runs = new Map<Game, string>();
/** The last one only: these are long texts. */
function runsOn(game: Game): string {
  const known = runs.get(game);
  if (known !== undefined) return known;
  runs.clear();
  const text = whatRuns(game);
  runs.set(game, text);
  return text;
}

export function judge(base: Base, change: Change): Judged {
  try {
    return judged(base, change);
  } catch (error) {
    const message = String(error instanceof Error ? error.stack : error);
    const place = { file: change.file, span: { start: change.start, end: change.end } };
    const thrown = { code: 'run/budget' as const, details: {}, severity: 'error' as const, message, place };
    const was = base.library.file(change.file)!.text.slice(change.start, change.end);
    return { change, was, verdict: 'thrown', found: [thrown], sameIn: [] };
  }
}

function judged({ gameFile, library, extras, game: before }: Base, change: Change): Judged {
  const old = library.file(change.file)!;
  const text = changedText(old.text, change);
  const changed = openLibrary(new Map([[change.file, text]])).file(change.file)!;
  const withIt: Library = {
    names: library.names,
    file: (name) => (name === change.file ? changed : library.file(name)),
  };
  // A deck is in a game that it is brought to.
  const deck = deckOf(change, old.text);
  const decks = deck === undefined ? [] : [deck, deck];
  const loaded = loadGameFile(withIt, gameFile, extras, decks);
  const usual = new Set(loadedBefore(library, gameFile, extras).map(keyOf));
  const found = loaded.diagnostics.filter((each) => !usual.has(keyOf(each)));
  const as = (verdict: Verdict, sameIn: readonly string[] = []): Judged => ({
    change,
    was: old.text.slice(change.start, change.end),
    verdict,
    found,
    sameIn,
  });
  const here = found.filter((each) => isHere(each, change, old.root!, old.text));
  const { game } = loaded;
  if (!game) {
    if (here.length > 0) return as('refused');
    return found.some((each) => isUse(each, change, old.text, withIt)) ? as('at its use') : as('elsewhere');
  }
  if (here.length > 0) return as('told');
  const was = deck === undefined ? before : loadGameFile(library, gameFile, extras, decks).game!;
  if (whatRuns(game) === (was === before ? runsOn(before) : whatRuns(was))) return as('silent');
  const { site } = change;
  if (site?.sort !== 'text' || site.text === undefined) return as('differs');
  const now = languageTexts(changed.root!, changed.kind, game.vocabulary)[site.text];
  const then = languageTexts(old.root!, old.kind, before.vocabulary)[site.text];
  if (!now || now.entry !== then.entry) return as('differs');
  const same = languages.filter((language) => {
    const said = (of: Game, { node: { text }, entry }: typeof now): string => {
      if (entry === 'objects')
        return of.cards.map((card) => JSON.stringify(cardText(of, card, language))).join();
      const { tree } = parse(entry, wholeText(text));
      return tree === undefined
        ? ''
        : render(entry, tree, language, { vocabulary: of.vocabulary }).join('\n');
    };
    return said(game, now) === said(before, then);
  });
  return as(same.length === languages.length ? 'reads the same' : 'differs', same);
}

function deckOf({ site, of, start, end }: Change, old: string): string | undefined {
  if (of === 'a line dropped') return /\bdecks\/([\w-]+)\//.exec(old.slice(start, end))?.[1];
  const steps = site?.path.flatMap((step) => step.split('/')) ?? [];
  const at = steps.indexOf('decks');
  // The name of the deck itself is of no deck.
  return at < 0 || (site!.isKey && steps.length <= at + 2) ? undefined : steps[at + 1];
}

const keyOf = ({ code, message, severity }: Diagnostic): string => `${severity} ${code} ${message}`;

const known = new Map<string, readonly Diagnostic[]>();
function loadedBefore(library: Library, gameFile: string, extras: readonly string[]): readonly Diagnostic[] {
  const key = `${gameFile} ${extras.join()}`;
  const before = known.get(key) ?? loadGameFile(library, gameFile, extras).diagnostics;
  known.set(key, before);
  return before;
}

/** It stands where the change is; something related to it that stands there counts as well. */
function isHere(
  { place, related = [], message }: Diagnostic,
  change: Change,
  root: Node,
  text: string,
): boolean {
  const { from, to, part } = aroundOf(change, root, text);
  return [place, ...related.map((each) => each.place)].some(({ file, span }) => {
    if (file !== change.file) return false;
    // A place of no width is where something is missing.
    const touches = span.start === span.end || from === to;
    if (touches ? span.start <= to && span.end >= from : span.start < to && span.end > from) return true;
    // What is missing is said of the part in which it is missing, by its name.
    const [key] = /[a-z][\w -]*/.exec(text.slice(change.start, change.end)) ?? [''];
    const said = key !== '' && message.includes(`\`${key.trim()}\``);
    return part !== undefined && span.start <= part.to && span.end >= part.from && (part.inner || said);
  });
}

interface Around {
  readonly from: number;
  readonly to: number;
  /** What a line stood in; `inner`: it is not the whole file. */
  readonly part?: { readonly from: number; readonly to: number; readonly inner: boolean };
}

/** Where a finding must stand, in the changed file. */
function aroundOf(change: Change, root: Node, text: string): Around {
  const { start, end, now, where, site } = change;
  const shift = now.length - (end - start);
  const word = { from: start, to: start + now.length };
  if (where === 'word') return word;
  const lineFrom = text.lastIndexOf('\n', start - 1) + 1;
  const newline = text.indexOf('\n', end);
  const line = { from: lineFrom, to: (newline < 0 ? text.length : newline) + shift };
  if (where === 'beside') {
    const before = /[\w-]+[^\w\n]*$/.exec(text.slice(lineFrom, start))?.[0].length ?? 0;
    const after = /^[^\w\n]*[\w-]+/.exec(text.slice(end))?.[0].length ?? 0;
    return { from: start - before, to: word.to + after };
  }
  if (where === 'sentence' && site?.sort === 'text') return line;
  const path = partAt(root, start, end);
  // What is wrong with a card as a whole is told anywhere on it.
  const card = path.findIndex((each) => each.kind === 'map' && entry(each, 'id') && entry(each, 'kind'));
  if (card >= 0) path.splice(card + 1);
  const inner = path.at(-1)!;
  // The key above is where a part is missing something; the lines beside it are where it was.
  const above = path.at(-2);
  const part = {
    from: inner === root ? 0 : Math.min(inner.span.start, above ? keyOver(above, inner) : inner.span.start),
    to: inner.span.end + shift,
    inner: inner !== root,
  };
  const lineBefore = text.lastIndexOf('\n', lineFrom - 2) + 1;
  // A line goes with its end, so the next one begins where it was.
  return where === 'sentence' ? { ...line, part } : { from: lineBefore, to: line.to, part };
}

/** Where the key of a value begins. */
const keyOver = (above: Node, inner: Node): number =>
  above.kind === 'map'
    ? (above.entries.find(({ value }) => value === inner)?.key.span.start ?? inner.span.start)
    : inner.span.start;

/** The maps and lists around a stretch of a file, the outermost first. */
function partAt(root: Node, start: number, end: number): Node[] {
  const path: Node[] = [];
  let node: Node | undefined = root;
  while (node && node.kind !== 'scalar') {
    path.push(node);
    const inside: readonly Node[] =
      node.kind === 'list' ? node.items : node.entries.map(({ value }) => value);
    node = inside.find(({ kind, span }) => kind !== 'scalar' && span.start < end && span.end > start);
  }
  // A line that is the whole of a part, or begins it, is missing in the one around it as well.
  while (path.length > 1 && path.at(-1)!.span.start >= start && path.at(-1)!.span.end <= end) path.pop();
  return path;
}

/** A name that stood in what was changed, and is now found to be none where it is used. */
function isUse({ place }: Diagnostic, change: Change, old: string, library: Library): boolean {
  if (change.of === 'a name misspelt') return false;
  const text = library.file(place.file)?.text.slice(place.span.start, place.span.end) ?? '';
  const name = nameIn(change, old);
  if (change.site?.isKey && text.includes(name)) return true;
  const marked = text.match(/[a-z][\w-]*/gi) ?? [];
  const gone = name.match(/[a-z][\w-]*/gi) ?? [];
  return marked.length <= 4 && marked.some((word) => gone.some((each) => sameStem(word, each)));
}

/** The whole of a name of which a word is changed. */
function nameIn({ site, start, end }: Change, old: string): string {
  if (site?.isKey) return site.path.at(-1)!;
  if (site?.sort !== 'prose') return old.slice(start, end);
  const from = /[^,:[{\n]*$/.exec(old.slice(0, start))!.index;
  return old.slice(from, end + /^[^,\]}\n]*/.exec(old.slice(end))![0].length);
}

const stem = (word: string): string => word.replace(/(?:ies|es|s|ed|y|e)$/, '');

/** One and several, or a form of a verb. */
export const sameStem = (a: string, b: string): boolean => {
  return a === b || stem(a) === stem(b);
};
