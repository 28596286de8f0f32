/** `choose a stall`, of a kind that people have in several places: the one that is meant is in play. */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { sideTaken } from '../words/verb-sides.ts';
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
  const theirs = placeOfOpponents(text, vocabulary);
  const put = text.replaceAll(choice, (_, chosen: string) =>
    theirs !== undefined && chosen.startsWith('choose ') ? `${chosen} in ${theirs}` : `${chosen} in play`,
  );
  return put === text ? [] : [put];
}

/** What tells one's own from those of others. */
const OF_EITHER = /\b(?:yours?|otherwise|theirs?|controller is)\b/;
const THE_CHOSEN =
  /(?<!\bthey )(?<!\bthey may )\b([a-z-]+) (?:it|them|(?:that|those|the) [a-z-]+)(?=$|[,.:;\n]| (?:and|then|unless|if)\b)/gm;

/** Where opponents have what is chosen, if a verb that takes theirs alone is done with it: `choose a stall. Wreck it`. */
function placeOfOpponents(text: string, vocabulary: Vocabulary): string | undefined {
  if (OF_EITHER.test(text)) return undefined;
  for (const [, word = ''] of text.matchAll(THE_CHOSEN)) {
    const done = vocabulary.verbForms.get(word);
    const side = done?.form === 'base' ? sideTaken(vocabulary, done.verb) : undefined;
    if (side?.whose === 'opponents') return `an opponent's ${side.zone.names.en[0]}`;
  }
  return undefined;
}
