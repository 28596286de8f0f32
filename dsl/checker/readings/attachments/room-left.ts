/**
 * Cards that can carry one more, where the game has a noun for these: `a cart with a free hook`, `with room for a tool`, `that can carry
 * another tool` are a `free cart`, which is `a cart where hooks is more than the number of tools attached to that cart`.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

const FREE = '(?:free|empty|unused|open|spare|vacant|available|unoccupied)';
const PLACE =
  "((?: (?:in|on|of|from) (?:(?:your|their|the|any|an?|another|that|each|every) [a-z-]+(?:'s [a-z-]+| [a-z-]+'s [a-z-]+)?|yours|theirs|play))?)";

/** The text with that noun; none where the game has none. */
export function withRoomLeft(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:with|has|have|can|could)\b/.test(text)) return [];
  const put = vocabulary.nouns.reduce((said, noun) => {
    const [, host, slots, carried] =
      /^an? ([a-z -]+) where ([a-z -]+) is more than the number of ([a-z -]+) attached to that \1$/.exec(
        noun.is.snippet.text.trim(),
      ) ?? [];
    const kind = vocabulary.kinds.find((each) => Object.values(forms(each)).includes(carried ?? ''));
    const [slot] = vocabulary.counters.filter((each) => Object.values(forms(each)).includes(slots ?? ''));
    const bearer = vocabulary.kinds.find((each) => Object.values(forms(each)).includes(host ?? ''));
    if (!kind || !slot || !bearer) return said;
    return withNoun(said, forms(noun), forms(bearer), forms(slot), forms(kind));
  }, text);
  return put === text ? [] : [put];
}

type Named = ReturnType<typeof forms>;

function withNoun(text: string, noun: Named, bearer: Named, slot: Named, carried: Named): string {
  // `a free slot` of a counter that is called item slot.
  const slots = [slot.one, slot.many, ...[slot.one, slot.many].map((each) => each.split(' ').at(-1)!)].join(
    '|',
  );
  const one = `(?:an?|another|one|one more|an additional)(?: more)? (?:${carried.one})`;
  const having = [
    `(?:has|have) (?:an? )?(?:still )?${FREE} (?:${slots})`,
    `(?:has|have) (?:room|space) (?:left )?for ${one}`,
    `(?:can|could) (?:still )?(?:carry|hold|bear|wear|take|have|be given) ${one}`,
  ];
  const room = [
    `with (?:an? |at least (?:1|one) )?(?:still )?${FREE} (?:${slots})`,
    `with (?:an? )?(?:${slots}) (?:free|left|open|to spare)`,
    `with (?:enough |still )?(?:room|space) (?:left )?for ${one}`,
    ...having.map((each) => `(?:that|which|who) (?:still )?${each}`),
  ].join('|');
  const end = '(?=$|[,:.)\\n]| (?:as|to|and|or|until|where|gains?|loses?|has|have)\\b)';
  return text
    .replaceAll(
      new RegExp(
        `\\b(if|while|unless|and|or) (this(?: card)?|that [a-z-]+|the [a-z-]+) (?:still )?(?:${having.join('|')})(?=$|[,:.)\\n]| (?:and|or)\\b)`,
        'g',
      ),
      (_, word: string, card: string) => `${word} ${card} is ${withArticle(noun.one)}`,
    )
    .replaceAll(
      new RegExp(`\\b(an?|another|any|one|each|every) ${bearer.one}${PLACE} (?:${room})${PLACE}${end}`, 'g'),
      (_, article: string, place: string, behind: string) =>
        `${/^an?$|^one$/.test(article) ? withArticle(noun.one) : `${article} ${noun.one}`}${place}${behind}`,
    )
    .replaceAll(
      new RegExp(
        `\\b(all|\\d+|up to \\d+|no|the number of|your) ${bearer.many}${PLACE} (?:${room})${PLACE}${end}`,
        'g',
      ),
      (_, count: string, place: string, behind: string) => `${count} ${noun.many}${place}${behind}`,
    );
}
