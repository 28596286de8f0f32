/**
 * What was attached to a card that has left: `when a stall of yours is sold, take a tool that was attached to it`. It is attached as long as
 * that has not happened, so it is done before.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';
import { destinationsIn } from '../words/verb-destinations.ts';

const EVENT =
  /^((?:[^,:\n]+, )*)(?:when(?:ever)?|each time|every time) ((?:(the equipped [a-z-]+)|(?:an?|your|one of your|another) ([a-z-]+(?: [a-z-]+)?)(?: [^,:\n]*?)?) (?:is|are) ([a-z-]+)(?: [^,:\n]*)?)(?=[,:])/;
const ATTACHED =
  /(?: (?:that|which) (?:was|were|is|are|had been))? attached to (it|them|that (?:card|[a-z-]+)|the equipped [a-z-]+)\b/g;
const OTHER =
  /\b(?:an?|one|any) ([a-z-]+ attached to (?:that [a-z-]+|the equipped [a-z-]+)) other than this(?: card)?\b/g;

/** The text with each such event before it happens; none where nothing is asked of what was attached. */
export function withAttachedBefore(text: string, vocabulary: Vocabulary): string[] {
  if (!text.includes(' attached to ')) return [];
  const put = text
    .split(/\n(?=\S)/)
    .map((one) => beforehand(one, vocabulary))
    .join('\n');
  return put === text ? [] : [put];
}

function beforehand(text: string, vocabulary: Vocabulary): string {
  const [said, around, event, equipped, words, done] = EVENT.exec(text) ?? [];
  if (said === undefined || event === undefined || !leavesPlay(done, vocabulary)) return text;
  const noun = words === undefined ? undefined : firstNounSaid(vocabulary, words)?.one;
  const host = equipped ?? (noun === undefined ? undefined : `that ${noun}`);
  const rest = text.slice(said.length);
  const asked = rest.replaceAll(ATTACHED, (same, to: string) =>
    to === 'them' || (to.startsWith('the equipped') && to !== host) ? same : ` attached to ${host}`,
  );
  const others = asked.replaceAll(OTHER, 'another $1');
  const isAsked = asked.includes(` attached to ${host}`);
  return host !== undefined && isAsked ? `${around}before ${event}${others}` : text;
}

/** Whether what is done brings a card out of play. */
const leavesPlay = (done: string | undefined, vocabulary: Vocabulary): boolean => {
  const verb = done === undefined ? undefined : vocabulary.verbForms.get(done)?.verb;
  return destinationsIn(vocabulary).some((each) => each.verb === verb && !each.zone.inPlay);
};
