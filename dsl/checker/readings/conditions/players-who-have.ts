/**
 * `if an opponent has more fruits than you, take one of their fruits`: of one of those of whom it is so, whom you choose. What *they*
 * do would be done by all of them.
 */
import { singularOf } from '../../../language/parser/errors/card-readings.ts';
import { withArticle } from '../../../text/english-inflection.ts';
import { linesInPlace } from '../words/lines-in-place.ts';
import { ofThatPlayer, ofYours } from '../places/cards-in-hands.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

const LINE =
  /^(\s*(?:- )?)((?:(?:when(?:ever)?|at|once|until|while|before) [^,:]+, )*)if (an opponent|another player|a player|any opponent|any player) has ([^,:]+), ((?!(?:they|that player|that opponent|each)\b).+)$/;

/** A text with each such line as a choice and what is done with that player. */
export function withPlayersWhoHave(text: string, vocabulary: Vocabulary): string[] {
  if (!/\bif (?:an|any|another|a) (?:other )?(?:opponent|player) has\b/.test(text)) return [];
  const put = text
    .split('\n')
    .map((line) => {
      const [, before, head, who, what, act] = LINE.exec(line) ?? [];
      if (before === undefined || !/\b(?:their|them|that player|that opponent)\b/.test(act)) return line;
      return linesInPlace(before, head, [
        `choose ${who.replace(/^any (?=o)/, 'an ').replace(/^any /, 'a ')} ${described(what, vocabulary)}`,
        ofThat(act),
      ]);
    })
    .join('\n');
  return put === text ? [] : [put];
}

/** What they have, behind the player. */
function described(what: string, vocabulary: Vocabulary): string {
  const [, more, cards] = /^(more|fewer|less) ([a-z]+(?: [a-z]+)?) than you(?: do| have)?$/.exec(what) ?? [];
  return cards === undefined
    ? `with ${what}`
    : `where the number of ${ofThatPlayer(cards, vocabulary)} is ${more === 'more' ? 'more' : 'less'} than the number of ${ofYours(cards, vocabulary)}`;
}

/** What is done, with the player as such. */
const ofThat = (act: string): string =>
  act
    .replace(
      /\b(?:one|an?) of their ([a-z]+s)\b/,
      (_, many: string) => `${withArticle(singularOf(many))} of that player`,
    )
    .replaceAll(/\b(?:them|that opponent)\b/g, 'that player')
    .replace(/(?<!that player .*)\btheir\b/, "that player's");
