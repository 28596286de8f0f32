/** Where the line of an offset begins. */
export const startOfLine = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

/** Where the line of an offset ends, its line end not counted in. */
export function endOfLine(text: string, from: number): number {
  const lineFeed = text.indexOf('\n', from);
  const end = lineFeed < 0 ? text.length : lineFeed;
  return text[end - 1] === '\r' && end > from ? end - 1 : end;
}
