/** When one is gained or lost, of a counter that may come several at a time: `when a fruit gains a spot` is when it gains any spots. */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

/** The text that waits for any of them; none where nothing is waited for. */
export function withAnyGained(text: string, { counters }: Vocabulary): string[] {
  const names = counters.map(forms);
  if (names.length === 0 || !/\b(?:gains?|loses?|gain|lose) /.test(text)) return [];
  const put = text.replaceAll(
    new RegExp(
      `\\b((?:when(?:ever)?|before|each time|if|the first time(?: each turn| each round)?,?) [^,:\\n]*?\\b(?:gains?|loses?|would gain|would lose)) (?:an? )?(${names.flatMap(({ one, many }) => [one, many]).join('|')})(?=[,:]| (?:during|on|in) (?:your|their|that) | if you are )`,
      'g',
    ),
    (said, event: string, one: string) =>
      event.startsWith('if ') && !event.includes(' would ')
        ? said
        : `${event} any ${names.find((each) => each.one === one || each.many === one)!.many}`,
  );
  return put === text ? [] : [put];
}
