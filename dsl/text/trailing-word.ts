/** Whether a text has a word behind a lead, which ends where the word would begin; the word is taken as it is, however long. */
export function hasWordAfter(text: string, lead: RegExp, word: string): boolean {
  for (const { 0: before, index } of text.matchAll(lead)) {
    const from = index + before.length;
    if (text.startsWith(word, from) && !/^\w/.test(text.slice(from + word.length, from + word.length + 1)))
      return true;
  }
  return false;
}
