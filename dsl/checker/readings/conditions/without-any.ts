/** What a card lacks, without a word in front of it: `each fruit without tool` has no tool. */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

const BARE = /\bwithout (?:any )?(?!an?\b|any\b|another\b|the\b|your\b|that\b|this\b)([a-z]+(?: [a-z]+)?)\b/g;

export function withoutAny(text: string, { kinds, counters }: Vocabulary): string[] {
  const known = [...kinds, ...counters.filter(({ of }) => of === 'card')].flatMap((each) =>
    Object.values(forms(each)),
  );
  const put = text.replaceAll(BARE, (said, words: string) => {
    const what = [words, words.split(' ')[0]].find((each) => known.includes(each));
    return what === undefined ? said : `with no ${words}`;
  });
  return put === text ? [] : [put];
}
