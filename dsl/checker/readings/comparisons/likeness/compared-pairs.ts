/**
 * What two that were chosen together are like: `if the weights of the pair are consecutive`, `if the pair have the same colour`, `if
 * their weights differ by 1`. The language counts the different ones among them, or asks for the difference.
 */
import { forms, type Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import { plural } from '../../../../text/english-inflection.ts';

const CHOSEN = /^\s*choose (?:exactly )?(\d+|two) .* as ([a-z-]+)$/;
const LIKE =
  '(consecutive|(?:exactly |all )?the same|equal|(?:all )?different)|differ by ((?:exactly |at least |at most |more than |less than )?\\d+)';
const THEY = '(?:they|those(?: 2| two)? [a-z-]+|both(?: of them)?)';
const HAVE = '(consecutive|the same|different)';

/** A text with each such condition in the words of the language; none where nothing changes. */
export function withComparedPairs(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:consecutive|the same|equal|different|differ)\b/.test(text)) return [];
  const lines = text.split('\n');
  const chosen = lines.flatMap((line) => (CHOSEN.exec(line) ? [CHOSEN.exec(line)!] : []));
  if (chosen.length !== 1) return [];
  const [, count, name] = chosen[0];
  const of = { name, isTwo: count === '2' || count === 'two' };
  const values = new RegExp(
    `\\b(if|and|or) (?:the ([a-z-]+) of the ${name}|the ${name}'s? ([a-z-]+)|their ([a-z-]+)) (?:(?:are|is) )?(?:${LIKE})(?=$|,|:| and | or )`,
    'g',
  );
  const having = new RegExp(
    `\\b(if|and|or) (?:the ${name}|${THEY}) (?:have|has|share|are of) ${HAVE} ([a-z-]+)(?=$|,|:| and | or )`,
    'g',
  );
  const put = lines
    .map((line) =>
      line
        .replaceAll(values, (said, head: string, ...rest: (string | undefined)[]) => {
          const [one, two, three, like, by] = rest;
          const is = alike(vocabulary, of, one ?? two ?? three ?? '', like, by);
          return is === undefined ? said : `${head} ${is}`;
        })
        .replaceAll(having, (said, head: string, like: string, value: string) => {
          const is = alike(vocabulary, of, value, like);
          return is === undefined ? said : `${head} ${is}`;
        }),
    )
    .join('\n');
  return put === text ? [] : [put];
}

/** The condition on what was chosen; none of a field that the game does not have, or of more than two where it is open what is meant. */
function alike(
  { fields }: Vocabulary,
  { name, isTwo }: { readonly name: string; readonly isTwo: boolean },
  said: string,
  like: string | undefined,
  by?: string,
): string | undefined {
  const field = fields.find(
    (each) => Object.values(forms(each)).includes(said) || plural(forms(each).one) === said,
  );
  if (!field) return undefined;
  const { one, many } = forms(field);
  if (like !== undefined && /same|equal/.test(like))
    return `the number of different ${many} of the ${name} is 1`;
  if (!isTwo) return undefined;
  if (like !== undefined && like.includes('different'))
    return `the number of different ${many} of the ${name} is 2`;
  const gap = like === 'consecutive' ? '1' : by?.replace('exactly ', '');
  return (
    gap &&
    `the difference between the highest ${one} of the ${name} and the lowest ${one} of the ${name} is ${gap}`
  );
}
