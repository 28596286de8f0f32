/**
 * Who has done something more often: `if an opponent has sold more fruits than you this turn`. The times are compared. Where a noun of the
 * game names what was done, as in `sold fruit`, and the text names no time, such cards are counted.
 */
import { withArticle } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const SINCE = '(?: (this turn|this round|this game))?';
const FORM = new RegExp(
  `\\b(if|while|unless|and|or) (you|an opponent|each opponent|every opponent|another player) (?:have |has )?([a-z]+) (more|fewer|less) ([a-z]+(?: cards)?)${SINCE} than (you|an opponent|another player|(?:each|every)(?: of your| other)? (?:opponents?|players?)|all (?:your )?opponents|all other players)(?: have| has| do| did| does)?${SINCE}(?=$|[,:]| and | or )`,
  'gm',
);

/** The text with such comparisons as numbers; none where nothing changes. */
export function withComparedDeeds(text: string, vocabulary: Vocabulary): string[] {
  const put = text.replaceAll(
    FORM,
    (
      said,
      asks: string,
      who: string,
      word: string,
      how: string,
      what: string,
      early: string | undefined,
      whom: string,
      late: string | undefined,
    ) => {
      const form = vocabulary.verbForms.get(word);
      const noun = nounSaid(vocabulary, what);
      if (!form?.participle || noun?.of !== 'card' || noun.form !== 'many') return said;
      // One of both is you.
      if ((who === 'you') === (whom === 'you')) return said;
      const since = early ?? late;
      if (since !== undefined) return `${asks} ${compared(who, how, whom, word, noun.one, since)}`;
      const done = vocabulary.nouns.find((each) => forms(each).one === `${word} ${noun.one}`);
      if (!done) return said;
      const others = /^(?:each|every|all)/.test(whom) ? 'each opponent' : whom;
      return `${asks} ${who} ${who === 'you' ? 'have' : 'has'} ${how} ${forms(done).many} than ${others}`;
    },
  );
  return put === text ? [] : [put];
}

/** Whether there is an opponent with so many, or none who has as many. */
function compared(who: string, how: string, whom: string, word: string, one: string, since: string): string {
  const times = (doer: string): string => `the number of times ${doer} ${word} ${withArticle(one)} ${since}`;
  const isOne = (who === 'you' ? whom : who).startsWith('an');
  // Of an opponent it is asked the other way round.
  const isMore = (how === 'more') !== (who === 'you');
  const test = isOne ? (isMore ? 'more than' : 'less than') : isMore ? 'at most' : 'at least';
  return `there is ${isOne ? 'an' : 'no'} opponent where ${times('that player')} is ${test} ${times('you')}`;
}
