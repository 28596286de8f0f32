/**
 * What a verb of the game does with cards of one place, done with others: `take a tool attached to a stall` where `take` is `cards in the
 * bin`, or `take a tool from a stall into your hand`. It is a move to the place where the verb puts them.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { destinationsIn } from '../words/verb-destinations.ts';

const WHAT = '((?:an?|another|one|all|any|up to \\d+|\\d+) [a-z-]+(?: [a-z-]+)?)';
const HOST =
  "((?:the|that|this|an?|another|each|your)(?! (?:hand|deck|pile)\\b)(?: [a-z'-]+){0,2}(?: in (?:your|any|an opponent's|that player's) [a-z]+)?)";

/** The text with each such act as a move; none where no verb of the game has such a place. */
export function withTakenFromElsewhere(text: string, vocabulary: Vocabulary): string[] {
  let put = text;
  for (const { verb, zone, of } of destinationsIn(vocabulary)) {
    const [first] = verb.body;
    if (zone.of !== 'player' || of !== 'doer' || first?.kind !== 'order' || verb.body.length > 1) continue;
    const [one] = zone.names.en;
    const act = new RegExp(
      `(^|[,:] |\\n *|\\b(?:may|then|and|to) )${verbIn(vocabulary, verb.id, 'base')} ${WHAT} (?:attached to|from) ${HOST}(?: (?:in|into|to) your ${one})?(?=$|[.,;\\n]| and | then )`,
      'g',
    );
    put = put.replaceAll(
      act,
      (_, head: string, what: string, host: string) =>
        `${head}move ${what} attached to ${host} to your ${one}`,
    );
  }
  return put === text ? [] : [put];
}
