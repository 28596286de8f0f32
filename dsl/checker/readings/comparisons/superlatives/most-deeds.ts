/**
 * Who has done something most often: `the player who sold the most fruits this turn draws a card`, `whoever sold the most fruits this
 * turn`. The times are compared; who has done it not at all is not meant by `the most`.
 */
import { withArticle } from '../../../../text/english-inflection.ts';
import { participleOfPast } from '../../../../text/irregular-verbs.ts';
import type { Vocabulary } from '../../../../language/symbols/symbol-table.ts';
import { nounSaid } from '../../words/spoken-nouns.ts';

const WHO =
  '(?:whoever|whichever (?<some>player|opponent)|(?<which>the|an?|each|every|all) (?<people>players?|opponents?) (?:who|that|which))';
const SINCE = '(?<since>this (?:turn|round|game))';
const HEAD = '(?<head>\\s*(?:- )?(?:then |otherwise, |after that, |(?:when|at|if|after) [^,:\\n]+, )?)';
const DEED = `${WHO} (?:has |have |had )?(?<verb>[a-z]+) (?:the )?(?<how>most|fewest) (?<noun>[a-z-]+(?: cards?)?) ${SINCE}`;
const CHOICE = new RegExp(`^(?<head>\\s*(?:- )?choose )${DEED}(?<rest>(?: as [a-z-]+)?)$`);
const YOU = new RegExp(
  `\\b(?<head>(?:if|while|unless) )you (?:have )?(?<verb>[a-z]+) (?:the )?(?<how>most|fewest) (?<noun>[a-z-]+(?: cards?)?) ${SINCE}(?=[,:])`,
);
const SUBJECT = new RegExp(`^${HEAD}${DEED}(?<rest> [a-z]+s(?: [^\\n]+)?)$`);

/** The text with those players as what is compared; none where there are none. */
export function withMostDeeds(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:most|fewest)\b/.test(text)) return [];
  const put = text
    .split('\n')
    .map((line) => {
      const yours = YOU.exec(line);
      const asked = yours && comparedIn(yours.groups!, vocabulary);
      if (yours && asked !== undefined) {
        const [said] = yours;
        return line.replace(said, `${yours.groups!.head}you are a ${asked}`);
      }
      const choice = CHOICE.exec(line)?.groups;
      const subject = choice ? undefined : SUBJECT.exec(line)?.groups;
      const found = choice ?? subject;
      const those = found && comparedIn(found, vocabulary);
      if (!found || those === undefined) return line;
      if (choice) return `${found.head}a${those.startsWith('opponent') ? 'n' : ''} ${those}${found.rest}`;
      return subjectOf(found, those);
    })
    .join('\n');
  return put === text ? [] : [put];
}

type Groups = Readonly<Record<string, string | undefined>>;

/** One of them does it, or each. */
function subjectOf({ head = '', which = 'the', rest = '' }: Groups, those: string): string {
  const order = head.replace(/(?:then|after that,) $/, '');
  if (/^(?:each|every|all)$/.test(which)) return `${order}for each ${those}, that player${rest}`;
  const margin = /^\s*/.exec(head)![0];
  const one = `a${those.startsWith('opponent') ? 'n' : ''} ${those}`;
  return order === margin
    ? `${margin}choose ${one}\n${margin}that player${rest}`
    : `${order.replace(/, $/, ':')}\n${margin}  choose ${one}\n${margin}  that player${rest}`;
}

/** `player where ... and the number of times that player sold a fruit this turn is the highest` */
function comparedIn(
  { some, people, verb = '', how, noun = '', since }: Groups,
  vocabulary: Vocabulary,
): string | undefined {
  const done = participleOfPast(verb) ?? verb;
  const form = vocabulary.verbForms.get(done);
  const found = nounSaid(vocabulary, noun);
  if (!form?.participle || found?.of !== 'card' || found.form !== 'many') return undefined;
  const who = (people ?? some ?? 'player').replace(/s$/, '');
  const deed = `${done} ${withArticle(found.one)} ${since}`;
  const times = `the number of times that player ${deed} is the ${how === 'most' ? 'highest' : 'lowest'}`;
  return `${who} where ${how === 'most' ? `that player ${deed} and ` : ''}${times}`;
}
