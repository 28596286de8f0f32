/**
 * Cards of the value that each player has chosen: `each player chooses a colour`, and below it `each player sells all fruits of the
 * colour they chose`, `all fruits in their row of their choice`. It is asked of the cards.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

const CHOSEN = /^ *each (?:other )?(?:player|opponent) (?:secretly )?chooses an? ([a-z-]+)$/m;
const PLACE = "(?: (?:in|on) (?:their|that player's|any|the|your) [a-z-]+(?: [a-z-]+)??)?";

/** The text with what is asked of such cards; none where no value is chosen above. */
export function withCardsOfChosenValues(text: string, { fields }: Vocabulary): string[] {
  const found = CHOSEN.exec(text);
  const name = found?.[1];
  if (!found || !fields.some((field) => field.type.type === 'value' && forms(field).one === name)) return [];
  const at = found.index + found[0].length;
  const said = `(?:the ${name} (?:that |which )?(they|that player) (?:chose|have chosen|has chosen)|(their|that player's) chosen ${name})`;
  const behind = text
    .slice(at)
    .replaceAll(
      new RegExp(`\\b((?:all|each|every|an?|\\d+) [a-z-]+${PLACE}) of ${said}(${PLACE})(?=$|[,.])`, 'gm'),
      (_, cards: string, they?: string, their?: string, place = '') =>
        `${cards}${place} where ${name} is ${(they ?? their)!.startsWith('they') || their === 'their' ? 'their' : "that player's"} choice`,
    )
    .replaceAll(
      new RegExp(
        `\\b((?:all|each|every) [a-z-]+${PLACE}) of (their|that player's) choice(${PLACE})(?=$|[,.])`,
        'gm',
      ),
      (_, cards: string, whose: string, place = '') => `${cards}${place} where ${name} is ${whose} choice`,
    );
  return behind === text.slice(at) ? [] : [text.slice(0, at) + behind];
}
