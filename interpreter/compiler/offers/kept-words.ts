/** Whether a sentence that is offered keeps what was written: no other word may stand for what these say. */
import { participle, thirdPerson } from '../../../dsl/text/english-inflection.ts';
import { withDigits } from '../../../dsl/checker/readings/speech/plain-amounts.ts';
import type { Vocabulary } from '../../../dsl/language/symbols/symbol-table.ts';

/** Of each group one word is in the offered sentence if one is in what was written. */
const GROUPS: readonly RegExp[] = [
  /\b(?:another|others?|else|different|except|rest|remaining|apart from)\b/,
  /\b(?:most|fewest|least|highest|lowest)\b/,
];

/** What is offered brings none of these in: the order of sentences is no player. */
const BROUGHT: readonly RegExp[] = [/\bfirst player\b/, /\bof (?:yours|theirs) of (?:yours|theirs)\b/];

/** Somebody who is referred to, and who can be. */
const REFERRED = /\bthat (?:player|opponent)\b/;
const PEOPLE =
  /\b(?:players?|opponents?|you|they|them|who|whoever|somebody|someone|anybody|anyone|everybody|everyone|nobody|owners?|controllers?)\b/;

/** What holds under a condition alone, and how the language says so. */
const BOUND = /\b(?:only if|unless|as long as)\b/;
const CONDITION = /\b(?:if|unless|while|cannot|to [a-z]+)\b/;

/** Whether the words that nothing else says are kept, and none is brought in. */
export const keepsWords = (written: string, offered: string): boolean => {
  const [said, put] = [written, offered].map((text) => text.toLowerCase());
  return (
    GROUPS.every((group) => !group.test(said) || group.test(put)) &&
    BROUGHT.every((group) => !group.test(put) || group.test(said)) &&
    (!REFERRED.test(put) || PEOPLE.test(said)) &&
    (!BOUND.test(said) || CONDITION.test(put))
  );
};

/** Whether what was done to cards is kept: `a discarded fruit` is no fruit. */
export function keepsParticiples(written: string, offered: string, { verbs }: Vocabulary): boolean {
  const put = offered.toLowerCase();
  return verbs.every(({ id }) => {
    const done = new RegExp(`\\b(?:an?|the|that|those|each|every|all) ${participle(id)} [a-z]`, 'i');
    const forms = [id, thirdPerson(id), participle(id)];
    return !done.test(written) || forms.some((form) => new RegExp(`\\b${form}\\b`).test(put));
  });
}

const EVENT = /^\s*(?:[^,:\n]+, )*?(?:when(?:ever)?|before|after|each time|every time) [^,:\n]+/i;

/** Whether of an event all that happens in it is kept: what comes behind `and` there is nobody's order. */
export function keepsEvents(written: string, offered: string, { verbForms }: Vocabulary): boolean {
  const [event] = EVENT.exec(written.toLowerCase()) ?? [''];
  const [, second] = / and (?:then )?([a-z-]+)/.exec(event) ?? [];
  const verb = verbForms.get(second ?? '')?.verb;
  if (!verb) return true;
  const [put] = EVENT.exec(offered.toLowerCase()) ?? [''];
  return put.split(' ').some((word) => verbForms.get(word)?.verb === verb);
}

/** Whether two texts differ in nothing but numbers in words, capitals and the sign at the end. */
export const isSameText = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (text: string): string =>
  withDigits(text.toLowerCase())
    .replaceAll(/[.!]+(?=$|\s)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
