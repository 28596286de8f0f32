/** Numbers that are chosen among some of those between two: `an odd number from 1 to 7`, `a number from 1 to 6 that is not the storm`. */
const CHOOSES = '\\b(?:choose|pick|name|select|guess)(?:s|es)?';
const BOUND = "(?:\\d+|\\([^()\\n]*\\)|(?:the|your|their|that player's) [a-z][a-z '-]*?)";
const RANGE = `(?:from|between) ${BOUND} (?:to|and) ${BOUND}`;
const END = '(?=$|[,.:;\\n]| as | and )';
const ODD = new RegExp(`(${CHOOSES}) an? (random )?(odd|even) number (${RANGE})${END}`, 'gm');
const WHICH = new RegExp(
  `(${CHOOSES} a (?:random )?number ${RANGE}) (?:that is|which is|where it is|where the number is|that are|where(?= (?:odd|even)\\b)) ([^,.:;\\n]+?)(?=$|[,.:;\\n]| as )`,
  'gm',
);
const NOT = new RegExp(
  `(${CHOOSES} a (?:random )?number ${RANGE})(?:,? but not|,? except(?: for)?|,? apart from) ([^,.:;\\n]+?)(?:,(?= as ))?(?=$|[,.:;\\n]| as )`,
  'gm',
);

/** The text with `where that number is ...`; none where no such number is chosen. */
export function withDescribedNumbers(text: string): string[] {
  if (!/\bnumber\b/.test(text)) return [];
  const put = text
    .replaceAll(ODD, '$1 a $2number $4 where that number is $3')
    .replaceAll(WHICH, '$1 where that number is $2')
    .replaceAll(NOT, '$1 other than $2');
  return put === text ? [] : [put.replaceAll(/\ba  *(?=(?:random )?number\b)/g, 'a ')];
}
