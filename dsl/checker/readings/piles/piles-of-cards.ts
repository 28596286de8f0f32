/**
 * Cards in place of the piles that they are in: `join a loner to another loner`, with a verb that takes piles, and `move a fruit to another fruit`.
 * The cards are chosen, and it is done with their piles.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const LINE =
  /^(\s*(?:- )?)((?:you may )?)([a-z]+) (an? ([a-z]+)((?: (?:with|where|in) [^,:\n]+?)?)) (to|with) another ([a-z]+)('s [a-z]+)?$/;
const NAMES = ['first-one', 'second-one'] as const;

/** The text with such cards chosen first; none where the verb takes cards. */
export function withPilesOfCards(text: string, vocabulary: Vocabulary): string[] {
  const { verbForms, zones } = vocabulary;
  const pileOf = zones.find((zone) => zone.pile !== undefined)?.pile;
  const heap = pileOf && forms(pileOf).one;
  const isCard = (said: string): boolean => {
    const noun = nounSaid(vocabulary, said);
    return noun?.of === 'card' && noun.form === 'one';
  };
  const put = text.split('\n').flatMap((line) => {
    const [, margin, may, verb, one, noun, , how, other, pile] = LINE.exec(line) ?? [];
    if (margin === undefined || noun !== other || !isCard(noun)) return [line];
    const form = verbForms.get(verb);
    const [object] = form?.verb.parameters ?? [];
    const behind = form?.verb.parameters.find(({ preposition }) => preposition !== undefined)?.preposition;
    const isOfPiles = form?.form === 'base' && behind === 'to';
    const takes = object?.phrase.tree.heads[0]?.words.map((each) => each.text).join(' ');
    const [first, second] = NAMES;
    if (isOfPiles && takes !== undefined && nounSaid(vocabulary, takes)?.of === 'pile')
      return [
        `${margin}choose ${one} as ${first}`,
        `${margin}choose another ${noun} as ${second}`,
        `${margin}${may}${verb} the ${first}'s ${takes} to the ${second}'s ${takes}`,
      ];
    if (verb !== 'move' || form || how !== 'to' || (pile === undefined && heap === undefined)) return [line];
    return [
      `${margin}choose ${one} as ${first}`,
      `${margin}choose another ${noun} as ${second}`,
      `${margin}${may}move the ${first} to the ${second}${pile ?? `'s ${heap}`}`,
    ];
  });
  return put.join('\n') === text ? [] : [put.join('\n')];
}
