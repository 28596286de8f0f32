/** Which one it is by now: `if this is the third fruit you bought this turn` asks whether three were bought. */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { plural } from '../../../text/english-inflection.ts';

const ORDINALS: Readonly<Record<string, string>> = {
  first: '1',
  second: '2',
  third: '3',
  fourth: '4',
  fifth: '5',
  sixth: '6',
};
const BY_NOW = new RegExp(
  `\\b(if|while|and|or) (?:this|that|it|this card|that card) (?:is|was) (?:the|your) (${Object.keys(ORDINALS).join('|')}) ([a-z]+)(?: that| which)? you(?: have)? ([a-z]+) (this (?:turn|round|game))(?=$|[,:])`,
  'gm',
);

/** The text with such a condition as a number; none where no verb of the game is asked about. */
export function withSoManyByNow(text: string, { verbForms }: Vocabulary): string[] {
  const put = text.replaceAll(
    BY_NOW,
    (said, word: string, which: string, noun: string, done: string, span: string) => {
      if (verbForms.get(done)?.participle !== true) return said;
      const many = ORDINALS[which];
      return `${word} you ${done} exactly ${many} ${many === '1' ? noun : plural(noun)} ${span}`;
    },
  );
  return put === text ? [] : [put];
}
