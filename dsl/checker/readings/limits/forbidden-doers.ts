/** By which cards something cannot be done: `fruits in your row cannot be pecked by crows of level 1` is `all crows where level is 1 cannot peck all fruits in your row`. */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

const RULE =
  /^(\s*(?:- )?(?:[^,:\n]+, )*)([^,:\n]+?) (?:cannot|can't|can not|can never) be ([a-z]+) by ((?:all |any )?(?!an? |the |that |this |each |your )[a-z][^,:\n]*?)((?: (?:until [^,:\n]+|this turn|this round))?)$/gm;
const KNOWN = /^(?:all|your|this|the|that|each|any|an?)\b/;

export function withForbiddenDoers(text: string, vocabulary: Vocabulary): string[] {
  const put = text.replaceAll(
    RULE,
    (said, head: string, prey: string, done: string, doers: string, span: string) => {
      const form = vocabulary.verbForms.get(done);
      const doer = firstNounSaid(vocabulary, doers.replace(/^(?:all|any) |^[a-z]+ \d+ /, ''));
      const isDone = form?.verb.parameters.some(({ preposition }) => preposition === 'by') === true;
      if (!form?.participle || !isDone || doer?.of !== 'card' || doer.form !== 'many') return said;
      const all = doers.startsWith('all ') ? doers : `all ${doers.replace(/^any /, '')}`;
      const verb = verbIn(vocabulary, form.verb.id, 'base');
      return `${head}${all} cannot ${verb} ${KNOWN.test(prey) ? prey : `all ${prey}`}${span}`;
    },
  );
  return put === text ? [] : [put];
}
