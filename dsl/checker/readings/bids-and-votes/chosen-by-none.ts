/** What none of those is that everybody has chosen: `if no bid is a fruit`, `if nobody's bid is a fruit`. */
import { plural } from '../../../text/english-inflection.ts';

const CHOSEN =
  /\b(?:each|every)(?: other)? (?:player|opponent) (?:secretly )?(?:chooses|picks|reveals|selects) [^,:\n]+ as ([a-z-]+)$/m;

/** The text with each such condition as one of all that was chosen. */
export function withChosenByNone(text: string): string[] {
  const [, name] = CHOSEN.exec(text) ?? [];
  if (name === undefined) return [];
  const none = new RegExp(
    `\\b(?:no|nobody's|no (?:player|opponent)'s|none of the) ${name}s? (?:is|are) (?:an? )?([a-z][a-z -]*?)s?(?=,|:|$)|\\bthere (?:is|are) no (?:players?|opponents?) where that (?:player|opponent)'s ${name} is an? ([a-z][a-z -]*?)(?=,|:|$)`,
    'gm',
  );
  const put = text.replaceAll(
    none,
    (_, noun: string | undefined, other: string | undefined) =>
      `there is no ${noun ?? other ?? ''} among the ${plural(name)}`,
  );
  return put === text ? [] : [put];
}
