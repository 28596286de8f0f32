/** Lines that were not chosen before, in other words: `choose one that hasn't been chosen yet:`, `choose one you have not chosen before:`. */

const FRONT =
  '^(\\s*(?:[^:\\n]*, )?(?:[^:\\n]*? )?)(chooses?) (?:one|one of these|one of the following|one option)';
const BEHIND = '(?:chosen|choose|picked|pick|used|taken)(?: yet| before| so far| already)?:(?= |$)';
const NOT_CHOSEN = new RegExp(
  `${FRONT}(?: that| which)? (?:(?:(?:has|was|is) not|hasn['’]t|wasn['’]t|has never|was never)|not)(?: yet)? (?:been )?${BEHIND}`,
);
/** By a player: who had the card before may have chosen another one. */
const NOT_BY_YOU = new RegExp(
  `${FRONT}(?: that| which)? (?:you|they|that player) (?:(?:have|did) not|haven['’]t|didn['’]t|never)(?: yet)? ${BEHIND}`,
);

/** The text with such headers as the language has them; none where there is none. */
export const withUnchosenLines = (text: string): string[] => headersPut(text, NOT_CHOSEN);

/** The same of what a player has not chosen, which the card remembers for all of them. */
export const withLinesNotChosenByYou = (text: string): string[] => headersPut(text, NOT_BY_YOU);

function headersPut(text: string, header: RegExp): string[] {
  const put = text
    .split('\n')
    .map((line) => line.replace(header, '$1$2 one that was not chosen before:'))
    .join('\n');
  return put === text ? [] : [put];
}
