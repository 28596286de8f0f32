import { expect, it } from 'vitest';
import { gamesThere } from '../files.ts';
import { bring, guessesThere, SETS } from './guesses.ts';
import { sampled } from '../size.ts';

/** Words that are near to forms which small words would have if they were verbs. */
const NEAR_FORMS = ['tied', 'lasts', 'plyer', 'leastd'];
const COINED =
  /`(?:thes|thed|bys|bies|bied|byed|ofs|ofed|leasts|leasted|tos|toed|ands|anded|ases|ased|totaled)`/;
/** A text of one line. */
const TEXT = /^( +[a-z]+: [a-z][^'"|\n]* [^'"|\n]* [a-z]+)$/m;

it('offers no form of a word which is no verb', () => {
  // The first cards of each game are enough.
  const guesses = guessesThere(SETS[0]);
  const offered = gamesThere().flatMap((game) => {
    const cards = guesses.filter((guess) => guess.game === game && TEXT.test(guess.card));
    return sampled(NEAR_FORMS, 2).flatMap((word, i) =>
      bring(game, cards[i % cards.length].card.replace(TEXT, `$1 ${word}`)).found.flatMap(
        ({ help = '' }) => /did you mean [^?]*/.exec(help) ?? [],
      ),
    );
  });
  if (gamesThere().length > 0) expect(offered.length).toBeGreaterThan(0);
  for (const help of offered) expect(help).not.toMatch(COINED);
});
