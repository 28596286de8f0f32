import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { gamesThere } from '../files.ts';
import { sampled, WHOLE } from '../size.ts';
import {
  follow,
  followedThere,
  guessesThere,
  idOf,
  isFollowed,
  printed,
  type Followed,
  type Guess,
} from './guesses.ts';

/**
 * Forty cards as people type them who have seen one file of cards. What is accepted and what the messages lead to is
 * written down, with what an accepted card prints: whoever changes it reads whether it says what was meant.
 * `vitest run test/first-guesses -u` writes it anew. The numbers may only get better.
 */
const LEAST = { atFirst: 33, inTwo: 38 };

// All of them in the full run, which compares what is written down; in every run whether some are led in a circle.
const guesses = sampled(guessesThere(), 4);
const followed = new Map(guesses.map((guess) => [guess, follow(guess.game, guess.card)]));

/**
 * The same of the other sets. Of the fourth 12 cards were accepted at the first try, and 13 were right after two rounds,
 * before anything was changed for it; of the fifth 12 and 14, of the 24 of the sixth 12 and 12, of the seventh 12 and 12,
 * of the 24 of the eighth 9 and 9, of the ninth 9 and 12, of the tenth 9 and 10. What was changed for the ninth took it to 27
 * and 31, and the tenth, which nobody looked at, to 11 and 12. Those of the six sets that follow had seen the heads of the files
 * of cards: of the eleventh 19 were accepted at the first try, of the twelfth 14, of the thirteenth 21, of the fourteenth 20, of
 * the fifteenth 19, of the sixteenth 17, before anything was changed for them; of the seventeenth, which nobody looked at, 22. The heads
 * show more since then: of the eighteenth 24, of the nineteenth 25, of the twentieth 26, before anything was changed for them; of the
 * twenty-first 26, of the twenty-second 23, of the twenty-third 28; of the twenty-fourth 19, of the twenty-fifth 22, of the
 * twenty-sixth 27; of the twenty-seventh 22, of the twenty-eighth 27, of the twenty-ninth 23; of the thirtieth 22, of the thirty-first 24,
 * of the thirty-second 22; of the thirty-third 27, of the thirty-fourth 26, of the thirty-fifth 31;
 * of the thirty-sixth 24, of the thirty-seventh 28, of the thirty-eighth 25;
 * of the thirty-ninth 25 (one of them wrong), of the fortieth 25, of the forty-first 21;
 * of the forty-second 29 (one of them wrong), of the forty-third 20, of the forty-fourth 28;
 * of the forty-fifth 27, of the forty-sixth 27, of the forty-seventh 24 (one of them wrong);
 * of the forty-eighth 30, of the forty-ninth 31, of the fiftieth 27;
 * of the fifty-first 24, of the fifty-second 27 (one of them wrong), of the fifty-third 27;
 * of the fifty-fourth 28, of the fifty-fifth 26, of the fifty-sixth 27;
 * of the fifty-seventh 33, of the fifty-eighth 28 (one of them wrong), of the fifty-ninth 32 (two of them wrong);
 * of the sixtieth 29, of the sixty-first 31, of the sixty-second 27;
 * of the sixty-third 18, of the sixty-fourth 16, of the sixty-fifth 18: harder cards than those of the sets before;
 * of the sixty-sixth 33 (one of them printed wrong), of the sixty-seventh 34, of the sixty-eighth 35;
 * of the sixty-ninth 31, of the seventieth 31, of the seventy-first 30; of the seventy-second 30, of the seventy-third 30,
 * of the seventy-fourth 26; of the seventy-fifth 30, of the seventy-sixth 30, of the seventy-seventh 32 (one of them wrong);
 * of the seventy-eighth 25, of the seventy-ninth 33, of the eightieth 22; of the eighty-first 31, of the eighty-second 35, of the eighty-third 27
 * (one of them wrong: it asks for loners of a colour that they have no more by then);
 * of the eighty-fourth 32, of the eighty-fifth 31, of the eighty-sixth 30; of the eighty-seventh 29, of the eighty-eighth 29, of the eighty-ninth 37;
 * of the ninetieth 31, of the ninety-first 27 (and two more by what is offered), of the ninety-second 29, of the ninety-third 33, of the ninety-fourth 29;
 * of the ninety-fifth 25, of the ninety-sixth 31 (one of them wrong), of the ninety-seventh 32;
 * of the ninety-eighth 21, of the ninety-ninth 28, of the hundredth 29; of the hundred and first 27, of the hundred and second 28, of the hundred and third 27.
 */
