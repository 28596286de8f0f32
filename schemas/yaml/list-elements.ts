/**
 * Where the elements of a list at the left margin begin; nothing for any other text. Each can be read without the others.
 */
export function elementStarts(text: string): readonly number[] | undefined {
  const starts = [...text.matchAll(/^- /gm)].map(({ index }) => index);
  // Only comments may precede the first element: anything else says how to read the rest.
  return starts.length > 0 && /^(?:[ \t]*(?:#[^\r\n]*)?\r?\n)*$/.test(text.slice(0, starts[0]))
    ? starts
    : undefined;
}
