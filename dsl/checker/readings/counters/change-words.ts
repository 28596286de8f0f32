/** The parts of sentences about what is gained and lost, as alternatives of regular expressions, and how their orders are built. */
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';
import { singleOf, type SpokenWords } from '../words/spoken-words.ts';

export const START = '(?<=^|, |: |\\b(?:then|and|or|may|to|instead) )';
export const NUM =
  '(\\d+|an?|that much|that many|up to \\d+|\\([^()]+\\)|half (?:of )?(?:its|their|your) [a-z]+(?: [a-z]+)?,? rounded (?:up|down)|all(?: of)? (?:its|their|your)|all)';
export const WHOM =
  "((?:this card's host|this card|this|that [a-z-]+(?:'s host)?|the [^,:]+?|it|them|they|you|an? [^,:]+?|one of your [^,:]+?|each [^,:]+?|every [^,:]+?|all [^,:]+?|your [^,:]+?|another [^,:]+?|the other [^,:]+?|up to \\d+ [^,:]+?|\\d+ [^,:]+?|both [^,:]+?))";
export const END = '(?=$|[,:]| (?:and|then|for each|until|or|equal to|instead)\\b)';
export const HEALS = '(?:heals?|regains?|recovers?|restores?|regenerates?|cures?)';
export const GETS = '(?:gets?|gains?|receives?)';
export const SUFFERS = '(?:suffers?|receives?|sustains?|is dealt|are dealt|gets?)';
export const DEALS = '(?:deal|inflict|do|cause|apply)';

/** Puts each match of a form in other words; where there are none it stays as it is. */
export type CounterRewrite = (from: string, to: (...match: string[]) => string | undefined) => void;

/** A verb of the game that is printed as `deal {amount} damage to {card}`. */
export interface Dealing {
  readonly verb: VerbSymbol;
  readonly unit: string;
  readonly preposition: string;
}

export function dealingsIn({ vocabulary }: SpokenWords): Dealing[] {
  return vocabulary.verbs.flatMap((verb) => {
    const [, , amount, unit] =
      /^([a-z-]+) \{([a-z]+)\} ([a-z ]+) (?:to|on) \{[a-z]+\}$/.exec(verb.wording.phrase.en?.trim() ?? '') ??
      [];
    const number = verb.parameters.find(
      ({ name, preposition }) => name === amount && preposition !== undefined,
    );
    return unit === undefined || number?.preposition === undefined
      ? []
      : [{ verb, unit, preposition: number.preposition }];
  });
}

export const cardNounIn = (words: SpokenWords, phrase: string): string => {
  const [noun = 'card'] = new RegExp(`(?<![\\w-])(?:${words.cards})(?![\\w-])`).exec(phrase) ?? [];
  return singleOf(words, noun);
};

export const amountIn = (much: string): string =>
  /^an?$/.test(much) ? '1' : /^(?:\d|\(|that)/.test(much) ? much : `(${much.replace(/^twice /, '2 times ')})`;

export const possessive = (whom: string): string =>
  /^(?:it)$/.test(whom) ? 'its' : whom === 'this' ? "this card's" : `${whom}'s`;

/** Several that do something each, in front of what they do. */
export function asSubject(words: SpokenWords, whom: string): string {
  const [, all, rest] = /^(all|each|every|both|your)(?: of)?(?: your)? (.+)$/.exec(whom) ?? [];
  const [noun] = new RegExp(`(?<![\\w-])(?:${words.many})(?![\\w-])`).exec(rest ?? '') ?? [];
  if (all === undefined || rest === undefined || noun === undefined) return whom;
  const one = rest.replace(noun, singleOf(words, noun));
  return all === 'your' || /^\w+ (?:of )?your /.test(whom) ? `each ${one} of yours` : `each ${one}`;
}

/** An order for one card, or for each of all that a phrase names. */
export function orderOfEach(words: SpokenWords, whom: string, order: (one: string) => string): string {
  const [, , rest] = /^(all|each|every|both)(?: of)? (.+)$/.exec(whom) ?? [];
  if (rest === undefined) return order(whom);
  const [noun] = new RegExp(`(?<![\\w-])(?:${words.cards})(?![\\w-])`).exec(rest) ?? [];
  if (noun === undefined) return order(whom);
  const one = singleOf(words, noun);
  return `for each ${rest.replace(noun, one)}, ${order(`that ${one}`)}`;
}
