import { parse } from 'yaml';

/** A variant of a kind that people often post. */
export interface PostedVariant {
  readonly game: string;
  readonly kind: string;
  readonly file: string;
}

const listed = (game: string, folder: string, kinds: Readonly<Record<string, string>>): PostedVariant[] =>
  Object.entries(kinds).map(([kind, name]) => ({ game, kind, file: `examples/${folder}/${name}.yaml` }));

/** Variants of the kinds that people post, for each game in `cards/`; kinds are called as in docs/write-a-variant.md. */
export const postedVariants: readonly PostedVariant[] = [
  ...listed('slasher', 'slasher', {
    teams: 'two-crews',
    'an auction': 'monster-auction',
    'a draft': 'casting-draft',
    events: 'bad-omens',
    'the best of three': 'three-nights',
    'other names': 'the-reef',
  }),
  ...listed('here-to-slay', 'here-to-slay/variants', {
    teams: 'two-guilds',
    'a draft': 'leaders-drafted',
    'a game for one': 'lone-hunter',
    'a hand limit': 'tidy-hands',
    'a handicap': 'helping-hand',
    'hidden goals': 'secret-ambitions',
    'points in place of a race': 'worth-telling',
    'all against the game': 'common-cause',
    'other names': 'deep-space',
  }),
  ...listed('slasherz', 'slasherz/variants', {
    'a handicap': 'old-wounds',
    'a hand limit': 'light-luggage',
    'points in place of a race': 'season-finale',
    'hidden goals': 'secret-scripts',
    events: 'breaking-news',
    'other names': 'television',
  }),
  ...listed('hismment', 'hismment/variants', {
    'a larger board': 'wide-arena',
    'a handicap': 'rich-uncle',
    'points in place of a race': 'chronicle',
    'hidden goals': 'sworn-enemies',
    events: 'changing-skies',
    'other names': 'star-ships',
  }),
];

/** The lines of all texts in a part of a data file. */
const linesIn = (part: unknown): string[] =>
  typeof part === 'object' && part !== null
    ? Object.values(part).flatMap(linesIn)
    : String(part)
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');

/** All texts of several lines in a part of a data file. */
const textsIn = (part: unknown): string[][] =>
  typeof part === 'object' && part !== null
    ? Object.values(part).flatMap(textsIn)
    : [linesIn(part)].filter(({ length }) => length > 1);

/** What is at a path of a data file, where elements of lists are found by their ids. */
const at = (part: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((whole, key) => {
    if (Array.isArray(whole)) return whole.find((each: { id?: unknown }) => each.id === key);
    return (whole as Readonly<Record<string, unknown>> | undefined)?.[key];
  }, part);

const repeats = (fresh: readonly string[], old: readonly string[]): boolean =>
  fresh.length > 0 && 2 * fresh.filter((line) => old.includes(line)).length >= fresh.length;

/** The data of a game file, and all texts of several lines in it. */
export interface Said {
  readonly rules: unknown;
  readonly texts: readonly (readonly string[])[];
}

/** What a game says in its game file. */
export function saidBy(gameFile: string): Said {
  const rules = parse(gameFile) as unknown;
  return { rules, texts: textsIn(rules) };
}

type Changes = Readonly<Record<string, unknown>>;

/**
 * The paths at which a variant says a text of its game again: half of the lines that it puts in place of others, or half
 * of a text of several lines that it adds, are lines of the text replaced, or of a single text of the game.
 */
export function saidAgain({ rules, texts }: Said, variant: string): string[] {
  const {
    set = {},
    replace = {},
    add = {},
  } = parse(variant) as Readonly<Record<string, Changes | undefined>>;
  const isReplaced = ([path, fresh]: [string, unknown]): boolean =>
    typeof fresh !== 'number' && repeats(linesIn(fresh), linesIn(at(rules, path.split('/')) ?? ''));
  const isCopied = ([, fresh]: [string, unknown]): boolean =>
    textsIn(fresh).some((lines) => texts.some((old) => repeats(lines, old)));
  const changed = Object.entries({ ...set, ...replace }).filter((each) => isReplaced(each) || isCopied(each));
  return [...changed, ...Object.entries(add).filter(isCopied)].map(([path]) => path);
}
