/** Two cards that change places: `swap places with the target`, `exchange this for the target`. */
import { forms } from '../../../language/symbols/symbol-table.ts';
import { KNOWN_ONE, type BoardWords } from './board-words.ts';

const SWAP = '(?:swap|exchange|trade|switch|change)';
const PLACES = '(?:places?|positions?|spots?|squares?|spaces?|fields?)';
const HEAD = '^(\\s*(?:- )?(?:[^,:]+, )*)(you may )?';

/** Ways to say so, with one of them or both. */
const FORMS: readonly RegExp[] = [
  new RegExp(`${HEAD}${SWAP} (?<one>${KNOWN_ONE}) (?:with|for|and) (?<other>${KNOWN_ONE}|an? [^,:]+)$`),
  new RegExp(
    `${HEAD}${SWAP} (?:the )?${PLACES} (?:of )?(?:(?<one>${KNOWN_ONE}) )?(?:with|and) (?<other>${KNOWN_ONE}|an? [^,:]+)$`,
  ),
  new RegExp(`${HEAD}(?<one>${KNOWN_ONE}) and (?<other>${KNOWN_ONE}) ${SWAP} (?:their )?${PLACES}$`),
  new RegExp(
    `${HEAD}(?<one>${KNOWN_ONE}) (?<can>may )?${SWAP}e?s? (?:its )?${PLACES} with (?<other>${KNOWN_ONE}|an? [^,:]+)$`,
  ),
];

export function withChangedPlaces(text: string, words: BoardWords): string {
  let count = 0;
  return text
    .split('\n')
    .map((line) => {
      const put = changed(line, words, text) ?? changedCounters(line, words, count);
      if (put !== undefined) count++;
      return put ?? line;
    })
    .join('\n');
}

/** `exchange the wounds of this for the wounds of the target`: what each has is set to what the other one had. */
function changedCounters(line: string, { vocabulary }: BoardWords, count: number): string | undefined {
  const [, head, one, first, other, second] = COUNTERS.exec(line) ?? [];
  const counter = vocabulary.counters.find(
    (each) => each.of === 'card' && !each.holds && forms(each).many === one && one === other,
  );
  const former = ['former', 'earlier', 'previous'][count];
  if (!counter || first === second || former === undefined) return undefined;
  return [
    `let ${former} be the ${one} of ${first}`,
    `${first}'s ${one} become (the ${one} of ${second})`,
    `${second}'s ${one} become (the ${former})`,
  ]
    .map((each) => head + each)
    .join('\n');
}

const COUNTERS = new RegExp(
  `^(\\s*)${SWAP} the ([a-z-]+) of (${KNOWN_ONE}) (?:with|for|and) the ([a-z-]+) of (${KNOWN_ONE})$`,
);

function changed(line: string, { cell, self, one: nouns }: BoardWords, text: string): string | undefined {
  for (const form of FORMS) {
    const [all, head = '', first = ''] = form.exec(line) ?? [];
    if (all === undefined) continue;
    const { one = self, other, can } = form.exec(line)!.groups!;
    const may = can === undefined ? first : 'you may ';
    if (one === undefined || one === other || [one, other].some((each) => isElsewhere(each, text)))
      return undefined;
    if (!/^an? /.test(other)) return `${head}${may}${crosswise(one, other, cell.one)}`;
    const [noun] = new RegExp(`(?<![\\w-])(?:${nouns})(?![\\w-])`).exec(other) ?? [];
    if (noun === undefined || head.trim() !== '' || may !== '' || / as [a-z-]+$/.test(other))
      return undefined;
    return `${head}choose ${other}\n${head}${crosswise(one, `that ${noun}`, cell.one)}`;
  }
  return undefined;
}

/** Whether a card was looked for in a hand or another place that is no board. */
function isElsewhere(card: string, text: string): boolean {
  const away = / (?:in(?! line\b)|under|among|on top of|attached to) /;
  const [, name] = /^(?:the|that) ([a-z-]+)/.exec(card) ?? [];
  if (name === undefined) return away.test(card);
  const chosen = new RegExp(`\\bchoose (?:.* as ${name}$|an? (?:other )?${name}\\b)`);
  return text.split('\n').some((line) => away.test(line) && chosen.test(line));
}

const crosswise = (one: string, other: string, square: string): string =>
  `move ${one} to ${other}'s ${square} and move ${other} to ${one}'s ${square}`;
