/**
 * `that player` behind what a card does or what happens to it: `when a cart rolls, that player draws a card`. No other player was named, so
 * it is who has that card, or had it.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../words/spoken-nouns.ts';
import { destinationsIn } from '../words/verb-destinations.ts';

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
  const doing = DOING.exec(text);
  const found = doing ?? DONE.exec(text);
  if (!found || !staysKnown(found[0], doing === null, vocabulary)) return [];
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

/**
 * Whether it is sure whose card it is: who takes one has it then, and one that was only used may be nobody's. What you do has to put it
 * out of play.
 */
function staysKnown(event: string, isYours: boolean, vocabulary: Vocabulary): boolean {
  const done = event.split(/[ ,:]+/).flatMap((word) => vocabulary.verbForms.get(word)?.verb ?? []);
  const where = destinationsIn(vocabulary).filter(({ verb }) => done.includes(verb));
  if (where.some(({ of }) => of === 'doer')) return false;
  return !isYours || where.some(({ zone }) => !zone.inPlay);
}
