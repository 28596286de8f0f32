/** Spans of time in French. */
import type { TimeWords } from '../realiser/phrase-grammar.ts';
import { startsOpen } from './elision.ts';
import { the, thisOne } from './determiners.ts';

export const times: TimeWords = {
  during: 'pendant',
  thisOne: (noun) => thisOne(noun, 'one', noun.one),
  sinceLast: ({ one, gender }, yours, fromStart) => {
    const last = gender === 'f' ? 'dernière' : 'dernier';
    return `depuis ${fromStart ? 'le début de ' : ''}${yours ? 'votre' : gender === 'f' ? 'sa' : 'son'} ${last} ${one}`;
  },
  sinceEntry: 'depuis l’entrée en jeu de cette carte',
  whole: (noun) => `${the(noun, 'one')} ${noun.one}`,
  rest: 'pour le reste de',
  until: { start: 'jusqu’au début de', end: 'jusqu’à la fin de' },
  leaving: (card) => `jusqu’à la sortie du jeu de ${card('gen')}`,
  often: (count) => (count === 1 ? 'une fois' : `${count === 2 ? 'deux' : count} fois`),
  per: 'par',
  doing: (word) => {
    const de = startsOpen(word) ? 'd’' : 'de ';
    return { one: `action ${de}${word}`, many: `actions ${de}${word}`, gender: 'f' };
  },
};
