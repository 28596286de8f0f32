/**
 * What happens unless somebody pays: `at the end of your turn, sell a stall unless you discard a fruit or pay a coin`, `unless you pay a coin, sell
 * a stall`. It is a choice, and what happens where none of it was paid.
 */
import { isPrimitive } from '../../../language/symbols/builtin-verbs.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

const HEAD = '((?:(?:when(?:ever)?|before|at the (?:start|end) of|once|twice|\\d+ times) [^,:\\n]*, )*)';
const ACT = '(?:you (?:must )?)?((?!you|they|if|when|while|for|unless|otherwise)[a-z]+ [^,:\\n]+?)';
const PAID = '(?:first )?([a-z]+ [^,:\\n]+?)';
const BEHIND = new RegExp(`^(\\s*)${HEAD}${ACT},? unless you ${PAID}$`);
const IN_FRONT = new RegExp(`^(\\s*)${HEAD}unless you ${PAID}, ${ACT}$`);
const OR = /,? or (?:else )?(?:you )?(?=([a-z]+) (?:an?|\d+|all|your|this|that|those)\b)/;

/** The text with each such line as a choice; none where there is none. */
export function withUnlessPaid(text: string, words: Vocabulary): string[] {
  if (!/\bunless you\b/.test(text)) return [];
  const put = text.split('\n').map((line) => chosen(line, words) ?? line);
  const said = put.join('\n');
  return said === text ? [] : [said];
}

function chosen(line: string, { verbForms }: Vocabulary): string | undefined {
  const isVerb = (order: string): boolean => {
    const [verb] = order.split(' ');
    return verbForms.get(verb)?.form === 'base' || isPrimitive(verb);
  };
  const [, margin = '', head, act, paid] = BEHIND.exec(line) ?? [];
  const front = IN_FRONT.exec(line);
  const found = front ? { head: front[2], act: front[4], paid: front[3] } : { head, act, paid };
  if (found.act === undefined || found.paid === undefined || !isVerb(found.act)) return undefined;
  const prices = found.paid.split(OR).filter((_, i) => i % 2 === 0);
  if (!prices.every(isVerb) || / or [a-z]+ (?:an?|\d+) /.test(prices.join('\n'))) return undefined;
  const choice =
    prices.length === 1
      ? [`you may ${prices[0]}`]
      : ['choose one that is possible:', ...prices.map((each) => `  - ${whole(each)}`), '  - nothing'];
  const lines = [...choice, `if you do not, ${found.act}`];
  const margins = front?.[1] ?? margin;
  return found.head === undefined || found.head === ''
    ? lines.map((each) => margins + each).join('\n')
    : [`${margins}${found.head.replace(/, $/, ':')}`, ...lines.map((each) => `${margins}  ${each}`)].join(
        '\n',
      );
}

/** What is given up in a choice is given up whole. */
const whole = (order: string): string =>
  /^(?:pay|lose|gain|spend|draw) /.test(order) ? order : order.replace(/^([a-z]+ )(?=[2-9] )/, '$1exactly ');
