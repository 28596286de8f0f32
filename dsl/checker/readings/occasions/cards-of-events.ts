/**
 * The card that something happens to, in the lines below, where another one is chosen in between: `when a fruit of yours is sold:`, and
 * below it `you may discard a card` and `if you do, move that fruit to your row`. It has a name from the start.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

const EVENT =
  /^(\s*)(?:[^,:]+, )*(?:when(?:ever)?|each time|every time) (?:an?|another) ([^,:]+?) (?:is|are) [a-z]+(?: [^,:]+)?(?:, if [^,:]+)?:$/;
const CHOSEN = /\b[a-z]+ (?:an?|1|one|another) (?:[a-z-]+ )?card\b/;

/** The text with such a name in each event; none where none is needed. */
export function withCardsOfEvents(text: string, vocabulary: Vocabulary): string[] {
  const lines = text.split('\n');
  const name = ['lost', 'earlier'].find((each) => !new RegExp(`\\b${each}\\b`).test(text));
  if (name === undefined) return [];
  const put = lines.slice();
  for (let i = lines.length - 1; i >= 0; i--) {
    const [, margin, phrase] = EVENT.exec(lines[i]) ?? [];
    const noun = phrase === undefined ? undefined : firstNounSaid(vocabulary, phrase);
    if (margin === undefined || noun?.of !== 'card' || noun.one === 'card') continue;
    const behind = lines.findIndex((line, j) => j > i && line.search(/\S/) <= margin.length);
    const block = lines.slice(i + 1, behind < 0 ? lines.length : behind);
    const at = block.findIndex((line) => CHOSEN.test(line));
    const that = new RegExp(`\\bthat ${noun.one}\\b`, 'g');
    if (at < 0 || !block.slice(at + 1).some((line) => that.test(line))) continue;
    const inner = ' '.repeat(block[0].search(/\S/));
    const said = block.map((line) => line.replaceAll(that, `the ${name}`));
    put.splice(i + 1, block.length, `${inner}let ${name} be that ${noun.one}`, ...said);
  }
  return put.length === lines.length ? [] : [put.join('\n')];
}
