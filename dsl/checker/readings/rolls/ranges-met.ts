/**
 * A card that does what one of its ranges is called where a roll is in that: a thistle with a `sting-back range` stings back. `when you
 * pick a thistle and it stings back`, `when a thistle stings back against an opponent`.
 */
import { thirdPerson, withArticle } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { outcomesIn } from './outcomes.ts';

/** The text with each such event as the roll that the language asks about; none where nothing changes. */
export function withRangesMet(text: string, vocabulary: Vocabulary): string[] {
  const put = actsIn(vocabulary).reduce(inEvents, text);
  return put === text ? [] : [put];
}

/** What a card does where a roll is in its range. */
interface Act {
  /** `sting`, and what follows it. */
  readonly word: string;
  readonly behind: string;
  readonly range: string;
  /** The noun of the card, and the verb that rolls for it. */
  readonly noun: string;
  readonly verb: string;
}

function actsIn(vocabulary: Vocabulary): Act[] {
  return outcomesIn(vocabulary).flatMap(({ verb, noun }) => {
    const kind = vocabulary.kinds.find((each) => forms(each).one === noun);
    const fields =
      kind?.fields.filter(({ type }) => type.type === 'range').map((each) => forms(each).one) ?? [];
    return fields.flatMap((range) => {
      const [, word, behind] = /^([a-z]+)((?:[- ][a-z]+)+)[- ]range$/.exec(range) ?? [];
      return word === undefined || behind === undefined || vocabulary.verbForms.has(word)
        ? []
        : [{ word, behind: behind.replaceAll('-', ' '), range, noun, verb: verb.id }];
    });
  });
}

const WHO = '(you|an opponent|a player|another player|that player)';

function inEvents(text: string, { word, behind, range, noun, verb }: Act): string {
  const does = `(?:${word}|${thirdPerson(word)})${behind.replaceAll(' ', '[- ]')}`;
  const one = `(?:${noun}|card)`;
  const event = (who: string, said = verb): string =>
    `when ${who} ${who === 'you' ? said : thirdPerson(verb)} ${withArticle(noun)}, if ${who === 'you' ? 'your' : 'their'} roll is in that ${noun}'s ${range}`;
  return text
    .replace(
      new RegExp(
        `\\bwhen(?:ever)? ${WHO} ${verb}s? ${withArticle(noun)},? (?:and|but|if|and if) (?:it|the ${one}|that ${one}) ${does}(?: against (?:you|them|that player))?(?=,|:)`,
      ),
      (_, who: string) => event(who),
    )
    .replace(
      new RegExp(
        `\\bwhen(?:ever)? (?:an?|the|any) ${noun} ${does}(?: (?:against|at|on) ${WHO.replace('you|', 'you|any player|')})?(?=,|:)`,
      ),
      (_, who = 'a player') => event(who.replace(/^any /, 'a ')),
    );
}
