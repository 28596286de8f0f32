/**
 * What everybody does with what is theirs, asked of somebody else's: `discard a card of each opponent` is done by each of them, and
 * `discard a card of an opponent` is about one in the place from which they do it.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';

const EACH =
  /^(\s*(?:[^,:\n]+[,:] )?)([a-z-]+) ((?:an?|\d+|all|one|two|three) [a-z][a-z -]*?) (?:of|from|in) (?:each|every|all) (opponents?|other players?|players?)(?:'s?|s')?(?: [a-z]+)?$/gim;
const ONE =
  /^(\s*(?:[^,:\n]+[,:] )?)([a-z-]+) ((?:an?|\d+|one|two|three) [a-z][a-z -]*?) (?:of|from) (an opponent|another player|that player|that opponent)$/gim;

/** The text with each such order as one of those whose cards they are. */
export function withDoneByOthers(text: string, vocabulary: Vocabulary): string[] {
  const put = text
    .replaceAll(EACH, (said, head: string, word: string, what: string, who: string) => {
      const verb = ownVerb(word, vocabulary)?.verb;
      const each = who.replace(/s$/, '');
      return verb ? `${head}each ${each} ${verbIn(vocabulary, verb.id, 'third')} ${what}` : said;
    })
    .replaceAll(ONE, (said, head: string, word: string, what: string, who: string) => {
      const own = ownVerb(word, vocabulary);
      return own ? `${head}${own.verb.id} ${what} in ${who}'s ${own.place}` : said;
    });
  return put === text ? [] : [put];
}

/** A verb whose object is in a place of the player who does it. */
function ownVerb(word: string, { verbForms }: Vocabulary) {
  const form = verbForms.get(word.toLowerCase());
  const [object, ...others] = form?.verb.parameters ?? [];
  const place = / in your ([a-z -]+)$/.exec(object?.phrase.snippet.text.trim() ?? '')?.[1];
  return form?.form === 'base' && place !== undefined && others.length === 0
    ? { verb: form.verb, place }
    : undefined;
}
