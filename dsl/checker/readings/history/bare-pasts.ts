/**
 * What is asked of the past with the one object that a verb can have, which is no card: `if you shook a roll this turn` is `if you shook
 * this turn`, and `outbid nobody this turn` is `did not outbid this turn`. Nothing else is remembered of such an object.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { participleOfPast } from '../../../text/irregular-verbs.ts';

const WHO = '(you|they|that player|the active player)';
const SINCE = '(this (?:turn|round|game)|since [^,:]+?)';
const ASKED = new RegExp(
  `(?<=\\b(?:if|while|and|or|unless) )${WHO} ((?:did not|didn't|has not|have not|hasn't|haven't|has|have) )?([a-z]+) (nobody|no one|(?:an?|any|no) [a-z]+)(?: ${SINCE})?(?=$|[,:]| and | or )`,
  'g',
);

/** The text without such objects; none where nothing changes. */
export function withBarePasts(text: string, vocabulary: Vocabulary): string[] {
  const put = text
    .split('\n')
    .map((line) => bareIn(line, vocabulary))
    .join('\n');
  return put === text ? [] : [put];
}

/** Conditions that share one time have it behind the last of them. */
function bareIn(text: string, { verbForms }: Vocabulary): string {
  const end = /^[^,:.]*?\b(this (?:turn|round|game)|since [^,:.]+)(?=[,:])/.exec(
    text.replace(/^[^,:]*\b(?:when|at|while)\b[^,:]*, /, ''),
  )?.[1];
  return text.replaceAll(
    ASKED,
    (said, who: string, how: string | undefined, word: string, object: string, since = end) => {
      const form = verbForms.get(participleOfPast(word) ?? word);
      const taken = form?.verb.parameters.find(({ preposition }) => preposition === undefined)?.phrase.tree;
      const noun = taken?.heads[0]?.words.map((each) => each.text).join(' ');
      const isDenied = / not |n't /.test(` ${how ?? ''}`);
      const isPast = isDenied ? form?.form === 'base' || form?.participle : form?.participle;
      if (
        !form ||
        !isPast ||
        since === undefined ||
        taken?.determiner !== 'a' ||
        !WITHOUT_FACES.has(noun ?? '')
      )
        return said;
      const isNone = /^no(?:body| )/.test(object);
      const isOf = /^(?:nobody|no one)$/.test(object) ? noun === 'player' : object.endsWith(` ${noun}`);
      if (!isOf || (isNone && isDenied)) return said;
      return isNone || isDenied
        ? `${who} did not ${form.verb.id} ${since}`
        : `${who} ${how ?? ''}${word} ${since}`;
    },
  );
}

/** What verbs are done with that is no card: of these nothing is remembered. */
const WITHOUT_FACES: ReadonlySet<string> = new Set(['roll', 'player']);
