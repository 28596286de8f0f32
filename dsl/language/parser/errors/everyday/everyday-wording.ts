/**
 * A text in plain words: what people put in many ways is put in one. All of it is rewritten at once, so that a card in
 * everyday wording has few steps left to the language; the text is tried on the game then.
 */
import type { EntryKind } from '../../../syntax/ast.ts';
import type { Reading } from '../card-readings.ts';
import { DONE, EVERYDAY_ACTS } from './everyday-acts.ts';
import { EVERYDAY_CHOICES } from './everyday-choices.ts';
import { EVERYDAY_CONDITIONS } from './everyday-conditions.ts';
import { EVERYDAY_EVENTS, IN_FRONT, WAITED_FOR } from './everyday-events.ts';
import { EVERYDAY_PRICES } from './everyday-prices.ts';
import { EVERYDAY_ROLLS } from './everyday-rolls.ts';
import { EVERYDAY_SPANS } from './everyday-spans.ts';
import { OTHER_VERBS } from './everyday-verbs.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { goneOnFrom } from './sentences-that-go-on.ts';

const ANYWHERE: readonly Reading[] = [
  ...OTHER_VERBS,
  ...EVERYDAY_WORDS,
  ...EVERYDAY_SPANS,
  ...EVERYDAY_EVENTS,
  ...EVERYDAY_ROLLS,
  ...EVERYDAY_PRICES,
  ...EVERYDAY_CONDITIONS,
  ...EVERYDAY_CHOICES,
  ...EVERYDAY_ACTS,
];

const OF_ABILITIES: readonly Reading[] = [...IN_FRONT, ...ANYWHERE, ...WAITED_FOR];
const OF_EFFECTS: readonly Reading[] = [...ANYWHERE, ...DONE];

/** So often a wording may occur in a line. */
const MOST = 4;
/** Longer lines are no sentences of a card. */
const LONGEST = 300;

/** The text in plain words; the same text if it is in plain words already. `isVerb`: of the game, and left as it is. */
export function inPlainWords(text: string, entry: EntryKind, isVerb: (word: string) => boolean): string {
  const lines = text.split('\n').flatMap((line) => {
    const [margin] = /^\s*(?:- )?/.exec(line)!;
    const isAbility = entry === 'abilities' && margin === '';
    const readings = isAbility ? OF_ABILITIES : OF_EFFECTS;
    return plainLines(line.slice(margin.length), readings, isVerb).map((each) => margin + each);
  });
  return goneOnFrom(lines).join('\n');
}

/** A line in plain words; a sentence that is divided is read part by part. */
function plainLines(line: string, readings: readonly Reading[], isVerb: (word: string) => boolean): string[] {
  if (line.length > LONGEST || line.includes('"')) return [line];
  let said = line;
  for (const reading of readings) {
    const [from, to] = reading;
    for (let i = 0; i < MOST; i++) {
      const [match] = from.exec(said) ?? [];
      if (match === undefined || (OTHER_VERBS.includes(reading) && isVerb(/[a-z]+/.exec(match)![0]))) break;
      const put = typeof to === 'string' ? said.replace(from, to) : said.replace(from, to);
      if (put === said) break;
      if (put.includes('\n')) return put.split('\n').flatMap((each) => below(each, readings, isVerb));
      said = put;
    }
  }
  return [said.replaceAll(/ {2,}/g, ' ').trimEnd()];
}

function below(line: string, readings: readonly Reading[], isVerb: (word: string) => boolean): string[] {
  const [margin] = /^\s*/.exec(line)!;
  return plainLines(line.slice(margin.length), readings, isVerb).map((each) => margin + each);
}
