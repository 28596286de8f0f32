import { oneOf, asIs, say, written, type Phrase } from './phrase.ts';
import { phrases, type PhraseKey } from './en/phrases.ts';

const known: ReadonlySet<string> = new Set(phrases);
const isKey = (text: string): text is PhraseKey => known.has(text);

/** Forms of texts that are made of others. */
const made: readonly (readonly [RegExp, (...parts: string[]) => Phrase])[] = [
  [/^text \((\w+)\)$/, (of) => say('text ({1})', of)],
  [/^a list of (.*)$/, (of) => say('a list of {1}', phraseOf(of))],
  [/^(.*) or (`[^`]*`)$/, (one, other) => say('{1} or {2}', phraseOf(one), phraseOf(other))],
  [/^(.*) from (-?\d+) to (-?\d+)$/, (of, from, to) => say('{1} from {2} to {3}', phraseOf(of), from, to)],
  [/^(.*) of at least (-?\d+)$/, (of, least) => say('{1} of at least {2}', phraseOf(of), least)],
  [/^(.*) of at most (-?\d+)$/, (of, most) => say('{1} of at most {2}', phraseOf(of), most)],
];

/** The phrase of an English text that is kept elsewhere as a text: the title of a schema, the label of a token. */
export function phraseOf(text: string): Phrase {
  if (isKey(text)) return say(text);
  if (/^`[^`]*`$/.test(text)) return written(text.slice(1, -1));
  const words = text.split(/, | or /);
  if (words.every((word) => /^`[^`]*`$/.test(word)))
    return oneOf(
      words.map((word) => written(word.slice(1, -1))),
      12,
    );
  for (const [form, make] of made) {
    const match = form.exec(text);
    if (match) return make(...match.slice(1));
  }
  return asIs(text);
}
