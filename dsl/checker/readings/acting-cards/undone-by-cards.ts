/**
 * What a card does and what does not come of it: `when this bites a fruit and does not eat it`, `when a crow bites this and does not eat
 * this`. It is asked behind the event, of the card that it was done to: `if that fruit was not eaten this turn`.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { isDecidedLater } from '../words/decided-later.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';

const HEAD = '^(\\s*(?:(?:once|twice|\\d+ times) per [a-z]+, |while [^,:]+, |until [^,:]+, )*)';
const NOT = "(?:does not|doesn't|did not|didn't|fails to|cannot|without)";
const EVENT = new RegExp(
  `${HEAD}(?:when|whenever|each time|every time) (this|the equipped [a-z-]+|that [a-z-]+|an?(?:other)? (?!opponent\\b|player\\b)[a-z-]+(?: of (?:yours|an opponent))?) ([a-z-]+s) (this|an?(?:other)? (?:opponent's )?[a-z-]+(?: of (?:yours|an opponent))?),? (?:and|but) ${NOT} ([a-z-]+) (it|this|that [a-z-]+)(?=[,:])`,
  'gm',
);

/** The text with each such event as what happens and what is asked of it; none where there is none. */
export function withUndoneByCards(text: string, vocabulary: Vocabulary): string[] {
  const put = text.replaceAll(
    EVENT,
    (said, head: string, who: string, does: string, whom: string, undone: string, it: string) => {
      const verb = vocabulary.verbForms.get(undone)?.verb;
      const form = vocabulary.verbForms.get(does);
      const isDone = form?.form === 'third' && !isDecidedLater(vocabulary, form.verb, verb);
      const noun = whom.replace(/^(?:another|an?) (?:opponent's )?/, '').replace(/ of .+$/, '');
      const one = whom === 'this' ? 'this' : `that ${noun}`;
      const isSame = it === 'it' || it === one;
      if (!verb || !isDone || !isSame) return said;
      const object = /^(an?) opponent's ([a-z-]+)$/.exec(whom);
      const taken = object ? `${object[1]} ${object[2]} of an opponent` : whom;
      return `${head}when ${who} ${does} ${taken}, if ${one} was not ${verbIn(vocabulary, verb.id, 'participle')} this turn`;
    },
  );
  return put === text ? [] : [put];
}
