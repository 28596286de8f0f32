/**
 * What stands for each of some players: `for each opponent with 3 fruits: -1 to the price of all fruits in that player's row`, `while
 * an opponent has 3 fruits, their fruits get -1 price`, `each opponent with 3 fruits gets -1 to their throws`. The language says
 * whose it is behind what is changed.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { placeInPlay } from '../comparisons/compared-owners.ts';

const WHO = '(opponent|player)';
const COUNT =
  '(?:\\d+ or (?:more|fewer)|(?:at least |at most |exactly |more than |less than )?\\d+|(?:more|fewer|less|as many))';
const CHANGE = '([+-]\\d+) to the ([^,:\\n]+?)';

const FOR_EACH = new RegExp(
  `^(\\s*)for each ${WHO} ([^,:\\n]+?)(?:,|:)\\s+${CHANGE} (?:in|of|on) that (?:player|opponent)(?:'s ([a-z]+(?: [a-z]+)?))?$`,
  'gm',
);
const WHILE = new RegExp(
  `^(\\s*)while (?:an|any|another|a) ${WHO} has (${COUNT} [^,:\\n]+?), ${CHANGE} (?:in|of|on) (?:that (?:player|opponent)|their)(?:'s)?(?: ([a-z]+(?: [a-z]+)?))?$`,
  'gm',
);

/** The text with what is changed for each owner; none where nothing is. */
export function withEachOfOwners(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:opponents?|players?)\b/.test(text)) return [];
  const put = text
    .replaceAll(
      FOR_EACH,
      (_, margin: string, who: string, which: string, by: string, what: string, zone?: string) =>
        margin + changeOf(by, what, zone, `each ${who} ${which}`),
    )
    .replaceAll(
      WHILE,
      (_, margin: string, who: string, has: string, by: string, what: string, zone?: string) =>
        margin + changeOf(by, what, zone, `each ${who} with ${has}`),
    );
  const rolls = ofRolls(put, vocabulary);
  const placed = withHome(rolls, vocabulary);
  return placed === text ? [] : [placed];
}

const changeOf = (by: string, what: string, zone: string | undefined, whose: string): string =>
  `${by} to the ${what} ${zone === undefined ? 'of' : `in the ${zone} of`} ${whose}`;

/** `each opponent with 3 fruits has -1 to their throws`: to all throws of each. */
function ofRolls(text: string, vocabulary: Vocabulary): string {
  const rolls = ['roll', ...vocabulary.rolls.map((each) => forms(each).one)]
    .map((one) => `${one}s`)
    .join('|');
  return text
    .replaceAll(
      new RegExp(
        `^(\\s*)(?:each |all )?(opponent|player)s? ((?:with|who have|who has) [^,:\\n]+?) (?:gets?|has|have) ([+-]\\d+) (?:to|on) (?:all )?(?:their )?(${rolls})$`,
        'gm',
      ),
      (_, margin: string, who: string, which: string, by: string, roll: string) =>
        `${margin}${by} to all ${roll} of each ${who} ${which}`,
    )
    .replaceAll(
      new RegExp(
        `^(\\s*)([+-]\\d+) to (?:the |all )?(${rolls}) of (?:each |all )?(opponent|player)s?(?=$| )`,
        'gm',
      ),
      '$1$2 to all $3 of each $4',
    );
}

/** `an opponent with 3 or more fruits`: so many where fruits are. */
function withHome(text: string, vocabulary: Vocabulary): string {
  return text.replaceAll(
    /\b((?:each|an|another|all) (?:other )?(?:opponents?|players?)|(?<=^|, )(?:opponents|players)) (?:with|who ha(?:s|ve)) (\d+ or (?:more|fewer)|(?:at least |at most |exactly |more than |less than )\d+) ([a-z]+(?: (?!cannot|can|must|also|in|on|of|gets?|has|have)[a-z]+)?)(?= (?:cannot|can|must|also|gets?|has|have)\b|$)/gm,
    (said, who: string, count: string, what: string) => {
      const home = placeInPlay(vocabulary, what);
      const each = /^(?:opponents|players)$/.test(who) ? `all ${who}` : who;
      const bound = count.replace(
        /^(\d+) or (more|fewer)$/,
        (_, number: string, more: string) => `at ${more === 'more' ? 'least' : 'most'} ${number}`,
      );
      return home === undefined ? said : `${each} with ${bound} ${what} ${home.at} their ${home.zone}`;
    },
  );
}
