/** Piles by how much they hold: `the biggest stall` is the stall with the most fruits, `a whole stall` is the stall. */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const SIZED = /\b(the|an?|each) (biggest|largest|smallest|fullest|emptiest) ([a-z-]+)\b/g;
const WHOLE =
  /\b(the|an?|one|each|every|that|another) (?:whole|entire|complete) (?:(biggest|largest|smallest) )?([a-z-]+)\b/g;
const WHOLLY = /\b([a-z-]+) (?:completely|entirely|altogether)(?=$|[,.\n])/g;
const MOST: ReadonlySet<string> = new Set(['biggest', 'largest', 'fullest']);

/** The text with such piles by the number of their cards; none where there is none. */
export function withPilesBySize(text: string, vocabulary: Vocabulary): string[] {
  const isPile = (noun: string): boolean => nounSaid(vocabulary, noun)?.of === 'pile';
  const put = text
    .replaceAll(WHOLE, (said, article: string, size: string | undefined, pile: string) =>
      isPile(pile) ? `${article} ${size === undefined ? '' : `${size} `}${pile}` : said,
    )
    .replaceAll(WHOLLY, (said, pile: string) => (isPile(pile) ? pile : said))
    .replaceAll(SIZED, (said, article: string, size: string, pile: string) =>
      isPile(pile)
        ? `${article} ${pile} with the ${MOST.has(size) ? 'most' : 'fewest'} ${heldIn(pile, vocabulary)}`
        : said,
    );
  return put === text ? [] : [put];
}

/** The noun for what a pile holds. */
function heldIn(noun: string, { zones }: Vocabulary): string {
  const zone = zones.find(({ pile }) => pile !== undefined && forms(pile).one === noun);
  const [kind, ...more] = zone?.takes ?? [];
  return kind && more.length === 0 ? forms(kind).many : 'cards';
}
