/**
 * What somebody has to do each time, with the occasion behind: `opponents must discard a card whenever they plant a fig`, `until your
 * next turn, each opponent loses a coin when they draw a card`. What is waited for comes first.
 */
import { singular, thirdPerson } from '../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

const BEHIND =
  /^(\s*(?:until [^,:\n]+, |while [^,:\n]+, )*)(opponents|players|each opponent|each player|every opponent|every player|an opponent|a player) (?:(?:must|have to|has to) )?(may )?([a-z]+) ([^,:\n]+?),? (?:whenever|when|each time|every time) (?:they|that player) ([a-z]+)( [^,:\n]+)$/gm;

/** The text with the occasion in front; none where there is none. */
export function withOccasionsInFront(text: string, { verbForms }: Vocabulary): string[] {
  const put = text.replaceAll(BEHIND, (said, ...parts: (string | undefined)[]) => {
    const [head, who = '', may, verb = '', what = '', act = '', rest] = parts;
    if (!verbForms.has(act) || !verbForms.has(verb)) return said;
    const one = singular(who.replace(/^(?:each|every|an?) /, ''));
    const does = verbForms.get(act)!.form === 'base' ? thirdPerson(act) : act;
    const done = verbForms.get(verb)!.form === 'base' ? (may ? `may ${verb}` : thirdPerson(verb)) : verb;
    return `${head}when ${one === 'opponent' ? 'an' : 'a'} ${one} ${does}${rest}, that player ${done} ${what}`;
  });
  return put === text ? [] : [put];
}
