/**
 * One card of each value that there is among some: `choose a fruit of each colour in your row`, `for each colour in the stall, choose a fruit
 * of that colour in the stall as mix`. They are as many as there are values, and all different.
 */
import { forms, type Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../../words/spoken-nouns.ts';

/** The text with each such choice; none where there is none, or where a card may have several of the values. */
export function withOneOfEach(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:each|every) /.test(text)) return [];
  const put = vocabulary.fields
    .filter((field) => field.type.type === 'value' && text.includes(forms(field).one))
    .reduce((said, field) => ofEach(said, forms(field), vocabulary), text);
  return put === text ? [] : [put];
}

const PLACE = '((?:in|on|of|from) (?:(?! as | to | and )[^,:\\n])+?)';
const BEHIND = '((?: to [^,:\\n]+?)?(?: as [a-z-]+)?)$';

/** Where a verb of the game takes its cards from, if that is a place of who does it: `fruits in your shed`. */
const ownPlaceOf = ({ verbForms }: Vocabulary, verb: string): string | undefined =>
  / (in your [a-z]+)$/.exec(verbForms.get(verb)?.verb.parameters[0]?.phrase.snippet.text ?? '')?.[1];

function ofEach(
  text: string,
  { one, many }: { readonly one: string; readonly many: string },
  vocabulary: Vocabulary,
): string {
  const all = (said: string, head: string, what: string, place: string, behind: string): string => {
    const noun = nounSaid(vocabulary, what);
    const symbol = vocabulary.terms.get(what)?.[0]?.symbol;
    // Of one of several players it is open whose cards are counted.
    if (/\b(?:an?|any|another|each|every|all|their)\b/.test(place)) return said;
    if (noun?.of !== 'card' || noun.form !== 'one' || !symbol) return said;
    const cards = `${forms(symbol).many} ${place.replace(/^from /, 'in ')}`;
    return `${head} (the number of different ${many} of all ${cards}) ${cards} where ${many} are different${behind}`;
  };
  return text
    .replaceAll(
      new RegExp(
        `(^|[,:] |\\bmay )([a-z-]+) (?:an?|one|1) ([a-z-]+) (?:of|for|from) (?:each|every) (?:different )?${one}(?=$|[,.]| to )`,
        'gm',
      ),
      (said, before: string, verb: string, what: string) => {
        const place = ownPlaceOf(vocabulary, verb);
        return place === undefined ? said : all(said, `${before}${verb}`, what, place, '');
      },
    )
    .replaceAll(
      new RegExp(
        `\\b(?!is\\b|are\\b|ha(?:s|ve)\\b|contains?\\b|holds?\\b|least\\b)([a-z-]+) (?:an?|one|1) ([a-z-]+) (?:of|for) (?:each|every) (?:different )?${one}(?: there)? ${PLACE}${BEHIND}`,
        'gm',
      ),
      (said, verb: string, what: string, place: string, behind: string) =>
        all(said, verb, what, place, behind),
    )
    .replaceAll(
      new RegExp(
        `\\bfor (?:each|every) (?:different )?${one}(?: ${PLACE})?, choose (?:an?|one) ([a-z-]+) of that ${one} ${PLACE}( as [a-z-]+)$`,
        'gm',
      ),
      (said, first: string | undefined, what: string, place: string, behind: string) =>
        first === undefined || first === place ? all(said, 'choose', what, place, behind) : said,
    );
}
