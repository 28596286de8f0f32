/** What is to be printed and how, from the options of `print`. */
import { nearest } from '../../dsl/text/edit-distance.ts';
import { Usage } from '../../dsl/diagnostics/usage-error.ts';
import { say } from '../../dsl/diagnostics/catalogue/phrase.ts';
import { suggestionPhrase, thereIs } from '../../dsl/diagnostics/suggestion-phrases.ts';
import { languages, type Language } from '../../dsl/text/locale.ts';
import { cardSizeOf, sizeNames, type CardSize } from '../../print/card/card-sizes.ts';
import { MOST_BLEED, paperNames, usualBleed } from '../../print/sheet/sheet-plan.ts';
import { wholeNumber } from '../command-arguments.ts';
import type { GivenArguments, OptionSpec } from '../command.ts';
import { withOption } from '../files/with-option.ts';

const printFormats = ['pdf', 'svg', 'png'] as const;
const otherUses = ['tts', 'nandeck', 'squib'] as const;

export const printOptions: Readonly<Record<string, OptionSpec>> = {
  out: { takes: 'PATH', about: 'help/the-file-or-folder-that-is-written', short: 'o' },
  format: { takes: 'FORMAT', about: 'help/pdf-svg-or-png', among: printFormats },
  size: { takes: 'SIZE', about: 'help/the-size-of-all-cards' },
  paper: { takes: 'PAPER', about: 'help/the-paper', among: paperNames },
  lang: { takes: 'LANGUAGES', about: 'help/one-language-or-two' },
  copies: { takes: 'N', about: 'help/how-many-of-each-card' },
  backs: { about: 'help/backs-behind-the-fronts' },
  offset: { takes: 'X,Y', about: 'help/by-how-much-the-backs-are-moved' },
  bleed: { takes: 'MM', about: 'help/how-far-colours-reach-beyond-the-cut' },
  'no-marks': { about: 'help/without-marks-for-the-cut' },
  'low-ink': { about: 'help/outlines-in-place-of-surfaces' },
  art: { takes: 'FOLDER', about: 'help/pictures-that-are-called-like-the-cards' },
  since: { takes: 'REVISION', about: 'help/only-cards-that-print-something-else' },
  rules: { about: 'help/the-rule-book-as-a-booklet' },
  aid: { about: 'help/cards-with-the-turn-and-the-actions' },
  for: { takes: 'PROGRAM', about: 'help/for-another-program', among: otherUses },
  images: { takes: 'URL', about: 'help/where-the-sheets-will-be-found' },
  with: withOption,
};

/** What each use of the command reads besides the options of all. */
const uses: readonly { readonly by: string; readonly reads: readonly string[] }[] = [
  { by: 'rules', reads: ['format', 'paper'] },
  { by: 'aid', reads: ['format', 'size', 'paper', 'copies', 'bleed', 'no-marks', 'low-ink'] },
  { by: 'for tts', reads: ['for', 'images', 'size', 'copies', 'low-ink', 'art', 'since'] },
  { by: 'for nandeck', reads: ['for', 'copies', 'since'] },
  { by: 'for squib', reads: ['for', 'copies', 'since'] },
];
const ofAll: readonly string[] = ['out', 'lang', 'with'];

export interface PrintPlan {
  readonly format: (typeof printFormats)[number];
  readonly size: CardSize | undefined;
  readonly paper: string;
  readonly languages: readonly Language[];
  readonly copies: number | undefined;
  readonly backs: boolean;
  readonly offset: { readonly x: number; readonly y: number };
  readonly bleed: number;
  readonly marks: boolean;
  readonly lowInk: boolean;
}

/** Throws `Usage` for what cannot be meant. */
export function printPlan(given: GivenArguments): PrintPlan {
  const paper = given.one('paper') ?? 'a4';
  checkUse(given);
  only(given, 'offset', 'backs', given.has('backs'));
  only(given, 'images', 'for tts', given.one('for') === 'tts');
  return {
    format: (given.one('format') ?? 'pdf') as PrintPlan['format'],
    size: sizeIn(given),
    paper,
    languages: languagesIn(given),
    copies: wholeNumber(given, 'copies', undefined, 1, 999),
    backs: given.has('backs'),
    offset: offsetIn(given),
    // A machine that cuts needs more than a hand with a ruler.
    bleed: lengthIn(given, 'bleed', usualBleed(paper), 0, MOST_BLEED),
    marks: !given.has('no-marks'),
    lowInk: given.has('low-ink'),
  };
}

