/**
 * How many different values there are: `+1 to the weight of this for each different colour of the fruits in your row`, `there are at least 3
 * different colours in your row`, `you have fruits of 3 different colours`. The language counts `the number of different colours ...`.
 */
import { forms, type Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../../words/spoken-nouns.ts';

const BOUND =
  '((?:at least |at most |exactly |more than |less than |fewer than )?(?:\\d+|two|three|four|five)(?: or (?:more|less|fewer))?)';
const WHERE = '((?:in|on|of|among) (?:(?! and | or )[^,:\\n])+?)';
const WORDS: Readonly<Record<string, string>> = { two: '2', three: '3', four: '4', five: '5' };

/** The text with each such number; none where there is none. */
export function withDifferentValues(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:different|distinct|for each|for every|no (?:two|2))\b/.test(text)) return [];
  const fields = vocabulary.fields.filter(({ type }) => type.type === 'value' || type.type === 'number');
  const put = fields.reduce((said, field) => {
    const { one, many } = forms(field);
    if (!said.includes(one) && !said.includes(many)) return said;
    return countedIn(said, { one, many, isNumber: field.type.type === 'number' }, vocabulary);
  }, text);
  return put === text ? [] : [put];
}

const NEVER = /(?!)/g;

interface Counted {
  readonly one: string;
  readonly many: string;
  /** `for each level of this` are as many as the level says. */
  readonly isNumber: boolean;
}

function countedIn(text: string, { one, many, isNumber }: Counted, vocabulary: Vocabulary): string {
  const number = (where: string): string => `the number of different ${many} ${placeOf(where, vocabulary)}`;
  const several = `(?:different|distinct) ${many}`;
  const apart = '(?:different|distinct|separate) ';
  const each = `for (?:each|every) ${isNumber ? `(?:${apart}(?=${one})|(?=${one} (?:among|in)\\b))` : `(?:${apart})?`}${one}`;
  const allDifferent = (said: string, head: string, what: string, where: string): string => {
    const cards = nounSaid(vocabulary, what);
    if (cards?.of !== 'card' || cards.form !== 'many') return said;
    return `${head} the number of different ${many} of all ${what}${where} is the number of ${what}${where}`;
  };
  const cards = "([a-z-]+)((?: (?:in|on|of) (?:your|that player's|their|yours|play|the) ?[a-z-]*)?)";
  return text
    .replaceAll(
      new RegExp(
        `\\b(the number of ${several} of )(?!all\\b|the\\b|your\\b|those\\b|that\\b|this\\b)([a-z-]+)`,
        'g',
      ),
      (said, head: string, what: string) =>
        nounSaid(vocabulary, what)?.form === 'many' ? `${head}all ${what}` : said,
    )
    .replaceAll(
      new RegExp(
        `\\b(if|while|and|or) (?:the )?${many} of (?:all )?(?:of )?(?:the )?${cards} are (?:all )?(?:different|distinct)(?=$|[,:\\n])`,
        'g',
      ),
      allDifferent,
    )
    .replaceAll(
      isNumber
        ? new RegExp(
            `\\b(if|while|and|or) no (?:two|2) ${cards} (?:have|share|are of) the same ${one}(?=$|[,:\\n])`,
            'g',
          )
        : NEVER,
      allDifferent,
    )
    .replaceAll(
      new RegExp(`([+-])(\\d+) to ([^,:\\n]+?) ${each} ${WHERE}(?=$|[,\\n])`, 'g'),
      (_, sign: string, count: string, what: string, where: string) =>
        `${sign}(${count === '1' ? '' : `${count} times `}${number(where)}) to ${what}`,
    )
    .replaceAll(
      new RegExp(
        `\\b([a-z]+) (an?|1|\\d+) ([a-z]+) ${each} (of (?:the|all|your) [^,:\\n]+)(?=$|[,\\n])`,
        'g',
      ),
      (_, verb: string, count: string, what: string, where: string) =>
        /^\d+$/.test(count) && count !== '1'
          ? `${verb} (${count} times ${number(where)}) ${what}`
          : `${verb} (${number(where)}) ${what}s`,
    )
    .replaceAll(
      new RegExp(
        `\\b(if|while|and|or) (?:there are|you have) ${BOUND} ${several} ${WHERE}(?=$|[,:\\n]| and | or )`,
        'g',
      ),
      (_, head: string, bound: string, where: string) => `${head} ${number(where)} is ${boundOf(bound)}`,
    )
    .replaceAll(
      new RegExp(
        `\\b(if|while|and|or) (there are|you have) ([a-z-]+(?: [a-z-]+)?)((?: (?:in|on) [^,:\\n]+?)?) (?:of|with) ${BOUND} ${several}((?: (?:in|on) [^,:\\n]+?)?)(?=$|[,:\\n]| and | or )`,
        'g',
      ),
      (said, head: string, who: string, noun: string, before: string, bound: string, behind: string) => {
        const found = nounSaid(vocabulary, noun);
        const place = placeOfHolder(who, before + behind);
        return found?.of !== 'card' || found.form !== 'many' || (before !== '' && behind !== '')
          ? said
          : `${head} the number of different ${many} of all ${noun}${place} is ${boundOf(bound)}`;
      },
    );
}

/** `you have fruits in play`: those of yours. */
export const placeOfHolder = (who: string | undefined, place: string): string =>
  who !== undefined && /^you\b/.test(who) && !/^ (?:in|on|of) yours?\b/.test(place)
    ? ` of yours${place}`
    : place;

/** At least so many, where nothing else is asked. */
function boundOf(said: string): string {
  const digits = said.replace(/\b(?:two|three|four|five)\b/, (word) => WORDS[word]);
  if (/^\d+$/.test(digits)) return `at least ${digits}`;
  return digits
    .replace(/^(\d+) or more$/, 'at least $1')
    .replace(/^(\d+) or (?:less|fewer)$/, 'at most $1')
    .replace(/^fewer/, 'less')
    .replace(/^exactly /, '');
}

/** `of the fruits in your row`, `among your fruits`: of all of them. */
const placeOf = (where: string, vocabulary: Vocabulary): string =>
  where
    .replace(
      /^(?:of|among) (?:all )?(?:of )?(?:the )?(?!your\b|the\b|all\b|that\b|those\b|this\b)(?=[a-z]+s\b)/,
      'of all ',
    )
    .replace(/^(?:of|among) (?:all )?(?:of )?your ([a-z-]+)$/, (said, noun: string) =>
      nounSaid(vocabulary, noun)?.of === 'card' ? `of all ${noun} of yours` : said,
    );
