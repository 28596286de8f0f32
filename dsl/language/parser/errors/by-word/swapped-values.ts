/** Two whose values change places: `choose a fruit and another fruit`, and below it `they swap their prices`. */

const CHOSEN =
  /^(\s*)choose (?:(an? [^,:\n]+?) and (an?(?:other)? [^,:\n]+?)|(?:two|2) (?:other )?([a-z-]+?)s((?: (?:in|on|of) [^,:\n]+)?))$/;
const WHO = '(?:they|those [a-z-]+|these [a-z-]+|the two(?: [a-z-]+)?|both(?: [a-z-]+)?)';
const SPAN = '(?:until [^,:]+|this turn|this round|for the rest of the game)';
const SWAPPED = new RegExp(
  `^\\s*(?:(${SPAN}),? )?(?:${WHO} (?:swap|exchange|trade|switch) (?:their )?([a-z-]+?)s|(?:swap|exchange|switch) (?:their|the) ([a-z-]+?)s(?: of (?:those|these|the two) [a-z-]+)?|their ([a-z-]+?)s are (?:swapped|exchanged|switched))(?: (${SPAN}))?$`,
);

/** The text with both chosen by a name of their own, and each value as that of the other one. */
export function withSwappedValues(text: string): string[] {
  if (!/\b(?:swap|exchange|trade|switch|swapped|exchanged|switched)\b/.test(text)) return [];
  const lines = text.split('\n');
  const at = lines.findIndex((line, i) => i > 0 && SWAPPED.test(line) && CHOSEN.test(lines[i - 1]));
  if (at < 0) return [];
  const [, margin, one, other, noun, place = ''] = CHOSEN.exec(lines[at - 1])!;
  const [, before, by, of, are, behind] = SWAPPED.exec(lines[at])!;
  const value = by ?? of ?? are;
  const span = before ?? behind ?? '';
  const article = /^[aeiou]/.test(noun ?? '') ? 'an' : 'a';
  const put = [
    `choose ${noun === undefined ? one : `${article} ${noun}${place}`} as first`,
    `choose ${noun === undefined ? other : `another ${noun}${place}`} as second`,
    `let former be the first's ${value}`,
    `let latter be the second's ${value}`,
    `the ${value} of the first counts as the latter ${span}`,
    `the ${value} of the second counts as the former ${span}`,
  ].map((line) => margin + line.trimEnd());
  return [[...lines.slice(0, at - 1), ...put, ...lines.slice(at + 1)].join('\n')];
}
