import seedrandom from 'seedrandom';
import type { Site } from './sites.ts';

/** The sorts of changes that are made, one at a time. */
export const classes = [
  'a word dropped',
  'two words swapped',
  'a name misspelt',
  'a declared name misspelt',
  'a word twice',
  'a line dropped',
  'a number changed',
  'another name that there is',
  'a name that there is not',
  'free words changed',
] as const;
export type ChangeClass = (typeof classes)[number];

/**
 * Where a finding must stand to be at the right place: on the changed `word`; on it or the words `beside` it; in the
 * same `sentence`, which is the line of a text or, elsewhere, the value or the key with its value; in the `part` of the
 * data that a line stood in.
 */
type Where = 'word' | 'beside' | 'sentence' | 'part';

/** One change of one file. */
export interface Change {
  readonly file: string;
  readonly of: ChangeClass;
  /** What stood at `start` up to `end`, and what stands there instead. */
  readonly start: number;
  readonly end: number;
  readonly now: string;
  readonly where: Where;
  readonly site?: Site;
}

type Random = () => number;
const randomOf = (seed: string): Random => seedrandom.alea(seed);
const oneOf = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)];

/** A file in which changes are made. */
export interface Ground {
  readonly file: string;
  readonly text: string;
  readonly sites: readonly Site[];
  readonly known: ReadonlySet<string>;
  readonly alike: ReadonlyMap<string, readonly string[]>;
  readonly isDeclared: (site: Site) => boolean;
}

const replaced = (ground: Ground, of: ChangeClass, where: Where, site: Site, now: string): Change => ({
  file: ground.file,
  of,
  start: site.start,
  end: site.end,
  now,
  where,
  site,
});

/** One letter wrong: two changed over, one missing, one twice, or another one; never a word that the game knows. */
function misspelt({ word }: Site, known: ReadonlySet<string>, random: Random): string | undefined {
  for (let tries = 0; tries < 12; tries++) {
    const i = Math.floor(random() * word.length);
    const letter = oneOf(random, [...'abcdefghijklmnopqrstuvwxyz']);
    const next = oneOf(random, [
      word.slice(0, i) + (word[i + 1] ?? '') + word[i] + word.slice(i + 2),
      word.slice(0, i) + word.slice(i + 1),
      word.slice(0, i) + word[i] + word.slice(i),
      word.slice(0, i) + letter + word.slice(i + 1),
    ]);
    if (next !== word && /^[A-Za-z][\w]*(?:-\w+)*$/.test(next) && !known.has(next)) return next;
  }
  return undefined;
}

const isWord = ({ word }: Site): boolean => /^[A-Za-z]/.test(word);
const isNumber = ({ word }: Site): boolean => /^\d/.test(word);

/** The next site, where it stands on the same line. */
function beside(ground: Ground, i: number, step: 1 | -1): Site | undefined {
  const here = ground.sites[i];
  const other = ground.sites[i + step];
  if (!other) return undefined;
  const between = ground.text.slice(Math.min(here.end, other.end), Math.max(here.start, other.start));
  return between.includes('\n') ? undefined : other;
}

/** Makes a change of a class at the `i`th site; none where it cannot be made there. */
type Maker = (ground: Ground, i: number, random: Random) => Change | undefined;

function drop(ground: Ground, i: number): Change {
  const site = ground.sites[i];
  // The space behind it goes with it, or there would be two.
  const space = ground.text[site.end] === ' ' && /[ \n]/.test(ground.text[site.start - 1] ?? '\n') ? 1 : 0;
  return { ...replaced(ground, 'a word dropped', 'sentence', site, ''), end: site.end + space };
}

function swap(ground: Ground, i: number): Change | undefined {
  const a = ground.sites[i];
  const b = beside(ground, i, 1);
  if (!b || a.word === b.word || b.start < a.end) return undefined;
  return {
    ...replaced(ground, 'two words swapped', 'sentence', a, ''),
    end: b.end,
    now: b.word + ground.text.slice(a.end, b.start) + a.word,
  };
}

function twice(ground: Ground, i: number): Change {
  const site = ground.sites[i];
  return replaced(ground, 'a word twice', 'sentence', site, `${site.word} ${site.word}`);
}

