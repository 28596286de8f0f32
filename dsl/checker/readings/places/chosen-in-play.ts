/** `choose a stall`, of a kind that people have in several places: the one that is meant is in play. */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { placeTaken } from '../words/verb-sides.ts';
import { neverInPlay } from '../../suggestions/own-uses.ts';

/** What is done with cards that are somewhere else. */
const ELSEWHERE = /\b(?:play|reveal|discard|draw|look at)s? (?:it|them|that|those|the [a-z]+)\b/;

/** The words for cards of which those in play are meant where somebody chooses one. */
export const meantInPlay = (vocabulary: Vocabulary): string[] =>
  vocabulary.kinds
    .filter((kind) => kind.means === undefined && !kind.goesOn && !neverInPlay(vocabulary, kind))
    .flatMap((kind) => Object.values(forms(kind)));

/** A text in which each such choice says so; none where cards in other places may be meant. */
export function withChosenInPlay(text: string, vocabulary: Vocabulary): string[] {
  if (!/\bchooses? /.test(text)) return [];
  const words = meantInPlay(vocabulary);
  if (words.length === 0) return [];
  const choice = new RegExp(
    `\\b(chooses? (?:an?|another|\\d+|up to \\d+|any number of) (?:other )?(?:${words.join('|')}))(?=$|[.,\\n]| (?:and(?! (?:an?|another|one|\\d+) )|then|as|with|where|without|to)\\b)(?! with [^,.\\n]* (?:in|on) (?:your|the|any)\\b)`,
    'g',
  );
  if (ELSEWHERE.test(text)) return [];
  const place = placeOfVerb(text, vocabulary);
  const put = text.replaceAll(choice, (_, chosen: string) =>
    place !== undefined && chosen.startsWith('choose ') ? `${chosen} in ${place}` : `${chosen} in play`,
  );
  return put === text ? [] : [put];
}

/** What tells one's own from those of others. */
const OF_EITHER = /\b(?:yours|otherwise|theirs|controller is|if (?:it|that|the|you are)\b)/;
const THE_CHOSEN =
  /(?<!\bthey )(?<!\bthey may )\b([a-z-]+) (?:it|them|(?:that|those|the) [a-z-]+)(?=$|[,.:;\n]| (?:and|then|unless|if)\b)/gm;

/** Where a verb looks for what is chosen, if it is done with that and takes cards of one side alone: `choose a stall. Wreck it`. */
function placeOfVerb(text: string, vocabulary: Vocabulary): string | undefined {
  if (OF_EITHER.test(text)) return undefined;
  const places = [...text.matchAll(THE_CHOSEN)].flatMap(([, word = '']) => {
    const done = vocabulary.verbForms.get(word);
    return (done?.form === 'base' && placeTaken(vocabulary, done.verb)) || [];
  });
  const [only, ...others] = new Set(places);
  return others.length === 0 ? only : undefined;
}
