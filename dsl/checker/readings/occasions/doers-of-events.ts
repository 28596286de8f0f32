/** Who did what a text waits for: `when this is sold, the player who sold it draws a card` is `when a player sells this, that player draws a card`. */
import { pastsOfParticiple } from '../../../text/irregular-verbs.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';

const WHEN =
  '((?:[^,:\\n]+, )*?)(?:when(?:ever)?|each time|every time) ((?:this(?: card)?|the equipped [a-z-]+|(?:an?|another) [a-z-]+(?: (?:of yours|(?:in|on) [^,:\\n]+?))?)) (?:is|are) ([a-z-]+)(?: by (an opponent|a player|another player))?';

/** The text with that player in front; none where nothing changes. */
export function withDoersOfEvents(text: string, vocabulary: Vocabulary): string[] {
  if (!/\bthe (?:player|opponent|one) (?:who|that) /.test(text) || !/\b(?:is|are) [a-z-]+/.test(text))
    return [];
  const lines = text.split('\n');
  const put = [...lines];
  for (const [at, line] of lines.entries()) {
    const [said, head = '', what = '', done = '', by] = new RegExp(`^(?: *)${WHEN}(?=[,:])`).exec(line) ?? [];
    const form = vocabulary.verbForms.get(done);
    if (said === undefined || !form || verbIn(vocabulary, form.verb.id, 'participle') !== done) continue;
    const words = new RegExp(
      `\\bthe (player|opponent|one) (?:who|that) (?:has )?(?:${pastsOf(done).join('|')}|did (?:it|so|that))(?: (?:it|this(?: card)?|that [a-z-]+))?(?=$|[,:]|'s | [a-z])`,
      'g',
    );
    const end = endOf(lines, at);
    const block = lines.slice(at, end).join('\n');
    const people = [...block.matchAll(words)].map(([, who]) => who);
    if (people.length === 0) continue;
    const doer = by ?? (people.includes('opponent') ? 'an opponent' : 'a player');
    const that = /\bopponent$/.test(doer) ? 'that opponent' : 'that player';
    const event = `${/^ */.exec(line)![0]}${head}when ${doer} ${verbIn(vocabulary, form.verb.id, 'third')} ${what}`;
    const read = block.replace(said, event).replaceAll(words, that);
    put.splice(at, end - at, ...read.split('\n'));
  }
  const read = put.join('\n');
  return read === text ? [] : [read];
}

/** The words for somebody who did it: `stole` beside `stolen`, where these are two. */
const pastsOf = (participle: string): readonly string[] => [participle, ...pastsOfParticiple(participle)];

/** The lines of what waits. */
function endOf(lines: readonly string[], at: number): number {
  const margin = /^ */.exec(lines[at])![0].length;
  const end = lines.findIndex((line, i) => i > at && /^ */.exec(line)![0].length <= margin);
  return end < 0 ? lines.length : end;
}
