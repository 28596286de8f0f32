/**
 * A change of a number for each of those that the line above is about: `sell up to 3 fruits`, and below it `+1 to your rolls for each
 * of them until end of turn`.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

const ORDER =
  /^(\s*)(?:[a-z][^:\n]*, )?(?:you may )?([a-z-]+) (?:up to |exactly |at least )?(?:\d+|two|three|four|five|any number of|all) ([a-z][^:,\n]*?)(?: as ([a-z][a-z-]*))?$/;
const CHANGE =
  /^(\s*)((?:if you do, )?)([+-].+?) (for (?:each|every)(?: one)?)(?: (of (?:them|those|these)(?: [a-z-]+)?|[a-z-]+(?: [a-z-]+)??(?: that (?:was|were))? ([a-z-]+ed|[a-z-]+en)(?: this way| so)?))?( until [^,:\n]+| this turn)?$/;
/** When it ends comes last in the language. */
const UNTIL = /^(.+?)( until [^,:\n]+?| this turn)$/;

/** The text with each such change, counted among those; none where there is none. */
export function withChangesForEach(text: string, vocabulary: Vocabulary): string[] {
  const lines = text.split('\n');
  const read = lines
    .map((line, i) => (i === 0 ? line : (counted(line, lines[i - 1], vocabulary) ?? line)))
    .join('\n');
  return read === text ? [] : [read];
}

function counted(line: string, above: string, vocabulary: Vocabulary): string | undefined {
  const [all, margin, answer = '', change = '', , which, done, until = ''] = CHANGE.exec(line) ?? [];
  const [, outer, word = '', phrase = '', name] = ORDER.exec(above) ?? [];
  if (all === undefined || outer !== margin) return undefined;
  const form = vocabulary.verbForms.get(word);
  // What is done to them says which ones are meant.
  const isOther = done !== undefined && vocabulary.verbForms.get(done)?.verb !== form?.verb;
  const noun = firstNounSaid(
    vocabulary,
    phrase.replace(/ (?:in|on|from|of|with|without|where|attached|to) .*$/, ''),
  );
  if (!noun || noun.of === 'pile' || (isOther && !which?.startsWith('of '))) return undefined;
  const [, what = change, lasts = until] = UNTIL.exec(change) ?? [];
  const many = noun.form === 'many' ? noun.said : undefined;
  if (many === undefined) return undefined;
  return `${margin}${answer}${what} for each ${noun.one} among ${name === undefined ? `those ${many}` : `the ${name}`}${lasts}`;
}
