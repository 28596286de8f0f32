/** Two acts of somebody, with what each is done to: `when an opponent steals a fruit or draws a card, ...`. */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

const WHO = '(?:an?|another|any|that|the next|the active) (?:other )?(?:opponent|player)|you';
const EVENT = new RegExp(
  `\\b((?:when(?:ever)?|before|each time|every time) )(${WHO}) ([a-z]+) ((?:an?|the|another|any|your|this)\\b[^,:\\n]*?) or ([a-z]+) ((?:an?|the|another|any|your|this)\\b[^,:\\n]*?)(?=,|:)`,
  'g',
);

/** A text in which each of the two says who does it; none where there are none. */
export function withJoinedEvents(text: string, { verbForms }: Vocabulary): string[] {
  const put = text.replaceAll(EVENT, (said, when, who, first, what, second, other) =>
    verbForms.has(first) && verbForms.has(second)
      ? `${when}${who} ${first} ${what} or ${who} ${second} ${other}`
      : said,
  );
  return put === text ? [] : [put];
}
