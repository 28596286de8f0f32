/**
 * Cards that have a value alone in their pile: `all fruits in any stall where no other fruit in that stall has the same colour`, `all
 * fruits whose colour occurs only once in their stall`. The language asks it pile by pile, and value by value.
 */
import { forms, type Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../../words/spoken-nouns.ts';

const ALL = '(?:(?<verb>[a-z-]+) )?(?:all|each|every)(?: of the)? (?<noun>[a-z-]+)';
const PILE = '(?: (?:in|of|from) (?:an?|any|each|every|all) (?<pile>[a-z-]+?)s?)?';
const SAME = '(?:in (?:that|the same|its|their) (?<behind>[a-z-]+) )?';

/** A text with each such line pile by pile; none where nothing changes. */
export function withSoleValues(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:no other|only once|nobody else|only one)\b/.test(text)) return [];
  const values = vocabulary.fields.filter(({ type }) => type.type === 'value');
  const names = [...new Set(values.map((field) => forms(field).one))].join('|');
  const piles = vocabulary.zones.flatMap(({ pile }) => pile ?? []);
  if (names === '' || piles.length !== 1) return [];
  const patterns = [
    `${ALL}${PILE} (?:where|such that) no other [a-z-]+ ${SAME}(?:has|shares) (?:the same|its|their|that) (?<value>${names})`,
    `${ALL}${PILE} (?:whose|with a) (?<value>${names}) (?:that )?(?:occurs|appears|is there|exists) (?:only|just|exactly) once in (?:that|the same|its|their) (?<behind>[a-z-]+)`,
    `${ALL}${PILE} (?:whose|with a) (?<value>${names}) (?:that )?no other [a-z-]+ (?:in|of) (?:that|the same|its|their) (?<behind>[a-z-]+) has`,
  ].map((each) => new RegExp(`^(?<margin>\\s*)${each}$`));
  const put = text
    .split('\n')
    .map((line) => {
      const found = patterns.map((each) => each.exec(line)?.groups).find((each) => each !== undefined);
      const noun = found && nounSaid(vocabulary, found.noun);
      if (!found || noun?.of !== 'card') return line;
      const { margin, verb, value } = found;
      const many = manyOf(vocabulary, noun.one);
      const named = found.pile ?? found.behind;
      // Where no pile is named, there is no other in any of them.
      if (named === undefined)
        return `${margin}for each ${value}, if there is exactly 1 ${noun.one} of that ${value}, ${verb === undefined ? '' : `${verb} `}all ${many} of that ${value}`;
      // Another noun of piles says which of them.
      const pile = nounSaid(vocabulary, named)?.one;
      if (pile === undefined || nounSaid(vocabulary, pile)?.of !== 'pile') return line;
      const alone = `if there is exactly 1 ${noun.one} of that ${value} in that ${pile}`;
      return `${margin}for each ${pile}, for each ${value}, ${alone}, ${verb === undefined ? '' : `${verb} `}all ${many} of that ${value} in that ${pile}`;
    })
    .join('\n');
  return put === text ? [] : [put];
}

/** The plural of a noun for cards. */
function manyOf({ kinds, nouns }: Vocabulary, one: string): string {
  const symbol = [...kinds, ...nouns].find((each) => forms(each).one === one);
  return symbol ? forms(symbol).many : `${one}s`;
}
