/**
 * All of a sort in the order of how many they have: `for each stall from the largest to the smallest`, `for each colour from the one with the
 * most fruits to the rarest`. In the language it is `in descending order of` a number of each.
 */
import { forms, type Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../../words/spoken-nouns.ts';

const END =
  '(?:the )?(?:one |ones |(?<again>[a-z-]+) )?(?:with the )?(?<how>largest|biggest|smallest|most common|commonest|most frequent|rarest|least common|most|fewest|least|highest|lowest|greatest)(?: (?<what>(?!one\\b|first\\b|to\\b)[a-z-]+))?(?: one)?';
const end = (name: string): string => END.replaceAll(/\?<(\w+)>/g, `?<$1${name}>`);
const LOOP = new RegExp(
  `^(?<margin>\\s*(?:- )?)for each (?<noun>[a-z-]+)(?<where>(?: (?:in|on|with|of|where) [^,:\\n]+?)?)(?:,? in order)?,? (?:(?:going |starting |beginning )?(?:from|with) ${end('A')} (?:down |up |on )?(?:to|and ending with) ${end('B')}|(?:starting|beginning) (?:from|with) ${end('C')})(?<rest>[,:].*)$`,
  'gm',
);
/** `for each stall in order of most fruits`, `in the order of the fewest fruits first` */
const IN_ORDER =
  /(?<=^\s*(?:- )?)(for each [^,:\n]+?),? in (?:the )?order of (?:the )?((?:most|fewest|highest|lowest)(?: [a-z-]+)?)(?: first)?(?=[,:])/gm;
const DOWN = /^(?:largest|biggest|most common|commonest|most frequent|most|highest|greatest)$/;

/** The text with each such loop in the words of the language. */
export function withLoopsBySize(text: string, vocabulary: Vocabulary): string[] {
  const put = text
    .replaceAll(IN_ORDER, '$1 starting with the one with the $2')
    .replaceAll(LOOP, (said, ...args) => {
      const found = args.at(-1) as Record<string, string | undefined>;
      const { margin, noun, where, rest } = found;
      const [how, what] = [found.howA ?? found.howC, found.whatA ?? found.whatC];
      const opposite = found.howB;
      if (opposite !== undefined && DOWN.test(how!) === DOWN.test(opposite)) return said;
      const key = keyOf(noun!, how!, what === noun ? undefined : what, vocabulary);
      return key === undefined
        ? said
        : `${margin}for each ${noun}${where} in ${DOWN.test(how!) ? 'descending' : 'ascending'} order of ${key}${rest}`;
    });
  return put === text ? [] : [put];
}

/** The number by which they come one after the other. */
function keyOf(
  noun: string,
  how: string,
  what: string | undefined,
  vocabulary: Vocabulary,
): string | undefined {
  const found = nounSaid(vocabulary, noun);
  const things = what === undefined ? undefined : nounSaid(vocabulary, what);
  const isCount = /^(?:most|fewest)$/.test(how);
  if (found?.of === 'pile') {
    if (things?.of === 'card' && isCount) return `the number of ${what} in that ${noun}`;
    return what === undefined && /^(?:largest|biggest|smallest)$/.test(how) ? 'size' : undefined;
  }
  if (found?.of === 'card') {
    const field = vocabulary.fields.find(
      (each) => each.type.type === 'number' && forms(each).one === what && forms(each.kind).one === found.one,
    );
    return field && !isCount ? forms(field).one : undefined;
  }
  const field = vocabulary.fields.find((each) => each.type.type === 'value' && forms(each).one === noun);
  if (!field || (what !== undefined && things?.of !== 'card')) return undefined;
  const isCommon = /common|frequent|rarest|most|fewest/.test(how);
  return isCommon ? `(the number of ${what ?? forms(field.kind).many} of that ${noun})` : undefined;
}
