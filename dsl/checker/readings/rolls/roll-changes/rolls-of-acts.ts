/**
 * A bonus to the roll that an order makes: `water a fruit with +2 to that roll` is `+2 to your next roll this turn` and then
 * `water a fruit`.
 */
import type { Vocabulary } from '../../../../language/symbols/symbol-table.ts';

const HEAD =
  '((?:(?:once per [a-z]+, )?(?:when|whenever|if|at the (?:start|end) of) [^,:\\n]+, |otherwise, |once per [a-z]+, )*)';
const BONUS = new RegExp(
  `^(\\s*)${HEAD}(you may )?([a-z]+) ([^,:\\n]+?),? with (?:an? )?(?:bonus of )?([+-](?:\\d+|\\([^()]+\\)))(?: bonus)?(?: (?:to|on) (?:that|its|the|this|your|their) (?:[a-z]+ )?rolls?)?( for (?:each|every) [^,:\\n]+)?$`,
);

/** `make a roll with +2 for that fruit as second`: a roll that is made at once. */
const MADE = new RegExp(
  `^(\\s*)${HEAD}(that player |the [a-z]+ )?(makes? an? )((?:[a-z]+ )?roll)((?: for [^,:\\n]+?)?)((?: as [a-z-]+)?),? with (?:an? )?(?:bonus of )?([+-](?:\\d+|\\([^()]+\\)))(?: bonus)?((?: for (?!each|every)[^,:\\n]+?)?)((?: as [a-z-]+)?)$`,
);

function madeWith(line: string): string[] | undefined {
  const [, margin, head = '', who = '', make, roll, early, name, much, late, other] = MADE.exec(line) ?? [];
  if (margin === undefined) return undefined;
  const whose = who === '' ? 'your' : `${who.trim()}'s`;
  const own = [
    `${much} to ${whose} next ${roll} this turn`,
    `${who}${make}${roll}${early}${late}${name}${other}`,
  ];
  if (head === '') return own.map((one) => margin + one);
  return [head.replace(/, $/, ':'), ...own.map((one) => `  ${one}`)].map((one) => margin + one);
}

/** The text with each such line in two; none where there is none. */
export function withRollsOfActs(text: string, { verbForms }: Vocabulary): string[] {
  const put = text.split('\n').flatMap((line) => {
    const made = madeWith(line);
    if (made) return made;
    const [, margin, head, may, verb, what, much, each = ''] = BONUS.exec(line) ?? [];
    // What is only allowed has no roll yet that a bonus could wait for.
    if (margin === undefined || may !== undefined || verbForms.get(verb ?? '')?.form !== 'base')
      return [line];
    const own = [`${much} to your next roll${each} this turn`, `${verb} ${what}`];
    if (head === '') return own.map((one) => margin + one);
    return [head!.replace(/, $/, ':'), ...own.map((one) => `  ${one}`)].map((one) => margin + one);
  });
  return put.join('\n') === text ? [] : [put.join('\n')];
}