function misspell(ground: Ground, i: number, random: Random): Change | undefined {
  const site = ground.sites[i];
  if (!isWord(site) || site.word.length < 2) return undefined;
  const now = misspelt(site, ground.known, random);
  const of = ground.isDeclared(site) ? 'a declared name misspelt' : 'a name misspelt';
  return now === undefined ? undefined : replaced(ground, of, 'word', site, now);
}

function otherNumber(ground: Ground, i: number, random: Random): Change | undefined {
  const site = ground.sites[i];
  if (!isNumber(site)) return undefined;
  const [digits] = /\d+/.exec(site.word)!;
  const now = String(Math.max(0, Number(digits) + oneOf(random, [-1, 1, 2, 7])));
  return now === digits
    ? undefined
    : replaced(
        ground,
        'a number changed',
        site.sort === 'text' ? 'beside' : 'sentence',
        site,
        now + site.word.slice(digits.length),
      );
}

function otherName(ground: Ground, i: number, random: Random): Change | undefined {
  const site = ground.sites[i];
  const others = ground.alike.get(site.word) ?? [];
  return others.length === 0
    ? undefined
    : replaced(ground, 'another name that there is', 'sentence', site, oneOf(random, others));
}

const MADE_UP = ['wibble', 'quorl', 'brindle', 'snarf', 'tolver'];

function noName(ground: Ground, i: number, random: Random): Change | undefined {
  const site = ground.sites[i];
  if (!isWord(site) || ground.isDeclared(site)) return undefined;
  return replaced(ground, 'a name that there is not', 'word', site, oneOf(random, MADE_UP));
}

const isProse = ({ sort }: Site): boolean => sort === 'prose';

const free: Maker = (ground, i, random) => {
  const change = oneOf(random, [drop, swap, twice, misspell])(ground, i, random);
  return change && { ...change, of: 'free words changed' };
};

const makers: readonly [readonly ChangeClass[], Maker, (site: Site) => boolean][] = [
  [['a word dropped'], drop, (site) => !isProse(site)],
  [['two words swapped'], swap, (site) => !isProse(site)],
  [['a name misspelt'], misspell, (site) => !isProse(site)],
  [['a declared name misspelt'], misspell, (site) => !isProse(site)],
  [['a word twice'], twice, (site) => !isProse(site)],
  [['a number changed'], otherNumber, (site) => !isProse(site)],
  [['another name that there is'], otherName, (site) => !isProse(site)],
  [['a name that there is not'], noName, (site) => !isProse(site)],
  [['free words changed'], free, isProse],
];

/** A line that says something is taken out. */
function dropLine(ground: Ground, random: Random): Change | undefined {
  const lines = [...ground.text.matchAll(/^[ \t]*[^\s#].*(?:\n|$)/gm)];
  const line = oneOf(random, lines);
  const start = line.index;
  const end = start + line[0].length;
  return { file: ground.file, of: 'a line dropped', start, end, now: '', where: 'part' };
}

/**
 * Changes of all files, as many of each class: first one in each file, then at random places of all of them, so that
 * large files have more. The same seed gives the same changes.
 */
export function changesOf(grounds: readonly Ground[], each: number, seed: string): Change[] {
  const made: Change[] = [];
  for (const of of classes) {
    const random = randomOf(`${seed} ${of}`);
    const maker = makers.find(([them]) => them.includes(of));
    const places = grounds.flatMap((ground) =>
      maker ? ground.sites.flatMap((site, i) => (maker[2](site) ? [{ ground, i }] : [])) : [{ ground, i: 0 }],
    );
    const seen = new Set<string>();
    const add = (change: Change | undefined): void => {
      if (!change || change.of !== of) return;
      const key = `${change.file} ${change.start} ${change.end} ${change.now}`;
      if (seen.has(key)) return;
      seen.add(key);
      made.push(change);
    };
    const tryAt = ({ ground, i }: { ground: Ground; i: number }): void =>
      add(maker ? maker[1](ground, i, random) : dropLine(ground, random));
    for (const ground of grounds) {
      const own = places.filter((place) => place.ground === ground);
      if (own.length > 0) tryAt(oneOf(random, own));
    }
    const from = made.length - seen.size;
    for (let tries = 0; made.length - from < each && tries < each * 20; tries++) tryAt(oneOf(random, places));
  }
  return made;
}

export const changedText = (text: string, { start, end, now }: Change): string =>
  text.slice(0, start) + now + text.slice(end);
