/**
 * A word by which people call a verb: a game lists it with `also`. Where it is a verb of the game itself, what that
 * one cannot be done with is done with the other one.
 */
import { participle, thirdPerson, withArticle } from '../../../text/english-inflection.ts';
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { outcomesIn } from '../rolls/outcomes.ts';
import { verbIn } from '../../suggestions/word-suggestions.ts';
import { destinationsIn, type VerbDestination } from '../words/verb-destinations.ts';

/** A text with another verb in place of one of the game, for each that the game calls or prints so as well. */
export function withOtherVerbs(text: string, vocabulary: Vocabulary): string[] {
  return [
    ...withPrintedVerbs(text, vocabulary),
    ...withPrintedCounters(text, vocabulary),
    ...withCalledVerbs(text, vocabulary),
    ...withTwoObjects(text, vocabulary),
    ...withWiderVerbs(text, vocabulary),
  ];
}

/** So many cards with no place: the verb means these itself. */
const OF_ITS_OWN = '(?:an?|one|\\d+|up to \\d+|that many) cards?(?:$|[,.:]| (?:and|then|for|if)\\b)';

/**
 * `bury a card in your hand`, in a game where that is done with the top of a deck: by the one verb that takes any card to the same
 * place.
 */
function withWiderVerbs(text: string, vocabulary: Vocabulary): string[] {
  const there = destinationsIn(vocabulary);
  return there.flatMap((narrow) => {
    // What counts as something else is that, and more than a move: who smashes a fruit destroys it.
    const counted = narrow.verb.counts.map((verb) => ({ verb }));
    const any = there.filter((each) => each.zone === narrow.zone && isOfAny(each));
    const wide = counted.length > 0 ? counted : any;
    if (isOfAny(narrow) || wide.length !== 1) return [];
    // What is waited for and forbidden is of the verb itself.
    const put = (['base', 'third'] as const).reduce((said, form) => {
      const word = verbIn(vocabulary, narrow.verb.id, form);
      if (!said.includes(word)) return said;
      return said.replaceAll(
        new RegExp(
          `(?<![\\w-]|\\b(?:when|whenever|before|would|cannot|can)\\b[^,:\\n]*)${word}(?= (?!${OF_ITS_OWN})[a-z\\d])`,
          'gm',
        ),
        verbIn(vocabulary, wide[0].verb.id, form),
      );
    }, text);
    return put === text ? [] : [put];
  });
}

/** `fail a roll for that card` in a game that prints so what its texts call by another verb. */
function withPrintedVerbs(text: string, vocabulary: Vocabulary): string[] {
  return vocabulary.verbs.flatMap(({ id, wording, parameters }) => {
    const { phrase } = wording.printed ?? wording;
    const [, first, rest] = /^([a-z-]+) ([a-z ]+?) \{[a-z]+\}/.exec(phrase.en?.trim() ?? '') ?? [];
    if (first === undefined || rest === undefined || first === id) return [];
    // `try` is `tries` of another one.
    if (!text.includes(first.slice(0, -1))) return [];
    const behind = rest.replaceAll(/\b(?:the|an?)\b/g, '(?:the|an?|your|their|its)');
    const put = ([word, form]: readonly [string, 'base' | 'third']): string =>
      text.replaceAll(new RegExp(`(?<![\\w-])${word} ${behind}(?= )`, 'g'), verbIn(vocabulary, id, form));
    // `succeed at a luck roll` has no card in it: it is of any that such a roll is about.
    const short = /^([a-z]+ )?(?:the|an?) roll for$/.exec(rest);
    const shorter = ([word, form]: readonly [string, 'base' | 'third']): string =>
      short === null
        ? text
        : text.replaceAll(
            new RegExp(
              `(?<![\\w-])${word} ${short[1] ?? ''}(?:an?|your|their) ([a-z]+) rolls?(?=$|,|:| )`,
              'g',
            ),
            (_, about: string) => `${verbIn(vocabulary, id, form)} ${withArticle(about)}`,
          );
    // `fail a roll`: for any that such a roll is about, where the game decides over no others, or the text goes on about it.
    const [about] = /^an? [a-z-]+/.exec(parameters[0]?.phrase.snippet.text.trim() ?? '') ?? [];
    const others = outcomesIn(vocabulary).length + vocabulary.contests.length > 1;
    const any = ([word, form]: readonly [string, 'base' | 'third']): string =>
      short === null || about === undefined || (others && !text.includes(about.replace(/^an? /, 'that ')))
        ? text
        : text.replaceAll(
            new RegExp(`(?<![\\w-])${word} (?:an?|your|their) roll(?=$|,|:)`, 'g'),
            `${verbIn(vocabulary, id, form)} ${about}`,
          );
    const said = (
      [
        [first, 'base'],
        [thirdPerson(first), 'third'],
      ] as const
    ).flatMap((each) => [put(each), shorter(each), any(each)]);
    return [...said, ...(short ? withRollsOf(text, vocabulary, id, first) : [])].filter(
      (each) => each !== text,
    );
  });
}

const isOfAny = ({ verb }: Pick<VerbDestination, 'verb'>): boolean =>
  /^(?:a|any) cards?$/.test(verb.parameters[0].phrase.snippet.text.trim());

