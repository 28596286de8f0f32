/** Cards by the name that is printed on them: `all cards named Big Ladder`, `a fruit called pip`. The language has the id of a card as its noun. */
import { spelledForms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { articleOf } from '../../../text/english-inflection.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const NAMED =
  /\b(an? )?([a-z]+) (?:that (?:is|are) )?(?:named|called|with the name) ("?)([a-z][a-z0-9' -]*?)\3(?=$|[,.:;\n]| (?:in|on|from|to|into|where|with|of|and|or|among|this|is|are|until)\b)/gi;

/** Several of a card, by its id in the singular. */
const ALL = /\b(all|any number of|[2-9]|\d\d+) ([a-z][a-z0-9-]*)(?![a-z0-9-]|'s)/g;

/** Whether somebody has such a card in a place of theirs. */
const HAS =
  /\b(?:(you) have|(that player|that opponent|the [a-z]+) has|they have) ((?:an?|no|any|at least \d+|exactly \d+) )([a-z][a-z0-9-]*) in (?:your|their) ([a-z ]+?)(?=$|[,.:;\n]| (?:and|or)\b)/g;

/** The text with these cards by their ids; none where no card is called so. */
export function withCardsByName(text: string, words: Vocabulary): string[] {
  const put = text
    .replaceAll(HAS, (said, you: string | undefined, who: string | undefined, ...rest: string[]) => {
      const [many, id, place] = rest as [string, string, string];
      if (!words.cards.some((each) => spelledForms(each).one === id || spelledForms(each).many === id))
        return said;
      const whose = you === undefined ? (who === undefined ? 'their' : `${who}'s`) : 'your';
      return `there ${/^(?:at least|exactly) (?!1 )/.test(many) ? 'are' : 'is'} ${many}${id} in ${whose} ${place}`;
    })
    .replaceAll(ALL, (said, which: string, id: string) => {
      const card = words.cards.find((each) => each.id === id);
      return card && spelledForms(card).one === id ? `${which} ${spelledForms(card).many}` : said;
    })
    .replaceAll(
      NAMED,
      (said: string, article: string | undefined, noun: string, _quote: string, name: string) => {
        const found = nounSaid(words, noun.toLowerCase());
        const isCalled = name.toLowerCase();
        const [card, ...more] = words.cards.filter(
          ({ id, names }) => id === isCalled || names.en[0]?.toLowerCase() === isCalled,
        );
        if (found?.of !== 'card' || !card || more.length > 0) return said;
        const { one, many } = spelledForms(card);
        if (found.form === 'many') return many;
        return article === undefined ? one : `${articleOf(one)} ${one}`;
      },
    );
  return put === text ? [] : [put];
}