/** Refuses options that would have no effect. */
function checkUse(given: GivenArguments): void {
  const isUsed = (by: string): boolean => {
    const [option, value] = by.split(' ');
    return value === undefined ? given.has(option) : given.one(option) === value;
  };
  const use = uses.find(({ by }) => isUsed(by));
  if (!use) return;
  const idle = Object.keys(printOptions).find(
    (option) =>
      given.has(option) && option !== use.by && !use.reads.includes(option) && !ofAll.includes(option),
  );
  if (idle !== undefined)
    throw new Usage(
      say('usage/option-has-no-effect-beside', { option: idle, other: use.by }),
      say('usage/leave-it-out'),
    );
  if (use.by === 'rules' && given.one('paper') === 'card')
    throw new Usage(
      say('usage/option-cannot-be', { option: 'paper', value: 'card' }),
      say('usage/write', { word: '--paper a4' }),
    );
  const isBook = use.by === 'rules' || use.by === 'aid';
  if (isBook && given.words.length > 1)
    throw new Usage(
      say('usage/one-word-too-many-for', { word: given.words[1], command: `print --${use.by}` }),
      say('usage/leave-it-out'),
    );
  if (isBook && languagesIn(given).length > 1)
    throw new Usage(
      say('usage/option-cannot-be', { option: 'lang', value: given.one('lang')! }),
      say('usage/write', { word: `--lang ${languagesIn(given)[0]}` }),
    );
}

/** An option that says something beside another one only. */
function only(given: GivenArguments, option: string, other: string, isThere: boolean): void {
  if (given.has(option) && !isThere)
    throw new Usage(
      say('usage/option-needs-option', { option, other }),
      say('usage/write', { word: `--${other} --${option}` }),
    );
}

function sizeIn(given: GivenArguments): CardSize | undefined {
  const text = given.one('size');
  if (text === undefined) return undefined;
  const size = cardSizeOf(text);
  if (size) return size;
  const near = nearest(text, sizeNames, 1)[0];
  throw new Usage(
    say('usage/option-cannot-be', { option: 'size', value: text }),
    near ? suggestionPhrase(near) : say('usage/it-is-a-size', { names: sizeNames.join(', ') }),
  );
}

function languagesIn(given: GivenArguments): Language[] {
  const parts = (given.one('lang') ?? 'en').split(',').map((each) => each.trim());
  const odd = parts.find((each) => !(languages as readonly string[]).includes(each));
  if (odd !== undefined)
    throw new Usage(say('usage/option-cannot-be', { option: 'lang', value: odd }), thereIs(languages));
  if (parts.length > 2 || new Set(parts).size < parts.length)
    throw new Usage(
      say('usage/option-cannot-be', { option: 'lang', value: given.one('lang')! }),
      say('usage/one-language-or-two-such-as', { word: '--lang en,de' }),
    );
  return parts as Language[];
}

function numberIn(option: string, text: string, from: number, to: number): number {
  const value = Number(text);
  if (!/^-?\d+(?:\.\d+)?$/.test(text) || value < from || value > to)
    throw new Usage(
      say('usage/option-cannot-be', { option, value: text }),
      say('usage/it-is-a-length-from', { from, to }),
    );
  return value;
}

function lengthIn(
  given: GivenArguments,
  option: string,
  otherwise: number,
  from: number,
  to: number,
): number {
  const text = given.one(option);
  return text === undefined ? otherwise : numberIn(option, text, from, to);
}

function offsetIn(given: GivenArguments): { x: number; y: number } {
  const text = given.one('offset');
  if (text === undefined) return { x: 0, y: 0 };
  const parts = text.split(',');
  if (parts.length !== 2)
    throw new Usage(
      say('usage/option-cannot-be', { option: 'offset', value: text }),
      say('usage/write', { word: '--offset 0.5,-1' }),
    );
  const [x, y] = parts.map((part) => numberIn('offset', part.trim(), -20, 20));
  return { x, y };
}
