/**
 * Who did something in a window, in the words of people: `if nobody responded`, `if anybody responded`; `if no opponent doubted` by what can be
 * done in the window. By that word it is offered only: abilities of cards can be used there as well.
 */
import { participle } from '../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';

const WHO: readonly (readonly [RegExp, string])[] = [
  [/\b(?:nobody|no one|no-one|none) (?:has )?responded\b/g, 'no player responded'],
  [/\b(?:anybody|anyone|somebody|someone|any player) (?:has )?responded\b/g, 'a player responded'],
  [
    /\b(an opponent|no opponent|a player|no player|that player|you) (?:has|have) responded\b/g,
    '$1 responded',
  ],
  [/\bany opponent (?:has )?responded\b/g, 'an opponent responded'],
  [/\bthere (?:was|is) no response\b/g, 'no player responded'],
  [/\bthere (?:was|is) a response\b/g, 'a player responded'],
];

const read = (text: string): string => WHO.reduce((said, [from, to]) => said.replaceAll(from, to), text);

/** The text with each such condition; none where nothing changes. */
export function withResponsesAsked(text: string, { windows, verbForms }: Vocabulary): string[] {
  if (windows.length === 0 || verbForms.has('responded') || !/\brespon/.test(text)) return [];
  const put = read(text);
  return put === text ? [] : [put];
}

/** The same by what can be done in a window that the text opens. */
export function withActionsAsked(text: string, { windows, verbForms }: Vocabulary): string[] {
  if (!/\bopen\b/.test(text)) return [];
  return windows.flatMap(({ names, actions: [only, ...more] }) => {
    const done = only && participle(only.id);
    if (!done || more.length > 0 || verbForms.has(done) || !text.includes(names.en[0])) return [];
    const put = read(
      text.replaceAll(new RegExp(`\\b${done}\\b(?: (?:it|that|this|you))?(?=[,:])`, 'g'), 'responded'),
    );
    return put === text ? [] : [put];
  });
}
