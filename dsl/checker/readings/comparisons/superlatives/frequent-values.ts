/**
 * Cards of a value that many or few of them have: `all fruits of the rarest colour`, `a fruit of the colour with the most fruits in your
 * row`. The language chooses the value in a line of its own, and has `that colour` in the next one.
 */
import { plural, withArticle } from '../../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../../words/spoken-nouns.ts';

const HEAD = '(?:- )?(?:(?:if|otherwise|when|whenever|at|until|while)\\b[^,:]*, )?';
const WHERE = '(?: (?:in|on) (?!the (?:most|fewest))[^,:\\n]+?)?';
const END = '(?=$|,| (?:to|into|for|with|and|until|instead|this)\\b)';

/** The most or the fewest of some, with what is counted and where. */
interface Counted {
  readonly few: boolean;
  /** Whether a value that nothing has is left out, as of the rarest. */
  readonly isThere: boolean;
  readonly noun?: string;
  readonly place?: string;
}

/** `draw a card for each different colour in your row` is as many cards as it has colours. */
function withEachValue(line: string, vocabulary: Vocabulary): string {
  const fields = vocabulary.fields.filter(
    (field) => field.type.type === 'value' && line.includes(forms(field).one),
  );
  return fields.reduce((said, field) => {
    const { one, many } = forms(field);
    return said.replace(
      new RegExp(
        `\\b(an?|1|\\d+) ([a-z-]+(?: [a-z-]+)?) for (?:each|every) (?:different |distinct |separate )?${one} ((?:in|among|of|on) [^,:]+)$`,
      ),
      (_, count: string, what: string, where: string) => {
        const number = `the number of different ${many} ${where.replace(/^among your /, 'of all your ').replace(/^of (?!all|your|the|that|this)/, 'among ')}`;
        return /^(?:an?|1)$/.test(count)
          ? `(${number}) ${plural(what)}`
          : `(${count} times ${number}) ${what}`;
      },
    );
  }, line);
}

/** A text with such a value chosen in a line in front; none where nothing changes. */
export function withFrequentValues(text: string, vocabulary: Vocabulary): string[] {
  if (/ for (?:each|every) /.test(text)) {
    const put = text
      .split('\n')
      .map((line) => withEachValue(line, vocabulary))
      .join('\n');
    if (put !== text) return [put];
  }
  if (!/\b(?:most|fewest|rarest|commonest|least)\b/.test(text)) return [];
  const values = vocabulary.fields.filter(({ type }) => type.type === 'value');
  const names = [...new Set(values.map((field) => forms(field).one))]
    .filter((name) => text.includes(name))
    .join('|');
  if (names === '') return [];
  const put = text
    .split('\n')
    .map((line) => chosenBefore(line, names, vocabulary))
    .join('\n');
  return put === text ? [] : [put];
}

function chosenBefore(line: string, names: string, vocabulary: Vocabulary): string {
  const [margin] = /^\s*/.exec(line)!;
  const [head] = new RegExp(`^${HEAD}`).exec(line.slice(margin.length))!;
  const order = line.slice(margin.length + head.length);
  for (const [form, read] of FORMS) {
    const found = new RegExp(
      `^(.*?\\b(all|each|every|an?|the|any|another|\\d+) ([a-z-]+)(?: ${OF_THEM})?)(${WHERE}) (?:of|with|in) ${form.replace('VALUE', `(?<value>${names})`)}(?<behind>${WHERE})${END}(.*)$`,
    ).exec(order);
    if (!found?.groups) continue;
    const [, before, which, noun, place, ...others] = found;
    const rest = others.at(-1)!;
    const { value, behind } = found.groups;
    const counted = read(found.groups);
    const where = counted.place ?? (place === '' ? behind : place);
    const one = nounSaid(vocabulary, noun);
    if (one?.of !== 'card' || (place !== '' && behind !== '') || /\bof that\b/.test(order)) return line;
    const many = one.form === 'many' ? noun : plural(noun);
    const said = /^(?:each|every)$/.test(which)
      ? before.replace(new RegExp(`\\b${which} ${noun}`), `all ${many}`)
      : before;
    const of = counted.noun ?? many;
    const there = counted.isThere ? ` where there is ${withArticle(one.one)} of that ${value}${where}` : '';
    const lines = [
      `choose ${withArticle(value)} with the ${counted.few ? 'fewest' : 'most'} ${of}${counted.noun === undefined ? where : behind}${there}`,
      `${said} of that ${value}${place === '' && counted.noun === undefined ? behind : place}${rest}`,
    ];
    return inBlock(margin, head, lines);
  }
  return line;
}

/** Several lines in place of one: a block where something comes first. */
function inBlock(margin: string, head: string, lines: readonly string[]): string {
  const mark = head.startsWith('- ') ? '- ' : '';
  const before = head.slice(mark.length).replace(/, $/, '');
  if (before === '')
    return lines.map((each, i) => `${margin}${i === 0 ? mark : mark.replace(/./g, ' ')}${each}`).join('\n');
  return [`${margin}${mark}${before}:`, ...lines.map((each) => `${margin}${mark}  ${each}`)].join('\n');
}

/** What may come between a noun and its value. */
const OF_THEM = '(?:cards?)';

type Form = readonly [form: string, read: (groups: Readonly<Record<string, string>>) => Counted];

const MANY = '(?:most (?:common|frequent|numerous|widespread)|commonest)';
const FEW = '(?:rarest|least (?:common|frequent|numerous|widespread))';

const FORMS: readonly Form[] = [
  [
    `the VALUE (?:with|(?:that|which) (?:has|have)|having) the (?<most>most|fewest) (?<noun>[a-z-]+)`,
    ({ most, noun }) => ({ few: most === 'fewest', isThere: false, noun }),
  ],
  [
    `(?:the|a) (?<how>${MANY}|${FEW}) VALUE among (?:all )?(?:the )?(?<noun>[a-z-]+)`,
    ({ how, noun }) => ({ few: new RegExp(FEW).test(how), isThere: new RegExp(FEW).test(how), noun }),
  ],
  [
    `the VALUE (?:that|which) (?:occurs|appears|comes up|is there|is found) (?:the )?(?<how>most|least)(?: often| frequently)?`,
    ({ how }) => ({ few: how === 'least', isThere: how === 'least' }),
  ],
  [
    `(?:the|a) (?<how>${MANY}|${FEW}) VALUE`,
    ({ how }) => ({ few: new RegExp(FEW).test(how), isThere: new RegExp(FEW).test(how) }),
  ],
];
