/** What is as many as something else: `draw an equal number of cards`, `equals 3`, `a value equal to 7`. */

/** Each as the language or another reading has it. */
const EQUAL: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:an equal|the same) (?:number|amount) of ([a-z]+(?: [a-z]+)?) as (?:you have |there are )?([a-z]+(?: (?:in|of|on) [^,.:]+)?)(?=$|[,.:])/gm,
    '(the number of $2) $1',
  ],
  [
    /\byou and (an|each|every|another) (opponent|player) (?:both )?have (?:an equal|the same) number of ([a-z]+(?: [^,.:]+?)?)(?=$|[,.:])/gm,
    '$1 $2 has the same number of $3 as you',
  ],
  [/\ban equal (?:number|amount) of ([a-z]+(?: [a-z]+)?)(?=$|[,.:])/gm, 'that many $1'],
  [/\b(draws?) an equal (?:number|amount)(?=$|[,.:])/gm, '$1 that many cards'],
  [/\b(have|has) a number of ([a-z]+(?: [a-z]+)?) equal to (\d+)\b/g, '$1 exactly $3 $2'],
  [
    /\b(rolls?|rolled) a (?:value|number|total|result|sum) (?:equal to|of) (?:exactly )?(\d+)(?=$|[,.:])/gm,
    '$1 exactly $2',
  ],
  [/\bequals (?=\d|(?:the|your|that|half|twice|its)\b)/g, 'is '],
];

/** A text with each such number in other words; none where there is none. */
export function withEqualNumbers(text: string): string[] {
  if (!/\b(?:equals?|same|value|total|result|sum)\b/.test(text)) return [];
  const put = EQUAL.reduce((said, [words, as]) => said.replace(words, as), text);
  return put === text ? [] : [put];
}
