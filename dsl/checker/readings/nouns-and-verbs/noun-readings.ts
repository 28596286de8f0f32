/**
 * Nouns as people write them that are no words of the game and can stand for one of its nouns only: those that the game
 * lists under `also`, and plurals that a rule makes and the game does not (`knifes`).
 */
import { isReserved } from '../../../language/lexer/reserved-words.ts';
import { participle, withArticle } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { CounterSymbol } from '../../../language/symbols/symbols.ts';
import { otherSpellings } from '../../../text/other-spellings.ts';
import { termIndex } from '../../suggestions/similar-terms.ts';

/** In front of a noun. */
const OF_NOUNS =
  /(?:\b(?:the|an?|your|their|its|this|that|any|each|every|all|no|another|other|of|in|from|to|into)|'s) $/;

/** The longest name of a noun, in words. */
const LONGEST = 3;

/** A text with such words rewritten: once as what is there, and once as what has something. */
export function withOwnNouns(said: string, vocabulary: Vocabulary): string[] {
  const shared = withSharedZones(withStates(withValues(said, vocabulary), vocabulary), vocabulary);
  const text = withNumbers(withOwnPrice(shared, vocabulary), vocabulary);
  const words = [...text.matchAll(/[a-z][a-z'-]*|[^a-z]+/g)].map(([word]) => word);
  const plain = rewritten(words, vocabulary, false);
  const owning = rewritten(words, vocabulary, true);
  return [...new Set([plain, owning])].filter((each) => each !== said);
}

function rewritten(words: readonly string[], vocabulary: Vocabulary, owning: boolean): string {
  const out: string[] = [];
  for (let at = 0; at < words.length;) {
    const size = sizeOfTerm(words, at, (term) => vocabulary.terms.has(term));
    if (size > 0) {
      out.push(...words.slice(at, at + size));
      at += size;
      continue;
    }
    const [noun, length] = nounFor(words, at, vocabulary, owning) ?? [words[at], 1];
    out.push(noun);
    at += length;
  }
  return out.join('');
}

/** How many parts of a text, with the blanks between them, are the longest term that begins at one; 0 for none. */
function sizeOfTerm(words: readonly string[], at: number, isTerm: (term: string) => boolean): number {
  for (let count = LONGEST; count > 0; count--) {
    const parts = words.slice(at, at + 2 * count - 1);
    if (parts.length === 2 * count - 1 && isTerm(parts.join(''))) return parts.length;
  }
  return 0;
}

function nounFor(
  words: readonly string[],
  at: number,
  vocabulary: Vocabulary,
  owning: boolean,
): readonly [noun: string, length: number] | undefined {
  if (isReserved(words[at])) return undefined;
  // A verb of the game is a noun only behind a word such as `the`: `discard it`, and `the discard`.
  const isVerb = vocabulary.verbForms.has(words[at]) || vocabulary.eventForms.has(words[at]);
  if (isVerb && !OF_NOUNS.test(words.slice(0, at).join(''))) return undefined;
  const { listedFor, madePlural } = termIndex(vocabulary);
  const size = sizeOfTerm(words, at, (term) => listedFor(term).length === 1);
  if (size > 0) return [listedFor(words.slice(at, at + size).join(''))[0], size];
  const [spelled] = otherSpellings(words[at]).filter((each) => vocabulary.terms.has(each));
  if (spelled !== undefined) return [spelled, 1];
  const one = madePlural(words[at]);
  return one && [owning ? `${one.one}'s` : one.many, 1];
}

/** `your deck` where all players have one together. */
function withSharedZones(text: string, { terms }: Vocabulary): string {
  return text.replaceAll(/\b(?:your|their|that player's) ([a-z-]+(?: [a-z-]+)?)\b/g, (said, what: string) => {
    const symbol = terms.get(what)?.[0]?.symbol ?? terms.get(what.split(' ')[0])?.[0]?.symbol;
    return symbol?.sort === 'zone' && symbol.of !== 'player' ? `the ${what}` : said;
  });
}

/** `you have more fruits than any opponent`: of cards, how many of each player are counted. */
function withNumbers(text: string, { terms }: Vocabulary): string {
  return text.replaceAll(
    /\byou have (more|fewer|less) ([a-z-]+(?: [a-z-]+)?) than (?:any|each|every|all)(?: other)? (?:players?|opponents?)\b/g,
    (said, more: string, what: string) => {
      const sort = terms.get(what)?.[0]?.symbol.sort;
      if (sort !== 'kind' && sort !== 'noun') return said;
      const bound = more === 'more' ? 'at least' : 'at most';
      return `there is no opponent where the number of ${what} of that player is ${bound} the number of ${what} of yours`;
    },
  );
}

/** `is wounded`, `a wounded fruit` in a game whose cards have wounds: at least one. */
function withStates(text: string, { counters, verbForms, terms }: Vocabulary): string {
  return counters.reduce((said, counter) => {
    const { one } = forms(counter);
    if (counter.of !== 'card' || /[ -]/.test(one)) return said;
    const word = participle(one);
    if (!said.includes(word) || verbForms.has(word) || terms.has(word)) return said;
    return said
      .replaceAll(new RegExp(`\\b(?:is|are) (not )?${word}\\b`, 'g'), (_, not?: string) =>
        not === undefined ? `has ${withArticle(one)}` : `has no ${one}`,
      )
      .replaceAll(new RegExp(`\\b(?:is|are) un${word}\\b`, 'g'), `has no ${one}`)
      .replaceAll(
        new RegExp(
          `\\b(an?|all|each|every|another|the|that|no|other) (un)?${word} ([a-z-]+)((?: of [a-z]+(?: [a-z]+)?)?)`,
          'g',
        ),
        (_, which: string, none: string | undefined, noun: string, whose: string) =>
          `${/^an?$/.test(which) ? withArticle(noun) : `${which} ${noun}`}${whose} with ${none === undefined ? withArticle(one) : `no ${one}`}`,
      );
  }, text);
}

/** `a green in your hand`, where green is no noun: any card that is. */
function withValues(text: string, { enums, terms }: Vocabulary): string {
  return text.replaceAll(
    /\b(an?|each|every|another|no|all|any|other|your|\d+|one|two|three) ([a-z-]+)(?=$|[,:]| (?:in|on|of|among|is|are|cannot|has|have|gets?|gains?|loses?)\b)/gm,
    (said, which: string, word: string) => {
      const meanings = terms.get(word)?.map(({ symbol }) => symbol) ?? [];
      const [value] = enums.flatMap(({ values }) => values).filter(({ names }) => names.en.includes(word));
      if (!value || meanings.some(({ sort }) => sort !== 'value')) return said;
      const [one, many] = value.names.en;
      return `${which} ${one} ${word === many && many !== one ? 'cards' : 'card'}`;
    },
  );
}

/** The one counter with which players of the game pay, whatever cards bring besides. */
export function soleCounter({ counters, zones }: Vocabulary): CounterSymbol | undefined {
  const game = zones[0]?.place.file;
  const [counter, ...others] = counters.filter(
    ({ of, fixed, place }) => of === 'player' && !fixed && place.file === game,
  );
  return others.length > 0 ? undefined : counter;
}

/** `you pay no price` where players of the game pay with one counter only. */
function withOwnPrice(text: string, vocabulary: Vocabulary): string {
  const counter = soleCounter(vocabulary);
  if (!counter || vocabulary.terms.has('price')) return text;
  return text.replaceAll(/\bpay no price\b/g, `pay no ${forms(counter).many}`);
}