/** Cards that a roll may be for. */
const FOR = '((?:the equipped|that|this|the) [a-z-]+)';

/** `the bearer's roll fails`, in a game that prints `fail the roll for the bearer`; and who it is that fails it. */
function withRollsOf(text: string, vocabulary: Vocabulary, id: string, first: string): string[] {
  const [does, do_, done] = (['third', 'base', 'participle'] as const).map((form) =>
    verbIn(vocabulary, id, form),
  );
  if (!text.includes(first)) return [];
  return [
    text
      .replaceAll(
        new RegExp(
          `\\b(?:${FOR}'s (?:[a-z]+ )?roll|(?:a|the) (?:[a-z]+ )?roll of ${FOR}) ${thirdPerson(first)}(?=,|:|$)`,
          'gm',
        ),
        (_, one?: string, other?: string) => `${one ?? other} is ${done}`,
      )
      .replaceAll(
        new RegExp(
          `\\b(your|an?|an opponent's|a player's|that player's) ([a-z]+) roll ${thirdPerson(first)}(?=,|:|$)`,
          'gm',
        ),
        (_, whose: string, about: string) => {
          const who = whose.startsWith('a') && !whose.endsWith("'s") ? 'a player' : whose.replace(/'s$/, '');
          return whose === 'your'
            ? `you ${do_} ${withArticle(about)}`
            : `${who} ${does} ${withArticle(about)}`;
        },
      )
      .replaceAll(
        new RegExp(
          `\\b(you ${first}|[a-z]+ ${thirdPerson(first)}) (?:${FOR}'s (?:[a-z]+ )?roll|an? (?:[a-z]+ )?roll (?:with|of|by) ${FOR})(?=,|:|$)`,
          'gm',
        ),
        (_, who: string, one?: string, other?: string) =>
          `${who.replace(/ [a-z]+$/, '')} ${who.startsWith('you ') ? do_ : does} ${one ?? other}`,
      ),
  ];
}

/** `recovers 2 health` in a game that prints so what its texts call losing 2 wounds. */
function withPrintedCounters(text: string, { counters }: Vocabulary): string[] {
  return counters.flatMap(({ names, said = {} }) =>
    (['gain', 'lose'] as const).flatMap((change) => {
      const { wording, unit } = said[change] ?? {};
      const word = /^([a-z-]+) \{amount\}$/.exec(wording?.phrase.en ?? '')?.[1];
      if (word === undefined || !unit) return [];
      const [one, many = one] = names.en;
      const units = [...new Set([...unit.en, ...names.en])].join('|');
      const put = [
        [word, change],
        [wording?.forms.en?.[0] ?? thirdPerson(word), thirdPerson(change)],
      ].reduce(
        (line, [from, to]) =>
          line.replaceAll(
            new RegExp(
              `(?<![\\w-])${from} (an?|\\d+|up to \\d+|that much|that many) (?:${units})(?![\\w-])`,
              'g',
            ),
            (_, amount: string) => `${to} ${amount} ${/^(?:an?|1)$/.test(amount) ? one : many}`,
          ),
        text,
      );
      return put === text ? [] : [put];
    }),
  );
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
        // Behind a word such as `your` it is a noun.
        [...text.matchAll(new RegExp(`(?<![\\w-]|\\b(?:the|your|their|in|'s) )${word}(?![\\w-])`, 'g'))].map(
          ({ index }) =>
            text.slice(0, index) + verbIn(vocabulary, id, form) + text.slice(index + word.length),
        ),
      );
    }),
  );
}

/** `join two piles`, with a verb that takes one and, behind a word of its own, another one of the same sort. */
function withTwoObjects(text: string, vocabulary: Vocabulary): string[] {
  if (!/\b(?:two|2) [a-z]/.test(text)) return [];
  return vocabulary.verbs.flatMap(({ id, names, parameters }) => {
    const [one, other, ...more] = parameters;
    const isPair = other?.preposition && one.phrase.snippet.text === other.phrase.snippet.text;
    if (!isPair || one.preposition || more.length > 0) return [];
    const called = [id, ...(names.also?.en ?? [])];
    const put = text.replaceAll(
      new RegExp(
        `(?<![\\w-])(${[...called, ...called.map(thirdPerson)].join('|')}) (?:two|2) (?:different )?([a-z-]+)(?: (?:in|from|of) (?:two )?different ([a-z-]+))?(?=$|[,:]| (?:and|then|in|on|of)\\b)`,
        'gm',
      ),
      (_, word: string, many: string, places?: string) => {
        const noun = singularIn(vocabulary, many);
        const place = places === undefined ? undefined : singularIn(vocabulary, places);
        const verb = called.includes(word) ? id : verbIn(vocabulary, id, 'third');
        const second = place === undefined ? `another ${noun}` : `${withArticle(noun)} in another ${place}`;
        const first =
          place === undefined ? withArticle(noun) : `${withArticle(noun)} in ${withArticle(place)}`;
        return `${verb} ${first} ${other.preposition} ${second}`;
      },
    );
    return put === text ? [] : [put];
  });
}

/** A noun of the game in the singular. */
const singularIn = ({ terms }: Vocabulary, many: string): string => {
  const symbol = terms.get(many)?.[0]?.symbol;
  return symbol ? forms(symbol).one : many.replace(/s$/, '');
};
