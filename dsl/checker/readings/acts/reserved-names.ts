/** A name that is a word of the language: `discard a fruit as cost`, `choose a fruit as each`. It gets another one, here and below. */
import { isReserved } from '../../../language/lexer/reserved-words.ts';

/** The text with every such name changed; none where all names are free. */
export function withReservedNames(text: string): string[] {
  const names = [...text.matchAll(/\bas ([a-z]{2,})(?=$|[,:\n]| to\b)/g)].map(([, name]) => name);
  const taken = [...new Set(names)].filter(
    (name) => isReserved(name) && new RegExp(`\\bthe ${name}\\b`).test(text),
  );
  const put = taken.reduce(
    (said, name) =>
      said
        .replaceAll(new RegExp(`\\bas ${name}(?=$|[,:\\n]| to\\b)`, 'g'), `as ${name}-one`)
        .replaceAll(new RegExp(`\\bthe ${name}\\b`, 'g'), `the ${name}-one`),
    text,
  );
  return put === text ? [] : [put];
}
