/** What has one of two values that were named: `a fruit of the first or the second`, where both are colours. */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const NAMED = /\bchoose (?:an?|another) (?:different )?([a-z-]+)(?: [^,:\n]*?)? as ([a-z-]+)(?=$|[,:])/gm;
const WHEN =
  /^(\s*(?:[^,:\n]+, )*)when(?:ever)? (an?|another) ([a-z-]+) of the ([a-z-]+) or (?:of )?(?:the )?([a-z-]+) ((?:is|was) [a-z]+(?: this [a-z]+)?)(, |:)/gm;
const NOUN =
  /\b(an?|another|all|each|every|\d+|up to \d+) ([a-z-]+) of the ([a-z-]+) (or|and) (?:of )?(?:the )?([a-z-]+)((?: (?:in|on) [^,:\n]+?)?)(?=$|[,:]| (?:to|into|cannot|count|counts)\b)/gm;

/** The text with a question about each value. */
export function withEitherValue(text: string, vocabulary: Vocabulary): string[] {
  const names = new Map([...text.matchAll(NAMED)].map(([, value, name]) => [name, value]));
  if (names.size < 2) return [];
  const fieldOf = (one: string, other: string, noun: string): { field: string; card: string } | undefined => {
    const card = nounSaid(vocabulary, noun);
    const value = names.get(one);
    const field = vocabulary.fields.find(
      (each) => each.type.type === 'value' && forms(each).one === value && names.get(other) === value,
    );
    return card?.of === 'card' && field ? { field: forms(field).one, card: card.one } : undefined;
  };
  const put = text
    .replaceAll(
      WHEN,
      (
        said,
        head: string,
        which: string,
        noun: string,
        one: string,
        other: string,
        done: string,
        end: string,
      ) => {
        const found = fieldOf(one, other, noun);
        if (!found) return said;
        const whose = `that ${found.card}'s ${found.field}`;
        return `${head}when ${which} ${noun} ${done} if ${whose} is the ${one} or ${whose} is the ${other}${end}`;
      },
    )
    .replaceAll(
      NOUN,
      (said, which: string, noun: string, one: string, joint: string, other: string, place: string) => {
        const found = fieldOf(one, other, noun);
        // `a fruit of the one and the other` has both.
        if (!found || (joint === 'and' && which !== 'all')) return said;
        const whose = `that ${found.card}'s ${found.field}`;
        return `${which} ${noun}${place} where ${whose} is the ${one} or ${whose} is the ${other}`;
      },
    );
  return put === text ? [] : [put];
}
