/**
 * Several that are chosen together, in other words: `discard 3 fruits, no two of the same colour`, `sell two of your fruits with the same colour`,
 * `discard 2 fruits that share a colour`, `sell 2 different fruits`, `discard a fig, a plum and a tool`.
 */
import { forms, type Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import { firstNounSaid } from '../../words/spoken-nouns.ts';

const START = '^(\\s*(?:- )?(?:[^,:\\n]+[,:] )*?(?:you may |that player (?:may )?|then )?)([a-z]+ )';
const COUNT = '((?:up to |exactly |at least )?(?:\\d+|[a-z]+|any number of) )';
const NOUN = '([a-z-]+?)';
const PLACE = "((?: (?:in|on|from) (?:your|the|an opponent's|that player's|their|any) [a-z-]+)?)";
const END = '((?: (?:to|as|into|and|then) [^,:\\n]+)?)$';

/** What people say of several that are alike, or that differ. */
interface Likeness {
  readonly isSame: boolean;
  /** The words in front of the value in which they are alike or differ. */
  readonly said: string;
  /** Whether it is about all of them together, where these are not somebody's. */
  readonly isClear: (whole: string, count: string, objects: string) => boolean;
}

const LIKENESSES: readonly Likeness[] = [
  {
    isSame: true,
    said: ',? (?:which|that) share (?:an?|the same)|,? sharing (?:an?|the same)|, (?:all|each|both) (?:of|with) the same| (?:of|with) the same',
    isClear: (whole, count) =>
      !/ (?:of|with) the same/.test(whole) || whole.includes(', ') || count.startsWith('any'),
  },
  {
    isSame: false,
    said: ', no (?:two|2) (?:of (?:them|which) )?(?:of|with|from|shar(?:e|ing)|having) (?:the same|an?)|, (?:all|each) (?:of|with|from) (?:an? )?different| (?:of|with) (?:all )?different',
    isClear: (whole, _, objects) => whole.includes(`${objects}, `),
  },
];

/** Without any of these words nothing is rewritten. */
const ALIKE = /\b(?:different|same|shar(?:e|ing)|of your|, an? [a-z-]+(?: card)?,? and an? )/;

/** The text with each such choice in the words of the language; none where there is none. */
export function withChosenAlike(text: string, vocabulary: Vocabulary): string[] {
  if (!ALIKE.test(text)) return [];
  const put = text
    .split('\n')
    .map((line) =>
      /^\s*(?:- )?(?:if|while|when|unless)\b/.test(line) || !ALIKE.test(line)
        ? line
        : ofLine(line, vocabulary),
    )
    .join('\n');
  return put === text ? [] : [put];
}

function ofLine(line: string, vocabulary: Vocabulary): string {
  const { one, many } = namesOf(vocabulary);
  const isMany = (said: string): boolean => {
    const noun = firstNounSaid(vocabulary, said);
    return noun?.of === 'card' && noun.form === 'many';
  };
  const valueOf = (said: string): string =>
    vocabulary.fields.map(forms).find((field) => Object.values(field).includes(said))?.many ?? `${said}s`;
  const alike = (isSame: boolean, value: string): string =>
    ` where ${valueOf(value)} are ${isSame ? 'the same' : 'different'}`;
  const value = `(${[...one, ...many].join('|')})`;
  const each = LIKENESSES.reduce(
    (now, { isSame, said, isClear }) =>
      now.replace(
        new RegExp(`${START}${COUNT}(of your )?${NOUN}${PLACE}(?:${said}) ${value}${END}`),
        (
          whole,
          head: string,
          verb: string,
          count: string,
          own: string | undefined,
          noun: string,
          place: string,
          what: string,
          end: string,
        ) =>
          isMany(noun) && (own !== undefined || isClear(whole, count, `${noun}${place}`))
            ? `${head}${verb}${count}${noun}${own === undefined ? '' : ' of yours'}${place}${alike(isSame, what)}${end}`
            : whole,
      ),
    line,
  );
  return each
    .replace(
      new RegExp(`${START}${COUNT}different ${NOUN}(?=$|[,.]| (?:in|on|from|of|to|as|and)\\b)`),
      (said, head: string, verb: string, count: string, noun: string) =>
        isMany(noun) && verb !== 'choose ' ? `${head}${verb}${count}${noun}` : said,
    )
    .replace(
      new RegExp(
        `${START}(an? [a-z-]+(?: card)?), (an? [a-z-]+(?: card)?),? and (an? [a-z-]+(?: card)?)(?=$| to )`,
      ),
      (said, head: string, verb: string, ...objects: string[]) => {
        const three = objects.slice(0, 3);
        return vocabulary.verbForms.has(verb.trim()) &&
          three.every((each) => firstNounSaid(vocabulary, each.replace(/^an? /, ''))?.of === 'card')
          ? `${head}${verb}${three.join(' and ')}`
          : said;
      },
    );
}

/** The names of what cards may be alike in, and their kinds. */
function namesOf({ fields }: Vocabulary): {
  readonly one: readonly string[];
  readonly many: readonly string[];
} {
  const found = fields.filter(({ type }) => type.type === 'value' || type.type === 'number').map(forms);
  return {
    one: [...found.map(({ one }) => one), 'kind', 'name'],
    many: [...found.map(({ many }) => many), 'kinds', 'names'],
  };
}
