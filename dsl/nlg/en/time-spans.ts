/** Spans of time in English. */
import type { TimeWords } from '../realiser/phrase-grammar.ts';

export const times: TimeWords = {
  during: 'this',
  thisOne: ({ one }) => one,
  sinceLast: ({ one }, yours, fromStart) =>
    `since ${fromStart ? 'the start of ' : ''}${yours ? 'your' : 'their'} last ${one}`,
  sinceEntry: 'since this card came into play',
  whole: ({ one }) => `the ${one}`,
  rest: 'for the rest of',
  until: { start: 'until the start of', end: 'until the end of' },
  leaving: (card) => `until ${card('nom')} leaves play`,
  often: (count) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`),
  per: 'per',
  doing: (word) => {
    // `the end of the activation`: most verbs are nouns as they are.
    const one = word.replace(/ate$/, 'ation').replace(/ify$/, 'ification');
    return { one, many: one, gender: undefined };
  },
};