const OTHERS = [
  ['second', 34, 36],
  ['third', 27, 30],
  ['fourth', 37, 38],
  ['fifth', 34, 38],
  ['sixth', 19, 22],
  ['seventh', 22, 26],
  // One fewer than before: the card with `take both of them` was accepted, and took nothing.
  ['eighth', 19, 20],
  // One fewer than before: its `they` needs as many tries as there are, and more is tried by now; it is offered.
  ['ninth', 26, 31],
  // One fewer in two steps than before: `an event in it` was about events in a card, where none can be.
  ['tenth', 16, 17],
  ['eleventh', 28, 29],
  ['twelfth', 23, 25],
  ['thirteenth', 28, 31],
  ['fourteenth', 33, 35],
  ['fifteenth', 31, 31],
  ['sixteenth', 26, 28],
  ['seventeenth', 25, 25],
  ['eighteenth', 29, 31],
  ['nineteenth', 28, 28],
  // One fewer in two steps than before: a spell that has been carried out was offered to have no effect.
  ['twentieth', 30, 32],
  ['twenty-first', 33, 34],
  ['twenty-second', 26, 26],
  ['twenty-third', 31, 31],
  ['twenty-fourth', 25, 27],
  ['twenty-fifth', 27, 28],
  ['twenty-sixth', 35, 35],
  ['twenty-seventh', 27, 28],
  // One fewer than before: a price that asked what an item will be attached to was accepted, and was never paid.
  ['twenty-eighth', 28, 28],
  ['twenty-ninth', 28, 31],
  ['thirtieth', 35, 36],
  ['thirty-first', 31, 31],
  ['thirty-second', 37, 37],
  ['thirty-third', 33, 33],
  ['thirty-fourth', 32, 32],
  ['thirty-fifth', 37, 38],
  ['thirty-sixth', 28, 31],
  ['thirty-seventh', 34, 35],
  // One fewer than before, by such a price as well.
  ['thirty-eighth', 33, 33],
  ['thirty-ninth', 29, 30],
  ['fortieth', 31, 32],
  ['forty-first', 26, 27],
  ['forty-second', 35, 35],
  ['forty-third', 25, 25],
  ['forty-fourth', 31, 32],
  ['forty-fifth', 36, 36],
  ['forty-sixth', 36, 36],
  ['forty-seventh', 36, 36],
  ['forty-eighth', 36, 36],
  ['forty-ninth', 38, 38],
  ['fiftieth', 32, 32],
  ['fifty-first', 33, 33],
  ['fifty-second', 30, 31],
  ['fifty-third', 30, 31],
  ['fifty-fourth', 29, 30],
  ['fifty-fifth', 26, 27],
  ['fifty-sixth', 30, 30],
  ['fifty-seventh', 36, 37],
  ['fifty-eighth', 30, 32],
  ['fifty-ninth', 32, 32],
  ['sixtieth', 31, 32],
  ['sixty-first', 33, 34],
  ['sixty-second', 32, 32],
  ['sixty-third', 22, 22],
  ['sixty-fourth', 21, 21],
  ['sixty-fifth', 23, 23],
  ['sixty-sixth', 35, 37],
  ['sixty-seventh', 38, 38],
  ['sixty-eighth', 35, 37],
  ['sixty-ninth', 35, 35],
  // One fewer than before: what waits for later counted by a `let`, which was forgotten each time, and is refused.
  ['seventieth', 36, 38],
  ['seventy-first', 36, 37],
  ['seventy-second', 37, 38],
  ['seventy-third', 34, 37],
  ['seventy-fourth', 30, 33],
  ['seventy-fifth', 30, 32],
  ['seventy-sixth', 30, 31],
  ['seventy-seventh', 33, 34],
  ['seventy-eighth', 35, 35],
  ['seventy-ninth', 36, 39],
  ['eightieth', 32, 34],
  ['eighty-first', 31, 32],
  ['eighty-second', 35, 35],
  ['eighty-third', 27, 30],
  ['eighty-fourth', 33, 33],
  ['eighty-fifth', 31, 33],
  ['eighty-sixth', 31, 33],
  ['eighty-seventh', 29, 30],
  ['eighty-eighth', 29, 29],
  ['eighty-ninth', 37, 37],
  ['ninetieth', 34, 35],
  ['ninety-first', 31, 34],
  ['ninety-second', 30, 31],
  ['ninety-third', 34, 35],
  ['ninety-fourth', 29, 29],
  ['ninety-fifth', 29, 29],
  ['ninety-sixth', 30, 31],
  ['ninety-seventh', 32, 33],
  ['ninety-eighth', 27, 27],
  ['ninety-ninth', 31, 31],
  ['hundredth', 33, 33],
  ['hundred-and-first', 27, 27],
  ['hundred-and-second', 28, 28],
  ['hundred-and-third', 27, 27],
] as const;

