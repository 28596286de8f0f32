/** What a player has whom a text has named: `the rival has 3 or more pears`, `the rival has more pears than you`. */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { placeInPlay } from '../comparisons/compared-owners.ts';
import { handOf, isAnyCard } from '../places/cards-in-hands.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const NOUN = '(?!(?:than|of|in|on|as)\\b)[a-z-]+(?: (?!(?:than|of|in|on|as)\\b)[a-z-]+)?';
const PLACE = '(?: in (?:their |your |the )?([a-z]+))?';
const HOW = '(more|fewer|less|at least as many|at most as many|as many)';
const BOUND: Readonly<Record<string, string>> = {
  more: 'more than',
  fewer: 'less than',
  less: 'less than',
  'at least as many': 'at least',
  'at most as many': 'at most',
  'as many': '',
};

/** A condition with the places of what is counted; the same one where it says nothing of this. */
export function rivalHas(condition: string, rival: string, vocabulary: Vocabulary): string {
  const either = `(you|${rival})`;
  const [all, who, how, what, zone, other] =
    new RegExp(
      `^${either} (?:has|have) ${HOW} (${NOUN})${PLACE} (?:than|as) ${either}(?: (?:do|does|has|have))?$`,
    ).exec(condition) ?? [];
  if (all !== undefined && who !== other) {
    const [of, than] = [who, other].map((each) => ofPlayer(what, zone, each, vocabulary));
    return of === undefined || than === undefined
      ? condition
      : `the number of ${what}${of} is ${BOUND[how]} the number of ${what}${than}`.replace(/ {2,}/g, ' ');
  }
  const [said, count, noun, place] =
    new RegExp(
      `^${rival} has ((?:at least |at most |exactly |more than |fewer than |less than )?\\d+|\\d+ or (?:more|fewer|less)|an?|no) (${NOUN})${PLACE}$`,
    ).exec(condition) ?? [];
  if (said === undefined) return condition;
  const where = place ?? placeOf(noun, vocabulary);
  return where === undefined ? condition : `${rival} has ${bounded(count)} ${noun} in their ${where}`;
}

const bounded = (count: string): string =>
  count
    .replace(/^(\d+) or more$/, 'at least $1')
    .replace(/^(\d+) or (?:fewer|less)$/, 'at most $1')
    .replace(/^fewer than/, 'less than');

function ofPlayer(
  what: string,
  zone: string | undefined,
  who: string,
  vocabulary: Vocabulary,
): string | undefined {
  const place = zone ?? (isAnyCard(what) ? handOf(vocabulary) : undefined);
  if (place !== undefined) return ` in ${who === 'you' ? 'your' : `${who}'s`} ${place}`;
  return nounSaid(vocabulary, what)?.of === 'card' ? ` of ${who === 'you' ? 'yours' : who}` : undefined;
}

/** Where players have such cards. */
function placeOf(noun: string, vocabulary: Vocabulary): string | undefined {
  if (isAnyCard(noun)) return handOf(vocabulary);
  const kind = placeInPlay(vocabulary, noun)?.zone;
  if (kind !== undefined) return kind;
  const zones = vocabulary.zones.filter(({ of, inPlay }) => of === 'player' && inPlay);
  const isCounter = vocabulary.counters.some((each) => each.of === 'player' && forms(each).many === noun);
  return zones.length === 1 && !isCounter ? forms(zones[0]).one : undefined;
}
