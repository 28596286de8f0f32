import { eachNodeIn } from './syntax-nodes.ts';

/** What stands for letters without being any: escapes, names of groups and references to them, classes. */
const SIGNS =
  /\\[pP]\{[^}]*\}|\\k<[^>]*>|\(\?<(?![=!])[^>]*>|\\u\{[^}]*\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\.|\[(?:[^\]\\]|\\.)*\]/gsu;

/** A string that is a pattern or a part of one: `(?:a|b)`. */
const isPattern = (text: string): boolean => /\(\?|\||\\[bsdwS]/.test(text);

/** The letters of each regular expression, of each string that is a pattern, and between the values of each template. */
function lettersIn(code: string, lang: 'ts' | 'tsx'): string[] {
  const found: string[] = [];
  eachNodeIn(code, lang, ({ type, value, regex }) => {
    if (type === 'Literal' && regex) found.push((regex as { pattern: string }).pattern);
    if (type === 'Literal' && typeof value === 'string' && isPattern(value)) found.push(value);
    if (type === 'TemplateElement') found.push((value as { raw: string }).raw);
  });
  return found.map((each) => each.replaceAll(SIGNS, '\0'));
}

/** A run of words, the last of which may lack its last letter: `heroes?`. */
const RUN = /\p{L}+(?:[ -]\p{L}+)*\??/gu;

/**
 * The words and neighbouring words, at most `most` of them, in the patterns and templates of a piece of TypeScript, in
 * small letters. A word that a group cuts is found as far as the group: `hero(?:es)?` as `hero`.
 */
export function wordsInPatterns(code: string, most = 3, lang: 'ts' | 'tsx' = 'ts'): Set<string> {
  const found = new Set<string>();
  for (const letters of lettersIn(code, lang))
    for (const [run] of letters.matchAll(RUN))
      for (const said of run.endsWith('?') ? [run.slice(0, -1), run.slice(0, -2)] : [run]) {
        const words = said.toLowerCase().split(' ');
        for (let from = 0; from < words.length; from++)
          for (let to = from + 1; to <= Math.min(words.length, from + most); to++)
            found.add(words.slice(from, to).join(' '));
      }
  return found;
}
