/** The parts of a rule book by their headings, and those of them in which words occur. */

/** A part: its heading and what stands below it up to the next one, as Markdown. */
export function sectionsOf(markdown: string): string[] {
  return markdown.split(/^(?=#{1,4} )/m).filter((section) => section.trim() !== '');
}

/** Words in any order, in small letters. */
export const wordsIn = (text: string): string[] =>
  text
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

/** The parts in which all words occur; every part where there are no words. */
export function sectionsWith(markdown: string, words: readonly string[]): string[] {
  return sectionsOf(markdown).filter((section) => {
    const text = section.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The places of words in an element. */
export function wordRanges(element: Element, words: readonly string[]): Range[] {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = (node.textContent ?? '').toLocaleLowerCase();
    for (const word of words)
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, Math.min(at + word.length, node.textContent?.length ?? 0));
        ranges.push(range);
      }
  }
  return ranges;
}
