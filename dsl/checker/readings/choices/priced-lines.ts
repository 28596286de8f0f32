/**
 * Lines to choose from, each with a price: `- eat an apple to:` and below it what that buys, `- eat an apple: sell a pear`. It is bought
 * where the price was paid.
 */
const HEAD = /^( *)(?!- )[^\n]*\bchooses? [^\n]*:$/;
const LINE = /^( *)- ([a-z]+ [^:"\n]+?)(?: to)?:(?: (\S.*))?$/;
/** What opens lines of its own. */
const OPENS = /^(?:if|for|while|when|repeat|until|choose|depending|in|each|every|otherwise|you may)\b/;

/** The text with the price in a line of its own; none where no line has one. */
export function withPricedLines(text: string): string[] {
  const lines = text.split('\n');
  let head: number | undefined;
  let below: { readonly margin: number; readonly by: number } | undefined;
  const put = lines.flatMap((line) => {
    const margin = line.search(/\S/);
    if (below && margin > below.margin) return [' '.repeat(below.by) + line];
    below = undefined;
    if (head !== undefined && margin <= head) head = undefined;
    const opens = HEAD.exec(line);
    if (opens) {
      head = opens[1].length;
      return [line];
    }
    const [, indent, price, effect] = head === undefined ? [] : (LINE.exec(line) ?? []);
    if (indent === undefined || price === undefined || OPENS.test(price)) return [line];
    const inner = `${indent}  `;
    if (effect !== undefined) return [`${indent}- ${price}`, `${inner}if you do, ${effect}`];
    below = { margin, by: 0 };
    return [`${indent}- ${price}`, `${inner}if you do:`];
  });
  const said = put.join('\n');
  return said === text ? [] : [said];
}
