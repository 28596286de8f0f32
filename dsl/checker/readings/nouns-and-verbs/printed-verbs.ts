/** Verbs by the words that cards print for them, and by those that the game lists: `is knocked out` of what texts call felled. */
import { participle } from '../../../text/english-inflection.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import type { SpokenWords } from '../words/spoken-words.ts';

/** A line in which such verbs are in the words of the texts, where what is done to a card is asked for or waited for. */
export function withVerbsAsPrinted(line: string, { vocabulary }: SpokenWords): string {
  // What a card is in itself may be called alike.
  if (!/\b(?:when(?:ever)?|before|each time|every time|as soon as|would|cannot)\b/.test(line)) return line;
  return vocabulary.verbs.reduce((said, verb) => {
    const { id, wording, names } = verb;
    const { phrase } = wording.printed ?? wording;
    const [, first, particle] =
      /^([a-z]+)(?: (out|up|down|off|away|back))? \{/.exec(phrase.en?.trim() ?? '') ?? [];
    const printed = first === undefined || particle === undefined ? [] : [`${participle(first)} ${particle}`];
    const also = (names.also?.en ?? []).map(participle).filter((word) => isOnly(word));
    const called = [...printed, ...also].filter((word) => !vocabulary.verbForms.has(word));
    if (called.length === 0) return said;
    return said.replaceAll(
      new RegExp(`\\b(is|are|be|gets|get|being|was|were)( not)? (?:${called.join('|')})(?![\\w-])`, 'g'),
      (_, be: string, not = '') =>
        `${be === 'gets' ? 'is' : be === 'get' ? 'are' : be}${not} ${verbIn(vocabulary, id, 'participle')}`,
    );
  }, line);

  function isOnly(word: string): boolean {
    const of = vocabulary.verbs.filter(({ names }) =>
      names.also?.en?.some((each) => participle(each) === word),
    );
    return of.length === 1 && !vocabulary.terms.has(word);
  }
}
