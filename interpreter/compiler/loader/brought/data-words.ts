/** Texts and words in the data of cards and games, before any of it is declared. */
import { valueOf, type Entry, type Node, type ScalarNode } from '../../../../schemas/index.ts';
import { languages } from '../../../../dsl/text/locale.ts';
import type { WordsOfData } from '../../../../dsl/checker/readings/counters/counters-put-on.ts';
import { entries } from '../link-context.ts';

/** What no text of a card is written in. */
export const UNSAID: ReadonlySet<string> = new Set(['id', 'name', 'text', 'brings']);

/** The texts in a part of a card. */
export const textsIn = (node: Node): ScalarNode[] => {
  if (node.kind === 'scalar') return typeof node.value === 'string' ? [node] : [];
  return node.kind === 'list'
    ? node.items.flatMap(textsIn)
    : node.entries.flatMap(({ value }) => textsIn(value));
};

const wordsOfGames = new WeakMap<Node, WordsOfData>();

/** The words of a game's file: all, and those of what can be called by a noun. */
export function wordsOfGame(game: Node): WordsOfData {
  let known = wordsOfGames.get(game);
  if (!known) {
    const named = ['counters', 'kinds', 'nouns'].flatMap((section) => entries(valueOf(game, section)));
    const counters = valueOf(game, 'counters');
    known = {
      all: new Set(entries(game).flatMap(({ value }) => wordsIn(value, NOT_IN_TEXTS))),
      aliases: new Set(named.flatMap((each) => wordsOfNames(each, ['also']))),
      counters: new Set(counters ? wordsIn(counters, OTHER_LANGUAGES) : []),
      alike: new Set(
        ['counters', 'kinds', 'nouns'].flatMap((section) =>
          entries(valueOf(game, section))
            .filter(({ key }) => section !== 'counters' || !key.text.includes(' '))
            .flatMap((each) => wordsOfNames(each, ['name', 'of'])),
        ),
      ),
    };
    wordsOfGames.set(game, known);
  }
  return known;
}

/** The words of which the names of a declaration consist, in English. */
export const wordsOfNames = ({ key, value }: Entry, parts: readonly string[]): string[] => [
  ...wordsIn(key),
  ...parts.flatMap((part) => {
    const names = valueOf(value, part);
    return names ? wordsIn(names, OTHER_LANGUAGES) : [];
  }),
];

const OTHER_LANGUAGES: ReadonlySet<string> = new Set(languages.filter((language) => language !== 'en'));

/** What no text of a game is written in: other languages, other names for its words, and looks. */
const NOT_IN_TEXTS: ReadonlySet<string> = new Set([
  ...OTHER_LANGUAGES,
  'also',
  'face',
  'looks',
  'icon',
  'about',
]);

function wordsIn(node: Node, without: ReadonlySet<string> = new Set()): string[] {
  if (node.kind === 'scalar') return node.text.toLowerCase().match(/[a-z-]+/g) ?? [];
  if (node.kind === 'list') return node.items.flatMap((each) => wordsIn(each, without));
  return node.entries.flatMap(({ key, value }) =>
    without.has(key.text) ? [] : [...wordsIn(key), ...wordsIn(value, without)],
  );
}
