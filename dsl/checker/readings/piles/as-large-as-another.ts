/** Piles that are as large as another one: `sell all stalls with as many fruits as another stall`. Each is asked how many there are like it. */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../words/spoken-nouns.ts';
import { destinationsIn } from '../words/verb-destinations.ts';

const AS_LARGE =
  /^(\s*)([a-z]+) (?:all|every|each) ([a-z-]+) (?:with|that (?:has|have)) (?:the same number of|(?:exactly )?as many) ([a-z-]+) as (?:another|any other|some other|at least one other) ([a-z-]+)$/gm;

/** The text with a loop in each such line; none where there is none. */
export function withPilesAsLarge(text: string, vocabulary: Vocabulary): string[] {
  const put = text.replaceAll(
    AS_LARGE,
    (said, margin: string, verb: string, piles: string, cards: string, other: string) => {
      const [pile, noun] = [nounSaid(vocabulary, piles), nounSaid(vocabulary, cards)];
      if (pile?.of !== 'pile' || noun?.of !== 'card' || pile.one !== nounSaid(vocabulary, other)?.one)
        return said;
      // What stays on the table, or is put there, would be counted again.
      const done = vocabulary.verbForms.get(verb)?.verb;
      if (
        !destinationsIn(vocabulary).some((each) => each.verb === done && !each.zone.pile && !each.zone.inPlay)
      )
        return said;
      const symbol = vocabulary.terms.get(pile.one)?.[0]?.symbol;
      const many = symbol && 'names' in symbol ? forms(symbol as never).many : `${pile.one}s`;
      const alike = `${many} with exactly (the size) ${cards}`;
      return [
        `${margin}for each ${pile.one}:`,
        `${margin}  let size be the number of ${cards} in that ${pile.one}`,
        `${margin}  if there are at least 2 ${alike}, ${verb} all ${alike}`,
      ].join('\n');
    },
  );
  return put === text ? [] : [put];
}
