/**
 * A card that counts for several, carries several, or is of several values: `this counts as 2 wolves`, `your carts can each carry up to 2 tools`,
 * `this counts as red and blue`. How often cards count and how many they carry are counters that begin at 1.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import { ownMultiplicity } from '../../values/multiple-cards.ts';
import type { EntryKind } from '../../../language/syntax/ast.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { CounterSymbol, KindSymbol } from '../../../language/symbols/symbols.ts';

const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 };
const numberOf = (said: string): number => NUMBERS[said] ?? Number(said);

const COUNTS =
  /^(\s*(?:while [^,:\n]+, )?)(this(?: [a-z]+)?) (?:counts|is counted) as (two|three|four|[2-9])(?: ([a-z]+))? ([a-z-]+)$/;
const CARRIES =
  /^(\s*(?:while [^,:\n]+, )?)(.+?) can (?:each )?(?:carry|have|hold|wear|bear) (?:up to |at most )?(two|three|four|[2-9]) ([a-z-]+)(?: each)?$/;
const BOTH =
  /^(\s*(?:while [^,:\n]+, )?)(.+?) (?:counts|is counted) as (?:both )?(an? )?([a-z-]+) and (?:as )?(an? )?([a-z-]+)$/;

/** The text with each card that counts for several; none where there is none. */
export function withCountsForSeveral(
  text: string,
  vocabulary: Vocabulary,
  kind: KindSymbol | undefined,
  entry: EntryKind,
): string[] {
  if (entry !== 'abilities' || !/\bcount(?:s|ed) as\b/.test(text)) return [];
  return changed(text, (line) => ofThis(line, vocabulary, kind) ?? ofBoth(line, vocabulary));
}

/** What carries several, as one more place for it: it is only offered, as others may give places as well. */
export const withMorePlaces = (text: string, vocabulary: Vocabulary): string[] =>
  changed(text, (line) => {
    const [, head, who, number, carried] = CARRIES.exec(line) ?? [];
    if (head === undefined || carried === undefined) return undefined;
    const counter = soleIn(vocabulary, (many) => placesFor(vocabulary, many, carried));
    return counter && `${head}+${numberOf(number!) - 1} to the ${forms(counter).many} of ${who}`;
  });

function changed(text: string, change: (line: string) => string | undefined): string[] {
  const put = text.split('\n').map((line) => change(line) ?? line);
  return put.join('\n') === text ? [] : [put.join('\n')];
}

function ofThis(line: string, vocabulary: Vocabulary, kind: KindSymbol | undefined): string | undefined {
  const [, head, self, number, done, noun] = COUNTS.exec(line) ?? [];
  // `2 sold fruits`: where those count that something was done with.
  if (done !== undefined && !vocabulary.verbForms.get(done)?.participle) return undefined;
  if (head === undefined || !kind || ![forms(kind).many, ...(kind.names.also?.en ?? [])].includes(noun!))
    return undefined;
  const counter = ownMultiplicity(vocabulary, kind);
  return counter && `${head}+${numberOf(number!) - 1} to the ${forms(counter).many} of ${self}`;
}

/** The one counter of cards that begins at 1 and of whose word something holds. */
function soleIn({ counters }: Vocabulary, holds: (many: string) => boolean): CounterSymbol | undefined {
  const [one, other] = counters.filter(
    (each) => each.of === 'card' && each.starts === 1 && holds(forms(each).many),
  );
  return other ? undefined : one;
}

/** Whether a noun of the game is of those that carry fewer than they have of a counter. */
const placesFor = ({ nouns }: Vocabulary, many: string, carried: string): boolean =>
  nouns.some(({ is }) =>
    new RegExp(`\\b${many} is more than the number of ${carried} attached to\\b`).test(is.snippet.text),
  );

/** Two values, each of which it is. */
function ofBoth(line: string, vocabulary: Vocabulary): string | undefined {
  const [, head, who, , first, , second] = BOTH.exec(line) ?? [];
  if (head === undefined || first === undefined || second === undefined) return undefined;
  const [one, other] = [first, second].map((each) => vocabulary.terms.get(each)?.[0]?.symbol);
  if (one?.sort !== 'value' || other?.sort !== 'value' || one.of !== other.of || one === other)
    return undefined;
  const article = (word: string): string => (/ an? /.test(line) ? withArticle(word) : word);
  return `${head}${who} counts as ${article(first)}\n${head}${who} also counts as ${article(second)}`;
}
