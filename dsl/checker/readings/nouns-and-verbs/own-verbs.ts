/**
 * A verb for what others have, used for one's own, in a game that has another word for that: `ruin a fruit in your row`, `that player
 * chooses a fruit in their row and ruins it`. It is the verb that takes the same of one's own to the same place.
 */
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import type { VerbSymbol } from '../../../language/symbols/symbols.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { destinationsIn } from '../words/verb-destinations.ts';

const TAKEN = /^(.*) in (your|an opponent's) ([a-z]+(?: [a-z]+)?)$/;

interface Pair {
  readonly others: VerbSymbol;
  readonly own: VerbSymbol;
  /** Where both take cards from. */
  readonly place: string;
}

/** The verbs that are the same but for whose cards they take. */
function pairsIn(vocabulary: Vocabulary): Pair[] {
  const there = destinationsIn(vocabulary).map((each) => ({
    ...each,
    taken: TAKEN.exec(each.verb.parameters[0].phrase.snippet.text.trim()),
  }));
  return there.flatMap(({ verb: others, zone, taken }) => {
    const [, what, whose, place] = taken ?? [];
    if (whose !== "an opponent's" || place === undefined) return [];
    const own = there.filter(
      (each) =>
        each.zone === zone &&
        each.taken?.[2] === 'your' &&
        each.taken[1] === what &&
        each.taken[3] === place &&
        each.verb.parameters.length === others.parameters.length,
    );
    return own.length === 1 ? [{ others, own: own[0].verb, place }] : [];
  });
}

/** A text with the other verb in each such sentence. */
export const withOwnVerbs = (text: string, vocabulary: Vocabulary): string[] => [
  ...ofOnesOwn(text, vocabulary),
  ...ofAnother(text, vocabulary),
];

/** `throw away a fruit in that player's basket`, in a game in which everybody does so with their own: you choose which. */
function ofAnother(text: string, vocabulary: Vocabulary): string[] {
  const own = destinationsIn(vocabulary).filter(({ verb }) => verb.parameters.length === 1);
  return own.flatMap(({ verb }) => {
    const [, , whose, place] = TAKEN.exec(verb.parameters[0].phrase.snippet.text.trim()) ?? [];
    if (whose !== 'your' || place === undefined || /\blost\b/.test(text)) return [];
    const line = new RegExp(
      `^( *)(you may )?${verb.id} ((?:an?|one|\\d+|up to \\d+) [^,.:\\n]+?) (?:in|from) (that player's|an opponent's) ${place}$`,
      'm',
    );
    const third = verbIn(vocabulary, verb.id, 'third');
    const put = text.replace(line, (_, margin: string, may: string | undefined, what: string, who: string) =>
      [
        ...(who.startsWith('an') ? ['choose an opponent'] : []),
        `${may ?? ''}choose ${what.replace(/^one /, 'a ')} in that player's ${place} as lost`,
        `${may === undefined ? '' : 'if you do, '}that player ${third} the lost`,
      ]
        .map((each) => margin + each)
        .join('\n'),
    );
    return put === text ? [] : [put];
  });
}

const ofOnesOwn = (text: string, vocabulary: Vocabulary): string[] =>
  pairsIn(vocabulary).flatMap(({ others, own, place }) => {
    const put = text.split('\n').map((line) => {
      if (/\b(?:when(?:ever)?|before|would|cannot|can)\b/.test(line)) return line;
      const [base, third] = [others.id, verbIn(vocabulary, others.id, 'third')];
      const theirs = verbIn(vocabulary, own.id, 'third');
      return (
        line
          .replaceAll(
            new RegExp(
              `(?<![\\w-])${base} (?=(?:[^,.:]+? (?:in|from) your ${place}|(?:one|\\d+|two|any|all) of your (?:own )?[a-z]+|(?:an?|\\d+|all) [a-z ]+ of yours|all your [a-z]+)\\b)`,
              'g',
            ),
            `${own.id} `,
          )
          .replaceAll(
            new RegExp(
              `\\b((?:each|that|every|an?|the [a-z]+) (?:other )?(?:player|opponent)(?: [^,.:]*?)?) ${third} (?=[^,.:]+? (?:in|from) their (?:own )?${place}\\b|(?:one|\\d+|two) of their (?:own )?[a-z]+|their own [a-z]+)`,
              'g',
            ),
            `$1 ${theirs} `,
          )
          // What they chose among their own.
          .replaceAll(
            new RegExp(
              `(chooses? [^,.:]+? (?:in|from) their (?:own )?${place}(?: as [a-z]+)?,? (?:and|then|and then)) ${third} (?=it\\b|that\\b|the\\b)`,
              'g',
            ),
            `$1 ${theirs} `,
          )
      );
    });
    const all = put.join('\n');
    return all === text ? [] : [all];
  });
