/**
 * A price that is not paid where something holds, in a line of its own: `to play this, you also pay 1 coin`, and below it `if you have a fruit,
 * this costs no more`. It is paid unless that holds. And a line that waits behind an answer: `if you do, the next time ...`.
 */
import { withArticle } from '../../../text/english-inflection.ts';

const PRICE =
  /^(\s*)((?:while|until) [^,:\n]+, )*to ([^,:\n]+), (you|players|opponents) also pay ([^,:\n]+)$/;
const UNLESS =
  /^\s*(?:but )?(?:if|while|as long as|when) ([^,:\n]+), (?:this|it|that)(?: card)? (?:costs? (?:no|nothing) more|costs? nothing extra|has no (?:extra|additional) cost|is not paid|need not be paid|(?:you|they) (?:do not|don't|need not) pay (?:it|that|this|this extra))$/;
const ANSWERED =
  /^(\s*)((?:if (?:you|they|that player) do(?: not)?)|otherwise), ((?:the next time|the first time|once|twice|\d+ times|when(?:ever)?)[ ,][^\n]+)$/;
const NEXT = /^the next time (?:that )?((?![^,]* would )[^,:]+?) (?:in )?this (turn|round), /;

/** The text with both in the words of the language; none where there is neither. */
export function withCostsNoMore(text: string): string[] {
  const lines = text.split('\n');
  const at = lines.findIndex((line, i) => UNLESS.test(line) && PRICE.test(lines[i - 1] ?? ''));
  const price = lines[at - 1];
  const [, holds] = UNLESS.exec(lines[at] ?? '') ?? [];
  const unpaid =
    holds === undefined || price === undefined
      ? lines
      : [
          ...lines.slice(0, at - 1),
          `${/^\s*/.exec(price)![0]}unless ${someone(holds)}, ${price.trimStart()}`,
          ...lines.slice(at + 1),
        ];
  const put = unpaid
    .map((line) =>
      line.replace(ANSWERED, (_, margin: string, answer: string, waits: string) => {
        const once = waits.replace(NEXT, 'until end of $2, once, when $1, ');
        return `${margin}${answer}:\n${margin}  ${once}`;
      }),
    )
    .join('\n');
  return put === text ? [] : [put];
}

/** `any player has sold at least 1 fruit`: without a time it is that of the whole game. */
const someone = (holds: string): string =>
  holds.replace(
    /^(?:any|a) player has ([a-z]+) (?:at least (?:1|one)|an?|any) ([a-z-]+(?: [a-z-]+)?)$/,
    (_, done: string, noun: string) => `${withArticle(noun)} was ${done} this game`,
  );
