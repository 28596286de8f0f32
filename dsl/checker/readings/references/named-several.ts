/**
 * Several that have a name, one after the other: `choose 2 fruits as gifts` and below it `each gift`, `each of the gifts`, `for each
 * gift`, `the number of gifts`.
 */
import { plural, singular, thirdPerson } from '../../../text/english-inflection.ts';
import { singularOf } from '../../../language/parser/errors/card-readings.ts';
import type { Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { firstNounSaid } from '../words/spoken-nouns.ts';

const SEVERAL =
  /\b(?:\d+|up to \d+|any number of|all|one or more|two|three|four) (?:of (?:the|your) )?(?:different )?([^,:\n]+?) as ([a-z-]+)$/gm;
/** In front of an order's object. */
const ORDER = '(^|, |: |then |and |may )';

/** A text in which such words are those of the language. */
export function withNamedOnes(text: string, vocabulary: Vocabulary): string[] {
  const put = withNamedSeveral(text, vocabulary);
  return [put, withOneOfEach(text), withBothNamed(text)].filter((each) => each !== text);
}

const BOTH = /^(\s*(?:- )?)([a-z-]+) the ([a-z-]+) and the ([a-z-]+)((?: (?:to|into) [^,:\n]+)?)$/m;

/** `sell the gift and the prize`, two that were chosen: one verb for each; the second goes where the first has gone. */
const withBothNamed = (text: string): string =>
  text.replace(BOTH, (said, margin: string, verb: string, one: string, other: string, to: string) => {
    if (![one, other].every((name) => new RegExp(` as ${name}$`, 'm').test(text))) return said;
    const [, heap] = /^ (?:to|into) a new ([a-z]+)$/.exec(to) ?? [];
    return heap === undefined
      ? `${margin}${verb} the ${one}${to} and ${verb} the ${other}${to}`
      : `${margin}${verb} the ${one}${to}\n${margin}${verb} the ${other} to the ${one}'s ${heap}`;
  });

const OF_EACH =
  /^(\s*each (?:other )?(?:player|opponent) (?:may )?(?!choose)[a-z-]+ (?:an?|another|\d+|up to \d+) [^,:\n]*?) as ([a-z-]+)$/m;

/** `each player sells a fruit as gift`: what all of them have sold is `those cards`. */
function withOneOfEach(text: string): string {
  const [whole, before, name] = OF_EACH.exec(text) ?? [];
  if (whole === undefined || before === undefined || name === undefined) return text;
  const names = name === plural(singular(name)) ? name : plural(name);
  const all = new RegExp(`\\b(?:the|those) ${names}\\b(?!')`, 'g');
  const [ahead = '', behind = ''] = text.split(whole);
  const put = behind.replaceAll(all, 'those cards');
  return put === behind || new RegExp(`\\bthe ${name}\\b`).test(put) ? text : ahead + before + put;
}

function withNamedSeveral(text: string, vocabulary: Vocabulary): string {
  return [...text.matchAll(SEVERAL)].reduce(
    (said, [, what, names]) => withNamed(said, what, names, vocabulary),
    text,
  );
}

const COUNT =
  '(?:(?:exactly|at least|at most|more than|less than|fewer than|only) )?\\d+(?: or (?:more|fewer|less))?|no';

function withNamed(text: string, what: string, names: string, vocabulary: Vocabulary): string {
  const found = firstNounSaid(vocabulary, what);
  if (!found) return text;
  const single = singularOf(names);
  // Where it is a word of the game, that is meant; a state is one of something.
  const isWord = vocabulary.terms
    .get(single)
    ?.some(({ symbol }) => !(symbol.sort === 'counter' && symbol.holds));
  const one = single === names || isWord ? '' : `|(?:the |chosen )?${single}`;
  const each = `(?:of (?:the|those) ${names}|of them${one})`;
  const isFree = ![names, single].some((name) => vocabulary.terms.has(name));
  const steps: readonly (readonly [pattern: string, to: string])[] = [
    [`\\b(for each|for every) ${each}(?=$|,|:)`, `for each ${found.one} among the ${names}`],
    [`${ORDER}(?:each|every) ${each}(?= [a-z]+s\\b| cannot\\b| may\\b)`, `$1each of the ${names}`],
    [`${ORDER}([a-z-]+) (?:each|every|both|all) ${each}(?=$|,| and )`, `$1$2 the ${names}`],
    [`\\bthe number of ${names}\\b`, `the number of ${found.said} among the ${names}`],
    ...(isFree
      ? [
          [
            `\\b(there (?:is|are) (?:${COUNT})) (?:${names}|${single})(?=$|[,:]| and | or )`,
            `$1 ${found.said} among the ${names}`,
          ] as const,
        ]
      : []),
  ];
  const put = steps.reduce((said, [from, to]) => said.replaceAll(new RegExp(from, 'gm'), to), text);
  return put.replaceAll(
    new RegExp(`${ORDER}the ${names} ([a-z]+) ([^,:\\n]+) each(?=$|,)`, 'gm'),
    (_, before: string, verb: string, rest: string) =>
      `${before}each of the ${names} ${thirdPerson(verb)} ${rest}`,
  );
}
