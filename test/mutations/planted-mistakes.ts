/** Mistakes that people make in files of cards, put into clean files at places drawn by a seed. */
import seedrandom from 'seedrandom';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { lineAndColumn } from '../../dsl/text/source.ts';
import { cardText } from '../../interpreter/index.ts';
import { loadGameFile, openLibrary } from '../../interpreter/compiler/linker/load-game.ts';
import type { Ground } from './changes.ts';
import { groundsThere, type Base } from './grounds.ts';

/** One way to go wrong: what it is looked for in, and what is written instead. */
interface MistakeKind {
  readonly name: string;
  /** In which lines: those with text of the language, or those of keys and values. */
  readonly lines: 'text' | 'data';
  readonly where: RegExp;
  readonly put: (found: RegExpExecArray, random: () => number) => string;
  /** What was meant, where it is not what was there: the help says it. */
  readonly meant?: string;
}

const swapped = (word: string, random: () => number): string => {
  const i = Math.floor(random() * (word.length - 1));
  return word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2);
};
const upper = ([all]: RegExpExecArray): string => all.toUpperCase();

export const mistakeKinds: readonly MistakeKind[] = [
  // Print.
  { name: 'a line in capitals', lines: 'text', where: /(?<=^ +)[a-z][a-z ]+$/gm, put: upper },
  { name: 'a noun with a capital', lines: 'text', where: /(?<= an? )[a-z](?=[a-z]+)/g, put: upper },
  { name: 'a full stop', lines: 'text', where: /(?<=[a-z])$/gm, put: () => '.' },
  { name: 'a reminder in brackets', lines: 'text', where: /(?<=[a-z])$/gm, put: () => ' (if there is one)' },
  { name: 'a number in words', lines: 'text', where: /(?<= )2(?= [a-z])/g, put: () => 'two' },
  // Signs.
  { name: 'a curly apostrophe', lines: 'text', where: /(?<=[a-z])'(?=s )/g, put: () => '’' },
  { name: 'no apostrophe', lines: 'text', where: /(?<=[a-z])'(?=s )/g, put: () => '' },
  { name: 'a no-break space', lines: 'text', where: /(?<=[a-z]) (?=[a-z])/g, put: () => '\u00a0' },
  { name: 'a dash in a word', lines: 'text', where: /(?<=[a-z])-(?=[a-z])/g, put: () => '—' },
  { name: 'no colon before a block', lines: 'text', where: /(?<=[a-z]):$/gm, put: () => '' },
  { name: 'a semicolon at the end', lines: 'text', where: /(?<=[a-z])$/gm, put: () => ';' },
  { name: 'curly quotes round a name', lines: 'data', where: /(?<=\ben: )[A-Z][A-Za-z ]+(?=[,} ])/g, put: ([all]) => `“${all}”` },
  // Keys and values.
  { name: 'two colons', lines: 'data', where: /(?<=^ *(?:- )?[a-z]+):(?= )/gm, put: () => '::' },
  { name: 'no space behind a colon', lines: 'data', where: /(?<=^ *(?:- )?[a-z]+): (?=[a-z0-9])/gm, put: () => ':' },
  { name: 'no colon', lines: 'data', where: /(?<=^ +[a-z]+): (?=[a-z0-9])/gm, put: () => ' ' },
  { name: 'a tab', lines: 'data', where: /^ {2}(?=[a-z]+: )/gm, put: () => '\t' },
  { name: 'a space too few', lines: 'data', where: /^ {2}(?=[a-z]+: )/gm, put: () => ' ' },
  { name: 'a dash forgotten', lines: 'data', where: /^- (?=kind: )/gm, put: () => '  ' },
  { name: 'no space behind a dash', lines: 'data', where: /^- (?=kind: )/gm, put: () => '-' },
  { name: 'a brace forgotten', lines: 'data', where: / \}$/gm, put: () => '' },
  { name: 'a comma forgotten', lines: 'data', where: /(?<=[a-z]), (?=(?:fr|de): )/g, put: () => ' ' },
  { name: 'a quote forgotten', lines: 'data', where: /(?<=^ +[a-z]+: )(?=[a-z]+$)/gm, put: () => '"' },
  { name: 'a remark behind slashes', lines: 'data', where: /(?<=^ +[a-z]+: [a-z]+)$/gm, put: () => ' // new' },
  { name: 'a colon in a name', lines: 'data', where: /(?<=\ben: [A-Z][A-Za-z]+ )(?=[A-Z])/g, put: () => 'II: ' },
  { name: 'a key misspelt', lines: 'data', where: /(?<=^ +)[a-z]{4,}(?=: )/gm, put: ([all], random) => swapped(all, random) },
  { name: 'a value misspelt', lines: 'data', where: /(?<=^ +(?:class|kind|colour|element|rarity|level): )[a-z]{4,}$/gm, put: ([all], random) => swapped(all, random) },
  { name: 'a key twice', lines: 'data', where: /^( +(?:class|id|roll|kind|level): .*)$/gm, put: ([all]) => `${all}\n${all}` },
  { name: 'a bar forgotten', lines: 'data', where: /(?<=^ +[a-z]+:) \|$/gm, put: () => '' },
  { name: 'a folded text', lines: 'data', where: /(?<=^ +[a-z]+: )\|$/gm, put: () => '>' },
  { name: 'a line that no rule reads', lines: 'data', where: /(?<=^ +)(?=[a-z]{4,}: )/gm, put: () => 'flavour: quiet\n  ', meant: '`text`' },
  // Grammar.
  { name: 'a word misspelt', lines: 'text', where: /\b[a-z]{5,}\b/g, put: ([all], random) => swapped(all, random) },
  { name: 'an article forgotten', lines: 'text', where: /\ban? (?=[a-z])/g, put: () => '' },
  { name: 'one for many', lines: 'text', where: /(?<=\b[2-9] [a-z]+)s\b/g, put: () => '' },
  { name: 'a word twice', lines: 'text', where: /\b[a-z]+(?= )/g, put: ([all]) => `${all} ${all}` },
  { name: 'no `to`', lines: 'text', where: / to (?=the |your |that )/g, put: () => ' ' },
  { name: 'two mistakes at once', lines: 'text', where: /\b[a-z]{5,} an? [a-z]{4,}\b/g, put: ([all], random) => all.replaceAll(/[a-z]{4,}/g, (word) => swapped(word, random)) },
]; // prettier-ignore

