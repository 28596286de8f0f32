/** Dice as people name them: `a die`, `two dice`, `a six-sided die`, `3d6`, and the roll for each that a card brings. */
import { writtenNumbers } from '../../../../language/lexer/number-words.ts';

/** So many dice with so many sides. */
export interface DiceInWords {
  readonly count: number;
  readonly sides: number;
  /** Nobody can change what they show. */
  readonly fixed?: true;
}

const MOST_DICE = 6;
const MOST_SIDES = 100;
const COUNT = `(an?|a single|a pair of|\\d|${writtenNumbers.slice(1).join('|')})`;
const SIDES = `(?:(?:(\\d{1,3}|${writtenNumbers.slice(2).join('|')})-sided|normal|regular|ordinary) )?`;

/** Dice in words, in five groups. */
export const DICE_IN_WORDS = `(?:${COUNT} ${SIDES}(?:dice|die|d(\\d{1,3})s?)|(\\d?)d(\\d{1,3}))(?![\\w-])`;

/** What a text says of dice that it throws: nobody changes what they come to. */
const FIXED =
  /[.,;]?\s+(?:and )?(?:(?:(?:this|that|the) roll|it) (?:cannot|can['’]t|can not) be (?:modified|changed)(?: by anybody)?|(?:which|that) (?:nobody|no one) (?:can|may) (?:modify|change)(?: it)?)(?=$|[.:;\n])/i;

/** A text without these words, and whether it has them. */
export function withoutFixing(text: string): { readonly said: string; readonly fixed: boolean } {
  // A roll of the game is closed by a line of its own.
  const said = new RegExp(DICE_IN_WORDS, 'i').test(text) ? text.replace(FIXED, '') : text;
  return { said, fixed: said !== text };
}

const WHO = '(?:[a-z][a-z-]*(?: [a-z-]+){0,3} )?';
/** What is thrown by somebody, and is no event that is waited for. */
const THROWN = new RegExp(
  `(?<=^|[\\n.;:,] *|[a-z], |\\b(?:and|then|to|otherwise|may|must) )${WHO}(?:may |must |also |then )*(?<![\\w-])(?<!\\b(?:each|both) )(?:rolls?|throws?) ${DICE_IN_WORDS}(?! again)`,
  'gi',
);
const EVENT =
  /\b(?:when(?:ever)?|if|after|before|time|would|once|until|unless|as|who|that(?! player| opponent)) /i;

/** The dice that the five groups name; none where there are too many. */
export function diceOf(groups: readonly (string | undefined)[]): DiceInWords | undefined {
  const [word, sided, d, times, of] = groups.map((each) => each?.toLowerCase());
  const count = of === undefined ? numberOf(word) : Number(times || 1);
  const sides = of ?? d ?? sided;
  const dice = { count, sides: sides === undefined ? 6 : numberOf(sides) };
  return dice.count > 0 && dice.count <= MOST_DICE && dice.sides > 1 && dice.sides <= MOST_SIDES
    ? dice
    : undefined;
}

function numberOf(word = 'a'): number {
  if (/^(?:an?|a single)$/.test(word)) return 1;
  if (word === 'a pair of') return 2;
  const at = writtenNumbers.indexOf(word);
  return at < 0 ? Number(word) : at;
}

const TIMES = ['', '', 'double', 'triple', 'fourfold', 'fivefold', 'sixfold'];
/** A roll by the name that it has here. */
const MADE = new RegExp(
  `\\bmakes? an? (fixed )?(?:(${TIMES.filter(Boolean).join('|')}) )?(die|dice|d(\\d{1,3})) roll\\b`,
  'gi',
);

/** The dice that texts throw, each sort once. */
export function diceThrown(texts: readonly string[]): DiceInWords[] {
  const found = texts.filter((text) => /\b(?:die|dice|d\d)|\dd\d/i.test(text)).flatMap(diceIn);
  return [...new Map(found.map((dice) => [rollOfDice(dice), dice])).values()];
}

function diceIn(text: string): DiceInWords[] {
  const { fixed } = withoutFixing(text);
  return [
    ...[...text.matchAll(THROWN)].flatMap(([all, ...groups]) => {
      const dice = EVENT.test(all) ? undefined : diceOf(groups);
      return dice ? [{ ...dice, ...(fixed && { fixed: true as const }) }] : [];
    }),
    ...[...text.matchAll(MADE)].map(([, named, times, word, sides]) => ({
      ...(named && { fixed: true as const }),
      count: times ? TIMES.indexOf(times.toLowerCase()) : /^dice$/i.test(word) ? 2 : 1,
      sides: Number(sides ?? 6),
    })),
  ];
}

const IN_FRENCH = ['', '', 'deux', 'trois', 'quatre', 'cinq', 'six'];
const IN_GERMAN = ['', '', 'Zweier', 'Dreier', 'Vierer', 'Fünfer', 'Sechser'];

/** What a roll of these dice is called. */
export function rollOfDice({ count, sides, fixed }: DiceInWords): string {
  const plain = sides === 6 && count <= 2;
  const words = plain
    ? [count === 1 ? 'die' : 'dice']
    : [TIMES[count], sides === 6 ? 'dice' : `d${sides}`].filter(Boolean);
  return [...(fixed ? ['fixed'] : []), ...words, 'roll'].join(' ');
}

/** The same in each language, for one and for several. */
export function namesOfRoll(dice: DiceInWords): Readonly<Record<'en' | 'fr' | 'de', readonly string[]>> {
  const { count, sides, fixed } = dice;
  const en = rollOfDice(dice);
  const [one, many] = sides === 6 ? ['dé', 'dés'] : [`d${sides}`, `d${sides}`];
  const french = count === 1 ? `de ${one}` : `de ${IN_FRENCH[count]} ${many}`;
  const german = [fixed ? 'Fest' : '', IN_GERMAN[count], sides === 6 ? '' : `W${sides}`].filter(Boolean);
  const wurf = (noun: string): string =>
    german.length === 0
      ? `Würfel${noun}`
      : sides === 6 && !fixed
        ? `${german[0]}${noun}`
        : [...german, noun.replace(/^w/, 'W')].join('-');
  return {
    en: [en, `${en}s`],
    fr: [`jet ${fixed ? 'fixe ' : ''}${french} m`, `jets ${fixed ? 'fixes ' : ''}${french}`],
    de: [`${wurf('wurf')} m`, wurf('würfe')],
  };
}
