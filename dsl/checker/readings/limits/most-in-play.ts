/**
 * How many cards of a kind a player can have: `you can have at most 2 stalls`. What becomes of one more is open, so the text that
 * forbids to bring one from the hand is only offered.
 */
import { longestTerm, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { KindSymbol } from '../../../language/symbols/symbols.ts';
import { plural } from '../../../text/english-inflection.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

const MOST =
  /^(\s*)(you|(?:all |other )?players|(?:all |your )?opponents|each (?:player|opponent)) (?:(?:can|may) (?:only )?(?:have|control) (?:at most|no more than|up to|a maximum of)|(?:cannot|can't|can not|may not) (?:have|control) more than|(?:can|may) only (?:have|control)) (\d+|one|two|three|four|five|six) ([a-z-]+)(?: (?:in play|at a time|at once|at the same time))?$/i;

/** The text with each such line as the language has it; none where nothing changes. */
export function withMostInPlay(text: string, vocabulary: Vocabulary): string[] {
  const put = text
    .split('\n')
    .map((line) => forbidden(line, vocabulary) ?? line)
    .join('\n');
  return put === text ? [] : [put];
}

function forbidden(line: string, vocabulary: Vocabulary): string | undefined {
  const [, margin, who, most, said] = MOST.exec(line) ?? [];
  const noun = said === undefined ? undefined : firstNounSaid(vocabulary, said);
  const kind = noun && vocabulary.terms.get(noun.one)?.[0]?.symbol;
  if (!noun || kind?.sort !== 'kind') return undefined;
  const all = noun.form === 'many' ? said : plural(said);
  const verbs = broughtBy(vocabulary, kind);
  if (verbs.length !== 1) return undefined;
  const [verb] = verbs;
  const many = `at least ${most} ${said}`;
  if (/^you$/i.test(who)) return `${margin}while you have ${many}, you cannot ${verb} ${all}`;
  const players = who
    .toLowerCase()
    .replace(/^each (player|opponent)$/, '$1s')
    .replace(/^(?:all|your) /, '');
  return `${margin}${players} with ${many} cannot ${verb} ${all}`;
}

/** The verbs by which a player brings a card of just this kind out of the hand. */
const broughtBy = (vocabulary: Vocabulary, kind: KindSymbol): string[] =>
  vocabulary.verbs.flatMap(({ id, parameters: [object] }) =>
    object &&
    !object.preposition &&
    object.phrase.snippet.text.endsWith(' in your hand') &&
    object.phrase.tree.heads.some(({ words }) =>
      longestTerm(vocabulary, words)?.meanings.some(({ symbol }) => symbol === kind),
    )
      ? [id]
      : [],
  );
