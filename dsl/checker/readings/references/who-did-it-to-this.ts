/**
 * Who has done something to the card of the text: `the player who planted this may sell a fruit`. It is each player who has done so, and
 * nobody else has.
 */
import { participleOfPast } from '../../../text/irregular-verbs.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';

const WHO =
  /^(\s*)((?:[^:\n]+, )?)(?:the (player|opponent|one|person) (?:who|that)|whoever) (?:has )?([a-z-]+) this(?: card)? ((?:may |cannot |must )?[a-z-]+(?: [^\n]+)?)$/;
/** What follows from what that player may do, on lines of its own. */
const THEN = /^\s*(?:if (?:they|that player) (?:do|does)\b|otherwise\b)/;

/** Whether a line is below another one with a margin, or goes on with it. */
const follows = (line: string, margin: string): boolean =>
  line.startsWith(margin) && (THEN.test(line) || line.startsWith(`${margin} `));

/** The text with each such line for that player; none where nobody is meant so. */
export function withWhoDidItToThis(text: string, vocabulary: Vocabulary): string[] {
  if (!/\bwho(?:ever)?\b|\bthat [a-z]+ this\b/i.test(text)) return [];
  const lines = text.split('\n');
  const put: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [, margin, head, who, past, act] = WHO.exec(lines[at]) ?? [];
    const form = past === undefined ? undefined : vocabulary.verbForms.get(participleOfPast(past) ?? past);
    if (margin === undefined || !form?.participle) {
      put.push(lines[at]);
      continue;
    }
    const done = verbIn(vocabulary, form.verb.id, 'participle');
    const one = who === 'opponent' ? 'opponent' : 'player';
    const inner = head === '' ? margin : `${margin}  `;
    if (head !== '') put.push(`${margin}${head!.replace(/, $/, ':')}`);
    put.push(
      `${inner}for each ${one} where that ${one} ${done} this this game:`,
      `${inner}  that player ${act}`,
    );
    const below = lines.slice(at + 1).findIndex((line) => !follows(line, margin));
    const end = below < 0 ? lines.length : at + 1 + below;
    put.push(...lines.slice(at + 1, end).map((line) => `${inner}  ${line.slice(margin.length)}`));
    at = end - 1;
  }
  const read = put.join('\n');
  return read === text ? [] : [read];
}
