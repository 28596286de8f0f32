/** Spans of time in German. */
import type { TimeWords } from '../realiser/phrase-grammar.ts';
import { adjective, agreementIn, declined, derWord, einWord, theFor } from './declension.ts';

export const times: TimeWords = {
  during: 'in',
  thisOne: (noun) => `${derWord('dies', agreementIn(noun, 'one'), 'dat')} ${declined(noun, 'one', 'dat')}`,
  sinceLast: (noun, yours, fromStart) => {
    const agreement = agreementIn(noun, 'one');
    const kase = fromStart ? 'gen' : 'dat';
    const whose = einWord(yours ? 'dein' : 'sein', agreement, kase);
    const edge = fromStart ? 'seit Beginn' : 'seit';
    return `${edge} ${whose} ${adjective('letzt', 'ein', agreement, kase)} ${declined(noun, 'one', kase)}`;
  },
  sinceEntry: 'seit dem Eintritt dieser Karte ins Spiel',
  whole: (noun) => `${theFor(agreementIn(noun, 'one'), 'gen')} ${declined(noun, 'one', 'gen')}`,
  rest: 'für den Rest',
  until: { start: 'bis zum Beginn', end: 'bis zum Ende' },
  leaving: (card) => `bis zum Ausscheiden ${card('gen')}`,
  often: (count) => (count === 1 ? 'einmal' : count === 2 ? 'zweimal' : `${count}-mal`),
  per: 'pro',
  doing: (word) => {
    const one = word[0].toUpperCase() + word.slice(1);
    return { one, many: one, gender: 'n' };
  },
};
