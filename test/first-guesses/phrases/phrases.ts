import { parse as parseYaml } from 'yaml';
import { filesBelow, isYaml } from '../../files.ts';
import { bring } from '../guesses.ts';
import { cardOf, there } from '../readings/cards.ts';

/** One meaning, as the language has it and as people say it. */
export interface Phrase {
  /** The sort of card that it is written on. */
  readonly on: string;
  /** The first is how the language has it; others come to the same and print otherwise. */
  readonly means: readonly string[];
  readonly said: readonly string[];
}

/** One way to say one meaning. */
export interface Said extends Pick<Phrase, 'on' | 'means'> {
  readonly area: string;
  readonly text: string;
}

/** What was written down before anybody looked at what is read: a part to be worked on, and a part that is only counted. */
export type Part = 'worked-on' | 'held-out';

/** All that is said in a part. */
export function saidThere(part: Part): Said[] {
  return [...filesBelow(`test/first-guesses/phrases/${part}`, isYaml)].flatMap(([path, text]) => {
    const area = path.slice(path.lastIndexOf('/') + 1, -'.yaml'.length);
    return (parseYaml(text) as Phrase[])
      .filter(({ on }) => there([on]))
      .flatMap(({ on, means, said }) => said.map((one) => ({ area, on, means, text: one })));
  });
}

/** Printed words that come to the same: `you gain 2 coins`, `this hero` on a hero, `every`, `3 or more`. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/\byou (?=(?:gain|lose|draw|pay|discard|may) )/g, ''],
  [/\bevery\b/g, 'each'],
  [/\bthat card\b/g, 'it'],
  [/\b(\d+) or more\b/g, 'at least $1'],
  [/\b1 card\b/g, 'a card'],
  [/\bhas a (?=[a-z]+,)/g, 'has at least 1 '],
  [/\bthis (?:card|hero|character)\b/g, 'this'],
  [/\b(?:until the end of (?:the|this) turn|for the rest of (?:the|this) turn)\b/g, 'this turn'],
  // Nobody has a partner in these games.
  [/\beach (?:other player|player other than you)\b/g, 'each opponent'],
  [/\banother player\b/g, 'an opponent'],
];

/** What a card with a text prints, if nothing is found in it; what comes to the same is printed alike. */
function printedWith(on: string, text: string): string | undefined {
  const { found, printed } = bring(...cardOf(on, text));
  const said = found.length > 0 ? undefined : printed.get('guessed');
  return said && ALIKE.reduce((each, [from, to]) => each.replaceAll(from, to), said.toLowerCase());
}

/** What becomes of a text: it is read as meant, it is refused, or it is read as something else. */
export function outcomeOf({ on, means, text }: Said): 'read' | 'refused' | 'something else' {
  const meant = means.map((each) => {
    const printed = printedWith(on, each);
    if (!printed) throw new Error(`not accepted on a ${on}: ${each}`);
    return printed;
  });
  const read = printedWith(on, text);
  if (read === undefined) return 'refused';
  return meant.includes(read) ? 'read' : 'something else';
}
