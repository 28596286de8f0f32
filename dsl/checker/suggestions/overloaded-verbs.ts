/**
 * A word that stands for two verbs: a game says with `also` that people call another verb so, too. What the one verb
 * cannot be done with is done with the other one.
 */
import { participle, thirdPerson } from '../../text/english-inflection.ts';
import type { Vocabulary } from '../../language/symbols/symbol-table.ts';
import { verbIn } from './word-suggestions.ts';

/** A text with another verb in place of one of the game, for each that the game calls so as well. */
export function withOtherVerbs(text: string, vocabulary: Vocabulary): string[] {
  return vocabulary.verbs.flatMap(({ id, names }) =>
    (names.also?.en ?? []).flatMap((called) => {
      // A word that is no verb of the game has no meaning; the help leads to the verb.
      if (!vocabulary.verbs.some((other) => other.id === called)) return [];
      const forms = [
        [called, 'base'],
        [thirdPerson(called), 'third'],
        [participle(called), 'participle'],
      ] as const;
      return forms.flatMap(([word, form]) =>
        [...text.matchAll(new RegExp(`(?<![\\w-])${word}(?![\\w-])`, 'g'))].map(
          ({ index }) =>
            text.slice(0, index) + verbIn(vocabulary, id, form) + text.slice(index + word.length),
        ),
      );
    }),
  );
}
