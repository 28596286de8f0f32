/**
 * Names that people give and the language does not take: words of its own (`as theirs`), two words (`as red chair`), and one that
 * is in the plural below (`as tale`, and below it `all tales`).
 */
import { isReserved } from '../../../lexer/reserved-words.ts';

const GIVEN = /\b(?:as (?<behind>[a-z]+)(?: (?<second>[a-z]+))?(?=$|[,:])|let (?<before>[a-z]+) be\b)/gm;
/** Behind `as` these go on with the sentence. */
const GOES_ON = new Set(['this', 'many', 'much', 'it', 'you', 'a', 'an', 'the', 'its', 'your', 'that', 'if']);

/** The text with names that can be given; the same text where all can be. */
export function withPossibleNames(text: string): string {
  if (!/\bas |\blet /.test(text)) return text;
  let said = text;
  for (const { groups = {} } of text.matchAll(GIVEN)) {
    const { behind, second, before } = groups;
    const name = behind ?? before;
    if (GOES_ON.has(name)) continue;
    if (second !== undefined) said = joined(said, name, second);
    else if (isReserved(name)) said = renamed(said, name);
    else if (behind !== undefined) said = inPlural(said, name);
  }
  return said;
}

/** `the red chair` is `the red-chair`. */
function joined(text: string, first: string, second: string): string {
  return new RegExp(`\\bthe ${first} ${second}\\b`).test(text)
    ? text.replaceAll(new RegExp(`\\b(as|the) ${first} ${second}\\b`, 'g'), `$1 ${first}-${second}`)
    : text;
}

/** `the theirs` is `the theirs-one`; where nothing below calls it so, it is no name. */
function renamed(text: string, name: string): string {
  if (!new RegExp(`\\bthe ${name}\\b`).test(text)) return text;
  return text.replaceAll(
    new RegExp(`\\b(as|let|the) ${name}\\b(?!-)`, 'g'),
    (_, word: string) => `${word} ${name}-one`,
  );
}

/** `all tales` and `each tale` are of what was named `tales`. */
function inPlural(text: string, name: string): string {
  const isOne = new RegExp(`\\bthe ${name}\\b`).test(text);
  if (isOne || !new RegExp(`\\b(?:all|the|those|these) (?:the )?${name}s\\b`).test(text)) return text;
  return text
    .replaceAll(new RegExp(`\\bas ${name}\\b`, 'g'), `as ${name}s`)
    .replaceAll(new RegExp(`\\b(?:all|those|these) (?:the )?${name}s\\b`, 'g'), `the ${name}s`)
    .replaceAll(new RegExp(`\\beach ${name}\\b`, 'g'), `each card among the ${name}s`);
}
