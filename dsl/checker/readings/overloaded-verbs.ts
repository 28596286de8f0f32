/**
 * A word by which people call a verb: a game lists it with `also`. Where it is a verb of the game itself, what that
 * one cannot be done with is done with the other one.
 */
import { participle, thirdPerson } from '../../text/english-inflection.ts';
import type { Vocabulary } from '../../language/symbols/symbol-table.ts';
import { verbIn } from '../suggestions/word-suggestions.ts';

/** A text with another verb in place of one of the game, for each that the game calls or prints so as well. */
export function withOtherVerbs(text: string, vocabulary: Vocabulary): string[] {
  return [...withPrintedVerbs(text, vocabulary), ...withCalledVerbs(text, vocabulary)];
}

/** `fail a roll for that card` in a game that prints so what its texts call by another verb. */
function withPrintedVerbs(text: string, vocabulary: Vocabulary): string[] {
  return vocabulary.verbs.flatMap(({ id, wording }) => {
    const { phrase } = wording.printed ?? wording;
    const [, first, rest] = /^([a-z-]+) ([a-z ]+?) \{[a-z]+\}/.exec(phrase.en?.trim() ?? '') ?? [];
    if (first === undefined || rest === undefined || first === id) return [];
    const behind = rest.replaceAll(/\b(?:the|an?)\b/g, '(?:the|an?|your|their|its)');
    const put = ([word, form]: readonly [string, 'base' | 'third']): string =>
      text.replaceAll(new RegExp(`(?<![\\w-])${word} ${behind}(?= )`, 'g'), verbIn(vocabulary, id, form));
    const said = (
      [
        [first, 'base'],
        [thirdPerson(first), 'third'],
      ] as const
    ).map(put);
    return said.filter((each) => each !== text);
  });
}

function withCalledVerbs(text: string, vocabulary: Vocabulary): string[] {
  return vocabulary.verbs.flatMap(({ id, names }) =>
    (names.also?.en ?? []).flatMap((called) => {
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
