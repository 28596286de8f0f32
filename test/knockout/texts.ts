import type { Game } from '../../interpreter/game/linked-game.ts';
import { forms, type Vocabulary } from '../../dsl/language/symbols/symbol-table.ts';

/** A text with one change. */
export interface Change {
  readonly what: string;
  readonly text: string;
}

/** Words that are exchanged for each other, each for the next one. */
const TURNS: readonly (readonly string[])[] = [
  ['at least', 'more than', 'exactly'],
  ['at most', 'less than'],
  ['odd', 'even'],
  ['top', 'bottom'],
  ['most', 'least'],
  ['highest', 'lowest'],
  ['some but not all', 'any number of', 'all'],
  ['different', 'the same'],
  ['every', 'no'],
  ['all', 'no'],
  ['another', 'a'],
  ['opponent', 'player'],
  ['opponents', 'players'],
  ['your', 'any'],
  ['and', 'or'],
  ['ascending', 'descending'],
  ['until end of turn', 'until the start of your next turn'],
  ['this turn', 'this round', 'this game'],
];

/** Ends of statements that say how or which; each is left out. */
const TAILS: readonly RegExp[] = [
  / where .*$/gm,
  / with .*?(?=$|[,:])/gm,
  / in order of .*?(?=$|[,:])/gm,
  / in turn order.*?(?=$|[,:])/gm,
  / from the .*?(?=$|[,:])/gm,
  / or .*$/gm,
  / and .*$/gm,
  / in different \S+/gm,
  / as \S+$/gm,
  / in an? [^:]*?(?=$|[,:]| for )/gm,
  / in their [^:]*?(?=$|[,:]| to | on )/gm,
  / from their [^:]*?(?=$|[,:]| to )/gm,
  /\bsecretly /gm,
  /\brandom /gm,
  /\byou may /gm,
];

/** Beginnings of statements that say when, whether or how often; each is left out. */
const HEADS: readonly RegExp[] = [
  /^ *(?:otherwise )?if [^:\n]*?, /gm,
  /^ *otherwise, /gm,
  /^ *for each [^:\n]*?, /gm,
  /^ *while [^:\n]*?, /gm,
  /^ *during [^:\n]*?, /gm,
  /\bonce per [a-z]+, /gm,
];

/** All single changes of a text of the language. Some make no sense: then the game does not load, which is noticed. */
export function changesOf(text: string, game: Game): Change[] {
  const changes = [
    ...withoutLines(text),
    ...TAILS.flatMap((tail) => without(text, tail)),
    ...HEADS.flatMap((head) => without(text, head)),
    ...otherNumbers(text),
    ...otherSigns(text),
    ...turned(text),
    ...otherWords(text, game),
  ];
  const seen = new Set([withoutComments(text)]);
  return changes.filter((each) => {
    const said = withoutComments(each.text);
    return !seen.has(said) && seen.add(said);
  });
}

