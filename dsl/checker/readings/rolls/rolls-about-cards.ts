/**
 * What is asked of the roll that an act throws for its card: `when you sell a fruit, if both dice are the same`, `when you roll
 * for a fruit and roll doubles`. It is that card's roll.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { outcomesIn } from './outcomes.ts';
import { sameDice, SAME_DICE } from './doubles-rolled.ts';

const WHO = '(you|an opponent|any opponent|a player|any player|another player)';
const CARD = '((?:an?|another|any|the equipped) ([a-z-]+)(?: of yours| in your [a-z]+)?)';
const DOUBLES = '(?:an? )?(?:doubles?|pair|the same number (?:twice|with both dice))';
const MORE = '(?:an? )?((?:at least |at most |exactly )?\\d+(?: or (?:more|less|higher|lower|fewer))?)';
const ROLLER = '(?:you|they|that player|that opponent)';
/** What is asked, behind `if`. */
const ASKED = [
  `(?:the |that |your |their )?(?:(?:[a-z]+ )?roll|throw|dice|result) (?:is|was|are|were|comes to|came to) (?:an? )?(?:doubles?|pair)`,
  `${ROLLER} (?:rolled|rolls?|threw|throws?) ${DOUBLES}`,
  SAME_DICE,
];

/** The text with the roll of its card; none where nothing changes. */
export function withRollsAboutCards(text: string, vocabulary: Vocabulary): string[] {
  if (
    !/^\s*(?:[^,:\n]+, )*(?:when|each time|every time|if) /m.test(text) ||
    !/\b(?:dice|doubles?|pair|roll(?:s|ed)?|throw)\b/.test(text)
  )
    return [];
  const acts = actsIn(vocabulary);
  if (acts.length === 0) return [];
  const lines = text.split('\n');
  const put = lines.map((line) => spoken(line, acts));
  for (const [at, line] of put.entries()) {
    const card = cardOf(line, acts);
    if (card === undefined) continue;
    const margin = marginOf(line);
    for (let below = at; below < put.length; below++) {
      if (below > at && marginOf(put[below]) <= margin) break;
      put[below] = ofCard(put[below], card);
    }
  }
  const read = put.join('\n');
  return read === text ? [] : [read];
}

/** A verb for whose card dice are thrown, or that is done with it when they have fallen. */
interface Act {
  readonly noun: string;
  readonly base: string;
  readonly third: string;
  readonly throws: boolean;
}

const actsIn = (vocabulary: Vocabulary): readonly Act[] =>
  outcomesIn(vocabulary).flatMap(({ noun, verb, success, failure }) =>
    [verb, success, failure].flatMap((each) =>
      each
        ? [{ noun, base: each.id, third: verbIn(vocabulary, each.id, 'third'), throws: each === verb }]
        : [],
    ),
  );

const marginOf = (line: string): number => /^ */.exec(line)![0].length;

/** The event in front of what is asked, on a line of its own words. */
const WHEN = '((?:when(?:ever)?|each time|every time|if) )';

/** `when you roll doubles for a fruit`, `when you roll for a fruit and both dice match`: what is done, and then what is asked. */
function spoken(line: string, acts: readonly Act[]): string {
  const act = (noun: string): Act | undefined => acts.find((each) => each.throws && each.noun === noun);
  const event = (who: string, one: Act, card: string): string =>
    `when ${who.replace('any ', who.endsWith('t') ? 'an ' : 'a ')} ${who === 'you' ? one.base : one.third} ${card}`;
  return line
    .replace(
      new RegExp(`${WHEN}${WHO} (?:rolls?|throws?) ${DOUBLES} for ${CARD}(?=[,:])`),
      (said, _, who: string, card: string, noun: string) =>
        act(noun) && !card.startsWith('the equipped ')
          ? `${event(who, act(noun)!, card)} if ${sameDice(`${referred(card, noun)}'s roll`)}`
          : said,
    )
    .replace(
      new RegExp(
        `${WHEN}${WHO} (?:rolls?|makes? an? (?:[a-z]+ )?roll|makes? the roll) for ${CARD}(?=[,:]| if | and )`,
      ),
      (said, _, who: string, card: string, noun: string) =>
        act(noun) && new RegExp(`\\b(?:if|and) (?:${ASKED.join('|')}|${DOING})`).test(line)
          ? event(who, act(noun)!, card)
          : said,
    )
    .replace(
      new RegExp(`^(\\s*(?:[^,:]+, )*when [^,:]+?),? and (?:if )?(?=(?:${ASKED.join('|')})[,:])`),
      '$1 if ',
    )
    .replace(new RegExp(`^(\\s*(?:[^,:]+, )*when [^,:]+?) and ${DOING}(?=[,:])`), '$1 if you rolled doubles');
}

const DOING = `(?:rolls?|throws?) ${DOUBLES}`;

/** What such an event is about, as it is referred to behind it. */
function cardOf(line: string, acts: readonly Act[]): string | undefined {
  for (const { base, third, noun } of acts) {
    const [, who, verb, card, said] =
      new RegExp(`\\bwhen(?:ever)? ${WHO} (${base}|${third}) ${CARD}(?=[,:]| if )`).exec(line) ?? [];
    if (card !== undefined && said === noun && (verb === base) === (who === 'you'))
      return referred(card, noun);
  }
  return undefined;
}

const referred = (card: string, noun: string): string =>
  card.startsWith('the equipped ') ? card : `that ${noun}`;

const ofCard = (line: string, card: string): string =>
  line
    .replace(
      new RegExp(`\\b(if|unless) (?:${ASKED.join('|')})(?=[,:]| and | or )`),
      (_, word: string) => `${word} ${sameDice(`${card}'s roll`)}`,
    )
    .replace(
      new RegExp(
        `\\b(if|unless) (?:the|that|your) (?:roll|result|total) (is|was) ${MORE}(?=[,:]| and | or )`,
      ),
      (_, word: string, __, many: string) => `${word} ${card}'s roll is ${many}`,
    )
    .replace(
      new RegExp(`\\b(if|unless) ${ROLLER} (?:rolled|threw) ${MORE}(?=[,:]| and )`),
      (_, word: string, many: string) => `${word} ${card}'s roll is ${many}`,
    );
