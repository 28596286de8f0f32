/**
 * Two cards, each of somebody else: `sell 2 fruits in different baskets`, `sell two fruits that belong to different players`. One
 * player is chosen, then another one.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

const OF =
  '(?:of|from|controlled by|owned by|(?:that |which )?(?:belong|belonging) to) (?:two |2 )?different (players|opponents)';
const IN = "(?:in|from|of) (?:two |2 )?different (?:(players|opponents)' )?([a-z]+(?: [a-z]+)?)";
const EACH_OF = ",? each (?:of|from|in) a different (player|opponent)(?:'s ([a-z]+(?: [a-z]+)?))?";
const TWO = new RegExp(`^(\\s*)([a-z-]+) (?:2|two) ([a-z-]+(?: cards)?)(?: ${OF}| ${IN}|${EACH_OF})$`, 'i');

/** A text with each such line as two choices and what is done with each; none where there is none. */
export function withDifferentOwners(text: string, vocabulary: Vocabulary): string[] {
  const put = text
    .split('\n')
    .map((line) => {
      const [, margin, verb, many, of, whose, zone, one, place] = TWO.exec(line) ?? [];
      if (margin === undefined) return line;
      const where = placeOf(vocabulary, zone ?? place);
      if ((zone ?? place) !== undefined && where === undefined) return line;
      const noun = singular(vocabulary, many.toLowerCase());
      if (noun === undefined) return line;
      const opponents = /^opponent/i.test(of ?? whose ?? one ?? '');
      const act = `${verb.toLowerCase()} ${withArticle(noun)}`;
      const whoms = ['the first', 'the second'].map((who) =>
        where === undefined ? `${act} of ${who}` : `${act} in ${who}'s ${where}`,
      );
      return [
        `choose ${opponents ? 'an opponent' : 'a player'} as first`,
        whoms[0],
        `choose ${opponents ? 'another opponent' : 'a player other than the first'} as second`,
        whoms[1],
      ]
        .map((each) => margin + each)
        .join('\n');
    })
    .join('\n');
  return put === text ? [] : [put];
}

/** The name of a zone that each player has; of its plural. */
const placeOf = ({ zones }: Vocabulary, said: string | undefined): string | undefined =>
  zones
    .filter(({ of }) => of === 'player')
    .map(forms)
    .find(({ one, many }) => said === one || said === many)?.one;

/** The one of several cards. */
function singular({ kinds, nouns }: Vocabulary, many: string): string | undefined {
  if (many === 'cards') return 'card';
  return [...kinds, ...nouns].map(forms).find((each) => each.many === many)?.one;
}
