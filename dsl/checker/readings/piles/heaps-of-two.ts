/**
 * Two piles that are chosen together, and what is done with the one and the other: `choose 2 stalls as pair`, and below it `swap a
 * fruit in one of the pair for a fruit in the other`. Which of them is the one, is chosen as well.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const CHOOSE = /^(\s*)choose (?:the )?(?:exactly )?(?:2|two) ([a-z-]+)(.*?)(?: as ([a-z-]+))?$/;
/** A verb with both of them: `swap the 2 stalls with the fewest fruits`. */
const BOTH =
  /^(\s*)([a-z-]+) (?:the )?(?:2|two) ([a-z-]+) (with the (?:most|fewest|highest|lowest) [a-z]+(?: [a-z]+)?)(?: into (?:one|a single [a-z-]+)| together| with each other)?$/;
const SIZED = /\b(?:the )?(?:2|two) (smallest|biggest|largest) ([a-z-]+)\b/g;

/** A text with both of them named; none where nothing changes. */
export function withHeapsOfTwo(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:2|two) /.test(text)) return [];
  const lines = sized(text, vocabulary).split('\n');
  const at = lines.findIndex((line) => isOfHeaps(CHOOSE.exec(line)?.[2], vocabulary));
  const put = at < 0 ? lines.map((line) => both(line, vocabulary)) : chosen(lines, at, vocabulary);
  const read = put.join('\n');
  return read === text ? [] : [read];
}

const heapOf = (said: string | undefined, vocabulary: Vocabulary): string | undefined => {
  const found = said === undefined ? undefined : nounSaid(vocabulary, said);
  return found?.of === 'pile' && found.form === 'many' ? found.one : undefined;
};

const isOfHeaps = (said: string | undefined, vocabulary: Vocabulary): boolean =>
  heapOf(said, vocabulary) !== undefined;

/** `the two smallest stalls`: those with the fewest cards. */
function sized(text: string, vocabulary: Vocabulary): string {
  const kind = vocabulary.zones.find(({ pile }) => pile !== undefined)?.takes;
  const many = kind?.length === 1 ? forms(kind[0]).many : 'cards';
  return text.replaceAll(SIZED, (said, size: string, noun: string) =>
    isOfHeaps(noun, vocabulary)
      ? `the 2 ${noun} with the ${size === 'smallest' ? 'fewest' : 'most'} ${many}`
      : said,
  );
}

/** What a verb does with two of a sort: they are chosen first. */
function both(line: string, vocabulary: Vocabulary): string {
  const [, margin = '', word, many, which] = BOTH.exec(line) ?? [];
  const verb = vocabulary.verbs.find(({ id }) => id === word);
  if (!verb || !isOfHeaps(many, vocabulary) || verb.parameters.length !== 2) return line;
  return `${margin}choose 2 ${many} ${which} as pair\n${margin}${word} the pair`;
}

function chosen(lines: readonly string[], at: number, vocabulary: Vocabulary): readonly string[] {
  const [, margin = '', many = '', which = '', given] = CHOOSE.exec(lines[at])!;
  const heap = heapOf(many, vocabulary)!;
  const name = given ?? 'pair';
  const below = lines.slice(at + 1).join('\n');
  if (given === undefined && /\bpair\b/.test(below)) return lines;
  const head = `${margin}choose 2 ${many}${which} as ${name}`;
  const those = `(?:(?:of|among) (?:the ${name}|them|(?:these|those)(?: two| 2)?(?: ${many})?|the (?:two|2)(?: ${many})?))`;
  const told = below
    .replaceAll(
      new RegExp(`\\bchoose (?:the )?(?:one|first|either)(?: ${heap})? ${those} as (?=[a-z])`, 'g'),
      `choose a ${heap} among the ${name} as `,
    )
    .replaceAll(
      new RegExp(
        `\\bchoose (?:the )?(?:other|second|remaining)(?: one| ${heap})?(?: ${those})? as (?=[a-z])`,
        'g',
      ),
      `choose another ${heap} among the ${name} as `,
    );
  const compared = betterOne(told, heap, many, name);
  if (compared !== below) return [...lines.slice(0, at), head, ...compared.split('\n')];
  if (/ as (?:first|second)\b/.test(below)) return lines;
  const one = new RegExp(
    `\\b(?:the )?(?:one|first)(?: one| ${heap})? ${those}|\\bthe (?:one|first)(?: ${heap}| one)?(?= )|(?<= in | from )one(?= for| to)`,
    'g',
  );
  const other = new RegExp(
    `\\b(?:the )?(?:other|second)(?: one| ${heap})?(?: ${those}|(?=$|,| for| to))`,
    'gm',
  );
  const named = below.replaceAll(one, 'the first').replaceAll(other, 'the second');
  if (!/\bthe first\b/.test(named) || !/\bthe second\b/.test(named)) return lines;
  return [
    ...lines.slice(0, at),
    head,
    `${margin}choose a ${heap} among the ${name} as first`,
    `${margin}choose another ${heap} among the ${name} as second`,
    ...named.split('\n'),
  ];
}

const MORE: Readonly<Record<string, string>> = {
  lower: 'lowest',
  smaller: 'lowest',
  higher: 'highest',
  larger: 'highest',
  greater: 'highest',
};

/** `the one with the lower total price`: of two it is the one with the lowest. `if their total prices are equal`: both have the same. */
const betterOne = (text: string, heap: string, many: string, name: string): string =>
  text
    .replaceAll(
      new RegExp(
        `\\bthe (?:one|${heap}) with the (lower|smaller|higher|larger|greater) total ([a-z]+)\\b`,
        'g',
      ),
      (_, how: string, field: string) => `a ${heap} among the ${name} with the ${MORE[how]} total ${field}`,
    )
    .replaceAll(
      new RegExp(
        `\\bif (?:(?:the|their) total ([a-z]+?)s?(?: of (?:the ${name}|both|them))? (?:are|is)|(?:they|both|the ${name}) have) (?:equal|the same)(?: total ([a-z]+?)s?)?(?=[,:])`,
        'g',
      ),
      (said, one?: string, two?: string) => {
        const field = one ?? two;
        return field === undefined
          ? said
          : `if there are 2 ${many} among the ${name} where the total ${field} of all cards in that ${heap} is the same`;
      },
    );
