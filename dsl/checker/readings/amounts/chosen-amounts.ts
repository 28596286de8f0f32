/**
 * How much somebody gives as they like: `pay any number of coins, then draw that many cards`, `pay X coins. Draw X cards`, `discard X
 * cards`. The number is chosen first, and is so many from then on.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

const GIVE = '(?:pay|spend|lose|remove)';
const MANY = '(any number of|up to (\\d+)|x|as many)';
/** Names that the number gets; a text that uses one itself is left alone. */
const NAME = 'spent';
const NUMBERS =
  /\b(?:(?:that many|that much|x)(?= [a-z])|an? number of (?=[a-z ]+ equal to (?:that number|x|the number paid)))/gi;

/** The text with the number that is chosen; none where nothing is. */
export function withChosenAmounts(text: string, vocabulary: Vocabulary): string[] {
  if (/\bas spent\b|\bwhere x\b/i.test(text)) return [];
  return [ofCounters(text, vocabulary), ofCards(text, vocabulary)].filter((each) => each !== text);
}

/** Of a counter that players have. */
function ofCounters(text: string, { counters }: Vocabulary): string {
  const own = counters.filter(({ of }) => of === 'player');
  const names = own.flatMap((counter) => [forms(counter).many, forms(counter).one]);
  if (names.length === 0) return text;
  const order = new RegExp(
    `^( *)((?:(?:once|twice|\\d+ times) per [a-z]+, )?)((?:you may )?)(${GIVE}) ${MANY} (${names.join('|')})(?:(?:,? (?:then|and then|and)|[.;,:]|\\n| to)(?: |\\n)?)([^]+)$`,
    'i',
  );
  const [whole, margin, often, may, give, how, most, said, rest] = order.exec(text) ?? [];
  if (whole === undefined || margin !== '' || rest === undefined || said === undefined) return text;
  const counter = own.find((each) => [forms(each).many, forms(each).one].includes(said.toLowerCase()));
  if (!counter) return text;
  const { many } = forms(counter);
  const acts = lines(rest, many, how);
  if (acts === undefined) return text;
  const all = `(your ${many})`;
  const bound = most === undefined ? all : `(the lesser of ${most} and your ${many})`;
  const chosen = `choose a number from 0 to ${bound} as ${NAME}`;
  const paid = `${/^(?:spend|pay)$/i.test(give) ? 'pay' : 'lose'} (the ${NAME}) ${many}`;
  if (often !== '')
    return [`${often}${chosen} to:`, ...[paid, ...acts].map((line) => `  ${line}`)].join('\n');
  return may === ''
    ? [chosen, paid, ...acts].join('\n')
    : [`you may ${chosen}`, 'if you do:', ...[paid, ...acts].map((line) => `  ${line}`)].join('\n');
}

/** What comes of it, so many times; none where a line does not ask for the number, or in other words. */
function lines(rest: string, many: string, how: string): string[] | undefined {
  const each = new RegExp(
    `\\b([a-z]+) an? ([a-z]+) for (?:each|every) ${many.replace(/s$/, 's?')}(?: (?:that )?(?:you )?(?:spent|paid|lost|removed)(?: this way| for this)?)?(?=$|[,.])`,
    'gi',
  );
  const acts = rest
    .split(/(?:\.|;|\n|, then|,? and then) *\n?(?=[a-z])/i)
    .map((line) => line.trim().replace(/\.$/, ''))
    .filter(Boolean)
    .map((line) =>
      line
        .replace(/^[A-Z]/, (first) => first.toLowerCase())
        .replace(/^if you do, /, '')
        .replaceAll(each, `$1 (the ${NAME}) $2s`)
        .replaceAll(NUMBERS, `(the ${NAME})`),
    );
  if (how.toLowerCase() !== 'x' && acts.some((line) => /\bx\b/i.test(line))) return undefined;
  return acts.some((line) => line.includes(`(the ${NAME})`)) ? acts : undefined;
}

/** Of cards, of which as many are meant by the lines below. */
function ofCards(text: string, { verbForms }: Vocabulary): string {
  const order = /^( *(?:you may )?)([a-z]+) x ([a-z]+(?: cards)?)\b/i;
  const [whole, head, verb, what] = order.exec(text) ?? [];
  if (whole === undefined || verb === undefined || !verbForms.has(verb)) return text;
  const rest = text.slice(whole.length);
  if (!/\bx\b/i.test(rest) || /\bx (?:is|be)\b/i.test(rest)) return text;
  return `${head}${verb} any number of ${what}${rest.replaceAll(/\bx\b/gi, 'that many')}`;
}
