/**
 * The owner of a roll that somebody changes: `when you change a roll using this, if it is an opponent's, that player draws a card`. It is a roll of
 * that player, who has thrown it.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { ROLLER } from './rolls-made.ts';

const OTHERS = '(an opponent|another player|a player)';
const EVENT = new RegExp(
  `\\b(when(?:ever)?|each time|every time) you ([a-z]+) (?:an? ((?:[a-z]+ )?roll)(?: of ${OTHERS})?|${OTHERS}'s ((?:[a-z]+ )?roll))((?: (?:using|with) this(?: card)?)?)(?=[,:])`,
);
const WHOSE =
  /\b(if|and|or|unless) (?:it|(?:that|the|this) (?:[a-z]+ )?roll)(?: is|'s) (not )?(an opponent's|another player's|yours|your own|your|one of yours)(?: (?:[a-z]+ )?roll)?(?=$|[,:]| and | or )/gm;

/** A text with such rolls and players in the words of the language; none where nothing changes. */
export function withOwnersOfRolls(text: string, vocabulary: Vocabulary): string[] {
  const found = EVENT.exec(text);
  if (!found) return [];
  const [all, when, word, roll, of, owner, owned, using] = found;
  const verb = vocabulary.verbForms.get(word)?.verb;
  if (verb?.parameters[0]?.phrase.snippet.text.trim() !== 'a roll') return [];
  const who = of ?? owner;
  const event = `${when} you ${verb.id} ${withArticle(roll ?? owned)}${who === undefined ? '' : ` of ${who}`}${using}`;
  const rest = text.slice(found.index + all.length);
  const asked = rest.replaceAll(WHOSE, (_, before: string, not = '', whose: string) => {
    const one = /^(?:an opponent|another player)/.exec(whose)?.[0];
    return `${before} that roll is ${not}a roll of ${one ?? 'yours'}`;
  });
  if (/\bchooses? (?:an?|another) (?:player|opponent)\b/.test(rest)) return [];
  // That is no player who changes it: it is the one who has thrown it.
  const said = asked.replaceAll(ROLLER, "that roll's roller");
  const put = text.slice(0, found.index) + event + said;
  return put === text ? [] : [put];
}