/**
 * What the writers of the newest sets came to who had the messages and nothing else, and wrote their refused cards again twice:
 * of the seventy-fifth and those behind it 39, 39 and 37 of 40 were accepted and right, then 36, 38 and 32, then 36, 39 and 37, then 35, 36 and 39, then 35, 34 and 39, then 35, 35, 33, 38 and 31, then 36 and 38, by the
 * messages that they were given.
 */
const BY_PERSONS = [
  ['seventy-fifth', 39],
  ['seventy-sixth', 39],
  ['seventy-seventh', 39],
  ['seventy-eighth', 37],
  ['seventy-ninth', 38],
  ['eightieth', 35],
  ['eighty-first', 36],
  ['eighty-second', 39],
  ['eighty-third', 37],
  ['eighty-fourth', 36],
  ['eighty-fifth', 36],
  ['eighty-sixth', 39],
  ['eighty-seventh', 36],
  ['eighty-eighth', 35],
  ['eighty-ninth', 39],
  ['ninetieth', 35],
  ['ninety-first', 35],
  ['ninety-second', 33],
  ['ninety-third', 38],
  ['ninety-fourth', 31],
  ['ninety-sixth', 36],
  ['ninety-seventh', 38],
] as const;

describe('cards of people who have seen one file', () => {
  it.runIf(WHOLE && gamesThere().length === 4).each(BY_PERSONS)(
    'of the %s set are accepted as their writers have written them again',
    (set, least) => {
      const followed = followedThere(set);
      const accepted = guessesThere(set).filter((guess) => isFollowed(guess, followed));
      expect(accepted.length).toBeGreaterThanOrEqual(least);
    },
  );

  it.runIf(WHOLE && gamesThere().length === 4).each(OTHERS)(
    'of the %s set are read, or led to what is right',
    (set, atFirst, inTwo) => {
      const after = guessesThere(set).map(({ game, card }) => follow(game, card).after ?? Infinity);
      expect(after.filter((times) => times === 0).length).toBeGreaterThanOrEqual(atFirst);
      expect(after.filter((times) => times <= 2).length).toBeGreaterThanOrEqual(inTwo);
    },
  );

  it.runIf(WHOLE && gamesThere().length === 4)('are read, or led to what is right', () => {
    expect(within(0)).toBeGreaterThanOrEqual(LEAST.atFirst);
    expect(within(2)).toBeGreaterThanOrEqual(LEAST.inTwo);
  });

  it.each(guesses.map((guess) => [idOf(guess), guess] as const))(
    'are not led in a circle: %s',
    (_, { game, card }) => {
      const { texts, found } = follow(game, card, 4);
      expect(new Set(texts).size).toBe(texts.length);
      // What is offered mends what it is offered for.
      const offered = found.map((findings) =>
        findings.filter(({ fixes }) => fixes?.length).map(({ code, message }) => `${code} ${message}`),
      );
      offered
        .slice(1)
        .forEach((findings, i) => expect(findings.filter((each) => offered[i].includes(each))).toEqual([]));
    },
  );

  it.runIf(WHOLE).each(gamesThere())('in %s', async (game) => {
    const of = guesses.filter((guess) => guess.game === game);
    if (of.length === 0) return;
    const told = of.map((guess) => tell(guess, followed.get(guess)!));
    await expect(told.join('\n')).toMatchFileSnapshot(`record/${game}.txt`);
  });
});

/** How many cards were accepted after so many changes. */
const within = (times: number): number =>
  [...followed.values()].filter(({ after }) => after !== undefined && after <= times).length;

function tell(guess: Guess, { after, texts, found }: Followed): string {
  const lines = [`${idOf(guess)}: ${guess.says}`];
  found.forEach((findings, i) => {
    if (i > 0) lines.push(`  followed ${i} time${i > 1 ? 's' : ''}`);
    lines.push(...findings.map((each) => toldOf(each, texts[i])));
  });
  lines.push(after === undefined ? '  not accepted' : `  accepted: ${printed(guess.game, texts.at(-1)!)}`);
  return `${lines.join('\n')}\n`;
}

/** By its code and the words it stands at; what it says changes with the words of the games. */
const toldOf = ({ severity, code, place }: Diagnostic, text: string): string =>
  `  ${severity} ${code}: ${text.slice(place.span.start, place.span.end).split('\n')[0]}`;
