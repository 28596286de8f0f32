/**
 * Whether the lines above did something, as people ask it: `if no fruits were sold`, `if this sold nothing`, `if it sold at least 2
 * fruits`. It is what was done `this way`.
 */
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';
import { forms, longestTerm, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { BOUNDS, countBound } from '../words/count-bounds.ts';
import { isAskedSoFar } from './done-by-this.ts';
import { isDoneIn } from './lines-that-do.ts';
import { nounSaid } from '../words/spoken-nouns.ts';
import { withThisWay } from './this-way.ts';

const NONE = '(?:nobody|no one|nothing|none(?: of them)?)';
const COUNT = `(?:${BOUNDS} (?:\\d+|one|an?)|\\d+(?: or (?:more|fewer|less))?|an?|any|no)`;
const WAS = new RegExp(
  `^(\\s*)if (?:(${COUNT}) ([a-z-]+)|${NONE}) (?:was|were|is|are|got|has been|have been) ([a-z-]+)(?: by (?:this|it)(?: card)?| this way)?(, .+|:)$`,
);
const DID = new RegExp(
  `^(\\s*)if (this|it|that) (?:(?:has |have )?([a-z-]+) (?:(${COUNT}) ([a-z-]+)|${NONE})|(?:did not|didn't|does not|doesn't) ([a-z-]+) (?:anyone|anybody|anything|any [a-z-]+))(, .+|:)$`,
);

/** A text with the first such question in the words for what was done this way; none where there is none. */
export function withNothingDone(text: string, vocabulary: Vocabulary): string[] {
  const moved = withMoved(text);
  if (moved !== undefined) return [moved];
  if (isAskedSoFar(text)) return [];
  const lines = text.split('\n');
  const at = lines.findIndex((line, i) => i > 0 && (WAS.test(line) || DID.test(line)));
  if (at < 0) return [];
  const was = WAS.exec(lines[at]);
  const did = was ? undefined : DID.exec(lines[at])!;
  const [margin, count = 'no', noun, word, act] = was
    ? was.slice(1)
    : [did![1], did![4], did![5], did![3] ?? did![6], did![7]];
  const verb = vocabulary.verbForms.get(word)?.verb;
  const above = lines.slice(0, at);
  if (!verb || !above.some((line) => line.startsWith(margin) && isDoneIn(line, verb, vocabulary))) return [];
  if (was && vocabulary.verbForms.get(word)?.participle !== true) return [];
  // It may be what was chosen.
  if (did?.[2] === 'it' && above.some((line) => /\bchooses?\b|\bas [a-z-]+$/.test(line))) return [];
  const what = noun === undefined ? objectOf(verb, vocabulary) : nounSaid(vocabulary, noun)?.one;
  if (what === undefined) return [];
  const how = count.replace(/ (?:one|an?)$/, ' 1');
  const put = `${margin}if ${how} ${what} was ${verbIn(vocabulary, verb.id, 'participle')} this way${act}`;
  const asked = [...lines.slice(0, at), put, ...lines.slice(at + 1)].join('\n');
  return [asked, ...withThisWay(asked, vocabulary)];
}

/** `if this moved at least 3 fruits`, below `move all ...`: they are counted before. */
function withMoved(text: string): string | undefined {
  const found = MOVED.exec(text);
  if (!found || /\bas moved\b|\blet moved\b/.test(text)) return undefined;
  const [said, margin, what, between] = found;
  const { moved, were = 'no', act } = found.groups!;
  const count = moved ?? were;
  const [, heap] = / (?:to|into) (the [a-z-]+)$/.exec(between) ?? [];
  // What has the same as others there is counted where it comes to.
  if (heap !== undefined && / (?:of|with) (?:an?|any|some|the same|the [a-z]+ of) /.test(what))
    return text.replace(
      said,
      () =>
        `${margin}let former be the number of cards in ${heap}\n${margin}${between}\n${margin}let moved be the number of cards in ${heap} - the former\n${margin}if the moved is ${countBound(count)}${act}`,
    );
  return text.replace(
    said,
    () =>
      `${margin}let moved be the number of ${what}\n${margin}${between}\n${margin}if the moved is ${countBound(count)}${act}`,
  );
}

const COUNTED = `${BOUNDS} \\d+|\\d+(?: or (?:more|fewer|less))?|an?|any|no`;
const MOVED = new RegExp(
  `^( *)(?=move all ([^,:\\n]+?) (?:to|into) [^,:\\n]+$)(move .+)\\n\\1if (?:(?:this|you) (?:has |have )?moved (?<moved>${COUNTED})(?: [a-z]+)?|(?:(?<were>${COUNTED}) [a-z]+|(?<none>nothing|nobody|no one|none(?: of them)?)) (?:was|were|has been|have been) moved(?: this way)?)(?<act>, .+|:)$`,
  'm',
);

/** What a verb is done with: `fruits on the market`. */
function objectOf({ parameters: [object] }: VerbSymbol, vocabulary: Vocabulary): string | undefined {
  const symbol = longestTerm(vocabulary, object?.phrase.tree.heads[0]?.words ?? [])?.meanings[0].symbol;
  return symbol?.sort === 'kind' || symbol?.sort === 'noun' ? forms(symbol).one : undefined;
}