const withoutComments = (text: string): string => text.replace(/ *#.*$/gm, '');

const depth = (line: string): number => line.length - line.trimStart().length;

/** Neither empty nor a comment. */
const says = (line: string): boolean => !/^\s*(?:#|$)/.test(line);

/** Each line left out, alone and with the block below it. */
function withoutLines(text: string): Change[] {
  const lines = text.split('\n');
  if (lines.filter(says).length < 2) return [];
  return lines.flatMap((line, i): Change[] => {
    if (!says(line)) return [];
    let end = i + 1;
    while (end < lines.length && lines[end].trim() !== '' && depth(lines[end]) > depth(line)) end++;
    const rest = (from: number): string => [...lines.slice(0, i), ...lines.slice(from)].join('\n');
    const what = `without \`${line.trim()}\``;
    // A line that heads a block is left out with it, and alone with the block moved to its place.
    const unheaded = [
      ...lines.slice(0, i),
      ...lines.slice(i + 1, end).map((each) => each.slice(2)),
      ...lines.slice(end),
    ];
    if (end === i + 1) return [{ what, text: rest(end) }];
    return [
      { what: `${what} and its block`, text: rest(end) },
      { what, text: unheaded.join('\n') },
    ];
  });
}

const replaceAt = (text: string, at: number, length: number, by: string): string =>
  text.slice(0, at) + by + text.slice(at + length);

/** Says which of several equal places is meant. */
const placed = (text: string, at: number): string => {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at);
  return `in \`${text.slice(start, end < 0 ? text.length : end).trim()}\` at ${at - start}`;
};

/** Each place that a pattern finds left out, but for the depth of its line. */
const without = (text: string, part: RegExp): Change[] =>
  [...text.matchAll(part)].map(({ 0: found, index }) => {
    const blank = found.length - found.trimStart().length;
    const at = found.trimEnd() === found ? index : index + blank;
    return {
      what: `without \`${found.trim()}\` ${placed(text, at)}`,
      text: replaceAt(text, at, index + found.length - at, ''),
    };
  });

function otherNumbers(text: string): Change[] {
  return [...text.matchAll(/(?<![\w-])\d+(?![\w-])/g)].flatMap(({ 0: found, index }) =>
    [Number(found) + 1, Number(found) - 1].map((other) => ({
      what: `${found} becomes ${other} ${placed(text, index)}`,
      text: replaceAt(text, index, found.length, String(other)),
    })),
  );
}

/** `+1` becomes `-1`. */
const otherSigns = (text: string): Change[] =>
  [...text.matchAll(/(?<![^\s(])[+-](?=[\d(])/g)].map(({ 0: found, index }) => {
    const other = found === '+' ? '-' : '+';
    return {
      what: `\`${found}\` becomes \`${other}\` ${placed(text, index)}`,
      text: replaceAt(text, index, 1, other),
    };
  });

const occurrences = (text: string, term: string): number[] =>
  [
    ...text.matchAll(new RegExp(`(?<![\\w-])${term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`, 'g')),
  ].map(({ index }) => index);

/** `a hero other than this` and `another hero other than this` say the same. */
const ARTICLES = new Set(['a', 'another']);
const saysOther = (text: string, at: number): boolean => /^[^,:\n]* other than /.test(text.slice(at));

function turned(text: string): Change[] {
  return TURNS.flatMap((words) =>
    words.flatMap((word) =>
      // `that player` points back to one, whatever it is called.
      occurrences(text, word)
        .filter((at) => !text.slice(0, at).endsWith('that '))
        .flatMap((at) =>
          words
            .filter((other) => other !== word && !(saysOther(text, at) && ARTICLES.has(word)))
            .map((other) => ({
              what: `\`${word}\` becomes \`${other}\` ${placed(text, at)}`,
              text: replaceAt(text, at, word.length, other),
            })),
        ),
    ),
  );
}

/** All singulars, and all plurals, of some things. */
const counted = (sort: readonly { id: string; names: { en: readonly string[] } }[]): string[][] => {
  const all = sort.map((each) => forms(each));
  return [all.map((each) => each.one), all.map((each) => each.many)];
};

/** Each name of something becomes that of others of its sort, in the same number. */
function otherWords(text: string, { vocabulary }: Game): Change[] {
  const zones = (of: string) => vocabulary.zones.filter((zone) => zone.of === of);
  const piles = vocabulary.zones.flatMap((zone) => zone.pile ?? []);
  const sorts = [
    ...counted(zones('table')),
    ...counted(zones('player')),
    ...counted([...vocabulary.kinds]),
    ...counted([...vocabulary.fields]),
    ...counted([...vocabulary.counters]),
    ...counted([...vocabulary.settings]),
    ...counted([...vocabulary.nouns, ...piles]),
    ...vocabulary.enums.map((each) => each.values.map((value) => value.id)),
    ...formsOf(vocabulary),
    ...parametersOf(text),
  ];
  return sorts.flatMap((terms) =>
    terms.flatMap((term) =>
      occurrences(text, term).flatMap((at) => {
        // Not inside a longer name.
        const longer = sorts
          .flat()
          .some((other) => other.length > term.length && other.includes(term) && covers(text, other, at));
        if (longer) return [];
        return others(terms, term).map((other) => ({
          what: `\`${term}\` becomes \`${other}\` ${placed(text, at)}`,
          text: replaceAt(text, at, term.length, other),
        }));
      }),
    ),
  );
}

/** The verbs, as `draw`, as `draws` and as `drawn`. */
const formsOf = ({ verbForms, verbs }: Vocabulary): string[][] =>
  (['base', 'third', 'participle'] as const).map((wanted) =>
    [...verbForms].flatMap(([word, { verb, form }]) =>
      form === wanted && verbs.includes(verb) ? [word] : [],
    ),
  );

const covers = (text: string, term: string, at: number): boolean =>
  occurrences(text, term).some((from) => from <= at && at < from + term.length);

/** The next two of a list, going round. */
function others(terms: readonly string[], term: string): string[] {
  const at = terms.indexOf(term);
  return [1, 2]
    .map((step) => terms[(at + step) % terms.length])
    .filter((other, i, all) => other !== term && all.indexOf(other) === i);
}

/** Things that the text itself has named. */
const parametersOf = (text: string): string[][] =>
  [
    ['the first', 'the second'],
    ['the unit', 'the other'],
    ['you', 'that player'],
  ].filter((names) => names.some((name) => text.includes(name)));
