/**
 * Somebody who has fewer than at least one other: `if that player has fewer coins than another player`. They are not among those with the most.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

const BEHIND =
  /\b(if|while|unless|and|or) (that player|the active player|the [a-z-]+) has (more|fewer|less) ([a-z-]+(?: (?!than\b)[a-z-]+)*?) than (?:another player|any other player|some other player|(an opponent|any opponent))(?=[,:]| and | or )/g;
const EACH_TURN = /^(\s*)(at the (?:start|end|beginning) of each player's (?:turn|[a-z]+)[,:])/;

/** The text with such comparisons; none where others could be partners. */
export function withThoseBehind(text: string, { seating }: Vocabulary): string[] {
  const lines = text.split('\n');
  const put = lines.map((line) => {
    const each = EACH_TURN.exec(line);
    const said = line.replaceAll(
      BEHIND,
      (all, word: string, who: string, how: string, what: string, opponent: string | undefined) =>
        opponent !== undefined && seating.two !== true
          ? all
          : `${word} ${who} is not a player with the ${how === 'more' ? 'fewest' : 'most'} ${what}`,
    );
    return said !== line && each ? said.replaceAll(/\bthat player(?!')/g, 'the active player') : said;
  });
  return put.join('\n') === text ? [] : [put.join('\n')];
}
