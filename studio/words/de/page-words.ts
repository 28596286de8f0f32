/** What the page says in German, by its parts. */
import { balanceWords } from './balance-words.ts';
import { cardWords } from './card-words.ts';
import { frameWords } from './frame-words.ts';
import { learnWords } from './learn-words.ts';
import { shareWords } from './share-words.ts';
import { keepingWords } from './keeping-words.ts';
import { tableWords } from './table-words.ts';
import { writingWords } from './writing-words.ts';

export const pageWords = {
  ...frameWords,
  ...learnWords,
  ...shareWords,
  ...keepingWords,
  ...writingWords,
  ...cardWords,
  ...tableWords,
  ...balanceWords,
};
