/**
 * What becomes of an act that dice decide, in words for the act: `when you fail to ripen a fruit`, `when you succeed in ripening that fruit`. The
 * dice are thrown for what it is done with: `when you blight a fruit`.
 */
import { baseOfGerund } from '../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { outcomesIn } from '../rolls/outcomes.ts';

const EVENT =
  /\b(when(?:ever)?|each time|every time|if) (you|an opponent|a player|another player) (fails?|succeeds?) (?:to ([a-z]+)|(?:in|at|with) ([a-z]+ing)) (?=(?:an?|another|this|that|the|your) )/g;

/** The text with what is done then; none where there is none. */
export function withOutcomesOfActs(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:fails?|succeeds?|failed|succeeded)\b/.test(text)) return [];
  const outcomes = outcomesIn(vocabulary);
  const put = text.replaceAll(EVENT, (said, ...parts: (string | undefined)[]) => {
    const [when = '', who = '', how = '', base, gerund = ''] = parts;
    const act = base ?? baseOfGerund(gerund);
    const found = outcomes.find(({ verb }) => verb.id === act);
    const done = how.startsWith('f') ? found?.failure : found?.success;
    return done ? `${when} ${who} ${verbIn(vocabulary, done.id, who === 'you' ? 'base' : 'third')} ` : said;
  });
  return put === text ? [] : [put];
}
