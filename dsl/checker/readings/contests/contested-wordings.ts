/**
 * Which card a contest is about, where the words of people leave it out or put it elsewhere: `when you win a duel, take the duelled
 * card`, `when you duel a ship and win`, `when you successfully duel`.
 */
import { thirdPerson, withArticle } from '../../../text/english-inflection.ts';
import type { Begun } from './begun-contests.ts';

const WHEN = '\\b(?:when(?:ever)?|each time|every time|if)';
const WHO = '(you|an opponent|a player|another player)';
const ENDS = '(wins?|loses?|fails?|succeeds?(?: (?:at|in|with))?)';
const BEHIND = '(?=,|:)';

/** The text with that card behind each such event; the same one where there is none. */
export function withContested(text: string, { id, participle, contest }: Begun): string {
  const name = `(?:${id}|${contest.names.en[0]})`;
  const does = `(?:${id}|${thirdPerson(id)})`;
  const isAbout = new RegExp(`\\b(?:the ${participle} card|(?:the|that) card)\\b`).test(text);
  const about = isAbout ? ' against a card' : '';
  const [, second] = contest.rolls;
  const duel = withArticle(contest.names.en[0]);
  const one = withArticle(id);
  const put = text
    .replaceAll(
      new RegExp(
        `(${WHEN}) ${WHO} ${does} (an? (?!opponent\\b|player\\b)[a-z-]+(?: of (?:an opponent|another player))?),? and (?:then )?${ENDS}(?: it| (?:the|that) ${name})?${BEHIND}`,
        'g',
      ),
      (_, when: string, who: string, what: string, how: string) =>
        `${when} ${who} ${ended(who, how)} ${one} against ${what}`,
    )
    .replaceAll(
      new RegExp(`(${WHEN}) ${WHO} successfully ${does}${BEHIND}`, 'g'),
      (_, when: string, who: string) =>
        `${when} ${who} ${ended(who, 'win')} ${one}${about || ` ${who === 'you' ? 'you' : 'they'} started`}`,
    )
    .replaceAll(
      new RegExp(
        `(${WHEN}) (an opponent|a player|another player) ${ENDS} (?:an?|the) ${name} against you${BEHIND}`,
        'g',
      ),
      (_, when: string, who: string, how: string) =>
        `${when} you ${/^[ws]/.test(how) ? 'lose' : 'win'} ${duel} using ${withArticle(second.names.en[0])} against ${who}${isAbout ? ' for a card' : ''}`,
    )
    .replaceAll(
      new RegExp(`(${WHEN}) ${WHO} ${ENDS} (?:an?|the) ${name}${BEHIND}`, 'g'),
      (said, when: string, who: string, how: string) =>
        isAbout || !/^(?:win|lose)/.test(how) ? `${when} ${who} ${ended(who, how)} ${one}${about}` : said,
    );
  // Beside another card it needs a name.
  const own = new RegExp(`\\bthe ${participle} card\\b`, 'g');
  const first = withArticle(contest.rolls[0].names.en[0]);
  if (!OTHER_CARD.test(put)) return put;
  const named = put.replace(
    new RegExp(`(${WHEN}) you win ${one} against a card${BEHIND}`),
    `$1 you win ${duel} using ${first} for a card as contested`,
  );
  return named === put ? put : named.replaceAll(own, 'the contested');
}

/** A card besides that one. */
const OTHER_CARD = /\b(?:discards?|draws?|sacrifices?|plays?|reveals?) (?:an?|\d+) [a-z]/;

const ended = (who: string, how: string): string =>
  `${/^[ws]/.test(how) ? 'win' : 'lose'}${who === 'you' ? '' : 's'}`;
