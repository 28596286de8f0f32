/**
 * More of it under a condition: `the fruit gains 2 coins, or 4 if it has no worms`, `each player draws 1 card (2 if they have no fruits)`.
 * Either the one or the other happens.
 */
const MORE =
  /^(\s*(?:- )?(?:[^,:\n]+, )*)((?:the|that|this|your|each|every) (?:[a-z-]+)(?: player| opponent)?|this|you) ([a-z]+) (an?|one|\d+) ([a-z-]+(?: [a-z-]+)?),? (?:or |\()(\d+|two|three|four|five)(?: \5)? (?:instead )?if ([^,:()\n]+?)\)?(?: instead)?$/gm;
const EACH = /^(?:each|every) ((?:other )?(?:player|opponent))$/;

/** The text with both cases; none where there is none. */
export function withMoreUnderACondition(text: string): string[] {
  const put = text.replaceAll(
    MORE,
    (
      said,
      head: string,
      who: string,
      verb: string,
      count: string,
      what: string,
      more: string,
      condition: string,
    ) => {
      const [, each] = EACH.exec(who) ?? [];
      const one = each === undefined ? who : `that ${each.replace('other ', '')}`;
      const asked = condition
        .replace(/^(?:it|they) (?=has\b|is\b|was\b|had\b)/, `${one} `)
        .replace(/^they have\b/, `${one} has`)
        .replace(/^they are\b/, `${one} is`);
      const many = what.endsWith('s') || /^(?:an?|one|1)$/.test(count) === false ? what : `${what}s`;
      const lines = [
        `if ${asked}, ${one} ${verb} ${more} ${many}`,
        `otherwise, ${one} ${verb} ${count} ${what}`,
      ];
      const [margin] = /^\s*/.exec(head)!;
      if (each !== undefined)
        return head === margin
          ? [`${margin}for each ${each}:`, ...lines.map((line) => `${margin}  ${line}`)].join('\n')
          : said;
      if (head === margin) return lines.map((line) => margin + line).join('\n');
      return [`${head.replace(/, $/, ':')}`, ...lines.map((line) => `${margin}  ${line}`)].join('\n');
    },
  );
  return put === text ? [] : [put];
}
