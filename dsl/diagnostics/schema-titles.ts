import { english } from './catalogue/languages.ts';
import { oneOf, asIs, say, written, type Phrase, type FixedPhraseId } from './catalogue/phrase.ts';

/** A phrase that speaks of nothing else. */
type Fixed = FixedPhraseId;

let ids: ReadonlyMap<string, Fixed> | undefined;
/** The phrases of the catalogue by their English words. */
const known = (): ReadonlyMap<string, Fixed> =>
  (ids ??= new Map(
    Object.entries(english).flatMap(([id, text]) =>
      id.startsWith('phrase/') && !text.includes('{ $')
        ? [[text.trim().replace(/\{"(.)"\}/g, '$1'), id as Fixed]]
        : [],
    ),
  ));

/** Forms of texts that are made of others. */
const made: readonly (readonly [RegExp, (...parts: string[]) => Phrase])[] = [
  [/^text \((\w+)\)$/, (text) => say('phrase/text-of', { text })],
  [/^a list of (.*)$/, (of) => say('phrase/a-list-of', { what: phraseOf(of) })],
  [/^(.*) or (`[^`]*`)$/, (one, other) => say('phrase/or', { one: phraseOf(one), other: phraseOf(other) })],
  [
    /^(.*) from (-?\d+) to (-?\d+)$/,
    (of, from, to) => say('phrase/from-to', { what: phraseOf(of), from, to }),
  ],
  [/^(.*) of at least (-?\d+)$/, (of, least) => say('phrase/of-at-least', { what: phraseOf(of), least })],
  [/^(.*) of at most (-?\d+)$/, (of, most) => say('phrase/of-at-most', { what: phraseOf(of), most })],
];

/** The phrase of an English text that is kept elsewhere as a text: the title of a schema, the label of a token. */
export function phraseOf(text: string): Phrase {
  const id = known().get(text);
  if (id) return say(id);
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
