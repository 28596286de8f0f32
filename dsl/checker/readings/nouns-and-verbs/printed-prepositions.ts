/**
 * What a verb is done with, by the small word that cards print there: `when you spray a fruit with a can`, in a game that prints `with` where
 * its texts say `by`.
 */
import { thirdPerson } from '../../../text/english-inflection.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';

const THING = '(?=(?:an?|the|this|that|your|another|it|one of|all|each)\\b)';

/** The text with such words as those of the texts; none where nothing changes. */
export function withPrintedPrepositions(text: string, vocabulary: Vocabulary): string[] {
  const put = vocabulary.verbs.reduce((said, { id, parameters, wording }) => {
    const { phrase } = wording.printed ?? wording;
    return parameters.reduce((each, { name, preposition }) => {
      const [, printed] = new RegExp(`\\b([a-z]+) \\{${name}\\}`).exec(phrase.en ?? '') ?? [];
      if (preposition === undefined || printed === undefined || printed === preposition) return each;
      const words = [
        id,
        verbIn(vocabulary, id, 'third'),
        verbIn(vocabulary, id, 'participle'),
        thirdPerson(id),
      ];
      const does = `(?<![\\w-])(?:${[...new Set(words)].join('|')})`;
      return each.replaceAll(
        new RegExp(`(${does}(?: (?!(?:${printed}|and|or|then|to)\\b)[^\\s,:]+)*?) ${printed} ${THING}`, 'g'),
        `$1 ${preposition} `,
      );
    }, said);
  }, text);
  return put === text ? [] : [put];
}
