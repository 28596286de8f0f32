/**
 * What is done with the card that a contest was won for: the game has put it elsewhere by then, so that what is done out of a hand
 * takes it there first, and what takes cards of others brings it there.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { handOf } from '../places/cards-in-hands.ts';
import { destinationsIn } from '../words/verb-destinations.ts';

const WON = '(?:win|wins|won|succeeds?|is successful)';

/** What would become of the card otherwise: the contest is over, and it is there. */
const ELSEWHERE =
  /,? (?:instead of|rather than) (?:it |that card )?(?:being )?(?:discarding(?: (?:it|that card))?|discarded|put(?:ting)? (?:it )?(?:in|into|on) the discard pile|(?:it )?going (?:in)?to the discard pile|letting it (?:be discarded|go to the discard pile))$/;

/** A text in which that card is in the hand before it is used; the same one where nothing is done with it. */
export function withWonCards(text: string, participle: string, vocabulary: Vocabulary): string {
  const card = `(?:the ${participle} (?:card|[a-z]+)|that card|it)`;
  const done = `(?<may>you may )?(?<verb>[a-z]+) ${card}(?: (?:in)?to your hand)?(?<free> for free| without paying[a-z ]*)?`;
  const inline = new RegExp(`^(?<head>[^,:\\n]*\\b${WON}\\b[^,:\\n]*), ${done}$`);
  const below = new RegExp(`^(?<margin> +)(?<so>if [^,:\\n]+, )?${done}$`);
  let isWon = false;
  const lines = text.split('\n').flatMap((said) => {
    if (/^\S/.test(said)) isWon = new RegExp(`\\b${WON}\\b`).test(said);
    const line = isWon ? said.replace(ELSEWHERE, '') : said;
    const found = inline.exec(line)?.groups ?? (isWon ? below.exec(line)?.groups : undefined);
    const act = found && actsOn(`the ${participle} card`, found, vocabulary);
    if (!act) return [line];
    const { head, margin = '  ', so } = found;
    if (so !== undefined)
      return [`${margin}${so.replace(/, $/, ':')}`, ...act.map((each) => `${margin}  ${each}`)];
    return [...(head === undefined ? [] : [`${head}:`]), ...act.map((each) => `${margin}${each}`)];
  });
  return lines.join('\n');
}

/** What is done instead; none where a verb is about cards wherever they are. */
function actsOn(
  card: string,
  { may = '', verb, free = '' }: Record<string, string>,
  vocabulary: Vocabulary,
): string[] | undefined {
  const hand = handOf(vocabulary);
  const known = vocabulary.verbs.find(({ id }) => id === verb) ?? vocabulary.verbForms.get(verb)?.verb;
  const takes = known?.parameters[0]?.phrase.snippet.text.trim() ?? '';
  if (hand === undefined || !known) return undefined;
  if (takes.endsWith(` in your ${hand}`)) {
    const moved = `${may}move ${card} to your ${hand}`;
    const use = `${verb} ${card}${free === '' ? '' : ' for free'}`;
    return [moved, may === '' ? use : `if you do, ${use}`];
  }
  const isTaking = destinationsIn(vocabulary).some((each) => each.verb === known && each.of === 'doer');
  return isTaking && / in an opponent's [a-z ]+$/.test(takes)
    ? [`${may}move ${card} to your ${hand}`]
    : undefined;
}
