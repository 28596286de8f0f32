import { plural } from '../../text/english-inflection.ts';
import { nearest, nearestAmong } from '../../text/edit-distance.ts';
import { forms, type Meaning, type Vocabulary } from '../../language/symbols/symbol-table.ts';
import type { Names } from '../../language/symbols/symbols.ts';

/** The terms of a game, arranged for those who look for what is like a word: a game may have thousands of cards. */
interface Terms {
  /** How many there were: while a game is being declared it comes to have more. */
  readonly size: number;
  /** The terms of so many words nearest to a text, best first. */
  near(words: number, text: string): string[];
  /** Up to three terms that go on after a first word. */
  beginningWith(word: string): string[];
  /** Nouns, in one number or the other, that are called so in French or German. */
  calledAbroad(name: string): readonly string[];
  /** Nouns of which the game says that people may write this for them, in its number. */
  calledBesides(name: string): readonly string[];
  /** Nouns of which the game says that people may write, in so many words, what is spelled nearly like a text. */
  nearBesides(words: number, text: string): readonly string[];
  /** Nouns, in its number, that the game lists this word for: those of `calledBesides` but for printed names. */
  listedFor(name: string): readonly string[];
  /** The noun of which a word is the plural by the rule, where the game has another plural: `knifes` for `knives`. */
  madePlural(word: string): { readonly one: string; readonly many: string } | undefined;
}

const arranged = new WeakMap<Vocabulary, Terms>();

export function termIndex(vocabulary: Vocabulary): Terms {
  const before = arranged.get(vocabulary);
  if (before?.size === sizeOf(vocabulary)) return before;
  const terms = arrange(vocabulary);
  arranged.set(vocabulary, terms);
  return terms;
}

/** For a game that is loaded again with the same words: its cards may be others. */
export const forgetTerms = (vocabulary: Vocabulary): boolean => arranged.delete(vocabulary);

const sizeOf = ({ terms, cardTerms }: Vocabulary): number => terms.size + cardTerms.size;

const MOST = 3;

function arrange(vocabulary: Vocabulary): Terms {
  const all = [...vocabulary.terms.keys(), ...vocabulary.cardTerms.keys()];
  const byLength = Map.groupBy(all, (term) => term.split(' ').length);
  const longer = all.filter((term) => term.includes(' '));
  const byFirst = Map.groupBy(longer, (term) => term.slice(0, term.indexOf(' ')));
  const finders = new Map<number, ReturnType<typeof nearestAmong>>();
  const finder = (words: number): ReturnType<typeof nearestAmong> => {
    let found = finders.get(words);
    if (!found) finders.set(words, (found = nearestAmong(byLength.get(words) ?? [])));
    return found;
  };
  let abroad: Index | undefined;
  let besides: Index | undefined;
  let besidesByLength: ReadonlyMap<number, readonly string[]> | undefined;
  const besidesNear = new Map<number, ReturnType<typeof nearestAmong>>();
  let listed: Index | undefined;
  let plurals: ReadonlyMap<string, { one: string; many: string }> | undefined;
  return {
    size: sizeOf(vocabulary),
    near: (words, text) => finder(words)(text).filter((term) => isWordByWord(text, term)),
    beginningWith: (word) => byFirst.get(word)?.slice(0, MOST) ?? [],
    calledAbroad: (name) => (abroad ??= nounsByNames(vocabulary, namesAbroad)).get(name) ?? [],
    calledBesides: (name) => (besides ??= nounsByNames(vocabulary, namesBesides)).get(name) ?? [],
    nearBesides(words, text) {
      besides ??= nounsByNames(vocabulary, namesBesides);
      const named = besides;
      besidesByLength ??= Map.groupBy(named.keys(), (name) => name.split(' ').length);
      let near = besidesNear.get(words);
      if (!near) besidesNear.set(words, (near = nearestAmong(besidesByLength.get(words) ?? [])));
      return near(text).flatMap((name) => named.get(name) ?? []);
    },
    listedFor: (name) => (listed ??= nounsByNames(vocabulary, namesListed)).get(name) ?? [],
    madePlural: (word) => (plurals ??= pluralsByRule(vocabulary)).get(word),
  };
}

/** Whether each word of a term is near the one that was written: `lazy fruit` is no slip of `ripe fruit`, whose other word is the same. */
function isWordByWord(text: string, term: string): boolean {
  const [said, meant] = [text, term].map((each) => each.toLowerCase().split(' '));
  if (said.length !== meant.length || said.join('') === meant.join('')) return true;
  return said.every((word, i) => word === meant[i] || nearest(word, [meant[i]]).length > 0);
}

/** Plurals with no more than an `s` that no noun of a game has. */
function pluralsByRule({ terms }: Vocabulary): ReadonlyMap<string, { one: string; many: string }> {
  const nouns = [...terms.values()].flat().map(({ symbol }) => forms(symbol));
  return new Map(
    nouns.flatMap((noun) => (terms.has(`${noun.one}s`) ? [] : [[`${noun.one}s`, noun] as const])),
  );
}

type Index = ReadonlyMap<string, readonly string[]>;
type NamesIn = (names: Names, form: Meaning['form']) => readonly string[];

function namesAbroad({ fr = [], de = [], also }: Names, form: Meaning['form']): string[] {
  const called = [fr, de].map((names) => names[form === 'one' ? 0 : 1] ?? names[0] ?? '');
  const others = form === 'one' ? [...(also?.fr ?? []), ...(also?.de ?? [])] : [];
  return [...called, ...others].map(bare);
}

const namesListed: NamesIn = ({ also }, form) =>
  (also?.en ?? []).map((other) => (form === 'one' ? other : plural(other)));

const namesBesides: NamesIn = (names, form) => {
  const [one, many] = names.printed?.en ?? [];
  const own = one === undefined ? [] : [form === 'one' ? one : (many ?? plural(one))];
  return [...namesListed(names, form), ...own];
};

/** The words of declared nouns, in one number or the other, by such names of theirs. */
function nounsByNames(vocabulary: Vocabulary, namesIn: NamesIn): Index {
  const nouns = new Map<string, string[]>();
  const add = (noun: string, names: readonly string[]): void => {
    for (const name of new Set(names)) {
      const list = nouns.get(name);
      if (!list) nouns.set(name, [noun]);
      else list.push(noun);
    }
  };
  for (const { symbol, form } of [...vocabulary.terms.values()].flat())
    if ('names' in symbol)
      add(forms(symbol)[form], [...namesIn(symbol.names, form), ...withSort(symbol, form)]);
  for (const { names, id } of vocabulary.cardTerms.values()) add(id, namesIn(names, 'one'));
  return nouns;
}

/** `the haggling window`: a name that does not say what it is of, with the word for it. */
const withSort = (symbol: Meaning['symbol'], form: Meaning['form']): string[] =>
  symbol.sort === 'window' && form === 'one' ? [`${forms(symbol).one} window`] : [];

/** A name without the gender behind it. */
const bare = (name: string): string => name.replace(/ [mfn]?p?$/, '').toLowerCase();
