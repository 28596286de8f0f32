/** Cards that do themselves what players do with them: `when a ship sails to a harbour` is when it is sailed there. */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { useOfHost } from './acting-hosts.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

/** The card and its verb, with nothing behind it that it would do this to. */
const EVENT =
  /\b(when(?:ever)?|before|each time|every time) ((?:an?|another|this|that|the) ([a-z-]+(?: [a-z-]+)?)(?: of (?:yours|an opponent|that player|the [a-z-]+)| (?:in|on) [^,:\n]+?)?) ([a-z]+s)(?=[,:]| (?:to|onto|into|from|in|on|out of)\b)/g;

export function withActingCards(text: string, vocabulary: Vocabulary): string[] {
  const put = text.replaceAll(EVENT, (said, when: string, card: string, noun: string, word: string) => {
    const known = vocabulary.verbForms.get(word);
    if (known?.form !== 'third' || !takesCards(known.verb.parameters)) return said;
    // What players do using something that the card carries.
    if (useOfHost(vocabulary, word, 'third')) return said;
    const isCard = nounSaid(vocabulary, noun)?.of === 'card' || isNamedCard(text, vocabulary, noun);
    return isCard ? `${when} ${card} is ${verbIn(vocabulary, known.verb.id, 'participle')}` : said;
  });
  return put === text ? [] : [put];
}

/** Whether a verb is done with cards, and by none: where it is done `by` one, the card in front is that. */
const takesCards = (parameters: readonly { readonly preposition?: string | undefined }[]): boolean =>
  parameters.some(({ preposition }) => preposition === undefined) &&
  !parameters.some(({ preposition }) => preposition === 'by');

/** Whether an earlier line has given a card that name. */
function isNamedCard(text: string, vocabulary: Vocabulary, name: string): boolean {
  const [, noun] =
    new RegExp(`\\bchooses? an?(?:other)? ([a-z-]+)\\b[^,:\\n]* as ${name}\\b`).exec(text) ?? [];
  return noun !== undefined && nounSaid(vocabulary, noun)?.of === 'card';
}
