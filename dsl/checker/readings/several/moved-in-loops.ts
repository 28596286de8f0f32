/**
 * Which cards a loop has moved: `for each fruit in your hand as entry:` moves some of them `to your shed`, and below it `if at least 2 fruits were
 * moved this way`, `choose one of those fruits`. It is those of the cards that were there which are in that place then.
 */
import { forms, type Vocabulary } from '../../../language/symbols/symbol-table.ts';
import { plural, withArticle } from '../../../text/english-inflection.ts';
import { BOUNDS, countBound } from '../words/count-bounds.ts';
import { nounSaid } from '../words/spoken-nouns.ts';

const LOOP = /^(\s*)for each ([a-z-]+(?: card)?) ((?:in|among) [^,:\n]+?)(?: as ([a-z-]+))?:$/;
const WAY = '(?:this way|in this way|by this|like this)';
const COUNT = `(an?|any|no|${BOUNDS} \\d+|\\d+(?: or (?:more|fewer|less))?)`;
const NAMES = /\b(?:as|let|the) seen\b/;

/** The text in which the cards of such a loop are named first; none where nothing is asked of them. */
export function withMovedInLoops(text: string, vocabulary: Vocabulary): string[] {
  if (!new RegExp(`\\b(?:${WAY}|those)\\b`).test(text) || NAMES.test(text)) return [];
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    const [, margin, said, place, name] = LOOP.exec(line) ?? [];
    const noun = said === undefined ? undefined : nounSaid(vocabulary, said);
    if (margin === undefined || noun?.of !== 'card') return [];
    const length = lines.slice(at + 1).findIndex((each) => !each.startsWith(`${margin} `));
    if (length < 0) return [];
    const body = lines.slice(at + 1, at + 1 + length);
    const card = name === undefined ? `that ${said}` : `the ${name}`;
    const goals = body.flatMap((each) => goalsIn(each, card));
    const [goal] = goals;
    if (goals.length !== 1 || goal === undefined) return [];
    const many = manyOf(noun.one, vocabulary);
    const there = `where that ${noun.one} is in ${goal}`;
    const rest = lines.slice(at + 1 + length).join('\n');
    const put = rest
      .replaceAll(
        new RegExp(
          `\\bif ${COUNT} (?:${many}|${noun.one}|cards?) (?:was|were) (?:moved|put|laid|placed|put there) ${WAY}`,
          'g',
        ),
        (_, count: string) => `if (the number of ${many} among the seen ${there}) is ${countBound(count)}`,
      )
      .replaceAll(
        new RegExp(`\\bone of (?:those|these) (?:${many}|cards)\\b`, 'g'),
        `${withArticle(noun.one)} among the seen ${there}`,
      )
      .replaceAll(
        new RegExp(`\\ball(?: of)? (?:those|these) (?:${many}|cards)\\b`, 'g'),
        `all ${many} among the seen ${there}`,
      );
    if (put === rest) return [];
    return [
      [
        ...lines.slice(0, at),
        `${margin}let seen be all ${many} ${place}`,
        `${margin}for each ${noun.one} among the seen${name === undefined ? '' : ` as ${name}`}:`,
        ...body,
        put,
      ].join('\n'),
    ];
  });
}

function manyOf(one: string, { terms }: Vocabulary): string {
  const symbol = terms.get(one)?.[0]?.symbol;
  return symbol?.sort === 'kind' || symbol?.sort === 'noun' ? forms(symbol).many : plural(one);
}

/** Where a line moves a card of the loop. */
const goalsIn = (line: string, card: string): string[] =>
  [...line.matchAll(new RegExp(`\\bmoves? ${card} to ([^,:\\n]+?)(?=$|,| and )`, 'g'))].map(
    ([, goal]) => goal,
  );
