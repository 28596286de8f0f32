/**
 * A number that is another one: `the equipped card's value is equal to the number of cards in your hand`, `this is worth 3`.
 */
import { forms, longestTerm, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';

const LASTS = '((?: (?:until [^,:]+|this turn|this round|for the rest of [^,:]+))?)';
const HEAD = '((?:(?:while|until|when|before|as long as|during) [^,]+, )*)';
const NUMBER = '(\\d+|(?:the|your|their|that|this|half|twice) [^,:]+?)';
const IS = new RegExp(
  `^${HEAD}((?:this|that|the|your|all|each|every) [^,:]+?) (?:is|are) (?:always |now |then )?(?:equal to |the same as |exactly )?${NUMBER}${LASTS}$`,
);
const WORTH = new RegExp(
  `^${HEAD}(this(?: card)?|(?:that|the|your|all|each|every) [^,:]+?) (?:is|are|counts as being|count as being) worth (?:exactly )?(\\d+)(?: points?)?${LASTS}$`,
);

/** Texts about numbers that are set, or chosen by the field that has them. */
export const withNumbers = (text: string, vocabulary: Vocabulary, kind: KindSymbol | undefined): string[] => [
  ...withNumbersSet(text, vocabulary, kind),
  ...withNumberChosen(text, vocabulary),
];

const CHOSEN = /\b(chooses?|names?) an? ([a-z]+(?: [a-z]+)?)(?=$|\n|,|\.)/;

/** `choose a level`, and then `characters of that level`: one of the numbers that the field may have. */
function withNumberChosen(text: string, { kinds }: Vocabulary): string[] {
  const [whole, verb, word] = CHOSEN.exec(text) ?? [];
  if (whole === undefined || !new RegExp(`\\b(?:of|with) that ${word}\\b`).test(text)) return [];
  const bounds = kinds.flatMap(({ fields }) =>
    fields.flatMap((field) => (forms(field).one === word ? [field.type] : [])),
  );
  const [first] = bounds;
  if (first?.type !== 'number' || first.from === undefined || first.to === undefined) return [];
  const isSame = bounds.every(
    (each) => each.type === 'number' && each.from === first.from && each.to === first.to,
  );
  const chooses = verb.endsWith('s') ? 'chooses' : 'choose';
  return isSame ? [text.replace(whole, `${chooses} a number from ${first.from} to ${first.to}`)] : [];
}

/** A text in which each such line sets a number. */
function withNumbersSet(text: string, vocabulary: Vocabulary, kind: KindSymbol | undefined): string[] {
  const lines = text.split('\n').map((line) => {
    const [margin] = /^ */.exec(line)!;
    const said = line.slice(margin.length);
    return margin + (worth(said, vocabulary, kind) ?? is(said));
  });
  const put = lines.join('\n');
  return put === text ? [] : [put];
}

function is(line: string): string {
  const [, head, whose, number, lasts] = IS.exec(line) ?? [];
  if (whose === undefined) return line;
  const said = number.replace(/^twice /, '2 times ').replace(/^half (?:of )?/, 'half ');
  const sum = /^half | (?:[+-]|plus|minus|times|divided) /.test(said);
  return `${head}${whose} counts as ${sum ? `(${said})` : said}${lasts}`;
}

/** What cards are worth that print one number. */
function worth(line: string, vocabulary: Vocabulary, own: KindSymbol | undefined): string | undefined {
  const [, head, whose, number, lasts] = WORTH.exec(line) ?? [];
  if (whose === undefined) return undefined;
  const isThis = /^this(?: card)?$/.test(whose);
  const kind = isThis ? own : kindIn(vocabulary, whose);
  const numbers = kind?.fields.filter(({ type }) => type.type === 'number') ?? [];
  if (numbers.length !== 1) return undefined;
  const field = forms(numbers[0]).one;
  return `${head}${isThis ? `this card's ${field}` : `the ${field} of ${whose}`} counts as ${number}${lasts}`;
}

/** The kind that a phrase is about, by the first of its words that names one. */
function kindIn(vocabulary: Vocabulary, phrase: string): KindSymbol | undefined {
  const span = { start: 0, end: 0 };
  for (const text of phrase.split(' ')) {
    const symbol = longestTerm(vocabulary, [{ text, span }])?.meanings[0].symbol;
    if (symbol?.sort === 'kind') return symbol;
  }
  return undefined;
}
