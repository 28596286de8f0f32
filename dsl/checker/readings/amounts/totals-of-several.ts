/** What several that are chosen together add up to, as a condition: `2 fruits where the total price is 8` are `2 fruits with a total price of 8`. */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const SEVERAL =
  /\b((?:(?:up to |exactly |at least )?(?:\d+|two|three|four)(?: or more)?|any number of|one or more) (?:[a-z-]+ )??([a-z-]+s)((?: (?:in|on|of|from|with) (?!a total\b)[^,:\n]+?)?)),? (?:where|if) (?:the|their) (?:total|combined|summed) ([a-z-]+?)(?: of (?:them|all of them|those [a-z-]+))? (?:is|are|equals|equal|adds up to|comes to) (exactly |at (?:least|most) |less than |more than )?(\d+)(?= as [a-z-]+$|$|[,:]| (?:to|into|and)\b)/gm;

export function withTotalsOfSeveral(text: string, vocabulary: Vocabulary): string[] {
  const put = text.replaceAll(
    SEVERAL,
    (
      said,
      several: string,
      many: string,
      _place,
      value: string,
      bound: string | undefined,
      amount: string,
    ) => {
      const field = vocabulary.fields.find(
        (each) => each.type.type === 'number' && Object.values(forms(each)).includes(value),
      );
      return field && nounSaid(vocabulary, many)?.of === 'card'
        ? `${several} with a total ${forms(field).one} of ${bound ?? 'exactly '}${amount}`
        : said;
    },
  );
  return put === text ? [] : [put];
}
