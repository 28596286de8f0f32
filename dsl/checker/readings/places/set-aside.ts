/**
 * Cards that are set aside, out of the game for a while: `set a fruit aside`, and below it `at the end of the round, move that fruit to your
 * row`. In a game without a place for them a card brings one.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

/** What such a place is called. */
export const asideNames = {
  en: ['set-aside area', 'set-aside areas'],
  fr: ['zone d’attente f', 'zones d’attente'],
  de: ['Ablagefläche f', 'Ablageflächen'],
} as const;

const END = '(?=$|[,:.;\\n]| (?:and|then)\\b)';
const BEHIND = '(?:,? (?:out of (?:play|the game)|face up))*';
const SET = new RegExp(
  `\\b(?:set|put|lay|place|move)(s?) ((?:an?|another|the|that|those|this|all|up to \\d+|\\d+|it|them)\\b[^,:;\\n]*?) aside${BEHIND}${END}`,
  'g',
);
const ASIDE_FIRST = new RegExp(
  `\\b(?:set|put|lay|place)(s?) aside ((?:an?|another|the|that|those|this|all|up to \\d+|\\d+|it|them)\\b[^,:;\\n]*?)${BEHIND}${END}`,
  'g',
);

/** Whether a text sets something aside. */
export const isSetAside = (text: string): boolean =>
  /\baside\b/.test(text) && [SET, ASIDE_FIRST].some((form) => text.toLowerCase().search(form) >= 0);

/** The text in which such cards are moved there; none in a game that has no such place. */
export function withSetAside(text: string, { zones }: Vocabulary): string[] {
  const [name] = asideNames.en;
  if (!/\baside\b/.test(text) || !zones.some((zone) => forms(zone).one === name)) return [];
  const put = text
    .replaceAll(SET, `move$1 $2 to the ${name}`)
    .replaceAll(ASIDE_FIRST, `move$1 $2 to the ${name}`)
    .replaceAll(
      /\b((?:all|the|an?|each|those) [a-z-]+)(?: that (?:was|were))? set aside(?: this way)?(?=$|[,:.;\n]| )/g,
      `$1 in the ${name}`,
    );
  return put === text ? [] : [put];
}
