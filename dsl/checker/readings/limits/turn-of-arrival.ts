/**
 * What a card cannot do in the turn in which something has happened to it: `fruits cannot be sold in the turn in which they were
 * played`, `this cannot ripen on the turn it is played`.
 */
import { verbIn } from '../../suggestions/word-suggestions.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

const CANNOT = "(?:cannot|can't|can not|may not)";
const LINE = new RegExp(
  `^(\\s*)((?:while [^,:]+, )?)((?:[a-z]|[a-z][a-z0-9' -]*?)(?: where [^,:]+?)?) ${CANNOT} ([^,:]+?) (?:(?:during|in|on) )?the (turn|round)(?: in which| when| that)? (?:it|they|he|she) (?:is|are|was|were|has been|have been) ([a-z-]+)$`,
);
const KNOWN = /^(?:this(?: [a-z-]+)?|it|that [a-z-]+|the [a-z-]+(?: [a-z-]+)?)$/;

/** A text with each such line in the words of the language; none where nothing changes. */
export function withTurnOfArrival(text: string, vocabulary: Vocabulary): string[] {
  if (!/\bthe (?:turn|round)\b/.test(text)) return [];
  const put = text
    .split('\n')
    .map((line) => arrived(line, vocabulary) ?? line)
    .join('\n');
  return put === text ? [] : [put];
}

function arrived(line: string, vocabulary: Vocabulary): string | undefined {
  const [, margin, head, said, act, span, done] = LINE.exec(line) ?? [];
  // `fruits of level 3`
  const what = said?.replace(/ of ([a-z]+) (\d+)$/, ' where $1 is $2');
  const form = done === undefined ? undefined : vocabulary.verbForms.get(done);
  if (margin === undefined || what === undefined || form?.participle !== true) return undefined;
  const participle = verbIn(vocabulary, form.verb.id, 'participle');
  const was = `was ${participle} this ${span}`;
  if (/^this\b/.test(what))
    return `${margin}${head}when ${what} is ${participle}, ${what} cannot ${act} until end of ${span}`;
  if (KNOWN.test(what)) return `${margin}${head}while ${what} ${was}, ${what} cannot ${act}`;
  const noun = firstNounSaid(
    vocabulary,
    what
      .replace(/^(?:an?|all|each|every|any|your|opponents'|other) /, '')
      .replace(/ (?:of|with|in|on|where) .*$/, ''),
  );
  if (noun?.of !== 'card') return undefined;
  const all = noun.form === 'many' && !/^(?:all|your|opponents') /.test(what) ? 'all ' : '';
  return `${margin}${head}${all}${what} ${what.includes(' where ') ? 'and' : 'where'} that ${noun.one} ${was} cannot ${act}`;
}
