/**
 * One card that each player chooses and calls something: `each player secretly chooses a card in their hand as dish. Reveal all dishes`,
 * and below it `if that player's dish is a fig`, `if no dish is a fig`. The language asks for `that player's choice`.
 */
import { plural, withArticle } from '../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

const CHOSEN =
  /^( *)each (player|opponent) ((?:secretly )?(?:chooses|picks|selects|reveals|shows)) (an? [^,:;.\n]*?(?:in|from) their hand) as (?:an? |their )?([a-z]+)$/m;

/** What is no matter of the cards alone: in which order the players are asked, or that nobody has chosen such a card. */
const OF_PLAYERS = /^ *for each (?:player|opponent) in turn order|\bno [a-z]+ (?:is|was) an? /m;

/** Whether a text has such cards that are asked about player by player. */
export const areAskedOfPlayers = (text: string): boolean => {
  const [said] = CHOSEN.exec(text) ?? [];
  return said !== undefined && OF_PLAYERS.test(text.split(said)[1] ?? '');
};

/** The text with the choice of each player; none where nobody's card is asked about. */
export function withChoicesOfCards(text: string, vocabulary: Vocabulary): string[] {
  const [said, margin, who, chooses = '', card, name] = CHOSEN.exec(text) ?? [];
  if (said === undefined || name === undefined || vocabulary.terms.has(name)) return [];
  const isShown = /^(?:reveals|shows)/.test(chooses);
  if (!isShown && !areAskedOfPlayers(text)) return [];
  const [before = '', after = ''] = text.split(said);
  const many = `(?:the |all (?:the )?|those |their )?${plural(name)}`;
  const shown = new RegExp(
    `^ *(?:each player )?(?:reveals?|shows?) (?:${many}|their ${name})(?: at (?:the same time|once))?\\n`,
    'm',
  );
  const described = (noun: string): string | undefined => {
    const found = firstNounSaid(vocabulary, noun);
    return found?.of === 'card' ? withArticle(found.one) : undefined;
  };
  const rest = after
    .replace(shown, `${margin}each ${who} reveals their choice\n`)
    .replaceAll(
      new RegExp(
        `\\b(?:there (?:is|are) no ([a-z -]+?) among ${many}|no ${name} (?:is|was) an? ([a-z -]+?)|none of ${many} (?:is|are|was|were) (?:an? )?([a-z -]+?))(?=,|:)`,
        'g',
      ),
      (all, one?: string, other?: string, third?: string) => {
        const what = described((one ?? other ?? third)!);
        return what === undefined ? all : `there is no ${who} where choice is ${what}`;
      },
    )
    .replaceAll(new RegExp(`\\b(that player's|that opponent's|their|your) ${name}\\b`, 'g'), '$1 choice');
  const isLeft = new RegExp(`\\b(?:${name}|${plural(name)})\\b`).test(rest);
  if (isLeft || rest === after) return [];
  const first = `${margin}each ${who} ${isShown ? 'chooses' : chooses} ${card}${isShown ? `\n${margin}each ${who} reveals their choice` : ''}`;
  return [before + first + rest];
}
