/**
 * What has happened to cards of somebody, or to so many: `if a fruit of yours was sold this turn`, `if exactly 2 fruits were sold this
 * turn`. The language asks where they are now; one that has gone on since is not found, so this is offered and not read.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { destinationsIn } from '../verb-destinations.ts';
import { firstNounSaid } from '../reference/spoken-nouns.ts';

const SINCE = '((?:this|last|the last) [a-z]+)';
const COUNT =
  '(an?|any|no|(?:at least |at most |exactly |more than |less than )?(?:\\d+|\\(?the [a-z-]+\\)?|that many)(?: or (?:more|fewer|less))?)';
const WAS = new RegExp(
  `\\b(if|while|and|or) ${COUNT} ([a-z-]+(?: [a-z-]+)??)( of (?:yours|that player|an opponent|the [a-z-]+)| of theirs)? (?:was|were) ([a-z-]+) ${SINCE}(?=$|[,:\\n]| and | or )`,
  'g',
);

/** The text with such questions for what is there; none where it has none. */
export function withPastOfCards(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:was|were) [a-z]/.test(text)) return [];
  const put = text.replaceAll(
    WAS,
    (
      said,
      head: string,
      count: string,
      noun: string,
      whose: string | undefined,
      done: string,
      since: string,
    ) => {
      const found = firstNounSaid(vocabulary, noun);
      const form = vocabulary.verbForms.get(done);
      const end = form?.participle
        ? destinationsIn(vocabulary).find(({ verb }) => verb === form.verb)
        : undefined;
      if (found?.of !== 'card' || !end || end.of === 'doer') return said;
      const own = whose?.replace(/^ of /, '');
      if (end.of === 'all' ? own !== undefined : own === undefined) return said;
      const owner =
        own === undefined ? 'the' : own === 'yours' ? 'your' : `${own === 'theirs' ? 'that player' : own}'s`;
      const { one } = found;
      const isOne = /^(?:an?|any|no)$/.test(count);
      const many = boundOf(count);
      return `${head} there ${isOne ? 'is' : 'are'} ${many} ${noun} in ${owner} ${forms(end.zone).one} where that ${one} was ${done} ${since}`;
    },
  );
  return put === text ? [] : [put];
}

const boundOf = (count: string): string =>
  count
    .replace(/^any$/, 'a')
    .replace(/^(\d+)$/, 'exactly $1')
    .replace(/^(\d+) or more$/, 'at least $1')
    .replace(/^(\d+) or (?:fewer|less)$/, 'at most $1')
    .replace(/^((?:exactly |at least |at most |more than |less than )?)(the [a-z-]+)$/, '$1($2)')
    .replace(/^(?=\(|that many)/, 'exactly ');
