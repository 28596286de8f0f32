/**
 * What was done by a text itself: `draw a card for each fruit discarded this way`. It is the number of cards in the zone where the
 * verb puts its object, less those that were there before.
 */
import { forms, type Vocabulary } from '../../language/symbols/symbol-table.ts';
import { destinationsIn } from './verb-destinations.ts';

const WAY =
  '(?:each|every) ([a-z-]+) (?:(?:that was |which was )?([a-z-]+)|(you|they|that player) (?:have |has )?([a-z-]+)) (?:this way|in this way|by this|like this)';
const IN_FRONT = new RegExp(`^(\\s*(?:then )?)for ${WAY}, ([^:]+)$`);
const BEHIND = new RegExp(`^(\\s*(?:then )?)([^:]+?) for ${WAY}$`);

/** Names that these lines give; a text that gives one of them itself is left alone. */
const [EARLIER, LATER] = ['earlier', 'later'];

/** A text with each such line as so many repetitions. */
export function withThisWay(text: string, vocabulary: Vocabulary): string[] {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => / this way| in this way| by this| like this/.test(line));
  // A line that is right behind `, then` is one of its own first.
  if (at <= 0) {
    const apart = text.replace(/, (?:and )?then ([^,:\n]* (?:this way)\b)/, '\n$1');
    return apart === text ? [] : [apart];
  }
  const line = lines[at];
  const front = IN_FRONT.exec(line);
  const behind = front ? undefined : BEHIND.exec(line);
  const [margin, noun, first, , second, act] = front
    ? front.slice(1)
    : behind
      ? [behind[1], behind[3], behind[4], behind[5], behind[6], behind[2]]
      : [];
  const by = front?.[4] ?? behind?.[5];
  const done = first ?? second;
  if (margin === undefined || noun === undefined || done === undefined || act === undefined) return [];
  const form = vocabulary.verbForms.get(done);
  const verb = form?.participle ? form.verb : undefined;
  const there = verb && destinationsIn(vocabulary).find((each) => each.verb === verb);
  if (!there || !vocabulary.terms.has(noun) || /\b(?:as|let) (?:earlier|later)\b/.test(text)) return [];
  const { zone, of } = there;
  if (zone.of === 'player' && of === 'object' && by === undefined) return [];
  const place = zone.of === 'player' ? `your ${zone.names.en[0]}` : `the ${zone.names.en[0]}`;
  const many = `the number of ${forms(vocabulary.terms.get(noun)![0].symbol).many} in ${place} where that ${noun} was ${done} this turn`;
  // Where others do something, too, it is not known of a pile that all share who put a card there.
  if (by !== undefined && zone.of !== 'player' && /\b(?:players?|opponents?)\b/.test(text)) return [];
  const from = blockStart(lines, at);
  const own = /^\s*/.exec(margin)![0];
  return [
    [
      ...lines.slice(0, from),
      `${own}let ${EARLIER} be ${many}`,
      ...lines.slice(from, at),
      `${own}let ${LATER} be (${many}) - the ${EARLIER}`,
      `${own}repeat exactly (the ${LATER}) times, ${act}`,
      ...lines.slice(at + 1),
    ].join('\n'),
  ];
}

const marginOf = (line: string): number => /^\s*/.exec(line)![0].length;

/** The first line of the block that a line is in. */
function blockStart(lines: readonly string[], at: number): number {
  let first = at;
  while (first > 0 && marginOf(lines[first - 1]) >= marginOf(lines[at])) first--;
  return first;
}
