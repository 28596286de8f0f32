/**
 * A player that is chosen after another one: `choose an opponent`, and further down `choose an opponent not chosen yet` or `choose another
 * opponent`. Both get a name, and *that player* is the one that was chosen last.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

const FIRST = /^(\s*)choose (an opponent|a player)(?: as ([a-z-]+))?$/;
const PAST =
  "(?:(?:who|that) (?:has not been|hasn't been|was not|wasn't|have not been) chosen|not (?:yet )?chosen|not already chosen|you (?:have not|haven't|did not|didn't) (?:chosen?|choose)|you have not yet chosen)(?: (?:before|yet|so far|already|earlier|this way|for this))?";
const SECOND = new RegExp(
  `^(\\s*)choose (?:(another|a different|a second) (opponent|player)|(?:an|a|another) (opponent|player) ${PAST})(?: as ([a-z-]+))?$`,
);

/** The text with both names; none where nothing changes, or several are chosen before. */
export function withAnotherPlayer(text: string): string[] {
  const lines = text.split('\n');
  const second = lines.findIndex((line) => SECOND.test(line) && !FIRST.test(line));
  const firsts = lines.flatMap((line, at) => (FIRST.test(line) && at < second ? [at] : []));
  const [first] = firsts;
  if (second < 0 || firsts.length !== 1 || lines.some((line, at) => at > second && SECOND.test(line)))
    return [];
  const [, margin, who, called] = FIRST.exec(lines[first])!;
  const [, own, , plain, other, name] = SECOND.exec(lines[second])!;
  if (own !== margin || lines.some((line) => /\b(?:first-one|second-one)\b/.test(line))) return [];
  const names = [called ?? 'first-one', name ?? 'second-one'];
  const noun = plain ?? other;
  const chosen = `${margin}choose ${noun === 'opponent' ? 'an opponent' : 'a player'} other than the ${names[0]} as ${names[1]}`;
  const put = lines.map((line, at) => {
    if (at === first) return `${margin}choose ${who} as ${names[0]}`;
    if (at === second) return chosen;
    return at < first ? line : that(line, names[at < second ? 0 : 1]);
  });
  return [put.join('\n')];
}

const OF_EACH =
  /^( *)(each player|every player|all players|everybody|everyone) ((?:secretly |simultaneously )?(?:choose|pick|name|select|vote for|point at)(?:s| for| at)?) (?:an(?:other)? opponent|another player|one of their opponents)(?=$|[,:.;]| as )/gm;

/** `each player chooses an opponent`: another player, for each of them. None where partners are no opponents. */
export function withOthersOfEach(text: string, { seating }: Vocabulary): string[] {
  if (seating.teams) return [];
  const put = text.replaceAll(OF_EACH, '$1$2 $3 a player other than that player');
  return put === text ? [] : [put];
}

const that = (line: string, one: string): string =>
  line.replaceAll(/\bthat (?:player|opponent)(?=$|'s\b|[ ,:])/g, `the ${one}`);