/** A mistake that was made, and what was said of it. */
export interface Planted {
  readonly kind: string;
  readonly file: string;
  readonly line: number;
  /** The lines as they were and as they are. */
  readonly was: string;
  readonly now: string;
  readonly found: readonly Diagnostic[];
  /** It means what it meant: all printed texts are the same. */
  readonly understood: boolean;
  readonly inPlace: boolean;
  /** Following the help makes it what it was, or means it; or the help says the words that were there. */
  readonly helped: boolean;
}

interface Loaded {
  readonly found: readonly Diagnostic[];
  readonly texts: string;
}

function loaded({ library, gameFile, extras }: Base, file: string, text: string): Loaded {
  const changed = openLibrary(new Map([[file, text]])).file(file)!;
  const { game, diagnostics } = loadGameFile(
    { names: library.names, file: (name) => (name === file ? changed : library.file(name)) },
    gameFile,
    extras,
  );
  const found = diagnostics.filter(({ severity, place }) => severity !== 'hint' && place.file === file);
  const texts = game ? JSON.stringify(game.cards.map((card) => cardText(game, card, 'en'))) : '';
  return { found, texts };
}

/** Plants mistakes of all kinds in turn, each in a file and at a place drawn by the seed. */
export function plantMistakes(count: number, seed: string): Planted[] {
  const random = seedrandom.alea(seed);
  const grounds = groundsThere((path) => /cards[^/]*\.yaml$|\/(?:heroes|items|magic)\.yaml$/.test(path));
  const clean = new Map<string, Loaded>();
  const cleanOf = (base: Base, { file, text }: Ground): Loaded => {
    const key = `${base.gameFile} ${file}`;
    if (!clean.has(key)) clean.set(key, loaded(base, file, text));
    return clean.get(key)!;
  };
  const planted: Planted[] = [];
  for (let i = 0; planted.length < count && i < count * 4; i++) {
    const kind = mistakeKinds[i % mistakeKinds.length];
    const places = grounds.flatMap((each) => {
      const here = [...each.ground.text.matchAll(kind.where)];
      const inText = linesOfTexts(each.ground);
      const right = here.filter(
        ({ index }) => inText.has(lineAndColumn(each.ground.text, index).line) === (kind.lines === 'text'),
      );
      return right.length > 0 ? [{ ...each, right }] : [];
    });
    if (places.length === 0) continue;
    const { base, ground, right } = places[Math.floor(random() * places.length)];
    const match = right[Math.floor(random() * right.length)];
    const put = kind.put(match, random);
    if (put === match[0]) continue;
    planted.push(judged(kind, base, ground, cleanOf(base, ground), match, put));
  }
  return planted;
}

const linesOf = new WeakMap<Ground, Set<number>>();

/** The lines of a file in which a text of the language stands. */
function linesOfTexts(ground: Ground): Set<number> {
  let lines = linesOf.get(ground);
  if (!lines) {
    lines = new Set(
      ground.sites
        .filter(({ sort }) => sort === 'text')
        .map(({ start }) => lineAndColumn(ground.text, start).line),
    );
    linesOf.set(ground, lines);
  }
  return lines;
}

function judged(
  kind: MistakeKind,
  base: Base,
  ground: Ground,
  clean: Loaded,
  match: RegExpExecArray,
  put: string,
): Planted {
  const { file, text } = ground;
  const end = match.index + match[0].length;
  const broken = text.slice(0, match.index) + put + text.slice(end);
  const { found, texts } = loaded(base, file, broken);
  const known = new Set(clean.found.map(({ message }) => message));
  const fresh = found.filter(({ message }) => !known.has(message));
  const lines = [match.index, match.index + put.length].map((at) => lineAndColumn(broken, at).line);
  const isNear = ({ place }: Diagnostic): boolean => {
    const at = lineAndColumn(broken, place.span.start).line;
    return at >= lines[0] && at <= lines[1] + 1;
  };
  const helped = fresh.some(({ fixes = [], help = '' }) => {
    for (const { edits } of fixes) {
      const mended = edits
        .filter(({ place }) => place.file === file)
        .toSorted((a, b) => b.place.span.start - a.place.span.start)
        .reduce(
          (now, { place: { span }, text: by }) => now.slice(0, span.start) + by + now.slice(span.end),
          broken,
        );
      const after = loaded(base, file, mended);
      const isRight =
        kind.lines === 'text' ? after.texts === clean.texts : after.found.length <= clean.found.length;
      if (mended === text || isRight) return true;
    }
    const meant = kind.meant ?? match[0].trim();
    return meant !== '' && help.includes(meant);
  });
  return {
    kind: kind.name,
    file,
    line: lines[0],
    was: lineAt(text, match.index),
    now: lineAt(broken, match.index),
    found: fresh,
    understood: fresh.length === 0 && texts === clean.texts,
    inPlace: fresh.some(isNear),
    helped,
  };
}

const lineAt = (text: string, at: number): string => {
  const end = text.indexOf('\n', at);
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, end < 0 ? undefined : end).trim();
};
