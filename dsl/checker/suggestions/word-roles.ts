/** What a word that nobody knows can be, by the words in front of it: what is offered in its place has to be of that sort. */

/** At the beginning of an instruction, behind a number or an article, or anywhere. */
export type WordRole = 'verb' | 'noun' | 'any';

const VERB_BEHIND = /(?:^|[:,;]|\b(?:then|may|must|cannot|and))\s*$/;
const NOUN_BEHIND =
  /(?:^|\s)(?:[+-]?\d+(?:\/[+-]?\d+)?|one|two|three|a|an|the|any|each|every|another|this|that|your|their)\s+$/i;

/** What a word is, from the words of its line in front of it. */
export const roleBehind = (before: string): WordRole =>
  NOUN_BEHIND.test(before) ? 'noun' : VERB_BEHIND.test(before) ? 'verb' : 'any';

/** Words that join others or count them: behind a number or an article there is none of them. */
const JOINING: ReadonlySet<string> = new Set(
  `a all an and any are as at be but by can cannot do does each every for from has have if in into is it many may
  must no nobody not of on onto or some than that the their then they this to unless until when while who whose
  with without you your`.match(/[a-z]+/g),
);

/** Whether a word that is known may be in the place of one that is not. */
export const mayStandAs = (role: WordRole, word: string): boolean => role !== 'noun' || !JOINING.has(word);
