/** What goes with a card in any case: `give a cart to an opponent with its tools`. What a card carries stays with it from place to place in play. */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { destinationsIn } from '../words/verb-destinations.ts';

/** The text without these words; none where such cards may leave play. */
export function withBroughtAlong(text: string, vocabulary: Vocabulary): string[] {
  const carried = vocabulary.kinds
    .filter(({ goesOn }) => goesOn)
    .flatMap((kind) => Object.values(forms(kind)));
  if (
    carried.length === 0 ||
    !/\b(?:with|including|along with|together with|and) (?:all )?(?:of )?(?:its|their|his|her|the|that)\b/.test(
      text,
    )
  )
    return [];
  const along = new RegExp(
    `(?:,? (?:(?:along |together )?with|including) (?:all )?(?:of )?(?:its|his|her|their|that [a-z]+'s|the [a-z]+'s) (?:attached )?(?:${carried.join('|')})(?: attached)?(?=$|[,.:]| to | into | and )| and (?:all )?(?:of )?(?:its|his|her|their) (?:attached )?(?:${carried.join('|')})(?= to | into ))`,
  );
  const put = text
    .split('\n')
    .map((line) => (staysInPlay(line.replace(along, ''), vocabulary) ? line.replace(along, '') : line))
    .join('\n');
  return put === text ? [] : [put];
}

/** Whether what a line does with a card leaves it in play: it says so itself, or its verb does. */
function staysInPlay(line: string, vocabulary: Vocabulary): boolean {
  const [, place] = /\b(?:move|moves|put|puts) .* (?:to|into) the ([a-z]+) of [^,:]+$/.exec(line) ?? [];
  if (place !== undefined)
    return vocabulary.zones.some((zone) => zone.inPlay && Object.values(forms(zone)).includes(place));
  const [, to] =
    /\b(?:move|moves|put|puts) .* (?:to|into) (?:your|their|the|that [a-z]+'s|an? [a-z]+'s|[a-z ]+'s) ([a-z -]+)$/.exec(
      line,
    ) ?? [];
  if (to !== undefined)
    return vocabulary.zones.some((zone) => zone.inPlay && Object.values(forms(zone)).includes(to));
  const verbs = line.split(/[ ,:]/).flatMap((word) => vocabulary.verbForms.get(word)?.verb ?? []);
  const places = destinationsIn(vocabulary).filter(({ verb }) => verbs.includes(verb));
  return verbs.length === 1 && places.length === 1 && places[0].zone.inPlay;
}
