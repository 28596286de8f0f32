/**
 * Sentences behind one with a condition, of which it is open whether they follow from it as well: `if you have no cards, draw a
 * card. Discard a card`. Signs of which nothing is open have been read away before.
 */

const STOP = /[.;!] +(?=\S)/;
/** A condition or a loop, and what follows from it. */
const HEAD = /^((?:then )?(?:if|for each|until|while|during|repeat|unless) [^,:]+), (.+)$/i;

/** A text in which each sentence that is open follows in any case; the same text if there is none. */
export const sentencesApart = (text: string): string =>
  eachLine(text, (margin, sentences) => sentences.map((each) => margin + each));

/** The same in which each follows from the condition in front of it. */
export const sentencesInside = (text: string): string =>
  eachLine(text, (margin, sentences) => {
    const lines: string[] = [];
    let inner = margin;
    for (const each of sentences) {
      const [, head, what] = (inner === margin && HEAD.exec(each)) || [];
      if (head === undefined || what === undefined) lines.push(inner + each);
      else {
        inner = `${margin}  `;
        lines.push(`${margin}${head}:`, inner + what);
      }
    }
    return lines;
  });

function eachLine(text: string, put: (margin: string, sentences: readonly string[]) => string[]): string {
  return text
    .split('\n')
    .flatMap((line) => {
      const [margin] = /^\s*/.exec(line)!;
      const sentences = line.slice(margin.length).split(STOP);
      return sentences.length > 1 && !line.includes('"') ? put(margin, sentences) : [line];
    })
    .join('\n');
}
