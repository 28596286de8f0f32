/**
 * `that player` behind what a card does or what happens to it: `when a cart rolls, that player draws a card`. No other player was named, so
 * it is who has that card, or had it.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const HEAD =
  '^(\\s*(?:(?:once|twice) per [a-z]+, |while [^,:\\n]+, )*(?:when(?:ever)?|before|after|each time|every time) )';
const WHICH = '(an?|another|the equipped) ';
const NOUN = '([a-z-]+(?: [a-z-]+)?)';
const NOBODY = '(?!\\b(?:you|your|yours|players?|opponents?|they|their|by|of|in|from)\\b)';
const DOING = new RegExp(`${HEAD}${WHICH}${NOUN}(?: ${NOBODY}[^,:\\s]+)+(, |:)`, 'm');
const DONE = new RegExp(`${HEAD}you [a-z]+ ${WHICH}${NOUN}(, |:)`, 'm');
const PLAYER = /\b(?:that player|that opponent)\b/;
const OTHERS = /\b(?:players?|opponents?)\b/;

/** The text with the one whose card it is; none where somebody else is meant. */
export function withPlayersOfCards(text: string, vocabulary: Vocabulary): string[] {
  const found = DOING.exec(text) ?? DONE.exec(text);
  if (!found) return [];
  const [event, , which = '', said = ''] = found;
  const noun = [said, said.split(' ')[0]].find((each) => nounSaid(vocabulary, each)?.of === 'card');
  if (noun === undefined) return [];
  const behind = text.slice(found.index + event.length);
  const { index } = PLAYER.exec(behind) ?? {};
  if (index === undefined || OTHERS.test(behind.slice(0, index))) return [];
  // What is gone has no controller any more.
  const isThere = vocabulary.owners && !/ (?:is|are) [a-z]+(?:, |:)$/.test(event) && DOING.test(text);
  const whose = `${which === 'the equipped' ? which : 'that'} ${noun}'s ${isThere ? 'controller' : 'owner'}`;
  const put = behind.replaceAll(/\bthat (?:player|opponent)\b/g, whose);
  return [text.slice(0, found.index + event.length) + put];
}
