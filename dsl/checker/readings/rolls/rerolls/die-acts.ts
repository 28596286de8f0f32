/** What people do with one die of a roll: turn it to a number, to its other side, to what the other one shows. */
import type { Vocabulary } from '../../../../language/symbols/symbol-table.ts';

const OF = '(?: of (?:that|the|your|a|this) roll| of it)?';
const DIE = `(?<die>(?:an?|one|any|either|1)(?: single| one)?(?: of)?(?: (?:the|your|those|its|that roll's|these))?(?: two| 2| three| 3)? (?:die|dice)|the (?<which>high|low)(?:er|est) (?:die|one|of the (?:two |2 |three |3 )?dice)|one of them|that die)${OF}`;
const TURN = 'set turn change flip switch make convert rotate treat count adjust'.split(' ');
const TO = '(?:to|into|onto|so (?:that )?it shows|to show|show|as|on to|be|become)';

const SIDE =
  '(?<opposite>(?:(?:to|onto|on) )?(?:its|the) (?:opposite|other|reverse|back|bottom) (?:side|face|number|value)|over|upside down)';
const ANY =
  '(?<any>(?:any|a|the|whichever|whatever)(?: (?:number|value|face|result|side|one))?(?: (?:that )?you (?:choose|like|want|wish|prefer|name)| of your (?:choice|choosing))?)';
const OTHER =
  '(?<other>(?:the same (?:number|value|result|face) as (?:the other(?: one| die)?)|(?:match|equal|copy) the other(?: one| die)?|the (?:number|value|result) of the other(?: one| die)?|what the other(?: one| die)? shows))';
const NUMBER = '(?:an? )?(?<number>\\d+|the [a-z]+)';

/** The whole roll: what it comes to is changed by as much as is missing. */
const ROLL =
  '(?:that roll|it|the roll|your roll|the result|that result|the total|that total|the roll result|one of your rolls|a roll of yours)';

/** What is done with a die; `turn` are the words for it, also those of a verb of the game that is called so. */
const formsOf = (turn: string): RegExp[] =>
  [
    `${turn} ${DIE} ${SIDE}`,
    `${turn} ${DIE} (?:${TO} )?(?:${OTHER}|to ${OTHER.replace('<other>', '<same>')})`,
    `${turn} ${DIE} ${TO} ${ANY}`,
    `${turn} ${DIE} (?:${TO} )?${NUMBER}`,
    `(?<raise>raise|increase|lower|reduce|decrease) ${DIE} by (?<by>\\d+)`,
    `(?<raise>add|subtract) (?<by>\\d+) (?:to|from) ${DIE}`,
    `${turn} ${ROLL} (?:${TO} )?(?:an? )?(?<total>\\d+)`,
    `${ROLL} (?:counts as|becomes|is (?:treated as|considered|considered as|set to|now|changed to)|turns into|is) (?:an? )?(?<total>\\d+)`,
    `(?<double>double) ${ROLL}`,
    'use the (?<twice>high|low)(?:er|est) (?:die|of the (?:two |2 )?dice|result) (?:twice|for both(?: dice)?)',
  ].map((form) => new RegExp(`^(?:${form})$`));

const wordsToTurn = ({ verbs }: Vocabulary): string[] => [
  ...TURN,
  ...verbs.flatMap(({ id, names }) => (names.also?.en?.some((word) => TURN.includes(word)) ? [id] : [])),
];

/** The order that such words are, about a roll that is named; none where the words say something else. */
export function dieAct(said: string, vocabulary: Vocabulary, roll = 'that roll'): string | undefined {
  const forms = formsOf(`(?:${wordsToTurn(vocabulary).join('|')})`);
  const found = forms.map((form) => form.exec(said)?.groups).find((groups) => groups !== undefined);
  if (!found) return undefined;
  const { which, number, opposite, any, other, same, raise, by, twice, total, double } = found;
  if (total !== undefined) return `+(${total} - ${roll}) to ${roll}`;
  if (double !== undefined) return `+(${roll}) to ${roll}`;
  const sides = sidesIn(vocabulary);
  const [both] = dicesIn(vocabulary);
  const one = which === undefined ? 'a' : `the ${which}est`;
  const picked = `set ${one} die of ${roll} as picked to`;
  if (twice !== undefined)
    return both === 2
      ? `set the ${twice === 'high' ? 'low' : 'high'}est die of ${roll} to the ${twice}est die of ${roll}`
      : undefined;
  if (raise !== undefined)
    return `${picked} (the picked ${/^(?:raise|inc|add)/.test(raise) ? '+' : '-'} ${by})`;
  if (opposite !== undefined)
    return sides === undefined ? undefined : `${picked} (${sides + 1} - the picked)`;
  if ((other ?? same) !== undefined)
    return both === 2 ? `${picked} (the total die of ${roll} - the picked)` : undefined;
  if (any !== undefined)
    return sides === undefined ? undefined : `set ${one} die of ${roll} to a number from 1 to ${sides}`;
  return number === undefined ? undefined : `set ${one} die of ${roll} to ${number}`;
}

/** How many sides all dice of a game have; none where they differ. */
function sidesIn({ rolls }: Vocabulary): number | undefined {
  const all = new Set(rolls.map(({ sides }) => sides));
  return all.size === 1 ? [...all][0] : undefined;
}

/** How many dice its rolls have. */
const dicesIn = ({ rolls }: Vocabulary): number[] => {
  const all = new Set(rolls.map(({ dice }) => dice));
  return all.size === 1 ? [...all] : [];
};
