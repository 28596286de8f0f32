/** Something more on each turn: `you have 1 extra coin on each of your turns if you have no fruits`. It is gained where the turn starts. */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

const MORE =
  /^( *)you (?:have|get|gain|receive) (an?|one|two|three|\d+) (?:extra|additional|more|bonus) ([a-z]+(?: [a-z]+)?) (?:(?:on|in|during|at the start of) )?(?:each of your turns|each turn|your turns?|every turn|each turn of yours)(?:,? (?:if|while|as long as) ([^,:\n]+))?$/gm;
const NUMBERS: Readonly<Record<string, string>> = { a: '1', an: '1', one: '1', two: '2', three: '3' };

/** The text with such a line as what is gained; none where there is none. */
export function withMoreEachTurn(text: string, { counters }: Vocabulary): string[] {
  const put = text.replaceAll(
    MORE,
    (said, margin: string, much: string, what: string, condition?: string) => {
      const counter = counters.find(
        (each) => each.of === 'player' && Object.values(forms(each)).includes(what),
      );
      if (!counter) return said;
      const number = NUMBERS[much] ?? much;
      const { one, many } = forms(counter);
      const holds = condition === undefined ? '' : `if ${condition}, `;
      return `${margin}at the start of your turn, ${holds}gain ${number} ${number === '1' ? one : many}`;
    },
  );
  return put === text ? [] : [put];
}
