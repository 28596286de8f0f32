/** Players by where they sit, as people say it: `seat 2`, `player 3`, `the last player`. */

/** A seat by its number, or the last one. */
export type SeatSaid = number | 'last';

/** The ordinal numbers of seats that people name. */
const ordinals: readonly string[] = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
];
const NUMBERS: readonly string[] = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** The English word for the player in a seat; a game that has a first player calls somebody else so. */
export const playerInSeat = (seat: SeatSaid): string =>
  seat === 'last' ? 'last player' : seat === 1 ? 'first-seat player' : `${ordinals[seat - 1]} player`;

const NUMBER = `([1-8]|${NUMBERS.join('|')})(?![\\w-]| times\\b)`;
/** `seat 2`, `the player in seat 2`. */
const BY_NUMBER = new RegExp(
  `(?<![\\w'-])(?:the )?(?:player (?:in|on|at) (?:the )?)?seat (?:number |no\\. )?${NUMBER}`,
  'gi',
);
/** `player 2`, where no word in front makes two of something out of it, as in `give that player 2 cards`. */
const BY_PLAYER = new RegExp(
  `(?<=^|[,:.;(\\n-] *|\\b(?:of|to|from|for|by|if|and|or|then|with|is|are|than|but|when|while|until|unless|except|against|in|before) )player (?:number |no\\. )?${NUMBER}`,
  'gim',
);
/** `the player in the second seat`, `the second seat`. */
const BY_SEAT = new RegExp(
  `(?<![\\w'-])the (?:player (?:in|on|at) the )?(${[...ordinals, 'last'].join('|')}) seat(?![\\w-])`,
  'gi',
);
/** `the second player`; `the last player who ...` and `the second player to ...` are somebody else. */
const BY_ORDINAL = new RegExp(
  `(?<![\\w'-])the (${[...ordinals.slice(1), 'last'].join('|')}) player(?![\\w-]|,? (?:to|who|that|whose|with|of|by|in)\\b)`,
  'gi',
);

const FORMS = [BY_NUMBER, BY_PLAYER, BY_SEAT, BY_ORDINAL];
/** Of players who are chosen, the second one is no seat. */
const CHOSEN = /\bchooses? [^.\n:]*\b(?:players?|opponents?)\b/i;
const formsIn = (text: string): readonly RegExp[] =>
  CHOSEN.test(text) ? FORMS.filter((form) => form !== BY_ORDINAL) : FORMS;

const seatOf = (word: string): SeatSaid => {
  const said = word.toLowerCase();
  if (said === 'last') return said;
  return [ordinals.indexOf(said), NUMBERS.indexOf(said), Number(said) - 1].find((each) => each >= 0)! + 1;
};

/** The places at which a text names seats. */
export const seatsIn = (
  text: string,
): { readonly seat: SeatSaid; readonly start: number; readonly end: number }[] =>
  /\b(?:seat|player)\b/i.test(text)
    ? formsIn(text).flatMap((form) =>
        [...text.matchAll(form)].map(({ 0: whole, 1: word, index }) => ({
          seat: seatOf(word),
          start: index,
          end: index + whole.length,
        })),
      )
    : [];

/** A text with other words for seats, where there are any. */
export const withSeatsCalled = (text: string, called: (seat: SeatSaid) => string | undefined): string =>
  formsIn(text).reduce(
    (said, form) => said.replaceAll(form, (whole: string, word: string) => called(seatOf(word)) ?? whole),
    text,
  );
