/**
 * Rolls that count as another number than they show: `treat your rolls of 2 as 12`, `when you roll a 7, it counts as 12`, `your next
 * roll counts as 10`. As much is added to what the dice show as is missing.
 */
import type { Vocabulary } from '../../../../language/symbols/symbol-table.ts';

const HEAD = '(?<head>^\\s*(?:(?:while|until|during|for) [^,:\\n]+, )?)';
const LASTS = '(?<lasts>(?: (?:until [^,:\\n]+|this turn|this round))?)$';
const WHOSE =
  "(?<whose>your|all|all of your|all your|opponents'|all opponents'|each opponent's|all players'|the equipped [a-z-]+'s)";
const NUMBER = '(?:an? )?(?:natural )?(?<from>\\d+)(?<bound>(?: or (?:less|lower|below|more|higher|above))?)';
const AS = '(?:counts? as|becomes?|is|are|(?:is|are) (?:treated|counted|considered) as)';
const TO = '(?:an? )?(?<to>\\d+)';

const FORMS: readonly RegExp[] = [
  `${HEAD}(?:treat|count|consider) (?:${WHOSE} )?(?<kind>(?:[a-z]+ )?)rolls? of ${NUMBER} as ${TO}${LASTS}`,
  `${HEAD}(?:${WHOSE} )?(?<kind>(?:[a-z]+ )?)rolls of ${NUMBER} ${AS} ${TO}${LASTS}`,
  `${HEAD}(?:when(?:ever)?|if|each time|every time) (?<who>you|an opponent|a player) rolls? (?:${NUMBER}|(?<double>(?:a )?(?:doubles?|pair))), (?:you (?:may )?)?(?:(?:treat|count|consider) (?:it|that roll|the roll) as|(?:it|that roll|the roll|that) ${AS}|(?:change|turn|make) (?:it|that roll|the roll) (?:into|to)?) ?${TO}${LASTS}`,
  `${HEAD}${WHOSE} (?<next>next )?(?<kind>(?:[a-z]+ )??)rolls?(?<turn>(?: this turn| this round)?) (?:always )?${AS} ${TO}${LASTS}`,
  `${HEAD}(?:treat|count|consider) ${WHOSE} (?<next>next )?(?<kind>(?:[a-z]+ )??)rolls?(?<turn>(?: this turn| this round)?) as ${TO}${LASTS}`,
].map((form) => new RegExp(form, 'gm'));

/** The text with each such line as what is added to those rolls; none where there is none. */
export function withCountedRolls(text: string, { rolls }: Vocabulary): string[] {
  if (rolls.length === 0 || !/\brolls?\b/.test(text)) return [];
  const isKind = (kind: string): boolean =>
    kind === '' || rolls.some(({ names }) => names.en[0] === `${kind}roll`);
  const put = FORMS.reduce(
    (said, form) =>
      said.replaceAll(form, (...all: unknown[]) => {
        const groups = all.at(-1) as Readonly<Record<string, string | undefined>>;
        return (isKind(groups.kind ?? '') ? added(groups) : undefined) ?? (all[0] as string);
      }),
    text,
  );
  return put === text ? [] : [put];
}

function added({
  head = '',
  lasts = '',
  whose = 'your',
  who,
  kind = '',
  from,
  double,
  bound = '',
  next,
  turn = '',
  to,
}: Readonly<Record<string, string | undefined>>): string | undefined {
  const isYours = who === undefined ? /^(?:your|all your|all of your)$/.test(whose) : who === 'you';
  const bearer = whose.startsWith('the equipped ') ? whose : undefined;
  const isAll = who === 'a player' || whose === 'all' || whose === "all players'";
  const shown = 'the total die of that roll';
  const until = (lasts === '' ? turn : lasts).replace(/^ this (turn|round)$/, ' until end of $1');
  const rolls = isYours
    ? `your ${kind}rolls`
    : bearer === undefined
      ? `all ${kind}rolls${isAll ? '' : ' of each opponent'}`
      : `${bearer} ${kind}rolls`;
  if (next !== undefined)
    return isYours
      ? `${head}+(${to} - ${shown}) to your next ${kind}roll${until === '' ? ' for the rest of the game' : until}`
      : undefined;
  if (double !== undefined) return `${head}+(${to} - ${shown}) to ${rolls} where dice are the same${until}`;
  if (from === undefined) return `${head}+(${to} - ${shown}) to ${rolls}${until}`;
  const least = / or (?:more|higher|above)/.test(bound) ? 'at least ' : bound === '' ? '' : 'at most ';
  const by = Number(to) - Number(from);
  const change = bound === '' ? `${by < 0 ? '-' : '+'}${Math.abs(by)}` : `+(${to} - ${shown})`;
  return by === 0 && bound === ''
    ? undefined
    : `${head}${change} to ${rolls} where the total die is ${least}${from}${until}`;
}
