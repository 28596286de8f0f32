/** Names that a line gives which is refused: what is found of them in the lines below follows from that line. */
import { isTextError, type Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import { byPlace } from '../../../dsl/diagnostics/places-by-file.ts';
import { namesMeant } from '../../../dsl/language/lexer/given-names.ts';
import { placeIn, type Snippet } from '../../../dsl/text/source.ts';

/** Words around a name that say no more than which one is meant. */
const AROUND = /^(?:(?:the|each|all|both|those|these|that|every|of)\b *)+|'s?$/g;

/** What such a line names is known in its own lines only. */
const HOLDS_BELOW = /^ *(?:when|whenever|before|after|for each|at the|once|twice|each time|if .* would )/i;

const marginOf = (line: string): number => /^ */.exec(line)![0].length;

/**
 * The findings without those that are about nothing but a name which a refused line above them gives. `snippets` are all
 * texts; of each such name the line that gives it keeps a finding.
 */
export function withoutNamesOfFaults(
  found: readonly Diagnostic[],
  snippets: readonly Snippet[],
): readonly Diagnostic[] {
  const errors = found.filter(isTextError);
  if (errors.length < 2) return found;
  const errorsIn = byPlace(errors);
  const follows = new Set<Diagnostic>();
  for (const snippet of snippets) {
    const { text, file, files, offsets } = snippet;
    if (files || !text.includes('\n')) continue;
    const inText = errorsIn(file, offsets[0], offsets[text.length]);
    if (inText.length > 1) for (const each of followingIn(snippet, inText)) follows.add(each);
  }
  return follows.size === 0 ? found : found.filter((each) => !follows.has(each));
}

/** Of what is found in a text, that which is about names of its refused lines. */
function followingIn(snippet: Snippet, inText: readonly Diagnostic[]): readonly Diagnostic[] {
  /** What lines above give that have a finding of their own; with the margin that ends it. */
  const names = new Map<string, number>();
  let at = 0;
  return snippet.text.split('\n').flatMap((line) => {
    const { start, end } = placeIn(snippet, { start: at, end: at + line.length }).span;
    at += line.length + 1;
    const margin = marginOf(line);
    for (const [name, until] of names) if (margin <= until) names.delete(name);
    const here = inText.filter(({ place: { span } }) => span.start >= start && span.start < end);
    const follow = here.filter(({ place: { span } }) => {
      const from = span.start - start;
      return names.has(
        line
          .slice(from, from + span.end - span.start)
          .trim()
          .replaceAll(AROUND, ''),
      );
    });
    if (follow.length < here.length)
      for (const name of namesMeant(line)) names.set(name, HOLDS_BELOW.test(line) ? margin : -1);
    return follow;
  });
}
