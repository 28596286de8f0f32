/**
 * Whether what was begun above came to more: `climb a tower`, and below it `if you topped that tower` or `if you top it`. It is what was
 * done this way.
 */
import { participleOfPast } from '../../../text/irregular-verbs.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../words/spoken-nouns.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { withDoneThisWay } from '../history/done-this-way.ts';

const ASKED =
  /^(\s*)if you (do not |did not |don't |didn't |have not )?(?:have )?([a-z-]+) (?:it|(?:that|the) ([a-z-]+))(, .+|:)$/;
const BEGUN = /^\s*(?:[a-z][^:\n]*, )?(?:you may )?([a-z-]+) (?:an?|another) ([a-z-]+)(?= |$)/;

/** The text with such a condition in the words for what was done; none where no line above begins that with one card. */
export function withDoneWithIt(text: string, vocabulary: Vocabulary): string[] {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => ASKED.test(line));
  if (at <= 0) return [];
  const [, margin, not, word, what, act] = ASKED.exec(lines[at])!;
  const verb = vocabulary.verbForms.get(participleOfPast(word) ?? word)?.verb;
  const [, begun = '', one = ''] = BEGUN.exec(lines[at - 1]) ?? [];
  const first = vocabulary.verbForms.get(begun)?.verb;
  const noun = nounSaid(vocabulary, one);
  if (!verb || !first || verb === first || noun?.of !== 'card' || (what !== undefined && what !== one))
    return [];
  const count = not === undefined ? 'a' : 'no';
  const put = `${margin}if you ${verbIn(vocabulary, verb.id, 'participle')} ${count} ${noun.one} this way${act}`;
  const asked = [...lines.slice(0, at), put, ...lines.slice(at + 1)].join('\n');
  return [asked, ...withDoneThisWay(asked, vocabulary)];
}
