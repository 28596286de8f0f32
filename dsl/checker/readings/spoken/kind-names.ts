/** Kinds by their first word: `play magic`, where the game says `magic cards`; and a place of somebody else: `in another stall`. */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';

/** A text in which such kinds have their whole names, and such places their players. */
export function withKindNames(text: string, { kinds, zones, terms }: Vocabulary): string[] {
  let put = text;
  for (const kind of kinds) {
    const { one, many } = forms(kind);
    const [first, ...rest] = one.split(' ');
    if (rest.length !== 1 || terms.get(first)?.some(({ symbol }) => symbol.sort !== 'kind')) continue;
    put = put
      .replaceAll(
        new RegExp(
          `\\b(an?|another|one|the|each|that) ${first}(?=$|[,.:\\n]| (?:in|from|and|or|to|of)\\b)`,
          'g',
        ),
        `$1 ${one}`,
      )
      .replaceAll(
        new RegExp(
          `(?<=\\b(?:play|use|draw|discard|cannot play|all|any|no|more|\\d) )${first}(?=$|[,.:\\n]| (?:in|from|and|or|until|this|during|on)\\b)`,
          'g',
        ),
        many,
      );
  }
  for (const zone of zones) {
    if (zone.of !== 'player') continue;
    const { one, many } = forms(zone);
    put = put
      .replaceAll(
        new RegExp(
          `\\b(in|from|to|into|of) (?:another|a different|someone else's|somebody else's) ${one}\\b`,
          'g',
        ),
        `$1 another player's ${one}`,
      )
      .replaceAll(new RegExp(`\\b(in|from) other ${many}\\b`, 'g'), `$1 other players' ${many}`);
  }
  return put === text ? [] : [put];
}
